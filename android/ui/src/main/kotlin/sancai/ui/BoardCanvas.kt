package sancai.ui

import androidx.compose.foundation.Canvas
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableLongStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.runtime.withFrameMillis
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
import uniffi.sancai_bindings.Scene

/** Whether the system asks for less motion. */
val LocalReducedMotion = staticCompositionLocalOf { false }

/** A scene on its way to the screen. The canvas and the loupe paint the same one. */
internal class Easel {
    var board by mutableStateOf(emptyList<Pen>())
    private var below by mutableStateOf(emptyList<Pen>())
    private var above by mutableStateOf(emptyList<Pen>())
    private val pieces = Pieces()

    /** The frame shown, in ms of the frame clock. */
    private var frame by mutableLongStateOf(0L)
    private var revision: ULong? = null

    /** Takes over a scene; with a new [boardRevision] nothing moves, everything has a new place. */
    fun show(scene: Scene, boardRevision: ULong, reduced: Boolean) {
        val still = boardRevision != revision
        revision = boardRevision
        if (still) board = scene.board.pens()
        below = scene.below.pens()
        above = scene.above.pens()
        pieces.show(scene.groups, frame, still, reduced)
    }

    /** Counts frames until the last piece has arrived. */
    suspend fun run() {
        do withFrameMillis { frame = it } while (pieces.moving(frame))
    }

    /** Paints marks and pieces. */
    fun paint(scope: DrawScope) {
        scope.paint(below)
        pieces.paint(scope, frame)
        scope.paint(above)
    }
}

/** An easel that shows [scene], with its own clock. */
@Composable
internal fun rememberEasel(scene: Scene, boardRevision: ULong): Easel {
    val easel = remember { Easel() }
    val reduced = LocalReducedMotion.current
    var last by remember { mutableStateOf<Scene?>(null) }
    SideEffect {
        if (last !== scene) easel.show(scene, boardRevision, reduced)
        last = scene
    }
    LaunchedEffect(scene) { easel.run() }
    return easel
}

/** The boards in dp of the window, the marks and the pieces over them. */
@Composable
internal fun BoardCanvas(easel: Easel, modifier: Modifier = Modifier) {
    Canvas(modifier.graphicsLayer()) { inDp { paint(easel.board) } }
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
    paint(easel.board)
    easel.paint(this)
}

/** Draws with one unit to a dp. */
internal fun DrawScope.inDp(content: DrawScope.() -> Unit) = scale(density, density, Offset.Zero, content)
