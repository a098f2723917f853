import Foundation
import Observation
import SanCai
import SanCaiModel
import Testing

@MainActor
@Suite struct GameTests {
    /// Fails if `refresh` forgets the moves.
    @Test func twoTapsMove() throws {
        let game = try GameModel.begin(.here())
        let before = game.view
        try game.tap("h2")
        #expect(game.view.plies == 0)
        #expect(game.view.sceneRevision != before.sceneRevision)
        try game.tap("e2")
        #expect(game.view.plies == 1)
        #expect(game.moves.count == 1)
        #expect(game.view.position != before.position)
        #expect(game.view.near.active != before.near.active)
    }

    /// Between two people taking back is asked for. Fails if `command` does not pass its act on.
    @Test func undoAndRedo() throws {
        let game = try GameModel.begin(.here())
        let start = game.view.position
        try game.tap("h2")
        try game.tap("e2")
        let after = game.view.position
        game.command(.undo)
        #expect(game.view.question != nil && game.view.plies == 1)
        game.answer(true)
        #expect(game.view.position == start)
        #expect(game.moves.isEmpty)
        game.command(.redo)
        #expect(game.view.position == after)
    }

    @Test func aRefusalIsASentence() throws {
        let game = try GameModel.begin(.here())
        game.act(.move(text: "a0a9"))
        #expect(game.refusal?.isEmpty == false)
        #expect(game.view.plies == 0)
        try game.tap("h2")
        #expect(game.refusal == nil)
    }

    @Test func aBadPositionOpensNoGame() {
        let app = AppModel(language: "en")
        app.choice = .here(position: "9/9/9 w")
        app.start()
        #expect(app.game == nil)
        #expect(app.refusal?.isEmpty == false)
    }

    @Test func theSheetOpensAGame() {
        let app = AppModel(language: "de")
        app.choose()
        #expect(app.choosing)
        #expect(!app.form.rules.isEmpty && !app.text("home-new-game").isEmpty)
        app.choice = .here(rules: app.form.rules[0].id)
        app.start(seed: 7)
        #expect(!app.choosing)
        #expect(app.game?.view.plies == 0)
        app.leave()
        #expect(app.game == nil)
        app.choose()
        #expect(app.choice.opponent == "here")
    }

    @Test func resigningAsksFirst() throws {
        let game = try GameModel.begin(.here())
        game.command(.resign)
        #expect(game.view.question != nil)
        game.answer(false)
        #expect(game.view.question == nil && game.view.end == nil)
        game.command(.resign)
        game.answer(true)
        #expect(game.view.end?.sentence.isEmpty == false)
        game.command(.review)
        #expect(game.view.end == nil)
    }

    @Test func keysPlay() throws {
        let game = try GameModel.begin(.here())
        game.gesture(.typed(key: .right))
        #expect(game.view.cursor != nil)
        try game.tap("h2")
        game.gesture(.typed(key: .escape))
        try game.tap("e2")
        #expect(game.view.plies == 0)
    }

    /// Fails if the answer of `think` does not reach `act`.
    @Test func theMachineAnswers() async throws {
        let game = try GameModel.begin(.machine)
        try game.tap("h2")
        try game.tap("e2")
        try await wait { game.view.plies == 2 }
        #expect(game.view.wants == .nothing)
        game.close()
    }

    /// The first thought ends only when its move is taken back and another made: the core drops its answer.
    /// Fails if `think` asks only once in a game.
    @Test func takingBackWhileItThinks() async throws {
        let (begun, end) = (Flag(), DispatchSemaphore(value: 0))
        let game = try GameModel.begin(.machine, thought: held(begun, end))
        try game.tap("h2")
        try game.tap("e2")
        try await wait { begun.raised }
        game.command(.undo)
        #expect(game.view.plies == 0)
        try game.tap("b2")
        try game.tap("e2")
        end.signal()
        try await wait { game.view.plies == 2 }
        #expect(game.moves.first?.spoken.contains("b2") == true)
        game.close()
    }

    /// Asked for, thought out off the main actor, shown, gone with the next move. Fails if `think` asks but once a game.
    @Test func hintAndThreat() async throws {
        let game = try GameModel.begin(.here())
        game.gesture(.typed(key: .hint))
        try await wait { game.view.banner != nil }
        #expect(game.view.announce.contains(game.view.banner?.text ?? "?"))
        game.command(.threat)
        #expect(game.view.banner == nil)
        try await wait { game.view.banner != nil }
        try game.tap("h2")
        try game.tap("e2")
        #expect(game.view.banner == nil)
        game.close()
    }

    /// A hint that comes after the next move is dropped. Fails if the core shows advice of an older revision.
    @Test func hintTooLate() async throws {
        let (begun, end) = (Flag(), DispatchSemaphore(value: 0))
        let game = try GameModel.begin(.here()) { session in
            let answer = session.think()
            begun.raise()
            end.wait()
            return answer
        }
        game.command(.hint)
        try await wait { begun.raised }
        try game.tap("h2")
        try game.tap("e2")
        end.signal()
        try await Task.sleep(for: .milliseconds(50))
        #expect(game.view.banner == nil)
        #expect(game.view.plies == 1)
        game.close()
    }

    @Test func theViewIsObserved() throws {
        let game = try GameModel.begin(.here())
        let changed = Flag()
        withObservationTracking {
            _ = game.view
        } onChange: {
            changed.raise()
        }
        try game.tap("h2")
        #expect(changed.raised)
    }

    /// Every part of this app has its licence, and none is of the other shell's.
    @Test func whatItIsMadeOf() {
        let about = AppModel(language: "fr").about()
        #expect(about.version.contains("0.1.0") && about.lines.count == 3)
        #expect(about.parts.first?.name == "San Cai")
        #expect(about.parts.contains { $0.name == "SQLite" && $0.text.contains("May you do good") })
        #expect(about.parts.allSatisfy { !$0.name.contains("kotlin") && !$0.text.isEmpty })
    }

    @Test func everyPointSpeaks() throws {
        let game = try GameModel.begin(.here())
        #expect(game.points.count == 90)
        #expect(game.points.allSatisfy { !$0.text.isEmpty && $0.size > 0 })
    }
}
