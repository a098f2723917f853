package sancai.ui

import androidx.compose.foundation.layout.Spacer
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import uniffi.sancai_bindings.SpokenPoint

/**
 * A node for a screen reader over each point: says what the core says, and a click on it is a tap at its centre.
 * The nodes take no pointers; fingers go to the canvas below.
 */
@Composable
internal fun Points(points: List<SpokenPoint>, tap: (x: Float, y: Float) -> Unit, modifier: Modifier = Modifier) {
    Layout({ points.forEach { key(it.point) { PointNode(it, tap) } } }, modifier) { nodes, window ->
        layout(window.maxWidth, window.maxHeight) {
            nodes.forEachIndexed { i, node ->
                val point = points[i]
                val side = point.size.dp.roundToPx()
                node.measure(Constraints.fixed(side, side))
                    .place(point.x.dp.roundToPx() - side / 2, point.y.dp.roundToPx() - side / 2)
            }
        }
    }
}

@Composable
private fun PointNode(point: SpokenPoint, tap: (Float, Float) -> Unit) = Spacer(
    Modifier.testTag(point.name).semantics {
        contentDescription = point.text
        role = Role.Button
        onClick { tap(point.x, point.y); true }
    },
)

/** What a screen reader announces by itself. */
@Composable
internal fun Announcement(text: String) = Spacer(
    Modifier.testTag("announcement").semantics {
        liveRegion = LiveRegionMode.Polite
        contentDescription = text
    },
)
