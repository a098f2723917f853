package sancai.ui

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.Canvas
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.requiredSize
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Button
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.Icon
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.semantics.Role
import uniffi.sancai_bindings.Rect
import uniffi.sancai_bindings.Shape

internal val BUTTON = RoundedCornerShape(12.dp)
internal val CARD = RoundedCornerShape(16.dp)

/** Puts a part of the Game screen where the core's layout has it. */
internal fun Modifier.at(rect: Rect) =
    absoluteOffset(rect.x.dp, rect.y.dp).requiredSize(rect.width.dp, rect.height.dp)

/** Shapes around the middle of a square of [size], drawn for a square of [drawnFor]. */
@Composable
internal fun Emblem(shapes: List<Shape>, size: Dp, drawnFor: Float) {
    val pens = remember(shapes) { shapes.pens() }
    Canvas(Modifier.size(size)) {
        withTransform({
            translate(center.x, center.y)
            scale(this@Canvas.size.width / drawnFor, this@Canvas.size.width / drawnFor, Offset.Zero)
        }) { paint(pens) }
    }
}

/** One of the app's own characters. */
@Composable
internal fun GlyphText(glyph: UShort, size: Dp, colour: Color) {
    Canvas(Modifier.size(size)) { drawGlyph(glyph, center, this.size.height, colour) }
}

/** Characters one above the other on a vermilion seal, a little askew if [tilted]. */
@Composable
internal fun SealMark(word: List<UShort>, size: Dp, tilted: Boolean = false) {
    val tints = LocalTints.current
    Canvas(Modifier.size(size)) {
        // askew it stays within its place: what is beside it, or scrolls, would cut its corners
        withTransform({
            if (tilted) rotate(-4f)
            if (tilted) scale(0.93f, 0.93f)
        }) {
            drawRoundRect(tints.verm, cornerRadius = CornerRadius(this.size.width * 0.22f))
            val em = this.size.height * if (word.size > 1) 0.4f else 0.62f
            word.forEachIndexed { i, glyph -> drawGlyph(glyph, center + Offset(0f, (i - (word.size - 1) / 2f) * em), em, tints.onVerm) }
        }
    }
}

/** The one vermilion button of a screen. */
@Composable
internal fun MainButton(
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    room: PaddingValues = ButtonDefaults.ContentPadding,
    content: @Composable () -> Unit,
) {
    val tints = LocalTints.current
    Button(
        onClick,
        modifier.heightIn(min = 48.dp),
        enabled,
        BUTTON,
        ButtonDefaults.buttonColors(containerColor = tints.verm, contentColor = tints.onVerm),
        contentPadding = room,
    ) { content() }
}

/** A button with an outline. */
@Composable
internal fun PlainButton(caption: String, onClick: () -> Unit, modifier: Modifier = Modifier, room: PaddingValues = ButtonDefaults.ContentPadding) {
    val tints = LocalTints.current
    OutlinedButton(
        onClick,
        modifier.heightIn(min = 48.dp),
        shape = BUTTON,
        border = BorderStroke(1.dp, tints.ink2),
        colors = ButtonDefaults.outlinedButtonColors(contentColor = tints.ink),
        contentPadding = room,
    ) { Text(caption, style = Type.label, textAlign = TextAlign.Center, maxLines = 2, overflow = TextOverflow.Ellipsis) }
}

/** What a button that shares a narrow card keeps free on each side of its words. */
internal val TIGHT = PaddingValues(horizontal = 4.dp)

/** A small button with an outline and an icon, named by its [caption]. */
@Composable
internal fun IconicButton(icon: ImageVector, caption: String, onClick: () -> Unit) {
    val tints = LocalTints.current
    Box(
        Modifier.size(44.dp, 48.dp).clip(BUTTON).border(1.dp, tints.ink2, BUTTON).button(onClick = onClick).semantics { contentDescription = caption },
        Alignment.Center,
    ) { Icon(icon, null, Modifier.size(24.dp), tints.ink) }
}

/** A card with a hairline and no shadow. */
@Composable
internal fun Card(modifier: Modifier = Modifier, colour: Color = LocalTints.current.surface, content: @Composable () -> Unit) {
    val tints = LocalTints.current
    Surface(modifier, shape = CARD, color = colour, contentColor = tints.ink, border = BorderStroke(1.dp, tints.div)) { content() }
}

/** Makes a node a button without Material's own dress. */
internal fun Modifier.button(enabled: Boolean = true, onClick: () -> Unit) =
    clickable(enabled = enabled, role = Role.Button, onClick = onClick)
