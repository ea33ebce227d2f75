// SPDX-License-Identifier: MIT

import ScenarioFormat

// Comparisons of measured lengths with the limits of §8.

extension Model {
    /// More than the allowance fails.
    func exceeds(_ length: Double, _ allowance: Double, _ touches: [Touch]) -> Bool {
        doubtIfClose(length, allowance, touches)
        return length > allowance
    }

    /// Reaching a begin threshold begins.
    func reaches(_ length: Double, _ threshold: Double, _ touches: [Touch]) -> Bool {
        doubtIfClose(length, threshold, touches)
        return length >= threshold
    }

    /// Where a limit is met to the last digit and the arithmetic is not exact, the rules cannot decide.
    private func doubtIfClose(_ length: Double, _ limit: Double, _ touches: [Touch]) {
        let isExact = touches.count <= 2 && touches.allSatisfy { $0.start.isExact && $0.location.isExact }
        if !isExact && (length - limit).magnitude < 1e-9 {
            unknown = unknown ?? "a limit that is met to the last digit"
        }
    }
}

extension Point {
    /// Sums and halves of such numbers are not rounded.
    fileprivate var isExact: Bool {
        (x * 4).rounded() == x * 4 && (y * 4).rounded() == y * 4
    }
}
