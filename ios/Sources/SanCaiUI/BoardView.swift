import SanCaiModel
import SwiftUI

/// The board, as large as the window: the core's shapes, pieces that move, a finger, and the points for screen readers.
struct BoardView: View {
    let game: GameModel
    let theme: Theme
    let still: Bool
    @State private var finger: Finger
    @GestureState private var touched = false

    init(game: GameModel, theme: Theme, still: Bool) {
        self.game = game
        self.theme = theme
        self.still = still
        _finger = State(initialValue: Finger { game.gesture($0) })
    }

    var body: some View {
        ZStack(alignment: .topLeading) {
            Picture(shapes: game.scene.board)
            Picture(shapes: game.scene.below)
            ForEach(game.scene.groups, id: \.identity) { group in
                Piece(group: group, still: still || game.view.loupe != nil)
            }
            Picture(shapes: game.scene.above)
            if let loupe = game.view.loupe {
                LoupeView(loupe: loupe, scene: game.scene, theme: theme)
            }
            ForEach(game.points, id: \.point) { point in
                PointView(point: point) { game.gesture(.tap(x: point.x, y: point.y)) }
            }
        }
        .gesture(drag)
        // A drag that the system takes away ends without `onEnded`.
        .onChange(of: touched) { _, now in
            if !now { finger.cancelled() }
        }
    }

    private var drag: some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: 0, coordinateSpace: .local)
            .onChanged { finger.moved(to: $0.location) }
            .onEnded { finger.lifted(at: $0.location) }
            .updating($touched) { _, touched, _ in touched = true }
    }
}

extension CoreGroup {
    /// The same piece on the same board: from one board to the other it fades and does not fly.
    var identity: Int { Int(board) << 8 | Int(id) }
}

/// Shapes in places of the window.
private struct Picture: View {
    let shapes: [CoreShape]

    var body: some View {
        Canvas { context, _ in Pen(context: context).paint(shapes) }
            .accessibilityHidden(true)
    }
}

/// A piece, which moves to its new place in 150 ms.
private struct Piece: View {
    /// Wide enough for the largest piece picked up, with its shadow.
    private static let side: CGFloat = 140
    let group: CoreGroup
    let still: Bool

    var body: some View {
        Emblem(shapes: group.shapes, side: Self.side)
            .scaleEffect(CGFloat(group.scale))
            .opacity(Double(group.alpha))
            .position(x: CGFloat(group.x), y: CGFloat(group.y))
            .animation(still ? nil : .easeInOut(duration: 0.15), value: [group.x, group.y, group.scale])
    }
}

/// What lies under a sliding finger, larger and beside it.
private struct LoupeView: View {
    let loupe: Loupe
    let scene: CoreScene
    let theme: Theme

    var body: some View {
        Canvas { context, _ in
            let (radius, scale) = (CGFloat(loupe.radius), CGFloat(loupe.scale))
            let glass = CGRect(x: CGFloat(loupe.x) - radius, y: CGFloat(loupe.y) - radius, width: 2 * radius, height: 2 * radius)
            let rim = Path(ellipseIn: glass)
            context.fill(rim, with: .color(theme["bg"]))
            var inside = context
            inside.clip(to: rim)
            inside.translateBy(x: CGFloat(loupe.x), y: CGFloat(loupe.y))
            inside.scaleBy(x: scale, y: scale)
            inside.translateBy(x: -CGFloat(loupe.atX), y: -CGFloat(loupe.atY))
            paint(in: inside)
            context.stroke(rim, with: .color(theme["ink"]), lineWidth: 2)
        }
        .accessibilityHidden(true)
    }

    private func paint(in context: GraphicsContext) {
        Pen(context: context).paint(scene.board + scene.below)
        for group in scene.groups {
            var place = context
            place.translateBy(x: CGFloat(group.x), y: CGFloat(group.y))
            place.scaleBy(x: CGFloat(group.scale), y: CGFloat(group.scale))
            Pen(context: place).paint(group.shapes)
        }
        Pen(context: context).paint(scene.above)
    }
}

/// A point as a screen reader meets it: nothing to see, a text to hear, and a tap.
private struct PointView: View {
    let point: SpokenPoint
    let tap: () -> Void

    var body: some View {
        Color.clear
            .frame(width: CGFloat(point.size), height: CGFloat(point.size))
            .accessibilityElement()
            .accessibilityLabel(Text(verbatim: point.text))
            .accessibilityAddTraits(point.answers ? .isButton : [])
            .accessibilityAction { tap() }
            .position(x: CGFloat(point.x), y: CGFloat(point.y))
    }
}
