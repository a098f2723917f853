import Foundation
import SanCai
import Testing

@testable import SanCaiModel

/// The energy image as the model hands it on.
@MainActor
@Suite struct EnergyTests {
    private func begun() throws -> (CoreApp, Session, EnergyModel) {
        let core = CoreApp(language: "en")
        let session = try core.start(choice: .here(), seed: 0, now: 0)
        for move in ["h2e2", "h9g7", "h0g2", "i9h9"] { try session.act(act: .move(text: move), now: 0) }
        return (core, session, EnergyModel(core: core, session: session))
    }

    /// Fails if the reader takes a mark's bytes in another order.
    @Test func marksAreRead() throws {
        let (_, _, energy) = try begun()
        let image = energy.marks(dark: false)
        #expect(image.paper == 0xFFF7_F1E4)
        #expect(image.marks.count > 20)
        #expect(image.marks.allSatisfy { $0.colour >> 24 > 0 && !$0.points.isEmpty })
        let places = image.marks.flatMap(\.points)
        #expect(places.allSatisfy { abs($0.x - 0.5) < 1.5 && abs($0.y - 0.5) < 1.5 })
    }

    /// Fails if `follow` is not told on.
    @Test func itGrowsWithTheGame() throws {
        let (_, session, energy) = try begun()
        try session.act(act: .move(text: "e3e4"), now: 0)
        energy.follow()
        #expect(energy.view.moves == "5 moves")
    }

    /// Fails if a switch or a slider is not kept for the next image.
    @Test func whatIsSetIsKept() throws {
        let (core, session, energy) = try begun()
        let whole = energy.marks(dark: false).marks.count
        energy.turn("fill", on: false)
        #expect(energy.marks(dark: false).marks.count < whole)
        energy.slide("spread", to: 90)
        energy.close()
        let next = EnergyModel(core: core, session: session).view
        #expect(next.toggles.first { $0.id == "fill" }?.on == false)
        #expect(next.sliders.first { $0.id == "spread" }?.text == "90%")
    }

    /// Fails if playing goes past the last move.
    @Test func itPlays() async throws {
        let (_, _, energy) = try begun()
        energy.slide("speed", to: 100)
        energy.seek(1)
        energy.play()
        #expect(energy.view.playing)
        try await wait { !energy.view.playing }
        #expect(energy.view.ply == 4)
    }

    /// Fails if the file is not what was made, or a file that was given up is handed on.
    @Test func itExports() async throws {
        let (_, _, energy) = try begun()
        energy.export("drawing", dark: true)
        try await wait { energy.file != nil }
        let text = try String(contentsOf: try #require(energy.file), encoding: .utf8)
        #expect(text.hasPrefix("<svg"))
        energy.export("picture-4096", dark: false)
        energy.cancel()
        try await wait { energy.exporting == nil }
        #expect(energy.file == nil)
    }
}
