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
                    GameAndEnergy(app: app, game: game, theme: theme, window: window(proxy))
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

/// The game, and where its energy image is open: that beside it, or on a sheet over it where there is no room.
private struct GameAndEnergy: View {
    let app: AppModel
    let game: GameModel
    let theme: Theme
    let window: SanCaiModel.Window

    /// Beside a game the image is so wide, in points; from this width of the window on there is room for both.
    private static let (width, roomy): (Float, Float) = (376, 960)

    var body: some View {
        HStack(spacing: 0) {
            GameScreen(app: app, game: game, theme: theme, window: left)
                .id(ObjectIdentifier(game))
                .frame(width: beside ? CGFloat(left.width) : nil)
                .ignoresSafeArea()
            if beside, let energy = app.energy {
                EnergyView(app: app, energy: energy, theme: theme).frame(width: CGFloat(Self.width))
            }
        }
        .onChange(of: game.view.revision) { app.energy?.follow() }
        .sheet(isPresented: onSheet) {
            if let energy = app.energy { EnergyView(app: app, energy: energy, theme: theme) }
        }
    }

    private var beside: Bool { app.energy != nil && window.width >= Self.roomy }

    private var left: SanCaiModel.Window {
        var left = window
        if beside { left.width -= Self.width }
        return left
    }

    private var onSheet: Binding<Bool> {
        Binding(
            get: { @MainActor in app.energy != nil && !beside },
            set: { @MainActor open in if !open && app.energy != nil { app.turnEnergy() } })
    }
}
