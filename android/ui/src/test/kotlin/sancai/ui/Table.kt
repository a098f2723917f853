package sancai.ui

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.requiredSize
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.hapticfeedback.HapticFeedback
import androidx.compose.ui.hapticfeedback.HapticFeedbackType
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalHapticFeedback
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.click
import androidx.compose.ui.test.junit4.ComposeContentTestRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import java.io.File
import org.junit.Assert.assertEquals
import uniffi.sancai_bindings.Act
import uniffi.sancai_bindings.App
import uniffi.sancai_bindings.AppInterface
import uniffi.sancai_bindings.Cue
import uniffi.sancai_bindings.NewGame
import uniffi.sancai_bindings.Session
import uniffi.sancai_bindings.View
import uniffi.sancai_bindings.Window

/** The app in a window of [width] × [height] dp, as a test plays it: by pointer events at pixels and by keys. */
class Table(
    private val rule: ComposeContentTestRule,
    val width: Int = 412,
    val height: Int = 740,
    language: String = "en",
    /** Where games are stored; null: nowhere. */
    folder: File? = null,
    private val platform: Platform = NoPlatform,
    private val dark: Boolean = false,
) {
    private val core = { if (folder == null) App(language) else App.open(language, folder.path, 0uL, WALL) }
    private var app by mutableStateOf(core())

    /** The session of the game on the screen: to look at, never to play through. */
    lateinit var session: Session
        private set

    /** What the next game is, in place of what the sheet says. */
    private var choice: NewGame? = null

    private val density = minOf(1f, ROOT_WIDTH / width, ROOT_HEIGHT / height)

    private inner class Spied(private val app: App) : AppInterface by app {
        override fun start(choice: NewGame, seed: ULong, now: ULong) =
            app.start(this@Table.choice ?: choice, 7uL, now).also { session = it }

        override fun example(id: String) = app.example(id).also { session = it }

        override fun lesson(id: String) = app.lesson(id).also { session = it }

        override fun resume(id: Long, seed: ULong, now: ULong) = app.resume(id, seed, now).also { session = it }
    }

    val view: View get() = session.view(rule.mainClock.currentTime.toULong())

    fun text(key: String) = app.text(key)

    fun named(key: String, name: String) = app.named(key, name)

    /** The app begins anew over what it has stored, as after a kill. */
    fun restart() = rule.runOnIdle { app = core() }

    fun form() = app.form()

    /** Sets something for all games, before one begins. */
    fun set(key: String, value: String) = app.set(key, value)

    fun lessons() = app.lessons(false)

    /** Turned on its side, with the length as its width. */
    var turned by mutableStateOf(false)

    /** What has sounded. */
    val heard = mutableListOf<Cue>()

    /** What has been felt. */
    val felt = mutableListOf<HapticFeedbackType>()

    private val hand = object : HapticFeedback {
        override fun performHapticFeedback(hapticFeedbackType: HapticFeedbackType) {
            felt += hapticFeedbackType
        }
    }

    /** Opens the app at Home. */
    fun open() = rule.setContent {
        val (w, h) = if (turned) height to width else width to height
        CompositionLocalProvider(LocalDensity provides Density(density), LocalSpeaker provides Speaker(heard::add), LocalHapticFeedback provides hand) {
            Box(Modifier.requiredSize(w.dp, h.dp).testTag("window")) {
                SanCai(remember(app) { Spied(app) }, { rule.mainClock.currentTime.toULong() }, dark = dark, platform = platform)
            }
        }
    }

    /** From Home into a game; without a [choice] the sheet's own stands. */
    fun start(choice: NewGame? = game()): Table {
        this.choice = choice
        rule.onNodeWithText(text("home-new-game")).performScrollTo().performClick()
        rule.onNodeWithText(text("start")).performClick()
        rule.waitForIdle()
        return this
    }

    /** What two people here play, by [rules] from [position]. */
    fun game(rules: String = "standard", position: String = "", opponent: String = "here", level: UInt = 1u) =
        NewGame(rules, opponent, level, "red", position)

    /** The pixel of a place in dp. */
    private fun pixel(x: Float, y: Float) = Offset(x * density, y * density)

    private fun pixel(point: String) = checkNotNull(session.centre(point)) { "$point is not in sight" }.let { pixel(it.x, it.y) }

    fun tap(vararg points: String) = points.forEach { point ->
        rule.onNodeWithTag("board").performTouchInput { click(pixel(point)) }
        rule.waitForIdle()
    }

    fun tapAt(x: Float, y: Float) {
        rule.onNodeWithTag("window").performTouchInput { click(pixel(x, y)) }
        rule.waitForIdle()
    }

    /** Drags in steps, past the window's edge if the end lies there. */
    fun drag(from: String, to: Offset) {
        rule.onNodeWithTag("board").performTouchInput {
            down(pixel(from))
            for (i in 1..STEPS) moveTo(pixel(from) + (to - pixel(from)) * (i.toFloat() / STEPS))
            up()
        }
        rule.waitForIdle()
    }

    /** Takes a piece up and slides it over all these points, looking at each; then the system takes the finger away. */
    fun slide(from: String, over: List<String>, look: (String) -> Unit) {
        val board = rule.onNodeWithTag("board")
        board.performTouchInput { down(pixel(from)) }
        for (point in over) {
            board.performTouchInput { moveTo(pixel(point)) }
            rule.waitForIdle()
            look(point)
        }
        board.performTouchInput { cancel() }
        rule.waitForIdle()
    }

    /** Begins a drag, does something in its midst, and lifts the finger where it is. */
    fun dragAnd(from: String, to: String, midst: () -> Unit) {
        val board = rule.onNodeWithTag("board")
        board.performTouchInput { down(pixel(from)); moveTo(pixel(to)) }
        midst()
        rule.waitForIdle()
        board.performTouchInput { up() }
        rule.waitForIdle()
    }

    /** Takes the last move back: asked at one edge, answered at the other. */
    fun undo() {
        button("game-undo")
        agree()
    }

    /** Answers a question with yes. */
    fun agree() {
        rule.onNodeWithText(checkNotNull(view.question).yes).performClick()
        rule.waitForIdle()
    }

    fun drag(from: String, to: String) = drag(from, pixel(to))

    @OptIn(ExperimentalTestApi::class)
    fun press(key: Key) {
        rule.onNodeWithTag("board").performKeyInput { pressKey(key) }
        rule.waitForIdle()
    }

    /** Brings the keyboard's cursor to a point with the arrows alone. */
    fun steer(point: String) {
        if (view.cursor == null) press(Key.DirectionUp)
        val goal = checkNotNull(session.centre(point))
        repeat(MOST_STEPS) {
            val at = session.points().first { it.point == view.cursor }
            if (at.name == point) return
            press(
                when {
                    at.x < goal.x - 1 -> Key.DirectionRight
                    at.x > goal.x + 1 -> Key.DirectionLeft
                    at.y < goal.y - 1 -> Key.DirectionDown
                    else -> Key.DirectionUp
                },
            )
        }
        error("the cursor does not reach $point")
    }

    /** Presses a button of the Game screen by its caption, behind *more* if it is there. */
    fun button(key: String) {
        val caption = text(key)
        val seen = rule.onAllNodesWithCaption(caption)
        if (seen == 0) rule.onCaption(text("game-more")).performClick()
        rule.waitForIdle()
        rule.onCaption(caption).performClick()
        rule.waitForIdle()
    }

    /** The same moves in a second session, without a screen, must lead to the same text. */
    fun assertReplays(moves: List<String>, choice: NewGame = game()) {
        val replay = App("en").start(choice, 7uL, 0uL)
        moves.forEach { replay.act(Act.Move(it), 0uL) }
        assertEquals(replay.view(0uL).position, view.position)
    }

    /** A second session of the same game in the same window, without a screen. */
    fun mirror(choice: NewGame): Session = App("en").start(choice, 7uL, 0uL).also {
        it.setWindow(Window(width.toFloat(), height.toFloat(), 0f, 0f, 0f, 0f, 1f, dark = false, leftHanded = false, reducedMotion = false))
    }

    private companion object {
        /** The size in pixels of the root in tests. */
        const val ROOT_WIDTH = 1024f
        const val ROOT_HEIGHT = 768f
        const val WALL = 1_764_475_200_000uL
        const val STEPS = 6
        const val MOST_STEPS = 60
    }
}
