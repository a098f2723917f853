package sancai.ui

import androidx.compose.foundation.layout.fillMaxSize
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
import uniffi.sancai_bindings.Entrance
import uniffi.sancai_bindings.Group
import uniffi.sancai_bindings.Paper
import uniffi.sancai_bindings.Passage
import uniffi.sancai_bindings.Rect
import uniffi.sancai_bindings.Scene
import uniffi.sancai_bindings.Shape
import uniffi.sancai_bindings.Sign

/** A disc is a piece; where it is painted at which moment is read from the pixels. */
class MotionTest {
    private var scene by mutableStateOf(scene(at(20f)))
    private lateinit var easel: Easel
    private val stage = ImageComposeScene(WIDTH, HEIGHT, Density(1f)) {
        easel = rememberEasel(scene)
        BoardCanvas(easel, Modifier.fillMaxSize())
    }

    @After fun close() = stage.close()

    private fun at(x: Float, board: Int = 0, scale: Float = 1f) =
        Group(id = 1u, board = board.toUByte(), x = x, y = 20f, scale = scale, alpha = 1f, shapes = listOf(Shape.Disc(0f, 0f, 8f, RED)))

    private fun scene(vararg groups: Group, passage: Passage = Passage.MOVE, papers: List<Paper> = emptyList(), signs: List<Sign> = emptyList()) =
        Scene(passage, papers, signs, groups.toList(), emptyList())

    private fun sign(entrance: Entrance) = Sign(7u, 0u, entrance, 100f, if (entrance == Entrance.GROW) 8f else 20f, listOf(Shape.Disc(100f, 20f, 12f, RED)))

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

    /** Fails if a step does not last 150 ms, or if the piece jumps. */
    @Test fun flies() {
        after(scene(at(180f)))
        assertEquals(0, alphas(1050, 180).single())
        assertEquals(0, alphas(1051, 20).single())
        assertTrue((40..160 step 8).any { alphas(1052, it).single() == 255 })
        assertEquals(listOf(0, 255), alphas(1170, 20, 180))
    }

    /** Fails if a captured piece vanishes at once, or stays longer than a capture lasts. */
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

    /** Reduced motion: one picture fades into the other. Fails if a passage of that kind lets pieces fly. */
    @Test fun crossFades() {
        after(scene(at(180f), passage = Passage.FADE))
        assertTrue(alphas(1060, 20).single() in 1..254)
        for (ms in 1061..1120 step 10) assertTrue((60..140 step 8).all { alphas(ms, it).single() == 0 })
        assertEquals(listOf(0, 255), alphas(1130, 20, 180))
    }

    /** The old picture sinks, then the pieces land in turn. Fails if they land together, or before it has sunk. */
    @Test fun descends() {
        scene = scene(at(20f), papers = listOf(Paper(Rect(0f, 0f, 200f, 40f), emptyList())))
        after(scene(at(60f), at(140f).copy(id = 2u), passage = Passage.DESCEND))
        assertTrue(alphas(1100, 20).single() in 1..254)
        assertEquals(listOf(0, 0), alphas(1500, 60, 140))
        assertEquals(0, alphas(1620, 20).single())
        val (first, second) = alphas(1700, 60, 140)
        assertTrue("$first $second", first > second && second > 0)
        assertEquals(listOf(255, 255), alphas(1900, 60, 140))
    }

    /** Fails if `finish` leaves the pieces in the air. */
    @Test fun descentEnds() {
        after(scene(at(60f), passage = Passage.DESCEND))
        assertTrue(easel.finish())
        alphas(1300)
        assertEquals(listOf(0, 255), alphas(1301, 20, 60))
        assertEquals(false, easel.finish())
    }

    /** A board grows with what lies on it. Fails if the piece, or the paper, is at its new place at once. */
    @Test fun enlarges() {
        scene = scene(at(20f), papers = listOf(paper(40f)))
        for (ms in 0..800 step 16) alphas(ms)
        after(scene(at(80f), passage = Passage.ENLARGE, papers = listOf(paper(160f))))
        assertEquals(0, alphas(1010, 140).single())
        assertTrue(alphas(1020, 30).single() > 0)
        assertEquals(listOf(255, 255), alphas(1230, 140, 80))
    }

    private fun paper(width: Float) = Paper(Rect(0f, 0f, width, 40f), listOf(Shape.Box(0f, 12f, width, 16f, 0f, 0f, emptyList(), RED)))

    /** New marks enter as they are to. Fails if one enters at once, or each time a scene comes. */
    @Test fun marksEnter() {
        for ((i, entrance) in listOf(Entrance.GLOW, Entrance.GROW).withIndex()) {
            scene = scene(passage = Passage.JUMP)
            val start = 2000 * (i + 1)
            for (ms in 0..900 step 100) alphas(start + ms)
            scene = scene(signs = listOf(sign(entrance)))
            alphas(start + 1000)
            alphas(start + 1001)
            assertTrue(entrance.name, alphas(start + 1060, 100, 110).last() < 255)
            assertEquals(entrance.name, 255, alphas(start + 1300, 110).single())
            scene = scene(at(20f), signs = listOf(sign(entrance)))
            alphas(start + 1400)
            assertEquals(entrance.name, 255, alphas(start + 1401, 110).single())
        }
    }

    /** Check swells once. Fails if it does not come back. */
    @Test fun checkPulses() {
        after(scene(signs = listOf(sign(Entrance.PULSE))))
        assertTrue(alphas(1150, 113).single() > 0)
        assertEquals(listOf(255, 0), alphas(1310, 108, 113))
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
