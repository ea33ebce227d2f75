// SPDX-License-Identifier: MIT

import ScenarioFormat

/// The smallest change of properties with which a recognizer would have fired, found by playing the scenario
/// repeatedly.
public struct Remedy: Sendable {
    public struct Step: Sendable {
        public var change: Change
        /// `≤`, `≥` or `=`
        public var relation: String
        /// Value with its unit.
        public var value: String
        /// The new value over the present one, if they are numbers and the present one is not 0.
        var factor: Double?
    }

    /// Steps that are needed together.
    public var steps: [Step]

    /// `distance ≤ 38 px and duration ≥ 612 ms`
    public var text: String {
        steps.map { "\($0.change.property) \($0.relation) \($0.value)" }.joined(separator: " and ")
    }
}
