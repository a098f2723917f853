package sancai.ui

import androidx.compose.foundation.lazy.LazyListState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import uniffi.sancai_bindings.AppInterface
import uniffi.sancai_bindings.RulesDiagram
import uniffi.sancai_bindings.RulesFound
import uniffi.sancai_bindings.RulesPage

/** The Rules room: which page is read, where, and what is looked for. It stays as it is while an example is replayed. */
class RulesModel(private val app: AppInterface) {
    /** The rule set whose page is read. */
    var chosen by mutableStateOf("")
        private set

    /** What is looked for; blank for nothing. */
    var typed by mutableStateOf("")

    /** The section to be brought into sight. */
    var wanted by mutableStateOf<Int?>(null)

    /** Where the page is scrolled to. */
    val list = LazyListState()

    /** Where what was found is scrolled to. */
    val results = LazyListState()

    /** The page of the rule set chosen; of the first one, as long as none is. */
    fun page(): RulesPage = app.rules(chosen)

    /** What the search comes to. */
    fun search() = app.searchRules(page().id, typed)

    /** A diagram, at most [width] dp wide. */
    fun diagram(id: String, width: Float, dark: Boolean): RulesDiagram? = app.rulesDiagram(id, width, dark)

    /** Opens a rule set's page at its beginning. */
    fun choose(rules: String) {
        chosen = rules
        typed = ""
        wanted = 0
    }

    /** Opens the page where something was found. */
    fun go(found: RulesFound) {
        chosen = found.rules
        typed = ""
        wanted = found.section.toInt()
    }
}
