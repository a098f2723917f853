package sancai.ui

import androidx.compose.ui.hapticfeedback.HapticFeedbackType
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import java.io.ByteArrayInputStream
import javax.sound.sampled.AudioSystem
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import sancai.desktop.LineSpeaker
import uniffi.sancai_bindings.Cue
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

    /** Fails if `Echo` plays a cue that the core's view doesn't name. */
    @Test fun switchedOffNothingIsHeardOrFelt() {
        val table = table()
        table.set("sounds", "off")
        table.set("haptics", "off")
        table.start()
        table.tap("h2", "e2", "h9", "g7", "e2", "e6")
        assertEquals(3u, table.view.plies)
        assertEquals(emptyList<Cue>(), table.heard)
        assertEquals(emptyList<HapticFeedbackType>(), table.felt)
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
}
