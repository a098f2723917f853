package sancai.ui

import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.unit.Density
import com.sun.management.OperatingSystemMXBean
import java.io.File
import java.lang.management.ManagementFactory
import org.junit.Assert.assertTrue
import org.junit.Test
import uniffi.sancai_bindings.App

/**
 * What the first frame costs, from the start of a Java machine of its own, beside that of an empty window: processor time, so
 * that what else the machine does is left out. The figure is printed, not judged.
 */
class FirstFrameTest {
    @Test fun firstFrame() {
        val runs = List(RUNS) { begin("empty") to begin("app") }
        val (empty, app) = runs.map { it.first }.sorted()[RUNS / 2] to runs.map { it.second }.sorted()[RUNS / 2]
        println("the first frame: $app ms of processor time, an empty window's $empty ms, ratio ${"%.2f".format(app / empty.toDouble())}")
        assertTrue(app > 0 && empty > 0)
    }

    /** Draws the first frame in a new Java machine and hears how many ms it took. */
    private fun begin(content: String): Int {
        val java = File(System.getProperty("java.home"), "bin/java").path
        val classes = System.getProperty("surefire.test.class.path") ?: System.getProperty("java.class.path")
        val library = "-Djna.library.path=${System.getProperty("jna.library.path")}"
        val process = ProcessBuilder(java, "-Djava.awt.headless=true", library, "-cp", classes, "sancai.ui.FirstFrameTestKt", content).start()
        val said = process.inputStream.bufferedReader().readText()
        assertTrue(process.errorStream.bufferedReader().readText(), process.waitFor() == 0)
        return said.trim().toInt()
    }

    private companion object {
        const val RUNS = 3
    }
}

/** The other Java machine. */
fun main(args: Array<String>) {
    val stage = ImageComposeScene(1250, 800, Density(1f)) { if (args.single() == "app") SanCai(App("en"), { 0uL }) }
    stage.render(0).close()
    println(ManagementFactory.getPlatformMXBean(OperatingSystemMXBean::class.java).processCpuTime / 1_000_000)
    System.out.flush()
    Runtime.getRuntime().halt(0)
}
