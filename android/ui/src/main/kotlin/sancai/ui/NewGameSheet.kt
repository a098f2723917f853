package sancai.ui

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.ModalBottomSheet
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.RadioButton
import androidx.compose.material3.RadioButtonDefaults
import androidx.compose.material3.Slider
import androidx.compose.material3.Text
import androidx.compose.material3.VerticalDivider
import androidx.compose.material3.rememberModalBottomSheetState
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import uniffi.sancai_bindings.Choice
import uniffi.sancai_bindings.Form
import uniffi.sancai_bindings.NewGame
import uniffi.sancai_bindings.Number
import uniffi.sancai_bindings.Pick

/** Choices that are told by an icon as well as by their caption. */
private val ICONS = mapOf("here" to Icons.people, "machine" to Icons.machine)

/** The opponent of whom a level and a colour are asked. */
private const val MACHINE = "machine"

/** The sheet that asks how the next game is played. */
@OptIn(ExperimentalMaterial3Api::class)
@Composable
internal fun NewGameSheet(form: Form, model: AppModel) {
    val tints = LocalTints.current
    ModalBottomSheet(
        model::closeForm,
        sheetState = rememberModalBottomSheetState(skipPartiallyExpanded = true),
        shape = RoundedCornerShape(topStart = 24.dp, topEnd = 24.dp),
        sheetMaxWidth = 560.dp,
        containerColor = tints.bg,
        contentColor = tints.ink,
        dragHandle = { Box(Modifier.padding(vertical = 10.dp).size(36.dp, 4.dp).background(tints.ink2, CircleShape)) },
    ) { Sheet(form, model) }
}

/** What stands on the sheet. */
@Composable
internal fun Sheet(form: Form, model: AppModel) {
    val (choice, text) = form.last to model::text
    Column(Modifier.padding(start = 16.dp, end = 16.dp, bottom = 16.dp), Arrangement.spacedBy(12.dp)) {
        SheetTitle(text("new-game-title"), text("common-close"), model::closeForm)
        Column(Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState()), Arrangement.spacedBy(12.dp)) {
            Rules(form.rules, choice.rules) { model.choose(choice.copy(rules = it)) }
            Segments(text("new-game-opponent"), form.opponents.segments(choice.opponent) { model.choose(choice.copy(opponent = it)) })
            if (choice.opponent == MACHINE) {
                Level(form.levels, choice.level) { model.choose(choice.copy(level = it)) }
                Segments(text("you-play"), form.colours.segments(choice.colour) { model.choose(choice.copy(colour = it)) })
            }
            Clocks(form, model)
            Segments(text("new-game-begins"), form.beginners.segments(model::choose))
            Options(form, model)
        }
        if (form.fault.isNotEmpty()) {
            Text(form.fault, Modifier.semantics { liveRegion = LiveRegionMode.Polite }, color = LocalTints.current.vermText, style = Type.label)
        }
        MainButton({ model.start(choice) }, Modifier.fillMaxWidth().heightIn(min = 52.dp), form.fault.isEmpty()) { Text(text("start"), style = Type.strong) }
    }
}

@Composable
private fun SheetTitle(title: String, close: String, onClose: () -> Unit) {
    Row(verticalAlignment = Alignment.CenterVertically) {
        Text(title, Modifier.weight(1f).semantics { heading() }, style = Type.title)
        IconButton(onClose, Modifier.semantics { contentDescription = close }) { Icon(Icons.close, null) }
    }
}

@Composable
private fun Rules(rules: List<Choice>, chosen: String, onChoose: (String) -> Unit) {
    Card {
        Column(Modifier.selectableGroup()) {
            rules.forEachIndexed { i, rule ->
                if (i > 0) HorizontalDivider(color = LocalTints.current.div)
                RuleRow(rule, rule.id == chosen) { onChoose(rule.id) }
            }
        }
    }
}

