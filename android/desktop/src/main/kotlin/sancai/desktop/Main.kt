package sancai.desktop

import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.application
import androidx.compose.ui.window.rememberWindowState
import sancai.ui.Clock
import sancai.ui.SanCai
import uniffi.sancai_bindings.App

/** A computer's monotonic clock. */
val monotonic: Clock = { (System.nanoTime() / 1_000_000).toULong() }

/** Opens the app in a window, or draws a screen into a file; see [Options]. */
fun main(args: Array<String>) {
    val options = Options.parse(args.toList())
    // pictures need no display
    if (options.picture != null) System.setProperty("java.awt.headless", "true")
    val app = App(options.language)
    if (options.picture != null) draw(app, options, options.picture) else open(app, options)
}

private fun open(app: App, options: Options) = application {
    val size = DpSize(options.width.dp, options.height.dp)
    Window(::exitApplication, rememberWindowState(size = size), title = app.text("app-name")) {
        SanCai(app, monotonic, options.dark)
    }
}
