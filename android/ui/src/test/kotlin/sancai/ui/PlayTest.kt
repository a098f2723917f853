package sancai.ui

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.test.junit4.v2.createComposeRule
import kotlin.random.Random
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Rule
import org.junit.Test
import uniffi.sancai_bindings.Act
import uniffi.sancai_bindings.Gesture

/** A game is played with fingers, a mouse and keys; the core alone decides what comes of it. */
class PlayTest {
    @get:Rule val rule = createComposeRule()

    /** Cannon to the middle, a horse out, cannon takes soldier, horse takes cannon. */
    private val opening = listOf("h2e2", "h9g7", "e2e6", "g7e6")

    private fun table(width: Int = 412, height: Int = 740) = Table(rule, width, height).apply { open() }

    /** Fails if `touches` tells Press instead of Tap. */
    @Test fun taps() {
        val table = table().start()
        opening.forEach { table.tap(it.take(2), it.drop(2)) }
        table.assertReplays(opening)
    }

    /** Fails if `slide` tells Cancel instead of Lift. */
    @Test fun drags() {
        val table = table().start()
        opening.forEach { table.drag(it.take(2), it.drop(2)) }
        table.assertReplays(opening)
    }

    /** Fails if KEYS loses one of the four arrows or Enter. */
    @Test fun keys() {
        val table = table().start()
        for (move in opening) {
            table.steer(move.take(2))
            table.press(Key.Enter)
            table.steer(move.drop(2))
            table.press(Key.Enter)
        }
        table.assertReplays(opening)
        table.press(Key.U)
        table.agree()
        table.assertReplays(opening.dropLast(1))
    }

    /** Fails if KEYS loses Escape. */
    @Test fun escapeLetsGo() {
        val table = table().start()
        val rest = table.view.status
        table.tap("h2")
        assertEquals("Red cannon on h2: choose a point", table.view.status)
        table.press(Key.Escape)
        assertEquals(rest, table.view.status)
    }

    /** Taps that mean nothing do nothing: off the boards, on no piece of one's own, on what one cannot reach. */
    @Test fun wrongTaps() {
        val table = table().start()
        val start = table.view.position
        table.tapAt(3f, 3f)
        table.tapAt(table.width - 3f, table.height - 60f)
        table.tap("h9", "e5", "h2", "i9", "h2", "a5")
        assertEquals(start, table.view.position)
        table.drag("h2", Offset(-40f, 200f))
        assertEquals(start, table.view.position)
        table.tap("h2", "e2")
        table.assertReplays(listOf("h2e2"))
    }

    /** The window turns in the midst of a drag: nothing is lost, and the next taps play. */
    @Test fun turnsInMidDrag() {
        val table = table().start()
        table.dragAnd("h2", "e2") { table.turned = true }
        table.press(Key.Escape)
        val made = if (table.view.plies == 0u) emptyList() else listOf("h2e2")
        table.assertReplays(made)
        if (made.isEmpty()) table.tap("h2", "e2")
        table.tap("h9", "g7")
        table.assertReplays(listOf("h2e2", "h9g7"))
    }

    @Test fun smallestWindow() = playsIn(200, 200)

    @Test fun largestWindow() = playsIn(4000, 3000)

    private fun playsIn(width: Int, height: Int) {
        val table = table(width, height).start()
        opening.forEach { table.tap(it.take(2), it.drop(2)) }
        table.assertReplays(opening)
    }

    /** Fails if `think` never asks the session, or its answer does not go to `act`. */
    @Test fun againstTheMachine() {
        val table = table()
        table.start(table.game(opponent = "machine"))
        table.tap("h2", "e2")
        table.tap("b2", "e2", "a0")
        rule.waitUntil(MACHINE_MS) { table.view.plies == 2u }
        // a soldier at the edge: no answer of a beginner takes it or forbids its step
        table.tap("a3", "a4")
        rule.waitUntil(MACHINE_MS) { table.view.plies == 4u }
    }

    /** After the end the board rests, and nothing breaks. */
    @Test fun afterTheEnd() {
        val table = table()
        // two chariots against a bare general: Ra9 mates
        val position = "4k4/1R7/9/9/9/9/9/9/9/R2K5 w - - 0 1"
        table.start(table.game(position = position))
        table.tap("a0", "a9")
        assertNotNull(table.view.end)
        val end = table.view.position
        table.tap("a9", "e9", "b8")
        table.drag("b8", "b5")
        listOf(Key.Enter, Key.DirectionUp, Key.Enter).forEach(table::press)
        assertEquals(end, table.view.position)
    }

    /** Fails if a tap is sent in pixels instead of dp (this window's dp are smaller than pixels). */
    @Test fun longRandomGame() = randomGame("standard", 1280, 800)

    @Test fun longRandomGameOnTwoPlanes() = randomGame("san-cai", 600, 960)

    /**
     * Taps at random points that answer. A second session without a screen hears the same taps and names the moves; a third,
     * fed with nothing but their texts, must come to the same position.
     */
    private fun randomGame(rules: String, width: Int, height: Int) {
        val table = table(width, height)
        val game = table.game(rules)
        table.start(game)
        val mirror = table.mirror(game)
        val random = Random(2024)
        val moves = mutableListOf<String>()
        var before = emptySet<UInt>()
        while (moves.size < PLIES) {
            val points = table.session.points().filter { it.answers }
            // what answers only since the last tap is where the piece picked up may go
            val point = points.filter { it.point !in before }.ifEmpty { points }.random(random)
            before = points.map { it.point }.toSet()
            table.tap(point.name)
            val act = mirror.gesture(Gesture.Tap(point.x, point.y)) as? Act.Move ?: continue
            mirror.act(act, 0uL)
            moves += act.text
            assertNull("the game ends at ply ${moves.size}", table.view.end)
        }
        assertEquals(PLIES.toUInt(), table.view.plies)
        table.assertReplays(moves, game)
    }

    private companion object {
        const val MACHINE_MS = 20_000L
        const val PLIES = 200
    }
}
