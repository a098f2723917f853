package sancai.ui

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.DropdownMenu
import androidx.compose.material3.DropdownMenuItem
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.OutlinedTextFieldDefaults
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import java.text.DateFormat
import java.util.Date
import java.util.Locale
import uniffi.sancai_bindings.Choice
import uniffi.sancai_bindings.GameCard
import uniffi.sancai_bindings.GameFilter
import uniffi.sancai_bindings.Small
import uniffi.sancai_bindings.Window

/** Width and height of a game's small board. */
private const val SHEET_WIDTH = 64f
private const val SHEET_HEIGHT = 70f

/** Every stored game: search, filter, and what can be done with one. */
@Composable
internal fun GamesScreen(model: AppModel, window: Window) {
    val games = remember(model) { model.games() }
    var importing by remember { mutableStateOf(false) }
    var asked by remember { mutableStateOf<GameCard?>(null) }
    LaunchedEffect(games) { model.dropped.collect(games::import) }
    RoomPage(model, window, model.text("home-games"), { GamesActions(model, games) { importing = true } }) {
        SearchField(model.text("games-search"), games.filter.text) { games.show(games.filter.copy(text = it)) }
        Filters(model.text("games-all"), games)
        HorizontalDivider(color = LocalTints.current.div)
        GameList(model, games, window) { asked = it }
    }
    asked?.let { card -> RenameDialog(model, card.title, { games.rename(card.id, it) }) { asked = null } }
    if (importing) ImportDialog(model, games::import) { importing = false }
}

@Composable
private fun GamesActions(model: AppModel, games: GamesModel, onImport: () -> Unit) {
    PageButton(Icons.import, model.text("games-import"), onImport)
    if (games.count > 0) PageButton(Icons.export, model.text("games-export-all")) { model.save(model.text("home-games"), games.exportAll()) }
}

/** A field for what is looked for. */
@Composable
internal fun SearchField(caption: String, text: String, clear: String = "", onText: (String) -> Unit) {
    val tints = LocalTints.current
    OutlinedTextField(
        text,
        onText,
        Modifier.fillMaxWidth().padding(horizontal = 16.dp, vertical = 8.dp).semantics { contentDescription = caption },
        placeholder = { Text(caption, color = tints.ink2, style = Type.body) },
        trailingIcon = if (clear.isEmpty() || text.isEmpty()) null else { { PageButton(Icons.close, clear) { onText("") } } },
        leadingIcon = { Icon(Icons.search, null, tint = tints.ink2) },
        textStyle = Type.body,
        singleLine = true,
        shape = CARD,
        colors = OutlinedTextFieldDefaults.colors(
            focusedContainerColor = tints.surface, unfocusedContainerColor = tints.surface,
            focusedBorderColor = tints.ink, unfocusedBorderColor = tints.ink2, cursorColor = tints.ink,
        ),
    )
}

/** Results and rule sets as chips; a second tap takes one away. */
@Composable
private fun Filters(all: String, games: GamesModel) {
    val filter = games.filter
    Row(Modifier.horizontalScroll(rememberScrollState()).padding(start = 16.dp, end = 16.dp, bottom = 2.dp).selectableGroup(), Arrangement.spacedBy(8.dp)) {
        Chip(all, filter.result.isEmpty() && filter.rules.isEmpty()) { games.show(filter.copy(result = "", rules = "")) }
        games.filters.results.forEach { Chip(it, filter.result) { id -> games.show(filter.copy(result = id)) } }
        games.filters.rules.forEach { Chip(it, filter.rules) { id -> games.show(filter.copy(rules = id)) } }
    }
}

@Composable
private fun Chip(choice: Choice, chosen: String, onChoose: (String) -> Unit) =
    Chip(choice.caption, choice.id == chosen) { onChoose(if (choice.id == chosen) "" else choice.id) }

