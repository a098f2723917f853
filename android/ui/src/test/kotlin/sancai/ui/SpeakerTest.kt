package sancai.ui

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.requiredSize
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.hapticfeedback.HapticFeedbackType
import androidx.compose.ui.test.click
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.unit.dp
import java.io.ByteArrayInputStream
import javax.sound.sampled.AudioSystem
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import sancai.desktop.LineSpeaker
import uniffi.sancai_bindings.App
import uniffi.sancai_bindings.Cue
import uniffi.sancai_bindings.NewGame
import uniffi.sancai_bindings.SessionInterface
import uniffi.sancai_bindings.Window
import uniffi.sancai_bindings.sound

/** What is done on the board is heard and felt, once, as the core says. */
class SpeakerTest {
    @get:Rule val rule = createComposeRule()

    private fun table() = Table(rule).apply { open() }

    /** Fails if `refresh` tells of a view without asking whether its revision is new. */
    @Test fun aCaptureSoundsOnce() {
        val table = table().start()
        table.tap("h2", "e2", "h9", "g7", "e2")
        assertEquals(listOf(Cue.MOVE, Cue.MOVE), table.heard)
        table.tap("e6")
        assertEquals(listOf(Cue.MOVE, Cue.MOVE, Cue.CAPTURE), table.heard)
        assertEquals(listOf(HapticFeedbackType.SegmentTick, HapticFeedbackType.SegmentTick, HapticFeedbackType.LongPress), table.felt)
    }

    /** Fails if `refresh` tells of the view that a screen begins with. */
    @Test fun goingOnWithAGameIsSilent() {
        val table = table().start()
        table.tap("h2", "e2")
        table.button("common-back")
        rule.onNodeWithText(table.text("home-continue")).performScrollTo().performClick()
        rule.waitForIdle()
        assertEquals(listOf(Cue.MOVE), table.heard)
        table.tap("h9", "g7")
        table.undo()
        assertEquals(listOf(Cue.MOVE, Cue.MOVE), table.heard)
    }

    @Test fun aMateIsHeardToItsEnd() {
        val table = table()
        table.start(table.game(position = "4k4/1R7/9/9/9/9/9/9/9/R2K5 w - - 0 1"))
        table.tap("a0", "a9")
        assertEquals(listOf(Cue.MOVE, Cue.CHECK, Cue.END), table.heard)
        assertEquals(listOf(HapticFeedbackType.Confirm), table.felt)
    }

    /** With both switches off the core's view has nothing to be heard. Fails if `Echo` plays a cue of its own. */
    @Test fun silence() {
        val heard = mutableListOf<Cue>()
        val app = App("en")
        val session = app.start(NewGame("standard", "here", 1u, "red", ""), 7uL)
        val silent = object : SessionInterface by session {
            override fun view(now: ULong) = session.view(now).copy(sounds = emptyList(), haptic = null)
        }
        rule.setContent {
            val scope = rememberCoroutineScope()
            val clock = { rule.mainClock.currentTime.toULong() }
            val model = remember { AppModel(app, scope, clock) }
            val game = remember { GameModel(silent, scope, clock) }
            CompositionLocalProvider(LocalSpeaker provides Speaker(heard::add)) {
                Theme(model.tints(false)) { Box(Modifier.requiredSize(412.dp, 740.dp)) { GameScreen(model, game, WINDOW) } }
            }
        }
        for (point in listOf("h2", "e2", "h9", "g7", "e2", "e6")) {
            val at = checkNotNull(session.centre(point))
            rule.onNodeWithTag("board").performTouchInput { click(Offset(at.x, at.y) * density) }
            rule.waitForIdle()
        }
        assertEquals(3u, session.view(0uL).plies)
        assertEquals(emptyList<Cue>(), heard)
    }

    /** Java reads the files; and a machine without a loudspeaker, as this may be, plays on. */
    @Test fun aComputerPlaysThem() {
        val speaker = LineSpeaker()
        for (cue in Cue.entries) {
            val format = AudioSystem.getAudioFileFormat(ByteArrayInputStream(sound(cue))).format
            assertEquals(listOf(22_050f, 16, 1), listOf(format.sampleRate, format.sampleSizeInBits, format.channels))
            speaker.play(cue)
        }
    }

    private companion object {
        val WINDOW = Window(412f, 740f, 0f, 0f, 0f, 0f, 1f, dark = false, leftHanded = false, reducedMotion = false)
    }
}
