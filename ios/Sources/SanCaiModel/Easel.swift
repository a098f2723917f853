import SanCai

/// A scene on its way to the screen, by a clock in milliseconds: pieces go from place to place, marks enter, boards grow
/// or sink. It knows nothing of the game: how a scene follows the one before says its passage.
@MainActor
public final class Easel {
    /// How a thing is drawn at one moment.
    public struct Pose: Equatable, Sendable {
        public var x: Float, y: Float, scale: Float, alpha: Float
    }

    /// A piece and where it is drawn.
    public struct Piece {
        public let group: CoreGroup
        public let pose: Pose
    }

    /// A mark, and how much of it is drawn: larger about its place, grown downwards from it, faded.
    public struct Mark {
        public let sign: Sign
        public let scale: (x: Float, y: Float)
        public let alpha: Float
    }

    /// Everything as it looks at one moment.
    public struct Picture {
        public let papers: [Paper]
        /// Where each board lies at this moment; its paper, marks and pieces are drawn for `papers[board].place`.
        public let boards: [Rect]
        public let below: [Mark]
        public let pieces: [Piece]
        public let above: [Mark]
    }

    /// The picture that gives way to this one: how far it has sunk and how much of it is left, 0 to 1.
    public struct Leaving {
        public let picture: Picture
        public let sunk: Float
        public let alpha: Float
    }

    /// A way from one pose to another.
    private struct Way {
        var group: CoreGroup
        var from: Pose
        var to: Pose
        var start: Double
        var duration: Double

        func at(_ now: Double) -> Pose {
            let part = Easel.ease(duration > 0 ? (now - start) / duration : 1)
            func between(_ from: Float, _ to: Float) -> Float { from + (to - from) * part }
            return Pose(
                x: between(from.x, to.x), y: between(from.y, to.y), scale: between(from.scale, to.scale),
                alpha: between(from.alpha, to.alpha))
        }

        var end: Double { start + duration }
    }

    private static let aloft: Float = 1.3
    private static let far: Float = 0.9
    private static let swells: Float = 1 / 6

    private let motion = SanCai.motion()
    private var scene: CoreScene?
    private var ways: [UInt8: Way] = [:]
    private var fading: [Way] = []
    private var entered: [UInt64: Double] = [:]
    private var places: (from: [Rect], start: Double) = ([], 0)
    private var old: (picture: Picture, start: Double, passage: Passage)?

    public init() {}

    /// Takes over a scene at a moment.
    public func show(_ next: CoreScene, at now: Double) {
        let before = scene
        let first = before == nil
        let (jumps, descends) = (next.passage == .jump || first, next.passage == .descend)
        let fresh = jumps || descends || next.passage == .fade
        if descends || next.passage == .fade, !first { old = (picture(at: now), now, next.passage) }
        if jumps { old = nil }
        let boards = next.passage == .enlarge ? self.boards(at: now) : []
        if fresh || next.passage == .enlarge { places = (boards, now) }
        enter(next, fresh: fresh, now: now)
        move(next.groups, still: jumps || next.passage == .fade || next.passage == .enlarge, lands: descends && !first, now: now)
        scene = next
    }

    /// Ends a descent that is under way; whether one was.
    public func finish(at now: Double) -> Bool {
        guard scene?.passage == .descend || old?.passage == .descend, now < end else { return false }
        old = nil
        for id in ways.keys { ways[id]?.duration = 0 }
        return true
    }

    /// When everything has arrived.
    public var end: Double {
        let pieces = ways.values.map(\.end).max() ?? 0
        let marks = entered.values.map { $0 + Double(max(motion.pulse, motion.grow, motion.glow)) }.max() ?? 0
        let leaves = old.map { $0.start + duration($0.passage) } ?? 0
        let boards = places.from.isEmpty ? 0 : places.start + Double(motion.enlarge)
        return max(pieces, fading.map(\.end).max() ?? 0, marks, leaves, boards)
    }

    /// Everything as it looks at a moment.
    public func picture(at now: Double) -> Picture {
        let standing = (scene?.groups ?? []).compactMap { group in
            ways[group.id].map { Piece(group: $0.group, pose: $0.at(now)) }
        }
        let gone = fading.filter { now < $0.end }.map { Piece(group: $0.group, pose: $0.at(now)) }
        return Picture(
            papers: scene?.papers ?? [], boards: boards(at: now), below: marks(scene?.below ?? [], now),
            pieces: gone + standing.sorted { $0.group.scale < $1.group.scale }, above: marks(scene?.above ?? [], now))
    }

    /// What gives way to it.
    public func leaving(at now: Double) -> Leaving? {
        guard let old, now < old.start + duration(old.passage) else { return nil }
        let part = Float((now - old.start) / duration(old.passage))
        return Leaving(picture: old.picture, sunk: old.passage == .descend ? part : 0, alpha: 1 - part * part)
    }

    private func duration(_ passage: Passage) -> Double {
        Double(passage == .descend ? motion.descend : motion.fade)
    }

