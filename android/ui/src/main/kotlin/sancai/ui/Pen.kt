package sancai.ui

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Fill
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.withTransform
import uniffi.sancai_bindings.PathStep
import uniffi.sancai_bindings.Shape
import uniffi.sancai_bindings.glyphNamed
import uniffi.sancai_bindings.glyphOutline

/** Draws one shape, its path and stroke made beforehand. One unit is one dp: the caller has scaled the canvas. */
internal typealias Pen = DrawScope.() -> Unit

/** The pens of a paint list, in painting order. */
internal fun List<Shape>.pens(): List<Pen> = map { it.pen() }

/** Paints with each pen in turn. */
internal fun DrawScope.paint(pens: List<Pen>) = pens.forEach { it() }

private fun Shape.pen(): Pen = when (this) {
    is Shape.Box -> boxPen(this)
    is Shape.Disc -> discPen(this)
    is Shape.Ring -> ringPen(this)
    is Shape.Line -> linePen(this)
    is Shape.Area -> areaPen(this)
    is Shape.Glyph -> glyphPen(this)
}

private fun boxPen(box: Shape.Box): Pen {
    val style = if (box.stroke > 0f) Stroke(box.stroke, pathEffect = dashes(box.dash)) else Fill
    return { drawRoundRect(argb(box.colour), Offset(box.x, box.y), Size(box.width, box.height), CornerRadius(box.radius), style) }
}

private fun discPen(disc: Shape.Disc): Pen = { drawCircle(argb(disc.colour), disc.radius, Offset(disc.x, disc.y)) }

private fun ringPen(ring: Shape.Ring): Pen {
    val stroke = Stroke(ring.stroke, pathEffect = dashes(ring.dash))
    return { drawCircle(argb(ring.colour), ring.radius, Offset(ring.x, ring.y), style = stroke) }
}

private fun linePen(line: Shape.Line): Pen {
    val path = Path().apply {
        line.points.chunked(2).forEachIndexed { i, (x, y) -> if (i == 0) moveTo(x, y) else lineTo(x, y) }
        if (line.closed) close()
    }
    val cap = if (line.round) StrokeCap.Round else StrokeCap.Butt
    val stroke = Stroke(line.stroke, cap = cap, join = StrokeJoin.Round, pathEffect = dashes(line.dash))
    return { drawPath(path, argb(line.colour), style = stroke) }
}

private fun areaPen(area: Shape.Area): Pen {
    val path = area.path.path()
    return { drawPath(path, argb(area.colour)) }
}

private fun glyphPen(shape: Shape.Glyph): Pen {
    val path = Glyphs.path(shape.glyph)
    val stroke = Stroke(shape.stroke / shape.size, join = StrokeJoin.Round)
    return {
        withTransform({
            translate(shape.x, shape.y)
            rotate(shape.rotation, Offset.Zero)
            scale(shape.size, shape.size, Offset.Zero)
            translate(-0.5f, -0.5f)
        }) {
            drawPath(path, argb(shape.colour))
            if (shape.stroke > 0f) drawPath(path, argb(shape.colour), style = stroke)
        }
    }
}

internal fun argb(colour: UInt) = Color(colour.toInt())

private fun dashes(lengths: List<Float>): PathEffect? =
    lengths.takeIf { it.isNotEmpty() }?.let { PathEffect.dashPathEffect(it.toFloatArray()) }

private fun List<PathStep>.path() = Path().apply { this@path.forEach { add(it) } }

private fun Path.add(step: PathStep) = when (step) {
    is PathStep.Move -> moveTo(step.x, step.y)
    is PathStep.Line -> lineTo(step.x, step.y)
    is PathStep.Quad -> quadraticTo(step.cx, step.cy, step.x, step.y)
    is PathStep.Cubic -> cubicTo(step.ax, step.ay, step.bx, step.by, step.x, step.y)
    is PathStep.Close -> close()
}

/** The outlines of the app's glyphs, fetched from the core once each. For the main thread alone. */
internal object Glyphs {
    private val paths = HashMap<UShort, Path>()

    /** The outline in em units, 0 0 its em square's upper left corner; empty for a number the core does not know. */
    fun path(glyph: UShort): Path = paths.getOrPut(glyph) { glyphOutline(glyph).path() }
}

/** Draws a glyph around a place, its em square of side [size]. */
internal fun DrawScope.drawGlyph(glyph: UShort, centre: Offset, size: Float, colour: Color) = withTransform({
    translate(centre.x - size / 2, centre.y - size / 2)
    scale(size, size, Offset.Zero)
}) { drawPath(Glyphs.path(glyph), colour) }

/** The glyphs of a word, as far as the core has them. */
internal fun glyphs(word: String): List<UShort> = word.mapNotNull { glyphNamed(it.toString()) }
