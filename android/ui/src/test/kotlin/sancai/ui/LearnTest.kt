package sancai.ui

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescriptionExactly
import androidx.compose.ui.test.hasScrollToNodeAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isFocused
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performScrollToNode
import androidx.compose.ui.test.pressKey
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import uniffi.sancai_bindings.Command
import uniffi.sancai_bindings.LessonView
import uniffi.sancai_bindings.Wants

/** Lessons are followed by whoever knows no rule: by what is lit and what the coach says. */
@OptIn(ExperimentalTestApi::class)
class LearnTest {
    @get:Rule val rule = createComposeRule()

    private val table by lazy { Table(rule, 360, 640).apply { open() } }

    private val lesson: LessonView get() = checkNotNull(table.view.lesson)

    /** The points that the coach names, in their order; a plane named before a point holds until another is named. */
    private fun named(text: String): List<String> {
        var heaven = false
        return POINT.findAll(text).map { found ->
            when {
                found.groupValues[1] == "Heaven " || found.groupValues[3].isNotEmpty() -> heaven = true
                found.groupValues[1] == "Human " -> heaven = false
            }
            found.groupValues[2] + if (heaven) "'" else ""
        }.toList()
    }

    private fun seen(command: Command) = table.view.buttons.find { it.command == command && it.enabled }

    private fun answered() = rule.waitUntil(ANSWER_MS) { table.view.wants == Wants.NOTHING }

    private fun openLearn() {
        rule.onNode(hasText(table.text("home-learn")) and hasClickAction()).performScrollTo().performClick()
        rule.waitForIdle()
    }

    private fun openLesson(spoken: SemanticsMatcher) {
        rule.onNode(hasScrollToNodeAction()).performScrollToNode(spoken)
        rule.onNode(spoken).performClick()
        rule.waitForIdle()
    }

    /** One step by fingers: next, or what *Show me* says. */
    private fun step() {
        val next = seen(Command.NEXT)
        if (next != null) {
            rule.onCaption(next.caption).performClick()
        } else {
            rule.onCaption(checkNotNull(seen(Command.SHOW)).caption).performClick()
            rule.waitForIdle()
            table.tap(*named(lesson.text).toTypedArray())
        }
        rule.waitForIdle()
        answered()
    }

    /** One step by keys alone. */
    private fun keyStep() {
        if (seen(Command.NEXT) != null) {
            table.press(Key.Enter)
        } else {
            table.press(Key.H)
            table.press(Key.H)
            for (point in named(lesson.text)) {
                table.steer(point)
                table.press(Key.Enter)
            }
        }
        answered()
    }

    /**
     * From Home through every lesson to the end of the last, with a mate in one and an infiltration among them.
     * Fails if a mark or a text leads to a wrong point, or if *Next* does not lead on.
     */
    @Test fun aNewcomerFollowsTheCoachToTheEnd() {
        openLearn()
        openLesson(hasContentDescriptionExactly(table.lessons().chapters.first().lessons.first().spoken))
        val titles = mutableSetOf<String>()
        while (lesson.finish.isEmpty()) {
            titles += lesson.title
            step()
        }
        rule.onNode(hasText(lesson.finish) and hasClickAction()).performClick()
        rule.waitForIdle()
        val learn = table.lessons()
        assertEquals(learn.total, learn.done)
        assertTrue("$titles", titles.containsAll(listOf("Mate in one", "Infiltration")))
    }

    /** The chapter of check and mate by keys alone, from Home on. Fails if KEYS loses N, H or Enter. */
    @Test fun aChapterByKeysAlone() {
        focus(hasText(table.text("home-learn")) and hasClickAction())
        val chapter = table.lessons().chapters[1].lessons
        focus(hasContentDescriptionExactly(chapter.first().spoken))
        while (lesson.title != table.lessons().chapters[2].lessons.first().caption) keyStep()
        assertTrue(table.lessons().chapters[1].lessons.all { it.done })
    }

    /** Goes from control to control with Tab until this one has the focus, and presses it. */
    private fun focus(control: SemanticsMatcher) {
        rule.waitForIdle()
        repeat(MOST_TABS) {
            if (rule.onAllNodes(control and isFocused()).fetchSemanticsNodes().isNotEmpty()) {
                rule.onRoot().performKeyInput { pressKey(Key.Enter) }
                rule.waitForIdle()
                return
            }
            rule.onRoot().performKeyInput { pressKey(Key.Tab) }
            rule.waitForIdle()
        }
        error("no Tab leads there")
    }

    /** In the midst of a lesson a tap on an impossible point is told why, and a second try is possible at once. */
    @Test fun aWrongTapIsToldWhy() {
        openLearn()
        val horse = table.lessons().chapters.first().lessons.first { it.id == "horse" }
        openLesson(hasContentDescriptionExactly(horse.spoken))
        step()
        table.tap("c3", "c5")
        assertEquals(table.text("why-not-move-horse"), lesson.text)
        table.tap("c3", "e4")
        assertEquals("Straight, then slanting: one move.", lesson.text)
    }

    private companion object {
        val POINT = Regex("(Heaven |Human )?\\b([a-i][0-9])(′?)")
        const val ANSWER_MS = 20_000L
        const val MOST_TABS = 60
    }
}
