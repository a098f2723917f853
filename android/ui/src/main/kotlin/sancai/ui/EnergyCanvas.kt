package sancai.ui

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.snapshotFlow
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.Paint
import androidx.compose.ui.graphics.PaintingStyle
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.platform.testTag
import java.nio.ByteBuffer
import java.nio.ByteOrder
import kotlinx.coroutines.flow.conflate
import uniffi.sancai_bindings.PaintingImage

/** The image, painted away from the main thread; while it is painted anew, the one before stays. */
@Composable
internal fun EnergyCanvas(model: EnergyModel, dark: Boolean, modifier: Modifier) {
    BoxWithConstraints(modifier.testTag("energy").semantics { contentDescription = model.view.description; role = Role.Image }) {
        val side = minOf(constraints.maxWidth, constraints.maxHeight).coerceAtLeast(1)
        var picture by remember { mutableStateOf<ImageBitmap?>(null) }
        LaunchedEffect(model, dark, side) {
            snapshotFlow { model.view.revision }.conflate().collect {
                val image = model.image(dark)
                picture = model.apart { image.painted(side) }
            }
        }
        Canvas(Modifier.fillMaxSize()) {
            picture?.let { drawImage(it, dstOffset = IntOffset(((size.width - side) / 2).toInt(), 0), dstSize = IntSize(side, side)) }
        }
    }
}

/** The list of marks on its paper, [side] pixels wide and high. */
internal fun PaintingImage.painted(side: Int): ImageBitmap {
    val picture = ImageBitmap(side, side)
    val canvas = Canvas(picture)
    canvas.drawRect(Rect(0f, 0f, side.toFloat(), side.toFloat()), Paint().apply { color = argb(paper) })
    Washes(this, side.toFloat() / unit.toFloat()).paint(canvas)
    return picture
}

/** Reads the marks from their bytes (see `PaintingImage`) and paints each. */
private class Washes(image: PaintingImage, private val zoom: Float) {
    private val bytes = ByteBuffer.wrap(image.bytes).order(ByteOrder.LITTLE_ENDIAN)
    private val tones = image.tones.map { argb(it) }

    fun paint(canvas: Canvas) {
        while (bytes.hasRemaining()) mark(canvas)
    }

    private fun mark(canvas: Canvas) {
        val shape = bytes.get().toInt()
        val paint = paint(tones[bytes.get() - 1], (bytes.get().toInt() and 0xFF) / 255f)
        bytes.position(bytes.position() + SKIPPED)
        val width = (bytes.short.toInt() and 0xFFFF) * zoom
        val points = bytes.short.toInt() and 0xFFFF
        when (shape) {
            AREA -> canvas.drawPath(path(points), paint)
            DISC -> canvas.drawCircle(point(), width, paint)
            RING -> canvas.drawCircle(point(), point().x, paint.stroked(width))
            else -> canvas.drawLine(point(), point(), paint.stroked(width))
        }
    }

    private fun paint(tone: Color, alpha: Float) = Paint().apply {
        color = tone.copy(alpha = alpha)
        isAntiAlias = true
    }

    private fun Paint.stroked(width: Float) = apply {
        style = PaintingStyle.Stroke
        strokeWidth = width
        strokeCap = StrokeCap.Round
    }

    private fun point() = Offset(bytes.short * zoom, bytes.short * zoom)

    private fun path(points: Int) = Path().apply {
        repeat(points) { i -> point().let { if (i == 0) moveTo(it.x, it.y) else lineTo(it.x, it.y) } }
        close()
    }

    private companion object {
        const val AREA = 0
        const val DISC = 1
        const val RING = 2

        /** A mark's side and ply, which nothing here asks for. */
        const val SKIPPED = 3
    }
}
