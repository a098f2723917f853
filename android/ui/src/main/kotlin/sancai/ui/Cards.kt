package sancai.ui

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Icon
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.onPlaced
import androidx.compose.ui.layout.positionInParent
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextDecoration
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Dialog
import androidx.compose.ui.window.DialogProperties
import uniffi.sancai_bindings.CardPlace
import uniffi.sancai_bindings.Command
import uniffi.sancai_bindings.Confirm
import uniffi.sancai_bindings.EndCard
import uniffi.sancai_bindings.PauseCard
import uniffi.sancai_bindings.PlacingCard
import uniffi.sancai_bindings.Question
import uniffi.sancai_bindings.Rect
import uniffi.sancai_bindings.WhyView

/** A card in its room: at the edge that leaves the points it speaks of in sight; [onCover] hears what it covers. */
@Composable
internal fun InRoom(place: CardPlace, onCover: (Rect?) -> Unit, content: @Composable () -> Unit) {
    val density = LocalDensity.current.density
    DisposableEffect(place) { onDispose { onCover(null) } }
    Box(Modifier.at(place.rect), if (place.hangs) Alignment.TopCenter else Alignment.BottomCenter) {
        val placed = Modifier.onPlaced {
            val (at, size) = it.positionInParent() to it.size
            onCover(Rect(place.rect.x + at.x / density, place.rect.y + at.y / density, size.width / density, size.height / density))
        }
        Box(placed.padding(place.margin.dp).widthIn(max = CARD_WIDTH)) { content() }
    }
}

/** The widest card. */
private val CARD_WIDTH = 576.dp

/** A narrower card, or one in a lower room, has less room round its words. */
private const val NARROW_CARD = 300f
private const val LOW_CARD = 290f

/** The part that may lie under a card before what is left would only look torn. */
private const val TORN = 0.2f

/** Whether a part that lies here would look torn under a card. */
internal fun Rect.torn(card: Rect?): Boolean {
    if (card == null) return false
    val across = minOf(x + width, card.x + card.width) - maxOf(x, card.x)
    val down = minOf(y + height, card.y + card.height) - maxOf(y, card.y)
    return across > 0 && down > 0 && across * down > TORN * width * height
}

/** What a side that places its Giác Thân reads; it lies on the empty Tian and takes no taps. */
@Composable
internal fun PlacingCardView(card: PlacingCard) = StripText {
    Box(Modifier.at(card.place), Alignment.Center) {
        Raised(Modifier.semantics(mergeDescendants = true) { liveRegion = LiveRegionMode.Polite }) {
            Row(Modifier.verticalScroll(rememberScrollState()).padding(16.dp), Arrangement.spacedBy(14.dp)) {
                if (card.place.width >= EMBLEM_WIDTH) Emblem(card.shapes, 38.dp, PLACED_DP)
                Column(Modifier.weight(1f), Arrangement.spacedBy(4.dp)) {
                    Text(card.title, style = Type.heading)
                    Text(card.sentence, style = Type.body)
                }
            }
        }
    }
}

/** A narrower card does without the seal. */
private const val EMBLEM_WIDTH = 200f

/** The room that a seal's shapes are drawn for. */
private const val PLACED_DP = 30f

/** Whether the move shown is to be made. */
@Composable
internal fun ConfirmCardView(confirm: Confirm, onAnswer: (Boolean) -> Unit) {
    Raised(Modifier.fillMaxWidth()) {
        Column(Modifier.verticalScroll(rememberScrollState()).padding(12.dp), Arrangement.spacedBy(8.dp)) {
            Text(confirm.text, Modifier.semantics { liveRegion = LiveRegionMode.Polite }, style = Type.label)
            Choices(confirm.no, { onAnswer(false) }, confirm.yes, { onAnswer(true) })
        }
    }
}

/** How the game ended, on a card that leaves the deciding point in sight. */
@Composable
internal fun EndCardView(end: EndCard, app: AppModel, onCommand: (Command) -> Unit) = CardOf(end.place, {
    val narrow = end.place.rect.width < NARROW_CARD
    Row(horizontalArrangement = Arrangement.spacedBy(if (narrow) 8.dp else 14.dp)) {
        SealMark(listOf(end.glyph), if (narrow) 44.dp else 56.dp, tilted = true)
        Column(Modifier.weight(1f)) {
            Row(Modifier.heightIn(min = 40.dp), verticalAlignment = Alignment.CenterVertically) {
                Text(end.title, Modifier.weight(1f).semantics { heading() }, style = if (narrow) Type.heading else Type.title)
                Box(Modifier.size(40.dp), Alignment.Center) { PageButton(Icons.close, app.text("common-close"), app::leave) }
            }
            if (!narrow) Text(end.sentence, style = Type.body)
        }
    }
    if (narrow) Text(end.sentence, style = Type.body)
    if (end.why) {
        Row(Modifier.background(LocalTints.current.sunk, BUTTON).fillMaxWidth().padding(start = 12.dp), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
            Text(end.note, Modifier.weight(1f).padding(vertical = 8.dp), style = Type.small)
            WhyLink(app.text("end-why")) { onCommand(Command.WHY) }
        }
    }
}) {
    Row(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalAlignment = Alignment.Bottom) {
        Box(Modifier.weight(1f)) { Choices(app.text("review"), { onCommand(Command.REVIEW) }, app.text("end-rematch")) { app.rematch() } }
        IconicButton(Icons.energy, app.text("energy-title"), app::turnEnergy)
    }
}

