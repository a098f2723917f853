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

/// The same, no larger than its boards, with the names of two planes under them.
struct NamedThumbnail: View {
    let thumbnail: Thumbnail
    let theme: Theme

    var body: some View {
        let boards = Rect(around: thumbnail.boards)
        VStack(spacing: 4) {
            Canvas { context, _ in
                context.translateBy(x: -CGFloat(boards.x), y: -CGFloat(boards.y))
                Pen(context: context).paint(thumbnail.shapes)
            }
            .frame(width: CGFloat(boards.width), height: CGFloat(boards.height))
            .accessibilityHidden(true)
            HStack(spacing: 0) {
                ForEach(thumbnail.names, id: \.glyph) { plane in
                    HStack(spacing: 6) {
                        GlyphView(glyph: plane.glyph, side: 14, colour: theme["ink2"])
                        Text(verbatim: plane.name).font(Type.small).foregroundStyle(theme["ink2"])
                    }
                    .frame(maxWidth: .infinity)
                }
            }
        }
        .frame(width: CGFloat(boards.width))
    }
}

/// The small board of a stored game; empty where its position cannot be read.
struct SmallBoard: View {
    let app: AppModel
    let card: GameCard
    let theme: Theme

    var body: some View {
        let small = Small(width: 64, height: 70, whole: false, flipped: card.flipped, dark: theme.dark)
        if let picture = app.thumbnail(card, small) {
            ThumbnailView(thumbnail: picture, small: small)
        } else {
            Color.clear.frame(width: 64, height: 70).accessibilityHidden(true)
        }
    }
}

/// The app's seal: its characters, one below the other.
struct SealMark: View {
    let word: [UInt16]
    let side: CGFloat
    let theme: Theme

    var body: some View {
        let em = side * (word.count > 1 ? 0.4 : 0.62)
        VStack(spacing: 0) {
            ForEach(word, id: \.self) { GlyphView(glyph: $0, side: em, colour: theme["on_verm"]) }
        }
        .frame(width: side, height: side)
        .background(theme["verm"], in: RoundedRectangle(cornerRadius: side * 0.22))
        .accessibilityHidden(true)
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

extension Rect {
    /// What holds all places.
    init(around places: [Rect]) {
        let (left, top) = (places.map(\.x).min() ?? 0, places.map(\.y).min() ?? 0)
        let right = places.map { $0.x + $0.width }.max() ?? 0
        let bottom = places.map { $0.y + $0.height }.max() ?? 0
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}