/** 32 high, in a target of 44. */
@Composable
internal fun Chip(caption: String, chosen: Boolean, onClick: () -> Unit) {
    val tints = LocalTints.current
    Box(Modifier.heightIn(min = 44.dp).selectable(chosen, role = Role.Tab, onClick = onClick), Alignment.Center) {
        Box(
            Modifier.heightIn(min = 32.dp).background(if (chosen) tints.ink else tints.surface, CHIP).border(1.dp, if (chosen) tints.ink else tints.div, CHIP).padding(horizontal = 14.dp, vertical = 6.dp),
            Alignment.Center,
        ) { Text(caption, color = if (chosen) tints.bg else tints.ink, style = Type.label) }
    }
}

private val CHIP = RoundedCornerShape(16.dp)

@Composable
private fun GameList(model: AppModel, games: GamesModel, window: Window, onRename: (GameCard) -> Unit) {
    if (games.count == 0) {
        val none = games.filter == GameFilter("", "", "")
        Text(model.text(if (none) "games-none" else "games-none-found"), Modifier.padding(24.dp), color = LocalTints.current.ink2, style = Type.body)
    }
    LazyColumn(contentPadding = PaddingValues(bottom = window.bottom.dp + 16.dp)) {
        items(games.count) { index ->
            val card = remember(index, games.edition) { games.card(index) }
            if (card != null) GameRow(model, games, card) { onRename(card) }
            HorizontalDivider(color = LocalTints.current.div)
        }
    }
}

@Composable
private fun GameRow(model: AppModel, games: GamesModel, card: GameCard, onRename: () -> Unit) {
    val tints = LocalTints.current
    Row(Modifier.fillMaxWidth().button { model.resume(card.id) }.padding(start = 16.dp, end = 4.dp, top = 10.dp, bottom = 10.dp), Arrangement.spacedBy(14.dp), Alignment.CenterVertically) {
        SmallBoard(model, card)
        Column(Modifier.weight(1f)) {
            Text(card.title, style = Type.strong, maxLines = 3, overflow = TextOverflow.Ellipsis)
            Text(card.detail, style = Type.small)
            Text("${card.rules} · ${day(card.changed, model.language)}", color = tints.ink2, style = Type.small)
        }
        GameMenu(model, games, card, onRename)
    }
}

/** The small board of a stored game; empty where its position cannot be read. */
@Composable
internal fun SmallBoard(model: AppModel, card: GameCard) {
    val dark = LocalTints.current.dark
    val pens = remember(card, dark, model.settings) { model.thumbnail(card, Small(SHEET_WIDTH, SHEET_HEIGHT, false, card.flipped, dark))?.shapes?.pens().orEmpty() }
    Canvas(Modifier.size(SHEET_WIDTH.dp, SHEET_HEIGHT.dp)) { scale(density, Offset.Zero) { paint(pens) } }
}

@Composable
private fun GameMenu(model: AppModel, games: GamesModel, card: GameCard, onRename: () -> Unit) {
    var open by remember { mutableStateOf(false) }
    val done = { work: () -> Unit -> { open = false; work() } }
    Box {
        PageButton(Icons.dots, model.named("games-more", card.title)) { open = true }
        DropdownMenu(open, { open = false }, containerColor = LocalTints.current.surface) {
            MenuItem(model.text("games-rename"), done(onRename))
            MenuItem(model.text("games-export"), done { games.export(card.id)?.let { model.save(card.title, it) } })
            MenuItem(model.text("games-delete"), done { games.delete(card.id) })
        }
    }
}

@Composable
private fun MenuItem(caption: String, onClick: () -> Unit) = DropdownMenuItem({ Text(caption, style = Type.body) }, onClick)

/** A day as people of a [language] write it. */
private fun day(changed: ULong, language: String): String =
    DateFormat.getDateInstance(DateFormat.MEDIUM, Locale.forLanguageTag(language)).format(Date(changed.toLong()))
