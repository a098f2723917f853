import Foundation

/// A sentence for a moment, with something that can be done about it.
public struct Told: Identifiable, Sendable {
    public let id = UUID()
    /// To be shown as it stands.
    public let sentence: String
    /// Caption of what can be done; `nil`: nothing.
    public let action: String?
    /// Whether it must be heard: another sentence does not end it.
    let stays: Bool
    let act: @MainActor @Sendable () -> Void

    init(_ sentence: String, stays: Bool = false, action: String? = nil, act: @escaping @MainActor @Sendable () -> Void = {}) {
        self.sentence = sentence
        self.stays = stays
        self.action = action
        self.act = act
    }
}
