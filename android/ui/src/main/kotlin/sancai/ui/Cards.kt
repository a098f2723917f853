package sancai.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Dialog
import androidx.compose.ui.window.DialogProperties
import uniffi.sancai_bindings.EndCard
import uniffi.sancai_bindings.Question

/** How the game ended, on a card that leaves the deciding point in sight. */
@Composable
internal fun EndCardView(end: EndCard, text: (String) -> String, onRematch: () -> Unit, onLook: () -> Unit, modifier: Modifier) {
    Raised(modifier.padding(12.dp).widthIn(max = 460.dp).fillMaxWidth()) {
        Column(Modifier.verticalScroll(rememberScrollState()).padding(16.dp), Arrangement.spacedBy(16.dp)) {
            Row(horizontalArrangement = Arrangement.spacedBy(14.dp), verticalAlignment = Alignment.CenterVertically) {
                SealMark(listOf(end.glyph), 56.dp, tilted = true)
                Column {
                    Text(end.title, Modifier.semantics { heading() }, style = Type.title)
                    Text(end.sentence, style = Type.body)
                }
            }
            Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
                PlainButton(text("game-look"), onLook, Modifier.weight(1f))
                MainButton(onRematch, Modifier.weight(1f)) { Text(text("end-rematch"), style = Type.label) }
            }
        }
    }
}

/**
 * A question that waits for its answer, at the edge of the side that is asked; a tap beside it is none, Escape and the
 * system's back mean no.
 */
@Composable
internal fun QuestionDialog(question: Question, top: Boolean, onAnswer: (Boolean) -> Unit) = Dialog({ onAnswer(false) }, ASKS) {
    Box(Modifier.fillMaxSize().safeDrawingPadding(), if (top) Alignment.TopCenter else Alignment.BottomCenter) { Asked(question, onAnswer) }
}

@Composable
private fun Asked(question: Question, onAnswer: (Boolean) -> Unit) {
    Raised(Modifier.padding(12.dp).widthIn(max = 460.dp).fillMaxWidth()) {
        Column(Modifier.verticalScroll(rememberScrollState()).padding(20.dp), Arrangement.spacedBy(20.dp)) {
            Text(question.text, style = Type.heading)
            Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
                if (question.no.isNotEmpty()) PlainButton(question.no, { onAnswer(false) }, Modifier.weight(1f))
                MainButton({ onAnswer(true) }, Modifier.weight(1f)) { Text(question.yes, style = Type.label) }
            }
        }
    }
}

private val ASKS = DialogProperties(dismissOnClickOutside = false, usePlatformDefaultWidth = false)

@Composable
private fun Raised(modifier: Modifier, content: @Composable () -> Unit) {
    val tints = LocalTints.current
    Surface(modifier, shape = CARD, color = tints.surface, contentColor = tints.ink, shadowElevation = 8.dp) { content() }
}
