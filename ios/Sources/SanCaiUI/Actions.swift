import SanCaiModel
import SwiftUI

/// The buttons in the core's grid, and behind the last place what has no room there.
struct ActionsView: View {
    let app: AppModel
    let game: GameModel
    let theme: Theme

    /// A button of the core's, or the way back to Home.
    fileprivate struct Action {
        let caption: String
        let symbol: String
        let enabled: Bool
        let act: @MainActor () -> Void
    }

    var body: some View {
        let (actions, slots) = (all, Int(game.layout.actionSlots))
        let shown = actions.count <= slots ? actions : Array(actions.prefix(max(slots - 1, 0)))
        let (columns, cells) = (max(Int(game.layout.actionColumns), 1), min(actions.count, slots))
        VStack(spacing: 0) {
            ForEach(Array(stride(from: 0, to: cells, by: columns)), id: \.self) { first in
                HStack(spacing: 0) {
                    ForEach(Array(first..<first + columns), id: \.self) { cell in
                        if cell < shown.count {
                            ActionButton(action: shown[cell], words: words, theme: theme)
                        } else if cell < cells {
                            more(Array(actions.dropFirst(shown.count)))
                        } else {
                            Spacer().frame(maxWidth: .infinity)
                        }
                    }
                }
            }
        }
    }

    /// Rails are 48 wide and have icons only.
    private var words: Bool {
        let (place, columns) = (game.layout.actions, max(game.layout.actionColumns, 1))
        return place.width / Float(columns) > 48 && place.height >= 56
    }

    private var all: [Action] {
        let buttons = game.view.buttons.map { button in
            Action(caption: button.caption, symbol: button.command.symbol, enabled: button.enabled) { game.command(button.command) }
        }
        let notation = Action(
            caption: "\(app.text("settings-notation")): \(game.view.notation)", symbol: Command.notation.symbol, enabled: true
        ) { game.command(.notation) }
        let energy = Action(caption: app.text("energy-title"), symbol: "circle.hexagongrid", enabled: true) { app.turnEnergy() }
        return buttons + (game.view.notation.isEmpty ? [] : [notation])
            + [energy, Action(caption: app.text("common-back"), symbol: "chevron.backward", enabled: true) { app.leave() }]
    }

    private func more(_ hidden: [Action]) -> some View {
        Menu {
            ForEach(hidden.indices, id: \.self) { index in
                Button(hidden[index].caption, action: hidden[index].act).disabled(!hidden[index].enabled)
            }
        } label: {
            ActionLabel(caption: app.text("game-more"), symbol: "line.3.horizontal", words: words, theme: theme)
        }
    }
}

private struct ActionButton: View {
    let action: ActionsView.Action
    let words: Bool
    let theme: Theme

    var body: some View {
        Button(action: action.act) {
            ActionLabel(caption: action.caption, symbol: action.symbol, words: words, theme: theme)
        }
        .buttonStyle(.plain)
        .disabled(!action.enabled)
        .opacity(action.enabled ? 1 : 0.4)
    }
}

private struct ActionLabel: View {
    let caption: String
    let symbol: String
    let words: Bool
    let theme: Theme

    var body: some View {
        VStack(spacing: 2) {
            Image(systemName: symbol).foregroundStyle(theme["ink"])
            if words {
                Text(verbatim: caption).font(Type.small).foregroundStyle(theme["ink2"]).lineLimit(1).minimumScaleFactor(0.7)
            }
        }
        .frame(maxWidth: .infinity, minHeight: 48)
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: caption))
    }
}
