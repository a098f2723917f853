package sancai.ui

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import uniffi.sancai_bindings.Window

/** From this width on, a window lower than it is wide gets two columns. */
private const val TWO_COLUMNS = 600f

/** The most of the window's height that the unfinished game's board takes. */
private const val PICTURE_SHARE = 0.42f

/** The first screen: only rooms that exist. */
@Composable
internal fun HomeScreen(model: AppModel, window: Window) {
    val tints = LocalTints.current
    val insets = Modifier.padding(start = window.left.dp, top = window.top.dp, end = window.right.dp, bottom = window.bottom.dp)
    val game = model.unfinished
    val picture = remember(game, tints) { game?.picture(tints.dark) }
    val most = (window.height * PICTURE_SHARE).dp
    Box(Modifier.fillMaxSize().background(tints.bg).then(insets), Alignment.TopCenter) {
        if (window.width >= TWO_COLUMNS && window.width > window.height) Lying(model, game, picture, most) else Standing(model, game, picture, most)
    }
}

@Composable
private fun Standing(model: AppModel, game: Unfinished?, picture: Picture?, most: Dp) {
    Column(Modifier.widthIn(max = 520.dp).verticalScroll(rememberScrollState()).padding(16.dp), Arrangement.spacedBy(16.dp)) {
        Title(model)
        if (game != null && picture != null) Continue(model, game, picture, most)
        NewGameButton(model)
    }
}

@Composable
private fun Lying(model: AppModel, game: Unfinished?, picture: Picture?, most: Dp) {
    Row(Modifier.widthIn(max = 960.dp).fillMaxSize().padding(16.dp), Arrangement.spacedBy(24.dp), Alignment.CenterVertically) {
        Column(Modifier.weight(1f).verticalScroll(rememberScrollState()), Arrangement.spacedBy(16.dp)) {
            Title(model)
            NewGameButton(model)
        }
        if (game != null && picture != null) Box(Modifier.weight(1f).verticalScroll(rememberScrollState())) { Continue(model, game, picture, most) }
    }
}

@Composable
private fun Title(model: AppModel) {
    val tints = LocalTints.current
    Row(Modifier.padding(vertical = 12.dp), Arrangement.spacedBy(14.dp), Alignment.CenterVertically) {
        SealMark(remember { glyphs("三才") }, 48.dp)
        Column {
            Text(model.text("app-name"), Modifier.semantics { heading() }, color = tints.ink, style = Type.display)
            Text(model.text("app-tagline"), color = tints.ink2, style = Type.body)
        }
    }
}

@Composable
private fun NewGameButton(model: AppModel) {
    MainButton(model::openForm, Modifier.fillMaxWidth().heightIn(min = 56.dp)) {
        Row(horizontalArrangement = Arrangement.spacedBy(10.dp), verticalAlignment = Alignment.CenterVertically) {
            Icon(Icons.plus, null)
            Text(model.text("home-new-game"), style = Type.strong)
        }
    }
}

@Composable
private fun Continue(model: AppModel, game: Unfinished, picture: Picture, most: Dp) {
    val tints = LocalTints.current
    Card(Modifier.fillMaxWidth().clip(CARD).button(onClick = model::resume)) {
        Column(Modifier.padding(16.dp), Arrangement.spacedBy(12.dp)) {
            Text(model.text("home-continue"), style = Type.heading)
            PictureView(picture, most)
            Row(horizontalArrangement = Arrangement.spacedBy(12.dp), verticalAlignment = Alignment.CenterVertically) {
                Column(Modifier.weight(1f)) {
                    Text(game.players, style = Type.strong)
                    Text(game.status, color = tints.ink2, style = Type.small)
                }
                Box(Modifier.size(48.dp).background(tints.ink, BUTTON), Alignment.Center) { Icon(Icons.play, null, tint = tints.bg) }
            }
        }
    }
}

/** A game's boards, as wide as the card or as high as they may be. */
@Composable
private fun PictureView(picture: Picture, most: Dp) {
    val scene = picture.scene
    val easel = remember(picture) { Easel().apply { show(scene) } }
    Box(Modifier.fillMaxWidth().heightIn(max = most), Alignment.Center) {
        Canvas(Modifier.aspectRatio(picture.width / picture.height).clipToBounds()) {
            withTransform({
                scale(size.width / picture.width, size.width / picture.width, Offset.Zero)
                translate(-picture.x, -picture.y)
            }) {
                easel.paintPapers(this)
                easel.paint(this)
            }
        }
    }
}
