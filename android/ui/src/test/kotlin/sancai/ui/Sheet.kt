package sancai.ui

import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.unit.Density
import java.io.File
import javax.swing.SwingUtilities
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import org.jetbrains.skia.ColorFilter
import org.jetbrains.skia.ColorMatrix
import org.jetbrains.skia.EncodedImageFormat
import org.jetbrains.skia.Image
import org.jetbrains.skia.Paint
import org.jetbrains.skia.Surface
import uniffi.sancai_bindings.App

/** A screen of the app: how it is opened and, once it is in sight, what is done on it. */
class Shot(val name: String, val open: (AppModel) -> Unit, val act: (AppModel) -> Unit = {}) {
    override fun toString() = name
}

/** How something looks to an eye: as it is, without any colour, or without red (protanopia). */
internal enum class Eye(private val rows: List<List<Float>>?) {
    ALL(null),
    GREY(List(3) { listOf(0.299f, 0.587f, 0.114f) }),
    NO_RED(listOf(listOf(0.152f, 1.053f, -0.205f), listOf(0.115f, 0.786f, 0.099f), listOf(-0.004f, -0.048f, 1.052f)));

    val paint = Paint().apply {
        if (rows != null) {
            val matrix = rows.flatMap { it + listOf(0f, 0f) } + listOf(0f, 0f, 0f, 1f, 0f)
            colorFilter = ColorFilter.makeMatrix(ColorMatrix(matrix.toFloatArray()))
        }
    }
}

/** One cell of a sheet. */
internal class Cell(val language: String, val dark: Boolean, val eye: Eye = Eye.ALL, val text: Float = 1f)

/** Draws a screen once for each cell, at one size, beside and under each other; the number of bytes written. */
internal fun sheet(shot: Shot, width: Int, height: Int, rows: List<List<Cell>>, file: File): Int {
    val scale = if (width > 900) 0.6f else if (width > 412) 0.75f else 1f
    val (w, h) = (width * scale).toInt() to (height * scale).toInt()
    val surface = Surface.makeRasterN32Premul(rows.maxOf { it.size } * (w + GAP), rows.size * (h + GAP))
    surface.canvas.clear(GREY)
    rows.forEachIndexed { row, cells ->
        cells.forEachIndexed { column, cell ->
            cell.draw(shot, w, h, scale).use { surface.canvas.drawImage(it, (column * (w + GAP)).toFloat(), (row * (h + GAP)).toFloat(), cell.eye.paint) }
        }
    }
    val bytes = checkNotNull(surface.makeImageSnapshot().encodeToData(EncodedImageFormat.PNG)).bytes
    surface.close()
    file.writeBytes(bytes)
    return bytes.size
}

private fun Cell.draw(shot: Shot, width: Int, height: Int, scale: Float): Image {
    val model = onEvents { AppModel(App(language), CoroutineScope(Dispatchers.Unconfined), { 0uL }, seed = { 0uL }, background = Dispatchers.Unconfined).also(shot.open) }
    val stage = onEvents { ImageComposeScene(width, height, Density(scale, text)) { Rooms(model, dark) } }
    fun draw(ms: Long) = onEvents { stage.render(ms * 1_000_000L) }
    try {
        for (ms in BEFORE) draw(ms).close()
        onEvents { shot.act(model) }
        for (ms in AFTER) draw(ms).close()
        return draw(AFTER.last())
    } finally {
        onEvents {
            model.game?.close()
            stage.close()
        }
    }
}

/** Does something on the thread on which Compose does the rest, a step at a time, so that nothing comes between. */
private fun <T> onEvents(work: () -> T): T {
    var result: Result<T>? = null
    SwingUtilities.invokeAndWait { result = runCatching(work) }
    return checkNotNull(result).getOrThrow()
}

/** Moments, in ms, between which everything that moves arrives. */
private val BEFORE = listOf(0L, 20L, 2_000L)
private val AFTER = listOf(2_020L, 2_040L, 2_060L, 4_000L, 6_000L, 8_000L)

private const val GAP = 8
private const val GREY = 0xFFCFC7BA.toInt()
