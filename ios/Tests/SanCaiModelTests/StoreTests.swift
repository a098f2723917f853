import Foundation
import SanCai
import SanCaiModel
import Testing

/// Nothing is lost when the app ends: each test opens the app of a folder, plays, and opens it again.
@MainActor
@Suite struct StoreTests {
    /// A folder that is gone after the test.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "sancai-\(UUID().uuidString)")

        @MainActor func open() -> AppModel { AppModel(language: "en", folder: url) }

        deinit { try? FileManager.default.removeItem(at: url) }
    }

    private let folder = Folder()

    /// Begins a game of two people and plays moves.
    private func play(_ app: AppModel, _ moves: String, rules: String = "standard", seed: UInt64 = 1) throws -> GameModel {
        app.choice = .here(rules: rules)
        app.start(seed: seed)
        let game = try #require(app.game)
        for move in moves.split(separator: " ") { game.act(.move(text: String(move))) }
        return game
    }

    /// Fails if `AppModel` opens the core without its folder.
    @Test func aGameIsGoneOnWith() throws {
        let app = folder.open()
        let position = try play(app, "h2e2 h9g7 h0g2").view.position
        let again = folder.open()
        #expect(again.game == nil)
        let card = try #require(again.unfinished.first)
        #expect(card.detail == "Black to move · move 2")
        #expect(again.thumbnail(card, Small(width: 64, height: 70, whole: false, flipped: false, dark: false)) != nil)
        again.resume(card.id)
        let game = try #require(again.game)
        #expect(game.view.position == position && game.moves.count == 3)
        game.act(.move(text: "b9c7"))
        again.leave()
        #expect(again.unfinished.map(\.detail) == ["Red to move · move 3"])
    }

    /// Several games are gone on with, the latest first; one that is over is not. Fails if `leave` does not look again.
    @Test func onlyWhatGoesOnIsAtHome() throws {
        let app = folder.open()
        _ = try play(app, "h2e2")
        app.leave()
        _ = try play(app, "@a2", rules: "san-cai", seed: 2)
        app.leave()
        #expect(app.unfinished.map(\.rulesName) == ["san-cai", "standard"])
        #expect(app.gamesSentence == "2 saved")
        let first = try #require(app.unfinished.last)
        app.resume(first.id)
        try #require(app.game).act(.resign)
        app.leave()
        #expect(app.unfinished.map(\.rulesName) == ["san-cai"])
        #expect(app.gamesSentence == "2 saved")
    }

    /// Fails if `close` does not leave the session.
    @Test func thePlaceLookedAtIsKept() throws {
        let app = folder.open()
        let game = try play(app, "h2e2 h9g7 h0g2")
        game.gesture(.seek(ply: 1))
        #expect(game.view.place == 1)
        app.leave()
        let again = folder.open()
        let card = try #require(again.unfinished.first)
        again.resume(card.id)
        #expect(again.game?.view.place == 1)
        again.game?.command(.reviewClose)
        #expect(again.game?.view.place == nil && again.game?.view.plies == 3)
    }

    /// Whoever turns to another app and comes back, or does not, finds the same ply. Fails if leaving ends the looking back.
    @Test func outOfSightAndBack() throws {
        let app = folder.open()
        let game = try play(app, "h2e2 h9g7")
        game.gesture(.seek(ply: 1))
        game.rest()
        #expect(game.view.place == 1)
        game.wake()
        #expect(game.view.place == 1)
        game.rest()
        let again = folder.open()
        let card = try #require(again.unfinished.first)
        again.resume(card.id)
        #expect(again.game?.view.place == 1)
    }

    /// An answer that comes while nobody looks is not taken; it is asked for again. Fails if `wake` keeps what was `asked`.
    @Test func theMachineIsAskedAgain() async throws {
        let (begun, end) = (Flag(), DispatchSemaphore(value: 0))
        let game = try GameModel.begin(.machine, thought: held(begun, end))
        try game.tap("h2")
        try game.tap("e2")
        try await wait { begun.raised }
        game.rest()
        end.signal()
        try await Task.sleep(for: .milliseconds(100))
        #expect(game.view.plies == 1)
        game.wake()
        try await wait { game.view.plies == 2 }
        game.close()
    }

    /// Fails if what is told after a deletion does not bring the game back, or another sentence leaves it standing.
    @Test func aDeletedGameIsBroughtBack() throws {
        let app = folder.open()
        _ = try play(app, "h2e2")
        app.leave()
        app.enter(.games)
        let id = try #require(app.games.card(at: 0)).id
        app.games.delete(id)
        #expect(app.games.count == 0 && app.games.card(at: 0) == nil)
        #expect(app.told.map(\.sentence) == ["Deleted: Red – Black"] && app.told.first?.action == "Undo")
        app.heard(acting: true)
        #expect(app.told.isEmpty)
        #expect(app.games.card(at: 0)?.id == id)
        app.leave()
        #expect(app.rooms.isEmpty && app.unfinished.map(\.id) == [id])
        app.games.delete(id)
        app.games.add("no record")
        #expect(app.told.count == 1 && app.told.first?.action == nil)
        #expect(folder.open().unfinished.isEmpty)
    }

    /// Fails if `filter` does not read the list anew.
    @Test func gamesAreNamedAndFound() throws {
        let app = folder.open()
        _ = try play(app, "h2e2")
        _ = try play(app, "a3a4", rules: "book", seed: 2)
        try #require(app.game).act(.resign)
        app.leave()
        let games = app.games
        #expect(games.count == 2)
        let id = try #require(games.card(at: 1)).id
        games.rename(id, to: "Đại chiến")
        games.filter.text = "đại CHIẾN"
        #expect(games.count == 1 && games.card(at: 0)?.title == "Đại chiến")
        games.filter.text = "nobody"
        #expect(games.count == 0 && !games.whole)
        games.filter = GameFilter(text: "", rules: "book", result: "")
        #expect(games.count == 1 && games.card(at: 0)?.over == true)
        let results = games.filters.results.map(\.id)
        for result in results {
            games.filter.result = result
            #expect(games.count <= 1)
        }
        games.rename(id, to: String(repeating: "x", count: 101))
        #expect(app.told.first?.sentence == "A name has at most 100 characters.")
        #expect(AppModel(language: "en", folder: folder.url).games.card(at: 1)?.title == "Đại chiến")
    }

    /// Fails if a page begins at a wrong place.
    @Test func theListIsReadByPages() throws {
        let app = AppModel(language: "en")
        for seed in 0..<101 { _ = try play(app, "h2e2", seed: UInt64(seed)) }
        let games = app.games
        #expect(games.count == 101)
        let ids = (0..<101).compactMap { games.card(at: $0)?.id }
        #expect(Set(ids).count == 101 && games.card(at: 101) == nil)
    }

    /// Fails if `export` loses the moves, or a file is not read.
    @Test func anExportIsImported() throws {
        let app = folder.open()
        let position = try play(app, "h2e2 h9g7").view.position
        app.leave()
        let card = try #require(app.games.card(at: 0))
        let json = try #require(app.games.export(card.id))
        let other = AppModel(language: "en")
        let file = FileManager.default.temporaryDirectory.appending(path: "sancai-\(UUID().uuidString).json")
        try json.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        other.games.add(file: .success(file))
        #expect(other.told.first?.sentence == "1 game was added.")
        #expect(other.games.card(at: 0)?.position == position)
        other.games.add(app.games.exportAll())
        #expect(other.told.first?.sentence.contains("1 is here already.") == true && other.games.count == 1)
        other.games.add(file: .success(file.appending(path: "nothing")))
        #expect(other.told.first?.sentence == "This file cannot be read.")
        other.games.saved(.success(file))
        #expect(other.told.first?.sentence.contains(file.lastPathComponent) == true)
    }

    /// Fails if `set` forgets the theme, or captions do not follow the language.
    @Test func settingsAreKept() throws {
        let app = folder.open()
        #expect(app.dark == nil)
        app.set("theme", to: "dark")
        app.set("language", to: "de")
        #expect(app.dark == true && app.text("home-games") == "Partien")
        let again = folder.open()
        #expect(again.dark == true && again.text("settings-title") == "Einstellungen")
        let rows = again.settings.flatMap(\.rows)
        #expect(rows.first { $0.key == "theme" }?.value == "dark")
        #expect(again.told.isEmpty)
        again.set("theme", to: "mauve")
        #expect(again.told.count == 1 && again.dark == true)
    }

    /// A folder that cannot be one is told once, and one can play. Fails if `notices` are not told.
    @Test func aFolderThatCannotBeUsedIsTold() throws {
        try "no folder".write(to: folder.url, atomically: true, encoding: .utf8)
        let app = folder.open()
        #expect(app.told.map(\.sentence) == ["The folder for your games cannot be used. Nothing is stored."])
        _ = try play(app, "h2e2")
        app.leave()
        #expect(app.unfinished.count == 1)
        app.games.add("no record")
        #expect(app.told.count == 2)
        app.heard()
        app.heard(acting: true)
        #expect(app.told.isEmpty)
    }

    /// Fails if `rematch` begins something else than was played last.
    @Test func aRematchHasTheSameChoices() throws {
        let app = folder.open()
        try play(app, "a3a4", rules: "asian").act(.resign)
        app.rematch(seed: 3)
        #expect(app.game?.view.plies == 0)
        #expect((0..<2).map { app.games.card(at: $0)?.rulesName } == ["asian", "asian"])
    }
}
