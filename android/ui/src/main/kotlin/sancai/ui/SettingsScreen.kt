package sancai.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.RadioButton
import androidx.compose.material3.RadioButtonDefaults
import androidx.compose.material3.Switch
import androidx.compose.material3.SwitchDefaults
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import uniffi.sancai_bindings.Choice
import uniffi.sancai_bindings.SettingsGroup
import uniffi.sancai_bindings.SettingsRow
import uniffi.sancai_bindings.Window

private const val ON = "on"
private const val OFF = "off"

/** All that can be set; each change holds at once. */
@Composable
internal fun SettingsScreen(model: AppModel, window: Window) {
    RoomPage(model, window, model.text("settings-title")) {
        Column(Modifier.verticalScroll(rememberScrollState()).padding(16.dp).padding(bottom = window.bottom.dp), Arrangement.spacedBy(20.dp)) {
            model.settings.forEach { Group(it, model::set) }
            Door(Icons.about, model.text("about-title"), model.text("about-licences")) { model.enter(Room.About) }
        }
    }
}

private fun Modifier.rowSize() = heightIn(min = 52.dp).padding(horizontal = 16.dp, vertical = 10.dp)

@Composable
private fun Group(group: SettingsGroup, onSet: (String, String) -> Unit) {
    Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
        Text(group.title, Modifier.semantics { heading() }, style = Type.heading)
        Card {
            Column {
                group.rows.forEachIndexed { i, row ->
                    if (i > 0) HorizontalDivider(color = LocalTints.current.div)
                    if (row.choices.isEmpty()) SwitchRow(row) { onSet(row.key, if (it) ON else OFF) } else ChoiceRow(row) { onSet(row.key, it) }
                }
            }
        }
    }
}

@Composable
private fun SwitchRow(row: SettingsRow, onSet: (Boolean) -> Unit) {
    val tints = LocalTints.current
    val on = row.value == ON
    Row(Modifier.fillMaxWidth().toggleable(on, role = Role.Switch, onValueChange = onSet).rowSize(), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
        Text(row.caption, Modifier.weight(1f), style = Type.body)
        Switch(
            on,
            null,
            colors = SwitchDefaults.colors(
                checkedTrackColor = tints.jade, checkedThumbColor = tints.onJade,
                uncheckedTrackColor = tints.sunk, uncheckedThumbColor = tints.ink2, uncheckedBorderColor = tints.ink2,
            ),
        )
    }
}

/** A setting with its value; a tap opens the others below it. */
@Composable
private fun ChoiceRow(row: SettingsRow, onSet: (String) -> Unit) {
    val tints = LocalTints.current
    var open by rememberSaveable(row.key) { mutableStateOf(false) }
    val chosen = row.choices.find { it.id == row.value }?.caption.orEmpty()
    Column {
        Row(Modifier.fillMaxWidth().semantics { stateDescription = chosen }.button { open = !open }.rowSize(), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
            if (LocalDensity.current.fontScale > STACKED) {
                Column(Modifier.weight(1f)) {
                    Text(row.caption, style = Type.body)
                    Text(chosen, color = tints.ink2, style = Type.body)
                }
            } else {
                Text(row.caption, Modifier.weight(1f), style = Type.body)
                Text(chosen, Modifier.weight(1f), color = tints.ink2, style = Type.body, textAlign = TextAlign.End)
            }
            Icon(if (open) Icons.up else Icons.down, null, Modifier.size(20.dp), tints.ink2)
        }
        if (open) Column(Modifier.selectableGroup()) { row.choices.forEach { Choosable(it, it.id == row.value) { onSet(it.id) } } }
    }
}

@Composable
private fun Choosable(choice: Choice, chosen: Boolean, onClick: () -> Unit) {
    val tints = LocalTints.current
    Row(
        Modifier.fillMaxWidth().background(if (chosen) tints.jadeSoft else tints.surface)
            .selectable(chosen, role = Role.RadioButton, onClick = onClick).heightIn(min = 48.dp).padding(horizontal = 16.dp),
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        RadioButton(chosen, null, colors = RadioButtonDefaults.colors(tints.jade, tints.ink2))
        Box(Modifier.weight(1f)) { Text(choice.caption, style = Type.body) }
    }
}
