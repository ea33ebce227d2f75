// SPDX-License-Identifier: MIT

/// A kind of recognizer with the options of its own. Each kind has one file here, one in the runner and one in the
/// judge. A value that is nil stands for the library's default.
public protocol RecognizerKind: Sendable, Equatable {
    /// The word that declares a recognizer of the kind.
    static var word: String { get }
    /// Values that actions may set while a gesture runs.
    static var settableValues: Set<SettableValue> { get }
    /// The options that set its thresholds.
    static var thresholdOptions: ThresholdOptions { get }
    /// Thresholds that differ from the library's defaults; of a kind without thresholds none.
    var thresholds: Thresholds { get set }
    /// It has the options `min-touches` and `max-touches`.
    static var hasTouchLimits: Bool { get }
    /// The recognizer is a table of functions that the scenario's reader brings along.
    static var isCustom: Bool { get }
    /// The movement that pictures measure against its thresholds; nil: none.
    static var movement: MeasuredMovement? { get }
}

extension RecognizerKind {
    public static var settableValues: Set<SettableValue> { [] }
    public static var isCustom: Bool { false }
    public static var hasTouchLimits: Bool { false }
    public static var movement: MeasuredMovement? { nil }
    public static var thresholdOptions: ThresholdOptions { ThresholdOptions() }

    public var thresholds: Thresholds {
        get { Thresholds() }
        set {}
    }

    /// Returns whether the other is of the same kind with the same options.
    public func isEqual(to other: any RecognizerKind) -> Bool { other as? Self == self }
}

/// Movements of fingers that recognizers measure (§8).
public enum MeasuredMovement: Sendable {
    /// Fingers land, rest and lift, as often as there are taps.
    case taps
    /// Fingers rest for a time.
    case press
    /// The mean of the fingers goes any way.
    case path
    /// Each finger goes along a direction, within a time.
    case stroke
    /// The distance of two fingers changes.
    case spread
    /// Two fingers turn about each other.
    case arc
    /// Path, spread and arc at once.
    case pathSpreadAndArc
}

/// The raw value is the action that sets it.
public enum SettableValue: String, Sendable {
    case translation = "set-translation"
    case scale = "set-scale"
    case rotation = "set-rotation"
}

/// Reading and printing the options of a kind.
protocol RecognizerSyntax: RecognizerKind {
    /// Takes the kind's own options; `first` is the word that declares it.
    init(_ options: inout Options, _ first: Word) throws(ScenarioError)
    func add(to line: inout TextLine)
}

extension RecognizerSyntax {
    func add(to line: inout TextLine) {}

    /// Takes the kind's own options and its thresholds.
    static func read(_ options: inout Options, _ first: Word) throws(ScenarioError) -> any RecognizerSyntax {
        var kind = try Self(&options, first)
        kind.thresholds = try options.thresholds(thresholdOptions)
        return kind
    }

    /// Adds what `read` takes.
    func addAll(to line: inout TextLine) {
        add(to: &line)
        line.add(thresholds, Self.thresholdOptions)
    }
}

public enum RecognizerKinds {
    static var syntaxes: [any RecognizerSyntax.Type] {
        [
            TapKind.self, LongPressKind.self, PanKind.self, SwipeKind.self, PinchKind.self, RotationKind.self,
            ScreenEdgePanKind.self, HoverKind.self, TransformKind.self, CustomKind.self, CheckmarkKind.self,
        ]
    }

    public static var all: [any RecognizerKind.Type] { syntaxes.map { $0 } }
}
