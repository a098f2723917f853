package sancai.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.text.BasicText
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import uniffi.sancai_bindings.PlaneName
import uniffi.sancai_bindings.Rect
import uniffi.sancai_bindings.Seal

/** From this width on a plane's name stands beside its character. */
internal const val LYING_WIDTH = 100f

/** A lower place has the character alone. */
private const val NAME_HEIGHT = 40f

/** A seal is 28 wide; its badge and its icicles reach beyond it. */
private const val SEAL_ROOM = 34f

/** A plane's name; a tap enlarges the plane. */
@Composable
internal fun PlaneNameView(plane: PlaneName, onClick: () -> Unit) = StripText {
    val modifier = Modifier.at(plane.place).button(onClick = onClick).clearAndSetSemantics {
        contentDescription = plane.name
        role = Role.Button
        onClick { onClick(); true }
    }
    if (plane.place.width >= LYING_WIDTH) LyingName(plane, modifier) else StandingName(plane, modifier)
}

@Composable
private fun LyingName(plane: PlaneName, modifier: Modifier) {
    val tints = LocalTints.current
    Row(modifier, Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        GlyphText(plane.glyph, 22.dp, tints.ink)
        if (plane.caption.isNotEmpty()) Text(plane.caption, color = tints.ink, style = Type.label, maxLines = 1)
        Icon(Icons.enlarge, null, Modifier.size(16.dp), tints.ink2)
    }
}

@Composable
private fun StandingName(plane: PlaneName, modifier: Modifier) {
    val tints = LocalTints.current
    Card(modifier) {
        Column(Modifier.fillMaxSize().padding(horizontal = 3.dp), Arrangement.Center, Alignment.CenterHorizontally) {
            Row(horizontalArrangement = Arrangement.spacedBy(3.dp), verticalAlignment = Alignment.CenterVertically) {
                GlyphText(plane.glyph, 20.dp, tints.ink)
                Icon(Icons.enlarge, null, Modifier.size(13.dp), tints.ink2)
            }
            val style = Type.caption.merge(TextStyle(color = tints.ink2, textAlign = TextAlign.Center))
            if (plane.caption.isNotEmpty() && plane.place.height >= NAME_HEIGHT) BasicText(plane.caption, style = style, maxLines = 1, softWrap = false, autoSize = TextAutoSize.StepBased(8.sp, 11.sp, 0.5.sp))
        }
    }
}

/** From these lengths on the Giác Thân have cards with words. */
private const val CARDS_WIDTH = 150f
private const val CARDS_HEIGHT = 110f

/** In a lower row the bars alone tell the reserve. */
private const val RESERVE_HEIGHT = 54f

/** Both Giác Thân with their reserves: on cards, one above the other, or side by side. */
@Composable
internal fun SealsView(seals: List<Seal>, place: Rect) = StripText {
    when {
        place.width >= CARDS_WIDTH && place.height >= CARDS_HEIGHT ->
            Column(Modifier.at(place), Arrangement.spacedBy(8.dp)) { seals.forEach { SealCard(it, Modifier.weight(1f).fillMaxWidth()) } }
        place.height >= place.width ->
            Column(Modifier.at(place), Arrangement.SpaceEvenly, Alignment.CenterHorizontally) { seals.forEach { SealView(it, Modifier.fillMaxWidth()) } }
        else ->
            Row(Modifier.at(place), Arrangement.SpaceEvenly, Alignment.CenterVertically) { seals.forEach { SealView(it, Modifier.fillMaxHeight(), place.height >= RESERVE_HEIGHT) } }
    }
}

@Composable
private fun SealCard(seal: Seal, modifier: Modifier) {
    val tints = LocalTints.current
    Card(modifier.clearAndSetSemantics { contentDescription = seal.spoken }) {
        Row(Modifier.padding(horizontal = 12.dp), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
            if (seal.shapes.isNotEmpty()) Emblem(seal.shapes, 38.dp, SEAL_ROOM)
            Column(Modifier.weight(1f), Arrangement.spacedBy(2.dp)) {
                Row {
                    Text(seal.name, Modifier.weight(1f), style = Type.label, maxLines = 1, overflow = TextOverflow.Ellipsis)
                    Text(seal.reserve, style = Type.label, maxLines = 1)
                }
                seal.bars?.let { Bars(it.toInt()) }
                if (seal.state.isNotEmpty()) Text(seal.state, color = tints.ink2, style = Type.small, maxLines = 2, overflow = TextOverflow.Ellipsis)
            }
        }
    }
}

/** The reserve: a bar a minute, hollow when it is spent. */
@Composable
private fun Bars(full: Int) = Row(Modifier.padding(vertical = 3.dp), Arrangement.spacedBy(4.dp)) {
    val ink = LocalTints.current.ink
    repeat(BARS) { bar ->
        val dress = if (bar < full) Modifier.background(ink, CircleShape) else Modifier.border(1.dp, ink, CircleShape)
        Box(Modifier.size(18.dp, 6.dp).then(dress))
    }
}

private const val BARS = 3

@Composable
private fun SealView(seal: Seal, modifier: Modifier, reserve: Boolean = true) {
    Column(
        modifier.clearAndSetSemantics { contentDescription = seal.spoken },
        Arrangement.Center,
        Alignment.CenterHorizontally,
    ) {
        Emblem(seal.shapes, 34.dp, SEAL_ROOM)
        if (reserve && seal.reserve.isNotEmpty()) Text(seal.reserve, color = LocalTints.current.ink, style = Type.label, maxLines = 1)
    }
}
