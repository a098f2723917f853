import SanCaiModel
import SwiftUI

/// The buttons in the core's columns, and the way back to Home.
struct ActionsView: View {
    let app: AppModel
    let game: GameModel
    let theme: Theme

    var body: some View {
        ScrollView(wide ? .horizontal : .vertical, showsIndicators: false) {
            if wide {
                HStack(spacing: 4) { buttons }
            } else {
                VStack(spacing: 4) { buttons }
            }
        }
    }

    private var wide: Bool { game.layout.actions.width > game.layout.actions.height }

    @ViewBuilder private var buttons: some View {
        ForEach(game.view.buttons, id: \.command) { button in
            ActionButton(caption: button.caption, symbol: button.command.symbol, words: game.layout.actionWords, theme: theme) {
                game.command(button.command)
            }
            .disabled(!button.enabled)
            .opacity(button.enabled ? 1 : 0.4)
        }
        ActionButton(caption: app.text("common-back"), symbol: "chevron.backward", words: game.layout.actionWords, theme: theme) {
            app.leave()
        }
    }
}

private struct ActionButton: View {
    let caption: String
    let symbol: String
    let words: Bool
    let theme: Theme
    let act: @MainActor () -> Void

    var body: some View {
        Button(action: act) {
            VStack(spacing: 2) {
                Image(systemName: symbol).foregroundStyle(theme["ink"])
                if words { Text(verbatim: caption).font(Type.small).foregroundStyle(theme["ink2"]) }
            }
            .frame(minWidth: 48, minHeight: 48)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: caption))
    }
}

/// How and why the game ended.
struct EndView: View {
    let app: AppModel
    let game: GameModel
    let end: EndCard
    let theme: Theme

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(verbatim: end.title).font(Type.title).accessibilityAddTraits(.isHeader)
            Text(verbatim: end.sentence).font(Type.body)
            HStack(spacing: 8) {
                Button(app.text("game-look")) { game.command(.look) }
                Spacer()
                MainButton(caption: app.text("home-new-game"), theme: theme) { app.choose() }
            }
        }
        .foregroundStyle(theme["ink"])
        .tint(theme["ink"])
        .padding(16)
        .background(theme["surface"], in: RoundedRectangle(cornerRadius: 16))
    }
}

/// The one vermilion button of a screen.
struct MainButton: View {
    let caption: String
    let theme: Theme
    let act: @MainActor () -> Void

    var body: some View {
        Button(action: act) {
            Text(verbatim: caption)
                .font(Type.label)
                .foregroundStyle(theme["on_verm"])
                .padding(.horizontal, 20)
                .frame(minHeight: 48)
                .background(theme["verm"], in: RoundedRectangle(cornerRadius: 12))
        }
        .buttonStyle(.plain)
    }
}
