package sancai.ui

import androidx.compose.animation.core.EaseOut
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.util.lerp
import uniffi.sancai_bindings.Group

/** How much of its size a piece has at the far end of a way between two planes. */
private const val FAR_SCALE = 0.9f

/** Whether a piece is picked up: its way to the finger is short, and then it follows at once. */
private fun Group.raised() = scale > 1f

/** How a piece looks at one moment. */
private data class Pose(val x: Float, val y: Float, val scale: Float, val alpha: Float)

/** A piece on its way from one pose to another, after [delay]; one at rest has arrived. */
private class Piece(val group: Group, val pens: List<Pen>, val from: Pose, val to: Pose, duration: Int, val delay: Int = 0) {
    private val course = Course(duration, delay)

    fun begin(now: Long) = course.begin(now)

    fun moves(now: Long) = course.runs(now)

    fun at(now: Long): Pose {
        val t = EaseOut.transform(course.part(now))
        return Pose(lerp(from.x, to.x, t), lerp(from.y, to.y, t), lerp(from.scale, to.scale, t), lerp(from.alpha, to.alpha, t))
    }
}

/** How much larger a piece is from which one begins to land. */
private const val ALOFT = 1.3f

/** The pieces on the canvas. Knows them by identity and takes each from where it is drawn to where the scene has it. */
internal class Pieces {
    private var shown = emptyMap<UByte, Piece>()

    /** What no longer stands in the scene and fades where it stood. */
    private var fading = emptyList<Piece>()

    /** Takes over a scene's pieces. If [still], everything jumps to its place (a new window, a turned board). */
    fun show(groups: List<Group>, now: Long, still: Boolean) {
        val before = shown
        shown = groups.associate { it.id to next(before[it.id], it, now, still || before.isEmpty()) }
        val gone = before.values.filter { old -> !still && (shown[old.group.id].let { it == null || (it !== old && it.group.board != old.group.board) }) }
        fading = fading.filter { !still && it.moves(now) } + gone.map { leave(it, now) }
    }

    /** Takes over pieces that land one after the other, once the old boards have sunk. */
    fun land(groups: List<Group>) {
        val (first, step) = Motion.descend.toInt() to Motion.land.toInt()
        shown = groups.withIndex().associate { (i, group) ->
            val to = group.pose()
            group.id to Piece(group, group.shapes.pens(), to.copy(alpha = 0f, scale = to.scale * ALOFT), to, Motion.step.toInt(), first + i * step)
        }
        fading = emptyList()
    }

    /** Whether pieces are still to land. */
    fun landing(now: Long) = shown.values.any { it.delay > 0 && it.moves(now) }

    /** Everything has arrived. */
    fun finish() {
        shown = shown.mapValues { (_, it) -> Piece(it.group, it.pens, it.to, it.to, 0) }
        fading = emptyList()
    }

    private fun Group.pose() = Pose(x, y, scale, alpha)

    private fun next(old: Piece?, group: Group, now: Long, still: Boolean): Piece {
        val pens = old?.pens.takeIf { old?.group?.shapes == group.shapes } ?: group.shapes.pens()
        val to = group.pose()
        val step = Motion.step.toInt()
        return when {
            still || old != null && old.group.raised() && group.raised() -> Piece(group, pens, to, to, 0)
            old == null -> Piece(group, pens, to.copy(alpha = 0f), to, Motion.capture.toInt())
            old.to == to && old.group.board == group.board -> old.takeIf { it.pens === pens } ?: Piece(group, pens, old.at(now), to, step)
            old.group.board != group.board -> Piece(group, pens, to.copy(alpha = 0f, scale = to.scale * FAR_SCALE), to, step)
            else -> Piece(group, pens, old.at(now), to, if (group.raised()) Motion.pickUp.toInt() else step)
        }
    }

    /** A captured piece, or one that comes into sight on another board. */
    private fun leave(old: Piece, now: Long): Piece {
        val from = old.at(now)
        val captured = old.group.id !in shown
        val scale = if (captured) from.scale else from.scale * FAR_SCALE
        return Piece(old.group, old.pens, from, from.copy(alpha = 0f, scale = scale), (if (captured) Motion.capture else Motion.step).toInt())
    }

    /** A frame at [now]. */
    fun begin(now: Long) = (fading + shown.values).forEach { it.begin(now) }

    /** Whether another frame is needed after the one at [now]. */
    fun moves(now: Long) = fading.any { it.moves(now) } || shown.values.any { it.moves(now) }

    /** Paints every piece as it looks at [now], with its board: the fading ones lowest, the picked up one highest. */
    fun paint(scope: DrawScope, boards: Boards, now: Long) {
        val standing = shown.values.sortedBy { if (it.group.raised()) 2 else if (it.moves(now)) 1 else 0 }
        for (piece in fading.filter { it.moves(now) } + standing) {
            boards.run { scope.on(piece.group.board.toInt(), now) { paint(piece, now) } }
        }
    }

    private fun DrawScope.paint(piece: Piece, now: Long) {
        val pose = piece.at(now)
        if (pose.alpha > 0f) withTransform({
            translate(pose.x, pose.y)
            scale(pose.scale, pose.scale, Offset.Zero)
        }) {
            if (pose.alpha >= 1f) paint(piece.pens) else faded(pose.alpha, GROUP) { paint(piece.pens) }
        }
    }
}

/** No piece with its marks reaches further from its centre, in dp. */
private val GROUP = Rect(-100f, -100f, 100f, 100f)
