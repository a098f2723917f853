import Foundation
import SanCai
import SanCaiModel

/// What is not as the scenario says.
struct Fault: Error, CustomStringConvertible {
    let description: String
}

/// Takes the steps of a scenario (tests/scenarios/README.md) through the model of the game.
@MainActor
final class Runner {
    private let app: CoreApp
    private var session: Session
    private var game: GameModel
    private var painting: Painting
    private let window: Window
    private var refused = ""
    private let time = Time()

    init(_ scenario: [String: Any]) throws {
        app = CoreApp(language: scenario["language"] as? String ?? "en")
        let seed = (scenario["seed"] as? NSNumber)?.uint64Value ?? 0
        let choice = NewGame(scenario: scenario["game"] as? [String: Any] ?? [:])
        // The scenario says what the machine answers.
        session =
            if let lesson = scenario["lesson"] as? String {
                try app.lesson(id: lesson)
            } else {
                try app.start(choice: choice, seed: seed, now: 0)
            }
        painting = app.painting(session: session)
        game = GameModel(session: session, clock: { [time] in time.now }, thought: { _ in nil })
        window = Window(scenario: scenario["window"] as? [String: Any] ?? [:])
        game.resize(window)
    }

    func take(_ step: [String: Any]) throws {
        guard let (name, value) = step.first else { throw Fault(description: "an empty step") }
        switch name {
        case "tap":
            let place = try place(value)
            game.gesture(.tap(x: place.x, y: place.y))
        case "drag": try drag(value)
        case "key":
            game.gesture(.typed(key: try named(value, [.left, .right, .up, .down, .enter, .escape, .undo, .flip, .next, .hint, .threat])))
        case "command":
            game.command(
                try named(
                    value,
                    [
                        .undo, .redo, .flip, .offerDraw, .resign, .letters, .enlargeTian, .enlargeRen,
                        .review, .reviewFirst, .reviewBack, .reviewNext, .reviewLast, .reviewClose,
                        .why, .whyNext, .whyBack, .whyClose, .notation, .hint, .threat, .show, .again, .next,
                        .pause, .resume,
                    ]))
        case "answer": game.answer(value as? Bool ?? false)
        case "think": if let answer = session.think() { game.act(.engine(answer: answer)) }
        case "machine": game.act(.engine(answer: answer(try text(value))))
        case "act": game.act(.move(text: try text(value)))
        case "seek": game.gesture(.seek(ply: (value as? NSNumber)?.uint32Value ?? 0))
        case "reopen": try reopen()
        case "set":
            for (key, set) in value as? [String: String] ?? [:] { try app.set(key: key, value: set) }
        case "now":
            time.now = (value as? NSNumber)?.uint64Value ?? 0
        case "energy": try energy(try text(value).components(separatedBy: " "))
        case "expect": return try expect(value as? [String: Any] ?? [:])
        default: throw Fault(description: "unknown step")
        }
        refused = game.refusal ?? refused
    }

    /// Leaves the game, and goes on with it as it is stored.
    private func reopen() throws {
        game.close()
        guard let id = session.record() else { throw Fault(description: "it is not stored") }
        session = try app.resume(id: id, seed: 0, now: time.now)
        game = GameModel(session: session, clock: { [time] in time.now }, thought: { _ in nil })
        game.resize(window)
        painting = app.painting(session: session)
    }

    private func drag(_ value: Any) throws {
        guard let ends = value as? [Any], ends.count == 2 else { throw Fault(description: "not two places") }
        let (from, to) = (try place(ends[0]), try place(ends[1]))
        game.gesture(.press(x: from.x, y: from.y))
        game.gesture(.slide(x: to.x, y: to.y))
        game.gesture(.lift(x: to.x, y: to.y))
    }

    private func answer(_ text: String) -> Answer {
        let draw: Bool? = ["draw yes": true, "draw no": false][text]
        return Answer(revision: game.view.revision, text: draw == nil ? text : "", draw: draw)
    }

    private func place(_ value: Any) throws -> Place {
        if let numbers = value as? [NSNumber], numbers.count == 2 {
            return Place(x: numbers[0].floatValue, y: numbers[1].floatValue)
        }
        guard let place = game.centre(of: try text(value)) else { throw Fault(description: "no such point in sight") }
        return place
    }

    private func energy(_ told: [String]) throws {
        switch told[0] {
        case "turn": painting.turn(toggle: told[1], on: told[2] == "on")
        case "slide": painting.slide(slider: told[1], value: UInt8(told[2]) ?? 0)
        case "choose": painting.choose(preset: told[1])
        case "seek": painting.seek(ply: UInt32(told[1]) ?? 0)
        case "play": painting.play()
        case "step": painting.step()
        default: throw Fault(description: "no energy \(told)")
        }
        app.keepEnergy(painting: painting)
    }

    private func expect(_ lines: [String: Any]) throws {
        game.look()
        painting.follow(session: session)
        for (line, wanted) in lines {
            if line == "spoken" {
                try expectSpoken(wanted as? [String: String] ?? [:])
                continue
            }
            let found = try self.line(line)
            if found != wanted as? String { throw Fault(description: "\(line) is «\(found)»") }
        }
        refused = ""
    }

