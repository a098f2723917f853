package sancai.ui

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.requiredSize
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.click
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import uniffi.sancai_bindings.App

/** Odd windows, text three times its size, and windows that change while something moves: games are played on through all of them. */
class WindowTest {
    @get:Rule val rule = createComposeRule()

    private val model = AppModel(App("en"), CoroutineScope(Dispatchers.Unconfined), { 0uL }, seed = { 0uL })
    private var size by mutableStateOf(412 to 740)
    private val game get() = checkNotNull(model.game)
    private val shown get() = checkNotNull(game.shown)

    private fun density() = minOf(1f, ROOT_WIDTH / size.first, ROOT_HEIGHT / size.second)

    private fun open(rules: String) {
        model.start(App("en").form().last.copy(rules = rules, opponent = "here", colour = "red"))
        rule.setContent {
            CompositionLocalProvider(LocalDensity provides Density(density(), TEXT)) {
                Box(Modifier.requiredSize(size.first.dp, size.second.dp)) { Rooms(model, false) }
            }
        }
        rule.waitForIdle()
    }

    private fun at(point: String) = shown.points.first { it.name == point }.let { Offset(it.x, it.y) * density() }

    private fun tap(point: String) {
        rule.onNodeWithTag("board").performTouchInput { click(at(point)) }
        rule.waitForIdle()
    }

    /** Fails if any window has no place for a board, or if buttons lie on each other in one. */
    @Test fun oneBoard() = through("standard", ONE)

    @Test fun twoBoards() = through("san-cai", TWO)

    private fun through(rules: String, moves: List<List<String>>) {
        open(rules)
        for ((window, taps) in SIZES.zip(moves)) {
            size = window
            rule.waitForIdle()
            assertApart(window)
            val before = shown.view.plies
            taps.forEach(::tap)
            assertEquals("$window", before + 1u, shown.view.plies)
        }
    }

    /** What may be tapped beside the boards does not overlap. */
    private fun assertApart(window: Pair<Int, Int>) {
        val spoken = shown.points.map { it.text }.toSet()
        val beside = rule.onAllNodes(hasClickAction()).fetchSemanticsNodes().filter { it.said().none(spoken::contains) }
        for ((i, one) in beside.withIndex()) {
            for (other in beside.drop(i + 1)) {
                val both = one.boundsInRoot.intersect(other.boundsInRoot)
                assertTrue("$window: ${one.said()} and ${other.said()}", both.width <= 1f || both.height <= 1f)
            }
        }
    }

    private fun SemanticsNode.said() = config.getOrElseNullable(SemanticsProperties.ContentDescription) { null }.orEmpty()

    /** A window turned while a piece is dragged lets go; one turned while a piece flies takes nothing back. */
    @Test fun turnedInMidst() {
        open("standard")
        val board = rule.onNodeWithTag("board")
        board.performTouchInput { down(at("h2")); moveTo(at("e2")) }
        size = 740 to 412
        rule.waitForIdle()
        board.performTouchInput { up() }
        rule.waitForIdle()
        assertEquals(0u, shown.view.plies)
        tap("h2")
        rule.mainClock.autoAdvance = false
        board.performTouchInput { click(at("e2")) }
        rule.mainClock.advanceTimeBy(64)
        size = 412 to 740
        rule.mainClock.advanceTimeBy(64)
        rule.mainClock.autoAdvance = true
        rule.waitForIdle()
        assertEquals(1u, shown.view.plies)
        tap("h9")
        tap("g7")
        assertEquals(2u, shown.view.plies)
    }

    private companion object {
        const val TEXT = 3f
        const val ROOT_WIDTH = 1024f
        const val ROOT_HEIGHT = 768f
        val SIZES = listOf(200 to 200, 200 to 800, 800 to 200, 320 to 480, 800 to 420, 4000 to 3000)
        val ONE = listOf(listOf("h2", "e2"), listOf("h9", "g7"), listOf("h0", "g2"), listOf("i9", "h9"), listOf("g3", "g4"), listOf("c6", "c5"))
        val TWO = listOf(listOf("e2"), listOf("e7"), listOf("h2", "h2'"), listOf("h9", "g7"), listOf("g3", "g4"), listOf("c6", "c5"))
    }
}
