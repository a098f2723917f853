import Dispatch
import SanCai

/// The thread on which the machine thinks: that blocks, so it may hold neither the main thread nor one of Swift's own few.
/// One thought at a time; the core ends the one before.
struct Thinker: Sendable {
    let thought: @Sendable (Session) -> Answer?
    private let queue = DispatchQueue(label: "think", qos: .userInitiated)

    init(thought: @escaping @Sendable (Session) -> Answer?) {
        self.thought = thought
    }

    func think(_ session: Session) async -> Answer? {
        await withCheckedContinuation { done in
            queue.async { done.resume(returning: thought(session)) }
        }
    }
}
