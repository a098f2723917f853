// A stand-in for Apple's UniformTypeIdentifiers, as the one for SwiftUI beside it.

public struct UTType: Hashable, Sendable {
    public static var json: UTType { UTType() }
    public static var plainText: UTType { UTType() }
}
