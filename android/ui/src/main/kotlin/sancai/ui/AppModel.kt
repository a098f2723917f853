package sancai.ui

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateListOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import java.io.IOException
import kotlin.random.Random
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.receiveAsFlow
import kotlinx.coroutines.launch
import uniffi.sancai_bindings.AppInterface
import uniffi.sancai_bindings.Form
import uniffi.sancai_bindings.GameCard
import uniffi.sancai_bindings.GameFilter
import uniffi.sancai_bindings.NewGame
import uniffi.sancai_bindings.Refusal
import uniffi.sancai_bindings.Session
import uniffi.sancai_bindings.Shell
import uniffi.sancai_bindings.Small
import uniffi.sancai_bindings.Thumbnail
import uniffi.sancai_bindings.palette

/** A sentence for a moment, with something that can be done about it. */
class Told(val sentence: String, val action: String? = null, val onAction: () -> Unit = {})

/** The rooms of the app and which of them is open. */
class AppModel(
    private val app: AppInterface,
    private val scope: CoroutineScope,
    private val clock: Clock,
    private val platform: Platform = NoPlatform,
    private val seed: () -> ULong = { Random.nextLong().toULong() },
    private val background: CoroutineDispatcher = Dispatchers.Default,
) {
    /** The New game sheet, while it is open. */
    var form by mutableStateOf<Form?>(null)
        private set

    /** The game on the screen; null outside. */
    var game by mutableStateOf<GameModel?>(null)
        private set

    /** The energy image of the game, while it is open. */
    var energy by mutableStateOf<EnergyModel?>(null)
        private set

    /** The games that can be gone on with, the latest first. */
    var unfinished by mutableStateOf(emptyList<GameCard>())
        private set

    /** How many games are stored, in words. */
    var gamesSentence by mutableStateOf("")
        private set

    /** How many lessons are done, in words. */
    var learnSentence by mutableStateOf("")
        private set

    /** What can be set and how it is set. */
    var settings by mutableStateOf(app.settings())
        private set

    /** The theme that is set; null for the system's. */
    var dark by mutableStateOf(app.dark())
        private set

    private var session: Session? = null
    private val rooms = mutableStateListOf<Room>()
    private var choice: NewGame? = null
    private val sentences = Channel<Told>(Channel.BUFFERED)

    /** The room that is open; null at Home or in a game. */
    val room: Room? get() = rooms.lastOrNull()

    /** What people are told for a moment. */
    val told: Flow<Told> = sentences.receiveAsFlow()

    /** Texts of files that were dropped on the window. */
    val dropped = platform.dropped

    init {
        app.notices().forEach { tell(Told(it)) }
        platform.onAway({ game?.rest() }, { game?.wake() })
        look()
    }

    /** A caption; what shows it is drawn anew when another language is set. */
    fun text(key: String) = settings.let { app.text(key) }

    /** The language that is spoken, as a BCP 47 tag. */
    val language: String get() = settings.let { app.language() }

    /** What the app is and what it is made of. */
    fun about() = app.about(Shell.KOTLIN)

    /** A caption with a name in it. */
    fun named(key: String, name: String) = settings.let { app.named(key, name) }

    /** Shows a sentence for a moment. */
    fun tell(told: Told) {
        sentences.trySend(told)
    }

    /** The colours of a theme. */
    fun tints(dark: Boolean) = Tints(dark, palette(dark).associate { it.token to argb(it.colour) })

    /** The small board of a stored game; null where its position cannot be read. */
    fun thumbnail(card: GameCard, small: Small): Thumbnail? = try {
        app.thumbnail(card.rulesName, card.position, small)
    } catch (_: Refusal) {
        null
    }

    /** Opens the New game sheet. */
    fun openForm() {
        form = app.form()
    }

    /** Makes a choice on it. */
    fun choose(choice: NewGame) {
        form = app.formOf(choice)
    }

    /** Types a number on it. */
    fun type(choice: NewGame, number: String, typed: String) = choose(app.withNumber(choice, number, typed))

    /** Closes it. */
    fun closeForm() {
        form = null
    }

    /** Begins a game, or tells why it cannot begin. */
    fun start(choice: NewGame) {
        form = null
        show { app.start(choice, seed(), clock()) }
        this.choice = choice
    }

    /** Another game with the choices of the last one. */
    fun rematch() = start(choice ?: app.form().last)

    /** Goes on with a stored game. */
    fun resume(id: Long) = show { app.resume(id, seed(), clock()) }

    /** The lessons, their pieces painted for a theme. */
    fun lessons(dark: Boolean) = app.lessons(dark)

    /** Opens a lesson where it was left. */
    fun learn(id: String) = show { app.lesson(id) }

    /** Opens the energy image of the game, or closes it. */
    fun turnEnergy() {
        val open = energy == null
        closeEnergy()
        val session = session
        if (open && session != null) energy = EnergyModel(app, session, scope, platform, background, ::tell)
    }

    private fun closeEnergy() {
        energy?.close()
        energy = null
    }

    private fun show(session: () -> Session) {
        try {
            val opened = session()
            closeEnergy()
            this.session = opened
            game?.close()
            game = GameModel(opened, scope, clock)
        } catch (refusal: Refusal) {
            tell(Told(refusal.sentence()))
        }
    }

    /** Goes into a room. */
    fun enter(room: Room) {
        rooms += room
    }

    /** Out of the game, or out of the room. */
    fun leave() {
        closeEnergy()
        if (game != null) {
            game?.close()
            game = null
        } else {
            rooms.removeLastOrNull()
        }
        look()
    }

    /** Looks what is stored. */
    private fun look() {
        unfinished = app.unfinished(CARDS)
        learnSentence = app.lessons(dark ?: false).sentence
        gamesSentence = app.counted("home-games-sentence", app.gameCount(GameFilter("", "", "")).toLong())
    }

    /** The Rules room. */
    val rules = RulesModel(app)

    /** Replays an example of a verdict. */
    fun example(id: String) = show { app.example(id) }

    /** The list of stored games. */
    fun games() = GamesModel(app, clock, ::tell)

    /** Sets something. */
    fun set(key: String, value: String) {
        try {
            app.set(key, value)
        } catch (refusal: Refusal) {
            tell(Told(refusal.sentence()))
        }
        settings = app.settings()
        dark = app.dark()
        look()
    }

    /** Lets a person choose a file, and hands its text on. */
    fun pick(onText: (String) -> Unit) {
        scope.launch {
            try {
                platform.open()?.let(onText)
            } catch (_: IOException) {
                tell(Told(text("games-file-unreadable")))
            }
        }
    }

    /** Lets a person choose where a file with this text goes. */
    fun save(title: String, json: String) {
        scope.launch {
            try {
                platform.save("${title.replace(FORBIDDEN, "-")}.json", json.toByteArray())?.let { tell(Told(named("games-exported", it))) }
            } catch (_: IOException) {
                tell(Told(text("games-not-saved")))
            }
        }
    }

    private companion object {
        /** So many unfinished games are on Home; the others are among Games. */
        const val CARDS = 4u

        /** What file names can't have everywhere. */
        val FORBIDDEN = Regex("[\\\\/:*?\"<>|\\p{Cntrl}]+")
    }
}
