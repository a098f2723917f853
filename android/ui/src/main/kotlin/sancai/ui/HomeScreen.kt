package sancai.ui

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
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
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import uniffi.sancai_bindings.GameCard
import uniffi.sancai_bindings.Small
import uniffi.sancai_bindings.ThumbnailName
import uniffi.sancai_bindings.Window

/** From this width on, a window lower than it is wide gets two columns. */
private const val TWO_COLUMNS = 600f

/** The most of the window's height that the unfinished game's board takes, and what it leaves of a low window. */
private const val PICTURE_SHARE = 0.36f
private const val BESIDE_PICTURE = 340f
private const val SMALLEST_PICTURE = 96f

/** The first screen: only rooms that exist. */
@Composable
internal fun HomeScreen(model: AppModel, window: Window) {
    val insets = Modifier.padding(start = window.left.dp, top = window.top.dp, end = window.right.dp, bottom = window.bottom.dp)
    val most = window.height * PICTURE_SHARE
    Box(Modifier.fillMaxSize().background(LocalTints.current.bg).then(insets), Alignment.TopCenter) {
        if (window.width >= TWO_COLUMNS && window.width > window.height) Lying(model, most)
        else Standing(model, (window.height - BESIDE_PICTURE).coerceIn(SMALLEST_PICTURE, maxOf(most, SMALLEST_PICTURE)))
    }
}

@Composable
private fun Standing(model: AppModel, most: Float) {
    Column(Modifier.widthIn(max = 520.dp).verticalScroll(rememberScrollState()).padding(16.dp), Arrangement.spacedBy(12.dp)) {
        Title(model)
        model.unfinished.firstOrNull()?.let { Continue(model, it, most) }
        NewGameButton(model)
        Others(model)
        Doors(model)
    }
}

@Composable
private fun Lying(model: AppModel, most: Float) {
    Row(Modifier.widthIn(max = 960.dp).fillMaxSize().padding(16.dp), Arrangement.spacedBy(24.dp), Alignment.CenterVertically) {
        Column(Modifier.weight(1f).verticalScroll(rememberScrollState()), Arrangement.spacedBy(12.dp)) {
            Title(model)
            NewGameButton(model)
            Doors(model)
        }
        if (model.unfinished.isNotEmpty()) {
            Column(Modifier.weight(1f).verticalScroll(rememberScrollState()), Arrangement.spacedBy(12.dp)) {
                model.unfinished.firstOrNull()?.let { Continue(model, it, most) }
                Others(model)
            }
        }
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

/** The unfinished games but the one that was played last. */
@Composable
private fun Others(model: AppModel) = model.unfinished.drop(1).forEach { Another(model, it) }

@Composable
private fun Continue(model: AppModel, card: GameCard, most: Float) {
    Card(Modifier.fillMaxWidth().clip(CARD).button { model.resume(card.id) }) {
        Column(Modifier.padding(16.dp), Arrangement.spacedBy(10.dp)) {
            FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceBetween, itemVerticalAlignment = Alignment.CenterVertically) {
                Text(model.text("home-continue"), Modifier.padding(end = 12.dp), style = Type.heading)
                Text(card.rules, color = LocalTints.current.ink2, style = Type.small)
            }
            BoxWithConstraints(Modifier.fillMaxWidth(), Alignment.Center) { LargeBoard(model, card, maxWidth.value, most) }
            Row(horizontalArrangement = Arrangement.spacedBy(12.dp), verticalAlignment = Alignment.CenterVertically) {
                Column(Modifier.weight(1f)) { Players(card) }
                Play()
            }
        }
    }
}

@Composable
private fun Another(model: AppModel, card: GameCard) {
    Card(Modifier.fillMaxWidth().clip(CARD).button { model.resume(card.id) }) {
        Row(Modifier.padding(12.dp), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
            SmallBoard(model, card)
            Column(Modifier.weight(1f)) {
                Players(card)
                Text(card.rules, color = LocalTints.current.ink2, style = Type.small)
            }
            Icon(Icons.play, null, Modifier.size(20.dp), LocalTints.current.ink2)
        }
    }
}

@Composable
private fun Players(card: GameCard) {
    Text(card.title, style = Type.strong)
    Text(card.detail, color = LocalTints.current.ink2, style = Type.small)
}

@Composable
private fun Play() {
    val tints = LocalTints.current
    Box(Modifier.size(48.dp).background(tints.ink, BUTTON), Alignment.Center) { Icon(Icons.play, null, tint = tints.bg) }
}

/** A game's boards with their names, in [width] and at most [height] dp. */
@Composable
private fun LargeBoard(model: AppModel, card: GameCard, width: Float, height: Float) {
    val dark = LocalTints.current.dark
    val picture = remember(card, dark, width, height) { model.thumbnail(card, Small(width, height, true, card.flipped, dark)) } ?: return
    val pens = remember(picture) { picture.shapes.pens() }
    val (x, y) = picture.boards.minOf { it.x } to picture.boards.minOf { it.y }
    val (right, bottom) = picture.boards.maxOf { it.x + it.width } to picture.boards.maxOf { it.y + it.height }
    Column(Modifier.width((right - x).dp), Arrangement.spacedBy(4.dp)) {
        val density = LocalDensity.current.density
        Canvas(Modifier.size((right - x).dp, (bottom - y).dp)) {
            withTransform({
                scale(density, density, Offset.Zero)
                translate(-x, -y)
            }) { paint(pens) }
        }
        Row(Modifier.fillMaxWidth()) { picture.names.forEach { PlaneCaption(it, Modifier.weight(1f)) } }
    }
}

@Composable
private fun PlaneCaption(name: ThumbnailName, modifier: Modifier) {
    val tints = LocalTints.current
    Row(modifier, Arrangement.spacedBy(6.dp, Alignment.CenterHorizontally), Alignment.CenterVertically) {
        GlyphText(name.glyph, 14.dp, tints.ink2)
        Text(name.name, color = tints.ink2, style = Type.small)
    }
}
