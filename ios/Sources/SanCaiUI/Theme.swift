import SanCaiModel
import SwiftUI

/// The colours of the core's one token file in the theme of the moment.
struct Theme {
    let dark: Bool
    private let colours: [String: Color]

    init(dark: Bool) {
        self.dark = dark
        colours = Dictionary(uniqueKeysWithValues: tints(dark: dark).map { ($0.token, Color(argb: $0.colour)) })
    }

    subscript(token: String) -> Color { colours[token] ?? .clear }
}

extension Color {
    init(argb: UInt32) {
        func part(_ shift: UInt32) -> Double { Double(argb >> shift & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), opacity: part(24))
    }
}

/// The sizes of LOOK.md's type as the system scales them.
enum Type {
    static let display = Font.system(.largeTitle, design: .serif, weight: .bold)
    static let title = Font.system(.title2, design: .serif, weight: .bold)
    static let heading = Font.system(.headline, design: .serif, weight: .bold)
    static let strong = Font.system(.body, weight: .semibold)
    static let body = Font.system(.body)
    static let clock = Font.system(.title3, weight: .semibold).monospacedDigit()
    static let label = Font.system(.subheadline, weight: .semibold)
    static let small = Font.system(.caption)
}

extension View {
    /// At a place of the core's layout.
    func at(_ place: Rect) -> some View {
        frame(width: CGFloat(place.width), height: CGFloat(place.height))
            .position(x: CGFloat(place.x + place.width / 2), y: CGFloat(place.y + place.height / 2))
    }
}
