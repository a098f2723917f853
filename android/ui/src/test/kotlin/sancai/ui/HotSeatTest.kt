package sancai.ui

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.isToggleable
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import uniffi.sancai_bindings.NewGame

/** Two people at one device: clocks, pause, turned strips, the board that turns, undo and draw by agreement; by pointer events. */
class HotSeatTest {
    @get:Rule val rule = createComposeRule()

    private val table by lazy { Table(rule).apply { open() } }

    /** One minute a side and no increment. */
    private fun timed() = NewGame("standard", "here", 1u, "red", "", timing = "increment", minutes = 1u, increment = 0u)

    private fun pass(milliseconds: Long) {
        rule.mainClock.advanceTimeBy(milliseconds)
        rule.waitForIdle()
    }

    /** Sets switches at Home, by their captions. */
    private fun set(vararg keys: String) {
        table
        rule.onNodeWithText(table.text("home-settings")).performScrollTo().performClick()
        for (key in keys) rule.onNode(isToggleable().and(hasText(table.text(key)))).performScrollTo().performClick()
        table.button("common-back")
    }

    /** Fails if `serve` asks for no view at `tickAt`: the flag would not fall by itself. */
    @Test fun clocksRunAndFlagsFall() {
        table.start(timed())
        table.tap("h2", "e2")
        pass(20_000)
        assertTrue(table.view.far.clock?.text.orEmpty(), table.view.far.clock?.text in listOf("0:40", "0:39"))
        pass(45_000)
        rule.onNodeWithText("Black ran out of time.").assertIsDisplayed()
        assertNotNull(table.view.end)
    }

    /** Undo by agreement gives both clocks back. Fails if `take_back` leaves the clocks as they are. */
    @Test fun undoRestoresTheClocks() {
        table.start(timed())
        pass(10_000)
        table.tap("h2", "e2")
        val before = table.view.near.clock?.text
        pass(7_000)
        table.button("game-undo")
        rule.onNodeWithText(table.text("offer-accept")).performClick()
        rule.waitForIdle()
        assertEquals(0u, table.view.plies)
        assertNotEquals(before, table.view.near.clock?.text)
        assertEquals("1:00", table.view.far.clock?.text)
    }

    /** In a pause the board is covered, no clock runs, nothing answers. Fails if the cover lets taps through. */
    @Test fun pauseCoversTheBoard() {
        table.start(timed())
        pass(5_000)
        table.button("game-pause")
        val before = table.view.near.clock?.text
        pass(30_000)
        assertEquals(before, table.view.near.clock?.text)
        val (from, to) = checkNotNull(table.session.centre("h2")) to checkNotNull(table.session.centre("e2"))
        table.tapAt(from.x, from.y)
        table.tapAt(to.x, to.y)
        assertEquals(0u, table.view.plies)
        rule.onNodeWithText(table.text("pause-resume")).performClick()
        rule.waitForIdle()
        assertNull(table.view.pause)
        table.tap("h2", "e2")
        assertEquals(1u, table.view.plies)
    }

    /** The board turns to whoever is to move, and its points answer where they then are. Fails if `turn_board` is left out. */
    @Test fun theBoardTurns() {
        set("settings-flip-after")
        table.start()
        val before = checkNotNull(table.session.centre("e9"))
        table.tap("h2", "e2")
        assertNotEquals(before, table.session.centre("e9"))
        assertEquals("Black", table.view.near.name)
        table.tap("h9", "g7")
        assertEquals("Red", table.view.near.name)
        table.assertReplays(listOf("h2e2", "h9g7"))
    }

    /** The far player's strip is turned, and so is what is asked of that player. Fails if `far_turned` is not passed on. */
    @Test fun theFarSideIsTurned() {
        set("settings-far-turned")
        table.start().tap("h2", "e2")
        assertTrue(table.view.far.turned)
        assertFalse(table.view.near.turned)
        table.tap("h9", "g7")
        table.button("game-draw")
        assertTrue(checkNotNull(table.view.question).turned)
        rule.onNodeWithText(table.text("offer-accept")).performClick()
        rule.waitForIdle()
        assertEquals(table.text("end-draw"), table.view.end?.title)
    }
}