@Composable
private fun RuleRow(rule: Choice, chosen: Boolean, onClick: () -> Unit) {
    val tints = LocalTints.current
    Row(
        Modifier
            .fillMaxWidth()
            .background(if (chosen) tints.jadeSoft else tints.surface)
            .selectable(chosen, role = Role.RadioButton, onClick = onClick)
            .heightIn(min = 48.dp)
            .padding(horizontal = 12.dp, vertical = 6.dp),
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        RadioButton(chosen, null, colors = RadioButtonDefaults.colors(tints.jade, tints.ink2))
        Column {
            Text(rule.caption, style = Type.strong)
            if (rule.sentence.isNotEmpty()) Text(rule.sentence, color = tints.ink2, style = Type.small)
        }
    }
}

/** One of several captions of which one is chosen. */
private class Segment(val caption: String, val icon: ImageVector?, val on: Boolean, val onClick: () -> Unit)

private fun List<Choice>.segments(chosen: String, onChoose: (String) -> Unit) =
    map { Segment(it.caption, ICONS[it.id], it.id == chosen) { onChoose(it.id) } }

private fun List<Pick>.segments(onChoose: (NewGame) -> Unit) = map { Segment(it.caption, null, it.on) { onChoose(it.to) } }

/** A heading and choices side by side; nothing where there are none. */
@Composable
private fun Segments(title: String, segments: List<Segment>) {
    if (segments.isEmpty()) return
    val tints = LocalTints.current
    Column(verticalArrangement = Arrangement.spacedBy(6.dp)) {
        Title(title)
        Row(Modifier.fillMaxWidth().height(IntrinsicSize.Min).clip(BUTTON).border(1.dp, tints.ink2, BUTTON).selectableGroup()) {
            segments.forEachIndexed { i, segment ->
                if (i > 0 && !segment.on && !segments[i - 1].on) VerticalDivider(color = tints.div)
                SegmentView(segment, Modifier.weight(1f).fillMaxHeight())
            }
        }
    }
}

@Composable
private fun Title(text: String) = Text(text, Modifier.semantics { heading() }, color = LocalTints.current.ink2, style = Type.label)

@Composable
private fun SegmentView(segment: Segment, modifier: Modifier) {
    val tints = LocalTints.current
    Box(
        modifier
            .background(if (segment.on) tints.ink else tints.bg)
            .selectable(segment.on, role = Role.RadioButton, onClick = segment.onClick)
            .heightIn(min = 44.dp)
            .padding(horizontal = 8.dp, vertical = 10.dp),
        Alignment.Center,
    ) {
        val ink = if (segment.on) tints.bg else tints.ink
        Row(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalAlignment = Alignment.CenterVertically) {
            segment.icon?.let { Icon(it, null, Modifier.size(20.dp), ink) }
            Text(segment.caption, color = ink, style = if (segment.on) Type.strong else Type.body, textAlign = TextAlign.Center)
        }
    }
}

/** Which clocks: the kind, some of that kind, and their numbers. */
@Composable
private fun Clocks(form: Form, model: AppModel) {
    Segments(model.text("new-game-clock"), form.timings.segments(model::choose))
    Chips(form.presets, Role.RadioButton, model::choose)
    if (form.numbers.isNotEmpty()) {
        Row(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalAlignment = Alignment.Bottom) {
            form.numbers.forEach { NumberField(it, Modifier.weight(1f)) { typed -> model.type(form.last, it.id, typed) } }
        }
    }
}

/** The most figures of a number. */
private const val FIGURES = 5

@Composable
private fun NumberField(number: Number, modifier: Modifier, onType: (String) -> Unit) {
    var typed by remember(number.id) { mutableStateOf("${number.value}") }
    // a tap on a preset changes the number; what is being typed stands
    LaunchedEffect(number.value) { if ((typed.toUIntOrNull() ?: 0u) != number.value) typed = "${number.value}" }
    Column(modifier, Arrangement.spacedBy(4.dp)) {
        Text(number.caption, color = LocalTints.current.ink2, style = Type.small)
        OutlinedTextField(
            typed,
            { typed = it.filter(Char::isDigit).take(FIGURES); onType(typed) },
            Modifier.fillMaxWidth().semantics { contentDescription = number.caption },
            textStyle = Type.body,
            singleLine = true,
            shape = BUTTON,
            keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Number),
        )
    }
}