    private func expectSpoken(_ wanted: [String: String]) throws {
        for (name, text) in wanted {
            let found = game.points.first { $0.name == name }?.text ?? ""
            if found != text { throw Fault(description: "\(name) says «\(found)»") }
        }
    }

    private func line(_ name: String) throws -> String {
        let view = game.view
        switch name {
        case "status": return view.status
        case "detail": return view.detail
        case "announce": return view.announce
        case "position": return view.position
        case "banner": return view.banner.map { "\($0.kind): \($0.text)" } ?? ""
        case "question":
            return view.question.map { [$0.text, $0.yes, $0.no].filter { !$0.isEmpty }.joined(separator: " / ") } ?? ""
        case "end": return view.end.map { "\($0.title) / \($0.sentence)" } ?? ""
        case "why":
            return view.why.map { "\($0.title) / \($0.text) / \($0.label) / \($0.step) of \($0.steps)" } ?? ""
        case "coach": return view.lesson.map { "\($0.tone): \($0.text) / \($0.step) of \($0.steps)" } ?? ""
        case "notation": return view.notation
        case "place": return view.place.map { "\($0)" } ?? ""
        case "unfinished": return cards(app.unfinished(count: 10))
        case "games": return cards(try app.games(filter: GameFilter(text: "", rules: "", result: ""), from: 0, count: 10))
        case "clocks": return "\(view.far.clock?.text ?? "") / \(view.near.clock?.text ?? "")"
        case "pause": return view.pause.map { "\($0.title) / \($0.resume)" } ?? ""
        case "tick": return view.tickAt.map { "\($0)" } ?? ""
        case "turned":
            let parts = [("far", view.far.turned), ("near", view.near.turned), ("question", view.question?.turned == true)]
            return parts.filter(\.1).map(\.0).joined(separator: " ")
        case "near": return view.near.spoken
        case "far": return view.far.spoken
        case "enabled": return view.buttons.filter(\.enabled).map { caseName($0.command) }.joined(separator: " ")
        case "cues": return view.sounds.map(caseName).joined(separator: " ")
        case "haptic": return view.haptic.map(caseName) ?? ""
        case "wants": return view.wants == .think ? "think" : "nothing"
        case "answers": return game.points.filter(\.answers).map(\.name).sorted().joined(separator: " ")
        case "moves": return game.moves.map { $0.number.isEmpty ? $0.text : "\($0.number) \($0.text)" }.joined(separator: " ")
        case "seals": return view.seals.map(\.spoken).joined(separator: " / ")
        case "pieces": return "\(game.scene.groups.count)"
        case "energy": return digest(painting.image(dark: false).bytes)
        case "energy-said": return "\(painting.view().moves) / \(painting.view().description)"
        case "refused": return refused
        default: throw Fault(description: "no line \(name)")
        }
    }
}

private func cards(_ all: [GameCard]) -> String {
    all.map { "\($0.title): \($0.detail)" }.joined(separator: " / ")
}

/// FNV-1a over the bytes as they arrived, in sixteen hexadecimal digits.
private func digest(_ bytes: Data) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
}

/// A case's name as the scenarios write it: `OfferDraw`.
private func caseName(_ value: some Any) -> String {
    let name = "\(value)"
    return name.prefix(1).uppercased() + name.dropFirst()
}

private func text(_ value: Any) throws -> String {
    guard let text = value as? String else { throw Fault(description: "not a text: \(value)") }
    return text
}

private func named<Case>(_ value: Any, _ all: [Case]) throws -> Case {
    let name = try text(value)
    guard let found = all.first(where: { caseName($0) == name }) else { throw Fault(description: "no \(Case.self) \(name)") }
    return found
}

extension NewGame {
    fileprivate init(scenario game: [String: Any]) {
        self.init(
            rules: game["rules"] as? String ?? "", opponent: game["opponent"] as? String ?? "machine",
            level: (game["level"] as? NSNumber)?.uint32Value ?? 1, colour: game["colour"] as? String ?? "red",
            position: game["position"] as? String ?? "")
        func number(_ name: String, _ usual: UInt32) -> UInt32 { (game[name] as? NSNumber)?.uint32Value ?? usual }
        timing = game["timing"] as? String ?? timing
        minutes = number("minutes", minutes)
        increment = number("increment", increment)
        period = number("period", period)
        periods = number("periods", periods)
        touchMove = game["touch-move"] as? Bool ?? false
        formal = game["formal"] as? Bool
        odds = game["odds"] as? String ?? ""
        oddsSide = game["odds-side"] as? String ?? oddsSide
        begins = game["begins"] as? String ?? begins
        modernCannon = game["modern-cannon"] as? Bool ?? false
    }
}

extension Window {
    fileprivate init(scenario window: [String: Any]) {
        func side(_ name: String, _ usual: Float) -> Float { (window[name] as? NSNumber)?.floatValue ?? usual }
        self.init(
            width: side("width", 360), height: side("height", 780), top: 0, bottom: 0, left: 0, right: 0, textScale: 1,
            dark: false, leftHanded: false, reducedMotion: false)
    }
}
