package sancai.ui

import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.SemanticsNodeInteractionsProvider
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescriptionExactly
import androidx.compose.ui.test.hasTextExactly

private fun captioned(caption: String) = (hasTextExactly(caption) or hasContentDescriptionExactly(caption)) and hasClickAction()

/** The control with this caption, written or spoken. */
fun SemanticsNodeInteractionsProvider.onCaption(caption: String): SemanticsNodeInteraction = onNode(captioned(caption))

/** How many controls have this caption. */
fun SemanticsNodeInteractionsProvider.onAllNodesWithCaption(caption: String) = onAllNodes(captioned(caption)).fetchSemanticsNodes().size
