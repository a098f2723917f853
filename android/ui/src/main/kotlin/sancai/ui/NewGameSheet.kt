package sancai.ui

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
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
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.ModalBottomSheet
import androidx.compose.material3.RadioButton
import androidx.compose.material3.RadioButtonDefaults
import androidx.compose.material3.Slider
import androidx.compose.material3.Text
import androidx.compose.material3.rememberModalBottomSheetState
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import uniffi.sancai_bindings.Choice
import uniffi.sancai_bindings.Form
import uniffi.sancai_bindings.NewGame

/** Choices that are told by an icon as well as by their caption. */
private val ICONS = mapOf("here" to Icons.people, "machine" to Icons.machine)

/** The opponent of whom a level and a colour are asked. */
private const val MACHINE = "machine"

/** The sheet over Home that asks how the next game is played. */
@OptIn(ExperimentalMaterial3Api::class)
@Composable
internal fun NewGameSheet(form: Form, text: (String) -> String, onStart: (NewGame) -> Unit, onClose: () -> Unit) {
    val tints = LocalTints.current
    ModalBottomSheet(
        onClose,
        sheetState = rememberModalBottomSheetState(skipPartiallyExpanded = true),
        shape = RoundedCornerShape(topStart = 24.dp, topEnd = 24.dp),
        sheetMaxWidth = 560.dp,
        containerColor = tints.bg,
        contentColor = tints.ink,
        dragHandle = { Box(Modifier.padding(vertical = 10.dp).size(36.dp, 4.dp).background(tints.ink2, CircleShape)) },
    ) { Sheet(form, text, onStart, onClose) }
}

/** What stands on the sheet. */
@Composable
internal fun Sheet(form: Form, text: (String) -> String, onStart: (NewGame) -> Unit, onClose: () -> Unit) {
    var choice by remember { mutableStateOf(form.last) }
    Column(Modifier.padding(start = 16.dp, end = 16.dp, bottom = 16.dp), Arrangement.spacedBy(12.dp)) {
        SheetTitle(text("new-game-title"), text("common-close"), onClose)
        Column(Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState()), Arrangement.spacedBy(12.dp)) {
            Rules(form.rules, choice.rules) { choice = choice.copy(rules = it) }
            Segments(text("new-game-opponent"), form.opponents, choice.opponent) { choice = choice.copy(opponent = it) }
            if (choice.opponent == MACHINE) {
                Level(form.levels, choice.level) { choice = choice.copy(level = it) }
                Segments(text("you-play"), form.colours, choice.colour) { choice = choice.copy(colour = it) }
            }
        }
        MainButton({ onStart(choice) }, Modifier.fillMaxWidth().heightIn(min = 52.dp)) { Text(text("start"), style = Type.strong) }
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

/** A heading and choices side by side. */
@Composable
private fun Segments(title: String, choices: List<Choice>, chosen: String, onChoose: (String) -> Unit) {
    val tints = LocalTints.current
    Column(verticalArrangement = Arrangement.spacedBy(6.dp)) {
        Text(title, color = tints.ink2, style = Type.label)
        Row(Modifier.fillMaxWidth().height(IntrinsicSize.Min).clip(BUTTON).border(1.dp, tints.ink2, BUTTON).selectableGroup()) {
            choices.forEach { Segment(it, it.id == chosen, Modifier.weight(1f).fillMaxHeight()) { onChoose(it.id) } }
        }
    }
}

@Composable
private fun Segment(choice: Choice, chosen: Boolean, modifier: Modifier, onClick: () -> Unit) {
    val tints = LocalTints.current
    Box(
        modifier
            .background(if (chosen) tints.ink else tints.bg)
            .selectable(chosen, role = Role.RadioButton, onClick = onClick)
            .heightIn(min = 44.dp)
            .padding(horizontal = 8.dp, vertical = 10.dp),
        Alignment.Center,
    ) {
        val ink = if (chosen) tints.bg else tints.ink
        Row(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalAlignment = Alignment.CenterVertically) {
            ICONS[choice.id]?.let { Icon(it, null, Modifier.size(20.dp), ink) }
            Text(choice.caption, color = ink, style = if (chosen) Type.strong else Type.body, textAlign = TextAlign.Center)
        }
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
