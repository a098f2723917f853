// Property wrappers and the environment.

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    public var wrappedValue: Value {
        get { stub() }
        nonmutating set { stub() }
    }
    public var projectedValue: Binding<Value> { self }
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {}
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { stub() }
}

@propertyWrapper
public struct State<Value> {
    public init(wrappedValue value: Value) {}
    public init(initialValue value: Value) {}
    public var wrappedValue: Value {
        get { stub() }
        nonmutating set { stub() }
    }
    public var projectedValue: Binding<Value> { stub() }
}
extension State: Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { stub() }
}
extension Bindable where Value: AnyObject & Observable {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> { stub() }
}

@propertyWrapper
public struct GestureState<Value> {
    public init(wrappedValue: Value) {}
    public var wrappedValue: Value { stub() }
    public var projectedValue: GestureState<Value> { self }
}

@propertyWrapper
public struct FocusState<Value: Hashable> {
    @propertyWrapper
    public struct Binding {
        private let focus: Value
        public var wrappedValue: Value {
            get { stub() }
            nonmutating set { stub() }
        }
        public var projectedValue: FocusState<Value>.Binding { self }
    }
    public init() where Value == Bool {}
    public var wrappedValue: Value {
        get { stub() }
        nonmutating set { stub() }
    }
    public var projectedValue: FocusState<Value>.Binding { stub() }
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

public struct EnvironmentValues {
    public var colorScheme: ColorScheme {
        get { stub() }
        set { stub() }
    }
    public var scenePhase: ScenePhase {
        get { stub() }
        set { stub() }
    }
    public var accessibilityReduceMotion: Bool { stub() }
    public var accessibilityVoiceOverEnabled: Bool { stub() }
}

@propertyWrapper
public struct Environment<Value> {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
    public var wrappedValue: Value { stub() }
}

/// A number that grows with the system's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
    public init(wrappedValue: Value) {}
    public var wrappedValue: Value { stub() }
}
