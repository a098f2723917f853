package sancai.ui

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import java.io.IOException
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import uniffi.sancai_bindings.AppInterface
import uniffi.sancai_bindings.Export
import uniffi.sancai_bindings.PaintingImage
import uniffi.sancai_bindings.Session

/** A file in the making: how far it is, in words and as a part of 1. */
class Exporting(val told: String, val part: Float)

/** The energy image of the game on the screen; heavy work is done in the [background]. */
class EnergyModel(
    private val app: AppInterface,
    private val session: Session,
    private val scope: CoroutineScope,
    private val platform: Platform,
    private val background: CoroutineDispatcher,
    private val tell: (Told) -> Unit,
) {
    private val painting = app.painting(session)

    /** What is shown around the image. */
    var view by mutableStateOf(painting.view())
        private set

    /** The file in the making, if there is one. */
    var exporting by mutableStateOf<Exporting?>(null)
        private set

    private var playing: Job? = null
    private var export: Export? = null

    /** Takes over the game as it stands now. */
    fun follow() = change { painting.follow(session) }

    /** Turns a switch. */
    fun turn(id: String, on: Boolean) = change { painting.turn(id, on) }.also { keep() }

    /** Moves a slider; [keep] when the finger lets go. */
    fun slide(id: String, value: UByte) = change { painting.slide(id, value) }

    /** Takes over a preset. */
    fun choose(id: String) = change { painting.choose(id) }.also { keep() }

    /** Shows the first moves. */
    fun seek(ply: UInt) = change { painting.seek(ply) }

    /** What is set is set for the next image too. */
    fun keep() = app.keepEnergy(painting)

    /** Plays or pauses. */
    fun play() {
        change { painting.play() }
        playing?.cancel()
        playing = scope.launch {
            while (view.playing) {
                delay(view.stepMs.toLong())
                change { painting.step() }
            }
        }
    }

    /** The list of marks, made away from the main thread. */
    suspend fun image(dark: Boolean): PaintingImage = withContext(background) { painting.image(dark) }

    /** Does [work] where it holds nobody up. */
    suspend fun <T> apart(work: () -> T): T = withContext(background) { work() }

    /** Makes a file and hands it to the platform, or tells that it could not. */
    fun export(id: String, dark: Boolean) {
        if (export != null) return
        val made = painting.export(id, dark) ?: return
        export = made
        exporting = Exporting(made.told(), 0f)
        val watch = scope.launch { watch(made) }
        scope.launch {
            val bytes = withContext(background) { made.run() }
            watch.cancel()
            export = null
            exporting = null
            if (bytes != null) hand(made, bytes)
        }
    }

    private suspend fun watch(made: Export) {
        while (export === made) {
            exporting = Exporting(made.told(), made.progress())
            delay(LOOK)
        }
    }

    private suspend fun hand(made: Export, bytes: ByteArray) {
        try {
            if (platform.share(made.fileName(), made.mediaType(), bytes)) return
            platform.save(made.fileName(), bytes)?.let { tell(Told(app.named("games-exported", it))) }
        } catch (_: IOException) {
            tell(Told(app.text("games-not-saved")))
        }
    }

    /** Gives the file up. */
    fun cancel() {
        export?.stop()
    }

    /** Ends what still runs. */
    fun close() {
        playing?.cancel()
        cancel()
        keep()
    }

    private fun change(what: () -> Unit) {
        what()
        view = painting.view()
    }

    private companion object {
        /** Between two looks at how far a file is, in ms. */
        const val LOOK = 80L
    }
}
