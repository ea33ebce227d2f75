// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// Why a recognizer fired in a gesture, or did not.
public struct Answer: Sendable {
    public var sentences: [String]
    /// Changes with which it would have fired; empty if it did.
    public var cures: [Cure]
    public var hasFired: Bool
}

extension Explainer {
    /// Answers why a recognizer fired in a gesture, or did not: what came of its attempts, and what kept fingers away
    /// from it.
    public func why(_ recognizer: String, in gesture: Gesture) -> Answer {
        let attempts = story.attempts(of: gesture).filter { $0.recognizer == recognizer }
        let hasFired = attempts.contains(where: \.hasFired)
        let title = title(of: recognizer).capitalizedFirst
        var reasons = attempts.filter { hasFired == $0.hasFired }.map { "it \($0.outcome(in: story))" }
        if !hasFired { reasons += whatKeptFingersAway(from: recognizer, gesture, hasOthers: !attempts.isEmpty) }
        if reasons.isEmpty {
            let view = folded.recognizer(recognizer)?.view ?? story.recognizers[recognizer]?.view ?? "?"
            reasons = ["no touch began in its view \"\(view)\""]
        }
        var sentences = ["\(title) \(hasFired ? "fired" : "did not fire"): \(reasons.joined(separator: "; "))."]
        if hasFired {
            sentences += waits(attempts) + victims(of: recognizer, gesture)
        } else {
            sentences += gesture.accommodations.map { $0.text.capitalizedFirst + "." }
            if attempts.isEmpty {
                sentences += describedTouches(of: gesture, isLong: false).map { $0.capitalizedFirst + "." }
            }
        }
        sentences += clients(of: gesture, by: recognizer).map { $0.capitalizedFirst + "." }
        return Answer(sentences: sentences, cures: cures(for: recognizer, in: gesture), hasFired: hasFired)
    }

    /// Refusals and obstacles, each once.
    private func whatKeptFingersAway(from recognizer: String, _ gesture: Gesture, hasOthers: Bool) -> [String] {
        var reasons: [String] = []
        for refusal in gesture.refusals where refusal.recognizer == recognizer {
            let text = "it " + refusal.text(hasOthers: hasOthers)
            if !reasons.contains(text) { reasons.append(text) }
        }
        for obstruction in gesture.obstructions[recognizer] ?? [] {
            let part = hasOthers ? "it was kept from touch \(obstruction.touch)" : "it took no part"
            let text = "\(part), \(obstruction.obstacle.text)"
            if !reasons.contains(text) { reasons.append(text) }
        }
        return reasons
    }

    private func waits(_ attempts: [Attempt]) -> [String] {
        attempts.compactMap { attempt in
            guard attempt.hasFired, let hold = attempt.hold else { return nil }
            let start = story.gestures.indices.contains(attempt.gesture) ? story.gestures[attempt.gesture].start : 0
            return "It waited from \((hold.since - start).millisecondsText) ms on: \(attempt.holdText(in: story))."
        }
    }

    /// Recognizers that failed since this one fired.
    private func victims(of recognizer: String, _ gesture: Gesture) -> [String] {
        let names = story.attempts(of: gesture).filter { $0.isMiss && $0.last?.other == recognizer }.map(\.recognizer)
        guard !names.isEmpty else { return [] }
        return ["It recognized first, so these failed: \(names.map { title(of: $0) }.joined(separator: ", "))."]
    }

    /// Returns the gesture that a question about a recognizer is most likely about: the last one in which it did not
    /// fire with as many fingers as it needs, or the last in which it did not fire, or in which it fired, or the last.
    public func gesture(meantBy recognizer: String) -> Gesture? {
        let needed = story.recognizers[recognizer]?.touches ?? 1
        var best: (rank: Int, gesture: Gesture)?
        for gesture in story.gestures.reversed() {
            let attempts = story.attempts(of: gesture).filter { $0.recognizer == recognizer }
            let rank: Int
            if attempts.contains(where: \.hasFired) {
                rank = 1
            } else if !attempts.isEmpty || gesture.obstructions[recognizer] != nil
                || gesture.refusals.contains(where: { $0.recognizer == recognizer })
            {
                let isNext = attempts.contains(where: isNextTap)
                rank = gesture.touches.count == needed && !isNext ? 3 : 2
            } else {
                rank = gesture.accommodations.contains(where: \.isOfRecognizers) ? 2 : 0
            }
            if rank > best?.rank ?? -1 { best = (rank, gesture) }
            if rank == 3 { break }
        }
        return best?.gesture
    }

    /// Names of the recognizers on a view.
    public func recognizers(on view: String) -> [String] {
        folded.recognizers.filter { $0.view == view }.map(\.name)
    }

    /// Names of all recognizers, in the order of the file; those of scroll views follow.
    public var recognizerNames: [String] {
        let declared = folded.recognizers.map(\.name)
        return declared + story.recognizers.keys.filter { !declared.contains($0) }.sorted()
    }
}
