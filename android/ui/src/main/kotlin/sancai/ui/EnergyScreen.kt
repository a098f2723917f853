package sancai.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.ModalBottomSheet
import androidx.compose.material3.Slider
import androidx.compose.material3.Text
import androidx.compose.material3.rememberModalBottomSheetState
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import kotlin.math.roundToInt

/** Shows something in a window of its own, where the platform has such: its title, what closes it, what it shows. */
typealias Apart = @Composable (title: String, onClose: () -> Unit, content: @Composable () -> Unit) -> Unit

/** Beside a game the image is so wide, in dp. */
internal const val ENERGY_WIDTH = 376f

/** From this width of the window on there is room for the image beside a game. */
internal const val ENERGY_BESIDE = 960f

/** The energy image on a sheet over the game. */
@OptIn(ExperimentalMaterial3Api::class)
@Composable
internal fun EnergySheet(model: EnergyModel, text: (String) -> String, onClose: () -> Unit) {
    val tints = LocalTints.current
    ModalBottomSheet(
        onClose,
        sheetState = rememberModalBottomSheetState(skipPartiallyExpanded = true),
        shape = RoundedCornerShape(topStart = 24.dp, topEnd = 24.dp),
        sheetMaxWidth = 840.dp,
        containerColor = tints.bg,
        contentColor = tints.ink,
        dragHandle = { Box(Modifier.padding(vertical = 6.dp).size(36.dp, 4.dp).background(tints.ink2, CircleShape)) },
    ) { EnergyPage(model, text, onClose) }
}

/** The image with all that belongs to it: one above the other, or side by side where it is wider than high. */
@Composable
internal fun EnergyPage(model: EnergyModel, text: (String) -> String, onClose: (() -> Unit)?) {
    val tints = LocalTints.current
    BoxWithConstraints(Modifier.fillMaxSize().background(tints.bg)) {
        val (width, height) = maxWidth to maxHeight
        if (width > height) {
            Row(Modifier.padding(horizontal = 16.dp), Arrangement.spacedBy(16.dp)) {
                EnergyCanvas(model, tints.dark, Modifier.size(minOf(height, width * IMAGE_BESIDE)))
                Column(Modifier.weight(1f).fillMaxHeight()) {
                    Head(model, text, onClose)
                    Through(model, text)
                    Scrolled(model, text)
                }
            }
        } else {
            Column(Modifier.padding(horizontal = 16.dp)) {
                Head(model, text, onClose)
                EnergyCanvas(model, tints.dark, Modifier.size(minOf(width - 32.dp, height * IMAGE_ABOVE)).align(Alignment.CenterHorizontally))
                Through(model, text)
                Scrolled(model, text)
            }
        }
    }
}

/** The most of the window that the image takes above, or beside, what belongs to it. */
private const val IMAGE_ABOVE = 0.5f
private const val IMAGE_BESIDE = 0.55f

@Composable
private fun Head(model: EnergyModel, text: (String) -> String, onClose: (() -> Unit)?) {
    Row(Modifier.padding(top = 4.dp), verticalAlignment = Alignment.CenterVertically) {
        Text(model.view.title, Modifier.weight(1f).semantics { heading() }, style = Type.title)
        onClose?.let { PageButton(Icons.close, text("common-close"), it) }
    }
}

/** Plays, pauses and drags through the game. */
@Composable
private fun Through(model: EnergyModel, text: (String) -> String) {
    val view = model.view
    Row(verticalAlignment = Alignment.CenterVertically) {
        PageButton(if (view.playing) Icons.pause else Icons.play, view.play, model::play)
        Slider(
            view.ply.toFloat(),
            { model.seek(it.roundToInt().toUInt()) },
            Modifier.weight(1f).semantics { contentDescription = text("energy-time") },
            enabled = view.plies > 0u,
            valueRange = 0f..maxOf(view.plies.toFloat(), 1f),
            colors = sliderColours(),
        )
        Text(view.moves, Modifier.padding(start = 12.dp), style = Type.label)
    }
}

@Composable
private fun Scrolled(model: EnergyModel, text: (String) -> String) {
    Column(
        Modifier.fillMaxWidth().verticalScroll(rememberScrollState()).padding(top = 4.dp, bottom = 16.dp),
        Arrangement.spacedBy(16.dp),
    ) {
        Text(model.view.description, style = Type.body)
        EnergyControls(model, text)
        EnergyLegend(model, text)
        EnergyExports(model, text)
    }
}
