import SanCaiModel
import SwiftUI

/// The whole app: Home and its rooms, or the game that is open, in the theme that is set and the window as the core wants
/// to know it.
public struct RootView: View {
    @Bindable private var app: AppModel
    @Environment(\.colorScheme) private var scheme
    @Environment(\.scenePhase) private var phase
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    /// What 100 points of text come to.
    @ScaledMetric private var hundred: CGFloat = 100

    public init(app: AppModel) {
        self.app = app
    }

    public var body: some View {
        let theme = Theme(dark: dark)
        GeometryReader { proxy in
            Group {
                if let game = app.game {
                    GameScreen(app: app, game: game, theme: theme, window: window(proxy))
                        .id(ObjectIdentifier(game))
                        .ignoresSafeArea()
                } else {
                    rooms(theme, proxy.size)
                }
            }
            .overlay(alignment: .bottom) { ToldView(app: app, theme: theme) }
            .sheet(isPresented: $app.choosing) { NewGameSheet(app: app, theme: theme) }
        }
        .preferredColorScheme(app.dark.map { $0 ? .dark : .light })
        // Out of sight a game is paused, and it comes back paused.
        .onChange(of: phase) {
            if phase == .background { app.game?.rest() }
            if phase == .active { app.game?.wake() }
        }
    }

    private var dark: Bool { app.dark ?? (scheme == .dark) }

    private func rooms(_ theme: Theme, _ size: CGSize) -> some View {
        NavigationStack(path: $app.rooms) {
            HomeScreen(app: app, theme: theme, size: size)
                .navigationDestination(for: Room.self) { RoomScreen(room: $0, app: app, theme: theme) }
        }
        .tint(theme["ink"])
    }

    private func window(_ proxy: GeometryProxy) -> SanCaiModel.Window {
        let insets = proxy.safeAreaInsets
        return SanCaiModel.Window(
            width: Float(proxy.size.width + insets.leading + insets.trailing),
            height: Float(proxy.size.height + insets.top + insets.bottom),
            top: Float(insets.top), bottom: Float(insets.bottom), left: Float(insets.leading), right: Float(insets.trailing),
            textScale: Float(hundred / 100), dark: dark, leftHanded: false, reducedMotion: reduceMotion)
    }
}
