package sancai.ui

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.receiveAsFlow
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import uniffi.sancai_bindings.Act
import uniffi.sancai_bindings.Command
import uniffi.sancai_bindings.Gesture
import uniffi.sancai_bindings.Layout
import uniffi.sancai_bindings.MoveText
import uniffi.sancai_bindings.Refusal
import uniffi.sancai_bindings.Scene
import uniffi.sancai_bindings.SessionInterface
import uniffi.sancai_bindings.SpokenPoint
import uniffi.sancai_bindings.View
import uniffi.sancai_bindings.Wants
import uniffi.sancai_bindings.Window

/** Monotonic milliseconds that count sleep. */
typealias Clock = () -> ULong

/** What the Game screen shows at one moment. */
class Shown(val view: View, val layout: Layout, val scene: Scene, val points: List<SpokenPoint>, val moves: List<MoveText>)

/** One board on the screen: keeps what the core last said, and tells it what was done. */
class GameModel(private val session: SessionInterface, private val scope: CoroutineScope, private val clock: Clock) {
    /** Null until the window is known. */
    var shown by mutableStateOf<Shown?>(null)
        private set

    private val refusals = Channel<String>(Channel.CONFLATED)
    private val acts = Channel<View>(Channel.UNLIMITED)
    private var thinking: Job? = null
    private var ticking: Job? = null
    private var open = true
    private var resting = false

    /** Sentences about what the core did not accept. */
    val refused: Flow<String> = refusals.receiveAsFlow()

    /** What the core says after each act on this screen, once each: what it says of an earlier one has been heard. */
    val acted: Flow<View> = acts.receiveAsFlow()

    /** Tells of the window, before anything else and at each change. */
    fun window(window: Window) {
        session.setWindow(window)
        refresh()
    }

    /** A finger or a key on the board. */
    fun gesture(gesture: Gesture) {
        session.gesture(gesture)?.let(::act)
        refresh()
    }

    /** A tap at the centre of a named point, for pictures and tests; none where there is no such point in sight. */
    fun tap(point: String) {
        session.centre(point)?.let { gesture(Gesture.Tap(it.x, it.y)) }
    }

    /** A button. */
    fun command(command: Command) {
        session.command(command)?.let(::act)
        refresh()
    }

    /** The answer to the view's question. */
    fun answer(yes: Boolean) = act(Act.Answer(yes))

    /** Leaves the screen: the machine stops thinking, and the clocks are paused. */
    fun close() {
        open = false
        session.leave(clock())
        ticking?.cancel()
    }

    /** Nobody looks: the machine stops thinking, and the clocks are paused until somebody goes on. */
    fun rest() {
        resting = true
        session.leave(clock())
        refresh()
    }

    /** Somebody looks again. */
    fun wake() {
        resting = false
        refresh()
    }

    private fun act(act: Act) {
        try {
            session.act(act, clock())
        } catch (refusal: Refusal) {
            refusals.trySend(refusal.sentence())
        }
        refresh()
    }

    private fun refresh() {
        val old = shown
        val view = session.view(clock())
        val same = old?.takeIf { it.view.sceneRevision == view.sceneRevision }
        shown = Shown(
            view,
            same?.layout ?: session.layout(),
            same?.scene ?: session.scene(),
            same?.points ?: session.points(),
            old?.moves?.takeIf { old.view.revision == view.revision && old.view.notation == view.notation } ?: session.moves(0u, view.plies),
        )
        if (old != null && old.view.revision != view.revision) acts.trySend(view)
        serve(view)
    }

    private fun serve(view: View) {
        ticking?.cancel()
        if (resting) return
        ticking = view.tickAt?.let { at ->
            scope.launch {
                delay((at.toLong() - clock().toLong()).coerceAtLeast(1))
                refresh()
            }
        }
        if (view.wants == Wants.THINK) think(view.revision)
    }

    /** Lets the machine think, one thought at a time; an answer to an older [revision] the core drops by itself. */
    private fun think(revision: ULong) {
        if (!open || thinking?.isActive == true) return
        thinking = scope.launch {
            val answer = withContext(Dispatchers.Default) { session.think() }
            thinking = null
            if (!open || resting) return@launch
            if (answer != null) act(Act.Engine(answer)) else if (session.view(clock()).revision != revision) refresh()
        }
    }
}

/** What the core says about a refused act. */
internal fun Refusal.sentence(): String = when (this) {
    is Refusal.Refused -> sentence
}

