package sancai.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.focusable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.SnackbarHost
import androidx.compose.material3.SnackbarHostState
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import uniffi.sancai_bindings.Command
import uniffi.sancai_bindings.Gesture
import uniffi.sancai_bindings.Layout
import uniffi.sancai_bindings.Rect
import uniffi.sancai_bindings.View
import uniffi.sancai_bindings.Window

/** The board and everything around it, in a [window] that it fills. */
@Composable
internal fun GameScreen(app: AppModel, model: GameModel, window: Window) {
    LaunchedEffect(model, window) { model.window(window) }
    val snackbars = remember { SnackbarHostState() }
    LaunchedEffect(model) { model.refused.collect { snackbars.showSnackbar(it) } }
    val focus = remember { FocusRequester() }
    // a button keeps the focus after a click; whoever turns to the board gives it back
    val tell = remember(model) { { gesture: Gesture -> focus.requestFocus(); model.gesture(gesture) } }
    Box(Modifier.fillMaxSize().background(LocalTints.current.bg).keys(tell)) {
        model.shown?.let { Game(it, model, app, focus, tell) }
        SnackbarHost(snackbars, Modifier.align(Alignment.BottomCenter).padding(bottom = window.bottom.dp))
    }
}

@Composable
private fun Game(shown: Shown, model: GameModel, app: AppModel, focus: FocusRequester, tell: (Gesture) -> Unit) {
    val easel = rememberEasel(shown.scene)
    Board(shown, easel, focus, tell)
    val lesson = shown.view.lesson
    var card by remember { mutableStateOf<Rect?>(null) }
    if (lesson == null) Around(shown, model, app, card) else LessonParts(lesson, shown, model, app)
    Echo(model)
    shown.view.loupe?.let { LoupeCanvas(easel, it, LocalTints.current.bg, LocalTints.current.ink, Modifier.fillMaxSize()) }
    Announcement(shown.view.announce)
    shown.view.pause?.let { PauseCover(it, shown.layout.boards) { model.command(Command.RESUME) } }
    Cards(shown.view, model, app) { card = it }
    shown.view.question?.let { QuestionDialog(it, it.side == shown.view.far.side, model::answer) }
}

/** What lies over the boards, where the core has found room for it. */
@Composable
private fun Cards(view: View, model: GameModel, app: AppModel, onCover: (Rect?) -> Unit) {
    view.placing?.let { PlacingCardView(it) }
    view.confirm?.let { InRoom(it.place, onCover) { ConfirmCardView(it, model::answer) } }
    view.end?.let { InRoom(it.place, onCover) { EndCardView(it, app, model::command) } }
    view.why?.let { InRoom(it.place, onCover) { WhyCardView(it, app::text, model::command) } }
}

/** The canvas with its fingers and spoken points. */
@Composable
private fun Board(shown: Shown, easel: Easel, focus: FocusRequester, tell: (Gesture) -> Unit) {
    val asked = shown.view.question != null || shown.view.pause != null
    LaunchedEffect(asked) { if (!asked) focus.requestFocus() }
    // a tap in the midst of a descent ends it and means nothing else
    val touched = remember(easel, tell) { { gesture: Gesture -> if (gesture is Gesture.Slide || !easel.finish()) tell(gesture) } }
    Box(Modifier.fillMaxSize().testTag("board").focusRequester(focus).focusable().touches(touched)) {
        BoardCanvas(easel, Modifier.fillMaxSize())
        shown.layout.swipes.forEach { Box(Modifier.at(it).then(LocalSwipeGuard.current)) }
        Points(shown.points, { x, y -> tell(Gesture.Choose(x, y)) })
    }
}

/** The native parts around the board, where the layout has them; what a [card] would leave torn is not drawn. */
@Composable
private fun Around(shown: Shown, model: GameModel, app: AppModel, card: Rect?) {
    val (view, layout) = shown.view to shown.layout
    var listed by remember { mutableStateOf(false) }
    if (!layout.far.torn(card)) StripView(view.far, layout.far, layout.large)
    if (!layout.near.torn(card)) StripView(view.near, layout.near, layout.large)
    if (!layout.status.torn(card)) StatusView(view, layout.status)
    layout.planeNames.filterNot { it.place.torn(card) }.forEach { name -> PlaneNameView(name) { model.command(name.command) } }
    layout.seals?.takeUnless { it.torn(card) }?.let { SealsView(view.seals, it) }
    val moves = Moves(shown.moves, view.place ?: view.plies) { model.gesture(Gesture.Seek(it)) }
    if (!layout.moves.torn(card)) MovesView(moves, app.text("game-moves"), layout.moves) { listed = true }
    if (!layout.actions.torn(card)) ActionsView(actions(view, model), always(view, model, app), app.text("game-more"), layout)
    view.banner?.takeUnless { view.why != null || layout.banner.torn(card) }?.let { BannerView(it, layout.banner, app.text("end-why")) { model.command(Command.WHY) } }
    if (listed) MovesDialog(moves, app.text("game-moves")) { listed = false }
}

/** What is always behind *more*: the notation of the moves, where there are several, the energy image, the way back. */
private fun always(view: View, model: GameModel, app: AppModel): List<Action> {
    val notation = Action("${app.text("settings-notation")}: ${view.notation}", Icons.moves, true) { model.command(Command.NOTATION) }
    val energy = Action(app.text("energy-title"), Icons.energy, true, app::turnEnergy)
    return listOfNotNull(notation.takeIf { view.notation.isNotEmpty() }, energy, Action(app.text("common-back"), Icons.back, true, app::leave))
}

private fun actions(view: View, model: GameModel) =
    view.buttons.map { Action(it.caption, Icons.of(it.command), it.enabled) { model.command(it.command) } }
