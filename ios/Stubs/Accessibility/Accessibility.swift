// A stand-in for Apple's Accessibility framework, for type-checking on Linux only.
public enum AccessibilityNotification {
    public struct Announcement {
        public init(_ announcement: String) {}
        public func post() {}
    }
}
