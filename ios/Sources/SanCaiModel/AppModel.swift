import Foundation
import Observation
import SanCai

/// A room beside Home and the game.
public enum Room: Hashable, Sendable {
    case learn, rules, games, settings, about
}

/// The app: Home, its rooms, the New game sheet, and the game that is open.
@MainActor
@Observable
public final class AppModel {
    /// The game on the screen; `nil` outside.
    public private(set) var game: GameModel?
    /// The energy image of the game, while it is open.
    public private(set) var energy: EnergyModel?
    /// The rooms on the way to the open one, which is the last; none at Home.
    public var rooms: [Room] = [] { didSet { look() } }
    /// Whether the New game sheet is open.
    public var choosing = false
    /// What is chosen in the sheet.
    public var choice: NewGame {
        didSet { if choice != oldValue { form = core.formOf(choice: choice) } }
    }
    /// What the sheet offers.
    public private(set) var form: CoreForm
    /// Why the choice was refused, in words.
    public private(set) var refusal: String?

    /// The games that can be gone on with, the latest first.
    public private(set) var unfinished: [GameCard] = []
    /// How many lessons are done, in words.
    public private(set) var learnSentence = ""
    /// How many games are stored, in words.
    public private(set) var gamesSentence = ""
    /// What can be set and how it is set.
    public private(set) var settings: [SettingsGroup]
    /// The theme that is set; `nil` for the system's.
    public private(set) var dark: Bool?
    /// What a person is told, the first now, the others after it.
    public private(set) var told: [Told] = []

    /// The list of stored games.
    @ObservationIgnored public private(set) lazy var games = GamesModel(core: core, clock: clock) { [weak self] in self?.tell($0) }

    /// The Rules room.
    @ObservationIgnored public private(set) lazy var rules = RulesModel(core: core)

    @ObservationIgnored private let core: CoreApp
    @ObservationIgnored private var session: Session?
    @ObservationIgnored private let speaker: (any Speaker)?
    @ObservationIgnored private let clock: @MainActor () -> UInt64

    /// An app that speaks the language of a BCP-47 tag. Its games and settings lie in a folder, which is made if it is not
    /// there; without one they are gone when the app ends. Without a speaker it is silent.
    public init(
        language: String = Locale.preferredLanguages.first ?? "en", folder: URL? = nil,
        speaker: (any Speaker)? = nil, clock: @escaping @MainActor () -> UInt64 = { Monotonic.now }
    ) {
        let wall = UInt64(Date().timeIntervalSince1970 * 1000)
        let core = folder.map { CoreApp.open(language: language, folder: $0.path, now: clock(), wall: wall) } ?? CoreApp(language: language)
        let form = core.form()
        self.core = core
        self.speaker = speaker
        self.clock = clock
        self.form = form
        choice = form.last
        settings = core.settings()
        dark = core.dark()
        look()
        told = core.notices().map { Told($0, stays: true) }
    }

    /// A caption of the core's catalogue. Looking at the settings makes what shows it follow the language.
    public func text(_ key: String) -> String {
        _ = settings
        return core.text(key: key)
    }

    /// The language that is spoken, as a BCP 47 tag.
    public var language: String {
        _ = settings
        return core.language()
    }

    /// A caption with a name in it.
    public func named(_ key: String, _ name: String) -> String {
        _ = settings
        return core.named(key: key, name: name)
    }

    /// The small board of a stored game; `nil` where its position cannot be read.
    public func thumbnail(_ card: GameCard, _ small: Small) -> Thumbnail? {
        _ = settings
        return try? core.thumbnail(rules: card.rulesName, position: card.position, small: small)
    }

    /// What the app is and what it is made of.
    public func about() -> About { core.about(shell: .swift) }

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
            show(try core.start(choice: choice, seed: seed, now: clock()))
            choosing = false
            refusal = nil
        } catch {
            refusal = sentence(of: error)
        }
    }

    /// Another number in a field of the sheet, as it was typed.
    public func type(_ typed: String, into number: Number) {
        choice = core.withNumber(choice: choice, id: number.id, typed: typed)
    }

    /// Another game with the choices of the last one.
    public func rematch(seed: UInt64 = .random(in: 0 ... .max)) {
        choice = core.form().last
        start(seed: seed)
        if let refusal { tell(Told(refusal)) }
    }

    /// Gives back what can be made again, when the system is short of memory.
    public func freeMemory() {
        core.freeMemory()
    }

    /// Goes on with a stored game.
    public func resume(_ id: Int64, seed: UInt64 = .random(in: 0 ... .max)) {
        do { show(try core.resume(id: id, seed: seed, now: clock())) } catch { tell(Told(sentence(of: error))) }
    }

    /// Replays an example of a verdict.
    public func replay(example id: String) {
        do { show(try core.example(id: id)) } catch { tell(Told(sentence(of: error))) }
    }

    /// The lessons, their pieces painted for a theme.
    public func lessons(dark: Bool) -> LearnView {
        _ = settings
        return core.lessons(dark: dark)
    }

    /// Opens a lesson where it was left.
    public func learn(_ id: String) {
        do { show(try core.lesson(id: id)) } catch { tell(Told(sentence(of: error))) }
    }

    /// Opens the energy image of the game, or closes it.
    public func turnEnergy() {
        let open = energy == nil
        closeEnergy()
        if open, let session {
            energy = EnergyModel(core: core, session: session) { [weak self] in self?.tell(Told($0)) }
        }
    }

    private func closeEnergy() {
        energy?.close()
        energy = nil
    }

    private func show(_ session: Session) {
        closeEnergy()
        self.session = session
        game?.close()
        game = GameModel(session: session, speaker: speaker, clock: clock)
    }

    /// Goes into a room.
    public func enter(_ room: Room) { rooms.append(room) }

    /// Out of the game, or out of the room.
    public func leave() {
        closeEnergy()
        if let game {
            game.close()
            self.game = nil
            look()
        } else {
            _ = rooms.popLast()
        }
    }

    /// Looks what is stored.
    private func look() {
        unfinished = core.unfinished(count: 4)
        learnSentence = core.lessons(dark: dark ?? false).sentence
        let count = core.gameCount(filter: GameFilter(text: "", rules: "", result: ""))
        gamesSentence = core.counted(key: "home-games-sentence", n: Int64(count))
    }

    /// Sets something.
    public func set(_ key: String, to value: String) {
        do { try core.set(key: key, value: value) } catch { tell(Told(sentence(of: error))) }
        settings = core.settings()
        dark = core.dark()
        look()
    }

    /// Tells a person something at once.
    public func tell(_ sentence: Told) { told = [sentence] + told.filter(\.stays) }

    /// Ends what is being told; `acting` does what can be done about it.
    public func heard(acting: Bool = false) {
        guard !told.isEmpty else { return }
        let first = told.removeFirst()
        if acting { first.act() }
    }
}
