package sancai.ui

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.asPaddingValues
import androidx.compose.foundation.layout.calculateEndPadding
import androidx.compose.foundation.layout.calculateStartPadding
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.material3.SnackbarHost
import androidx.compose.material3.SnackbarHostState
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.LayoutDirection
import uniffi.sancai_bindings.AppInterface
import uniffi.sancai_bindings.Window

/**
 * The app. A platform gives it the core, a clock and a window to fill; [dark] null follows the system. [back] ties the
 * system's way back, where there is one, to the app's while that is enabled.
 */
@Composable
fun SanCai(app: AppInterface, clock: Clock, dark: Boolean? = null, back: @Composable (enabled: Boolean, onBack: () -> Unit) -> Unit = { _, _ -> }) {
    val scope = rememberCoroutineScope()
    val model = remember(app) { AppModel(app, scope, clock) }
    back(model.game != null, model::leave)
    DisposableEffect(model) { onDispose { model.game?.close() } }
    Rooms(model, dark ?: isSystemInDarkTheme())
}

/** The room of [model] that is open. */
@Composable
internal fun Rooms(model: AppModel, dark: Boolean) {
    val tints = remember(model, dark) { model.tints(dark) }
    Theme(tints) {
        BoxWithConstraints(Modifier.fillMaxSize()) {
            val window = window(maxWidth.value, maxHeight.value, dark)
            val game = model.game
            if (game == null) AtHome(model, window) else GameScreen(model, game, window)
        }
    }
}

@Composable
private fun AtHome(model: AppModel, window: Window) {
    val snackbars = remember { SnackbarHostState() }
    LaunchedEffect(model) { model.refused.collect { snackbars.showSnackbar(it) } }
    Box(Modifier.fillMaxSize()) {
        HomeScreen(model, window)
        SnackbarHost(snackbars, Modifier.align(Alignment.BottomCenter))
    }
    model.form?.let { NewGameSheet(it, model::text, model::start, model::closeForm) }
}

/** The window as the core wants to know it. */
@Composable
private fun window(width: Float, height: Float, dark: Boolean): Window {
    val insets = WindowInsets.safeDrawing.asPaddingValues()
    return Window(
        width = width,
        height = height,
        top = insets.calculateTopPadding().value,
        bottom = insets.calculateBottomPadding().value,
        left = insets.calculateStartPadding(LayoutDirection.Ltr).value,
        right = insets.calculateEndPadding(LayoutDirection.Ltr).value,
        textScale = LocalDensity.current.fontScale,
        dark = dark,
        leftHanded = false,
        reducedMotion = LocalReducedMotion.current,
    )
}
