import SanCaiModel
import SwiftUI

/// The moves, the one looked at in sight: a strip, the list of a panel, or a rail's button that opens the list. A tap on a
/// move looks at the game as it stood after it.
struct MovesView: View {
    let app: AppModel
    let game: GameModel
    let place: Rect
    let theme: Theme
    @State private var open = false

    var body: some View {
        if place.width <= 48 {
            Button(action: { open = true }) {
                Text(verbatim: "\(game.moves.count)").font(Type.label).foregroundStyle(theme["ink"]).frame(minWidth: 48, minHeight: 48)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: app.text("game-moves")))
            .sheet(isPresented: $open) { sheet }
        } else if place.height > 96 {
            list
        } else {
            following(.horizontal) { HStack(spacing: 0) { items }.padding(.horizontal, 8) }
        }
    }

    /// The ply that is looked at.
    private var at: UInt32 { game.view.place ?? game.view.plies }

    private var list: some View {
        following(.vertical) {
            VStack(alignment: .leading, spacing: 0) { items }.frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    /// Scrolls to the move that is looked at.
    private func following<Content: View>(_ axis: Axis.Set, @ViewBuilder _ content: () -> Content) -> some View {
        let content = content()
        return ScrollViewReader { scroll in
            ScrollView(axis, showsIndicators: false) { content }
                .onChange(of: at, initial: true) { scroll.scrollTo(max(at, 1), anchor: .center) }
        }
    }

    private var sheet: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(verbatim: app.text("game-moves")).font(Type.heading).foregroundStyle(theme["ink"]).accessibilityAddTraits(.isHeader)
            list
            Button(app.text("common-close")) { open = false }.frame(minHeight: 44)
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .topLeading)
        .background(theme["surface"])
    }

    private var items: some View {
        ForEach(game.moves, id: \.ply) { move in
            MoveView(move: move, here: move.ply == at, theme: theme) { game.gesture(.seek(ply: move.ply)) }
        }
    }
}

private struct MoveView: View {
    let move: MoveText
    let here: Bool
    let theme: Theme
    let seek: @MainActor () -> Void

    var body: some View {
        Button(action: seek) {
            HStack(spacing: 4) {
                if !move.number.isEmpty {
                    Text(verbatim: move.number).font(Type.small).foregroundStyle(theme["ink2"])
                }
                Text(verbatim: move.text)
                    .font(Type.label)
                    .foregroundStyle(theme[here ? "bg" : "ink"])
                    .padding(.horizontal, 6)
                    .padding(.vertical, 4)
                    .background(here ? theme["ink"] : .clear, in: RoundedRectangle(cornerRadius: 8))
            }
            .frame(minWidth: 44, minHeight: 44)
            .contentShape(RoundedRectangle(cornerRadius: 0))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: move.spoken))
        .accessibilityAddTraits(here ? .isSelected : [])
    }
}
