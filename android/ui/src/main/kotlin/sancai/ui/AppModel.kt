package sancai.ui

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import kotlin.random.Random
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.receiveAsFlow
import uniffi.sancai_bindings.AppInterface
import uniffi.sancai_bindings.Form
import uniffi.sancai_bindings.NewGame
import uniffi.sancai_bindings.Rect
import uniffi.sancai_bindings.Refusal
import uniffi.sancai_bindings.Scene
import uniffi.sancai_bindings.SessionInterface
import uniffi.sancai_bindings.Window
import uniffi.sancai_bindings.palette

/** The rooms of the app and which of them is open. */
class AppModel(
    private val app: AppInterface,
    private val scope: CoroutineScope,
    private val clock: Clock,
    private val seed: () -> ULong = { Random.nextLong().toULong() },
) {
    /** The New game sheet, while it is open. */
    var form by mutableStateOf<Form?>(null)
        private set

    /** The game on the screen; null at home. */
    var game by mutableStateOf<GameModel?>(null)
        private set

    /** The unfinished game, as Home shows it. */
    var unfinished by mutableStateOf<Unfinished?>(null)
        private set

    private var session: SessionInterface? = null
    private var choice: NewGame? = null
    private val refusals = Channel<String>(Channel.CONFLATED)

    /** Sentences about games that could not begin. */
    val refused: Flow<String> = refusals.receiveAsFlow()

    /** A caption. */
    fun text(key: String) = app.text(key)

    /** The colours of a theme. */
    fun tints(dark: Boolean) = Tints(dark, palette(dark).associate { it.token to argb(it.colour) })

    /** Opens the New game sheet. */
    fun openForm() {
        form = app.form()
    }

    /** Closes it. */
    fun closeForm() {
        form = null
    }

    /** Begins a game, or tells why it cannot begin. */
    fun start(choice: NewGame) {
        form = null
        try {
            session = app.start(choice, seed())
            this.choice = choice
            resume()
        } catch (refusal: Refusal) {
            refusals.trySend(refusal.sentence())
        }
    }

    /** Another game with the choices of the last one. */
    fun rematch() = choice?.let(::start)

    /** Goes on with the unfinished game. */
    fun resume() {
        game?.close()
        game = session?.let { GameModel(it, scope, clock) }
    }

    /** Back to Home. */
    fun leave() {
        game?.close()
        game = null
        unfinished = session?.let(::unfinished)
    }

    private fun unfinished(session: SessionInterface): Unfinished? {
        val view = session.view(clock())
        val over = view.end != null || !view.near.active && !view.far.active
        return Unfinished("${view.near.name} – ${view.far.name}", view.status, session).takeUnless { over }
    }
}

/** The unfinished game on Home. */
class Unfinished(val players: String, val status: String, private val session: SessionInterface) {
    /** Its board, laid out for a low and wide window. */
    fun picture(dark: Boolean): Picture {
        session.setWindow(Window(PICTURE_WIDTH, PICTURE_HEIGHT, 0f, 0f, 0f, 0f, 1f, dark, leftHanded = false, reducedMotion = true))
        return Picture(session.layout().boards, session.scene())
    }
}

private const val PICTURE_WIDTH = 780f
private const val PICTURE_HEIGHT = 360f

/** A small picture of a game: its boards' places and what is painted there. */
class Picture(boards: List<Rect>, val scene: Scene) {
    val x = boards.minOf { it.x }
    val y = boards.minOf { it.y }
    val width = boards.maxOf { it.x + it.width } - x
    val height = boards.maxOf { it.y + it.height } - y
}
