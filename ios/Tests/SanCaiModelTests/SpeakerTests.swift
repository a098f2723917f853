import SanCai
import SanCaiModel
import Testing

/// What is done is heard once, as the core says.
@MainActor
@Suite struct SpeakerTests {
    /// Writes down what it should play.
    private final class Log: Speaker {
        var heard: [Cue] = []
        func play(_ cue: Cue) { heard.append(cue) }
    }

    private func begin(_ choice: NewGame) throws -> (GameModel, Session, Log) {
        let (session, log) = (try CoreApp(language: "en").start(choice: choice, seed: 0, now: 0), Log())
        let game = GameModel(session: session, speaker: log)
        game.resize(phone)
        return (game, session, log)
    }

    /// Fails if `refresh` plays without asking whether the revision is new.
    @Test func aCaptureSoundsOnce() throws {
        let (game, _, log) = try begin(.here())
        for point in ["h2", "e2", "h9", "g7", "e2"] { try game.tap(point) }
        #expect(log.heard == [.move, .move])
        try game.tap("e6")
        #expect(log.heard == [.move, .move, .capture])
        #expect(game.view.haptic == .capture)
        game.command(.flip)
        #expect(log.heard.count == 3)
    }

    @Test func checkFollowsAndTheEndIsLast() throws {
        let (game, _, log) = try begin(.here(position: "4k4/1R7/9/9/9/9/9/9/9/R2K5 w - - 0 1"))
        game.act(.move(text: "a0a9"))
        #expect(log.heard == [.move, .check, .end])
        #expect(game.view.haptic == .end)
    }

    /// A move taken back is silent, one that is played again is not.
    @Test func takingBackIsSilent() throws {
        let (game, _, log) = try begin(.here())
        game.act(.move(text: "h2e2"))
        game.command(.undo)
        game.answer(true)
        #expect(log.heard == [.move])
        game.command(.redo)
        #expect(log.heard == [.move, .move])
    }

    /// A second screen over the same game. Fails if `init` plays what it finds.
    @Test func goingOnWithAGameIsSilent() throws {
        let (game, session, _) = try begin(.here())
        game.act(.move(text: "h2e2"))
        let log = Log()
        let again = GameModel(session: session, speaker: log)
        again.resize(phone)
        #expect(log.heard.isEmpty)
        again.act(.move(text: "h9g7"))
        #expect(log.heard == [.move])
    }

    @Test func everyCueHasASound() {
        for cue in [Cue.move, .capture, .touch, .check, .descent, .end] {
            #expect(recording(of: cue).starts(with: Array("RIFF".utf8)))
        }
    }
}