/** A move of a repetition and what it does; the board shows it. */
@Composable
internal fun WhyCardView(why: WhyView, text: (String) -> String, onCommand: (Command) -> Unit) = CardOf(why.place, {
    Text(why.title, Modifier.semantics { heading() }, style = Type.label)
    Column(Modifier.semantics { liveRegion = LiveRegionMode.Polite }) {
        Text("${why.text} · ${why.step}/${why.steps}", color = LocalTints.current.ink2, style = Type.small)
        Text(why.label, style = Type.body)
    }
}) {
    Row(verticalAlignment = Alignment.CenterVertically) {
        PageButton(Icons.back, text("why-back")) { onCommand(Command.WHY_BACK) }
        PageButton(Icons.into, text("why-next")) { onCommand(Command.WHY_NEXT) }
        Spacer(Modifier.width(8.dp))
        PlainButton(text("why-close"), { onCommand(Command.WHY_CLOSE) }, Modifier.weight(1f), TIGHT)
    }
}

/** A raised card: its words scroll where they have no room, its buttons never do. */
@Composable
private fun CardOf(place: CardPlace, words: @Composable ColumnScope.() -> Unit, buttons: @Composable () -> Unit) {
    val tight = place.rect.width < NARROW_CARD || place.rect.height < LOW_CARD
    val (room, gap) = if (tight) 12.dp to 8.dp else 16.dp to 12.dp
    Raised(Modifier.fillMaxWidth()) {
        Column(Modifier.padding(room), Arrangement.spacedBy(gap)) {
            Column(Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState()), Arrangement.spacedBy(gap), content = words)
            buttons()
        }
    }
}

/** *Why?*, underlined, with room for a finger. */
@Composable
internal fun WhyLink(caption: String, onClick: () -> Unit) {
    Box(Modifier.heightIn(min = 44.dp).button(onClick = onClick).padding(horizontal = 12.dp), Alignment.Center) {
        Text(caption, color = LocalTints.current.ink, style = Type.label, textDecoration = TextDecoration.Underline)
    }
}

/**
 * A question that waits for its answer, at the edge of the side that is asked; a tap beside it is none, Escape and the
 * system's back mean no.
 */
@Composable
internal fun QuestionDialog(question: Question, top: Boolean, onAnswer: (Boolean) -> Unit) = Dialog({ onAnswer(false) }, ASKS) {
    Box(Modifier.fillMaxSize().safeDrawingPadding(), if (top) Alignment.TopCenter else Alignment.BottomCenter) {
        Box(Modifier.rotate(if (question.turned) 180f else 0f)) { Asked(question, onAnswer) }
    }
}

@Composable
private fun Asked(question: Question, onAnswer: (Boolean) -> Unit) {
    Raised(Modifier.padding(12.dp).widthIn(max = 460.dp).fillMaxWidth()) {
        Column(Modifier.verticalScroll(rememberScrollState()).padding(20.dp), Arrangement.spacedBy(20.dp)) {
            Text(question.text, style = Type.heading)
            Choices(question.no, { onAnswer(false) }, question.yes, { onAnswer(true) })
        }
    }
}

/** Covers the boards in a pause; a tap on its button goes on. */
@Composable
internal fun PauseCover(card: PauseCard, boards: List<Rect>, onResume: () -> Unit) {
    val tints = LocalTints.current
    val focus = remember { FocusRequester() }
    LaunchedEffect(Unit) { focus.requestFocus() }
    val (left, top) = boards.minOf { it.x } to boards.minOf { it.y }
    val place = Rect(left, top, boards.maxOf { it.x + it.width } - left, boards.maxOf { it.y + it.height } - top)
    Column(
        Modifier.at(place).background(tints.sunk).pointerInput(Unit) {}.padding(16.dp).semantics { isTraversalGroup = true },
        Arrangement.spacedBy(20.dp, Alignment.CenterVertically),
        Alignment.CenterHorizontally,
    ) {
        Icon(Icons.pause, null, Modifier.size(48.dp), tints.ink2)
        Text(card.title, Modifier.semantics { heading() }, color = tints.ink, style = Type.title)
        MainButton(onResume, Modifier.focusRequester(focus)) { Text(card.resume, style = Type.label) }
    }
}

private val ASKS = DialogProperties(dismissOnClickOutside = false, usePlatformDefaultWidth = false)

/** From this text scale on what else stands side by side stands one above the other. */
internal const val STACKED = 1.3f

/** What two buttons take beside their captions. */
private val CHOICES = 24.dp

/** A plain button, if it has a caption, and the main one; one above the other where a caption would break. */
@Composable
private fun Choices(plain: String, onPlain: () -> Unit, main: String, onMain: () -> Unit) = BoxWithConstraints {
    val measurer = rememberTextMeasurer()
    val widest = listOf(plain, main).maxOf { measurer.measure(it, Type.label, maxLines = 1).size.width }
    val breaks = with(LocalDensity.current) { widest.toDp() } * 2 + CHOICES > maxWidth
    val choices = @Composable { each: Modifier ->
        if (plain.isNotEmpty()) PlainButton(plain, onPlain, each, TIGHT)
        MainButton(onMain, each, room = TIGHT) { Text(main, style = Type.label, textAlign = TextAlign.Center) }
    }
    if (breaks || LocalDensity.current.fontScale > STACKED) {
        Column(verticalArrangement = Arrangement.spacedBy(8.dp)) { choices(Modifier.fillMaxWidth()) }
    } else {
        Row(Modifier.height(IntrinsicSize.Min), Arrangement.spacedBy(8.dp)) { choices(Modifier.weight(1f).fillMaxHeight()) }
    }
}

@Composable
private fun Raised(modifier: Modifier, content: @Composable () -> Unit) {
    val tints = LocalTints.current
    Surface(modifier, shape = CARD, color = tints.surface, contentColor = tints.ink, shadowElevation = 8.dp, border = BorderStroke(1.dp, tints.div)) { content() }
}
