package sancai.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.material3.AlertDialog
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp

/** Asks for a game's name. */
@Composable
internal fun RenameDialog(model: AppModel, title: String, onName: (String) -> Unit, onClose: () -> Unit) {
    var name by remember { mutableStateOf(title) }
    val field = model.text("games-name")
    Asking(model, model.text("games-rename"), { onName(name) }, onClose) {
        OutlinedTextField(name, { name = it }, Modifier.fillMaxWidth().semantics { contentDescription = field }, textStyle = Type.body, singleLine = true)
    }
}

/** Takes games from a file or from pasted text. */
@Composable
internal fun ImportDialog(model: AppModel, onText: (String) -> Unit, onClose: () -> Unit) {
    var text by remember { mutableStateOf("") }
    val field = model.text("games-import-paste")
    Asking(model, model.text("games-import"), { onText(text) }, onClose) {
        Column(verticalArrangement = Arrangement.spacedBy(12.dp)) {
            Text(model.text("games-import-sentence"), style = Type.body)
            PlainButton(model.text("games-import-file"), { onClose(); model.pick(onText) })
            OutlinedTextField(text, { text = it }, Modifier.fillMaxWidth().heightIn(max = 200.dp).semantics { contentDescription = field }, placeholder = { Text(field) }, textStyle = Type.small)
        }
    }
}

@Composable
private fun Asking(model: AppModel, title: String, onDone: () -> Unit, onClose: () -> Unit, content: @Composable () -> Unit) {
    val tints = LocalTints.current
    AlertDialog(
        onClose,
        { TextButton({ onClose(); onDone() }) { Text(model.text("common-ok"), color = tints.ink, style = Type.label) } },
        dismissButton = { TextButton(onClose) { Text(model.text("common-cancel"), color = tints.ink2, style = Type.label) } },
        title = { Text(title, style = Type.title) },
        text = content,
        containerColor = tints.surface,
    )
}
