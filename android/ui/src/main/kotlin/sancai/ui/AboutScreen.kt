package sancai.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Dialog
import uniffi.sancai_bindings.About
import uniffi.sancai_bindings.Part
import uniffi.sancai_bindings.Window

/** What the app is, and everything it is made of; a tap on a part opens its licence. */
@Composable
internal fun AboutScreen(model: AppModel, window: Window) {
    val about = remember(model.settings) { model.about() }
    var open by remember { mutableStateOf<Part?>(null) }
    RoomPage(model, window, about.title) {
        LazyColumn(contentPadding = PaddingValues(start = 16.dp, end = 16.dp, top = 16.dp, bottom = 16.dp + window.bottom.dp)) {
            item { Lines(about, model.text("app-name")) }
            items(about.parts) { part -> PartRow(part) { open = part } }
        }
    }
    open?.let { LicenceDialog(it, model.text("common-close")) { open = null } }
}

@Composable
private fun Lines(about: About, name: String) {
    Column(Modifier.padding(bottom = 8.dp), Arrangement.spacedBy(12.dp)) {
        Text("$name · ${about.version}", style = Type.strong)
        about.lines.forEach { Text(it, style = Type.body) }
        Text(about.licences, Modifier.padding(top = 8.dp).semantics { heading() }, style = Type.heading)
    }
}

@Composable
private fun PartRow(part: Part, onClick: () -> Unit) {
    Column(Modifier.fillMaxWidth().button(onClick = onClick)) {
        Row(Modifier.heightIn(min = 48.dp).padding(vertical = 8.dp), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
            Text("${part.name} ${part.version}", Modifier.weight(1f), style = Type.body)
            Text(part.licence, Modifier.weight(1f), color = LocalTints.current.ink2, style = Type.small)
        }
        HorizontalDivider(color = LocalTints.current.div)
    }
}

/** A licence on a card of its own; what closes it also stands above it, for whoever has neither Escape nor a way back. */
@Composable
private fun LicenceDialog(part: Part, close: String, onClose: () -> Unit) = Dialog(onDismissRequest = onClose) {
    Card {
        Column(Modifier.padding(16.dp)) {
            Row(verticalAlignment = Alignment.CenterVertically) {
                Text("${part.name} ${part.version}", Modifier.weight(1f).semantics { heading() }, style = Type.heading)
                PageButton(Icons.close, close, onClose)
            }
            LazyColumn(Modifier.weight(1f, fill = false)) {
                items(part.text.trim().split("\n\n")) { Text(it, Modifier.padding(bottom = 8.dp), style = Type.small) }
            }
        }
    }
}
