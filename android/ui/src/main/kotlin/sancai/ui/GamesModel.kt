package sancai.ui

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import uniffi.sancai_bindings.AppInterface
import uniffi.sancai_bindings.GameCard
import uniffi.sancai_bindings.GameFilter
import uniffi.sancai_bindings.Refusal

/** The list of the stored games, read page by page as it is scrolled. */
class GamesModel(private val app: AppInterface, private val clock: Clock, private val tell: (Told) -> Unit) {
    /** What the games can be filtered by. */
    val filters = app.gameFilters()

    /** What they are filtered by. */
    var filter by mutableStateOf(GameFilter("", "", ""))
        private set

    /** How many games the filter lets through. */
    var count by mutableIntStateOf(0)
        private set

    /** Grows whenever the list must be read anew. */
    var edition by mutableIntStateOf(0)
        private set

    private val pages = HashMap<Int, List<GameCard>>()

    init {
        read()
    }

    /** Shows other games. */
    fun show(filter: GameFilter) {
        this.filter = filter
        read()
    }

    /** The game at a place of the list; null while it cannot be read. */
    fun card(index: Int): GameCard? = pages.getOrPut(index / PAGE) {
        tried { app.games(filter, (index / PAGE * PAGE).toUInt(), PAGE.toUInt()) }.orEmpty()
    }.getOrNull(index % PAGE)

    /** Gives a game a name. */
    fun rename(id: Long, name: String) = changing { app.rename(id, name) }

    /** Deletes a game; for a while it can be brought back. */
    fun delete(id: Long) = changing { tell(Told(app.delete(id, clock()), app.text("game-undo")) { restore(id) }) }

    private fun restore(id: Long) = changing { app.restore(id) }

    /** A game as JSON. */
    fun export(id: Long): String? = tried { app.exportGame(id) }

    /** All games in sight as JSON. */
    fun exportAll(): String = app.exportGames(filter)

    /** Adds the games of a text, and tells what was done. */
    fun import(text: String) = changing { tell(Told(app.importGames(text, clock()))) }

    private fun changing(work: () -> Unit) {
        tried(work)
        read()
    }

    private fun read() {
        pages.clear()
        count = app.gameCount(filter).toInt()
        edition++
    }

    private fun <T> tried(work: () -> T): T? = try {
        work()
    } catch (refusal: Refusal) {
        tell(Told(refusal.sentence()))
        null
    }

    private companion object {
        /** Games read at once. */
        const val PAGE = 50
    }
}
