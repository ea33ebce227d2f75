// SPDX-License-Identifier: MIT

public import ScenarioFormat

/// What a recognizer would have done with other values of a limit.
public struct LimitTrack: Sendable {
    public struct Step: Sendable {
        /// Value with its unit.
        public var text: String
        /// The value over the present one.
        public var factor: Double
        public var fires: Bool
        /// Time of the decision.
        public var time: Microseconds
        /// Result in words.
        public var outcome: String
        /// What changes for other recognizers; empty if nothing does.
        public var effects: String

        public init(
            _ text: String, factor: Double, fires: Bool, at time: Microseconds, _ outcome: String, effects: String
        ) {
            (self.text, self.factor, self.fires, self.time) = (text, factor, fires, time)
            (self.outcome, self.effects) = (outcome, effects)
        }
    }

    public var recognizer: String
    public var property: String
    /// Time at which the attempt began that was played again.
    public var start: Microseconds
    /// Whether the recognizer's meters show the limit.
    public var isOfMeter: Bool
    public var steps: [Step]
    /// Index of the step with the present value.
    public var present: Int

    public init(
        of recognizer: String, _ property: String, start: Microseconds, isOfMeter: Bool, steps: [Step], present: Int
    ) {
        (self.recognizer, self.property, self.start) = (recognizer, property, start)
        (self.isOfMeter, self.steps, self.present) = (isOfMeter, steps, present)
    }
}
