package sancai.ui

import java.io.File
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.junit.runners.Parameterized
import uniffi.sancai_bindings.App
import uniffi.sancai_bindings.Command
import uniffi.sancai_bindings.Gesture
import uniffi.sancai_bindings.NewGame
import uniffi.sancai_bindings.RulesItem

/**
 * Contact sheets for people to look at: every screen at every size, in four languages beside each other, rice paper above
 * night ink, in `target/pictures`. A new screen gets its sheets by a line in [SHOTS]: its name, how it is opened, and what is
 * done on it once it is in sight (taps are given by the names of points).
 */
@RunWith(Parameterized::class)
class PictureTest(private val shot: Shot) {
    @Test fun sheets() {
        for ((width, height) in SIZES) assertDrawn(sheet(shot, width, height, cells { language, dark -> Cell(language, dark) }, file("$width", "$height")))
    }

    /** Windows smaller than any phone, and a low one. */
    @Test fun small() {
        if (shot.name !in SMALL) return
        for ((width, height) in ODD) assertDrawn(sheet(shot, width, height, cells { language, dark -> Cell(language, dark) }, file("$width", "$height")))
    }

    /** Text at twice its size: what is outside the strips grows, nothing is lost. */
    @Test fun large() {
        if (shot.name in LARGE) assertDrawn(sheet(shot, 360, 780, cells { language, dark -> Cell(language, dark, text = 2f) }, file("large", "360", "780")))
    }

    /** Without colour, and as people see it who have no red. */
    @Test fun eyes() {
        val rows = listOf(false, true).map { dark -> Eye.entries.map { Cell("en", dark, it) } }
        if (shot.name in BOARDS) assertDrawn(sheet(shot, 360, 780, rows, file("eyes", "360", "780")))
    }

    private fun cells(cell: (String, Boolean) -> Cell) = listOf(false, true).map { dark -> LANGUAGES.map { cell(it, dark) } }

    private fun file(vararg parts: String) = File(FOLDER.apply { mkdirs() }, "${shot.name}-${parts.joinToString("x").replace("x", "-")}.png")

    private fun assertDrawn(bytes: Int) = assertTrue("${shot.name}: $bytes bytes", bytes > SMALLEST)

    internal companion object {
        private val FOLDER = File("target/pictures")

        /** No sheet is smaller, in bytes; one of empty windows is. */
        private const val SMALLEST = 40_000
        private val SIZES = listOf(360 to 640, 360 to 780, 412 to 915, 780 to 360, 600 to 960, 1280 to 800)
        private val ODD = listOf(320 to 480, 800 to 420)
        private val LANGUAGES = listOf("en", "zh", "de", "vi")
        private val LARGE = listOf("home", "new-game", "end", "games", "settings", "learn", "rules", "placing")
        private val SMALL = listOf("home", "new-game", "game", "san-cai", "end", "infiltration", "placing", "learn", "settings", "lesson", "confirm")
        private val BOARDS = listOf("san-cai", "check", "warning", "stay", "touch", "placing")

        private val SHOTS = listOf(
            Shot("home", { begin(it, "san-cai").leave() }),
            Shot("new-game", { it.openForm() }),
            Shot("learn", { it.enter(Room.Learn) }),
            Shot("lesson", { it.learn("horse") }, { model -> model.game?.run { command(Command.NEXT); listOf("c3", "c5").forEach(::tap) } }),
            Shot("lesson-two", { it.learn("leap") }, { model -> model.game?.command(Command.SHOW) }),
            Shot("continuing", { several(it) }),
            Shot("games", { several(it); it.enter(Room.Games) }),
            Shot("rules", { it.enter(Room.Rules) }),
            Shot("rules-planes", { it.enter(Room.Rules) }, { showDiagram(it, "horse-planes") }),
            Shot("settings", { it.enter(Room.Settings) }),
            Shot("about", { it.enter(Room.About) }),
            Shot("game", { begin(it, "standard") }, { taps(it, GAME) }),
            Shot("san-cai", { begin(it, "san-cai") }, { taps(it, TIAN) }),
            Shot("enlarged", { begin(it, "san-cai") }, { taps(it, TIAN); it.game?.command(Command.ENLARGE_TIAN) }),
            Shot("review", { begin(it, "standard") }, { taps(it, GAME.dropLast(1)); it.game?.gesture(Gesture.Seek(3u)) }),
            Shot("clocks", { it.set("far-turned", "on"); timed(it, "san-cai") }, { taps(it, TIAN) }),
            Shot("clocks-one", { timed(it, "standard") }, { taps(it, GAME.dropLast(1)) }),
            Shot("pause", { timed(it, "standard") }, { it.game?.command(Command.PAUSE) }),
            Shot("energy", { begin(it, "standard") }, { taps(it, GAME); it.turnEnergy() }),
            Shot("end", { begin(it, "standard") }, { resign(it) }),
            Shot("mate", { begin(it, "standard", MATE) }, { taps(it, listOf("a1", "a9")) }),
            Shot("infiltration", { begin(it, "san-cai", STAY) }, { taps(it, listOf("d9", "d8", "e0", "e1", "d8", "d9", "e1", "e0")) }),
            Shot("check", { begin(it, "standard", CHECK) }),
            Shot("loupe", { begin(it, "san-cai") }, { slide(it) }),
            Shot("question", { begin(it, "standard") }, { it.game?.command(Command.RESIGN) }),
            Shot("confirm", { it.set("confirm", "on"); begin(it, "san-cai") }, { taps(it, listOf("e2", "e2", "e7", "e7", "h2", "h2'")) }),
            Shot("coordinates", { it.set("coordinates", "on"); begin(it, "san-cai") }, { taps(it, TIAN) }),
            Shot("coordinates-one", { it.set("coordinates", "on"); begin(it, "standard") }, { taps(it, GAME) }),
            Shot("left-handed", { it.set("left-handed", "on"); begin(it, "san-cai") }, { taps(it, TIAN) }),
            Shot("pictograms", { it.set("pieces", "pictograms"); begin(it, "san-cai", FULL) }, { taps(it, listOf("d2'")) }),
            Shot("letters", { it.set("pieces", "letters"); begin(it, "san-cai", FULL) }, { taps(it, listOf("d2'")) }),
            Shot("warning", { begin(it, "standard", CHASE) }, { chase(it, 2) }),
            Shot("why", { begin(it, "standard", CHASE) }, { chase(it, 2); it.game?.command(Command.WHY); it.game?.command(Command.WHY_NEXT) }),
            Shot("verdict", { begin(it, "standard", CHASE) }, { chase(it, 3) }),
            Shot("placing", { begin(it, "san-cai") }),
            Shot("touch", { begin(it, "san-cai", TOUCH) }, { taps(it, listOf("a5'", "e5'", "e9")) }),
            Shot("stay", { begin(it, "san-cai", STAY) }),
            Shot("descent", { begin(it, "san-cai", SINKING) }, { repeat(2) { _ -> taps(it, SHUFFLE) } }),
        )

        @JvmStatic @Parameterized.Parameters(name = "{0}") fun shots() = SHOTS

        private fun timed(model: AppModel, rules: String) =
            model.start(NewGame(rules, "here", 1u, "red", "", timing = "byoyomi", minutes = 15u, period = 30u, periods = 3u))

        private fun begin(model: AppModel, rules: String, position: String = "") = model.apply {
            start(App("en").form().last.copy(rules = rules, opponent = "here", colour = "red", position = position))
        }

        /** Several unfinished games, one of them on two boards. */
        private fun several(model: AppModel) {
            val games = model.games()
            games.import(File("../../core/data/records/version-1.json").readText())
            games.import("[${record(1, "standard", "person", listOf("h2e2", "h9g7"))},${record(2, "asian", "{\"machine\":4}", listOf("b2e2"))}]")
            games.import(record(3, "san-cai", "person", listOf("@a2", "@e7", "h0i2'", "h7h5")))
            model.enter(Room.Games)
            model.leave()
        }

