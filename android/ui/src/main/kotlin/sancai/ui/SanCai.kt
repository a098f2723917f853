package sancai.ui

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.asPaddingValues
import androidx.compose.foundation.layout.calculateEndPadding
import androidx.compose.foundation.layout.calculateStartPadding
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.width
import androidx.compose.material3.SnackbarDuration
import androidx.compose.material3.SnackbarHost
import androidx.compose.material3.SnackbarHostState
import androidx.compose.material3.SnackbarResult
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.snapshotFlow
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.dp
import uniffi.sancai_bindings.AppInterface
import uniffi.sancai_bindings.Window

/**
 * The app. A [platform] gives it the core, a clock and a window to fill; [dark] null follows the settings and the system.
 * [back] ties the system's way back, where there is one, to the app's while that is enabled; [apart], where there are
 * several windows, opens another one.
 */
@Composable
fun SanCai(
    app: AppInterface,
    clock: Clock,
    dark: Boolean? = null,
    platform: Platform = NoPlatform,
    apart: Apart? = null,
    back: @Composable (enabled: Boolean, onBack: () -> Unit) -> Unit = { _, _ -> },
) {
    val scope = rememberCoroutineScope()
    val model = remember(app) { AppModel(app, scope, clock, platform) }
    back(model.game != null || model.room != null, model::leave)
    DisposableEffect(model) { onDispose { model.game?.close() } }
    Rooms(model, dark ?: model.dark ?: isSystemInDarkTheme(), apart)
}

/** The room of [model] that is open. */
@Composable
internal fun Rooms(model: AppModel, dark: Boolean, apart: Apart? = null) {
    val tints = remember(model, dark) { model.tints(dark) }
    Theme(tints) {
        BoxWithConstraints(Modifier.fillMaxSize()) {
            val window = window(maxWidth.value, maxHeight.value, dark)
            val (game, room) = model.game to model.room
            when {
                game != null -> GameAndEnergy(model, game, window, apart)
                room != null -> RoomScreen(room, model, window)
                else -> HomeScreen(model, window)
            }
            model.form?.let { NewGameSheet(it, model) }
            Sentences(model, Modifier.align(Alignment.BottomCenter))
        }
    }
}

/** The game, and where its energy image is open: that in a window of its own, beside the game, or on a sheet over it. */
@Composable
private fun GameAndEnergy(model: AppModel, game: GameModel, window: Window, apart: Apart?) {
    val energy = model.energy
    val beside = energy != null && apart == null && window.width >= ENERGY_BESIDE
    val left = if (beside) window.copy(width = window.width - ENERGY_WIDTH) else window
    Box(Modifier.width(left.width.dp).fillMaxHeight()) { GameScreen(model, game, left) }
    if (energy == null) return
    LaunchedEffect(energy) { snapshotFlow { game.shown?.view?.revision }.collect { energy.follow() } }
    when {
        apart != null -> apart(energy.view.title, model::turnEnergy) { EnergyPage(energy, model::text, null) }
        beside -> Box(Modifier.padding(start = left.width.dp, top = window.top.dp, bottom = window.bottom.dp)) {
            EnergyPage(energy, model::text, model::turnEnergy)
        }
        else -> EnergySheet(energy, model::text, model::turnEnergy)
    }
}

/** What people are told for a moment. */
@Composable
private fun Sentences(model: AppModel, modifier: Modifier) {
    val snackbars = remember { SnackbarHostState() }
    LaunchedEffect(model) {
        model.told.collect {
            if (snackbars.showSnackbar(it.sentence, it.action, duration = LONG) == SnackbarResult.ActionPerformed) it.onAction()
        }
    }
    SnackbarHost(snackbars, modifier)
}

private val LONG = SnackbarDuration.Long

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
