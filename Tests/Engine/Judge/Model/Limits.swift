// SPDX-License-Identifier: MIT

import ScenarioFormat

// Comparisons of measured lengths with the limits of §8, with a tolerance for rounding errors of a few sums.

extension Model {
    private static let tolerance = 1e-9

    /// A length above the allowance fails.
    func exceeds(_ length: Double, _ allowance: Double, _ touches: [Touch]) -> Bool {
        doubtIfClose(length, allowance)
        return length > allowance + Model.tolerance
    }

    /// A length that reaches a begin threshold begins.
    func reaches(_ length: Double, _ threshold: Double, _ touches: [Touch]) -> Bool {
        doubtIfClose(length, threshold)
        return length >= threshold - Model.tolerance
    }

    /// At the tolerance itself, the rules cannot decide.
    private func doubtIfClose(_ length: Double, _ limit: Double) {
        let distance = (length - limit).magnitude
        if distance > Model.tolerance / 100 && distance < Model.tolerance * 2 {
            unknown = unknown ?? "a limit that is missed by as much as is forgiven"
        }
    }
}
