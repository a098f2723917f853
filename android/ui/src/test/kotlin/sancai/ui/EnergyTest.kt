package sancai.ui

import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.graphics.toPixelMap
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.click
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.percentOffset
import androidx.compose.ui.test.performTouchInput
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

/** The energy image is opened, set, played and exported by fingers. */
class EnergyTest {
    @get:Rule val rule = createComposeRule()

    private var saved: Pair<String, ByteArray>? = null

    private val files = object : Platform {
        override suspend fun save(name: String, bytes: ByteArray): String? {
            saved = name to bytes
            return name
        }
    }

    private fun table(width: Int = 412, height: Int = 740, dark: Boolean = false) = Table(rule, width, height, platform = files, dark = dark).apply {
        open()
        start()
        tap("h2", "e2", "h9", "g7", "h0", "g2", "i9", "h9")
    }

    private fun said() = rule.onNodeWithTag("energy").fetchSemanticsNode().config[SemanticsProperties.ContentDescription].single()

    /** The image's pixels once it is painted with something on its paper. */
    private fun picture(): IntArray {
        var pixels = IntArray(0)
        rule.waitUntil(WAIT) {
            val map = rule.onNodeWithTag("energy").captureToImage().toPixelMap()
            pixels = map.buffer.copyOf()
            pixels.toSet().size > FEW
        }
        return pixels
    }

    private fun changes(work: () -> Unit) {
        val before = picture()
        work()
        rule.waitUntil(WAIT) { !before.contentEquals(picture()) }
    }

    private fun tapOn(caption: String) {
        rule.onNodeWithText(caption).performScrollTo().performClick()
        rule.waitForIdle()
    }

    /** Fails if the sheet is not closed, or a switch turns none of the core's. */
    @Test fun opensOverARunningGame() {
        val table = table()
        table.button("energy-title")
        assertTrue(said().startsWith("4 moves and no capture."))
        picture()
        rule.onNodeWithText(table.text("energy-lines")).performScrollTo().assertIsSelected()
        changes { tapOn(table.text("energy-lines")) }
        changes { tapOn(table.text("energy-calligraphy")) }
        rule.onNodeWithContentDescription(table.text("common-close")).performClick()
        rule.waitForIdle()
        assertEquals(0, rule.onAllNodesWithCaption(table.text("energy-calligraphy")))
        table.tap("e3", "e4")
        table.button("energy-title")
        assertTrue(said().startsWith("5 moves"))
        rule.onNodeWithText(table.text("energy-calligraphy")).performScrollTo().assertIsSelected()
    }

    /** Fails if a slider's finger is not told to the core. */
    @Test fun slides() {
        val table = table()
        table.button("energy-title")
        val spread = rule.onNodeWithContentDescription(table.text("energy-spread")).performScrollTo()
        val state = { spread.fetchSemanticsNode().config[SemanticsProperties.StateDescription] }
        assertEquals("50%", state())
        changes { spread.performTouchInput { click(percentOffset(0.9f, 0.5f)) } }
        assertNotEquals("50%", state())
    }

    /** Fails if playing does not begin at the start, or goes past the end. */
    @Test fun playsThroughTheGame() {
        val table = table()
        table.button("energy-title")
        rule.onNodeWithContentDescription(table.text("energy-time")).performTouchInput { click(center) }
        rule.onNodeWithText("Move 2 of 4").assertIsDisplayed()
        rule.onNodeWithContentDescription(table.text("energy-play")).performClick()
        rule.waitUntil(WAIT) { rule.onAllNodesWithCaption(table.text("energy-pause")) == 0 }
        rule.onNodeWithText("4 moves").assertIsDisplayed()
    }

    /** Beside a game on a tablet it grows with it. Fails if nobody tells it that the game went on. */
    @Test fun growsBesideAGame() {
        val table = table(1280, 800)
        table.button("energy-title")
        assertTrue(said().startsWith("4 moves"))
        changes { table.tap("e3", "e4") }
        assertTrue(said().startsWith("5 moves"))
    }

    /** Fails if the end card has no way to it. */
    @Test fun opensFromTheEndCard() {
        val table = table()
        table.button("game-resign")
        table.agree()
        rule.onNodeWithContentDescription(table.text("energy-title")).performClick()
        rule.waitForIdle()
        assertTrue(said().startsWith("4 moves"))
    }

    /** Fails if the theme does not give its ink to words that stand on no surface. */
    @Test fun wordsBesideTheGameAreSeenAtNight() {
        val table = table(1280, 800, dark = true)
        table.button("energy-title")
        val map = rule.onNodeWithText(table.text("energy-title")).captureToImage().toPixelMap()
        val lightest = (0 until map.width).maxOf { x -> (0 until map.height).maxOf { y -> map[x, y].luminance() } }
        assertTrue("$lightest", lightest > LIGHT)
    }

    /** Fails if what is made is not what is handed on. */
    @Test fun exports() {
        val table = table()
        table.button("energy-title")
        tapOn("Picture, 1080 × 1080")
        rule.waitUntil(LONG) { saved != null }
        val (name, bytes) = checkNotNull(saved)
        assertEquals("san-cai-4.png", name)
        assertArrayEquals(byteArrayOf(0x89.toByte(), 'P'.code.toByte(), 'N'.code.toByte(), 'G'.code.toByte()), bytes.copyOf(4))
        rule.onNodeWithText(table.named("games-exported", name)).assertExists()
    }

    /** Fails if *Cancel* stops nothing. */
    @Test fun cancels() {
        val table = table()
        table.button("energy-title")
        tapOn("Picture, 4096 × 4096")
        rule.onNodeWithText(table.text("common-cancel")).performScrollTo().performClick()
        rule.waitUntil(LONG) { rule.onAllNodesWithCaption("Picture, 4096 × 4096") > 0 }
        assertNull(saved)
    }

    private companion object {
        const val WAIT = 10_000L
        const val LONG = 60_000L

        /** Brighter than anything but the ink of a night. */
        const val LIGHT = 0.5f

        /** More colours than a bare paper has. */
        const val FEW = 20
    }
}
