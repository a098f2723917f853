package sancai.ui

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Rule
import org.junit.Test
import uniffi.sancai_bindings.Wants

/** Hints, threats and the machine's thinking, by fingers and keys; what is said is the core's matter. */
class AdviceTest {
    @get:Rule val rule = createComposeRule()

    private fun table() = Table(rule).apply { open() }

    private fun Table.waitForAdvice() {
        rule.waitUntil(THINKING_MS) { view.banner != null }
        rule.waitForIdle()
        rule.onNodeWithText(checkNotNull(view.banner).text).assertIsDisplayed()
    }

    /** The best move is said, and forgotten with the next move. Fails if `Command.HINT` asks for nothing. */
    @Test fun hint() {
        val table = table().start()
        table.button("game-hint")
        table.waitForAdvice()
        assertEquals(Wants.NOTHING, table.view.wants)
        table.tap("h2", "e2")
        assertNull(table.view.banner)
    }

    /** Behind *more*. Fails if the answer of `think` loses its advice on the way to `act`. */
    @Test fun threat() {
        val table = table()
        table.start(table.game(position = MATE_THREATENED))
        table.button("game-threat")
        table.waitForAdvice()
        assertEquals("Black threatens mate in 1.", table.view.banner?.text)
    }

    /** Fails if KEYS loses H or T. */
    @Test fun keys() {
        val table = table()
        table.start(table.game(position = MATE_THREATENED))
        table.press(Key.T)
        table.waitForAdvice()
        val threat = table.view.banner?.text
        table.press(Key.H)
        rule.waitUntil(THINKING_MS) { table.view.banner.let { it != null && it.text != threat } }
    }

    /** A hint that comes after the next move is not shown. Fails if the core shows advice of an older revision. */
    @Test fun hintTooLate() {
        val table = table().start()
        table.press(Key.H)
        table.tap("h2", "e2")
        table.tap("h9", "g7")
        assertNull(table.view.banner)
        assertEquals(2u, table.view.plies)
        table.press(Key.H)
        table.waitForAdvice()
    }

    /** A formal match has none, and says so. */
    @Test fun formal() {
        val table = table()
        table.start(table.game(rules = "asian"))
        table.button("game-hint")
        assertEquals(Wants.NOTHING, table.view.wants)
        table.press(Key.H)
        rule.onNodeWithText(table.text("refusal-formal")).assertIsDisplayed()
    }

    /** A move taken back while the machine thinks about it is not answered. Fails if `undo` does not stop it. */
    @Test fun undoWhileItThinks() {
        val table = table()
        table.start(table.game(opponent = "machine", level = 10u))
        table.tap("h2", "e2")
        table.button("game-undo")
        assertEquals(0u, table.view.plies)
        assertEquals(Wants.NOTHING, table.view.wants)
        table.tap("b0", "c2")
        rule.waitUntil(THINKING_MS) { table.view.plies == 2u }
        assertEquals(true, table.session.moves(0u, 1u).single().spoken.contains("b0"))
    }

    /** Whoever leaves stops it; whoever comes back gets its answer. Fails if `close` lets it think on. */
    @Test fun leavingWhileItThinks() {
        val table = table()
        table.start(table.game(opponent = "machine", level = 10u))
        table.tap("h2", "e2")
        table.button("common-back")
        val left = table.view.plies
        Thread.sleep(AWAY_MS)
        assertEquals(left, table.view.plies)
        rule.onNodeWithText(table.text("home-continue")).performClick()
        rule.waitUntil(THINKING_MS) { table.view.plies == 2u }
    }

    private companion object {
        const val AWAY_MS = 1_500L
        const val THINKING_MS = 60_000L

        /** Black's chariots are about to mate. */
        const val MATE_THREATENED = "3k5/9/9/9/9/9/9/r8/7r1/4K4 w - - 0 1"
    }
}
