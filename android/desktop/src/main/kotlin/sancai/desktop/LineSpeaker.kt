package sancai.desktop

import java.io.ByteArrayInputStream
import java.util.concurrent.Executors
import javax.sound.sampled.AudioSystem
import javax.sound.sampled.Clip
import javax.sound.sampled.LineUnavailableException
import sancai.ui.Speaker
import uniffi.sancai_bindings.Cue
import uniffi.sancai_bindings.sound

/** A computer's loudspeaker, served by a thread of its own: opening a line takes its time. */
class LineSpeaker : Speaker {
    private val thread = Executors.newSingleThreadExecutor { Thread(it, "sounds").apply { isDaemon = true } }
    private val clips = mutableMapOf<Cue, Clip>()

    override fun play(cue: Cue) = thread.execute {
        val clip = clips[cue] ?: open(cue)?.also { clips[cue] = it }
        clip?.apply {
            stop()
            framePosition = 0
            start()
        }
    }

    /** Null where there is no line, or none is free; there may be one next time. */
    private fun open(cue: Cue): Clip? = try {
        AudioSystem.getClip().apply { open(AudioSystem.getAudioInputStream(ByteArrayInputStream(sound(cue)))) }
    } catch (_: LineUnavailableException) {
        null
    } catch (_: IllegalArgumentException) {
        null
    } catch (_: LinkageError) {
        // Java itself was installed without its sound library
        null
    }
}
