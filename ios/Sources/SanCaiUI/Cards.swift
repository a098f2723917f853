import SanCaiModel
import SwiftUI

extension View {
    /// A raised card over the board.
    func card(_ theme: Theme) -> some View {
        foregroundStyle(theme["ink"])
            .tint(theme["ink"])
            .padding(16)
            .background(theme["surface"], in: RoundedRectangle(cornerRadius: 16))
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
            HStack(spacing: 8) {
                Text(verbatim: end.title).font(Type.title).accessibilityAddTraits(.isHeader)
                Spacer(minLength: 0)
                Button(action: { app.leave() }) {
                    Image(systemName: "xmark").foregroundStyle(theme["ink"]).frame(width: 44, height: 44)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text(verbatim: app.text("common-close")))
            }
            Text(verbatim: end.sentence).font(Type.body)
            if end.why {
                HStack(spacing: 8) {
                    Text(verbatim: end.note).font(Type.small)
                    Spacer()
                    Button(app.text("end-why")) { game.command(.why) }
                }
            }
            HStack(spacing: 8) {
                PlainButton(caption: app.text("review"), theme: theme) { game.command(.review) }
                MainButton(caption: app.text("end-rematch"), theme: theme) { app.rematch() }
                Spacer(minLength: 0)
                Button(action: { app.turnEnergy() }) {
                    Image(systemName: "circle.hexagongrid")
                        .foregroundStyle(theme["ink"])
                        .frame(width: 48, height: 48)
                        .overlay { RoundedRectangle(cornerRadius: 12).stroke(theme["ink2"]) }
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text(verbatim: app.text("energy-title")))
            }
        }
        .card(theme)
    }
}

/// A move of a repetition and what it does; the board shows it.
struct WhyCard: View {
    let app: AppModel
    let game: GameModel
    let why: WhyView
    let theme: Theme

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(verbatim: why.title).font(Type.label).accessibilityAddTraits(.isHeader)
            Text(verbatim: "\(why.text) · \(why.step)/\(why.steps)").font(Type.small).foregroundStyle(theme["ink2"])
            Text(verbatim: why.label).font(Type.body)
            HStack(spacing: 16) {
                Button(app.text("why-back")) { game.command(.whyBack) }
                Button(app.text("why-next")) { game.command(.whyNext) }
                Spacer()
                Button(app.text("why-close")) { game.command(.whyClose) }
            }
            .frame(minHeight: 44)
        }
        .card(theme)
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

/// A question that waits for its answer, at the edge of the side that is asked, and turned to it where it sits on the far
/// side. Nothing beside it can be tapped; Escape means no.
struct QuestionView: View {
    let question: Question
    let top: Bool
    let theme: Theme
    let answer: @MainActor (Bool) -> Void

    var body: some View {
        ZStack(alignment: top ? .top : .bottom) {
            theme["ink"].opacity(0.3).accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 20) {
                Text(verbatim: question.text).font(Type.heading).accessibilityAddTraits(.isHeader)
                HStack(spacing: 8) {
                    if !question.no.isEmpty { Button(question.no) { answer(false) }.frame(minHeight: 48) }
                    Spacer()
                    MainButton(caption: question.yes, theme: theme) { answer(true) }
                }
            }
            .card(theme)
            .frame(maxWidth: 460)
            .rotationEffect(.degrees(question.turned ? 180 : 0))
            .padding(16)
        }
        .onKeyPress { press in
            if press.key == .escape { answer(false) }
            return .handled
        }
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
    }
}

/// Covers the boards in a pause; a tap on its button goes on.
struct PauseCover: View {
    let pause: PauseCard
    let boards: [Rect]
    let theme: Theme
    let resume: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 20) {
            Image(systemName: "pause").font(Type.title).foregroundStyle(theme["ink2"]).accessibilityHidden(true)
            Text(verbatim: pause.title).font(Type.title).foregroundStyle(theme["ink"]).accessibilityAddTraits(.isHeader)
            MainButton(caption: pause.resume, theme: theme, act: resume)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(theme["sunk"])
        .at(Rect(around: boards))
    }
}
