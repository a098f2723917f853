import SanCaiModel
import SwiftUI

/// The opponent of whom a level and a colour are asked.
private let machine = "machine"

/// What kind of game: rule set, opponent, level, colour, clocks, who begins, options.
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
                Section(app.text("new-game-clock")) {
                    picks(app.form.timings)
                    picks(app.form.presets)
                    ForEach(app.form.numbers, id: \.id) { NumberView(app: app, number: $0) }
                }
                if !app.form.beginners.isEmpty { Section(app.text("new-game-begins")) { picks(app.form.beginners) } }
                Section(app.text("game-more")) {
                    ForEach(app.form.options, id: \.caption) { OptionView(app: app, pick: $0, theme: theme) }
                    picks(app.form.odds)
                    picks(app.form.oddsSides)
                }
                if !app.form.fault.isEmpty { Text(verbatim: app.form.fault).foregroundStyle(theme["check"]) }
                if let refusal = app.refusal { Text(verbatim: refusal).foregroundStyle(theme["check"]) }
            }
            .navigationTitle(Text(verbatim: app.text("new-game-title")))
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button(app.text("common-close")) { app.choosing = false } }
                ToolbarItem(placement: .confirmationAction) {
                    Button(app.text("start")) { app.start() }.disabled(!app.form.fault.isEmpty)
                }
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

    private func picks(_ all: [Pick]) -> some View {
        ForEach(all, id: \.caption) { PickView(app: app, pick: $0, theme: theme) }
    }

    private func picker(_ title: String, _ choices: [Choice], _ chosen: Binding<String>) -> some View {
        Picker(app.text(title), selection: chosen) {
            ForEach(choices, id: \.id) { choice in ChoiceView(choice: choice, theme: theme).tag(choice.id) }
        }
        .pickerStyle(.inline)
    }
}

/// One of several, of which one is chosen.
private struct PickView: View {
    let app: AppModel
    let pick: Pick
    let theme: Theme

    var body: some View {
        Button {
            app.choice = pick.to
        } label: {
            HStack {
                Text(verbatim: pick.caption).font(Type.body).foregroundStyle(theme["ink"])
                Spacer(minLength: 0)
                if pick.on { Image(systemName: "checkmark").foregroundStyle(theme["jade"]).accessibilityHidden(true) }
            }
        }
        .accessibilityAddTraits(pick.on ? .isSelected : [])
    }
}

/// Something that is on or off by itself.
private struct OptionView: View {
    let app: AppModel
    let pick: Pick
    let theme: Theme

    var body: some View {
        Toggle(isOn: Binding(get: { pick.on }, set: { @MainActor _ in app.choice = pick.to })) {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: pick.caption).font(Type.body)
                if !pick.sentence.isEmpty { Text(verbatim: pick.sentence).font(Type.small).foregroundStyle(theme["ink2"]) }
            }
        }
        .tint(theme["jade"])
    }
}

/// A number that is typed.
private struct NumberView: View {
    let app: AppModel
    let number: Number

    var body: some View {
        HStack {
            Text(verbatim: number.caption).font(Type.body)
            TextField(number.caption, text: Binding(get: { "\(number.value)" }, set: { @MainActor in app.type($0, into: number) }))
                .multilineTextAlignment(.trailing)
        }
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
