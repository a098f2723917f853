/// Plays the core's sounds. It answers at once, and is silent where nothing can be heard.
@MainActor
public protocol Speaker {
    func play(_ cue: Cue)
}
