package sancai.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import uniffi.sancai_bindings.ChapterView
import uniffi.sancai_bindings.LearnView
import uniffi.sancai_bindings.LessonCard
import uniffi.sancai_bindings.Window

private val BAR = RoundedCornerShape(4.dp)

/** The lessons by chapters, how many are done, and the one to go on with. */
@Composable
internal fun LearnScreen(model: AppModel, window: Window) {
    val dark = LocalTints.current.dark
    val learn = remember(model, dark) { model.lessons(dark) }
    val list = rememberLazyListState()
    // the chapter to go on with is in sight
    LaunchedEffect(learn) { list.scrollToItem(learn.chapters.indexOfFirst { chapter -> chapter.lessons.any { it.goOn.isNotEmpty() } }.coerceAtLeast(0)) }
    RoomPage(model, window, learn.title) {
        Done(learn)
        LazyColumn(
            Modifier.fillMaxSize(),
            list,
            contentPadding = PaddingValues(start = 16.dp, end = 16.dp, top = 4.dp, bottom = window.bottom.dp + 16.dp),
            verticalArrangement = Arrangement.spacedBy(16.dp),
        ) { items(learn.chapters) { Chapter(it, model::learn) } }
    }
}

/** How many lessons are done, as a bar and in words. */
@Composable
private fun Done(learn: LearnView) {
    val tints = LocalTints.current
    Row(
        Modifier.padding(horizontal = 16.dp, vertical = 8.dp).semantics(mergeDescendants = true) {},
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        Box(Modifier.weight(1f).height(8.dp).background(tints.div, BAR)) {
            Box(Modifier.fillMaxWidth(learn.done.toFloat() / learn.total.toFloat()).height(8.dp).background(tints.jade, BAR))
        }
        Text(learn.progress, color = tints.ink, style = Type.label)
    }
}

@Composable
private fun Chapter(chapter: ChapterView, onOpen: (String) -> Unit) {
    Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
        Text(chapter.caption, Modifier.semantics { heading() }, color = LocalTints.current.ink2, style = Type.heading)
        Card(Modifier.fillMaxWidth()) {
            Column {
                chapter.lessons.forEachIndexed { i, lesson ->
                    if (i > 0) HorizontalDivider(color = LocalTints.current.div)
                    Lesson(lesson) { onOpen(lesson.id) }
                }
            }
        }
    }
}

@Composable
private fun Lesson(lesson: LessonCard, onOpen: () -> Unit) {
    val tints = LocalTints.current
    Row(
        Modifier.fillMaxWidth().background(if (lesson.goOn.isEmpty()) tints.surface else tints.jadeSoft).heightIn(min = 52.dp)
            .button(onClick = onOpen).padding(horizontal = 14.dp, vertical = 6.dp).semantics(mergeDescendants = true) { contentDescription = lesson.spoken },
        Arrangement.spacedBy(14.dp),
        Alignment.CenterVertically,
    ) {
        Emblem(lesson.emblem, 30.dp, 28f)
        Text(lesson.caption, Modifier.weight(1f).clearAndSetSemantics {}, color = tints.ink, style = if (lesson.goOn.isEmpty()) Type.body else Type.strong)
        when {
            lesson.goOn.isNotEmpty() -> Box(Modifier.background(tints.ink, BUTTON).padding(horizontal = 14.dp, vertical = 10.dp).clearAndSetSemantics {}) {
                Text(lesson.goOn, color = tints.bg, style = Type.label)
            }
            lesson.done -> Icon(Icons.tick, null, Modifier.size(22.dp), tints.jade)
        }
    }
}
