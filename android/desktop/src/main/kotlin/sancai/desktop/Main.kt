package sancai.desktop

import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.application
import androidx.compose.ui.window.rememberWindowState
import java.awt.AWTError
import java.awt.GraphicsEnvironment
import java.awt.HeadlessException
import java.awt.Rectangle
import java.util.concurrent.CompletableFuture
import kotlin.system.exitProcess
import sancai.ui.Apart
import sancai.ui.Clock
import sancai.ui.LocalSpeaker
import sancai.ui.SanCai
import uniffi.sancai_bindings.App

/** The window that opens, if the screen has room for it. */
private val WINDOW = 1250 to 800

/** A computer's monotonic clock. */
val monotonic: Clock = { (System.nanoTime() / 1_000_000).toULong() }

/** Opens the app in a window, or draws a screen into a file; see [Options]. */
fun main(args: Array<String>) {
    val options = Options.parse(args.toList())
    // pictures need no display
    if (options.picture != null) System.setProperty("java.awt.headless", "true")
    if (options.picture != null) return draw(App(options.language), options, options.picture)
    // the core opens while Java looks for the screen
    val app = CompletableFuture.supplyAsync { stored(options) }
    val room = room()
    open(app.join(), options, room)
}

/** The app with the games of its folder. */
private fun stored(options: Options) =
    App.open(options.language, (options.folder ?: dataFolder()).path, monotonic(), System.currentTimeMillis().toULong())

/** The part of the screen that windows may take; where there is no display, ends the program with a line that says so. */
private fun room(): Rectangle = try {
    GraphicsEnvironment.getLocalGraphicsEnvironment().maximumWindowBounds
} catch (refusal: AWTError) {
    noDisplay(refusal)
} catch (refusal: HeadlessException) {
    noDisplay(refusal)
}

private fun noDisplay(refusal: Throwable): Nothing {
    System.err.println("San Cai finds no display to open a window on. ${refusal.message.orEmpty().trim()}")
    exitProcess(1)
}

private val speaker = LineSpeaker()

/** A window of its own beside the app's. */
private val ownWindow: Apart = { title, onClose, content ->
    Window(onClose, rememberWindowState(size = DpSize(980.dp, 720.dp)), title = title) { content() }
}

private fun open(app: App, options: Options, room: Rectangle) = application {
    val (width, height) = options.size ?: WINDOW
    val size = DpSize(width.coerceAtMost(room.width).dp, height.coerceAtMost(room.height).dp)
    Window(::exitApplication, rememberWindowState(size = size), title = app.text("app-name")) {
        val computer = remember { Computer() }
        CompositionLocalProvider(LocalSpeaker provides speaker) {
            Box(computer.drops()) { SanCai(app, monotonic, options.dark, computer, ownWindow) }
        }
    }
}
