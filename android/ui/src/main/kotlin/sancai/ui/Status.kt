package sancai.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.text.BasicText
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.text.SpanStyle
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.buildAnnotatedString
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.text.withStyle
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp
import uniffi.sancai_bindings.Banner
import uniffi.sancai_bindings.BannerKind
import uniffi.sancai_bindings.Rect
import uniffi.sancai_bindings.View

/** From this height on the status is a card of two texts; from [LINES_HEIGHT] on it may break into lines. */
private const val CARD_HEIGHT = 60f
private const val LINES_HEIGHT = 40f
private const val LINES_WIDTH = 300f

/** A lower line lies between two boards; one lower than [LOW] has room for its words alone. */
private const val BETWEEN = 30f
private const val LOW = 22f

/** A narrower banner gives up its margins for its words. */
private const val NARROW = 140f

/** The status sentence, and its detail where there is room. */
@Composable
internal fun StatusView(view: View, place: Rect) = StripText {
    when {
        place.height >= CARD_HEIGHT && place.width > CARD_HEIGHT * 2 -> StatusCard(view, Modifier.at(place))
        place.height >= LINES_HEIGHT && place.width < LINES_WIDTH -> Fitted(view.status, Modifier.at(place).padding(horizontal = 2.dp), TextAlign.Center, 4)
        // between two boards a piece that is picked up reaches up to the line: its words keep to the upper edge
        else -> StatusLine(view, Modifier.at(place).padding(start = 8.dp, end = 8.dp, bottom = if (place.height in LOW..BETWEEN) 4.dp else 0.dp))
    }
}

@Composable
private fun StatusCard(view: View, modifier: Modifier) {
    val tints = LocalTints.current
    val style = Type.heading.merge(TextStyle(color = tints.bg, lineHeight = 1.3.em))
    Column(modifier.background(tints.ink, CARD).padding(horizontal = 12.dp, vertical = 6.dp), Arrangement.Center) {
        BasicText(view.status, Modifier.weight(1f, fill = false), style, maxLines = 2, overflow = TextOverflow.Clip, autoSize = TextAutoSize.StepBased(12.sp, 17.sp, 0.5.sp))
        if (view.detail.isNotEmpty()) Text(view.detail, color = tints.bg, style = Type.small, maxLines = 2, overflow = TextOverflow.Ellipsis)
    }
}

@Composable
private fun StatusLine(view: View, modifier: Modifier) {
    val tints = LocalTints.current
    val measurer = rememberTextMeasurer()
    BoxWithConstraints(modifier, Alignment.CenterStart) {
        val whole = buildAnnotatedString {
            append(view.status)
            withStyle(SpanStyle(tints.ink2, fontWeight = FontWeight.Normal)) { append(" · ${view.detail}") }
        }
        val fits = view.detail.isNotEmpty() && measurer.measure(whole, Type.status, maxLines = 1).size.width <= constraints.maxWidth
        // what reaches below a low line is seen all the same
        if (fits) Text(whole, color = tints.ink, style = Type.status, softWrap = false, maxLines = 1, overflow = TextOverflow.Visible) else Fitted(view.status, Modifier, TextAlign.Start, 1)
    }
}

/** A sentence that grows smaller, down to 11, rather than lose its end. */
@Composable
private fun Fitted(text: String, modifier: Modifier, align: TextAlign, lines: Int) {
    val style = Type.status.merge(TextStyle(color = LocalTints.current.ink, textAlign = align, lineHeight = 1.35.em))
    Box(modifier, contentAlignment = Alignment.Center) {
        val overflow = if (lines == 1) TextOverflow.Ellipsis else TextOverflow.Clip // an ellipsis counts as fitting in several lines
        BasicText(text, style = style, maxLines = lines, overflow = overflow, autoSize = TextAutoSize.StepBased(11.sp, 13.sp, 0.5.sp))
    }
}

/** The banner over the board's foot. */
@Composable
internal fun BannerView(banner: Banner, place: Rect, why: String, onWhy: () -> Unit) = StripText {
    val tints = LocalTints.current
    when (banner.kind) {
        BannerKind.CHECK -> BannerRow(banner.text, place, Icons.star, tints.onVerm, tints.onVerm, tints.verm, tints.verm)
        BannerKind.WARNING -> BannerRow(banner.text, place, Icons.warning, tints.amber, tints.ink, tints.amberSoft, tints.amber) {
            if (banner.why) WhyLink(why, onWhy)
        }
        BannerKind.NOTICE -> BannerRow(banner.text, place, null, tints.ink, tints.ink, tints.surface, tints.div)
    }
}

@Composable
private fun BannerRow(
    text: String,
    place: Rect,
    icon: ImageVector?,
    mark: Color,
    ink: Color,
    paper: Color,
    rim: Color,
    end: @Composable () -> Unit = {},
) {
    val shape = RoundedCornerShape(12.dp)
    val narrow = place.width < NARROW
    Row(
        Modifier.at(place).background(paper, shape).border(1.dp, rim, shape).padding(if (narrow) 4.dp else 12.dp, 3.dp),
        Arrangement.spacedBy(if (narrow) 2.dp else 10.dp),
        Alignment.CenterVertically,
    ) {
        if (icon != null) Icon(icon, null, Modifier.size(if (narrow) 12.dp else 20.dp), mark)
        val style = Type.label.merge(TextStyle(color = ink, lineHeight = 1.35.em))
        BasicText(text, Modifier.weight(1f), style, maxLines = 4, overflow = TextOverflow.Clip, autoSize = TextAutoSize.StepBased(11.sp, 14.sp, 0.5.sp))
        end()
    }
}
