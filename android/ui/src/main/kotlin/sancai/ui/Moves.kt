package sancai.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.LazyListState
import androidx.compose.foundation.lazy.LazyRow
import androidx.compose.foundation.lazy.items
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.BlendMode
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.CompositingStrategy
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.selection.selectable
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import uniffi.sancai_bindings.MoveText
import uniffi.sancai_bindings.Rect

/** From this width on there is room for more than one move; a narrower place gets a button that opens the list. */
private const val LINE_WIDTH = 160f

/** A lower button has the number beside its icon. */
private const val LYING_HEIGHT = 44f

/** From this width on a list has room for two moves in a row. */
private const val PAIRS_WIDTH = 190f

/** From this height on there is room for a list. */
internal const val LIST_HEIGHT = 120f

/** The moves of a game, the ply [at] which it is looked at, and the way to another. */
internal class Moves(val all: List<MoveText>, val at: UInt, val onSeek: (UInt) -> Unit) {
    /** The place of the move that is looked at; the first before it. */
    val index get() = (at.toInt() - 1).coerceIn(0, all.lastIndex.coerceAtLeast(0))
}

/** The moves in one line, as a list, or as a button with their number. */
@Composable
internal fun MovesView(moves: Moves, title: String, place: Rect, onOpen: () -> Unit) = StripText {
    when {
        place.width < LINE_WIDTH -> MovesButton(moves.all, title, place, onOpen)
        place.height < LIST_HEIGHT -> MovesLine(moves, Modifier.at(place))
        else -> Card(Modifier.at(place)) { MovesList(moves, title, Modifier.padding(12.dp), pairs = place.width >= PAIRS_WIDTH) }
    }
}

@Composable
private fun MovesButton(moves: List<MoveText>, title: String, place: Rect, onOpen: () -> Unit) {
    val tints = LocalTints.current
    val modifier = Modifier.at(place).button(moves.isNotEmpty(), onOpen).semantics(mergeDescendants = true) { contentDescription = title }
    val icon = @Composable { Icon(Icons.moves, null, Modifier.size(24.dp), tints.ink) }
    val number = @Composable { Text("${moves.size}", color = tints.ink2, style = Type.small) }
    if (place.height < LYING_HEIGHT) {
        Row(modifier, Arrangement.spacedBy(6.dp, Alignment.CenterHorizontally), Alignment.CenterVertically) { icon(); number() }
    } else {
        Column(modifier, Arrangement.Center, Alignment.CenterHorizontally) { icon(); number() }
    }
}

@Composable
private fun MovesLine(moves: Moves, modifier: Modifier) {
    val state = rememberLazyListState()
    LaunchedEffect(moves.all.size, moves.at) { if (moves.all.isNotEmpty()) state.scrollToItem(moves.index) }
    LazyRow(modifier.padding(horizontal = 8.dp).faded(state), state, verticalAlignment = Alignment.CenterVertically) {
        items(moves.all) { move ->
            Row(verticalAlignment = Alignment.CenterVertically) {
                if (move.number.isNotEmpty()) Number(move)
                Move(move, moves)
            }
        }
    }
}

/** How far from an edge a line that goes on there fades away. */
private val FADE = 20.dp

/** Fades at an edge beyond which the line goes on, so that no move looks cut. */
private fun Modifier.faded(line: LazyListState) = graphicsLayer(compositingStrategy = CompositingStrategy.Offscreen).drawWithContent {
    drawContent()
    val fade = FADE.toPx()
    fun over(from: Float, to: Float) = drawRect(
        Brush.horizontalGradient(listOf(Color.Transparent, Color.Black), from, to),
        Offset(minOf(from, to), 0f),
        Size(fade, size.height),
        blendMode = BlendMode.DstIn,
    )
    if (line.canScrollBackward) over(0f, fade)
    if (line.canScrollForward) over(size.width, size.width - fade)
}

/** The list under its [title]: in rows of one move number each if they come in [pairs], otherwise of one move. */
@Composable
internal fun MovesList(moves: Moves, title: String, modifier: Modifier = Modifier, pairs: Boolean = true) {
    val rows = moves.all.fold(emptyList<List<MoveText>>()) { rows, move ->
        if (!pairs || move.number.isNotEmpty() || rows.isEmpty()) rows + listOf(listOf(move)) else rows.dropLast(1) + listOf(rows.last() + move)
    }
    val state = rememberLazyListState()
    LaunchedEffect(rows.size, moves.at) {
        val row = rows.indexOfFirst { row -> row.any { it.ply == moves.at } }
        // the last row at the foot of the list, another one with the one before it
        if (row >= 0) state.scrollToItem(if (row == rows.lastIndex) row else (row - 1).coerceAtLeast(0))
    }
    Column(modifier) {
        Text(title, Modifier.padding(bottom = 4.dp), style = Type.label)
        LazyColumn(state = state) {
            items(rows) { row ->
                Row(Modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
                    Box(Modifier.widthIn(min = 32.dp)) { Number(row.first()) }
                    row.forEach { Box(Modifier.weight(1f)) { Move(it, moves) } }
                    if (pairs && row.size == 1) Box(Modifier.weight(1f))
                }
            }
        }
    }
}

@Composable
private fun Number(move: MoveText) =
    Text(move.number, Modifier.padding(horizontal = 4.dp), color = LocalTints.current.ink2, style = Type.small, textAlign = TextAlign.End)

@Composable
private fun Move(move: MoveText, moves: Moves) {
    val tints = LocalTints.current
    val here = move.ply == moves.at
    Box(Modifier.heightIn(min = 40.dp).selectable(here, role = Role.Button) { moves.onSeek(move.ply) }, Alignment.Center) {
        Text(
            move.text,
            Modifier
                .background(if (here) tints.ink else Color.Transparent, RoundedCornerShape(8.dp))
                .padding(horizontal = 6.dp, vertical = 4.dp)
                .semantics { contentDescription = move.spoken },
            color = if (here) tints.bg else tints.ink,
            style = if (here) Type.label else Type.body,
            maxLines = 1,
            overflow = TextOverflow.Ellipsis,
        )
    }
}
