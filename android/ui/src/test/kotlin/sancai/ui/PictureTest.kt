package sancai.ui

import java.io.File
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import org.junit.Assert.assertTrue
import org.junit.Test
import sancai.desktop.png
import uniffi.sancai_bindings.App
import uniffi.sancai_bindings.Command
import uniffi.sancai_bindings.Gesture

/** Draws every screen in every window class, theme and in four languages into target/pictures, for people to look at. */
class PictureTest {
    private val folder = File("target/pictures").apply { mkdirs() }

    private val windows = listOf(360 to 640, 360 to 780, 412 to 915, 780 to 360, 600 to 960, 1280 to 800)
    private val languages = listOf("en", "zh", "de", "vi")

    @Test fun home() = each("home") { model ->
        begin(model, "standard").leave()
        null
    }

    /** Several unfinished games at Home, one of them on two boards. */
    @Test fun continuing() = each("continuing") { model ->
        several(model)
        null
    }

    @Test fun games() = each("games") { model ->
        several(model)
        model.enter(Room.Games)
        null
    }

    @Test fun settings() = each("settings") { model ->
        model.enter(Room.Settings)
        null
    }

    /** An earlier move looked at. */
    @Test fun review() = each("review") { model ->
        begin(model, "standard").run { { TAPS.dropLast(1).forEach { model.game?.tap(it) }.also { model.game?.gesture(Gesture.Seek(3u)) } } }
    }

