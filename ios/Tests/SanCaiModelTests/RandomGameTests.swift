import SanCai
import SanCaiModel
import Testing

/// 200 plies by taps alone, then the same moves by their texts in a session of their own.
/// Fails if the hit-testing or the points' places are off by one row.
@MainActor
@Suite struct RandomGameTests {
    @Test(arguments: [2, 3]) func tapsAndTextsMeet(seed: UInt64) throws {
        var lots = Lots(state: seed)
        let game = try GameModel.begin(.here())
        var texts: [String] = []
        while texts.count < 200, game.view.end == nil {
            texts.append(try move(in: game, &lots))
            #expect(Int(game.view.plies) == texts.count)
        }
        #expect(texts.count == 200)
        let replay = try GameModel.begin(.here())
        for text in texts { replay.act(.move(text: text)) }
        #expect(replay.view.position == game.view.position)
        #expect(replay.moves.map(\.text) == game.moves.map(\.text))
    }

    /// Taps a piece that may move and one of its targets; the move's text.
    private func move(in game: GameModel, _ lots: inout Lots) throws -> String {
        let own = game.points.filter(\.answers)
        for piece in own.shuffled(using: &lots) {
            game.gesture(.tap(x: piece.x, y: piece.y))
            let targets = game.points.filter { target in target.answers && !own.contains { $0.point == target.point } }
            if let target = targets.randomElement(using: &lots) {
                game.gesture(.tap(x: target.x, y: target.y))
                return piece.name + target.name
            }
        }
        Issue.record("nothing moves")
        throw CancellationError()
    }
}
