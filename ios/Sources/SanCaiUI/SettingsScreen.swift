import SanCaiModel
import SwiftUI

private let (on, off) = ("on", "off")

/// All that can be set; each change holds at once.
struct SettingsScreen: View {
    let app: AppModel
    let theme: Theme

    var body: some View {
        Form {
            ForEach(app.settings, id: \.title) { group in
                Section {
                    ForEach(group.rows, id: \.key) { row in
                        SettingView(app: app, row: row, theme: theme).foregroundStyle(theme["ink"]).listRowBackground(theme["surface"])
                    }
                } header: {
                    Text(verbatim: group.title).font(Type.heading).foregroundStyle(theme["ink"]).textCase(nil)
                        .accessibilityAddTraits(.isHeader)
                }
            }
            Door(symbol: "info.circle", title: app.text("about-title"), sentence: app.text("about-licences"), theme: theme) {
                app.enter(.about)
            }
            .listRowBackground(Color.clear)
        }
        .scrollContentBackground(.hidden)
        .room(app.text("settings-title"), theme: theme)
    }
}

/// A switch, or one choice of several.
private struct SettingView: View {
    let app: AppModel
    let row: SettingsRow
    let theme: Theme

    var body: some View {
        if row.choices.isEmpty {
            Toggle(row.caption, isOn: Binding(get: { row.value == on }, set: { @MainActor in app.set(row.key, to: $0 ? on : off) }))
                .tint(theme["jade"])
        } else {
            Picker(row.caption, selection: Binding(get: { row.value }, set: { @MainActor in app.set(row.key, to: $0) })) {
                ForEach(row.choices, id: \.id) { Text(verbatim: $0.caption).tag($0.id) }
            }
        }
    }
}
