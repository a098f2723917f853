import SanCaiModel
import SwiftUI

/// The opponent of whom a level and a colour are asked.
private let machine = "machine"

/// What kind of game: rule set, opponent, level, colour.
struct NewGameSheet: View {
    @Bindable var app: AppModel
    let theme: Theme

    var body: some View {
        NavigationStack {
            Form {
                Section(app.text("new-game-rules")) { picker("new-game-rules", app.form.rules, $app.choice.rules) }
                Section(app.text("new-game-opponent")) {
                    picker("new-game-opponent", app.form.opponents, $app.choice.opponent)
                }
                if app.choice.opponent == machine {
                    Section(app.text("you-play")) { picker("you-play", app.form.colours, $app.choice.colour) }
                    levels
                }
                if let refusal = app.refusal { Text(verbatim: refusal).foregroundStyle(theme["check"]) }
            }
            .navigationTitle(Text(verbatim: app.text("new-game-title")))
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button(app.text("common-close")) { app.choosing = false } }
                ToolbarItem(placement: .confirmationAction) { Button(app.text("start")) { app.start() } }
            }
        }
        .tint(theme["verm"])
    }

    private var levels: some View {
        Picker(app.text("opponent-machine"), selection: $app.choice.level) {
            ForEach(app.form.levels.indices, id: \.self) { index in
                Text(verbatim: app.form.levels[index].caption).tag(UInt32(index + 1))
            }
        }
    }

    private func picker(_ title: String, _ choices: [Choice], _ chosen: Binding<String>) -> some View {
        Picker(app.text(title), selection: chosen) {
            ForEach(choices, id: \.id) { choice in ChoiceView(choice: choice, theme: theme).tag(choice.id) }
        }
        .pickerStyle(.inline)
    }
}

private struct ChoiceView: View {
    let choice: Choice
    let theme: Theme

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: choice.caption).font(Type.body)
            if !choice.sentence.isEmpty {
                Text(verbatim: choice.sentence).font(Type.small).foregroundStyle(theme["ink2"])
            }
        }
    }
}
