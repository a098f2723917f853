package sancai.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.DropdownMenu
import androidx.compose.material3.DropdownMenuItem
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Dialog
import uniffi.sancai_bindings.Layout

/** A button of the Game screen, wherever it stands. */
internal class Action(val caption: String, val icon: ImageVector, val enabled: Boolean, val onClick: () -> Unit)

/** From this height of a button on there is room for its caption under the icon. */
private const val CAPTION_HEIGHT = 52f

/** The buttons in their grid; what has no room there, and [always], is behind the last one, [more]. */
@Composable
internal fun ActionsView(actions: List<Action>, always: List<Action>, more: String, layout: Layout) = StripText {
    val columns = layout.actionColumns.toInt().coerceAtLeast(1)
    val slots = layout.actionSlots.toInt().coerceAtLeast(1)
    val rows = (slots + columns - 1) / columns
    val captions = layout.actions.height / rows >= CAPTION_HEIGHT
    val seen = actions.take(slots - 1)
    val hidden = actions.drop(seen.size) + always
    val cells = seen.map<Action, @Composable (Modifier) -> Unit> { action -> { ActionButton(action, captions, it) } } +
        { modifier: Modifier -> More(more, hidden, captions, modifier) }
    Column(Modifier.at(layout.actions), Arrangement.SpaceEvenly) {
        cells.chunked(columns).forEach { line ->
            Row(Modifier.weight(1f)) {
                line.forEach { it(Modifier.weight(1f).fillMaxHeight()) }
                repeat(columns - line.size) { Box(Modifier.weight(1f)) }
            }
        }
    }
}

@Composable
private fun ActionButton(action: Action, captions: Boolean, modifier: Modifier) {
    val tints = LocalTints.current
    Column(
        modifier
            .button(action.enabled, action.onClick)
            .alpha(if (action.enabled) 1f else DISABLED)
            .semantics(mergeDescendants = true) { if (!captions) contentDescription = action.caption },
        Arrangement.spacedBy(2.dp, Alignment.CenterVertically),
        Alignment.CenterHorizontally,
    ) {
        Icon(action.icon, null, Modifier.size(24.dp), tints.ink)
        if (captions) Caption(action.caption)
    }
}

@Composable
private fun Caption(text: String) {
    Text(text, color = LocalTints.current.ink2, style = Type.caption, softWrap = false, maxLines = 1, overflow = TextOverflow.Visible)
}

private const val DISABLED = 0.35f

@Composable
private fun More(caption: String, hidden: List<Action>, captions: Boolean, modifier: Modifier) {
    var open by remember { mutableStateOf(false) }
    Box(modifier) {
        ActionButton(Action(caption, Icons.more, true) { open = true }, captions, Modifier.fillMaxWidth().fillMaxHeight())
        DropdownMenu(open, { open = false }) {
            hidden.forEach { action ->
                DropdownMenuItem(
                    { Text(action.caption, style = Type.body) },
                    { open = false; action.onClick() },
                    leadingIcon = { Icon(action.icon, null) },
                    enabled = action.enabled,
                )
            }
        }
    }
}

/** The list of moves on a card of its own, for windows that have no place for it. */
@Composable
internal fun MovesDialog(moves: Moves, title: String, onClose: () -> Unit) = Dialog(onDismissRequest = onClose) {
    Card { MovesList(moves, title, Modifier.padding(16.dp).heightIn(max = 420.dp).fillMaxWidth()) }
}
