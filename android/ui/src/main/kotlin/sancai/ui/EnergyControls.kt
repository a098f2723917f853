package sancai.ui

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.material3.FilterChip
import androidx.compose.material3.FilterChipDefaults
import androidx.compose.material3.Icon
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.Slider
import androidx.compose.material3.SliderDefaults
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import kotlin.math.roundToInt
import uniffi.sancai_bindings.LegendEntry
import uniffi.sancai_bindings.PaintingSlider

/** Presets, switches and sliders. */
@Composable
internal fun EnergyControls(model: EnergyModel, text: (String) -> String) {
    val view = model.view
    Column {
        Title(text("energy-looks"))
        Chips { view.presets.forEach { preset -> EnergyChip(preset.caption, preset.chosen) { model.choose(preset.id) } } }
    }
    Column {
        Title(text("energy-controls"))
        Chips { view.toggles.forEach { toggle -> EnergyChip(toggle.caption, toggle.on) { model.turn(toggle.id, !toggle.on) } } }
    }
    Sliders(view.sliders, model)
}

@Composable
private fun Title(text: String) = Text(text, Modifier.padding(bottom = 4.dp).semantics { heading() }, style = Type.heading)

@Composable
private fun Chips(content: @Composable () -> Unit) = FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp)) { content() }

/** A caption that is on or off: on it has a tick, not only a colour. */
@Composable
private fun EnergyChip(caption: String, on: Boolean, onClick: () -> Unit) {
    val tints = LocalTints.current
    FilterChip(
        on,
        onClick,
        { Text(caption, style = Type.label) },
        leadingIcon = if (on) ({ Icon(Icons.tick, null, Modifier.size(18.dp)) }) else null,
        colors = FilterChipDefaults.filterChipColors(selectedContainerColor = tints.jadeSoft, selectedLabelColor = tints.ink, labelColor = tints.ink),
        border = BorderStroke(1.dp, if (on) tints.jade else tints.ink2),
    )
}

/** Narrower than this two sliders do not stand side by side. */
private val SLIDER = 150.dp

@Composable
private fun Sliders(sliders: List<PaintingSlider>, model: EnergyModel) = BoxWithConstraints(Modifier.fillMaxWidth()) {
    val columns = (maxWidth / (SLIDER * LocalDensity.current.fontScale)).toInt().coerceIn(1, MOST_COLUMNS)
    val width = (maxWidth - 16.dp * (columns - 1)) / columns
    FlowRow(horizontalArrangement = Arrangement.spacedBy(16.dp), maxItemsInEachRow = columns) {
        sliders.forEach { Tuned(it, model, Modifier.width(width)) }
    }
}

private const val MOST_COLUMNS = 4

@Composable
private fun Tuned(slider: PaintingSlider, model: EnergyModel, modifier: Modifier) = Column(modifier) {
    Row {
        Text(slider.caption, Modifier.weight(1f), style = Type.small)
        Text(slider.text, color = LocalTints.current.ink2, style = Type.small)
    }
    Slider(
        slider.value.toFloat(),
        { model.slide(slider.id, it.roundToInt().toUByte()) },
        Modifier.semantics { contentDescription = slider.caption; stateDescription = slider.text },
        valueRange = slider.least.toFloat()..slider.most.toFloat(),
        onValueChangeFinished = model::keep,
        colors = sliderColours(),
    )
}

@Composable
internal fun sliderColours() = LocalTints.current.let {
    SliderDefaults.colors(thumbColor = it.ink, activeTrackColor = it.ink, inactiveTrackColor = it.div)
}

/** What the colours and the marks mean. */
@Composable
internal fun EnergyLegend(model: EnergyModel, text: (String) -> String) = Column(verticalArrangement = Arrangement.spacedBy(6.dp)) {
    Title(text("energy-legend"))
    FlowRow(horizontalArrangement = Arrangement.spacedBy(16.dp), verticalArrangement = Arrangement.spacedBy(6.dp)) {
        model.view.legend.forEach { Swatch(it) }
    }
    Text(model.view.meaning, color = LocalTints.current.ink2, style = Type.small)
}

@Composable
private fun Swatch(entry: LegendEntry) = Row(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalAlignment = Alignment.CenterVertically) {
    val tints = LocalTints.current
    Box(Modifier.size(28.dp, 14.dp).background(Brush.horizontalGradient(listOf(tints[entry.from], tints[entry.to])), BUTTON))
    Text(entry.caption, style = Type.small)
}

/** The files, or how far the one in the making is. */
@Composable
internal fun EnergyExports(model: EnergyModel, text: (String) -> String) = Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
    val dark = LocalTints.current.dark
    Title(text("energy-export"))
    val exporting = model.exporting
    if (exporting == null) {
        FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(4.dp)) {
            model.view.exports.forEach { choice -> PlainButton(choice.caption, { model.export(choice.id, dark) }) }
        }
    } else {
        Text(exporting.told, Modifier.semantics { liveRegion = LiveRegionMode.Polite }, style = Type.body)
        LinearProgressIndicator({ exporting.part }, Modifier.fillMaxWidth(), color = LocalTints.current.jade, trackColor = LocalTints.current.div)
        PlainButton(text("common-cancel"), model::cancel)
    }
}
