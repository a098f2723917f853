import SanCaiModel
import SwiftUI

/// The board, as large as the window: the core's shapes on one canvas, a finger, and the points for screen readers.
struct BoardView: View {
    let game: GameModel
    let theme: Theme
    @State private var easel = Easel()
    @State private var finger: Finger
    /// Whether something is still on its way.
    @State private var moving = true
    /// Whether the finger that is down has ended a descent: then it means nothing else.
    @State private var spent = false
    @GestureState private var touched = false

    init(game: GameModel, theme: Theme) {
        self.game = game
        self.theme = theme
        _finger = State(initialValue: Finger { game.gesture($0) })
    }

    var body: some View {
        ZStack(alignment: .topLeading) {
            TimelineView(.animation(minimumInterval: nil, paused: !moving)) { time in
                let brush = Brush(easel: easel, now: time.date.milliseconds, loupe: game.view.loupe, theme: theme)
                Canvas { context, _ in brush.paint(in: context) }
            }
            .accessibilityHidden(true)
            ForEach(game.points, id: \.point) { point in
                PointView(point: point) { game.gesture(.choose(x: point.x, y: point.y)) }
            }
        }
        .gesture(drag)
        // A drag that the system takes away ends without `onEnded`.
        .onChange(of: touched) { _, now in
            if !now { finger.cancelled() }
        }
        .onChange(of: game.view.sceneRevision, initial: true) {
            easel.show(game.scene, at: Date().milliseconds)
            moving = true
        }
        // Once everything has arrived no more frames are asked for.
        .task(id: game.view.sceneRevision) {
            try? await Task.sleep(for: .milliseconds(max(easel.end - Date().milliseconds, 0) + 50))
            if !Task.isCancelled { moving = false }
        }
    }

    private var drag: some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: 0, coordinateSpace: .local)
            .onChanged {
                if !touched { spent = easel.finish(at: Date().milliseconds) }
                if !spent { finger.moved(to: $0.location) }
            }
            .onEnded { finger.lifted(at: $0.location) }
            .updating($touched) { _, touched, _ in touched = true }
    }
}

extension Date {
    fileprivate var milliseconds: Double { timeIntervalSinceReferenceDate * 1000 }
}

/// Paints what an easel shows at one moment.
@MainActor
private struct Brush {
    let easel: Easel
    let now: Double
    let loupe: Loupe?
    let theme: Theme

    func paint(in context: GraphicsContext) {
        whole(in: context)
        if let leaving = easel.leaving(at: now) {
            var layer = context
            layer.opacity = Double(leaving.alpha)
            layer.translateBy(x: 0, y: 32 * CGFloat(leaving.sunk))
            layer.drawLayer { picture(leaving.picture, in: $0) }
        }
        if let loupe { glass(loupe, in: context) }
    }

    private func whole(in context: GraphicsContext) { picture(easel.picture(at: now), in: context) }

    private func picture(_ picture: Easel.Picture, in context: GraphicsContext) {
        for board in picture.papers.indices {
            Pen(context: at(board, picture, context)).paint(picture.papers[board].shapes)
        }
        for mark in picture.below { paint(mark, in: at(Int(mark.sign.board), picture, context)) }
        for piece in picture.pieces { paint(piece, in: at(Int(piece.group.board), picture, context)) }
        for mark in picture.above { paint(mark, in: at(Int(mark.sign.board), picture, context)) }
    }

    /// Where a board lies at this moment.
    private func at(_ board: Int, _ picture: Easel.Picture, _ context: GraphicsContext) -> GraphicsContext {
        guard picture.boards.indices.contains(board), picture.boards[board] != picture.papers[board].place else { return context }
        let (now, rest) = (picture.boards[board], picture.papers[board].place)
        var place = context
        place.translateBy(x: CGFloat(now.x), y: CGFloat(now.y))
        place.scaleBy(x: CGFloat(now.width / rest.width), y: CGFloat(now.height / rest.height))
        place.translateBy(x: -CGFloat(rest.x), y: -CGFloat(rest.y))
        return place
    }

    private func paint(_ piece: Easel.Piece, in context: GraphicsContext) {
        var place = context
        place.opacity *= Double(piece.pose.alpha)
        place.translateBy(x: CGFloat(piece.pose.x), y: CGFloat(piece.pose.y))
        place.scaleBy(x: CGFloat(piece.pose.scale), y: CGFloat(piece.pose.scale))
        place.drawLayer { Pen(context: $0).paint(piece.group.shapes) }
    }

    private func paint(_ mark: Easel.Mark, in context: GraphicsContext) {
        let (x, y) = (CGFloat(mark.sign.x), CGFloat(mark.sign.y))
        var place = context
        place.opacity *= Double(mark.alpha)
        place.translateBy(x: x, y: y)
        place.scaleBy(x: CGFloat(mark.scale.x), y: CGFloat(mark.scale.y))
        place.translateBy(x: -x, y: -y)
        Pen(context: place).paint(mark.sign.shapes)
    }

    /// What lies under a sliding finger, larger and beside it.
    private func glass(_ loupe: Loupe, in context: GraphicsContext) {
        let (radius, scale) = (CGFloat(loupe.radius), CGFloat(loupe.scale))
        let rim = Path(ellipseIn: CGRect(x: CGFloat(loupe.x) - radius, y: CGFloat(loupe.y) - radius, width: 2 * radius, height: 2 * radius))
        context.fill(rim, with: .color(theme["bg"]))
        var inside = context
        inside.clip(to: rim)
        inside.translateBy(x: CGFloat(loupe.x), y: CGFloat(loupe.y))
        inside.scaleBy(x: scale, y: scale)
        inside.translateBy(x: -CGFloat(loupe.atX), y: -CGFloat(loupe.atY))
        whole(in: inside)
        context.stroke(rim, with: .color(theme["ink"]), lineWidth: 2)
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
