package sancai.ui

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.emptyFlow

/** What only a platform can do; the default does none of it. */
interface Platform {
    /** Texts of files that were dropped on the window. */
    val dropped: Flow<String> get() = emptyFlow()

    /** Does [away] whenever people turn to something else, another app or a locked screen, and [back] when they return. */
    fun onAway(away: () -> Unit, back: () -> Unit) = Unit

    /** Lets a person choose a file and reads it as text; null if none was chosen. Throws [java.io.IOException] if it cannot be read. */
    suspend fun open(): String? = null

    /** Shares a file with other apps, where there is a way to; false where there is none. Throws [java.io.IOException] if it cannot be written. */
    suspend fun share(name: String, mediaType: String, bytes: ByteArray): Boolean = false

    /** Lets a person choose where [bytes] go, under [name] if they don't say otherwise; the name it got, null if none. */
    suspend fun save(name: String, bytes: ByteArray): String? = null
}

/** A platform that can do nothing of its own: pictures and tests. */
object NoPlatform : Platform
