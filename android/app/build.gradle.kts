import java.io.RandomAccessFile

plugins {
    id("com.android.application") version "8.13.0"
    id("org.jetbrains.kotlin.android") version "2.4.21"
    id("org.jetbrains.kotlin.plugin.compose") version "2.4.21"
}

android {
    namespace = "sancai.app"
    compileSdk = 36
    // from r28 on libraries are aligned to 16 KB pages
    ndkVersion = "28.2.13676358"

    defaultConfig {
        applicationId = "sancai.app"
        minSdk = 26
        targetSdk = 36
        versionCode = 1
        versionName = "0.1.0"
        ndk { abiFilters += listOf("arm64-v8a", "x86_64") }
    }
    buildTypes {
        release {
            isMinifyEnabled = true
            proguardFiles(getDefaultProguardFile("proguard-android-optimize.txt"), "proguard-rules.pro")
        }
    }
    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }
    sourceSets["main"].kotlin.srcDir("../ui/src/main/kotlin")
}

kotlin { jvmToolchain(17) }

dependencies {
    implementation("androidx.activity:activity-compose:1.13.0")
    implementation("androidx.compose.foundation:foundation:1.12.1")
    implementation("androidx.compose.material3:material3:1.4.0")
    implementation("androidx.compose.ui:ui:1.12.1")
    implementation("net.java.dev.jna:jna:5.19.1@aar")
    implementation("org.jetbrains.kotlinx:kotlinx-coroutines-android:1.11.0")
}

/** Builds the core for the phones with cargo-ndk and checks its page alignment. */
abstract class Core : DefaultTask() {
    @get:Internal abstract val workspace: DirectoryProperty
    @get:Input abstract val profile: Property<String>
    @get:OutputDirectory abstract val libraries: DirectoryProperty
    @get:Inject abstract val processes: ExecOperations

    init {
        outputs.upToDateWhen { false } // cargo knows better
    }

    @TaskAction fun build() {
        processes.exec {
            workingDir = workspace.get().asFile
            commandLine("cargo", "ndk", "-t", "arm64-v8a", "-t", "x86_64", "-o", libraries.get().asFile.path, "build", "--locked", "--profile", profile.get(), "-p", "sancai-bindings")
        }
        libraries.get().asFile.walk().filter { it.extension == "so" }.forEach(::checkAlignment)
    }

    /** Every LOAD segment of a 64-bit little-endian ELF file must be aligned to 16 KB. */
    private fun checkAlignment(library: File) = RandomAccessFile(library, "r").use { file ->
        fun number(at: Long, bytes: Int): Long {
            file.seek(at)
            return (0 until bytes).fold(0L) { sum, i -> sum or (file.read().toLong() shl (8 * i)) }
        }
        val (table, size, count) = Triple(number(32, 8), number(54, 2), number(56, 2))
        val loads = (0 until count).map { table + it * size }.filter { number(it, 4) == 1L }
        check(loads.all { number(it + 48, 8) >= 1L shl 14 }) { "$library is not aligned to 16 KB pages" }
    }
}

/** Writes the Kotlin bindings from the library of this computer; they are the same for all. */
abstract class Bindings : DefaultTask() {
    @get:Internal abstract val workspace: DirectoryProperty
    @get:OutputDirectory abstract val sources: DirectoryProperty
    @get:Inject abstract val processes: ExecOperations

    init {
        outputs.upToDateWhen { false }
    }

    @TaskAction fun write() {
        cargo("build", "--locked", "-p", "sancai-bindings")
        val library = workspace.dir("target/debug").get().asFile.listFiles().orEmpty().first { it.name in LIBRARIES }
        cargo("run", "--locked", "-p", "sancai-bindgen", "--", "generate", library.path, "--language", "kotlin", "--no-format", "--out-dir", sources.get().asFile.path)
    }

    private fun cargo(vararg arguments: String) = processes.exec {
        workingDir = workspace.get().asFile
        commandLine("cargo", *arguments)
    }

    private companion object {
        val LIBRARIES = listOf("libsancai_bindings.so", "libsancai_bindings.dylib", "sancai_bindings.dll")
    }
}

androidComponents.onVariants { variant ->
    val name = variant.name.replaceFirstChar(Char::uppercase)
    val root = layout.projectDirectory.dir("../..")
    val core = tasks.register<Core>("core$name") {
        workspace.set(root)
        profile.set(if (variant.buildType == "release") "release" else "dev")
    }
    variant.sources.jniLibs?.addGeneratedSourceDirectory(core, Core::libraries)
    val bindings = tasks.register<Bindings>("bindings$name") { workspace.set(root) }
    variant.sources.kotlin?.addGeneratedSourceDirectory(bindings, Bindings::sources)
}
