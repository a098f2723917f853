import SanCaiModel
import SwiftUI

/// A small picture of a position, as large as it was asked for. It says nothing: words stand beside it.
struct ThumbnailView: View {
    let thumbnail: Thumbnail
    let small: Small

    var body: some View {
        Canvas { context, _ in Pen(context: context).paint(thumbnail.shapes) }
            .frame(width: CGFloat(small.width), height: CGFloat(small.height))
            .accessibilityHidden(true)
    }
}

/// The same, wider than high, with the names of two planes under it.
struct NamedThumbnail: View {
    let thumbnail: Thumbnail
    let small: Small
    let theme: Theme

    var body: some View {
        VStack(spacing: 4) {
            ThumbnailView(thumbnail: thumbnail, small: small)
            HStack(spacing: 0) {
                ForEach(thumbnail.names, id: \.glyph) { plane in
                    HStack(spacing: 4) {
                        GlyphView(glyph: plane.glyph, side: 18, colour: theme["ink"])
                        Text(verbatim: plane.name).font(Type.small).foregroundStyle(theme["ink2"])
                    }
                    .frame(maxWidth: .infinity)
                }
            }
        }
        .frame(width: CGFloat(small.width))
    }
}

/// One of the app's own characters.
struct GlyphView: View {
    let glyph: UInt16
    let side: CGFloat
    let colour: Color

    var body: some View {
        Canvas { context, size in
            context.scaleBy(x: size.width, y: size.height)
            context.fill(Path(steps: outline(glyph: glyph)), with: .color(colour))
        }
        .frame(width: side, height: side)
        .accessibilityHidden(true)
    }
}
