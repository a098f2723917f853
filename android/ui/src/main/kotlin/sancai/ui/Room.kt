package sancai.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.text.BasicText
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import uniffi.sancai_bindings.Window

/** The rooms beside Home and the game. */
enum class Room { Learn, Rules, Games, Settings, About }

/** What [room] shows. */
@Composable
internal fun RoomScreen(room: Room, model: AppModel, window: Window) = when (room) {
    Room.Learn -> LearnScreen(model, window)
    Room.Rules -> RulesScreen(model, window)
    Room.Games -> GamesScreen(model, window)
    Room.Settings -> SettingsScreen(model, window)
    Room.About -> AboutScreen(model, window)
}

/** The doors to the rooms, one below the other. */
@Composable
internal fun Doors(model: AppModel) {
    Door(Icons.learn, model.text("home-learn"), model.learnSentence) { model.enter(Room.Learn) }
    Door(Icons.rules, model.text("home-rules"), model.text("home-rules-sentence")) { model.enter(Room.Rules) }
    Door(Icons.games, model.text("home-games"), model.gamesSentence) { model.enter(Room.Games) }
    Door(Icons.settings, model.text("home-settings"), model.text("home-settings-sentence")) { model.enter(Room.Settings) }
}

/** A card that leads into a room. */
@Composable
internal fun Door(icon: ImageVector, title: String, sentence: String, onClick: () -> Unit) {
    val tints = LocalTints.current
    Card(Modifier.fillMaxWidth().clip(CARD).button(onClick = onClick)) {
        Row(Modifier.heightIn(min = 56.dp).padding(12.dp), Arrangement.spacedBy(14.dp), Alignment.CenterVertically) {
            Box(Modifier.size(40.dp).background(tints.sunk, BUTTON), Alignment.Center) { Icon(icon, null, Modifier.size(22.dp)) }
            Column(Modifier.weight(1f)) {
                Text(title, style = Type.strong)
                Text(sentence, color = tints.ink2, style = Type.small)
            }
            Icon(Icons.into, null, Modifier.size(20.dp), tints.ink2)
        }
    }
}

/** A room's page: the way back, its title, [actions] beside it, and what it shows in the middle of the window. */
@Composable
internal fun RoomPage(model: AppModel, window: Window, title: String, actions: @Composable RowScope.() -> Unit = {}, most: Dp = 720.dp, content: @Composable () -> Unit) {
    val insets = Modifier.padding(start = window.left.dp, top = window.top.dp, end = window.right.dp)
    Page(insets) {
        Column(Modifier.widthIn(max = most).fillMaxSize()) {
            Row(Modifier.padding(start = 4.dp, end = 8.dp, top = 4.dp), verticalAlignment = Alignment.CenterVertically) {
                PageButton(Icons.back, model.text("common-back"), model::leave)
                BasicText(
                    title,
                    Modifier.weight(1f).padding(horizontal = 8.dp).semantics { heading() },
                    Type.title.merge(TextStyle(color = LocalTints.current.ink)),
                    maxLines = 1,
                    softWrap = false, // a long word is no reason for an ellipsis as long as it can be smaller
                    autoSize = TextAutoSize.StepBased(14.sp, Type.title.fontSize, 0.5.sp),
                )
                actions()
            }
            content()
        }
    }
}

/** The whole window in the page's colour, with its ink. */
@Composable
internal fun Page(modifier: Modifier, content: @Composable () -> Unit) {
    val tints = LocalTints.current
    CompositionLocalProvider(LocalContentColor provides tints.ink) {
        Box(Modifier.fillMaxSize().background(tints.bg).then(modifier), Alignment.TopCenter) { content() }
    }
}

/** An icon with a spoken [caption]. */
@Composable
internal fun PageButton(icon: ImageVector, caption: String, onClick: () -> Unit) {
    IconButton(onClick, Modifier.size(48.dp).semantics { contentDescription = caption }) { Icon(icon, null, tint = LocalTints.current.ink) }
}
