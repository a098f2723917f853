import SanCaiModel
import SwiftUI

/// What lies over the boards, where the core has found room for it.
struct CardsView: View {
    let app: AppModel
    let game: GameModel
    let theme: Theme

    var body: some View {
        if let card = game.view.placing { PlacingCardView(card: card, theme: theme).at(card.place) }
        if let confirm = game.view.confirm {
            ConfirmCardView(confirm: confirm, theme: theme) { game.answer($0) }.within(confirm.place)
        }
        if let end = game.view.end { EndView(app: app, game: game, end: end, theme: theme).within(end.place) }
        if let why = game.view.why { WhyCard(app: app, game: game, why: why, theme: theme).within(why.place) }
    }
}

extension CardPlace {
    /// How far a card reaches from its edge, at most.
    private static let reach: Float = 220

    /// Whether a part beside the boards would look out from under a card that lies here.
    func covers(_ part: Rect) -> Bool {
        let top = hangs ? rect.y : rect.y + max(rect.height - Self.reach, 0)
        let bottom = top + min(rect.height, Self.reach)
        return part.x > rect.x - 1 && part.x + part.width < rect.x + rect.width + 1 && part.y < bottom && part.y + part.height > top
    }
}

extension View {
    /// In its room: at the edge that leaves the points it speaks of in sight.
    fileprivate func within(_ place: CardPlace) -> some View {
        frame(maxWidth: 552)
            .padding(CGFloat(place.margin))
            .frame(width: CGFloat(place.rect.width), height: CGFloat(place.rect.height), alignment: place.hangs ? .top : .bottom)
            .at(place.rect)
    }
}

/// What a side that places its Giác Thân reads; it lies on the empty Tian and takes no taps.
private struct PlacingCardView: View {
    let card: PlacingCard
    let theme: Theme

    var body: some View {
        HStack(alignment: .top, spacing: 14) {
            Emblem(shapes: card.shapes, side: 36)
            VStack(alignment: .leading, spacing: 4) {
                Text(verbatim: card.title).font(Type.heading)
                Text(verbatim: card.sentence).font(Type.body).minimumScaleFactor(0.7)
            }
        }
        .card(theme)
        .accessibilityElement(children: .combine)
    }
}

/// Whether the move shown is to be made.
private struct ConfirmCardView: View {
    let confirm: Confirm
    let theme: Theme
    let answer: @MainActor (Bool) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(verbatim: confirm.text).font(Type.label)
            HStack(spacing: 8) {
                PlainButton(caption: confirm.no, theme: theme) { answer(false) }
                Spacer()
                MainButton(caption: confirm.yes, theme: theme) { answer(true) }
            }
        }
        .card(theme)
    }
}

/// A button with an outline.
struct PlainButton: View {
    let caption: String
    let theme: Theme
    let act: @MainActor () -> Void

    var body: some View {
        Button(action: act) {
            Text(verbatim: caption)
                .font(Type.label)
                .foregroundStyle(theme["ink"])
                .padding(.horizontal, 20)
                .frame(minHeight: 48)
                .overlay { RoundedRectangle(cornerRadius: 12).stroke(theme["ink2"]) }
        }
        .buttonStyle(.plain)
    }
}
