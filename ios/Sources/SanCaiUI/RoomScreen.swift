import SanCaiModel
import SwiftUI

/// What a room shows.
struct RoomScreen: View {
    let room: Room
    let app: AppModel
    let theme: Theme

    var body: some View {
        switch room {
        case .learn: LearnScreen(app: app, theme: theme)
        case .rules: RulesScreen(app: app, rules: app.rules, theme: theme)
        case .games: GamesScreen(app: app, games: app.games, theme: theme)
        case .settings: SettingsScreen(app: app, theme: theme)
        case .about: AboutScreen(app: app, theme: theme)
        }
    }
}

/// The doors to the rooms, one below the other.
struct Doors: View {
    let app: AppModel
    let theme: Theme

    var body: some View {
        Door(symbol: "graduationcap", title: app.text("home-learn"), sentence: app.learnSentence, theme: theme) { app.enter(.learn) }
        Door(symbol: "book", title: app.text("home-rules"), sentence: app.text("home-rules-sentence"), theme: theme) { app.enter(.rules) }
        Door(symbol: "square.grid.2x2", title: app.text("home-games"), sentence: app.gamesSentence, theme: theme) { app.enter(.games) }
        Door(symbol: "slider.horizontal.3", title: app.text("home-settings"), sentence: app.text("home-settings-sentence"), theme: theme) {
            app.enter(.settings)
        }
    }
}

/// A card that leads into a room.
struct Door: View {
    let symbol: String
    let title: String
    let sentence: String
    let theme: Theme
    let act: @MainActor () -> Void

    var body: some View {
        Button(action: act) {
            HStack(spacing: 14) {
                Image(systemName: symbol)
                    .frame(width: 40, height: 40)
                    .background(theme["sunk"], in: RoundedRectangle(cornerRadius: 12))
                    .accessibilityHidden(true)
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: title).font(Type.strong)
                    Text(verbatim: sentence).font(Type.small).foregroundStyle(theme["ink2"])
                }
                Spacer(minLength: 0)
                Image(systemName: "chevron.forward").foregroundStyle(theme["ink2"]).accessibilityHidden(true)
            }
            .padding(12)
            .frame(maxWidth: .infinity, minHeight: 56)
            .sheetOfPaper(theme)
        }
        .buttonStyle(.plain)
    }
}

extension View {
    /// A card with a hairline.
    func sheetOfPaper(_ theme: Theme) -> some View {
        foregroundStyle(theme["ink"])
            .multilineTextAlignment(.leading)
            .background(theme["surface"], in: RoundedRectangle(cornerRadius: 16))
            .overlay { RoundedRectangle(cornerRadius: 16).stroke(theme["div"]) }
    }

    /// A room's page under its title, in the middle of the window.
    func room(_ title: String, theme: Theme, most: CGFloat = 720) -> some View {
        frame(maxWidth: most, maxHeight: .infinity)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(theme["bg"])
            .navigationTitle(Text(verbatim: title))
            .toolbar {
                ToolbarItem(placement: .principal) {
                    Text(verbatim: title).font(Type.heading).foregroundStyle(theme["ink"]).accessibilityAddTraits(.isHeader)
                }
            }
    }
}
