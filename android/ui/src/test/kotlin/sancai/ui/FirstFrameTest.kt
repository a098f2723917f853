package sancai.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.application
import androidx.compose.ui.window.rememberWindowState
import com.sun.management.OperatingSystemMXBean
import java.awt.Rectangle
import java.awt.Robot
import java.io.File
import java.lang.management.ManagementFactory
import java.util.spi.ToolProvider
import kotlin.concurrent.thread
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import uniffi.sancai_bindings.App
import uniffi.sancai_bindings.palette

private const val WIDTH = 1250
private const val HEIGHT = 800

/** The one colour of the empty window. */
private const val EMPTY = 0x123456

/** After so long a Java machine has failed to draw. */
private const val PATIENCE_MS = 120_000L

/**
 * When the first frame is seen, counted from the start of a Java machine of its own that is begun as `./play` begins it,
 * beside when an empty window's is, begun the same way. Where there is a display both open a real window; elsewhere
 * they draw a scene without one. The figures are printed, not judged; a first frame that does not come fails.
 */
class FirstFrameTest {
    @get:Rule val folder = TemporaryFolder()
    private val display = System.getenv("DISPLAY") != null

    // Fails if Main's window has no SanCai in it.
    @Test fun firstFrame() {
        val path = classPath()
        fun begin(content: String, option: String) = begin(content, listOf("$option=${folder.root}/$content.jsa", "-cp", path))
        CONTENTS.forEach { begin(it, "-XX:ArchiveClassesAtExit") }
        val runs = List(RUNS) { CONTENTS.map { begin(it, "-XX:SharedArchiveFile") } }
        for (figure in 0..1) {
            val (empty, app) = CONTENTS.indices.map { content -> runs.map { it[content][figure] }.sorted() }
            val ratio = "%.2f".format(app[RUNS / 2] / empty[RUNS / 2].toDouble())
            println("the first frame${if (display) "" else " without a window"}: ${FIGURES[figure]} $app, an empty one's $empty, ratio $ratio")
        }
    }

    /** The class path with our own classes in jars: Java keeps prepared classes only of jars. */
    private fun classPath(): String {
        val whole = System.getProperty("surefire.test.class.path") ?: System.getProperty("java.class.path")
        return whole.split(File.pathSeparator).joinToString(File.pathSeparator) { if (File(it).isDirectory) jar(it) else it }
    }

    private fun jar(classes: String): String {
        val jar = File(folder.newFolder(), "classes.jar").path
        assertTrue(ToolProvider.findFirst("jar").get().run(System.out, System.err, "cf", jar, "-C", classes, ".") == 0)
        return jar
    }

    /** Draws the first frame in a new Java machine and hears how many ms it took: on the wall, and of the processor. */
    private fun begin(content: String, options: List<String>): List<Int> {
        val java = File(System.getProperty("java.home"), "bin/java").path
        val library = "-Djna.library.path=${System.getProperty("jna.library.path")}"
        val command = listOf(java, library, "-Djava.awt.headless=${!display}") + PLAY + options
        val told = listOf("sancai.ui.FirstFrameTestKt", content, folder.newFolder().path, "${System.currentTimeMillis()}")
        val process = ProcessBuilder(command + told).redirectErrorStream(true).start()
        val said = process.inputStream.bufferedReader().readLines()
        assertTrue(said.joinToString("\n"), process.waitFor() == 0)
        return said.last { FIGURE.matches(it) }.split(' ').map { it.toInt() }
    }

    private companion object {
        const val RUNS = 5
        val CONTENTS = listOf("empty", "app")
        val FIGURES = listOf("ms", "ms of processor time")
        val FIGURE = Regex("\\d+ \\d+")

        /** The options of `./play`. */
        val PLAY = listOf("-XX:TieredStopAtLevel=1", "-Xlog:disable", "-Djna.platform.library.path=")
    }
}

/** The other Java machine. */
fun main(args: Array<String>) {
    val (content, folder, begun) = args
    fun end() {
        val worked = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean::class.java).processCpuTime / 1_000_000
        println("${System.currentTimeMillis() - begun.toLong()} $worked")
        System.out.flush()
        // waits for nobody; Java keeps its classes all the same
        Runtime.getRuntime().halt(0)
    }
    if (System.getProperty("java.awt.headless") == "true") {
        val app = content == "app"
        ImageComposeScene(WIDTH, HEIGHT, Density(1f)) { if (app) SanCai(App("en"), { 0uL }) else Empty() }.render(0).close()
        end()
    }
    val watcher = thread(isDaemon = true, start = false) {
        watch(content == "app")
        end()
    }
    watcher.setUncaughtExceptionHandler { _, failure ->
        failure.printStackTrace()
        Runtime.getRuntime().halt(1)
    }
    watcher.start()
    if (content == "app") sancai.desktop.main(arrayOf("--lang", "en", "--light", "--folder", folder)) else emptyWindow()
}

@Composable
private fun Empty() = Box(Modifier.fillMaxSize().background(Color(0xFF000000 or EMPTY.toLong())))

private fun emptyWindow() = application {
    Window(::exitApplication, rememberWindowState(size = DpSize(WIDTH.dp, HEIGHT.dp))) { Empty() }
}

/** Looks at the line down the middle of the window on the screen until the New game button, or the empty colour, is there. */
private fun watch(app: Boolean) {
    val patience = System.currentTimeMillis() + PATIENCE_MS
    val robot by lazy { Robot() }
    val wanted by lazy { if (app) palette(false).first { it.token == "verm" }.colour.toInt() and 0xFFFFFF else EMPTY }
    while (System.currentTimeMillis() < patience) {
        Thread.sleep(5)
        val window = java.awt.Window.getWindows().firstOrNull { it.isShowing && it.height > 0 } ?: continue
        val line = robot.createScreenCapture(Rectangle(window.x + window.width / 2, window.y, 1, window.height))
        if ((0 until line.height).any { line.getRGB(0, it) and 0xFFFFFF == wanted }) return
    }
    System.err.println("nothing drawn")
    Runtime.getRuntime().halt(1)
}
