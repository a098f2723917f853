package sancai.app

import android.content.ClipData
import android.content.Context
import android.content.Intent
import android.net.Uri
import android.provider.OpenableColumns
import androidx.activity.ComponentActivity
import androidx.activity.result.contract.ActivityResultContracts.CreateDocument
import androidx.activity.result.contract.ActivityResultContracts.OpenDocument
import androidx.core.content.FileProvider
import java.io.ByteArrayOutputStream
import java.io.File
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
    private var back: () -> Unit = {}

    private val opening = activity.registerForActivityResult(OpenDocument()) { answer.complete(it) }
    private val creating = activity.registerForActivityResult(CreateDocument("application/octet-stream")) { answer.complete(it) }

    override fun onAway(away: () -> Unit, back: () -> Unit) {
        this.away = away
        this.back = back
    }

    /** Tells that nobody looks any more. */
    fun leave() = away()

    /** Tells that somebody looks again. */
    fun come() = back()

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

    override suspend fun share(name: String, mediaType: String, bytes: ByteArray): Boolean {
        val uri = withContext(Dispatchers.IO) { shared(name, bytes) }
        val send = Intent(Intent.ACTION_SEND)
            .setType(mediaType)
            .putExtra(Intent.EXTRA_STREAM, uri)
            .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
        // the chooser hands the permission on by the clip
        send.clipData = ClipData.newRawUri(name, uri)
        context.startActivity(Intent.createChooser(send, null).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK))
        return true
    }

    /** The file where other apps may read it; what was shared before is gone. */
    private fun shared(name: String, bytes: ByteArray): Uri {
        val folder = File(context.cacheDir, "shared")
        folder.deleteRecursively()
        folder.mkdirs()
        val file = File(folder, name).apply { writeBytes(bytes) }
        return FileProvider.getUriForFile(context, "${context.packageName}.shared", file)
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
