// SPDX-License-Identifier: MIT

public import ScenarioFormat
import ScenarioRunner

/// Results that an attempt would have had with other values of one of its recognizer's limits, each found by playing.
public struct LimitSeries: Sendable {
    public struct Step: Sendable {
        /// Value with its unit: `12.5 mm`.
        public var text: String
        /// The value over the present one.
        public var factor: Double
        public var fires: Bool
        /// Time at which the recognizer fires or fails.
        public var time: Microseconds
        /// Result of the attempt: `recognized after 104 ms`.
        public var outcome: String
        /// Sentences about other recognizers of the gesture; empty if nothing changes for them.
        public var effects: String
    }

    public var recognizer: String
    public var property: String
    /// Time at which the attempt began.
    public var start: Microseconds
    /// Whether the library reports the progress to this limit.
    public var isOfProgress: Bool
    /// Steps from the smallest value to the largest one.
    public var steps: [Step]
    /// Index of the step with the present value.
    public var present: Int

    /// Longest series; what a reader can tell apart on a slider.
    public static let mostSteps = 12
    /// Longest sentence of a step, in characters: names of recognizers come from outside.
    static let longestSentence = 240
}

/// A limit of a recognizer that has a number.
struct Limit: Sendable {
    enum Unit: String, Sendable {
        case pixels = "px"
        case millimetres = "mm"
        case milliseconds = "ms"
    }

    var property: String
    var unit: Unit
    /// Present value in this unit.
    var value: Double
    var isOfProgress: Bool

    private static let largest = 1_000_000.0

    /// Returns the limit that an option sets, or nil if it is unset or endless.
    init?(_ property: String, _ declaration: RecognizerDeclaration, _ facts: RecognizerFacts) {
        let options = type(of: declaration.kind).thresholdOptions
        if let length = options.lengths.first(where: { $0.option == property })?.length {
            let isInMillimetres = declaration.kind.thresholds.lengths[length]?.unit == .millimetres
            unit = isInMillimetres ? .millimetres : .pixels
            value = (facts.lengths[length] ?? 0) / (isInMillimetres ? 6.25 : 1)
            isOfProgress = [.begin, .swipeAlong, .beginSpread, .beginArc].contains(length)
        } else if let duration = options.durations.first(where: { $0.option == property })?.duration {
            unit = .milliseconds
            value = Double(facts.durations[duration] ?? 0) / 1_000
            isOfProgress = duration == .minimumPress
        } else {
            return nil
        }
        self.property = property
        guard value > 0, value <= Limit.largest else { return nil }
    }

    /// Returns a value as a scenario file has it: whole milliseconds, or tenths of a length.
    func written(_ value: Double) -> String {
        switch unit {
        case .milliseconds: value.rounded().decimalText
        case .pixels: ((value * 10).rounded() / 10).decimalText
        case .millimetres: ((value * 10).rounded() / 10).decimalText + unit.rawValue
        }
    }

    /// Smallest difference between two values.
    var tick: Double { unit == .milliseconds ? 1 : 0.1 }

    func shown(_ value: Double) -> String {
        let rounded = unit == .milliseconds ? value.rounded() : (value * 10).rounded() / 10
        return "\(rounded.decimalText) \(unit.rawValue)"
    }
}
