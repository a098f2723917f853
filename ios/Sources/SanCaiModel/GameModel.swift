import Observation
import SanCai

/// One game on the screen: what the core's session shows, and the ways to touch it. Decides nothing about the game.
@MainActor
@Observable
public final class GameModel {
    /// Everything around the board.
    public private(set) var view: CoreView
    /// The board.
    public private(set) var scene: CoreScene
    /// Where the parts of the screen lie.
    public private(set) var layout: CoreLayout
    /// The points as a screen reader meets them.
    public private(set) var points: [SpokenPoint]
    /// The moves made.
    public private(set) var moves: [MoveText] = []
    /// Why the last act was refused, in words.
    public private(set) var refusal: String?

    @ObservationIgnored private let session: Session
    @ObservationIgnored private let thinker: Thinker
    @ObservationIgnored private let clock: @MainActor () -> UInt64
    @ObservationIgnored private let speaker: (any Speaker)?
    @ObservationIgnored private var window: Window?
    /// The revision that the machine was last asked about.
    @ObservationIgnored private var asked: UInt64?
    @ObservationIgnored private var tick: Task<Void, Never>?
    /// Whether nobody sees the screen.
    @ObservationIgnored private var resting = false

    /// `clock` tells monotonic milliseconds. A test lends its own, and `thought` for the machine's where it tells it what to
    /// answer.
    public init(
        session: Session, speaker: (any Speaker)? = nil, clock: @escaping @MainActor () -> UInt64 = { Monotonic.now },
        thought: @escaping @Sendable (Session) -> Answer? = { $0.think() }
    ) {
        self.session = session
        self.speaker = speaker
        self.clock = clock
        thinker = Thinker(thought: thought)
        view = session.view(now: clock())
        scene = session.scene()
        layout = session.layout()
        points = session.points()
        refresh()
    }

    /// Tells the core the window; the same one again changes nothing.
    public func resize(_ window: Window) {
        guard window != self.window else { return }
        self.window = window
        session.setWindow(window: window)
        refresh()
    }

    /// A finger or a key.
    public func gesture(_ gesture: CoreGesture) {
        perform(session.gesture(gesture: gesture))
    }

    /// A button.
    public func command(_ command: Command) {
        perform(session.command(command: command))
    }

    /// Does something for good: a move by its text, the answer to a question.
    public func act(_ act: Act) {
        perform(act)
    }

    /// Answers the view's question.
    public func answer(_ yes: Bool) {
        perform(.answer(yes: yes))
    }

    /// The centre of a point by its name, `nil` where it is not in sight.
    public func centre(of point: String) -> Place? {
        session.centre(point: point)
    }

    /// Looks again what the core shows: time has gone on.
    public func look() {
        refresh()
    }

    /// The screen is out of sight: what runs ends, the clocks are paused.
    public func rest() {
        guard !resting else { return }
        close()
        refresh()
    }

    /// It is in sight again, as it was left.
    public func wake() {
        guard resting else { return }
        resting = false
        asked = nil
        refresh()
    }

    /// Leaves the screen: what runs ends, the clocks are paused; nothing is begun from then on.
    public func close() {
        resting = true
        tick?.cancel()
        session.leave(now: clock())
    }

    private func perform(_ act: Act?) {
        refusal = nil
        if let act {
            do { try session.act(act: act, now: clock()) } catch { refusal = sentence(of: error) }
        }
        refresh()
    }

    private func refresh() {
        let old = view
        view = session.view(now: clock())
        if view.sceneRevision != old.sceneRevision {
            layout = session.layout()
            scene = session.scene()
            points = session.points()
        }
        if view.revision != old.revision || view.notation != old.notation || moves.count != Int(view.plies) {
            moves = session.moves(from: 0, count: view.plies)
        }
        // What the core says of an act before this screen has been heard.
        if view.revision != old.revision {
            for sound in view.sounds { speaker?.play(sound) }
        }
        attend()
    }

    /// Does what the session waits for.
    private func attend() {
        tick?.cancel()
        guard !resting else { return }
        if let at = view.tickAt {
            let wait = at - min(at, clock())
            tick = Task { [weak self] in
                try? await Task.sleep(for: .milliseconds(Int(wait)))
                if !Task.isCancelled { self?.refresh() }
            }
        }
        if view.wants == .think { think() }
    }

    /// Asks the machine, once for each revision. The core drops an answer that comes too late.
    private func think() {
        guard asked != view.revision else { return }
        asked = view.revision
        Task { [weak self, thinker, session] in
            guard let answer = await thinker.think(session), let self, !self.resting else { return }
            self.perform(.engine(answer: answer))
        }
    }
}
