package sancai.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.text.BasicText
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp
import uniffi.sancai_bindings.Button
import uniffi.sancai_bindings.Command
import uniffi.sancai_bindings.Layout
import uniffi.sancai_bindings.LessonView
import uniffi.sancai_bindings.PlaneName
import uniffi.sancai_bindings.Rect
import uniffi.sancai_bindings.Tone

/** What a lesson has around its board: the head, the coach's words, the buttons. */
@Composable
internal fun LessonParts(lesson: LessonView, shown: Shown, model: GameModel, app: AppModel) {
    val layout = shown.layout
    Head(lesson, layout.far, app)
    Coach(lesson, layout.status)
    layout.planeNames.forEach { PlaneLabel(it) }
    val last = Action(lesson.finish, Icons.tick, true, app::leave).takeIf { lesson.finish.isNotEmpty() }
    LessonButtons(lesson.main, shown.view.buttons, last, layout, model::command)
}

/** The way out, the lesson's name, and how far it has come. */
@Composable
private fun Head(lesson: LessonView, place: Rect, app: AppModel) = StripText {
    val tints = LocalTints.current
    Row(Modifier.at(place).padding(end = 12.dp), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        PageButton(Icons.close, app.text("common-close"), app::leave)
        Column(Modifier.weight(1f), Arrangement.spacedBy(4.dp)) {
            BasicText(
                lesson.title,
                Modifier.semantics { heading() },
                Type.label.merge(TextStyle(color = tints.ink, lineHeight = 1.2.em)),
                maxLines = 2,
                overflow = TextOverflow.Clip,
                autoSize = TextAutoSize.StepBased(11.sp, 14.sp, 0.5.sp),
            )
            Steps(lesson)
        }
        Text("${lesson.step}/${lesson.steps}", Modifier.semantics { contentDescription = lesson.spoken }, color = tints.ink2, style = Type.small)
    }
}

@Composable
private fun Steps(lesson: LessonView) {
    val tints = LocalTints.current
    Row(Modifier.fillMaxWidth().height(4.dp), Arrangement.spacedBy(3.dp)) {
        for (step in 1u..lesson.steps) {
            val colour = if (step < lesson.step) tints.jade else if (step == lesson.step) tints.ink else tints.div
            Box(Modifier.weight(1f).height(4.dp).background(colour, RoundedCornerShape(2.dp)))
        }
    }
}

/** What a tone looks like. */
private class Dress(val icon: ImageVector?, val mark: Color, val paper: Color, val rim: Color)

@Composable
private fun dress(tone: Tone): Dress = LocalTints.current.let { tints ->
    when (tone) {
        Tone.PLAIN -> Dress(null, tints.ink, tints.surface, tints.div)
        Tone.HINT -> Dress(Icons.bulb, tints.ink2, tints.surface, tints.div)
        Tone.WRONG -> Dress(Icons.warning, tints.amber, tints.amberSoft, tints.amber)
        Tone.RIGHT -> Dress(Icons.tick, tints.jade, tints.jadeSoft, tints.jade)
    }
}

/** A higher place is a panel, with larger words. */
private const val PANEL_HEIGHT = 224f

/** The coach's card, as high as its words: in the middle of its place, or at the top of a panel. */
@Composable
private fun Coach(lesson: LessonView, place: Rect) = StripText {
    val dress = dress(lesson.tone)
    val panel = place.height >= PANEL_HEIGHT
    Box(Modifier.at(place).padding(horizontal = 8.dp, vertical = 3.dp), if (panel) Alignment.TopStart else Alignment.CenterStart) {
        Row(
            Modifier.fillMaxWidth().heightIn(min = 56.dp).background(dress.paper, CARD).border(1.dp, dress.rim, CARD)
                .padding(horizontal = 12.dp, vertical = if (panel) 14.dp else 5.dp),
            Arrangement.spacedBy(10.dp),
            Alignment.CenterVertically,
        ) {
            dress.icon?.let { Icon(it, null, Modifier.size(20.dp), dress.mark) }
            Words(lesson.text, if (panel) PANEL_SIZES else SIZES, Modifier.weight(1f))
        }
    }
}

