import SanCaiModel
import SwiftUI

/// What a lesson has around its board: the head, the coach's words, the buttons.
struct LessonParts: View {
    /// A higher place is a panel: the coach's card is no higher than its words there.
    private static let panel: Float = 224
    let app: AppModel
    let game: GameModel
    let lesson: LessonView
    let theme: Theme

    var body: some View {
        let layout = game.layout
        LessonHead(lesson: lesson, close: app.text("common-close"), theme: theme) { app.leave() }.at(layout.far)
        Coach(lesson: lesson, panel: layout.status.height >= Self.panel, theme: theme).at(layout.status)
        ForEach(layout.planeNames.indices, id: \.self) { index in
            let plane = layout.planeNames[index]
            PlaneLabel(plane: plane, theme: theme).at(plane.place)
        }
        LessonButtons(app: app, game: game, lesson: lesson, theme: theme).at(layout.actions)
    }
}

/// The way out, the lesson's name, and how far it has come.
private struct LessonHead: View {
    let lesson: LessonView
    let close: String
    let theme: Theme
    let leave: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 8) {
            Button(action: leave) {
                Image(systemName: "xmark").foregroundStyle(theme["ink"]).frame(width: 48, height: 44)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: close))
            VStack(alignment: .leading, spacing: 4) {
                Text(verbatim: lesson.title).font(Type.label).foregroundStyle(theme["ink"]).lineLimit(2).minimumScaleFactor(0.8)
                    .accessibilityAddTraits(.isHeader)
                HStack(spacing: 3) {
                    ForEach(Array(1...max(lesson.steps, 1)), id: \.self) { step in
                        theme[step < lesson.step ? "jade" : step == lesson.step ? "ink" : "div"].frame(height: 4)
                    }
                }
                .accessibilityHidden(true)
            }
            Text(verbatim: "\(lesson.step)/\(lesson.steps)")
                .font(Type.small)
                .foregroundStyle(theme["ink2"])
                .accessibilityLabel(Text(verbatim: lesson.spoken))
        }
        .padding(.horizontal, 8)
    }
}

/// A plane's name beside or above its board.
private struct PlaneLabel: View {
    private static let lying: Float = 100
    let plane: PlaneName
    let theme: Theme

    var body: some View {
        if plane.place.width >= Self.lying {
            HStack(spacing: 6) {
                words
                Spacer(minLength: 0)
            }
        } else {
            VStack(spacing: 2) { words }
        }
    }

    @ViewBuilder private var words: some View {
        GlyphView(glyph: plane.glyph, side: 20, colour: theme["ink"])
        Text(verbatim: plane.caption).font(Type.small).foregroundStyle(theme["ink2"]).lineLimit(1).minimumScaleFactor(0.7)
    }
}

/// The coach's card, as high as its words: in the middle of its place, or at the top of a panel; words that need more room
/// scroll.
private struct Coach: View {
    let lesson: LessonView
    let panel: Bool
    let theme: Theme

    var body: some View {
        ViewThatFits(in: .vertical) {
            card { words }
            card { ScrollView { words } }
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 3)
        .frame(maxHeight: .infinity, alignment: panel ? .top : .center)
    }

    private func card<Words: View>(@ViewBuilder _ words: () -> Words) -> some View {
        HStack(spacing: 10) {
            if let symbol { Image(systemName: symbol).foregroundStyle(theme[mark]) }
            words()
        }
        .padding(.horizontal, 12)
        .padding(.vertical, panel ? 14 : 6)
        .frame(maxWidth: .infinity, minHeight: 56, alignment: .leading)
        .background(theme[paper], in: RoundedRectangle(cornerRadius: 16))
    }

    private var words: some View {
        Text(verbatim: lesson.text)
            .font(Type.body)
            .foregroundStyle(theme["ink"])
            .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var symbol: String? {
        switch lesson.tone {
        case .plain: nil
        case .hint: "lightbulb"
        case .wrong: "exclamationmark.triangle"
        case .right: "checkmark"
        }
    }

    private var mark: String {
        switch lesson.tone {
        case .plain, .hint: "ink2"
        case .wrong: "amber"
        case .right: "jade"
        }
    }

    private var paper: String {
        switch lesson.tone {
        case .plain, .hint: "surface"
        case .wrong: "amber_soft"
        case .right: "jade_soft"
        }
    }
}

/// The buttons in a row under the board, or one below the other beside two boards; the main one is vermilion.
private struct LessonButtons: View {
    let app: AppModel
    let game: GameModel
    let lesson: LessonView
    let theme: Theme

    var body: some View {
        if game.layout.actionColumns == 1 {
            VStack(spacing: 8) {
                Spacer()
                all
            }
            .padding(2)
        } else {
            HStack(spacing: 8) { all }.padding(.horizontal, 8).padding(.vertical, 4)
        }
    }

    @ViewBuilder private var all: some View {
        ForEach(game.view.buttons.indices, id: \.self) { index in
            let button = game.view.buttons[index]
            LessonButton(caption: button.caption, symbol: button.command.symbol, main: button.command == lesson.main, theme: theme) {
                game.command(button.command)
            }
            .disabled(!button.enabled)
            .opacity(button.enabled ? 1 : 0.4)
        }
        if !lesson.finish.isEmpty {
            LessonButton(caption: lesson.finish, symbol: "checkmark", main: true, theme: theme) { app.leave() }
        }
    }
}

private struct LessonButton: View {
    let caption: String
    let symbol: String
    let main: Bool
    let theme: Theme
    let act: @MainActor () -> Void

    var body: some View {
        Button(action: act) {
            VStack(spacing: 1) {
                Image(systemName: symbol)
                Text(verbatim: caption).font(Type.small).lineLimit(2).minimumScaleFactor(0.7)
            }
            .foregroundStyle(theme[main ? "on_verm" : "ink"])
            .frame(maxWidth: .infinity, minHeight: 60)
            .background(theme[main ? "verm" : "surface"], in: RoundedRectangle(cornerRadius: 12))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: caption))
    }
}
