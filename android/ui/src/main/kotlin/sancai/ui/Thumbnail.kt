package sancai.ui

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.width
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import uniffi.sancai_bindings.Small
import uniffi.sancai_bindings.Thumbnail

/** A small picture of a position, as large as it was asked for. It says nothing: words stand beside it. */
@Composable
internal fun ThumbnailView(thumbnail: Thumbnail, small: Small, modifier: Modifier = Modifier) {
    val pens = remember(thumbnail) { thumbnail.shapes.pens() }
    Canvas(modifier.width(small.width.dp).height(small.height.dp)) { inDp { paint(pens) } }
}

/** The same, wider than high, with the names of two planes under it. */
@Composable
internal fun NamedThumbnail(thumbnail: Thumbnail, small: Small, modifier: Modifier = Modifier) {
    val tints = LocalTints.current
    Column(modifier.width(small.width.dp), Arrangement.spacedBy(4.dp)) {
        ThumbnailView(thumbnail, small)
        if (thumbnail.names.isNotEmpty()) {
            Row(Modifier.fillMaxWidth()) {
                for (plane in thumbnail.names) {
                    Row(Modifier.weight(1f), Arrangement.spacedBy(4.dp, Alignment.CenterHorizontally), Alignment.CenterVertically) {
                        GlyphText(plane.glyph, 18.dp, tints.ink)
                        if (plane.name.isNotEmpty()) Text(plane.name, color = tints.ink2, style = Type.small, maxLines = 1)
                    }
                }
            }
        }
    }
}
