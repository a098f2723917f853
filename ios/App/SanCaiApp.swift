import SanCaiModel
import SanCaiUI
import SwiftUI
import UIKit

@main
struct SanCaiApp: App {
    @State private var app = AppModel(folder: Self.folder, speaker: LoudSpeaker())

    var body: some Scene {
        WindowGroup {
            RootView(app: app).task(id: 0) {
                let warnings = NotificationCenter.default.notifications(named: UIApplication.didReceiveMemoryWarningNotification)
                for await _ in warnings { app.freeMemory() }
            }
        }
    }

    /// Where this device keeps the games and settings; no other app sees them.
    private static var folder: URL? {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first?.appending(path: "SanCai")
    }
}
