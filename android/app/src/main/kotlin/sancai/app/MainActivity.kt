package sancai.app

import android.os.Bundle
import android.os.SystemClock
import android.provider.Settings
import androidx.activity.ComponentActivity
import androidx.activity.compose.BackHandler
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.compose.foundation.systemGestureExclusion
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Modifier
import java.util.Locale
import sancai.ui.LocalReducedMotion
import sancai.ui.LocalSpeaker
import sancai.ui.LocalSwipeGuard
import sancai.ui.SanCai
import uniffi.sancai_bindings.App

/** The app's one window. The manifest keeps it through rotations and changes of theme, language and text size. */
class MainActivity : ComponentActivity() {
    private val core by lazy {
        App.open(Locale.getDefault().toLanguageTag(), filesDir.path, now(), System.currentTimeMillis().toULong())
    }
    private val phone = Phone(this)
    private val speaker = TrackSpeaker()

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        setContent {
            CompositionLocalProvider(
                LocalReducedMotion provides reducedMotion(),
                LocalSpeaker provides speaker,
                LocalSwipeGuard provides Modifier.systemGestureExclusion(),
            ) {
                SanCai(core, ::now, platform = phone, back = { enabled, onBack -> BackHandler(enabled, onBack) })
            }
        }
    }

    override fun onStart() {
        super.onStart()
        phone.come()
    }

    override fun onStop() {
        phone.leave()
        super.onStop()
    }

    override fun onDestroy() {
        speaker.close()
        super.onDestroy()
    }

    /** Monotonic milliseconds that count sleep. */
    private fun now() = SystemClock.elapsedRealtime().toULong()

    override fun onTrimMemory(level: Int) {
        super.onTrimMemory(level)
        core.freeMemory()
    }

    /** Whether animations are switched off in the system's settings. */
    private fun reducedMotion() = Settings.Global.getFloat(contentResolver, Settings.Global.ANIMATOR_DURATION_SCALE, 1f) == 0f
}
