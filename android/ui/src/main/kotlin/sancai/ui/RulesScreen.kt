package sancai.ui

import androidx.compose.foundation.focusable
import androidx.compose.foundation.gestures.scrollBy
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.LazyListState
import androidx.compose.foundation.lazy.items
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.Modifier
import androidx.compose.ui.composed
import androidx.compose.ui.draw.clip
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import kotlinx.coroutines.launch
import uniffi.sancai_bindings.Choice
import uniffi.sancai_bindings.RulesFound
import uniffi.sancai_bindings.RulesItem
import uniffi.sancai_bindings.RulesPage
import uniffi.sancai_bindings.RulesSearch
import uniffi.sancai_bindings.Window

/** From this width on the rule sets stand beside the page. */
private const val BESIDE = 840f

/** The rules of every rule set: one page each, and a search over all of them. */
@Composable
internal fun RulesScreen(model: AppModel, window: Window) {
    val rules = model.rules
    val page = remember(rules.chosen, model.settings) { rules.page() }
    val found = remember(rules.typed, rules.chosen, model.settings) { if (rules.typed.isBlank()) null else rules.search() }
    val wide = window.width >= BESIDE
    RoomPage(model, window, model.text("rules-title"), most = if (wide) 1040.dp else 720.dp) {
        SearchField(model.text("rules-search"), rules.typed, model.text("rules-clear")) { rules.typed = it }
        if (wide) {
            Row(Modifier.padding(start = 16.dp), Arrangement.spacedBy(8.dp)) {
                Column(Modifier.width(260.dp).verticalScroll(rememberScrollState()).selectableGroup(), Arrangement.spacedBy(4.dp)) {
                    page.choices.forEach { RuleSet(it, it.id == page.id) { rules.choose(it.id) } }
                }
                Reading(model, page, found, window)
            }
        } else {
            Row(Modifier.horizontalScroll(rememberScrollState()).padding(horizontal = 16.dp).selectableGroup(), Arrangement.spacedBy(8.dp)) {
                page.choices.forEach { Chip(it.caption, it.id == page.id) { rules.choose(it.id) } }
            }
            Reading(model, page, found, window)
        }
    }
}

/** A rule set with its sentence, to choose it. */
@Composable
private fun RuleSet(choice: Choice, chosen: Boolean, onClick: () -> Unit) {
    val tints = LocalTints.current
    Card(Modifier.fillMaxWidth().clip(CARD).chosen(chosen, onClick), if (chosen) tints.ink else tints.surface) {
        Column(Modifier.padding(horizontal = 14.dp, vertical = 10.dp)) {
            Text(choice.caption, color = if (chosen) tints.bg else tints.ink, style = Type.label)
            Text(choice.sentence, color = if (chosen) tints.bg else tints.ink2, style = Type.small)
        }
    }
}

/** The page, or what a search has found. The arrows and the page keys scroll it. */
@Composable
private fun Reading(model: AppModel, page: RulesPage, found: RulesSearch?, window: Window) {
    val rules = model.rules
    val starts = remember(page) { page.sections.runningFold(1) { at, section -> at + 1 + section.items.size } }
    LaunchedEffect(rules.wanted, page) {
        rules.wanted?.let { rules.list.requestScrollToItem(if (it == 0) 0 else starts[it]) }
        rules.wanted = null
    }
    val room = PaddingValues(16.dp, 8.dp, 16.dp, window.bottom.dp + 24.dp)
    val list = if (found == null) rules.list else rules.results
    LazyColumn(Modifier.fillMaxSize().testTag("rules").scrolledByKeys(model, list), list, room, verticalArrangement = Arrangement.spacedBy(12.dp)) {
        if (found != null) {
            item { Told(found.told) }
            items(found.places) { FoundCard(it) { rules.go(it) } }
        } else {
            item { if (page.note.isNotEmpty()) Text(page.note, color = LocalTints.current.ink2, style = Type.small) }
            page.sections.forEach { section ->
                item { Text(section.title, Modifier.padding(top = 12.dp).semantics { heading() }, color = LocalTints.current.ink, style = Type.title) }
                items(section.items) { Item(model, it) }
            }
        }
    }
}

@Composable
private fun Item(model: AppModel, item: RulesItem) = when (item) {
    is RulesItem.Paragraph -> RulesText(item.text, item.house)
    is RulesItem.Diagram -> RulesDiagramView(item.id, model.rules)
    is RulesItem.Example -> ExampleCard(item.text, model.text("rules-replay")) { model.example(item.id) }
}

@Composable
private fun Told(text: String) = Text(
    text,
    Modifier.padding(top = 8.dp).semantics { liveRegion = LiveRegionMode.Polite },
    color = LocalTints.current.ink2,
    style = Type.label,
)

@Composable
private fun FoundCard(found: RulesFound, onClick: () -> Unit) {
    Card(Modifier.fillMaxWidth().clip(CARD).button(onClick = onClick)) {
        Column(Modifier.padding(14.dp), Arrangement.spacedBy(4.dp)) {
            Text(found.place, color = LocalTints.current.ink2, style = Type.small)
            Text(found.text, style = Type.body)
        }
    }
}

/** How far an arrow and a page key scroll, in dp. */
private const val ARROW = 60f
private const val PAGE = 480f

/** Whether it may be read and left by keys alone; where it stands open it has the focus. */
private fun Modifier.scrolledByKeys(model: AppModel, list: LazyListState) = composed {
    val scope = rememberCoroutineScope()
    val focus = remember { FocusRequester() }
    LaunchedEffect(focus) { focus.requestFocus() }
    fun by(dp: Float): Boolean {
        scope.launch { list.scrollBy(dp) }
        return true
    }
    focusRequester(focus).focusable().onKeyEvent { event ->
        if (event.type != KeyEventType.KeyDown) return@onKeyEvent false
        when (event.key) {
            Key.DirectionDown -> by(ARROW)
            Key.DirectionUp -> by(-ARROW)
            Key.PageDown -> by(PAGE)
            Key.PageUp -> by(-PAGE)
            Key.Escape -> { model.leave(); true }
            else -> false
        }
    }
}
