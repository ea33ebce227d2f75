// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

extension Explainer {
    private static let mostLimits = 3
    /// Attempts that are tried: of some, no value changes anything.
    private static let mostTried = 12
    /// Steps that all series may play, all together. No single one takes more than its share.
    private static let limitBudget = 400_000
    private static let largestCost = limitBudget / (mostLimits * LimitSeries.mostSteps)

    /// Returns what other values of the most important limits would have changed in some gestures, at most three. Those
    /// of failures with a small remedy come first, then those of other failures, the nearest first, then those of
    /// recognizers that fired.
    public func limits(of gestures: [Gesture], _ remedies: [SmallRemedy]) -> [LimitSeries] {
        let budget = SearchBudget(steps: Explainer.limitBudget)
        var found: [LimitSeries] = []
        var known: Set<String> = []
        var tried = 0
        for attempt in ranked(gestures, remedies) where found.count < Explainer.mostLimits {
            let remedy = remedies.first { $0.isOf(attempt) }
            guard let (limit, decisive) = limit(of: attempt, remedy),
                known.insert("\(attempt.recognizer) \(limit.property)").inserted
            else { continue }
            tried += 1
            guard tried <= Explainer.mostTried else { break }
            if let series = series(limit, decisive, of: attempt, budget) { found.append(series) }
        }
        return found
    }

    private func ranked(_ gestures: [Gesture], _ remedies: [SmallRemedy]) -> [Attempt] {
        let attempts = gestures.reversed().flatMap { story.attempts(of: $0) }
        let ranked = attempts.enumerated().map { order, attempt in
            let isRemedied = remedies.contains { $0.isOf(attempt) }
            let group = attempt.hasFired ? 2 : isRemedied ? 0 : 1
            return (group, distance: group == 1 ? attempt.distance(in: story) : 0, order)
        }
        return ranked.sorted { $0 < $1 }.map { attempts[$0.2] }
    }

    /// Returns the limit that decided, with the value from which the recognizer fires. Returns nil if something else
    /// than a limit decided, such as another recognizer, whose own limit is of more interest.
    private func limit(of attempt: Attempt, _ remedy: SmallRemedy?) -> (Limit, decisive: Double?)? {
        guard let facts = story.recognizers[attempt.recognizer],
            let declaration = folded.recognizer(attempt.recognizer)
        else { return nil }
        if let remedy, let change = remedy.change, let limit = Limit(change.property, declaration, facts) {
            return (limit, Double(change.value.prefix { $0.isNumber || $0 == "." }))
        }
        if attempt.isMiss {
            let deciding = Candidates.of(attempt, declaration, facts).lazy
            return deciding.compactMap { Limit($0.property, declaration, facts) }.first.map { ($0, nil) }
        }
        let options = type(of: declaration.kind).thresholdOptions
        let all = options.lengths.map(\.option) + options.durations.map(\.option)
        return all.lazy.compactMap { Limit($0, declaration, facts) }.first(where: \.isOfProgress).map { ($0, nil) }
    }

    private func series(
        _ limit: Limit, _ decisive: Double?, of attempt: Attempt, _ budget: SearchBudget
    ) -> LimitSeries? {
        guard story.gestures.indices.contains(attempt.gesture) else { return nil }
        let end = max(story.gestures[attempt.gesture].end ?? .max / 2, attempt.lastTime) + patience(for: attempt)
        guard let excerpt = excerpts.excerpt(around: attempt, story, upTo: end),
            excerpt.scenario.cost <= Explainer.largestCost
        else { return nil }
        return LimitSearch(
            scenario: excerpt.scenario, attempt: excerpt.attempt, end: end, budget: budget, title: title
        ).series(limit, decisive: decisive)
    }
}

extension SmallRemedy {
    fileprivate func isOf(_ attempt: Attempt) -> Bool {
        attempt.isMiss && recognizer == attempt.recognizer && time == attempt.lastTime
    }
}
