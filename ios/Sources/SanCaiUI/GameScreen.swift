import Accessibility
import SanCaiModel
import SwiftUI

/// The Game screen: the board, and around it the native parts where the core's layout puts them.
struct GameScreen: View {
    let app: AppModel
    let game: GameModel
    let theme: Theme
    let window: SanCaiModel.Window
    @FocusState private var focused: Bool

    var body: some View {
        ZStack(alignment: .topLeading) {
            theme["bg"].accessibilityHidden(true)
            BoardView(game: game, theme: theme)
            if let lesson = game.view.lesson {
                LessonParts(app: app, game: game, lesson: lesson, theme: theme)
            } else {
                GameParts(app: app, game: game, theme: theme)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        .focusable()
        .focusEffectDisabled()
        .focused($focused)
        .onKeyPress { press in
            guard let key = Key(press) else { return .ignored }
            game.gesture(.typed(key: key))
            return .handled
        }
        .onAppear { focused = true }
        .onChange(of: window, initial: true) { game.resize(window) }
        .onChange(of: "\(game.view.revision) \(game.view.announce)") {
            let text = game.view.announce
            if !text.isEmpty { AccessibilityNotification.Announcement(text).post() }
        }
        .sensoryFeedback(trigger: game.view.revision) { _, _ in game.view.haptic?.feedback }
    }
}

/// Strips, status, banner, moves, buttons, and the end card.
private struct GameParts: View {
    let app: AppModel
    let game: GameModel
    let theme: Theme

    var body: some View {
        let (view, layout) = (game.view, game.layout)
        if seen(layout.far) { StripView(strip: view.far, theme: theme, place: layout.far).at(layout.far) }
        if seen(layout.near) { StripView(strip: view.near, theme: theme, place: layout.near).at(layout.near) }
        if seen(layout.status) { StatusView(view: view, refusal: game.refusal, theme: theme).at(layout.status) }
        if let banner = view.banner {
            BannerView(banner: banner, why: app.text("end-why"), theme: theme) { game.command(.why) }.at(layout.banner)
        }
        ForEach(layout.planeNames, id: \.name) { plane in
            PlaneButton(plane: plane, theme: theme) { game.command(plane.command) }.at(plane.place)
        }
        if let place = layout.seals { SealsView(seals: view.seals, place: place, theme: theme).at(place) }
        if seen(layout.moves) { MovesView(app: app, game: game, place: layout.moves, theme: theme).at(layout.moves) }
        if seen(layout.actions) { ActionsView(app: app, game: game, theme: theme).at(layout.actions) }
        if let pause = view.pause { PauseCover(pause: pause, boards: layout.boards, theme: theme) { game.command(.resume) } }
        CardsView(app: app, game: game, theme: theme)
        if let question = view.question {
            QuestionView(question: question, top: question.side == view.far.side, theme: theme) { game.answer($0) }
        }
    }

    /// What would look out from under the card of the end is not drawn.
    private func seen(_ part: Rect) -> Bool { game.view.end?.place.covers(part) != true }
}
