import SanCaiModel
import SwiftUI

/// From this width on the rule sets stand beside the page.
private let beside: CGFloat = 840

/// The rules of every rule set: one page each, and a search over all of them.
struct RulesScreen: View {
    let app: AppModel
    @Bindable var rules: RulesModel
    let theme: Theme

    var body: some View {
        GeometryReader { proxy in
            VStack(alignment: .leading, spacing: 8) {
                TextField(app.text("rules-search"), text: $rules.typed)
                    .font(Type.body)
                    .padding(12)
                    .background(theme["surface"], in: RoundedRectangle(cornerRadius: 12))
                    .padding(.horizontal, 16)
                if proxy.size.width >= beside {
                    HStack(alignment: .top, spacing: 16) {
                        ScrollView { VStack(alignment: .leading, spacing: 4) { choices } }.frame(width: 260)
                        RulesReading(app: app, rules: rules, theme: theme, width: proxy.size.width - 324)
                    }
                    .padding(.horizontal, 16)
                } else {
                    ScrollView(.horizontal, showsIndicators: false) { HStack(spacing: 8) { choices }.padding(.horizontal, 16) }
                    RulesReading(app: app, rules: rules, theme: theme, width: proxy.size.width - 32).padding(.horizontal, 16)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        .room(app.text("rules-title"), theme: theme, most: 1040)
    }

    private var choices: some View {
        ForEach(rules.page.choices, id: \.id) { choice in
            let chosen = choice.id == rules.page.id
            Button {
                rules.choose(choice.id)
            } label: {
                Text(verbatim: choice.caption)
                    .font(Type.label)
                    .foregroundStyle(theme[chosen ? "bg" : "ink"])
                    .padding(.horizontal, 14)
                    .frame(minHeight: 44)
                    .background(theme[chosen ? "ink" : "surface"], in: RoundedRectangle(cornerRadius: 16))
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(chosen ? .isSelected : [])
        }
    }
}

/// The page, or what a search has found.
private struct RulesReading: View {
    let app: AppModel
    let rules: RulesModel
    let theme: Theme
    let width: CGFloat

    var body: some View {
        ScrollViewReader { scroll in
            ScrollView {
                VStack(alignment: .leading, spacing: 12) {
                    if let found = rules.found {
                        Text(verbatim: found.told).font(Type.label).foregroundStyle(theme["ink2"])
                        ForEach(found.places, id: \.text) { place in FoundCard(place: place, theme: theme) { rules.go(to: place) } }
                    } else {
                        if !rules.page.note.isEmpty {
                            Text(verbatim: rules.page.note).font(Type.small).foregroundStyle(theme["ink2"])
                        }
                        ForEach(rules.page.sections.indices, id: \.self) { index in section(index) }
                    }
                }
                .foregroundStyle(theme["ink"])
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.bottom, 24)
            }
            .onChange(of: rules.wanted) {
                if let wanted = rules.wanted { scroll.scrollTo(wanted, anchor: .top) }
                rules.wanted = nil
            }
        }
    }

    private func section(_ index: Int) -> some View {
        let section = rules.page.sections[index]
        return VStack(alignment: .leading, spacing: 12) {
            Text(verbatim: section.title).font(Type.title).accessibilityAddTraits(.isHeader).padding(.top, 12)
            ForEach(section.items.indices, id: \.self) { item in
                RulesItemView(app: app, rules: rules, item: section.items[item], theme: theme, width: width)
            }
        }
        .id(index)
    }
}

/// A paragraph, a diagram or an example.
private struct RulesItemView: View {
    let app: AppModel
    let rules: RulesModel
    let item: RulesItem
    let theme: Theme
    let width: CGFloat

    var body: some View {
        switch item {
        case .paragraph(let text, let house): paragraph(text, house)
        case .diagram(let id): diagram(id)
        case .example(let id, let text): example(id, text)
        }
    }

    /// What the house decides has a bar and a word before it.
    private func paragraph(_ text: String, _ house: String) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            if !house.isEmpty { Text(verbatim: house).font(Type.small).foregroundStyle(theme["amber"]) }
            Text(verbatim: text).font(Type.body)
        }
        .padding(.leading, house.isEmpty ? 0 : 13)
        .overlay(alignment: .leading) {
            if !house.isEmpty { RoundedRectangle(cornerRadius: 1.5).fill(theme["amber"]).frame(width: 3) }
        }
    }

    @ViewBuilder private func diagram(_ id: String) -> some View {
        if let diagram = rules.diagram(id, width: Double(width - 24), dark: theme.dark) {
            DiagramCard(diagram: diagram, theme: theme)
        }
    }

    private func example(_ id: String, _ text: String) -> some View {
        Button {
            app.replay(example: id)
        } label: {
            HStack(spacing: 12) {
                Text(verbatim: text).font(Type.body)
                Spacer()
                VStack(spacing: 2) {
                    Image(systemName: "play")
                    Text(verbatim: app.text("rules-replay")).font(Type.small)
                }
            }
            .padding(14)
            .background(theme["surface"], in: RoundedRectangle(cornerRadius: 16))
        }
        .buttonStyle(.plain)
    }
}

private struct DiagramCard: View {
    let diagram: RulesDiagram
    let theme: Theme

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack(spacing: 0) {
                Canvas { context, _ in Pen(context: context).paint(diagram.picture.shapes) }
                    .frame(width: CGFloat(diagram.width), height: CGFloat(diagram.height))
                if stacked { VStack(spacing: 0) { names } }
            }
            .frame(height: CGFloat(diagram.height))
            if !stacked { HStack(spacing: 0) { names } }
            if !diagram.caption.isEmpty { Text(verbatim: diagram.caption).font(Type.small) }
        }
        .foregroundStyle(theme["ink2"])
        .frame(width: CGFloat(diagram.width) + (stacked ? 84 : 0))
        .padding(12)
        .background(theme["surface"], in: RoundedRectangle(cornerRadius: 16))
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: diagram.spoken))
    }
}

extension DiagramCard {
    /// Whether two planes lie one above the other, with their names beside them.
    private var stacked: Bool { diagram.height > 1.6 * diagram.width }

    private var names: some View {
        ForEach(diagram.picture.names, id: \.glyph) { plane in
            HStack(spacing: 6) {
                GlyphView(glyph: plane.glyph, side: 16, colour: theme["ink2"])
                Text(verbatim: plane.name).font(Type.small)
            }
            .frame(maxWidth: .infinity, maxHeight: stacked ? .infinity : nil)
        }
    }
}

private struct FoundCard: View {
    let place: RulesFound
    let theme: Theme
    let open: @MainActor () -> Void

    var body: some View {
        Button(action: open) {
            VStack(alignment: .leading, spacing: 4) {
                Text(verbatim: place.place).font(Type.small).foregroundStyle(theme["ink2"])
                Text(verbatim: place.text).font(Type.body)
            }
            .padding(14)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(theme["surface"], in: RoundedRectangle(cornerRadius: 16))
        }
        .buttonStyle(.plain)
    }
}
