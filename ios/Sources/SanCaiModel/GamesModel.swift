import Foundation
import Observation
import SanCai

/// The list of the stored games, read page by page as it is scrolled.
@MainActor
@Observable
public final class GamesModel {
    /// What the games are filtered by.
    public var filter = GameFilter(text: "", rules: "", result: "") {
        didSet { if filter != oldValue { read() } }
    }
    /// What they can be filtered by.
    public private(set) var filters: GameFilters
    /// How many games the filter lets through.
    public private(set) var count = 0

    /// Grows whenever the list must be read anew.
    private var edition = 0
    @ObservationIgnored private var pages: [Int: [GameCard]] = [:]
    @ObservationIgnored private let core: CoreApp
    @ObservationIgnored private let clock: @MainActor () -> UInt64
    @ObservationIgnored private let tell: @MainActor (Told) -> Void

    /// Games read at once.
    private static let page = 50
    /// Larger files, in bytes, are no records; they are not read.
    private static let largest: UInt64 = 64 << 20

    init(core: CoreApp, clock: @escaping @MainActor () -> UInt64, tell: @escaping @MainActor (Told) -> Void) {
        self.core = core
        self.clock = clock
        self.tell = tell
        filters = core.gameFilters()
        read()
    }

    /// Reads the list anew: games may have changed.
    public func read() {
        pages = [:]
        filters = core.gameFilters()
        count = Int(core.gameCount(filter: filter))
        edition += 1
    }

    /// Whether every stored game is shown.
    public var whole: Bool { filter == GameFilter(text: "", rules: "", result: "") }

    /// The game at a place of the list; `nil` while it cannot be read.
    public func card(at index: Int) -> GameCard? {
        _ = edition
        let (page, place) = index.quotientAndRemainder(dividingBy: Self.page)
        let cards = pages[page] ?? tried { try core.games(filter: filter, from: UInt32(page * Self.page), count: UInt32(Self.page)) } ?? []
        pages[page] = cards
        return cards.indices.contains(place) ? cards[place] : nil
    }

    /// Gives a game a name; an empty one takes it away.
    public func rename(_ id: Int64, to name: String) {
        changing { try core.rename(id: id, name: name) }
    }

    /// Deletes a game; for a while it can be brought back.
    public func delete(_ id: Int64) {
        changing {
            let sentence = try core.delete(id: id, now: clock())
            tell(Told(sentence, action: core.text(key: "game-undo")) { [weak self] in self?.restore(id) })
        }
    }

    private func restore(_ id: Int64) {
        changing { try core.restore(id: id) }
    }

    /// A game as JSON.
    public func export(_ id: Int64) -> String? { tried { try core.exportGame(id: id) } }

    /// All games in sight as JSON.
    public func exportAll() -> String { core.exportGames(filter: filter) }

    /// Tells where an export went.
    public func saved(_ file: Result<URL, any Error>) {
        switch file {
        case .success(let url): tell(Told(core.named(key: "games-exported", name: url.lastPathComponent)))
        case .failure: tell(Told(core.text(key: "games-not-saved")))
        }
    }

    /// Adds the games of a text, and tells what was done.
    public func add(_ text: String) {
        changing { tell(Told(try core.importGames(text: text, now: clock()))) }
    }

    /// Adds the games of a file that was chosen.
    public func add(file: Result<URL, any Error>) {
        do { add(try Self.text(of: file.get())) } catch { tell(Told(core.text(key: "games-file-unreadable"))) }
    }

    private static func text(of url: URL) throws -> String {
        #if canImport(Darwin)
            // A file outside the app's own folder is open to it between these two calls only.
            let lent = url.startAccessingSecurityScopedResource()
            defer { if lent { url.stopAccessingSecurityScopedResource() } }
        #endif
        let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? NSNumber
        guard let size, size.uint64Value <= largest else { throw CocoaError(.fileReadTooLarge) }
        return try String(contentsOf: url, encoding: .utf8)
    }

    private func changing(_ work: () throws -> Void) {
        tried(work)
        read()
    }

    @discardableResult
    private func tried<Value>(_ work: () throws -> Value) -> Value? {
        do { return try work() } catch {
            tell(Told(sentence(of: error)))
            return nil
        }
    }
}
