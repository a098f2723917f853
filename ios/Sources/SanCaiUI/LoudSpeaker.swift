import AVFoundation
import SanCaiModel

/// The device's loudspeaker. It keeps a player for each sound, follows the switch that silences the device, and lets other
/// apps' music play on.
@MainActor
public final class LoudSpeaker: Speaker {
    private var players: [Cue: AVAudioPlayer] = [:]

    public init() {
        #if os(iOS)
            try? AVAudioSession.sharedInstance().setCategory(.ambient)
        #endif
    }

    public func play(_ cue: Cue) {
        guard let player = players[cue] ?? (try? AVAudioPlayer(data: recording(of: cue))) else { return }
        players[cue] = player
        player.currentTime = 0
        player.play()
    }
}
