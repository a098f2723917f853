import Foundation
import SanCai
import SanCaiModel
import Testing

/// The window of a phone.
let phone = Window(
    width: 390, height: 844, top: 47, bottom: 34, left: 0, right: 0, textScale: 1, dark: false, leftHanded: false,
    reducedMotion: false)

extension NewGame {
    /// Two people at one device.
    static func here(rules: String = "standard", position: String = "") -> NewGame {
        NewGame(rules: rules, opponent: "here", level: 1, colour: "red", position: position)
    }

    /// A person with Red against the machine's weakest level.
    static let machine = NewGame(rules: "standard", opponent: "machine", level: 1, colour: "red", position: "")
}

extension GameModel {
    /// A game on a phone, against the machine or what a test puts in its place.
    @MainActor static func begin(
        _ choice: NewGame, seed: UInt64 = 0, thought: @escaping @Sendable (Session) -> Answer? = { $0.think() },
        clock: @escaping @MainActor () -> UInt64 = { Monotonic.now }
    ) throws -> GameModel {
        let session = try CoreApp(language: "en").start(choice: choice, seed: seed, now: 0)
        let game = GameModel(session: session, clock: clock, thought: thought)
        game.resize(phone)
        return game
    }

    /// Taps a point by its name.
    func tap(_ point: String) throws {
        let place = try #require(centre(of: point), "no point \(point)")
        gesture(.tap(x: place.x, y: place.y))
    }
}

/// A clock that stands where a test sets it.
@MainActor final class Time {
    var now: UInt64 = 0
}

/// Waits until something holds; a minute at most, for other tests may keep the main actor busy.
@MainActor func wait(until holds: () -> Bool) async throws {
    for _ in 0..<6000 where !holds() { try await Task.sleep(for: .milliseconds(10)) }
    #expect(holds())
}

/// Numbers that are the same in each run (SplitMix64).
struct Lots: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// May be raised on any thread.
final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var up = false
    var raised: Bool { lock.withLock { up } }
    func raise() { lock.withLock { up = true } }
}

/// A machine whose first thought is done, but told only when `end` is signalled; `begun` is raised meanwhile.
func held(_ begun: Flag, _ end: DispatchSemaphore) -> @Sendable (Session) -> Answer? {
    { session in
        let answer = session.think()
        if !begun.raised {
            begun.raise()
            end.wait()
        }
        return answer
    }
}