/** What can be switched on or off, and what a handicap is. */
@Composable
private fun Options(form: Form, model: AppModel) {
    Chips(form.options, Role.Checkbox, model::choose)
    val told = form.options.filter { it.on && it.sentence.isNotEmpty() }
    if (told.isNotEmpty()) {
        Text(told.joinToString("\n") { "${it.caption} · ${it.sentence}" }, color = LocalTints.current.ink2, style = Type.small)
    }
    if (form.odds.isNotEmpty()) {
        Title(model.text("new-game-odds"))
        Chips(form.odds, Role.RadioButton, model::choose)
        form.odds.filter { it.on && it.sentence.isNotEmpty() }.forEach { Text(it.sentence, color = LocalTints.current.ink2, style = Type.small) }
    }
    Segments(model.text("new-game-odds-side"), form.oddsSides.segments(model::choose))
}

@Composable
private fun Chips(picks: List<Pick>, role: Role, onChoose: (NewGame) -> Unit) {
    if (picks.isEmpty()) return
    FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp)) { picks.forEach { Chip(it, role) { onChoose(it.to) } } }
}

/** A chip, drawn 32 high in a target of 44. */
@Composable
private fun Chip(pick: Pick, role: Role, onClick: () -> Unit) {
    val tints = LocalTints.current
    val shape = RoundedCornerShape(16.dp)
    val target = if (role == Role.Checkbox) Modifier.toggleable(pick.on, role = role) { onClick() } else Modifier.selectable(pick.on, role = role, onClick = onClick)
    Box(target.heightIn(min = 44.dp), Alignment.Center) {
        Box(
            Modifier.background(if (pick.on) tints.ink else tints.surface, shape).border(1.dp, tints.ink2, shape).heightIn(min = 32.dp).padding(horizontal = 14.dp),
            Alignment.Center,
        ) { Text(pick.caption, color = if (pick.on) tints.bg else tints.ink, style = if (pick.on) Type.label else Type.body) }
    }
}

@OptIn(ExperimentalMaterial3Api::class)
@Composable
private fun Level(levels: List<Choice>, chosen: UInt, onChoose: (UInt) -> Unit) {
    val tints = LocalTints.current
    val level = levels.getOrNull(chosen.toInt() - 1) ?: return
    Row(horizontalArrangement = Arrangement.spacedBy(12.dp), verticalAlignment = Alignment.CenterVertically) {
        Text(level.caption, style = Type.strong)
        Slider(
            chosen.toFloat(),
            { onChoose(it.toUInt()) },
            Modifier.weight(1f).semantics { stateDescription = level.caption },
            valueRange = 1f..levels.size.toFloat(),
            steps = (levels.size - 2).coerceAtLeast(0),
            thumb = { Box(Modifier.size(24.dp).background(tints.ink, CircleShape)) },
            track = { Track(levels.size, chosen.toInt()) },
        )
        if (level.sentence.isNotEmpty()) Text(level.sentence, color = tints.ink2, style = Type.small)
    }
}

/** A thin line with a dot for each of [count] values, up to the [chosen] one in ink. */
@Composable
private fun Track(count: Int, chosen: Int) {
    val tints = LocalTints.current
    Canvas(Modifier.fillMaxWidth().height(8.dp)) {
        val x = { i: Int -> size.width * i / (count - 1).coerceAtLeast(1) }
        drawLine(tints.div, Offset(0f, center.y), Offset(size.width, center.y), 4.dp.toPx(), StrokeCap.Round)
        drawLine(tints.ink, Offset(0f, center.y), Offset(x(chosen - 1), center.y), 4.dp.toPx(), StrokeCap.Round)
        for (i in 0 until count) drawCircle(if (i < chosen) tints.ink else tints.ink2, 4.dp.toPx(), Offset(x(i), center.y))
    }
}
