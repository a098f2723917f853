package sancai.ui

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.addPathNodes
import androidx.compose.ui.unit.dp
import uniffi.sancai_bindings.Command

/**
 * The app's own icons: lines of 1.8 on a grid of 24, and two that are filled. Each is made when it is first drawn; for the main
 * thread alone.
 */
internal object Icons {
    private val made = HashMap<String, ImageVector>()

    val undo get() = lines("M8 4 L3.5 8.5 L8 13 M3.5 8.5 H14.5 A5.5 5.5 0 0 1 14.5 19.5 H9")
    val redo get() = lines("M16 4 L20.5 8.5 L16 13 M20.5 8.5 H9.5 A5.5 5.5 0 0 0 9.5 19.5 H15")
    val flip get() = lines("M8 4.5 V19.5 M3.5 15 L8 19.5 L12.5 15 M16 19.5 V4.5 M11.5 9 L16 4.5 L20.5 9")
    val draw get() = lines("M5 9 H19 M5 15 H19")
    val resign get() = lines("M6 21 V4 M6 4.5 H19 L16 9.5 L19 14.5 H6")
    val letters get() = lines("M3 18 L8 5.5 L13 18 M4.8 13.5 H11.2 M17.5 6 V18.5 M14 9.5 H21.5 M17.5 9.5 L14 14.5 M17.5 9.5 L21.5 14.5")
    val look get() = lines("M2.5 12 C6 5.5 18 5.5 21.5 12 C18 18.5 6 18.5 2.5 12 Z M12 9 A3 3 0 1 0 12 15 A3 3 0 1 0 12 9")
    val more get() = lines("M4 6.5 H20 M4 12 H20 M4 17.5 H20")
    val moves get() = lines("M9 6.5 H20 M9 12 H20 M9 17.5 H20 M4.5 6.5 H4.51 M4.5 12 H4.51 M4.5 17.5 H4.51")
    val back get() = lines("M14.5 5 L7.5 12 L14.5 19")
    val close get() = lines("M5.5 5.5 L18.5 18.5 M18.5 5.5 L5.5 18.5")
    val plus get() = lines("M12 5 V19 M5 12 H19")
    val play get() = lines("M7.5 5 L18 12 L7.5 19 Z")
    val pause get() = lines("M9 5.5 V18.5 M15 5.5 V18.5")
    val enlarge get() = lines("M13.5 5 H19 V10.5 M19 5 L13 11 M10.5 19 H5 V13.5 M5 19 L11 13")
    val people get() = lines("M8.5 11 A3.3 3.3 0 1 0 8.5 4.4 A3.3 3.3 0 1 0 8.5 11 M2.5 19.5 V18 A5 5 0 0 1 7.5 13.5 H9.5 A5 5 0 0 1 14.5 18 V19.5 M15.5 4.6 A3.3 3.3 0 0 1 15.5 10.8 M17.5 13.8 A5 5 0 0 1 21.5 18.2 V19.5")
    val machine get() = lines("M6 9 H18 V20 H6 Z M12 9 V5 M12 4.4 V4.39 M9.5 13.5 V14.5 M14.5 13.5 V14.5")
    val bulb get() = lines("M9 17 C9 14 6 13 6 9.5 A6 6 0 0 1 18 9.5 C18 13 15 14 15 17 Z M9.5 20 H14.5")
    val threat get() = lines("M4 20 L20 4 M13 4 H20 V11 M4 12 V20 H12")
    val again get() = lines("M4.5 12 A7.5 7.5 0 1 0 7.5 6 M7.8 2.5 V6.5 H11.8")
    val tick get() = lines("M5 12.5 L10 17.5 L19.5 7")
    val first get() = lines("M6 5 V19 M18 5 L9.5 12 L18 19")
    val last get() = lines("M18 5 V19 M6 5 L14.5 12 L6 19")
    val into get() = lines("M9.5 5 L16.5 12 L9.5 19")
    val up get() = lines("M5 14.5 L12 7.5 L19 14.5")
    val down get() = lines("M5 9.5 L12 16.5 L19 9.5")
    val learn get() = lines("M12 6 L22 10.5 L12 15 L2 10.5 Z M6.5 12.5 V17.5 C9 19.5 15 19.5 17.5 17.5 V12.5 M22 10.5 V15.5")
    val games get() = lines("M4.5 4.5 H10.5 V10.5 H4.5 Z M13.5 4.5 H19.5 V10.5 H13.5 Z M4.5 13.5 H10.5 V19.5 H4.5 Z M13.5 13.5 H19.5 V19.5 H13.5 Z")
    val rules get() = lines("M12 6.5 C10 5 7 4.8 4 5.2 V18.2 C7 17.8 10 18 12 19.5 C14 18 17 17.8 20 18.2 V5.2 C17 4.8 14 5 12 6.5 V19.5")
    val settings get() = lines("M4 8 H13 M19 8 H20 M16 5 A3 3 0 1 0 16 11 A3 3 0 1 0 16 5 M4 16 H5 M11 16 H20 M8 13 A3 3 0 1 0 8 19 A3 3 0 1 0 8 13")
    val search get() = lines("M10.5 4 A6.5 6.5 0 1 0 10.5 17 A6.5 6.5 0 1 0 10.5 4 M15.5 15.5 L20.5 20.5")
    val dots get() = lines("M12 5.5 V5.51 M12 12 V12.01 M12 18.5 V18.51")
    val about get() = lines("M12 3.5 A8.5 8.5 0 1 0 12 20.5 A8.5 8.5 0 1 0 12 3.5 M12 11 V16.5 M12 7.5 V7.51")
    val import get() = lines("M12 4 V15 M7.5 10.5 L12 15 L16.5 10.5 M4 15 V20 H20 V15")
    val export get() = lines("M12 15 V4 M7.5 8.5 L12 4 L16.5 8.5 M4 15 V20 H20 V15")
    val energy get() = lines("M9 4.5 C4.5 6 3 11 5.5 15 C8 19 14 18.5 14.5 14 C15 10.5 12.5 8 9.5 9.5 M13 20 C18.5 19.5 21.5 15 20.5 10 C19.5 6 16 4.5 13.5 5.5")
    val star get() = filled("M12 2 L14 6.9 L19.1 4.9 L17.1 10 L22 12 L17.1 14 L19.1 19.1 L14 17.1 L12 22 L10 17.1 L4.9 19.1 L6.9 14 L2 12 L6.9 10 L4.9 4.9 L10 6.9 Z")
    val warning get() = lines("M12 4 L21.5 20 H2.5 Z M12 10.5 V14.5 M12 17 V17.01")

