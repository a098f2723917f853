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

    @Test func resigningAsksFirst() throws {
        let game = try GameModel.begin(.here())
        game.command(.resign)
        #expect(game.view.question != nil)
        game.answer(false)
        #expect(game.view.question == nil && game.view.end == nil)
        game.command(.resign)
        game.answer(true)
        #expect(game.view.end?.sentence.isEmpty == false)
        game.command(.look)
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

    /// Fails if `attend` asks only once in a game: the answer to the move taken back is dropped, the next one is not.
    @Test func takingBackWhileItThinks() async throws {
        let game = try GameModel.begin(.machine)
        try game.tap("h2")
        try game.tap("e2")
        game.command(.undo)
        #expect(game.view.plies == 0)
        try game.tap("b2")
        try game.tap("e2")
        try await wait { game.view.plies == 2 }
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

    @Test func everyPointSpeaks() throws {
        let game = try GameModel.begin(.here())
        #expect(game.points.count == 90)
        #expect(game.points.allSatisfy { !$0.text.isEmpty && $0.size > 0 })
    }
}

/// `onChange` runs on the thread of the change, which is the test's own.
private final class Flag: @unchecked Sendable {
    private(set) var raised = false
    func raise() { raised = true }
}
