package sancai.ui

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsOff
import androidx.compose.ui.test.assertIsOn
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.isToggleable
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextClearance
import androidx.compose.ui.test.performTextInput
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** Stored games: continuing, looking back, the list, the settings; by pointer events and typed text. */
class GamesTest {
    @get:Rule val rule = createComposeRule()

    @get:Rule val folder = TemporaryFolder()

    private val table by lazy { Table(rule, folder = folder.root) }

    /** Another process, as it were, over the same folder. */
    private fun again() {
        table.restart()
        rule.waitForIdle()
    }

    private fun Table.leave() = button("common-back")

    private fun Table.ended() = start().run {
        tap("h2", "e2")
        button("game-resign")
        rule.onNodeWithText(text("resign-yes")).performClick()
        rule.waitForIdle()
    }

    private fun open(key: String) {
        rule.onNodeWithText(table.text(key)).performScrollTo().performClick()
        rule.waitForIdle()
    }

    /** Start, kill, continue: same position, what was taken back, the place that was looked at. Fails if the app is opened without its folder. */
    @Test fun continuesAfterAKill() {
        table.open()
        table.start().tap("h2", "e2", "h9", "g7", "h0", "g2")
        table.undo()
        table.button("review")
        table.press(Key.DirectionLeft)
        assertEquals(1u, table.view.place)
        again()
        open("home-continue")
        assertEquals(1u, table.view.place)
        table.press(Key.Escape)
        assertNull(table.view.place)
        table.assertReplays(listOf("h2e2", "h9g7"))
        table.button("game-redo")
        table.assertReplays(listOf("h2e2", "h9g7", "h0g2"))
    }

    /** A tap on a move of the list leads to it, and back to the game. */
    @Test fun looksBackByTheList() {
        table.open()
        table.start().tap("h2", "e2", "h9", "g7")
        rule.onNodeWithText("C2=5").performClick()
        rule.waitForIdle()
        assertEquals(1u, table.view.place)
        table.tap("h0", "g2")
        assertEquals(2u, table.view.plies)
        table.button("review-play-on")
        table.tap("h0", "g2")
        assertEquals(3u, table.view.plies)
    }

    /** Fails if `delete` tells nothing, or its action restores nothing. */
    @Test fun deletesAndUndoes() {
        table.open()
        table.ended()
        table.button("review")
        table.leave()
        open("home-games")
        rule.onNodeWithContentDescription(table.named("games-more", PLAYERS)).performClick()
        rule.onNodeWithText(table.text("games-delete")).performClick()
        rule.onNodeWithText(PLAYERS).assertDoesNotExist()
        rule.onNodeWithText(table.text("games-none")).assertIsDisplayed()
        rule.onNodeWithText(table.text("game-undo")).performClick()
        rule.waitForIdle()
        rule.onNodeWithText(PLAYERS).assertIsDisplayed()
    }

    @Test fun renamesAndSearches() {
        table.open()
        table.start().tap("h2", "e2")
        table.leave()
        open("home-games")
        rule.onNodeWithContentDescription(table.named("games-more", PLAYERS)).performClick()
        rule.onNodeWithText(table.text("games-rename")).performClick()
        val field = rule.onNode(hasSetTextAction().and(androidx.compose.ui.test.hasContentDescription(table.text("games-name"))))
        field.performTextClearance()
        field.performTextInput("Đại chiến")
        rule.onNodeWithText(table.text("common-ok")).performClick()
        rule.onNodeWithText("Đại chiến").assertIsDisplayed()
        val search = rule.onNodeWithContentDescription(table.text("games-search"))
        search.performTextInput("lan")
        rule.onNodeWithText(table.text("games-none-found")).assertIsDisplayed()
        search.performTextClearance()
        search.performTextInput("ĐẠI")
        rule.onNodeWithText("Đại chiến").assertIsDisplayed()
        search.performTextClearance()
        rule.onNodeWithText(table.text("games-black")).performScrollTo().performClick()
        rule.onNodeWithText("Đại chiến").assertDoesNotExist()
        rule.onNodeWithText(table.text("games-black")).performScrollTo().performClick()
        rule.onNodeWithText("Đại chiến").performClick()
        rule.waitForIdle()
        table.assertReplays(listOf("h2e2"))
    }

    /** What is pasted is read; what is none is told. */
    @Test fun importsByPaste() {
        table.open()
        open("home-games")
        paste("hello")
        rule.onNodeWithText("Line 1 is no JSON: these are no San Cai records.").assertIsDisplayed()
        paste(RECORD)
        rule.onNodeWithText("Bảy").assertIsDisplayed()
    }

    private fun paste(text: String) {
        rule.onNodeWithContentDescription(table.text("games-import")).performClick()
        rule.onNode(hasSetTextAction().and(androidx.compose.ui.test.hasContentDescription(table.text("games-import-paste")))).performTextInput(text)
        rule.onNodeWithText(table.text("common-ok")).performClick()
        rule.waitForIdle()
    }

    /** Each change holds at once and after a restart. Fails if `set` does not store, or the list is not read anew. */
    @Test fun settingsHold() {
        table.open()
        open("home-settings")
        rule.onNode(isToggleable().and(androidx.compose.ui.test.hasText(table.text("settings-sounds")))).performScrollTo().assertIsOn().performClick()
        rule.onNodeWithText(table.text("settings-language")).performScrollTo().performClick()
        rule.onNodeWithText("Deutsch").performScrollTo().performClick()
        rule.waitForIdle()
        rule.onNodeWithText("Einstellungen").assertIsDisplayed()
        again()
        rule.onNodeWithText("Einstellungen").performScrollTo().performClick()
        rule.onNode(isToggleable().and(androidx.compose.ui.test.hasText("Töne"))).performScrollTo().assertIsOff()
    }

    /** A damaged file never stops the app: it is told, set aside, and games are stored as ever. */
    @Test fun aDamagedFileIsTold() {
        folder.root.resolve("sancai.db").writeText("no database at all ".repeat(400))
        table.open()
        rule.onNodeWithText("The file with your games was damaged.", substring = true).assertIsDisplayed()
        table.start().tap("h2", "e2")
        again()
        open("home-continue")
        table.assertReplays(listOf("h2e2"))
        assertEquals(1, folder.root.list { _, name -> name.startsWith("sancai-damaged-") }?.size)
    }

    /** Several games wait at Home; the latest first. */
    @Test fun severalWait() {
        table.open()
        table.start().tap("h2", "e2")
        table.leave()
        table.start(table.game("book")).tap("a3", "a4")
        table.leave()
        assertEquals(2, rule.onAllNodesWithText(PLAYERS).fetchSemanticsNodes().size)
        rule.onAllNodesWithText(PLAYERS)[1].performScrollTo().performClick()
        rule.waitForIdle()
        table.assertReplays(listOf("h2e2"))
    }

    private companion object {
        const val PLAYERS = "Red – Black"
        const val RECORD = """{"format":"san-cai-record","version":1,"key":"00000000000000000000000000000077","name":"Bảy","rules":"standard-1","started":1,
            "setup":{"rules":"standard","cannon":"modern","seats":{"red":"person","black":"person"}},"acts":[{"act":{"move":"h2e2"},"by":"red","at":5}]}"""
    }
}
