// A stand-in for Apple's AVFoundation, as the one for SwiftUI beside it.
import Foundation

open class AVAudioPlayer: NSObject {
    public init(data: Data) throws {}
    open var currentTime: TimeInterval = 0
    @discardableResult open func play() -> Bool { false }
}
