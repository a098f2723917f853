import SanCaiModel
import SwiftUI

/// The energy image with all that belongs to it: one above the other, or side by side where it is wider than high.
struct EnergyView: View {
    let app: AppModel
    let energy: EnergyModel
    let theme: Theme

    var body: some View {
        GeometryReader { proxy in
            if proxy.size.width > proxy.size.height {
                HStack(alignment: .top, spacing: 16) {
                    image(min(proxy.size.height, proxy.size.width * 0.55))
                    VStack(alignment: .leading, spacing: 8) { parts }
                }
                .padding(.horizontal, 16)
            } else {
                VStack(alignment: .leading, spacing: 8) {
                    head
                    image(min(proxy.size.width - 32, proxy.size.height * 0.5)).frame(maxWidth: .infinity)
                    EnergyTime(app: app, energy: energy, theme: theme)
                    scrolled
                }
                .padding(.horizontal, 16)
            }
        }
        .background(theme["bg"], in: RoundedRectangle(cornerRadius: 0))
    }

    @ViewBuilder private var parts: some View {
        head
        EnergyTime(app: app, energy: energy, theme: theme)
        scrolled
    }

    private var head: some View {
        HStack {
            Text(verbatim: energy.view.title).font(Type.title).foregroundStyle(theme["ink"]).accessibilityAddTraits(.isHeader)
            Spacer()
            Button(action: { app.turnEnergy() }) { Image(systemName: "xmark").foregroundStyle(theme["ink"]).frame(width: 48, height: 48) }
                .accessibilityLabel(Text(verbatim: app.text("common-close")))
        }
    }

    private func image(_ side: CGFloat) -> some View {
        EnergyCanvas(energy: energy, revision: energy.view.revision, dark: theme.dark).frame(width: side, height: side)
    }

    private var scrolled: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text(verbatim: energy.view.description).font(Type.body).foregroundStyle(theme["ink"])
                EnergyControls(app: app, energy: energy, theme: theme)
                EnergyLegend(app: app, energy: energy, theme: theme)
                EnergyExports(app: app, energy: energy, theme: theme)
            }
            .padding(.bottom, 16)
        }
    }
}

/// The marks on their paper. A new revision makes a new canvas.
private struct EnergyCanvas: View {
    let energy: EnergyModel
    let revision: UInt64
    let dark: Bool

    var body: some View {
        let image = energy.marks(dark: dark)
        Canvas(opaque: true, rendersAsynchronously: true) { context, size in
            let whole = CGRect(x: 0, y: 0, width: size.width, height: size.height)
            context.fill(Path(roundedRect: whole, cornerRadius: 0), with: .color(Color(argb: image.paper)))
            for mark in image.marks { context.paint(mark, side: size.width) }
        }
        .id(revision)
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: energy.view.description))
    }
}

extension GraphicsContext {
    fileprivate func paint(_ mark: EnergyMarks.Mark, side: CGFloat) {
        let points = mark.points.map { CGPoint(x: $0.x * side, y: $0.y * side) }
        let shading = Shading.color(Color(argb: mark.colour))
        let (width, first) = (mark.width * side, points[0])
        switch mark.shape {
        case .area: fill(Path(closed: points), with: shading)
        case .disc: fill(Path(circle: first, radius: width), with: shading)
        case .ring: stroke(Path(circle: first, radius: points[1].x), with: shading, lineWidth: width)
        case .line:
            stroke(Path { $0.addLines(points) }, with: shading, style: StrokeStyle(lineWidth: width, lineCap: .round))
        }
    }
}

extension Path {
    fileprivate init(closed points: [CGPoint]) {
        self.init { path in
            path.addLines(points)
            path.closeSubpath()
        }
    }

    fileprivate init(circle centre: CGPoint, radius: CGFloat) {
        self.init(ellipseIn: CGRect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius))
    }
}

/// Plays, pauses and drags through the game.
private struct EnergyTime: View {
    let app: AppModel
    let energy: EnergyModel
    let theme: Theme

    var body: some View {
        let view = energy.view
        HStack(spacing: 12) {
            Button(action: { energy.play() }) {
                Image(systemName: view.playing ? "pause" : "play").foregroundStyle(theme["ink"]).frame(width: 48, height: 48)
            }
            .accessibilityLabel(Text(verbatim: view.play))
            Slider(value: place, in: 0...Double(max(view.plies, 1)))
                .disabled(view.plies == 0)
                .accessibilityLabel(Text(verbatim: app.text("energy-time")))
                .accessibilityValue(Text(verbatim: view.moves))
            Text(verbatim: view.moves).font(Type.label).foregroundStyle(theme["ink"])
        }
    }

    private var place: Binding<Double> {
        Binding(get: { @MainActor in Double(energy.view.ply) }, set: { @MainActor ply in energy.seek(UInt32(ply.rounded())) })
    }
}
