import SanCaiModel
import SanCaiUI
import SwiftUI

@main
struct SanCaiApp: App {
    @State private var app = AppModel(folder: Self.folder, speaker: LoudSpeaker())

    var body: some Scene {
        WindowGroup { RootView(app: app) }
    }

    /// Where this device keeps the games and settings; no other app sees them.
    private static var folder: URL? {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first?.appending(path: "SanCai")
    }
}
