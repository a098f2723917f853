package sancai.ui

import androidx.compose.foundation.Canvas
import androidx.compose.runtime.Composable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.graphics.graphicsLayer
import uniffi.sancai_bindings.Loupe

/** Whether the system asks for less motion. */
val LocalReducedMotion = staticCompositionLocalOf { false }

/** Keeps the system's back swipe off the node it stands on; only Android has one. */
val LocalSwipeGuard = staticCompositionLocalOf<Modifier> { Modifier }

/** The boards in dp of the window, the marks and the pieces over them. */
@Composable
internal fun BoardCanvas(easel: Easel, modifier: Modifier = Modifier) {
    Canvas(modifier.graphicsLayer()) { inDp { easel.paintPapers(this) } }
    Canvas(modifier) { inDp { easel.paint(this) } }
}

/** The magnifier above a sliding finger, over everything else. */
@Composable
internal fun LoupeCanvas(easel: Easel, loupe: Loupe, paper: Color, rim: Color, modifier: Modifier = Modifier) {
    Canvas(modifier) {
        inDp {
            val centre = Offset(loupe.x, loupe.y)
            drawCircle(paper, loupe.radius, centre)
            clipPath(Path().apply { addOval(Rect(centre, loupe.radius)) }) { enlarged(easel, loupe) }
            drawCircle(rim, loupe.radius, centre, style = Stroke(2f))
        }
    }
}

private fun DrawScope.enlarged(easel: Easel, loupe: Loupe) = withTransform({
    translate(loupe.x, loupe.y)
    scale(loupe.scale, loupe.scale, Offset.Zero)
    translate(-loupe.atX, -loupe.atY)
}) {
    easel.paintPapers(this)
    easel.paint(this)
}

/** Draws with one unit to a dp. */
internal fun DrawScope.inDp(content: DrawScope.() -> Unit) = scale(density, density, Offset.Zero, content)
