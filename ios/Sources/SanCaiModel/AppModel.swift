import Foundation
import Observation
import SanCai

/// The app: Home, the New game sheet, and the game that is open.
@MainActor
@Observable
public final class AppModel {
    /// The game on the screen; `nil` on Home.
    public private(set) var game: GameModel?
    /// Whether the New game sheet is open.
    public var choosing = false
    /// What is chosen in the sheet.
    public var choice: NewGame
    /// What the sheet offers.
    public private(set) var form: CoreForm
    /// Why the choice was refused, in words.
    public private(set) var refusal: String?

    /// The unfinished game, as Home shows it.
    public private(set) var unfinished: Unfinished?

    @ObservationIgnored private let core: CoreApp
    @ObservationIgnored private var session: Session?

    /// An app that speaks the language of a BCP-47 tag.
    public init(language: String = Locale.preferredLanguages.first ?? "en") {
        let core = CoreApp(language: language)
        let form = core.form()
        self.core = core
        self.form = form
        choice = form.last
    }

    /// A caption of the core's catalogue.
    public func text(_ key: String) -> String { core.text(key: key) }

    /// Opens the New game sheet as it was last used.
    public func choose() {
        form = core.form()
        choice = form.last
        refusal = nil
        choosing = true
    }

    /// Starts the game that is chosen; `seed` draws the lot.
    public func start(seed: UInt64 = .random(in: 0 ... .max)) {
        do {
            session = try core.start(choice: choice, seed: seed, now: Monotonic.now)
            resume()
            choosing = false
            refusal = nil
        } catch {
            refusal = sentence(of: error)
        }
    }

    /// Goes on with the game that was left.
    public func resume() {
        game = session.map { GameModel(session: $0) }
    }

    /// Back to Home.
    public func leave() {
        unfinished = game.flatMap { Unfinished($0.view) }
        game?.close()
        game = nil
    }
}

/// A game that can be gone on with.
public struct Unfinished: Equatable, Sendable {
    /// Who plays whom.
    public let players: String
    /// Where it stands.
    public let status: String

    /// Only a game that goes on can be resigned.
    fileprivate init?(_ view: CoreView) {
        guard view.buttons.contains(where: { $0.command == .resign && $0.enabled }) else { return nil }
        players = "\(view.near.name) – \(view.far.name)"
        status = view.status
    }
}
