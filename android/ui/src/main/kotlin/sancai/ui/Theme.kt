package sancai.ui

import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Typography
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.sp

/** The colours of one theme by the names the core gives them. */
class Tints(val dark: Boolean, private val colours: Map<String, Color>) {
    private fun named(token: String) = colours.getValue(token)

    val bg = named("bg")
    val surface = named("surface")
    val sunk = named("sunk")
    val ink = named("ink")
    val ink2 = named("ink2")
    val div = named("div")
    val verm = named("verm")
    val onVerm = named("on_verm")
    val vermText = named("verm_text")
    val jade = named("jade")
    val onJade = named("on_jade")
    val jadeSoft = named("jade_soft")
    val amber = named("amber")
    val amberSoft = named("amber_soft")

    /** The colour of a token. */
    operator fun get(token: String) = named(token)
}

/** The colours of the theme that is on. */
internal val LocalTints = staticCompositionLocalOf<Tints> { error("outside of the theme") }

/** The type of the look, by its own names. */
internal object Type {
    val display = serif(32, 40)
    val title = serif(22, 28)
    val heading = serif(17, 24)
    val body = sans(15, 21, FontWeight.Normal)
    val strong = sans(15, 21, FontWeight.SemiBold)
    val label = sans(14, 20, FontWeight.SemiBold)
    val small = sans(12, 16, FontWeight.Normal)
    val caption = sans(11, 14, FontWeight.Normal)
    val clock = sans(19, 24, FontWeight.SemiBold).copy(fontFeatureSettings = "tnum")
    val largeClock = sans(24, 30, FontWeight.SemiBold).copy(fontFeatureSettings = "tnum")
    val status = sans(13, 18, FontWeight.SemiBold)

    private fun serif(size: Int, line: Int) =
        TextStyle(fontFamily = FontFamily.Serif, fontWeight = FontWeight.Bold, fontSize = size.sp, lineHeight = line.sp)

    private fun sans(size: Int, line: Int, weight: FontWeight) =
        TextStyle(fontFamily = FontFamily.SansSerif, fontWeight = weight, fontSize = size.sp, lineHeight = line.sp)
}

/** Gives Material's own parts the colours and the type of the look. */
@Composable
internal fun Theme(tints: Tints, content: @Composable () -> Unit) {
    val base = if (tints.dark) darkColorScheme() else lightColorScheme()
    val scheme = base.copy(
        primary = tints.verm, onPrimary = tints.onVerm,
        secondary = tints.jade, onSecondary = tints.onJade,
        secondaryContainer = tints.jadeSoft, onSecondaryContainer = tints.ink,
        background = tints.bg, onBackground = tints.ink,
        surface = tints.bg, onSurface = tints.ink, onSurfaceVariant = tints.ink2,
        surfaceContainer = tints.surface, surfaceContainerLow = tints.bg, surfaceContainerHigh = tints.surface,
        inverseSurface = tints.ink, inverseOnSurface = tints.bg,
        outline = tints.ink2, outlineVariant = tints.div,
    )
    val type = Typography(
        headlineSmall = Type.title, titleMedium = Type.heading,
        bodyLarge = Type.body, bodyMedium = Type.body, bodySmall = Type.small,
        labelLarge = Type.label, labelMedium = Type.small,
    )
    MaterialTheme(scheme, MaterialTheme.shapes.copy(extraSmall = BUTTON), type) {
        // words that stand on no surface of Material's have the theme's ink, too
        CompositionLocalProvider(LocalTints provides tints, LocalContentColor provides tints.ink, content = content)
    }
}

/** The most that text grows inside the game's strips and rail. */
private const val STRIP_TEXT_SCALE = 1.3f

/** Text inside the game's strips and rail follows the system only so far. */
@Composable
internal fun StripText(content: @Composable () -> Unit) {
    val density = LocalDensity.current
    val capped = Density(density.density, density.fontScale.coerceAtMost(STRIP_TEXT_SCALE))
    CompositionLocalProvider(LocalDensity provides capped, content = content)
}
