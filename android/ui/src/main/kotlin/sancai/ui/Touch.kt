package sancai.ui

import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.input.pointer.AwaitPointerEventScope
import androidx.compose.ui.input.pointer.PointerId
import androidx.compose.ui.input.pointer.PointerInputChange
import androidx.compose.ui.input.pointer.pointerInput
import uniffi.sancai_bindings.Gesture
import uniffi.sancai_bindings.Key as BoardKey

/** A finger that rests this long, in ms, means to slide. */
private const val PRESS_MS = 150L

/** So does one that moves this far, in dp. */
private const val SLIDE_DP = 8f

/** Tells of taps, presses and slides in dp of the node this stands on. */
internal fun Modifier.touches(tell: (Gesture) -> Unit) = pointerInput(tell) {
    awaitEachGesture {
        val down = awaitFirstDown()
        down.consume()
        val lift = withTimeoutOrNull(PRESS_MS) { liftedInPlace(down) }
        when (lift) {
            null -> slide(down, tell)
            is Lift.Up -> tell(Gesture.Tap(down.position.x / density, down.position.y / density))
            is Lift.Lost -> Unit
        }
    }
}

private sealed interface Lift {
    data object Up : Lift
    data object Lost : Lift
}

/** Waits for the finger to lift where it went down; null once it has moved. */
private suspend fun AwaitPointerEventScope.liftedInPlace(down: PointerInputChange): Lift? {
    while (true) {
        val change = nextOf(down.id) ?: return Lift.Lost
        if (!change.pressed) return Lift.Up
        if ((change.position - down.position).getDistance() > SLIDE_DP * density) return null
    }
}

/** Follows the finger until it lifts or is taken away. */
private suspend fun AwaitPointerEventScope.slide(down: PointerInputChange, tell: (Gesture) -> Unit) {
    val at = { offset: Offset -> offset / density }
    at(down.position).let { tell(Gesture.Press(it.x, it.y)) }
    var last = currentEvent.changes.firstOrNull { it.id == down.id }?.position ?: down.position
    if (last != down.position) at(last).let { tell(Gesture.Slide(it.x, it.y)) }
    while (true) {
        val change = nextOf(down.id) ?: return tell(Gesture.Cancel)
        change.consume()
        if (!change.pressed) return at(change.position).let { tell(Gesture.Lift(it.x, it.y)) }
        if (change.position != last) at(change.position).let { tell(Gesture.Slide(it.x, it.y)) }
        last = change.position
    }
}

/** The next news of one finger; null if another part of the screen has taken it. */
private suspend fun AwaitPointerEventScope.nextOf(id: PointerId): PointerInputChange? {
    val change = awaitPointerEvent().changes.firstOrNull { it.id == id } ?: return null
    return change.takeUnless { it.isConsumed }
}

private val KEYS = mapOf(
    Key.DirectionLeft to BoardKey.LEFT,
    Key.DirectionRight to BoardKey.RIGHT,
    Key.DirectionUp to BoardKey.UP,
    Key.DirectionDown to BoardKey.DOWN,
    Key.Enter to BoardKey.ENTER,
    Key.NumPadEnter to BoardKey.ENTER,
    Key.DirectionCenter to BoardKey.ENTER,
    Key.Escape to BoardKey.ESCAPE,
    Key.U to BoardKey.UNDO,
    Key.F to BoardKey.FLIP,
    Key.N to BoardKey.NEXT,
    Key.H to BoardKey.HINT,
    Key.T to BoardKey.THREAT,
)

/** Tells of the keys that play. */
internal fun Modifier.keys(tell: (Gesture) -> Unit) = onKeyEvent { event: KeyEvent ->
    val key = KEYS[event.key]
    if (key != null && event.type == KeyEventType.KeyDown) tell(Gesture.Typed(key))
    key != null
}
