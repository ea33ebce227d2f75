// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// Plays an attempt with other values of a limit.
struct LimitSearch {
    let scenario: Scenario
    let attempt: Attempt
    /// Time after which nothing can affect the attempt.
    let end: Microseconds
    let budget: SearchBudget
    /// Returns the name of a recognizer in a sentence.
    let title: (String) -> String

    /// Values over the present one: near it in small steps. What fired often went far beyond its limit.
    private static let factorsOfMiss = [0.25, 0.4, 0.55, 0.7, 0.85, 1.2, 1.5, 2, 3]
    private static let factorsOfHit = [0.5, 0.75, 1.25, 1.5, 2, 3, 5, 8, 12, 20]

    /// Returns the results for a limit, or nil if no value changes what fires, or if the budget does not last.
    ///
    /// - Parameter decisive: the value from which it fires, if it is known
    func series(_ limit: Limit, decisive: Double?) -> LimitSeries? {
        guard let now = played([]), let same = now.attempt(like: attempt) else { return nil }
        var steps = [step(now, now, same.gesture, limit.value, of: limit)]
        for value in values(limit, decisive) {
            let change = Change(attempt.recognizer, limit.property, limit.written(value))
            guard let story = played([change]) else { return nil }
            steps.append(step(story, now, same.gesture, value, of: limit))
        }
        steps.sort { $0.factor < $1.factor }
        guard steps.contains(where: { $0.fires != attempt.hasFired || !$0.effects.isEmpty }),
            let present = steps.firstIndex(where: { $0.factor == 1 })
        else { return nil }
        return LimitSeries(
            recognizer: attempt.recognizer, property: limit.property, start: attempt.start,
            isOfProgress: limit.isOfProgress, steps: steps, present: present)
    }

    /// Returns the values to try besides the present one, of which all are different.
    private func values(_ limit: Limit, _ decisive: Double?) -> [Double] {
        var values: [Double] = []
        // The decisive value and its neighbours tell where the limit is; they come before the others.
        if let decisive { values += [decisive, decisive - limit.tick, decisive + limit.tick] }
        let factors = attempt.hasFired ? LimitSearch.factorsOfHit : LimitSearch.factorsOfMiss
        values += factors.map { limit.value * $0 }
        var written: Set = [limit.written(limit.value)]
        return Array(
            values.filter { $0 >= limit.tick && written.insert(limit.written($0)).inserted }
                .prefix(LimitSeries.mostSteps - 1))
    }

    private func played(_ changes: [Change]) -> Story? {
        guard budget.take(scenario.cost), let changed = try? scenario.applying(changes) else { return nil }
        return try? Story(of: ScenarioSource(changed), upTo: end)
    }

    private func step(
        _ story: Story, _ now: Story, _ gesture: Int, _ value: Double, of limit: Limit
    ) -> LimitSeries.Step {
        let found = story.attempt(like: attempt)
        let outcome = found?.outcome(in: story).withWholeMilliseconds ?? "takes no part"
        let time = found.map { $0.began ?? ($0.last == nil ? $0.start : $0.lastTime) } ?? attempt.start
        return LimitSeries.Step(
            text: limit.shown(value), factor: value == limit.value ? 1 : value / limit.value,
            fires: found?.hasFired ?? false, time: time, outcome: outcome.cut,
            effects: effects(story, now, gesture).cut)
    }

    /// Tells which other recognizers of the gesture fire, or no longer fire.
    private func effects(_ story: Story, _ now: Story, _ gesture: Int) -> String {
        func fired(_ story: Story) -> Set<String> {
            guard story.gestures.indices.contains(gesture) else { return [] }
            let attempts = story.attempts(of: story.gestures[gesture])
            return Set(attempts.filter { $0.hasFired && $0.recognizer != attempt.recognizer }.map(\.recognizer))
        }
        let (before, after) = (fired(now), fired(story))
        let gained = after.subtracting(before).sorted().map { "\(title($0)) would fire as well." }
        let lost = before.subtracting(after).sorted().map { "\(title($0)) would no longer fire." }
        return (gained + lost).map(\.capitalizedFirst).joined(separator: " ")
    }
}

extension String {
    fileprivate var cut: String {
        count > LimitSeries.longestSentence ? prefix(LimitSeries.longestSentence) + "…" : self
    }
}