    private fun several(model: AppModel) {
        val games = model.games()
        games.import(File("../../core/data/records/version-1.json").readText())
        games.import("[${record(1, "standard", "person", listOf("h2e2", "h9g7"))},${record(2, "asian", "{\"machine\":4}", listOf("b2e2"))}]")
        games.import(record(3, "san-cai", "person", listOf("@a2", "@e7", "h0i2'", "h7h5")))
        model.enter(Room.Games)
        model.leave()
    }

    @Test fun newGame() = each("new-game") { model ->
        model.openForm()
        null
    }

    @Test fun game() = each("game") { model -> begin(model, "standard").run { { TAPS.forEach { model.game?.tap(it) } } } }

    @Test fun sanCai() = each("san-cai") { model -> begin(model, "san-cai").run { { TIAN_TAPS.forEach { model.game?.tap(it) } } } }

    @Test fun end() = each("end") { model -> begin(model, "standard").run { { resign(model) } } }

    /** The check banner over the status or the moves. */
    @Test fun check() = each("check") { model -> begin(model, "standard", "2ba1k3/4a4/4b4/9/5R3/9/9/9/4A4/2B1KA3 b - - 0 1").run { null } }

    /** A cannon dragged over Heaven, under the loupe. */
    @Test fun loupe() = each("loupe") { model -> begin(model, "san-cai").run { { slide(model) } } }

    @Test fun question() = each("question") { model -> begin(model, "standard").run { { model.game?.command(Command.RESIGN) } } }

    /** A warned chase with its *Why?*, its replay, and the verdict. */
    @Test fun warning() = each("warning") { model -> begin(model, "standard", CHASE).run { { chase(model, 2) } } }

    @Test fun why() = each("why") { model ->
        begin(model, "standard", CHASE).run { { chase(model, 2).also { repeat(2) { i -> model.game?.command(if (i == 0) Command.WHY else Command.WHY_NEXT) } } } }
    }

    @Test fun verdict() = each("verdict") { model -> begin(model, "standard", CHASE).run { { chase(model, 3) } } }

    /** San Cai's events: placing, a touch and its freeze, a stay, the descent. */
    @Test fun placing() = each("placing") { model -> begin(model, "san-cai").run { null } }

    @Test fun touch() = each("touch") { model -> begin(model, "san-cai", TOUCH).run { { listOf("a5'", "e5'", "e9").forEach { model.game?.tap(it) } } } }

    @Test fun stay() = each("stay") { model -> begin(model, "san-cai", "3k1T3/9/9/9/9/9/9/9/9/4K4|9/9/9/9/9/9/9/9/9/9 b 301/- - 3 12").run { null } }

    @Test fun descent() = each("descent") { model -> begin(model, "san-cai", SINKING).run { { repeat(2) { SHUFFLE.forEach { model.game?.tap(it) } } } } }

    /** Text at twice its size: everything outside the strips grows, nothing is lost. */
    @Test fun large() {
        for (screen in listOf("home", "new-game", "end")) {
            draw("large-$screen-360x780", 360, 780, false, "de", 2f) { model ->
                if (screen == "new-game") model.openForm() else begin(model, "standard")
                if (screen == "home") model.leave()
                if (screen == "end") ({ resign(model) }) else null
            }
        }
    }

    private fun begin(model: AppModel, rules: String, position: String = "") = model.apply {
        start(App("en").form().last.copy(rules = rules, opponent = "here", colour = "red", position = position))
    }

    private fun slide(model: AppModel) {
        val game = checkNotNull(model.game)
        TIAN_TAPS.forEach(game::tap)
        val points = checkNotNull(game.shown).points.associateBy { it.name }
        val (from, to) = points.getValue("h2'") to points.getValue("e2'")
        game.gesture(Gesture.Press(from.x, from.y))
        game.gesture(Gesture.Slide(to.x + 4, to.y - 6))
    }

    private fun chase(model: AppModel, rounds: Int) = repeat(rounds) { ROUND.forEach { model.game?.tap(it) } }

    private fun resign(model: AppModel) {
        model.game?.command(Command.RESIGN)
        model.game?.answer(true)
    }

    /** One screen in all windows; [prepare] may hand back what is done once it is in sight. */
    private fun each(screen: String, prepare: (AppModel) -> (() -> Unit)?) {
        for ((i, window) in windows.withIndex()) {
            val (width, height) = window
            // every window in both themes; each language in at least three windows
            for (dark in listOf(false, true)) {
                val language = languages[(i * 2 + if (dark) 1 else 0) % languages.size]
                draw("$screen-${width}x$height-${if (dark) "dark" else "light"}-$language", width, height, dark, language, 1f, prepare)
            }
        }
    }

    private fun draw(name: String, width: Int, height: Int, dark: Boolean, language: String, text: Float, prepare: (AppModel) -> (() -> Unit)?) {
        val model = AppModel(App(language), CoroutineScope(Dispatchers.Unconfined), { 0uL }, seed = { 0uL })
        val between = prepare(model) ?: {}
        val image = png(width, height, text, between) { Rooms(model, dark) }
        model.game?.close()
        File(folder, "$name.png").writeBytes(image)
        assertTrue(name, image.size > SMALLEST)
    }

    /** An unfinished game in our JSON. */
    private fun record(key: Int, rules: String, black: String, moves: List<String>): String {
        val seat = if (black.startsWith("{")) black else "\"$black\""
        val acts = moves.withIndex().joinToString { (i, move) -> """{"act":{"move":"$move"},"by":"${if (i % 2 == 0) "red" else "black"}","at":$i}""" }
        return """{"format":"san-cai-record","version":1,"key":"${"$key".padStart(32, 'a')}","rules":"$rules-1",
            "setup":{"rules":"$rules","cannon":"modern","seats":{"red":"person","black":$seat}},"acts":[$acts]}"""
    }

    private companion object {
        /** No screen's picture is smaller, in bytes; an empty one is. */
        const val SMALLEST = 8_000
        val TAPS = listOf("h2", "e2", "h9", "g7", "h0", "g2", "b9", "c7", "e2", "e6", "g7", "e6", "b2")
        const val CHASE = "4k4/9/9/9/2b4C1/9/9/7r1/9/3K5 w"
        val ROUND = listOf("h5", "e5", "h2", "e2", "e5", "h5", "e2", "h2")
        const val TOUCH = "4k4/9/9/9/9/9/9/9/9/3K5|9/9/9/9/R3t4/9/9/9/9/9 w -/300 - 0 1"
        const val SINKING = "3k5/9/9/9/9/9/9/9/9/R3K4|9/9/9/9/9/9/9/9/9/9 w -/- CPrp 0 9"
        val SHUFFLE = listOf("a0", "a1", "d9", "d8", "a1", "a0", "d8", "d9")
        val TIAN_TAPS = listOf("e2", "e7", "h2", "h2'", "h9", "g7")
    }
}
