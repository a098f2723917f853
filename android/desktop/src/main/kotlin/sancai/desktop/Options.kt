package sancai.desktop

import java.io.File
import java.util.Locale
import kotlin.system.exitProcess

/** A screen that can be drawn into a file. */
enum class Screen(val option: String) { Home("home"), NewGame("new-game"), Rules("rules"), Game("game"), End("end"), Energy("energy") }

/** What the command line asks for. */
class Options(
    val picture: File? = null,
    val screen: Screen = Screen.Game,
    val size: Pair<Int, Int>? = null,
    val dark: Boolean? = null,
    val language: String = Locale.getDefault().toLanguageTag(),
    val rules: String? = null,
    val position: String = "",
    val folder: File? = null,
) {
    private fun copy(
        picture: File? = this.picture, screen: Screen = this.screen, size: Pair<Int, Int>? = this.size,
        dark: Boolean? = this.dark, language: String = this.language, rules: String? = this.rules, position: String = this.position,
        folder: File? = this.folder,
    ) = Options(picture, screen, size, dark, language, rules, position, folder)

    private fun with(name: String, value: () -> String): Options? = when (name) {
        "--picture" -> copy(picture = File(value()))
        "--screen" -> value().let { text -> Screen.entries.find { it.option == text } }?.let { copy(screen = it) }
        "--size" -> SIZE.matchEntire(value())?.let { copy(size = it.groupValues[1].toInt() to it.groupValues[2].toInt()) }
        "--dark" -> copy(dark = true)
        "--light" -> copy(dark = false)
        "--lang" -> copy(language = value())
        "--rules" -> copy(rules = value())
        "--position" -> copy(position = value())
        "--folder" -> copy(folder = File(value()))
        else -> null
    }

    companion object {
        private val SIZE = Regex("([1-9][0-9]{2,3})x([1-9][0-9]{2,3})")

        private const val USAGE = "[--size WxH] [--dark | --light] [--lang TAG] [--folder FOLDER] [--picture FILE.png " +
            "[--screen home|new-game|rules|game|end|energy] [--rules ID] [--position TEXT]]"

        /** Reads the command line; what it does not understand ends the program with a line that says how it is used. */
        fun parse(args: List<String>): Options {
            val rest = args.iterator()
            var options = Options()
            while (rest.hasNext()) {
                val name = rest.next()
                options = options.with(name) { if (rest.hasNext()) rest.next() else "" } ?: misused(name)
            }
            return options
        }

        private fun misused(name: String): Nothing {
            System.err.println("$name? $USAGE")
            exitProcess(2)
        }
    }
}
