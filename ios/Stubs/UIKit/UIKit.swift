// A stand-in for Apple's UIKit, for type-checking on Linux only; see SwiftUI's.
import Foundation

@MainActor @preconcurrency
open class UIApplication: NSObject {
    public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}
