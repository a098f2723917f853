package sancai.desktop

import androidx.compose.runtime.Composable
import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.unit.Density
import java.io.File
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import org.jetbrains.skia.EncodedImageFormat
import sancai.ui.AppModel
import sancai.ui.Room
import sancai.ui.Rooms
import uniffi.sancai_bindings.App
import uniffi.sancai_bindings.Command

/** The size of a picture, in dp, if none is asked for. */
private val PHONE = 412 to 915

/** Pixels to a dp in pictures. */
private const val SHARPNESS = 2f

private const val FRAME_NS = 60_000_000L

/** Enough for every animation of a screen that has just opened. */
private const val FRAMES = 16

/** The first taps of a classical game; in others, points that answer there. */
private val OPENING = listOf("h2", "e2", "h9", "g7", "h0", "g2", "b9", "c7", "e2", "e6", "g7", "e6", "b2")

/** Draws a screen as it looks once it has come to rest. [between] is done when it has come so far for the first time. */
fun png(width: Int, height: Int, fontScale: Float = 1f, between: () -> Unit = {}, content: @Composable () -> Unit): ByteArray {
    val scene = ImageComposeScene((width * SHARPNESS).toInt(), (height * SHARPNESS).toInt(), Density(SHARPNESS, fontScale), content = content)
    try {
        for (frame in 0..FRAMES) scene.render(frame * FRAME_NS).close()
        between()
        for (frame in FRAMES..2 * FRAMES) scene.render(frame * FRAME_NS).close()
        return checkNotNull(scene.render(2 * FRAMES * FRAME_NS).encodeToData(EncodedImageFormat.PNG)).bytes
    } finally {
        scene.close()
    }
}

/** Draws the screen that [options] name into [file]. */
internal fun draw(app: App, options: Options, file: File) {
    val model = AppModel(app, CoroutineScope(Dispatchers.Unconfined), monotonic, seed = { 0uL }, background = Dispatchers.Unconfined)
    prepare(app, model, options)
    val (width, height) = options.size ?: PHONE
    val image = png(width, height, between = { act(model, options) }) { Rooms(model, options.dark ?: false) }
    model.game?.close()
    file.absoluteFile.parentFile.mkdirs()
    file.writeBytes(image)
}

private fun prepare(app: App, model: AppModel, options: Options) = when (options.screen) {
    Screen.Home -> Unit
    Screen.NewGame -> model.openForm()
    Screen.Rules -> {
        model.rules.choose(options.rules.orEmpty())
        model.enter(Room.Rules)
    }
    Screen.Game, Screen.End, Screen.Energy -> {
        val last = app.form().last
        model.start(last.copy(rules = options.rules ?: last.rules, opponent = "here", position = options.position))
    }
}

/** Once the board is in sight: some moves by taps, and a piece picked up; or the end. */
private fun act(model: AppModel, options: Options) {
    val game = model.game ?: return
    OPENING.forEach { game.tap(it) }
    if (options.screen == Screen.Energy) model.turnEnergy()
    if (options.screen == Screen.End) {
        game.command(Command.RESIGN)
        game.answer(true)
    }
}
