// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// A short account of a gesture: what a person wants to know first.
public struct Brief: Sendable {
    /// Lines below the headline: recognizers that nearly fired, and obstacles that kept fingers away.
    public var lines: [String]
    /// Number of recognizers of which nothing is said.
    public var omitted: Int
}

extension Explainer {
    private static let mostMisses = 3
    /// Number of lines with headline and a line about what is omitted.
    private static let mostLines = 8

    /// Returns the recognizers that were nearest to firing, with changes that are small, and what happened to the
    /// fingers. Everything else is omitted.
    public func brief(of gesture: Gesture) -> Brief {
        let attempts = story.attempts(of: gesture)
        let hasFired = attempts.contains(where: \.hasFired)
        let misses = self.misses(of: gesture, hasFired)
        let told = misses.filter { !hasFired || $0.distance <= 1 }.prefix(Explainer.mostMisses)
        var lines = told.map { $0.line() }
        if !hasFired { lines += gesture.accommodations.map { $0.text + hint(without: $0, in: gesture) } }
        lines += clients(of: gesture)
        if lines.isEmpty, !hasFired, let late = attempts.first(where: isNextTap) {
            lines.append("was meant for \(title(of: late.recognizer)) of an earlier gesture, which had failed")
        }
        if attempts.isEmpty { lines += destinations(of: gesture, isUnexplained: lines.isEmpty) }
        let omitted = Set(misses.map(\.recognizer)).subtracting(told.map(\.recognizer)).count
        return Brief(lines: lines.prefix(Explainer.mostLines - 2).map(\.withWholeMilliseconds), omitted: omitted)
    }

    private struct Miss {
        var recognizer: String
        var distance: Double
        var isAttempt = false
        /// Makes the line, with a search for remedies.
        var line: () -> String
    }

    /// Returns what did not fire, the nearest first.
    private func misses(of gesture: Gesture, _ hasFired: Bool) -> [Miss] {
        var misses: [Miss] = []
        for attempt in story.attempts(of: gesture) where attempt.isMiss && !isNextTap(attempt) {
            misses.append(
                Miss(recognizer: attempt.recognizer, distance: attempt.distance(in: story), isAttempt: true) {
                    line(about: attempt)
                })
        }
        var told: Set<String> = []
        for refusal in gesture.refusals {
            let text = refusalLine(refusal, in: gesture)
            guard told.insert(text).inserted else { continue }
            misses.append(Miss(recognizer: refusal.recognizer, distance: 1.5) { withRemedy(text, refusal, gesture) })
        }
        for (recognizer, line) in namedObstacles(of: gesture) {
            misses.append(Miss(recognizer: recognizer, distance: 1.25) { line + hint(for: recognizer, in: gesture) })
        }
        // The sort is stable. Of several attempts of a recognizer the nearest one counts.
        var known: Set<String> = []
        return misses.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
            .map(\.element).filter { !$0.isAttempt || known.insert($0.recognizer).inserted }
    }

    private func line(about attempt: Attempt) -> String {
        let remedies = remedies(for: attempt)
        let small = remedies.filter(\.isSmall).map(\.text)
        if !small.isEmpty {
            return sentence(of: attempt) + "; would have fired with \(small.joined(separator: ", or with "))"
        }
        // Another object may be what has to change.
        guard remedies.isEmpty, story.gestures.indices.contains(attempt.gesture),
            [.refusedByControl, .refusedByDelegate, .edgeDeferred].contains(attempt.last?.reason)
        else { return sentence(of: attempt) }
        return sentence(of: attempt) + hint(for: attempt.recognizer, in: story.gestures[attempt.gesture])
    }

    /// Returns where the fingers went, if no attempt began with them.
    private func destinations(of gesture: Gesture, isUnexplained: Bool) -> [String] {
        let earlier = story.gestures.prefix(gesture.index).suffix(8).flatMap { story.attempts(of: $0) }
        return zip(gesture.touches, describedTouches(of: gesture, isLong: false)).map { track, line in
            if let attempt = earlier.last(where: { $0.touches.contains(track.touch.serial) }) {
                return line + ", for \(title(of: attempt.recognizer)) of gesture \(attempt.gesture + 1)"
            }
            guard let view = track.view, isUnexplained else { return line }
            return line + ", no recognizer is on \(view) or above it"
        }
    }
}

extension Explainer {
    /// `tap "t": took no part, disabled`
    func refusalLine(_ refusal: Gesture.Refusal, in gesture: Gesture) -> String {
        let hasOthers = story.attempts(of: gesture).contains { $0.recognizer == refusal.recognizer }
        return "\(title(of: refusal.recognizer)): \(refusal.text(hasOthers: hasOthers))"
    }

    /// Returns the line with the change with which the recognizer would have fired or taken part.
    func withRemedy(_ line: String, _ refusal: Gesture.Refusal, _ gesture: Gesture) -> String {
        let hasOthers = story.attempts(of: gesture).contains { $0.recognizer == refusal.recognizer }
        guard let change = remedy(for: refusal, in: gesture) else { return line }
        return line + "; would have \(hasOthers ? "fired" : "taken part") with \(change.property) = \(change.value)"
    }

    /// Returns the refusals of a gesture, each once.
    public func refusals(of gesture: Gesture, _ isWanted: (String) -> Bool) -> [String] {
        var told: Set<String> = []
        var lines: [String] = []
        for refusal in gesture.refusals where isWanted(refusal.recognizer) {
            let line = refusalLine(refusal, in: gesture)
            // A refusal is reported for each finger.
            if told.insert(line).inserted { lines.append(withRemedy(line, refusal, gesture)) }
        }
        return lines
    }
}
