package sancai.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.text.BasicText
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import androidx.compose.ui.unit.sp
import uniffi.sancai_bindings.Captured
import uniffi.sancai_bindings.ClockView
import uniffi.sancai_bindings.Rect
import uniffi.sancai_bindings.Strip

private const val GENERAL_DP = 28f
private const val CAPTURED_DP = 24f

/** What one captured piece with its number takes, where there is room. */
private val CAPTURED_ROOM = 36.dp

/** A narrower place has the name under the General; so has one that is high enough for it and not wide. */
private const val STANDING_WIDTH = 140f
private const val HIGH = 64f
private const val WIDE = 240f

/** A lower standing strip with a clock has no room for the General. */
private const val TALL = 88f

/** From this width on a standing strip's captured pieces are as large as a lying one's. */
private const val ROOMY = 110f

/** A side's name, clock and what it has captured; lying, or standing where the place is narrow; turned to a far player. */
@Composable
internal fun StripView(strip: Strip, place: Rect, large: Boolean) = StripText {
    val spoken = Modifier.at(place).rotate(if (strip.turned) 180f else 0f).clearAndSetSemantics { contentDescription = strip.spoken }
    val standing = place.width < STANDING_WIDTH || place.height >= HIGH && place.width < WIDE
    if (standing) StandingStrip(strip, place.height >= TALL, place.width >= ROOMY, spoken) else LyingStrip(strip, large, spoken)
}

@Composable
private fun LyingStrip(strip: Strip, large: Boolean, modifier: Modifier) {
    Row(modifier.padding(horizontal = 8.dp), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        Emblem(strip.emblem, if (large) 36.dp else 28.dp, GENERAL_DP)
        Name(strip, large)
        BoxWithConstraints(Modifier.weight(1f)) {
            val room = if (strip.captured.isEmpty()) CAPTURED_ROOM else min(CAPTURED_ROOM, maxWidth / strip.captured.size)
            Row(verticalAlignment = Alignment.CenterVertically) { strip.captured.forEach { CapturedView(it, room) } }
        }
        strip.clock?.let { ClockFace(it, if (large) Type.largeClock else Type.clock, Modifier.fillMaxHeight().padding(vertical = 3.dp).widthIn(min = if (large) 104.dp else 76.dp)) }
    }
}

@Composable
private fun StandingStrip(strip: Strip, tall: Boolean, roomy: Boolean, modifier: Modifier) {
    Column(modifier, Arrangement.spacedBy(3.dp, Alignment.CenterVertically), Alignment.CenterHorizontally) {
        val general = @Composable { Emblem(strip.emblem, 24.dp, GENERAL_DP) }
        if (roomy) {
            Row(horizontalArrangement = Arrangement.spacedBy(4.dp), verticalAlignment = Alignment.CenterVertically) { general(); Name(strip, false) }
        } else {
            if (tall || strip.clock == null) general()
            Name(strip, false)
        }
        strip.clock?.let { ClockFace(it, Type.clock, Modifier.fillMaxWidth().padding(horizontal = 2.dp)) }
        BoxWithConstraints(Modifier.weight(1f, fill = false).clipToBounds()) {
            // less than a row of them would be a sliver
            if (maxHeight >= CAPTURED_DP.dp) FlowRow(horizontalArrangement = Arrangement.Center) { strip.captured.forEach { CapturedView(it, if (roomy) CAPTURED_ROOM else 22.dp) } }
        }
    }
}

/** A clock: on ink while it runs, on vermilion when little is left, sunk while it stands. */
@Composable
private fun ClockFace(clock: ClockView, style: TextStyle, modifier: Modifier) {
    val tints = LocalTints.current
    val (paper, ink) = when {
        clock.low -> tints.verm to tints.onVerm
        clock.runs -> tints.ink to tints.bg
        else -> tints.sunk to tints.ink2
    }
    Box(modifier.background(paper, BUTTON).padding(horizontal = 8.dp, vertical = 2.dp), Alignment.Center) {
        BasicText(clock.text, style = style.merge(TextStyle(color = ink)), maxLines = 1, autoSize = TextAutoSize.StepBased(11.sp, style.fontSize, 0.5.sp))
    }
}

/** The name, on ink while this side is to move and no clock says so. */
@Composable
private fun Name(strip: Strip, large: Boolean) {
    val tints = LocalTints.current
    val shape = RoundedCornerShape(12.dp)
    val style = if (large) Type.heading else Type.label
    val marked = strip.active && strip.clock == null
    BasicText(
        strip.name,
        Modifier.background(if (marked) tints.ink else tints.bg, shape).padding(horizontal = 8.dp, vertical = 3.dp),
        style.merge(TextStyle(color = if (marked) tints.bg else tints.ink)),
        maxLines = 1,
        overflow = TextOverflow.Ellipsis,
        autoSize = TextAutoSize.StepBased(11.sp, style.fontSize, 0.5.sp),
    )
}

@Composable
private fun CapturedView(captured: Captured, room: Dp) {
    Row(verticalAlignment = Alignment.CenterVertically) {
        Emblem(captured.shapes, room * (if (captured.count > 1u) 0.66f else 0.72f), CAPTURED_DP)
        if (captured.count > 1u) Text("${captured.count}", color = LocalTints.current.ink2, style = Type.small)
    }
}
