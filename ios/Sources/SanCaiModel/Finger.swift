import Foundation

/// Tells a tap from a press that slides: pressed 150 ms or moved 8, it slides. Places are in points of the window.
@MainActor
public final class Finger {
    private static let wait = Duration.milliseconds(150)
    private static let slack: CGFloat = 8

    private let send: @MainActor (CoreGesture) -> Void
    private var start: CGPoint?
    private var sliding = false
    private var timer: Task<Void, Never>?

    public init(send: @escaping @MainActor (CoreGesture) -> Void) {
        self.send = send
    }

    /// It is down, or has moved.
    public func moved(to place: CGPoint) {
        guard let start else { return down(at: place) }
        if !sliding && hypot(place.x - start.x, place.y - start.y) >= Self.slack { press() }
        if sliding { send(.slide(x: Float(place.x), y: Float(place.y))) }
    }

    /// It has left the glass.
    public func lifted(at place: CGPoint) {
        guard start != nil else { return }
        let (x, y) = (Float(place.x), Float(place.y))
        send(sliding ? .lift(x: x, y: y) : .tap(x: x, y: y))
        rest()
    }

    /// The system has taken it away; after `lifted` this does nothing.
    public func cancelled() {
        guard start != nil else { return }
        if sliding { send(.cancel) }
        rest()
    }

    private func down(at place: CGPoint) {
        start = place
        timer = Task { [weak self] in
            try? await Task.sleep(for: Self.wait)
            if !Task.isCancelled { self?.press() }
        }
    }

    private func press() {
        guard let start, !sliding else { return }
        sliding = true
        timer?.cancel()
        send(.press(x: Float(start.x), y: Float(start.y)))
    }

    private func rest() {
        timer?.cancel()
        (start, sliding) = (nil, false)
    }
}
