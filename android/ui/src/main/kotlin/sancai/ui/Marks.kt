package sancai.ui

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.scale
import kotlin.math.PI
import kotlin.math.sin
import uniffi.sancai_bindings.Entrance
import uniffi.sancai_bindings.Sign

/** How much a mark swells. */
private const val SWELLS = 1f / 6f

/** A mark at rest or coming into sight. */
private class Mark(val sign: Sign, val pens: List<Pen>, val course: Course) {
    /** The same mark where its shapes have changed: it goes on entering. */
    fun renewed(sign: Sign) = if (sign == this.sign) this else Mark(sign, sign.shapes.pens(), course)

    fun paint(scope: DrawScope, now: Long) {
        val (part, place) = course.part(now) to Offset(sign.x, sign.y)
        val content: DrawScope.() -> Unit = { paint(pens) }
        when (sign.entrance.takeIf { part < 1f }) {
            Entrance.PULSE -> (1f + SWELLS * sin(PI * part).toFloat()).let { scope.scale(it, it, place, content) }
            Entrance.GROW -> scope.scale(1f, part, place, content)
            Entrance.GLOW -> scope.faded(part, WINDOW, content)
            else -> scope.content()
        }
    }
}

private fun Entrance.duration(): Int = when (this) {
    Entrance.AT_ONCE -> 0u
    Entrance.PULSE -> Motion.pulse
    Entrance.GROW -> Motion.grow
    Entrance.GLOW -> Motion.glow
}.toInt()

/** The marks of a layer. */
internal class Marks private constructor(private val shown: List<Mark>) {
    constructor() : this(emptyList())

    /** The marks that follow; new ones [enter] as they are to, or stand there at once. */
    fun next(signs: List<Sign>, enter: Boolean): Marks {
        val before = shown.associateBy { it.sign.id to it.sign.board }
        return Marks(signs.map { before[it.id to it.board]?.renewed(it) ?: Mark(it, it.shapes.pens(), Course(if (enter) it.entrance.duration() else 0)) })
    }

    /** A frame at [now]. */
    fun begin(now: Long) = shown.forEach { it.course.begin(now) }

    /** Whether another frame is needed after the one at [now]. */
    fun moves(now: Long) = shown.any { it.course.runs(now) }

    /** Paints the marks in their order, each with its board. */
    fun paint(scope: DrawScope, boards: Boards, now: Long) = shown.forEach { mark ->
        boards.run { scope.on(mark.sign.board.toInt(), now) { mark.paint(this, now) } }
    }
}
