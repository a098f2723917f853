package sancai.ui

import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Density
import org.jetbrains.skia.Bitmap
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import uniffi.sancai_bindings.Group
import uniffi.sancai_bindings.Scene
import uniffi.sancai_bindings.Shape

/** A disc is a piece; where it is painted at which moment is read from the pixels. */
class MotionTest {
    private var scene by mutableStateOf(scene(at(20f)))
    private var reduced by mutableStateOf(false)
    private val stage = ImageComposeScene(WIDTH, HEIGHT, Density(1f)) {
        CompositionLocalProvider(LocalReducedMotion provides reduced) { BoardCanvas(rememberEasel(scene, 1uL), Modifier.fillMaxSize()) }
    }

    @After fun close() = stage.close()

    private fun at(x: Float, board: Int = 0, scale: Float = 1f) =
        Group(id = 1u, board = board.toUByte(), x = x, y = 20f, scale = scale, alpha = 1f, shapes = listOf(Shape.Disc(0f, 0f, 8f, RED)))

    private fun scene(vararg groups: Group) = Scene(emptyList(), emptyList(), groups.toList(), emptyList())

    /** How much of the disc is painted at each of these places at a time in ms: the pixel's alpha, 255 for all of it. */
    private fun alphas(ms: Int, vararg xs: Int): List<Int> {
        val image = stage.render(ms * 1_000_000L)
        val bitmap = Bitmap.makeFromImage(image)
        return xs.map { bitmap.getColor(it, 20) ushr 24 }
    }

    /** Shows the first scene long enough, then the next one from 1000 ms on. */
    private fun after(next: Scene) {
        for (ms in 0..960 step 16) alphas(ms)
        scene = next
        alphas(1000)
        alphas(1001)
    }

    /** Fails if MOVE_MS is not 150, or if the piece jumps. */
    @Test fun flies() {
        after(scene(at(180f)))
        assertEquals(0, alphas(1050, 180).single())
        assertEquals(0, alphas(1051, 20).single())
        assertTrue((40..160 step 8).any { alphas(1052, it).single() == 255 })
        assertEquals(listOf(0, 255), alphas(1170, 20, 180))
    }

    /** Fails if a captured piece vanishes at once, or stays longer than FADE_MS. */
    @Test fun capturedFades() {
        after(scene())
        assertTrue(alphas(1040, 20).single() in 1..254)
        assertEquals(0, alphas(1140, 20).single())
    }

    /** Fails if a piece flies across the gap between two boards. */
    @Test fun fadesBetweenPlanes() {
        after(scene(at(180f, board = 1)))
        for (ms in 1010..1170 step 20) assertTrue((60..140 step 8).all { alphas(ms, it).single() == 0 })
        assertEquals(listOf(0, 255), alphas(1180, 20, 180))
    }

    /** Fails if `reduced` is not heard. */
    @Test fun reducedMotionCrossFades() {
        reduced = true
        after(scene(at(180f)))
        for (ms in 1010..1120 step 10) assertTrue((60..140 step 8).all { alphas(ms, it).single() == 0 })
        assertEquals(listOf(0, 255), alphas(1130, 20, 180))
    }

    /** A piece in the hand follows the finger at once. */
    @Test fun followsTheFinger() {
        after(scene(at(20f, scale = 1.12f)))
        alphas(1200)
        scene = scene(at(100f, scale = 1.12f))
        alphas(1216)
        assertEquals(listOf(0, 255), alphas(1217, 20, 100))
        assertNotEquals(0, alphas(1218, 100).single())
    }

    private companion object {
        const val WIDTH = 200
        const val HEIGHT = 40
        const val RED = 0xFFB02A1Eu
    }
}
