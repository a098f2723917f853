package sancai.ui

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.click
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performMouseInput
import androidx.compose.ui.test.performSemanticsAction
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

/** The rooms, the buttons, the questions, and what a screen reader meets. */
class ScreenTest {
    @get:Rule val rule = createComposeRule()

    private fun table(width: Int = 412, height: Int = 740) = Table(rule, width, height).apply { open() }

    /** From Home through the sheet, by its own choices, into a game with a machine of the level chosen. */
    @Test fun sheetToTheMachine() {
        val table = table()
        rule.onNodeWithText(table.text("home-new-game")).performClick()
        rule.onNodeWithText(table.text("new-game-rules-standard")).performClick()
        rule.onNodeWithText(table.text("opponent-machine")).performClick()
        // the first of them is the colour, the second who begins
        rule.onAllNodesWithText(table.form().colours.first().caption)[0].performScrollTo().performClick()
        rule.onNodeWithText(table.text("start")).performClick()
        rule.waitForIdle()
        assertEquals(table.text("game-you"), table.view.near.name)
        table.tap("h2", "e2")
        rule.waitUntil(20_000) { table.view.plies == 2u }
    }

    /** Home shows no game until one is begun, then goes on with it. */
    @Test fun continues() {
        val table = table()
        rule.onNodeWithText(table.text("home-continue")).assertDoesNotExist()
        table.start().tap("h2", "e2")
        table.button("common-back")
        rule.onNodeWithText(table.text("home-continue")).performClick()
        rule.waitForIdle()
        table.tap("h9", "g7")
        table.assertReplays(listOf("h2e2", "h9g7"))
    }

    /** What the core refuses, it says why, and the screen shows it. */
    @Test fun refusals() {
        val table = table().start()
        table.press(Key.U)
        rule.onNodeWithText(table.text("refusal-nothing-to-undo")).assertIsDisplayed()
    }

    /** After a mouse's click on a button the keys still play. Fails if only the focused board takes keys. */
    @OptIn(ExperimentalTestApi::class)
    @Test fun keysAfterClick() {
        val table = table().start()
        rule.onCaption(table.text("game-flip")).performMouseInput { click() }
        table.press(Key.DirectionUp)
        assertNotNull(table.view.cursor)
    }

    /** Undo in a game between two people is asked for and may be declined. */
    @Test fun undoDeclined() {
        val table = table().start()
        table.tap("h2", "e2")
        table.button("game-undo")
        rule.onNodeWithText(table.text("offer-decline")).performClick()
        rule.waitForIdle()
        table.assertReplays(listOf("h2e2"))
    }

    @Test fun undoAndRedo() {
        val table = table().start()
        rule.onCaption(table.text("game-undo")).assertIsNotEnabled()
        table.tap("h2", "e2")
        table.undo()
        table.assertReplays(emptyList())
        table.button("game-redo")
        table.assertReplays(listOf("h2e2"))
    }

    /** Fails if a flipped board still answers at the old places. */
    @Test fun flip() {
        val table = table().start()
        val before = checkNotNull(table.session.centre("h2"))
        table.button("game-flip")
        assertNotEquals(before, table.session.centre("h2"))
        table.tap("h2", "e2")
        table.assertReplays(listOf("h2e2"))
    }

    @Test fun resignAfterAQuestion() {
        val table = table().start()
        table.button("game-resign")
        rule.onNodeWithText(table.text("resign-no")).performClick()
        rule.waitForIdle()
        assertNull(table.view.end)
        table.button("game-resign")
        rule.onNodeWithText(table.text("resign-yes")).performClick()
        rule.waitForIdle()
        rule.onNodeWithText(table.text("end-rematch")).assertIsDisplayed()
        rule.onNodeWithText(table.text("review")).performClick()
        rule.onNodeWithText(table.text("end-rematch")).assertDoesNotExist()
    }

    @Test fun rematch() {
        val table = table().start()
        table.tap("h2", "e2")
        table.button("game-resign")
        rule.onNodeWithText(table.text("resign-yes")).performClick()
        rule.onNodeWithText(table.text("end-rematch")).performClick()
        rule.waitForIdle()
        assertNull(table.view.end)
        table.tap("b2", "e2")
        table.assertReplays(listOf("b2e2"))
    }

