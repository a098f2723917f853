import SanCaiModel
import SwiftUI

/// The name of a plane; a tap enlarges the plane.
struct PlaneButton: View {
    /// From this width on the name stands beside its character.
    private static let lying: Float = 100
    /// A lower place has the character alone.
    private static let named: Float = 40
    let plane: PlaneName
    let theme: Theme
    let enlarge: @MainActor () -> Void

    var body: some View {
        Button(action: enlarge) {
            if plane.place.width >= Self.lying {
                HStack(spacing: 8) {
                    character
                    name.font(Type.label)
                    Spacer(minLength: 0)
                }
            } else {
                VStack(spacing: 2) {
                    character
                    if plane.place.height >= Self.named { name.font(Type.small) }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(theme["surface"], in: RoundedRectangle(cornerRadius: 16))
                .overlay { RoundedRectangle(cornerRadius: 16).stroke(theme["div"]) }
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: plane.name))
    }

    private var character: some View {
        HStack(spacing: 3) {
            GlyphView(glyph: plane.glyph, side: 20, colour: theme["ink"])
            Image(systemName: "arrow.up.left.and.arrow.down.right").font(Type.small).foregroundStyle(theme["ink2"])
        }
    }

    private var name: some View {
        Text(verbatim: plane.caption).foregroundStyle(theme["ink2"]).lineLimit(1).minimumScaleFactor(0.7)
    }
}

/// Both Giác Thân with what is left of their reserves: on cards with words where there is room, one above the other in a
/// rail, side by side in a low place.
struct SealsView: View {
    private static let wide: Float = 150
    private static let high: Float = 110
    let seals: [Seal]
    let place: Rect
    let theme: Theme

    var body: some View {
        if place.width >= Self.wide && place.height >= Self.high {
            VStack(spacing: 8) { each { SealCard(seal: $0, theme: theme) } }
        } else if place.height >= place.width {
            VStack(spacing: 4) { each { SealView(seal: $0, theme: theme) } }
        } else {
            HStack(spacing: 4) { each { SealView(seal: $0, theme: theme) } }
        }
    }

    private func each<Content: View>(@ViewBuilder _ content: @escaping (Seal) -> Content) -> some View {
        ForEach(seals.indices, id: \.self) { index in
            content(seals[index])
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .accessibilityElement()
                .accessibilityLabel(Text(verbatim: seals[index].spoken))
        }
    }
}

private struct SealCard: View {
    let seal: Seal
    let theme: Theme

    var body: some View {
        HStack(spacing: 12) {
            if !seal.shapes.isEmpty { Emblem(shapes: seal.shapes, side: 38) }
            VStack(alignment: .leading, spacing: 2) {
                HStack(spacing: 4) {
                    Text(verbatim: seal.name)
                    Spacer(minLength: 0)
                    Text(verbatim: seal.reserve)
                }
                .font(Type.label)
                .foregroundStyle(theme["ink"])
                if let full = seal.bars { bars(full) }
                if !seal.state.isEmpty { Text(verbatim: seal.state).font(Type.small).foregroundStyle(theme["ink2"]).lineLimit(2) }
            }
        }
        .padding(.horizontal, 12)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(theme["surface"], in: RoundedRectangle(cornerRadius: 16))
        .overlay { RoundedRectangle(cornerRadius: 16).stroke(theme["div"]) }
    }

    /// The reserve: a bar a minute, hollow when it is spent.
    private func bars(_ full: UInt8) -> some View {
        HStack(spacing: 4) {
            ForEach(Array(0..<UInt8(3)), id: \.self) { bar in
                RoundedRectangle(cornerRadius: 3)
                    .stroke(theme["ink"])
                    .background(bar < full ? theme["ink"] : .clear, in: RoundedRectangle(cornerRadius: 3))
                    .frame(width: 18, height: 6)
            }
        }
        .padding(.vertical, 3)
    }
}

private struct SealView: View {
    let seal: Seal
    let theme: Theme

    var body: some View {
        VStack(spacing: 0) {
            Emblem(shapes: seal.shapes, side: 40)
            if !seal.reserve.isEmpty { Text(verbatim: seal.reserve).font(Type.label).foregroundStyle(theme["ink"]) }
        }
    }
}
