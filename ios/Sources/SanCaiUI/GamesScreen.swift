import SanCaiModel
import SwiftUI

/// Every stored game: search, filter, and what can be done with one.
struct GamesScreen: View {
    let app: AppModel
    @Bindable var games: GamesModel
    let theme: Theme
    @State private var importing = false
    /// The game that gets a name, and that name.
    @State private var named: GameCard?
    @State private var name = ""
    @State private var file: RecordFile?

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                search
                GameFilters(app: app, games: games, theme: theme)
                if games.count == 0 {
                    Text(verbatim: app.text(games.whole ? "games-none" : "games-none-found"))
                        .font(Type.body).foregroundStyle(theme["ink2"]).padding(24)
                }
                ForEach(0..<games.count, id: \.self) { row($0) }
            }
        }
        .dropDestination(for: RecordFile.self) { files, _ in
            for file in files { games.add(file.text) }
            return !files.isEmpty
        }
        .room(app.text("home-games"), theme: theme)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                PageButton(symbol: "square.and.arrow.down", caption: app.text("games-import")) { importing = true }
            }
            ToolbarItem(placement: .primaryAction) {
                PageButton(symbol: "square.and.arrow.up", caption: app.text("games-export-all")) {
                    file = RecordFile(name: app.text("home-games"), text: games.exportAll())
                }
                .disabled(games.count == 0)
            }
        }
        .sheet(isPresented: $importing) { ImportSheet(app: app, games: games, theme: theme) { importing = false } }
        .alert(Text(verbatim: app.text("games-rename")), isPresented: isNaming, presenting: named) { card in
            TextField(app.text("games-name"), text: $name)
            Button(app.text("common-ok")) { games.rename(card.id, to: name) }
            Button(app.text("common-cancel"), role: .cancel) {}
        }
        .fileExporter(isPresented: isSaving, item: file, contentTypes: [.json], defaultFilename: file?.name) { games.saved($0) }
        .onAppear { games.read() }
    }

    private var search: some View {
        HStack(spacing: 8) {
            Image(systemName: "magnifyingglass").foregroundStyle(theme["ink2"]).accessibilityHidden(true)
            TextField(app.text("games-search"), text: $games.filter.text).font(Type.body).foregroundStyle(theme["ink"])
        }
        .padding(.horizontal, 12)
        .frame(minHeight: 48)
        .background(theme["surface"], in: RoundedRectangle(cornerRadius: 14))
        .overlay { RoundedRectangle(cornerRadius: 14).stroke(theme["ink2"]) }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
    }

    @ViewBuilder
    private func row(_ index: Int) -> some View {
        if let card = games.card(at: index) {
            GameRow(
                app: app, card: card, theme: theme,
                rename: {
                    name = card.title
                    named = card
                },
                export: { file = games.export(card.id).map { RecordFile(name: card.title, text: $0) } },
                delete: { games.delete(card.id) })
        }
        theme["div"].frame(height: 1).accessibilityHidden(true)
    }

    private var isNaming: Binding<Bool> { Binding(get: { @MainActor in named != nil }, set: { @MainActor in if !$0 { named = nil } }) }

    private var isSaving: Binding<Bool> { Binding(get: { @MainActor in file != nil }, set: { @MainActor in if !$0 { file = nil } }) }
}

/// A button in a room's title bar.
private struct PageButton: View {
    let symbol: String
    let caption: String
    let act: @MainActor () -> Void

    var body: some View {
        Button(action: act) { Image(systemName: symbol).frame(minWidth: 44, minHeight: 44) }
            .accessibilityLabel(Text(verbatim: caption))
    }
}

/// Results and rule sets as chips; a second tap takes one away.
private struct GameFilters: View {
    let app: AppModel
    let games: GamesModel
    let theme: Theme

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 8) {
                chip(app.text("games-all"), games.filter.result.isEmpty && games.filter.rules.isEmpty) {
                    (games.filter.result, games.filter.rules) = ("", "")
                }
                ForEach(games.filters.results, id: \.id) { choice in
                    let chosen = games.filter.result == choice.id
                    chip(choice.caption, chosen) { games.filter.result = chosen ? "" : choice.id }
                }
                ForEach(games.filters.rules, id: \.id) { choice in
                    let chosen = games.filter.rules == choice.id
                    chip(choice.caption, chosen) { games.filter.rules = chosen ? "" : choice.id }
                }
            }
            .padding(.horizontal, 16)
        }
        .padding(.bottom, 4)
    }

    /// 32 high, in a target of 44.
    private func chip(_ caption: String, _ chosen: Bool, act: @escaping @MainActor () -> Void) -> some View {
        Button(action: act) {
            Text(verbatim: caption)
                .font(Type.label)
                .foregroundStyle(theme[chosen ? "bg" : "ink"])
                .padding(.horizontal, 14)
                .frame(minHeight: 32)
                .background(theme[chosen ? "ink" : "surface"], in: RoundedRectangle(cornerRadius: 16))
                .overlay { RoundedRectangle(cornerRadius: 16).stroke(theme[chosen ? "ink" : "div"]) }
                .frame(minWidth: 44, minHeight: 44)
                .contentShape(RoundedRectangle(cornerRadius: 0))
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(chosen ? .isSelected : [])
    }
}

/// A stored game: a tap opens it, its menu does the rest.
private struct GameRow: View {
    let app: AppModel
    let card: GameCard
    let theme: Theme
    let rename: @MainActor () -> Void
    let export: @MainActor () -> Void
    let delete: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 4) {
            Button(action: { app.resume(card.id) }) {
                HStack(spacing: 14) {
                    SmallBoard(app: app, card: card, theme: theme)
                    VStack(alignment: .leading, spacing: 2) {
                        Text(verbatim: card.title).font(Type.strong).lineLimit(2)
                        Text(verbatim: card.detail).font(Type.small)
                        Text(verbatim: "\(card.rules) · \(day)").font(Type.small).foregroundStyle(theme["ink2"])
                    }
                    Spacer(minLength: 0)
                }
                .multilineTextAlignment(.leading)
                .padding(.vertical, 10)
                .contentShape(RoundedRectangle(cornerRadius: 0))
            }
            .buttonStyle(.plain)
            Menu {
                Button(app.text("games-rename"), action: rename)
                Button(app.text("games-export"), action: export)
                Button(app.text("games-delete"), role: .destructive, action: delete)
            } label: {
                Image(systemName: "ellipsis").frame(minWidth: 44, minHeight: 44).contentShape(RoundedRectangle(cornerRadius: 0))
            }
            .accessibilityLabel(Text(verbatim: app.named("games-more", card.title)))
        }
        .foregroundStyle(theme["ink"])
        .padding(.leading, 16)
        .padding(.trailing, 8)
    }

    /// The day something was last done, as people of the app's language write it.
    private var day: String {
        let style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: Locale(identifier: app.language))
        return Date(timeIntervalSince1970: Double(card.changed) / 1000).formatted(style)
    }
}
