import SanCaiModel
import SwiftUI

/// The moves, the latest in sight: a strip, the list of a panel, or a rail's button that opens the list.
struct MovesView: View {
    let app: AppModel
    let moves: [MoveText]
    let place: Rect
    let theme: Theme
    @State private var open = false

    var body: some View {
        if place.width <= 48 {
            Button(action: { open = true }) {
                Text(verbatim: "\(moves.count)").font(Type.label).foregroundStyle(theme["ink"]).frame(minWidth: 48, minHeight: 48)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: app.text("game-moves")))
            .sheet(isPresented: $open) { sheet }
        } else if place.height > 96 {
            list
        } else {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 8) { items }.padding(.horizontal, 16)
            }
            .defaultScrollAnchor(.trailing)
        }
    }

    private var list: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 4) { items }
        }
        .defaultScrollAnchor(.bottom)
    }

    private var sheet: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(verbatim: app.text("game-moves")).font(Type.heading).foregroundStyle(theme["ink"]).accessibilityAddTraits(.isHeader)
            list
            Button(app.text("common-close")) { open = false }
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .topLeading)
        .background(theme["surface"])
    }

    private var items: some View {
        ForEach(moves, id: \.ply) { move in MoveView(move: move, last: Int(move.ply) == moves.count, theme: theme) }
    }
}

private struct MoveView: View {
    let move: MoveText
    let last: Bool
    let theme: Theme

    var body: some View {
        HStack(spacing: 6) {
            if !move.number.isEmpty {
                Text(verbatim: move.number).font(Type.small).foregroundStyle(theme["ink2"])
            }
            Text(verbatim: move.text)
                .font(Type.label)
                .foregroundStyle(theme[last ? "bg" : "ink"])
                .padding(.horizontal, 8)
                .padding(.vertical, 4)
                .background(last ? theme["ink"] : .clear, in: RoundedRectangle(cornerRadius: 8))
        }
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: move.spoken))
    }
}
