import SanCaiModel
import SwiftUI

/// The whole app: Home or the game that is open, in the system's theme and the window as the core wants to know it.
public struct RootView: View {
    @Bindable private var app: AppModel
    @Environment(\.colorScheme) private var scheme
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    /// What 100 points of text come to.
    @ScaledMetric private var hundred: CGFloat = 100

    public init(app: AppModel) {
        self.app = app
    }

    public var body: some View {
        let theme = Theme(dark: scheme == .dark)
        GeometryReader { proxy in
            Group {
                if let game = app.game {
                    GameScreen(app: app, game: game, theme: theme, window: window(proxy))
                        .id(ObjectIdentifier(game))
                        .ignoresSafeArea()
                } else {
                    HomeScreen(app: app, theme: theme)
                }
            }
            .sheet(isPresented: $app.choosing) { NewGameSheet(app: app, theme: theme) }
        }
    }

    private func window(_ proxy: GeometryProxy) -> SanCaiModel.Window {
        let insets = proxy.safeAreaInsets
        return SanCaiModel.Window(
            width: Float(proxy.size.width + insets.leading + insets.trailing),
            height: Float(proxy.size.height + insets.top + insets.bottom),
            top: Float(insets.top), bottom: Float(insets.bottom), left: Float(insets.leading), right: Float(insets.trailing),
            textScale: Float(hundred / 100), dark: scheme == .dark, leftHanded: false, reducedMotion: reduceMotion)
    }
}
