package sancai.ui

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.hapticfeedback.HapticFeedbackType
import androidx.compose.ui.platform.LocalHapticFeedback
import uniffi.sancai_bindings.Cue

/** Plays the core's sounds. It answers at once, from any sound to the next, and is silent where nothing can be heard. */
fun interface Speaker {
    fun play(cue: Cue)
}

/** The platform's speaker. */
val LocalSpeaker = staticCompositionLocalOf { Speaker {} }

/** Lets each act be heard and felt, as the core says. */
@Composable
internal fun Echo(model: GameModel) {
    val speaker = LocalSpeaker.current
    val haptics = LocalHapticFeedback.current
    LaunchedEffect(model, speaker) {
        model.acted.collect { view ->
            view.sounds.forEach(speaker::play)
            view.haptic?.let { haptics.performHapticFeedback(it.feel) }
        }
    }
}

/** What the hand feels. */
private val Cue.feel
    get() = when (this) {
        Cue.MOVE -> HapticFeedbackType.SegmentTick
        Cue.CAPTURE -> HapticFeedbackType.LongPress
        Cue.TOUCH -> HapticFeedbackType.ContextClick
        Cue.CHECK -> HapticFeedbackType.Reject
        Cue.DESCENT -> HapticFeedbackType.GestureThresholdActivate
        Cue.END -> HapticFeedbackType.Confirm
    }
