// Text, controls and containers.
import CoreTransferable

public struct Font: Hashable, Sendable {
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public struct Weight: Hashable, Sendable {
        public static let regular = Weight(), semibold = Weight(), bold = Weight()
    }
    public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font { Font() }
    public func monospacedDigit() -> Font { self }
}

public struct Text: Equatable, Sendable {
    public enum Case: Sendable { case uppercase, lowercase }
    public init(verbatim content: String) {}
}
extension Text: PrimitiveView {}

public struct Image: Equatable, Sendable {
    public init(systemName: String) {}
}
extension Image: PrimitiveView {}

public struct Spacer {
    public init(minLength: CGFloat? = nil) {}
}
extension Spacer: PrimitiveView {}

public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Axis.Set(rawValue: 1), vertical = Axis.Set(rawValue: 2)
    }
}
public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Edge.Set(rawValue: 1), leading = Edge.Set(rawValue: 2), bottom = Edge.Set(rawValue: 4)
        public static let trailing = Edge.Set(rawValue: 8), all = Edge.Set(rawValue: 15)
        public static let horizontal: Edge.Set = [.leading, .trailing], vertical: Edge.Set = [.top, .bottom]
    }
}
public struct EdgeInsets: Equatable, Sendable {
    public var top, leading, bottom, trailing: CGFloat
}
public struct UnitPoint: Hashable, Sendable {
    public static let center = UnitPoint(), leading = UnitPoint(), trailing = UnitPoint(), bottom = UnitPoint(), top = UnitPoint()
}
public struct HorizontalAlignment: Equatable, Sendable {
    public static let leading = HorizontalAlignment(), center = HorizontalAlignment(), trailing = HorizontalAlignment()
}
public struct VerticalAlignment: Equatable, Sendable {
    public static let top = VerticalAlignment(), center = VerticalAlignment(), bottom = VerticalAlignment()
}
public struct Alignment: Equatable, Sendable {
    public static let center = Alignment(), topLeading = Alignment(), leading = Alignment(), trailing = Alignment()
    public static let topTrailing = Alignment(), bottom = Alignment(), top = Alignment()
}
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

public struct VStack<Content> {}
extension VStack: View, PrimitiveView where Content: View {
    public typealias Body = Never
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct HStack<Content> {}
extension HStack: View, PrimitiveView where Content: View {
    public typealias Body = Never
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct ZStack<Content> {}
extension ZStack: View, PrimitiveView where Content: View {
    public typealias Body = Never
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct Group<Content> {}
extension Group: View, PrimitiveView where Content: View {
    public typealias Body = Never
    public init(@ViewBuilder content: () -> Content) {}
}
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public struct LazyVStack<Content: View> {
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {}
}
extension LazyVStack: View, PrimitiveView { public typealias Body = Never }
@MainActor public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
public struct ScrollViewReader<Content: View> {
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}
extension ScrollViewReader: View, PrimitiveView { public typealias Body = Never }
public struct ScrollView<Content: View> {
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
}
extension ScrollView: View, PrimitiveView { public typealias Body = Never }
public struct ViewThatFits<Content: View> {
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}
extension ViewThatFits: View, PrimitiveView { public typealias Body = Never }
public struct Form<Content: View> {
    public init(@ViewBuilder content: () -> Content) {}
}
extension Form: View, PrimitiveView { public typealias Body = Never }
public struct Section<Parent, Content, Footer> {}
extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View { public typealias Body = Never }
extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}
public struct NavigationStack<Data, Root: View> {}
extension NavigationStack: View, PrimitiveView { public typealias Body = Never }
public struct NavigationPath {}
extension NavigationStack where Data == NavigationPath {
    public init(@ViewBuilder root: () -> Root) {}
}
extension NavigationStack {
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View, PrimitiveView where Content: View {
    public typealias Body = Never
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

public struct ButtonRole: Equatable, Sendable {
    public static let destructive = ButtonRole(), cancel = ButtonRole()
}
public struct Button<Label: View> {
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}
extension Button: View, PrimitiveView { public typealias Body = Never }
extension Button where Label == Text {
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
}

public struct Menu<Label: View, Content: View> {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
extension Menu: View, PrimitiveView { public typealias Body = Never }

public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {}
extension Picker: View, PrimitiveView { public typealias Body = Never }
extension Picker where Label == Text {
    public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {}
}

public struct Toggle<Label: View> {}
extension Toggle: View, PrimitiveView { public typealias Body = Never }
extension Toggle {
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}
extension Toggle where Label == Text {
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
}

public struct TextField<Label: View> {}
extension TextField: View, PrimitiveView { public typealias Body = Never }
extension TextField where Label == Text {
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {}
}

public struct PasteButton {
    @MainActor @preconcurrency public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}
extension PasteButton: View, PrimitiveView { public typealias Body = Never }

public struct GeometryProxy {
    public var size: CGSize { stub() }
    public var safeAreaInsets: EdgeInsets { stub() }
}
public struct GeometryReader<Content: View> {
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}
extension GeometryReader: View, PrimitiveView { public typealias Body = Never }

public struct ToolbarItemPlacement: Sendable {
    public static let cancellationAction = ToolbarItemPlacement(), confirmationAction = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement(), principal = ToolbarItemPlacement()
}
@MainActor @preconcurrency public protocol ToolbarContent {}
@resultBuilder public struct ToolbarContentBuilder {
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
    public static func buildBlock<A: ToolbarContent, B: ToolbarContent>(_ a: A, _ b: B) -> some ToolbarContent { a }
}
public struct ToolbarItem<ID, Content: View>: ToolbarContent {}
extension ToolbarItem where ID == () {
    public nonisolated init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {}
}
