package sancai.ui

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.boolean
import kotlinx.serialization.json.float
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import uniffi.sancai_bindings.Act
import uniffi.sancai_bindings.Answer
import uniffi.sancai_bindings.App
import uniffi.sancai_bindings.Command
import uniffi.sancai_bindings.GameFilter
import uniffi.sancai_bindings.Gesture
import uniffi.sancai_bindings.Key
import uniffi.sancai_bindings.NewGame
import uniffi.sancai_bindings.Place
import uniffi.sancai_bindings.Refusal
import uniffi.sancai_bindings.Session
import uniffi.sancai_bindings.View
import uniffi.sancai_bindings.Wants
import uniffi.sancai_bindings.Window

/** One scenario; tests/scenarios/README.md says what its steps and lines mean. */
class Scenario(private val scenario: JsonObject) {
    private val app = App(scenario.text("language") ?: "en")
    private val window = window(scenario["window"]?.jsonObject ?: JsonObject(emptyMap()))
    private var session: Session = (
        scenario.text("lesson")?.let(app::lesson)
            ?: app.start(choice(scenario.getValue("game").jsonObject), scenario.text("seed")?.toULong() ?: 0uL, 0uL)
        ).also { it.setWindow(window) }
    private var painting = app.painting(session)
    private var refused = ""

    /** Monotonic milliseconds. */
    private var now = 0uL

    /** The first step that is not as it says, or null. */
    fun run(): String? = scenario.getValue("steps").jsonArray.withIndex().firstNotNullOfOrNull { (i, step) ->
        val (name, value) = step.jsonObject.entries.single()
        step(name, value)?.let { "step ${i + 1}: $step: $it" }
    }

    private fun step(name: String, value: JsonElement): String? {
        when (name) {
            "tap" -> place(value).let { gesture(Gesture.Tap(it.x, it.y)) }
            "drag" -> drag(place(value.jsonArray[0]), place(value.jsonArray[1]))
            "key" -> gesture(Gesture.Typed(Key.entries.named(value.jsonPrimitive.content)))
            "command" -> act(session.command(Command.entries.named(value.jsonPrimitive.content)))
            "answer" -> act(Act.Answer(value.jsonPrimitive.boolean))
            "think" -> act(session.think()?.let { Act.Engine(it) })
            "machine" -> act(Act.Engine(answer(value.jsonPrimitive.content)))
            "act" -> act(Act.Move(value.jsonPrimitive.content))
            "seek" -> gesture(Gesture.Seek(value.jsonPrimitive.content.toUInt()))
            "reopen" -> reopen()
            "set" -> value.jsonObject.forEach { (key, set) -> app.set(key, set.jsonPrimitive.content) }
            "now" -> now = value.jsonPrimitive.content.toULong()
            "energy" -> energy(value.jsonPrimitive.content.split(' '))
            "expect" -> return expect(value.jsonObject)
            else -> error("no step $name")
        }
        return null
    }

    /** Leaves the game, and goes on with it as it is stored. */
    private fun reopen() {
        session.leave(now)
        session = app.resume(checkNotNull(session.record()), 0uL, now).also { it.setWindow(window) }
        painting = app.painting(session)
    }

    private fun place(value: JsonElement) =
        if (value is JsonArray) Place(value[0].jsonPrimitive.float, value[1].jsonPrimitive.float)
        else checkNotNull(session.centre(value.jsonPrimitive.content)) { "$value is not in sight" }

    private fun gesture(gesture: Gesture) = act(session.gesture(gesture))

    private fun drag(from: Place, to: Place) {
        gesture(Gesture.Press(from.x, from.y))
        gesture(Gesture.Slide(to.x, to.y))
        gesture(Gesture.Lift(to.x, to.y))
    }

    private fun act(act: Act?) = try {
        if (act != null) session.act(act, now) else Unit
    } catch (refusal: Refusal) {
        refused = refusal.sentence()
    }

    private fun answer(text: String): Answer {
        val draw = mapOf("draw yes" to true, "draw no" to false)[text]
        return Answer(session.view(now).revision, if (draw == null) text else "", draw)
    }

    private fun energy(told: List<String>) {
        when (told[0]) {
            "turn" -> painting.turn(told[1], told[2] == "on")
            "slide" -> painting.slide(told[1], told[2].toUByte())
            "choose" -> painting.choose(told[1])
            "seek" -> painting.seek(told[1].toUInt())
            "play" -> painting.play()
            "step" -> painting.step()
            else -> error("no energy $told")
        }
        app.keepEnergy(painting)
    }

    private fun expect(lines: JsonObject): String? {
        painting.follow(session)
        val view = session.view(now)
        val wrong = lines.entries.firstNotNullOfOrNull { (line, wanted) ->
            if (line == "spoken") expectSpoken(wanted.jsonObject)
            else line(line, view).let { found -> "$line is «$found»".takeIf { wanted.jsonPrimitive.content != found } }
        }
        refused = ""
        return wrong
    }

