// A stand-in for Apple's UIKit, for type-checking on Linux only; see SwiftUI's.
import Foundation

@MainActor @preconcurrency
open class UIApplication: NSObject {
    public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
}

// Apple's Foundation has these; Linux's has not.
extension NotificationCenter {
    public final class Notifications: AsyncSequence, Sendable {
        public typealias Element = Notification
        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async -> Notification? { nil }
        }
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Notifications {
        Notifications()
    }
}
