package sancai.ui

import java.io.File
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.jsonObject
import org.junit.Assert.assertNull
import org.junit.Test
import org.junit.runner.RunWith
import org.junit.runners.Parameterized
import org.junit.runners.Parameterized.Parameters

/** The scenarios of tests/scenarios through the Kotlin bindings, the same to the letter as in Rust and Swift. */
@RunWith(Parameterized::class)
class ScenarioTest(private val file: File) {
    @Test fun runs() {
        val scenario = Json.parseToJsonElement(file.readText()).jsonObject
        assertNull(Scenario(scenario).run())
    }

    companion object {
        @JvmStatic
        @Parameters(name = "{0}")
        fun files(): List<File> {
            val files = File("../../tests/scenarios").listFiles { file -> file.extension == "json" }.orEmpty().sorted()
            check(files.isNotEmpty()) { "no scenarios" }
            return files
        }
    }
}