    /** A warned chase, its replay, the loss and its replay, all by taps. Fails if the banner has no *Why?*. */
    @Test fun whyAChaseLoses() {
        val table = table().run { start(game(position = "4k4/9/9/9/2b4C1/9/9/7r1/9/3K5 w")) }
        val round = listOf("h5", "e5", "h2", "e2", "e5", "h5", "e2", "h2").toTypedArray()
        repeat(2) { table.tap(*round) }
        rule.onNodeWithText(table.text("end-why")).performClick()
        rule.waitForIdle()
        rule.onNodeWithContentDescription(table.text("why-next")).performClick()
        rule.waitForIdle()
        assertEquals(2u, table.view.why?.step)
        rule.onNodeWithText(table.text("why-close")).performClick()
        rule.waitForIdle()
        assertNull(table.view.why)
        table.tap(*round)
        assertNotNull(table.view.end)
        rule.onNodeWithText(table.text("end-why")).performClick()
        rule.waitForIdle()
        rule.onNodeWithText(checkNotNull(table.view.why).label).assertIsDisplayed()
        rule.onNodeWithText(table.text("why-close")).performClick()
        rule.onNodeWithText(table.text("end-rematch")).assertIsDisplayed()
    }

    /** The moves in another notation, by *more*. */
    @Test fun notation() {
        val table = table().start()
        table.tap("h2", "e2")
        val before = table.session.moves(0u, 1u).single().text
        rule.onCaption(table.text("game-more")).performClick()
        rule.onCaption("${table.text("settings-notation")}: ${table.view.notation}").performClick()
        rule.waitForIdle()
        assertNotEquals(before, table.session.moves(0u, 1u).single().text)
    }

    @Test fun drawByAgreement() {
        val table = table().start()
        table.tap("h2", "e2")
        table.button("game-draw")
        rule.onNodeWithText(table.text("offer-decline")).performClick()
        rule.waitForIdle()
        assertNull(table.view.end)
        table.tap("h9", "g7")
        table.button("game-draw")
        rule.onNodeWithText(table.text("offer-accept")).performClick()
        rule.waitForIdle()
        assertNotNull(table.view.end)
    }

    /** The button at the board turns characters into letters, and its caption says what it does next. */
    @Test fun letters() {
        val table = table().start()
        val characters = table.session.scene().groups.first().shapes
        table.button("game-letters")
        assertNotEquals(characters, table.session.scene().groups.first().shapes)
        table.button("game-characters")
        assertEquals(characters, table.session.scene().groups.first().shapes)
    }

    /** Ninety points on one board, each with words; a screen reader's click plays. */
    @Test fun everyPointSpeaks() = speaks("standard", 90, "h2", "e2", "h2e2")

    @Test fun everyPointSpeaksOnTwoPlanes() = speaks("san-cai", 180, null, null, null)

    private fun speaks(rules: String, count: Int, from: String?, to: String?, move: String?) {
        val table = table(600, 740)
        table.start(table.game(rules))
        val points = table.session.points()
        assertEquals(count, points.size)
        for (point in points) {
            val spoken = rule.onNodeWithTag(point.name).fetchSemanticsNode().config[SemanticsProperties.ContentDescription].single()
            assertEquals(point.text, spoken)
            assertTrue(spoken.isNotBlank())
        }
        listOfNotNull(from, to).forEach { rule.onNodeWithTag(it).performSemanticsAction(SemanticsActions.OnClick) }
        rule.waitForIdle()
        if (move != null) table.assertReplays(listOf(move))
    }

    /** What a move did is announced in a live region. */
    @Test fun announces() {
        val table = table().start()
        table.tap("h2", "e2")
        assertTrue(table.view.announce.isNotBlank())
        val region = rule.onNodeWithTag("announcement").fetchSemanticsNode().config
        assertEquals(listOf(table.view.announce), region[SemanticsProperties.ContentDescription])
        assertTrue(SemanticsProperties.LiveRegion in region)
    }

    @Test fun hits360x640() = hits(360, 640)
    @Test fun hits360x780() = hits(360, 780)
    @Test fun hits780x360() = hits(780, 360)
    @Test fun hits600x960() = hits(600, 960)
    @Test fun hits1280x800() = hits(1280, 800)
    @Test fun hits960x600() = hits(960, 600)
    @Test fun hits400x400() = hits(400, 400)
    @Test fun hitsOne360x780() = hits(360, 780, "standard")
    @Test fun hitsOne780x360() = hits(780, 360, "standard")
    @Test fun hitsOne1280x800() = hits(1280, 800, "standard")

    /** Each of the 90 or 180 points is where the finger finds it: a piece that slides over it names it in the status line. */
    private fun hits(width: Int, height: Int, rules: String = "san-cai") {
        val table = table(width, height)
        table.start(table.game(rules))
        if (rules == "san-cai") table.tap("e2", "e7")
        table.slide("h0", table.session.points().map { it.name }) { point ->
            val status = table.view.status
            assertTrue("$point: $status", status.startsWith(point.replace('\'', '′')))
        }
    }

    /** The name of a plane enlarges it. */
    @Test fun enlarges() {
        val table = table(412, 740)
        table.start(table.game("san-cai"))
        val before = table.session.layout().boards
        rule.onNodeWithContentDescription(table.session.layout().planeNames.first().name).performClick()
        rule.waitForIdle()
        assertNotEquals(before, table.session.layout().boards)
    }
}
