// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "SanCai",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "SanCaiUI", targets: ["SanCaiUI"])],
    targets: [
        .systemLibrary(name: "sancaiFFI"),
        // Generated (tools/ios-core.sh); it compiles in language mode 5 only.
        .target(name: "SanCai", dependencies: ["sancaiFFI"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "SanCaiModel", dependencies: ["SanCai"]),
        .target(name: "SanCaiUI", dependencies: ["SanCaiModel", "SanCai"]),
        .testTarget(name: "SanCaiModelTests", dependencies: ["SanCaiModel", "SanCai"]),
    ],
    swiftLanguageModes: [.v6]
)

#if os(Linux)
    // SwiftUI exists on Apple's systems only: here the views are checked against stand-ins that declare the same names.
    package.targets += [
        .target(name: "SwiftUI", dependencies: ["UniformTypeIdentifiers", "CoreTransferable"], path: "Stubs/SwiftUI"),
        .target(name: "Accessibility", path: "Stubs/Accessibility"),
        .target(name: "AVFoundation", path: "Stubs/AVFoundation"),
        .target(name: "UIKit", path: "Stubs/UIKit"),
        .target(name: "UniformTypeIdentifiers", path: "Stubs/UniformTypeIdentifiers"),
        .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"], path: "Stubs/CoreTransferable"),
        .executableTarget(
            name: "App", dependencies: ["SwiftUI", "UIKit", "SanCaiUI", "SanCaiModel"], path: "App", exclude: ["PrivacyInfo.xcprivacy"]),
    ]
    package.targets.first { $0.name == "SanCaiUI" }?.dependencies += [
        "SwiftUI", "Accessibility", "AVFoundation", "UniformTypeIdentifiers", "CoreTransferable",
    ]
#endif
