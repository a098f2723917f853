import Dispatch
import SanCai

/// The thread on which the machine thinks: `Session.think` blocks, so it may hold neither the main thread nor one of
/// Swift's own few. One thought at a time; the core ends the one before.
struct Thinker: Sendable {
    private let queue = DispatchQueue(label: "think", qos: .userInitiated)

    func think(_ session: Session) async -> Answer? {
        await withCheckedContinuation { done in
            queue.async { done.resume(returning: session.think()) }
        }
    }
}