    /** The icon of a button. */
    fun of(command: Command): ImageVector = when (command) {
        Command.UNDO -> undo
        Command.REDO -> redo
        Command.FLIP -> flip
        Command.OFFER_DRAW -> draw
        Command.RESIGN -> resign
        Command.LETTERS -> letters
        Command.ENLARGE_TIAN, Command.ENLARGE_REN -> enlarge
        Command.WHY, Command.WHY_NEXT, Command.WHY_BACK, Command.WHY_CLOSE -> look
        Command.HINT -> bulb
        Command.THREAT -> threat
        Command.SHOW -> look
        Command.AGAIN -> again
        Command.NEXT -> play
        Command.PAUSE -> pause
        Command.RESUME -> play
        Command.NOTATION, Command.REVIEW -> moves
        Command.REVIEW_FIRST -> first
        Command.REVIEW_BACK -> back
        Command.REVIEW_NEXT -> into
        Command.REVIEW_LAST -> last
        Command.REVIEW_CLOSE -> play
    }

    private fun lines(path: String) = icon(path) { nodes ->
        addPath(nodes, stroke = SolidColor(Color.Black), strokeLineWidth = 1.8f, strokeLineCap = StrokeCap.Round, strokeLineJoin = StrokeJoin.Round)
    }

    private fun filled(path: String) = icon(path) { nodes -> addPath(nodes, fill = SolidColor(Color.Black)) }

    private fun icon(path: String, add: ImageVector.Builder.(List<androidx.compose.ui.graphics.vector.PathNode>) -> Unit) = made.getOrPut(path) {
        ImageVector.Builder(defaultWidth = 24.dp, defaultHeight = 24.dp, viewportWidth = 24f, viewportHeight = 24f)
            .apply { add(addPathNodes(path)) }
            .build()
    }
}
