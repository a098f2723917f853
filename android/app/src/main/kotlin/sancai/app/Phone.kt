package sancai.app

import android.content.Context
import android.net.Uri
import android.provider.OpenableColumns
import androidx.activity.ComponentActivity
import androidx.activity.result.contract.ActivityResultContracts.CreateDocument
import androidx.activity.result.contract.ActivityResultContracts.OpenDocument
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.io.InputStream
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext
import sancai.ui.Platform

/** Larger files are no records; they are not read. */
private const val LARGEST = 64 shl 20

/** A phone: the system's own screens to choose files. */
class Phone(activity: ComponentActivity) : Platform {
    private val context: Context = activity.applicationContext
    private var answer = CompletableDeferred<Uri?>()
    private var away: () -> Unit = {}

    private val opening = activity.registerForActivityResult(OpenDocument()) { answer.complete(it) }
    private val creating = activity.registerForActivityResult(CreateDocument("application/octet-stream")) { answer.complete(it) }

    override fun onAway(work: () -> Unit) {
        away = work
    }

    /** Tells that nobody looks any more. */
    fun leave() = away()

    override suspend fun open(): String? {
        val uri = asked { opening.launch(arrayOf("application/json", "application/octet-stream", "text/*")) } ?: return null
        return withContext(Dispatchers.IO) { read(uri) }
    }

    override suspend fun save(name: String, bytes: ByteArray): String? {
        val uri = asked { creating.launch(name) } ?: return null
        withContext(Dispatchers.IO) {
            (context.contentResolver.openOutputStream(uri) ?: throw IOException(name)).use { it.write(bytes) }
        }
        return shown(uri) ?: name
    }

    private suspend fun asked(launch: () -> Unit): Uri? {
        answer.cancel()
        answer = CompletableDeferred()
        launch()
        return answer.await()
    }

    private fun read(uri: Uri): String {
        val stream = context.contentResolver.openInputStream(uri) ?: throw IOException(uri.toString())
        val bytes = stream.use { it.readAtMost(LARGEST + 1) }
        if (bytes.size > LARGEST) throw IOException(uri.toString())
        return bytes.decodeToString()
    }

    /** At most so many bytes; `readNBytes` is not on every phone. */
    private fun InputStream.readAtMost(most: Int): ByteArray {
        val bytes = ByteArrayOutputStream()
        val some = ByteArray(DEFAULT_BUFFER_SIZE)
        while (bytes.size() < most) {
            val read = read(some, 0, minOf(some.size, most - bytes.size()))
            if (read < 0) break
            bytes.write(some, 0, read)
        }
        return bytes.toByteArray()
    }

    /** The name that people see of a file. */
    private fun shown(uri: Uri): String? = context.contentResolver.query(uri, arrayOf(OpenableColumns.DISPLAY_NAME), null, null, null)?.use {
        if (it.moveToFirst()) it.getString(0) else null
    }
}
