package sancai.ui

import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.unit.Density
import java.lang.management.ManagementFactory
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import org.junit.Assert.assertTrue
import org.junit.Test
import uniffi.sancai_bindings.App
import uniffi.sancai_bindings.Gesture

/**
 * What a frame costs while a piece is dragged over two planes, with Skia's software renderer. The figure is printed, not
 * judged: machines differ. What is judged is that the piece is under the finger in the last frame.
 */
class SpeedTest {
    @Test fun drag() {
        val model = AppModel(App("en"), CoroutineScope(Dispatchers.Unconfined), { 0uL }, seed = { 0uL })
        model.start(App("en").form().last.copy(rules = "san-cai", opponent = "here", colour = "red"))
        val stage = ImageComposeScene(412, 915, Density(1f)) { Rooms(model, false) }
        for (frame in 0..5) stage.render(frame * FRAME_NS).close()
        val game = checkNotNull(model.game)
        listOf("e2", "e7").forEach(game::tap)
        val from = checkNotNull(game.shown).points.first { it.name == "h2" }
        game.gesture(Gesture.Press(from.x, from.y))
        val times = (0 until FRAMES).map { frame ->
            val begun = worked()
            game.gesture(Gesture.Slide(from.x - frame % 60, from.y - frame % 90))
            stage.render((6 + frame) * FRAME_NS).close()
            (worked() - begun) / 1_000
        }.drop(FRAMES / 2).sorted()
        val last = FRAMES - 1
        val scene = checkNotNull(game.shown).scene
        stage.close()
        model.game?.close()
        val median = times[times.size / 2]
        println("a frame of a drag: median $median us of processor time, slowest tenth from ${times[times.size * 9 / 10]} us")
        // Fails if a slide does not move the piece.
        assertTrue(scene.groups.any { it.x == from.x - last % 60 && it.y == from.y - last % 90 })
    }

    /** Processor time of this thread, in ns: what else the machine does is left out. */
    private fun worked() = ManagementFactory.getThreadMXBean().currentThreadCpuTime

    private companion object {
        const val FRAME_NS = 16_666_667L
        const val FRAMES = 240
    }
}
