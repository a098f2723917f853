package sancai.ui

import androidx.compose.animation.core.EaseOut
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.util.lerp
import uniffi.sancai_bindings.Rect

/** Where the boards lie, at rest or on their way to another size. What lies on a board goes with it. */
internal class Boards(private val from: List<Rect> = emptyList(), private val to: List<Rect> = emptyList()) {
    private val course = Course(if (from == to) 0 else Motion.enlarge.toInt())

    /** Whether they lie where they should. */
    var rest = from == to
        private set

    /** The boards' new places; they are [gradual]ly taken or at once. Where nothing changes, what moves goes on. */
    fun next(places: List<Rect>, now: Long, gradual: Boolean): Boards = when {
        gradual && places.size == to.size -> Boards(to.indices.map { place(it, now) }, places)
        places == to -> this
        else -> Boards(places, places)
    }

    /** A frame at [now]. */
    fun begin(now: Long) = course.begin(now)

    /** Whether another frame is needed after the one at [now]. */
    fun moves(now: Long): Boolean {
        rest = rest || !course.runs(now)
        return !rest
    }

    private fun place(board: Int, now: Long): Rect {
        if (rest) return to[board]
        val t = EaseOut.transform(course.part(now))
        val (a, b) = from[board] to to[board]
        return Rect(lerp(a.x, b.x, t), lerp(a.y, b.y, t), lerp(a.width, b.width, t), lerp(a.height, b.height, t))
    }

    /** Draws what lies on a board in its place of the moment. */
    fun DrawScope.on(board: Int, now: Long, content: DrawScope.() -> Unit) {
        if (board !in to.indices || rest) return content()
        val (at, rests) = place(board, now) to to[board]
        withTransform({
            translate(at.x, at.y)
            scale(at.width / rests.width, at.height / rests.height, Offset.Zero)
            translate(-rests.x, -rests.y)
        }, content)
    }
}
