import SanCaiModel
import SanCaiUI
import SwiftUI

@main
struct SanCaiApp: App {
    @State private var app = AppModel()

    var body: some Scene {
        WindowGroup { RootView(app: app) }
    }
}
