import SanCaiModel
import SwiftUI

/// Paints the core's six shapes.
struct Pen {
    var context: GraphicsContext

    func paint(_ shapes: [CoreShape]) {
        for shape in shapes { paint(shape) }
    }

    private func paint(_ shape: CoreShape) {
        switch shape {
        case .box(let x, let y, let width, let height, let radius, let stroke, let dash, let colour):
            let rect = CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
            let path = Path(roundedRect: rect, cornerRadius: CGFloat(radius), style: .circular)
            if stroke > 0 { self.stroke(path, stroke, dash, colour: colour) } else { fill(path, colour) }
        case .disc(let x, let y, let radius, let colour):
            fill(circle(x, y, radius), colour)
        case .ring(let x, let y, let radius, let stroke, let dash, let colour):
            self.stroke(circle(x, y, radius), stroke, dash, colour: colour)
        case .line(let points, let stroke, let dash, let round, let closed, let colour):
            self.stroke(Path(points: points, closed: closed), stroke, dash, round: round, colour: colour)
        case .area(let path, let colour):
            fill(Path(steps: path), colour)
        case .glyph(let glyph, let x, let y, let size, let rotation, let stroke, let colour):
            self.glyph(glyph, CGPoint(x: CGFloat(x), y: CGFloat(y)), CGFloat(size), Double(rotation), CGFloat(stroke), colour)
        }
    }

    private func circle(_ x: Float, _ y: Float, _ radius: Float) -> Path {
        let (left, top, width) = (CGFloat(x - radius), CGFloat(y - radius), CGFloat(2 * radius))
        return Path(ellipseIn: CGRect(x: left, y: top, width: width, height: width))
    }

    private func fill(_ path: Path, _ colour: UInt32) {
        context.fill(path, with: .color(Color(argb: colour)))
    }

    private func stroke(_ path: Path, _ width: Float, _ dash: [Float], round: Bool = false, colour: UInt32) {
        let cap: CGLineCap = round ? .round : .butt
        let join: CGLineJoin = round ? .round : .miter
        let style = StrokeStyle(lineWidth: CGFloat(width), lineCap: cap, lineJoin: join, dash: dash.map { CGFloat($0) })
        context.stroke(path, with: .color(Color(argb: colour)), style: style)
    }

    /// Outlines are in em units, which the context is scaled to; so is the stroke.
    private func glyph(_ glyph: UInt16, _ at: CGPoint, _ size: CGFloat, _ rotation: Double, _ stroke: CGFloat, _ colour: UInt32) {
        var turned = context
        turned.translateBy(x: at.x, y: at.y)
        turned.rotate(by: .degrees(rotation))
        turned.scaleBy(x: size, y: size)
        turned.translateBy(x: -0.5, y: -0.5)
        let path = Path(steps: outline(glyph: glyph))
        turned.fill(path, with: .color(Color(argb: colour)))
        if stroke > 0 { turned.stroke(path, with: .color(Color(argb: colour)), lineWidth: stroke / size) }
    }
}

extension Path {
    init(points: [Float], closed: Bool) {
        self.init { path in
            path.addLines(
                stride(from: 0, to: points.count - 1, by: 2).map {
                    CGPoint(x: CGFloat(points[$0]), y: CGFloat(points[$0 + 1]))
                })
            if closed { path.closeSubpath() }
        }
    }

    init(steps: [PathStep]) {
        self.init { path in
            for step in steps { path.add(step) }
        }
    }

    private mutating func add(_ step: PathStep) {
        func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }
        switch step {
        case .move(let x, let y): move(to: point(x, y))
        case .line(let x, let y): addLine(to: point(x, y))
        case .quad(let cx, let cy, let x, let y): addQuadCurve(to: point(x, y), control: point(cx, cy))
        case .cubic(let ax, let ay, let bx, let by, let x, let y):
            addCurve(to: point(x, y), control1: point(ax, ay), control2: point(bx, by))
        case .close: closeSubpath()
        }
    }
}

/// Shapes around their centre, in a square of a given side.
struct Emblem: View {
    let shapes: [CoreShape]
    let side: CGFloat

    var body: some View {
        Canvas { context, size in
            context.translateBy(x: size.width / 2, y: size.height / 2)
            Pen(context: context).paint(shapes)
        }
        .frame(width: side, height: side)
        .accessibilityHidden(true)
    }
}