    private nonisolated static func ease(_ part: Double) -> Float {
        let rest = 1 - min(max(part, 0), 1)
        return Float(1 - rest * rest)
    }
}

// Pieces.
extension Easel {
    private func move(_ groups: [CoreGroup], still: Bool, lands: Bool, now: Double) {
        let before = ways
        let goes = groups.enumerated().map { index, group -> (UInt8, Way) in
            if lands { return (group.id, land(group, index, now)) }
            return (group.id, still ? rest(group, now) : way(of: group, from: before[group.id], now))
        }
        ways = Dictionary(goes, uniquingKeysWith: { $1 })
        let gone = before.values.filter { way in
            ways[way.group.id].map { $0.group.board != way.group.board } ?? true
        }
        fading = still || lands ? [] : fading.filter { now < $0.end } + gone.map { leave($0, now) }
    }

    private func rest(_ group: CoreGroup, _ now: Double) -> Way {
        Way(group: group, from: group.pose, to: group.pose, start: now, duration: 0)
    }

    private func land(_ group: CoreGroup, _ index: Int, _ now: Double) -> Way {
        var from = group.pose
        (from.scale, from.alpha) = (from.scale * Self.aloft, 0)
        let start = now + Double(motion.descend) + Double(index) * Double(motion.land)
        return Way(group: group, from: from, to: group.pose, start: start, duration: Double(motion.step))
    }

    private func way(of group: CoreGroup, from old: Way?, _ now: Double) -> Way {
        var from = group.pose
        from.alpha = 0
        guard let old else { return Way(group: group, from: from, to: group.pose, start: now, duration: Double(motion.capture)) }
        if old.group.scale > 1 && group.scale > 1 { return rest(group, now) }
        if old.group.board != group.board {
            from.scale *= Self.far
            return Way(group: group, from: from, to: group.pose, start: now, duration: Double(motion.step))
        }
        if old.to == group.pose { return Way(group: group, from: old.from, to: old.to, start: old.start, duration: old.duration) }
        let duration = group.scale > 1 ? motion.pickUp : motion.step
        return Way(group: group, from: old.at(now), to: group.pose, start: now, duration: Double(duration))
    }

    /// A captured piece, or one that comes into sight on another board.
    private func leave(_ way: Way, _ now: Double) -> Way {
        let captured = ways[way.group.id] == nil
        var to = way.at(now)
        to.alpha = 0
        if !captured { to.scale *= Self.far }
        return Way(group: way.group, from: way.at(now), to: to, start: now, duration: Double(captured ? motion.capture : motion.step))
    }
}

// Boards and marks.
extension Easel {
    private func boards(at now: Double) -> [Rect] {
        let rest = (scene?.papers ?? []).map(\.place)
        guard places.from.count == rest.count else { return rest }
        let part = Self.ease((now - places.start) / Double(motion.enlarge))
        func between(_ from: Float, _ to: Float) -> Float { from + (to - from) * part }
        return zip(places.from, rest).map { from, to in
            Rect(
                x: between(from.x, to.x), y: between(from.y, to.y), width: between(from.width, to.width),
                height: between(from.height, to.height))
        }
    }

    /// New marks begin to enter; those that stay go on.
    private func enter(_ next: CoreScene, fresh: Bool, now: Double) {
        let signs = next.below + next.above
        entered = Dictionary(
            signs.map { ($0.key, fresh || $0.entrance == .atOnce ? -.infinity : entered[$0.key] ?? now) }, uniquingKeysWith: { $1 })
    }

    private func marks(_ signs: [Sign], _ now: Double) -> [Mark] {
        signs.map { sign in
            let part = part(of: sign, now)
            let swollen = 1 + Self.swells * Float.hump(part)
            switch sign.entrance {
            case .pulse: return Mark(sign: sign, scale: (swollen, swollen), alpha: 1)
            case .grow: return Mark(sign: sign, scale: (1, part), alpha: 1)
            case .glow: return Mark(sign: sign, scale: (1, 1), alpha: part)
            case .atOnce: return Mark(sign: sign, scale: (1, 1), alpha: 1)
            }
        }
    }

    /// How much of its entrance is done.
    private func part(of sign: Sign, _ now: Double) -> Float {
        let duration =
            switch sign.entrance {
            case .pulse: motion.pulse
            case .grow: motion.grow
            case .glow: motion.glow
            case .atOnce: UInt32(1)
            }
        return Float(min(max((now - (entered[sign.key] ?? -.infinity)) / Double(duration), 0), 1))
    }
}

extension CoreGroup {
    fileprivate var pose: Easel.Pose { Easel.Pose(x: x, y: y, scale: scale, alpha: alpha) }
}

extension Sign {
    fileprivate var key: UInt64 { UInt64(board) << 32 | UInt64(id) }
}

extension Float {
    /// 0 at 0 and 1, 1 between them.
    fileprivate static func hump(_ part: Float) -> Float { 4 * part * (1 - part) }
}
