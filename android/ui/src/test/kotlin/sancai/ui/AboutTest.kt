package sancai.ui

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.hasScrollToNodeAction
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performScrollToNode
import org.junit.Rule
import org.junit.Test

/** What the app is made of can be read in the app. */
class AboutTest {
    @get:Rule val rule = createComposeRule()

    private fun show(text: String) {
        rule.onNode(hasScrollToNodeAction()).performScrollToNode(hasText(text, substring = true))
        rule.onNodeWithText(text, substring = true).assertIsDisplayed()
    }

    /** From Home by taps. Fails if `PartRow` opens nothing, or the core lists the parts of the other shell. */
    @Test fun everyPartOpensItsLicence() {
        val table = Table(rule, language = "de").apply { open() }
        rule.onNodeWithText(table.text("home-settings")).performScrollTo().performClick()
        rule.onNodeWithText(table.text("about-title")).performScrollTo().performClick()
        rule.onNodeWithText("Version 0.1.0", substring = true).assertIsDisplayed()
        rule.onNodeWithText(table.text("about-san-cai")).assertIsDisplayed()
        for ((part, words) in listOf("SQLite" to "May you do good", "LXGW WenKai" to "SIL OPEN FONT LICENSE", "org.jetbrains.skiko" to "Apache License")) {
            show(part)
            rule.onNodeWithText(part, substring = true).performClick()
            rule.onNodeWithText(words, substring = true).assertIsDisplayed()
            rule.onCaption(table.text("common-close")).performClick()
            rule.onNodeWithText(words, substring = true).assertDoesNotExist()
        }
    }
}
