package sancai.app

import android.media.AudioAttributes
import android.media.AudioFormat
import android.media.AudioTrack
import sancai.ui.Speaker
import uniffi.sancai_bindings.Cue
import uniffi.sancai_bindings.sound

/** The phone's loudspeaker, as loud as the system's own sounds. Each sound has a track that holds it whole. */
class TrackSpeaker : Speaker, AutoCloseable {
    private val tracks = mutableMapOf<Cue, AudioTrack>()

    override fun play(cue: Cue) {
        val track = tracks.getOrPut(cue) { track(sound(cue)) }
        // not so where the phone has run out of tracks
        if (track.state != AudioTrack.STATE_INITIALIZED) return
        track.stop()
        track.reloadStaticData()
        track.play()
    }

    override fun close() {
        tracks.values.forEach(AudioTrack::release)
        tracks.clear()
    }

    private fun track(file: ByteArray): AudioTrack {
        val length = file.size - HEADER
        val track = AudioTrack.Builder()
            .setAudioAttributes(attributes)
            .setAudioFormat(format)
            .setTransferMode(AudioTrack.MODE_STATIC)
            .setBufferSizeInBytes(length)
            .build()
        track.write(file, HEADER, length)
        return track
    }

    private companion object {
        /** A WAV file's header, in bytes. */
        const val HEADER = 44

        val attributes: AudioAttributes = AudioAttributes.Builder()
            .setUsage(AudioAttributes.USAGE_ASSISTANCE_SONIFICATION)
            .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
            .build()

        val format: AudioFormat = AudioFormat.Builder()
            .setEncoding(AudioFormat.ENCODING_PCM_16BIT)
            .setSampleRate(22_050)
            .setChannelMask(AudioFormat.CHANNEL_OUT_MONO)
            .build()
    }
}