/** A plane's name beside or above its board. */
@Composable
private fun PlaneLabel(plane: PlaneName) = StripText {
    val tints = LocalTints.current
    val caption = @Composable { if (plane.caption.isNotEmpty()) Text(plane.caption, color = tints.ink2, style = Type.small, maxLines = 1) }
    if (plane.place.width >= LYING_WIDTH) {
        Row(Modifier.at(plane.place), Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
            GlyphText(plane.glyph, 18.dp, tints.ink)
            caption()
        }
    } else {
        Column(Modifier.at(plane.place), Arrangement.Center, Alignment.CenterHorizontally) {
            GlyphText(plane.glyph, 20.dp, tints.ink)
            caption()
        }
    }
}

/** The coach's sizes of type, the first that fits; in a panel they begin larger. */
private val SIZES = listOf(15, 14, 13, 12)
private val PANEL_SIZES = listOf(17, 16) + SIZES

/** Words that grow smaller down to 12 rather than lose their end, and then scroll. */
@Composable
private fun Words(text: String, sizes: List<Int>, modifier: Modifier) = BoxWithConstraints(modifier, Alignment.CenterStart) {
    val measurer = rememberTextMeasurer()
    val room = Constraints(maxWidth = constraints.maxWidth)
    val styles = sizes.map { Type.body.merge(TextStyle(color = LocalTints.current.ink, fontSize = it.sp, lineHeight = 1.3.em)) }
    val style = styles.firstOrNull { measurer.measure(text, it, constraints = room).size.height <= constraints.maxHeight }
    val scroll = if (style == null) Modifier.verticalScroll(rememberScrollState()) else Modifier
    Text(text, Modifier.fillMaxWidth().testTag(if (style == null) "coach-scrolls" else "coach").then(scroll), style = style ?: styles.last())
}

/** The buttons in a row under the board, or one below the other beside two boards; the main one is vermilion. */
@Composable
private fun LessonButtons(main: Command?, buttons: List<Button>, last: Action?, layout: Layout, onCommand: (Command) -> Unit) = StripText {
    val rail = layout.actionColumns == 1u
    val actions = buttons.map { Action(it.caption, Icons.of(it.command), it.enabled) { onCommand(it.command) } to (it.command == main) }
    val all = actions + listOfNotNull(last?.let { it to true })
    if (rail) {
        Column(Modifier.at(layout.actions).padding(2.dp), Arrangement.spacedBy(8.dp, Alignment.Bottom)) {
            all.forEach { (action, isMain) -> LessonButton(action, isMain, Modifier.fillMaxWidth().height(60.dp), Type.caption) }
        }
    } else {
        Row(Modifier.at(layout.actions).padding(horizontal = 8.dp, vertical = 4.dp), Arrangement.spacedBy(8.dp)) {
            all.forEach { (action, isMain) -> LessonButton(action, isMain, Modifier.weight(1f).height(48.dp), Type.label) }
        }
    }
}

/** A button of a lesson: its icon beside its caption in a row, above it in a rail. */
@Composable
private fun LessonButton(action: Action, main: Boolean, modifier: Modifier, style: TextStyle) {
    val tints = LocalTints.current
    val ink = if (main) tints.onVerm else tints.ink
    val dress = if (main) Modifier.background(tints.verm, BUTTON) else Modifier.border(1.dp, tints.ink2, BUTTON)
    val whole = modifier.then(dress).button(action.enabled, action.onClick).alpha(if (action.enabled) 1f else OFF).padding(4.dp)
    val caption = @Composable { Text(action.caption, color = ink, style = style, textAlign = TextAlign.Center, maxLines = 2, overflow = TextOverflow.Ellipsis) }
    if (style == Type.caption) {
        Column(whole, Arrangement.Center, Alignment.CenterHorizontally) {
            Icon(action.icon, null, Modifier.size(22.dp), ink)
            caption()
        }
    } else {
        Row(whole, Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally), Alignment.CenterVertically) {
            Icon(action.icon, null, Modifier.size(20.dp), ink)
            caption()
        }
    }
}

private const val OFF = 0.35f