        /** An unfinished game in our JSON. */
        private fun record(key: Int, rules: String, black: String, moves: List<String>): String {
            val seat = if (black.startsWith("{")) black else "\"$black\""
            val acts = moves.withIndex().joinToString { (i, move) -> """{"act":{"move":"$move"},"by":"${if (i % 2 == 0) "red" else "black"}","at":$i}""" }
            return """{"format":"san-cai-record","version":1,"key":"${"$key".padStart(32, 'a')}","rules":"$rules-1",
                "setup":{"rules":"$rules","cannon":"modern","seats":{"red":"person","black":$seat}},"acts":[$acts]}"""
        }

        private fun taps(model: AppModel, points: List<String>) = points.forEach { model.game?.tap(it) }

        private fun chase(model: AppModel, rounds: Int) = repeat(rounds) { taps(model, ROUND) }

        /** A cannon dragged over Heaven, under the loupe. */
        private fun slide(model: AppModel) {
            val game = checkNotNull(model.game)
            TIAN.forEach(game::tap)
            val points = checkNotNull(game.shown).points.associateBy { it.name }
            val (from, to) = points.getValue("h2'") to points.getValue("e2'")
            game.gesture(Gesture.Press(from.x, from.y))
            game.gesture(Gesture.Slide(to.x + 4, to.y - 6))
        }

        /** A page of rules scrolled to one of its diagrams. */
        private fun showDiagram(model: AppModel, id: String) {
            val items = model.rules.page().sections.flatMap { listOf(null) + it.items }
            model.rules.list.requestScrollToItem(1 + items.indexOfFirst { it is RulesItem.Diagram && it.id == id })
        }

        private fun resign(model: AppModel) {
            model.game?.command(Command.RESIGN)
            model.game?.answer(true)
        }

        private val GAME = listOf("h2", "e2", "h9", "g7", "h0", "g2", "b9", "c7", "e2", "e6", "g7", "e6", "b2")
        private val TIAN = listOf("e2", "e7", "h2", "h2'", "h9", "g7")
        private const val CHASE = "4k4/9/9/9/2b4C1/9/9/7r1/9/3K5 w"
        private val ROUND = listOf("h5", "e5", "h2", "e2", "e5", "h5", "e2", "h2")
        private const val CHECK = "2ba1k3/4a4/4b4/9/5R3/9/9/9/4A4/2B1KA3 b - - 0 1"
        private const val MATE = "4k4/8R/9/9/9/9/9/9/R8/3K5 w"
        private const val TOUCH = "4k4/9/9/9/9/9/9/9/9/3K5|9/9/9/9/R3t4/9/9/9/9/9 w -/300 - 0 1"
        private const val STAY = "3k1T3/9/9/9/9/9/9/9/9/4K4|9/9/9/9/9/9/9/9/9/9 b 301/- - 3 12"
        private const val SINKING = "3k5/9/9/9/9/9/9/9/9/R3K4|9/9/9/9/9/9/9/9/9/9 w -/- CPrp 0 9"
        private const val FULL = "2bakab1r/9/9/p3p1nc1/9/2p6/P3P1P1P/2N1t2C1/4A4/2B1KA2R|9/9/3n5/1C7/r4T3/9/6N2/3R5/9/9 w 110/300 BPcp 3 20"
        private val SHUFFLE = listOf("a0", "a1", "d9", "d8", "a1", "a0", "d8", "d9")
    }
}
