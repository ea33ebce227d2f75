// SPDX-License-Identifier: MIT

import ScenarioFormat

/// A small change with which a recognizer would have fired.
public struct SmallRemedy: Sendable {
    public var recognizer: String
    /// Time at which it failed.
    public var time: Microseconds
    public var text: String
    /// The change, if one is enough.
    var change: Change?
}

extension Explainer {
    private static let mostRemedies = 3

    /// Returns what would have made the recognizers fire that came nearest to it in a gesture, if it is little.
    public func smallRemedies(of gesture: Gesture) -> [SmallRemedy] {
        let attempts = story.attempts(of: gesture)
        let hasFired = attempts.contains(where: \.hasFired)
        let misses = attempts.filter { $0.isMiss && !isNextTap($0) }.map { ($0, distance: $0.distance(in: story)) }
        let near = misses.filter { !hasFired || $0.distance <= 1 }.enumerated()
            .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
            .prefix(Explainer.mostRemedies).map(\.element.0)
        return near.compactMap { attempt in
            let small = remedies(for: attempt).filter(\.isSmall)
            guard !small.isEmpty else { return nil }
            return SmallRemedy(
                recognizer: attempt.recognizer, time: attempt.lastTime,
                text: small.map(\.text).joined(separator: ", or with "),
                change: small.first { $0.steps.count == 1 }?.steps.first?.change)
        }
    }
}