    private fun expectSpoken(wanted: JsonObject): String? {
        val points = session.points().associateBy { it.name }
        return wanted.entries.firstNotNullOfOrNull { (name, text) ->
            val found = points[name]?.text.orEmpty()
            "$name says «$found»".takeIf { text.jsonPrimitive.content != found }
        }
    }

    private fun line(line: String, view: View): String = when (line) {
        "status" -> view.status
        "detail" -> view.detail
        "announce" -> view.announce
        "position" -> view.position
        "banner" -> view.banner?.let { "${it.kind.name.lowercase()}: ${it.text}" }.orEmpty()
        "question" -> view.question?.let { asked -> listOf(asked.text, asked.yes, asked.no).filter { it.isNotEmpty() }.joinToString(" / ") }.orEmpty()
        "end" -> view.end?.let { "${it.title} / ${it.sentence}" }.orEmpty()
        "why" -> view.why?.let { "${it.title} / ${it.text} / ${it.label} / ${it.step} of ${it.steps}" }.orEmpty()
        "coach" -> view.lesson?.let { "${it.tone.name.lowercase()}: ${it.text} / ${it.step} of ${it.steps}" }.orEmpty()
        "notation" -> view.notation
        "place" -> view.place?.toString().orEmpty()
        "unfinished" -> app.unfinished(10u).joinToString(" / ") { "${it.title}: ${it.detail}" }
        "games" -> app.games(GameFilter("", "", ""), 0u, 10u).joinToString(" / ") { "${it.title}: ${it.detail}" }
        "clocks" -> "${view.far.clock?.text.orEmpty()} / ${view.near.clock?.text.orEmpty()}"
        "pause" -> view.pause?.let { "${it.title} / ${it.resume}" }.orEmpty()
        "tick" -> view.tickAt?.toString().orEmpty()
        "turned" -> listOf("far" to view.far.turned, "near" to view.near.turned, "question" to (view.question?.turned == true))
            .filter { it.second }.joinToString(" ") { it.first }
        "near" -> view.near.spoken
        "far" -> view.far.spoken
        "enabled" -> view.buttons.filter { it.enabled }.joinToString(" ") { it.command.pascal() }
        "cues" -> view.sounds.joinToString(" ") { it.pascal() }
        "haptic" -> view.haptic?.pascal().orEmpty()
        "wants" -> if (view.wants == Wants.THINK) "think" else "nothing"
        "answers" -> session.points().filter { it.answers }.map { it.name }.sorted().joinToString(" ")
        "moves" -> session.moves(0u, UInt.MAX_VALUE).joinToString(" ") { "${it.number} ${it.text}".trim() }
        "seals" -> view.seals.joinToString(" / ") { it.spoken }
        "pieces" -> "${session.scene().groups.size}"
        "energy" -> digest(painting.image(dark = false).bytes)
        "energy-said" -> painting.view().let { "${it.moves} / ${it.description}" }
        "refused" -> refused
        else -> error("no line $line")
    }
}

/** FNV-1a over the bytes as they arrived, in sixteen hexadecimal digits. */
private fun digest(bytes: ByteArray) =
    bytes.fold(0xCBF29CE484222325uL) { hash, byte -> (hash xor byte.toUByte().toULong()) * 0x100000001B3uL }.toString(16).padStart(16, '0')

private fun JsonObject.text(key: String) = get(key)?.jsonPrimitive?.content

private fun choice(game: JsonObject) = NewGame(
    rules = game.text("rules").orEmpty(),
    opponent = game.text("opponent").orEmpty(),
    level = game.text("level")?.toUInt() ?: 1u,
    colour = game.text("colour") ?: "red",
    position = game.text("position").orEmpty(),
).let {
    it.copy(
        timing = game.text("timing") ?: it.timing,
        minutes = game.text("minutes")?.toUInt() ?: it.minutes,
        increment = game.text("increment")?.toUInt() ?: it.increment,
        period = game.text("period")?.toUInt() ?: it.period,
        periods = game.text("periods")?.toUInt() ?: it.periods,
        touchMove = game.text("touch-move").toBoolean(),
        formal = game.text("formal")?.toBoolean(),
        odds = game.text("odds").orEmpty(),
        oddsSide = game.text("odds-side") ?: it.oddsSide,
        begins = game.text("begins") ?: it.begins,
        modernCannon = game.text("modern-cannon").toBoolean(),
    )
}

private fun window(given: JsonObject): Window {
    fun side(name: String, usual: Float) = given[name]?.jsonPrimitive?.float ?: usual
    return Window(side("width", 360f), side("height", 780f), 0f, 0f, 0f, 0f, 1f, dark = false, leftHanded = false, reducedMotion = false)
}

/** The name of an enum's value as the core writes it: OFFER_DRAW is OfferDraw. */
private fun Enum<*>.pascal() = name.split('_').joinToString("") { it.lowercase().replaceFirstChar(Char::uppercase) }

private fun <E : Enum<E>> List<E>.named(name: String) = first { it.pascal() == name }
