package sancai.ui

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performScrollToNode
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.swipeUp
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

/** The Rules room by pointer events and keys. */
class RulesTest {
    @get:Rule val rule = createComposeRule()

    private fun rules(width: Int = 412, height: Int = 740, language: String = "en"): Table {
        val table = Table(rule, width, height, language).apply { open() }
        rule.onNodeWithText(table.text("home-rules")).performScrollTo().performClick()
        rule.waitForIdle()
        return table
    }

    private fun scrollTo(text: String) = rule.onNodeWithTag("rules").performScrollToNode(hasText(text))

    /** From Home to a rule set's page, down to an example, through its replay to the verdict and back to the same place. */
    @Test fun readsAndReplays() {
        val table = rules()
        rule.onNodeWithText(table.text("new-game-rules-standard")).performScrollTo().performClick()
        rule.onNodeWithText(table.text("rules-intro-standard")).assertIsDisplayed()
        rule.onNodeWithTag("rules").performTouchInput { swipeUp() }
        rule.onNodeWithText(table.text("rules-intro-standard")).assertDoesNotExist()
        scrollTo(table.text("example-perpetual-check"))
        rule.onNodeWithText(table.text("example-perpetual-check")).performClick()
        rule.waitForIdle()
        repeat(12) { table.button("review-next") }
        table.button("review-close")
        val end = checkNotNull(table.view.end)
        rule.onNodeWithText(end.sentence).assertIsDisplayed()
        rule.onNodeWithText(table.text("end-why")).performClick()
        rule.waitForIdle()
        assertEquals(1u, checkNotNull(table.view.why).step)
    }

    /** A diagram is told in words, with where its piece can go and what bars it. Fails if the card says nothing. */
    @Test fun diagramsAreSpoken() {
        val table = rules()
        rule.onNodeWithText(table.text("new-game-rules-standard")).performScrollTo().performClick()
        scrollTo(table.text("rules-horse"))
        rule.onNodeWithTag("rules").performTouchInput { swipeUp(startY = height * 0.8f, endY = height * 0.5f) }
        val spoken = "The red horse on e4 can go to"
        rule.onNodeWithTag("rules").performScrollToNode(hasContentDescription(spoken, substring = true))
        val words = rule.onNodeWithContentDescription(spoken, substring = true).fetchSemanticsNode().config[SemanticsProperties.ContentDescription]
        assertTrue(words.first(), "blocked by the red soldier on e5" in words.first())
    }

    /** Words are found without their marks, in the app's language; a tap goes where they stand. */
    @Test fun searches() {
        val table = rules(language = "vi")
        rule.onNodeWithContentDescription(table.text("rules-search")).performTextInput("dong bang cham")
        rule.waitForIdle()
        val text = table.text("rules-freeze")
        scrollTo(text)
        rule.onNode(hasText(text)).performClick()
        rule.waitForIdle()
        rule.onNodeWithText(table.text("rules-head-touch")).assertIsDisplayed()
        rule.onNodeWithContentDescription(table.text("rules-search")).performTextInput("xyzzy")
        rule.waitForIdle()
        rule.onNode(hasText("xyzzy", substring = true) and hasSetTextAction().not()).assertIsDisplayed()
        rule.onNodeWithContentDescription(table.text("rules-clear")).performClick()
        rule.onNodeWithText(table.text("rules-head-touch")).assertIsDisplayed()
    }

    /** By keys: the page scrolls, and Escape goes home. Fails if the page has no focus. */
    @OptIn(ExperimentalTestApi::class)
    @Test fun keys() {
        val table = rules()
        rule.onNodeWithText(table.text("rules-intro-san-cai")).assertIsDisplayed()
        rule.onNodeWithTag("rules").performKeyInput { repeat(4) { pressKey(Key.PageDown) } }
        rule.waitForIdle()
        rule.onNodeWithText(table.text("rules-intro-san-cai")).assertDoesNotExist()
        rule.onNodeWithTag("rules").performKeyInput { pressKey(Key.Escape) }
        rule.waitForIdle()
        rule.onNodeWithText(table.text("home-new-game")).assertIsDisplayed()
    }

    /** On a tablet the rule sets stand beside the page. */
    @Test fun wide() {
        val table = rules(width = 1024, height = 768)
        rule.onNodeWithText(table.text("new-game-rules-book-sentence")).performClick()
        rule.waitForIdle()
        rule.onNodeWithText(table.text("rules-intro-book")).assertIsDisplayed()
    }
}
