import Foundation
import SanCai
import SanCaiModel
import Testing

@MainActor
@Suite struct FingerTests {
    /// Writes down what the finger says.
    private final class Log {
        var said: [Gesture] = []
    }

    private func finger() -> (Finger, Log) {
        let log = Log()
        return (Finger { log.said.append($0) }, log)
    }

    @Test func aShortTouchTaps() {
        let (finger, log) = finger()
        finger.moved(to: CGPoint(x: 10, y: 20))
        finger.moved(to: CGPoint(x: 14, y: 20))
        finger.lifted(at: CGPoint(x: 14, y: 20))
        finger.cancelled()
        #expect(log.said == [.tap(x: 14, y: 20)])
    }

    /// Fails if the slack is not 8.
    @Test func eightPointsSlide() {
        let (finger, log) = finger()
        finger.moved(to: CGPoint(x: 10, y: 20))
        finger.moved(to: CGPoint(x: 18, y: 20))
        finger.lifted(at: CGPoint(x: 30, y: 20))
        #expect(log.said == [.press(x: 10, y: 20), .slide(x: 18, y: 20), .lift(x: 30, y: 20)])
    }

    @Test func waitingPresses() async throws {
        let (finger, log) = finger()
        finger.moved(to: CGPoint(x: 10, y: 20))
        try await wait { !log.said.isEmpty }
        #expect(log.said == [.press(x: 10, y: 20)])
        finger.cancelled()
        #expect(log.said == [.press(x: 10, y: 20), .cancel])
    }

    @Test func aDragMoves() throws {
        let game = try GameModel.begin(.here())
        let finger = Finger { game.gesture($0) }
        let (from, to) = (try #require(game.centre(of: "h2")), try #require(game.centre(of: "e2")))
        for part in stride(from: 0, through: 1, by: 0.1) {
            let (x, y) = (Double(from.x) + part * Double(to.x - from.x), Double(from.y) + part * Double(to.y - from.y))
            finger.moved(to: CGPoint(x: x, y: y))
        }
        #expect(game.view.loupe != nil)
        finger.lifted(at: CGPoint(x: Double(to.x), y: Double(to.y)))
        #expect(game.view.plies == 1)
        #expect(game.view.loupe == nil)
    }
}
