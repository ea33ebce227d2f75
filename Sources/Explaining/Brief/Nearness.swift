// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

extension Attempt {
    /// How far the attempt was from firing: 0 is on the limit, 1 is half of it or twice as much, and so on. What has no
    /// number counts as 1, neither near nor far.
    func distance(in story: Story) -> Double {
        guard let last else { return hold == nil ? 2 : 0.5 }
        let facts = story.recognizers[recognizer]
        let (found, limit) = (last.numbers.first ?? 0, last.numbers.count > 1 ? last.numbers[1] : 0)
        switch last.reason {
        case .movedTooFar, .movedTooLittle, .outsideEdge, .tooLong, .tooLate, .tooManyTouches,
            .wrongDirection:
            return distance(found, limit)
        case .tooFewTouches: return distance(found, limit) + missing(story)
        case .tooSlow: return distance(movement.length, facts?.lengths[.swipeAlong] ?? 0)
        case .liftedEarly:
            let needed = facts?.touches ?? 1
            guard touches.count < needed else { return distance(found, limit) }
            return distance(Double(touches.count), Double(needed)) + missing(story)
        default: return 1
        }
    }

    /// A gesture with fewer fingers was most likely meant for something else.
    private func missing(_ story: Story) -> Double {
        guard story.gestures.indices.contains(gesture) else { return 0 }
        return story.gestures[gesture].touches.count > touches.count ? 0 : 0.5
    }

    private static let longestDistance = 9.0

    private func distance(_ found: Double, _ limit: Double) -> Double {
        guard found > 0, limit > 0 else { return Attempt.longestDistance }
        return min(Attempt.longestDistance, max(found / limit, limit / found) - 1)
    }
}

extension Remedy {
    /// Whether it is a small change: one or two values, each at most doubled or halved.
    var isSmall: Bool {
        steps.count <= 2 && steps.allSatisfy { $0.factor.map { (0.5...2).contains($0) } ?? true }
    }
}
