package sancai.ui

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.selection.selectable
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.unit.dp
import uniffi.sancai_bindings.RulesDiagram
import uniffi.sancai_bindings.ThumbnailName

/** One of several of which one is chosen. */
internal fun Modifier.chosen(chosen: Boolean, onClick: () -> Unit) = selectable(chosen, role = Role.Tab, onClick = onClick)

/** A paragraph; what the [house] decides has a bar and a word before it. */
@Composable
internal fun RulesText(text: String, house: String) {
    val tints = LocalTints.current
    if (house.isEmpty()) return Text(text, color = tints.ink, style = Type.body)
    Row(Modifier.height(IntrinsicSize.Min), Arrangement.spacedBy(10.dp)) {
        Box(Modifier.width(3.dp).fillMaxHeight().background(tints.amber))
        Column {
            Text(house, color = tints.amber, style = Type.small)
            Text(text, color = tints.ink, style = Type.body)
        }
    }
}

/** A diagram on a card: the board, the names of two planes, and why the piece can't go where it is crossed out. */
@Composable
internal fun RulesDiagramView(id: String, rules: RulesModel) = BoxWithConstraints(Modifier.fillMaxWidth()) {
    val (width, dark) = maxWidth.value - 2 * MARGIN to LocalTints.current.dark
    val diagram = remember(id, width, dark) { rules.diagram(id, width, dark) }
    if (diagram != null) DiagramCard(diagram)
}

private const val MARGIN = 12f

@Composable
private fun DiagramCard(diagram: RulesDiagram) {
    val tints = LocalTints.current
    Card(Modifier.clearAndSetSemantics { contentDescription = diagram.spoken }) {
        val (names, stacked) = diagram.picture.names to (diagram.height > diagram.width * STACKED_SHAPE)
        Column(Modifier.padding(MARGIN.dp).width(diagram.width.dp + if (stacked) NAMES_WIDTH else 0.dp), Arrangement.spacedBy(6.dp)) {
            val pens = remember(diagram) { diagram.picture.shapes.pens() }
            Row {
                Canvas(Modifier.size(diagram.width.dp, diagram.height.dp)) { inDp { paint(pens) } }
                if (stacked) Column(Modifier.size(NAMES_WIDTH, diagram.height.dp)) { names.forEach { Name(it, Modifier.weight(1f).fillMaxWidth()) } }
            }
            if (!stacked && names.isNotEmpty()) Row(Modifier.fillMaxWidth()) { names.forEach { Name(it, Modifier.weight(1f)) } }
            if (diagram.caption.isNotEmpty()) Text(diagram.caption, color = tints.ink2, style = Type.small)
        }
    }
}

/** A higher diagram has two planes one above the other, with their names beside them. */
private const val STACKED_SHAPE = 1.6f
private val NAMES_WIDTH = 84.dp

/** A plane's character and name. */
@Composable
private fun Name(plane: ThumbnailName, modifier: Modifier) {
    val tints = LocalTints.current
    Row(modifier, Arrangement.spacedBy(6.dp, Alignment.CenterHorizontally), Alignment.CenterVertically) {
        GlyphText(plane.glyph, 16.dp, tints.ink2)
        Text(plane.name, color = tints.ink2, style = Type.small, maxLines = 1)
    }
}

/** An example of a verdict, to be replayed. */
@Composable
internal fun ExampleCard(text: String, replay: String, onClick: () -> Unit) {
    val tints = LocalTints.current
    Card(Modifier.fillMaxWidth().clip(CARD).button(onClick = onClick)) {
        Row(Modifier.padding(14.dp), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
            Text(text, Modifier.weight(1f), style = Type.body)
            Column(horizontalAlignment = Alignment.CenterHorizontally) {
                Box(Modifier.size(40.dp).background(tints.ink, BUTTON), Alignment.Center) { Icon(Icons.play, null, tint = tints.bg) }
                Text(replay, color = tints.ink2, style = Type.small)
            }
        }
    }
}
