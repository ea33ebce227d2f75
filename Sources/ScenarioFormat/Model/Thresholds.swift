// SPDX-License-Identifier: MIT

/// Lengths and durations of a recognizer that the scenario sets.
public struct Thresholds: Sendable, Equatable {
    /// Lengths of the C API, by number.
    public enum Length: Int32, Sendable, CaseIterable {
        case allowableMovement = 0
        case tapDistance = 1
        case begin = 2
        case swipeAlong = 3
        case swipeAcross = 4
        case edgeWidth = 5
        case tapMovement = 6
        case beginSpread = 7
        case beginArc = 8
    }

    /// Durations of the C API, by number.
    public enum Duration: Int32, Sendable, CaseIterable {
        case tap = 0
        case tapInterval = 1
        case arrival = 2
        case minimumPress = 3
        case swipe = 4
    }

    public var lengths: [Length: ThresholdLength] = [:]
    public var durations: [Duration: Microseconds] = [:]

    public init() {}

    public var isEmpty: Bool { lengths.isEmpty && durations.isEmpty }
}

/// A length in logical pixels, or in millimetres of the panel.
public struct ThresholdLength: Sendable, Equatable {
    public enum Unit: String, Sendable, CaseIterable {
        case pixels = "px"
        case millimetres = "mm"
    }

    public var value: Double
    public var unit: Unit

    public init(_ value: Double, _ unit: Unit = .pixels) {
        self.value = value
        self.unit = unit
    }

    public static func pixels(_ value: Double) -> ThresholdLength { ThresholdLength(value) }
}

/// Options that set the thresholds of a kind, in the order in which they are printed.
public struct ThresholdOptions: Sendable {
    public var lengths: [(option: String, length: Thresholds.Length)]
    public var durations: [(option: String, duration: Thresholds.Duration)]

    public init(
        lengths: [(option: String, length: Thresholds.Length)] = [],
        durations: [(option: String, duration: Thresholds.Duration)] = []
    ) {
        self.lengths = lengths
        self.durations = durations
    }
}
