// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

extension Attempt {
    /// Returns how far the whole gesture was from firing the recognizer: 0 is on the limit, 1 is half of it or twice as
    /// much, and so on. A limit that was just exceeded when the attempt failed says nothing of a finger that went on. What has no
    /// number counts as 1, neither near nor far.
    func distance(in story: Story) -> Double {
        guard let last else { return hold == nil ? 2 : 0.5 }
        let facts = story.recognizers[recognizer]
        return min(Attempt.longestDistance, ofReason(last, facts, story) + ofFingers(facts, story))
    }

    private func ofReason(_ last: Transition, _ facts: RecognizerFacts?, _ story: Story) -> Double {
        let (found, limit) = (last.numbers.first ?? 0, last.numbers.count > 1 ? last.numbers[1] : 0)
        let own = tracks(in: story)
        switch last.reason {
        case .movedTooFar:
            let reach = own.map { facts?.kind == "swipe" ? $0.reach.across(facts?.directions ?? []) : $0.reach.length }
            return distance(max(found, reach.max() ?? 0), limit)
        case .movedTooLittle where facts?.kind == "swipe": return distance(last.progress?.value ?? found, limit)
        case .movedTooLittle, .outsideEdge, .wrongDirection: return distance(found, limit)
        case .tooSlow: return distance(last.progress?.value ?? 0, last.progress?.limit ?? 0)
        case .tooLong:
            let ends = own.map { ($0.endTime ?? lastTime) - $0.startTime }
            return distance(max(found, Double(ends.max() ?? 0)), limit)
        case .tooLate:
            // With a tap less than it needs.
            let gap = gapToNextTap(in: story)
            return gap.map { distance(Double($0), limit) } ?? distance(Double(touches.count), Double(facts?.taps ?? 2))
        case .liftedEarly: return touches.count < facts?.touches ?? 1 ? 0 : distance(found, limit)
        case .tooFewTouches: return 0
        // Fingers that came at once, or with which something fired, were meant to be so many.
        case .tooManyTouches:
            let isMeant = lastTime - start < Attempt.lateness || story.hasFired(inGesture: gesture)
            return distance(found, limit) + (isMeant ? 1 : 0)
        default: return 1
        }
    }

    /// Distance of the number of fingers, if there were fewer than it needs. Fewer in the whole gesture were most likely
    /// meant for something else.
    private func ofFingers(_ facts: RecognizerFacts?, _ story: Story) -> Double {
        guard story.gestures.indices.contains(gesture) else { return 0 }
        let isPair = facts?.kind == "pinch" || facts?.kind == "rotation"
        let needed = max(facts?.touches ?? 1, isPair ? 2 : 1)
        let all = story.gestures[gesture].touches.count
        guard all > 0, needed > 1 else { return 0 }
        guard all >= needed else { return distance(Double(all), Double(needed)) + 0.75 }
        let isShort = last?.reason == .tooFewTouches || last?.reason == .liftedEarly
        return isShort && touches.count < needed ? distance(Double(touches.count), Double(needed)) / 2 : 0
    }

    private static let longestDistance = 9.0

    private func distance(_ found: Double, _ limit: Double) -> Double {
        guard found > 0, limit > 0 else { return Attempt.longestDistance }
        return min(Attempt.longestDistance, max(found / limit, limit / found) - 1)
    }
}

extension Story {
    /// Returns whether a recognizer fired in a gesture.
    fileprivate func hasFired(inGesture index: Int) -> Bool {
        gestures.indices.contains(index) && attempts(of: gestures[index]).contains(where: \.hasFired)
    }
}

extension Point {
    /// Returns the length across the nearest of some directions.
    fileprivate func across(_ directions: Set<SwipeDirection>) -> Double {
        let lengths = directions.map { $0 == .left || $0 == .right ? abs(y) : abs(x) }
        return lengths.min() ?? length
    }
}

extension Remedy {
    /// Whether the change is small: one or two values, each at most doubled or halved. One finger or one tap instead of
    /// two is another gesture.
    var isSmall: Bool {
        steps.count <= 2
            && steps.allSatisfy { step in
                guard let factor = step.factor else { return true }
                let isCount = ["touches", "min-touches", "taps"].contains(step.change.property)
                return isCount ? factor > 0.5 && factor < 2 : (0.5...2).contains(factor)
            }
    }
}

extension String {
    /// The text with times of 1 ms and more in whole ms: devices have µs, which nobody wants to read.
    var withWholeMilliseconds: String {
        var words = split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
        for index in words.indices.dropLast() where words[index + 1].hasPrefix("ms") && words[index].contains(".") {
            guard let time = Double(words[index]), time >= 1, time < 1e12 else { continue }
            words[index] = time.rounded().decimalText
        }
        return words.joined(separator: " ")
    }
}
