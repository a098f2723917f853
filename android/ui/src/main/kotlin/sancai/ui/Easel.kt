package sancai.ui

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableLongStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.withFrameMillis
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Paint
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.drawIntoCanvas
import androidx.compose.ui.graphics.drawscope.withTransform
import uniffi.sancai_bindings.Passage
import uniffi.sancai_bindings.Scene
import uniffi.sancai_bindings.motion

/** How long things move, as the core's tokens say. */
internal val Motion by lazy { motion() }

/** How far a picture sinks, in dp, and how much of its size it loses. */
private const val SINKS = 32f
private const val SHRINKS = 0.08f

/** A scene on its way to the screen. The canvas and the loupe paint the same one. */
internal class Easel {
    private var picture by mutableStateOf(Painting())
    private var leaving by mutableStateOf<Leaving?>(null)

    /** The frame shown, in ms of the frame clock. */
    private var frame by mutableLongStateOf(0L)

    /** Takes over a scene as its passage says. */
    fun show(scene: Scene) {
        val old = picture
        picture = old.next(scene, frame)
        leaving = when (scene.passage) {
            Passage.DESCEND -> Leaving(old, Motion.descend.toInt(), sinks = true)
            Passage.FADE -> Leaving(old, Motion.fade.toInt(), sinks = false)
            Passage.JUMP -> null
            else -> leaving
        }
    }

    /** Ends a descent that is under way; whether one was. */
    fun finish(): Boolean {
        if (leaving?.sinks != true && !picture.pieces.landing(frame)) return false
        leaving = null
        picture.pieces.finish()
        frame++ // so that it is painted
        return true
    }

    /** Counts frames until everything has arrived. */
    suspend fun run() {
        do withFrameMillis { now ->
            picture.begin(now)
            leaving?.begin(now)
            frame = now
        } while (picture.moves(frame) || leaving?.moves(frame) == true)
        leaving = null
    }

    /** Paints the boards; they ask for a new frame only while they change their size. */
    fun paintPapers(scope: DrawScope) = picture.run { paintPapers(scope, if (boards.rest) 0L else frame) }

    /** Paints marks and pieces, and over them what leaves. */
    fun paint(scope: DrawScope) {
        picture.paint(scope, frame)
        leaving?.paint(scope, frame)
    }
}

/** All that is painted at rest and on its way. */
private class Painting(
    val papers: List<Pair<uniffi.sancai_bindings.Paper, List<Pen>>> = emptyList(),
    val boards: Boards = Boards(),
    val below: Marks = Marks(),
    val pieces: Pieces = Pieces(),
    val above: Marks = Marks(),
) {
    /** What follows when [scene] comes at [now]. */
    fun next(scene: Scene, now: Long): Painting {
        val fresh = scene.passage in listOf(Passage.JUMP, Passage.DESCEND, Passage.FADE)
        val before = if (fresh) Painting() else this
        val same = papers.takeIf { old -> old.map { it.first } == scene.papers }
        return Painting(
            same ?: scene.papers.map { it to it.shapes.pens() },
            before.boards.next(scene.papers.map { it.place }, now, scene.passage == Passage.ENLARGE),
            before.below.next(scene.below, !fresh),
            before.pieces.apply { if (scene.passage == Passage.DESCEND) land(scene.groups) else show(scene.groups, now, fresh || scene.passage == Passage.ENLARGE) },
            before.above.next(scene.above, !fresh),
        )
    }

    fun begin(now: Long) {
        boards.begin(now)
        below.begin(now)
        pieces.begin(now)
        above.begin(now)
    }

    fun moves(now: Long) = boards.moves(now) || below.moves(now) || pieces.moves(now) || above.moves(now)

    fun paintPapers(scope: DrawScope, now: Long) = papers.forEachIndexed { board, paper ->
        boards.run { scope.on(board, now) { paint(paper.second) } }
    }

    fun paint(scope: DrawScope, now: Long) {
        below.paint(scope, boards, now)
        pieces.paint(scope, boards, now)
        above.paint(scope, boards, now)
    }
}

/** A picture that gives way to the next one: it sinks and dims, or fades where it lies. */
private class Leaving(private val picture: Painting, duration: Int, val sinks: Boolean) {
    private val course = Course(duration)

    fun begin(now: Long) = course.begin(now)

    fun moves(now: Long) = course.runs(now)

    fun paint(scope: DrawScope, now: Long) {
        val part = course.part(now)
        if (part < 1f) scope.faded(1f - part * part, WINDOW) {
            if (sinks) sinking(part) { whole(now) } else whole(now)
        }
    }

    private fun DrawScope.whole(now: Long) {
        picture.paintPapers(this, now)
        picture.paint(this, now)
    }

    private fun DrawScope.sinking(part: Float, content: DrawScope.() -> Unit) = withTransform({
        translate(0f, SINKS * part)
        scale(1f - SHRINKS * part, 1f - SHRINKS * part, middle())
    }, content)

    private fun middle() = picture.papers.map { it.first.place }.let { places ->
        Offset(places.map { it.x + it.width / 2 }.average().toFloat(), places.map { it.y + it.height / 2 }.average().toFloat())
    }
}

/** No window reaches further, in dp. */
internal val WINDOW = Rect(-10_000f, -10_000f, 10_000f, 10_000f)

/** Draws something less than whole, as one thing. */
internal fun DrawScope.faded(alpha: Float, bounds: Rect, content: DrawScope.() -> Unit) = drawIntoCanvas { canvas ->
    canvas.saveLayer(bounds, Paint().apply { this.alpha = alpha })
    content()
    canvas.restore()
}

/** An easel that shows [scene], with its own clock. */
@Composable
internal fun rememberEasel(scene: Scene): Easel {
    val easel = remember { Easel() }
    var last by remember { mutableStateOf<Scene?>(null) }
    SideEffect {
        if (last !== scene) easel.show(scene)
        last = scene
    }
    LaunchedEffect(scene) { easel.run() }
    return easel
}
