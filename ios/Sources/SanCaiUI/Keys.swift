import SanCaiModel
import SwiftUI

extension Key {
    /// The core's name of a key, if it plays.
    init?(_ press: KeyPress) {
        switch press.key {
        case .leftArrow: self = .left
        case .rightArrow: self = .right
        case .upArrow: self = .up
        case .downArrow: self = .down
        case .return: self = .enter
        case .escape: self = .escape
        case "u": self = .undo
        case "f": self = .flip
        case "n": self = .next
        case "h": self = .hint
        case "t": self = .threat
        default: return nil
        }
    }
}

extension Command {
    /// The system's symbol for a button.
    var symbol: String {
        switch self {
        case .undo: "arrow.uturn.backward"
        case .redo: "arrow.uturn.forward"
        case .flip: "arrow.up.arrow.down"
        case .offerDraw: "equal"
        case .resign: "flag"
        case .letters: "character"
        case .enlargeTian, .enlargeRen: "arrow.up.left.and.arrow.down.right"
        case .why, .whyNext, .whyBack, .whyClose: "eye"
        case .review: "clock.arrow.circlepath"
        case .reviewFirst: "backward.end"
        case .reviewBack: "chevron.backward"
        case .reviewNext: "chevron.forward"
        case .reviewLast: "forward.end"
        case .reviewClose: "play"
        case .notation: "textformat"
        case .hint: "lightbulb"
        case .threat: "bolt"
        case .show: "eye"
        case .again: "arrow.counterclockwise"
        case .next: "chevron.forward"
        case .pause: "pause"
        case .resume: "play"
        }
    }
}

extension Cue {
    /// What the hand feels.
    var feedback: SensoryFeedback {
        switch self {
        case .move: .impact(weight: .light)
        case .capture: .impact(weight: .heavy)
        case .touch: .impact(flexibility: .soft)
        case .check: .warning
        case .descent: .decrease
        case .end: .success
        }
    }
}
