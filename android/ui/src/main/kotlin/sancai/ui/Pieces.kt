package sancai.ui

import androidx.compose.animation.core.EaseOut
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Paint
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.drawIntoCanvas
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.util.lerp
import uniffi.sancai_bindings.Group

private const val MOVE_MS = 150
private const val LIFT_MS = 80
private const val FADE_MS = 120
private const val CROSSFADE_MS = 100

/** How much of its size a piece has at the far end of a way between two planes. */
private const val FAR_SCALE = 0.9f

/** Whether a piece is picked up: its way to the finger is short, and then it follows at once. */
private fun Group.raised() = scale > 1f

/** How a piece looks at one moment. */
private data class Pose(val x: Float, val y: Float, val scale: Float, val alpha: Float)

/** A piece on its way from one pose to another; one at rest has arrived. */
private class Piece(val group: Group, val pens: List<Pen>, val from: Pose, val to: Pose, val duration: Int) {
    /** When the way began, in ms of the frame clock; set by the first frame that shows it. */
    private var start: Long? = null

    fun at(now: Long): Pose {
        val begun = start ?: now.also { start = it }
        if (now - begun >= duration) return to
        val t = EaseOut.transform((now - begun).toFloat() / duration)
        return Pose(lerp(from.x, to.x, t), lerp(from.y, to.y, t), lerp(from.scale, to.scale, t), lerp(from.alpha, to.alpha, t))
    }

    fun moves(now: Long) = start.let { it == null || now - it < duration }
}

/** The pieces on the canvas. Knows them by identity and takes each from where it is drawn to where the scene has it. */
internal class Pieces {
    private var shown = emptyMap<UByte, Piece>()

    /** What no longer stands in the scene and fades where it stood. */
    private var fading = emptyList<Piece>()

    /** Takes over a scene's pieces. If [still], everything jumps to its place (a new window, a turned board). */
    fun show(groups: List<Group>, now: Long, still: Boolean, reduced: Boolean) {
        val before = shown
        shown = groups.associate { it.id to next(before[it.id], it, now, still || before.isEmpty(), reduced) }
        val gone = before.values.filter { old -> !still && (shown[old.group.id].let { it == null || (it !== old && crosses(old.group, it.group, reduced)) }) }
        fading = fading.filter { it.moves(now) } + gone.map { leave(it, now, reduced) }
    }

    private fun next(old: Piece?, group: Group, now: Long, still: Boolean, reduced: Boolean): Piece {
        val pens = old?.pens.takeIf { old?.group?.shapes == group.shapes } ?: group.shapes.pens()
        val to = Pose(group.x, group.y, group.scale, group.alpha)
        return when {
            still || old != null && old.group.raised() && group.raised() -> Piece(group, pens, to, to, 0)
            old == null -> Piece(group, pens, to.copy(alpha = 0f), to, if (reduced) CROSSFADE_MS else FADE_MS)
            old.to == to && old.group.board == group.board -> old.takeIf { it.pens === pens } ?: Piece(group, pens, old.at(now), to, MOVE_MS)
            crosses(old.group, group, reduced) -> arrive(group, pens, to, reduced)
            else -> Piece(group, pens, old.at(now), to, if (group.raised()) LIFT_MS else MOVE_MS)
        }
    }

    /** Whether a piece fades out at one place and in at the other instead of flying. */
    private fun crosses(old: Group, new: Group, reduced: Boolean) =
        old.board != new.board || reduced && (old.x != new.x || old.y != new.y)

    private fun arrive(group: Group, pens: List<Pen>, to: Pose, reduced: Boolean): Piece {
        val from = to.copy(alpha = 0f, scale = to.scale * if (reduced) 1f else FAR_SCALE)
        return Piece(group, pens, from, to, if (reduced) CROSSFADE_MS else MOVE_MS)
    }

    private fun leave(old: Piece, now: Long, reduced: Boolean): Piece {
        val from = old.at(now)
        val captured = old.group.id !in shown
        val scale = if (captured || reduced) from.scale else from.scale * FAR_SCALE
        val duration = if (reduced) CROSSFADE_MS else if (captured) FADE_MS else MOVE_MS
        return Piece(old.group, old.pens, from, from.copy(alpha = 0f, scale = scale), duration)
    }

    /** Whether another frame is needed after the one at [now]. */
    fun moving(now: Long) = fading.any { it.moves(now) } || shown.values.any { it.moves(now) }

    /** Paints every piece as it looks at [now]: the fading ones lowest, the picked up one highest. */
    fun paint(scope: DrawScope, now: Long) {
        fading.filter { it.moves(now) }.forEach { scope.paint(it, now) }
        shown.values.sortedBy { if (it.group.raised()) 2 else if (it.moves(now)) 1 else 0 }.forEach { scope.paint(it, now) }
    }

    private fun DrawScope.paint(piece: Piece, now: Long) {
        val pose = piece.at(now)
        withTransform({
            translate(pose.x, pose.y)
            scale(pose.scale, pose.scale, Offset.Zero)
        }) {
            if (pose.alpha >= 1f) paint(piece.pens) else faded(pose.alpha) { paint(piece.pens) }
        }
    }

    private fun DrawScope.faded(alpha: Float, content: DrawScope.() -> Unit) = drawIntoCanvas { canvas ->
        canvas.saveLayer(Rect(-GROUP, -GROUP, GROUP, GROUP), Paint().apply { this.alpha = alpha })
        content()
        canvas.restore()
    }
}

/** No piece with its marks reaches further from its centre, in dp. */
private const val GROUP = 100f
