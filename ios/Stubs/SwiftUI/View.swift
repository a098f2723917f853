// A stand-in for Apple's SwiftUI, for type-checking on Linux only: nothing here draws, and it declares no more than the
// app uses. Every declaration has Apple's documented signature; none may be loosened to make the app's code compile.
@_exported import Foundation
@_exported import Observation

func stub() -> Never { fatalError("the SwiftUI stand-in draws nothing") }

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { stub() }
}

/// A view with no body of its own.
public protocol PrimitiveView: View where Body == Never {}
extension PrimitiveView {
    public var body: Never { stub() }
}

public struct EmptyView {
    public init() {}
}
extension EmptyView: PrimitiveView {}

public struct TupleView<T> {
    init(_ value: T) {}
}
extension TupleView: View, PrimitiveView { public typealias Body = Never }

public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    public typealias Body = Never
}

extension Optional: View where Wrapped: View {
    public var body: Never { stub() }
}

@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> { .init() }
    public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> { .init() }
}

@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder func body(content: Content) -> Body
}
public struct _ViewModifier_Content<Modifier> {}
extension _ViewModifier_Content: View, PrimitiveView { public typealias Body = Never }
public struct ModifiedContent<Content, Modifier> {}
extension ModifiedContent: View, PrimitiveView where Content: View { public typealias Body = Never }

extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { .init() }
}
