package sancai.desktop

import androidx.compose.foundation.draganddrop.dragAndDropTarget
import androidx.compose.ui.ExperimentalComposeUiApi
import androidx.compose.ui.Modifier
import androidx.compose.ui.draganddrop.DragAndDropEvent
import androidx.compose.ui.draganddrop.DragAndDropTarget
import androidx.compose.ui.draganddrop.DragData
import androidx.compose.ui.draganddrop.dragData
import java.awt.FileDialog
import java.awt.Frame
import java.io.File
import java.io.IOException
import java.net.URI
import java.net.URISyntaxException
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.flow.receiveAsFlow
import sancai.ui.Platform

/** Larger files are no records; they are not read. */
private const val LARGEST = 64L shl 20

/** A computer: its file dialogs, and files dropped on its window. */
class Computer : Platform {
    private val texts = Channel<String>(Channel.BUFFERED)
    override val dropped = texts.receiveAsFlow()

    override suspend fun open(): String? = chosen(FileDialog.LOAD, "")?.let(::read)

    override suspend fun save(name: String, bytes: ByteArray): String? = chosen(FileDialog.SAVE, name)?.let {
        it.writeBytes(bytes)
        it.name
    }

    private fun chosen(mode: Int, name: String): File? {
        val dialog = FileDialog(null as Frame?, "", mode)
        dialog.file = name
        dialog.isVisible = true
        return dialog.file?.let { File(dialog.directory, it) }
    }

    private fun read(file: File): String {
        if (file.length() > LARGEST) throw IOException(file.name)
        return file.readText()
    }

    /** Takes the texts of files that are dropped; what cannot be read is taken as empty, which is no record. */
    @OptIn(ExperimentalComposeUiApi::class)
    fun drops(): Modifier = Modifier.dragAndDropTarget({ true }, object : DragAndDropTarget {
        override fun onDrop(event: DragAndDropEvent): Boolean {
            val files = (event.dragData() as? DragData.FilesList)?.readFiles() ?: return false
            files.forEach { texts.trySend(content(it)) }
            return files.isNotEmpty()
        }
    })

    private fun content(uri: String): String = try {
        read(File(URI(uri)))
    } catch (_: IOException) {
        ""
    } catch (_: URISyntaxException) {
        ""
    }
}

/** Where this computer keeps an app's data, as its system has it. */
internal fun dataFolder(): File {
    val home = System.getProperty("user.home")
    val system = System.getProperty("os.name").lowercase()
    return when {
        "win" in system && "darwin" !in system -> File(System.getenv("APPDATA") ?: home, "SanCai")
        "mac" in system -> File(home, "Library/Application Support/SanCai")
        else -> File(System.getenv("XDG_DATA_HOME")?.takeIf { it.isNotEmpty() } ?: "$home/.local/share", "sancai")
    }
}
