// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// Searches for changes that would have made an attempt fire.
struct RemedySearch {
    /// A longer list of changes is not a useful hint.
    private static let mostSteps = 3
    private static let largestLength = 1_000_000.0
    private static let longestDuration: Microseconds = 86_400_000_000

    let scenario: Scenario
    let attempt: Attempt
    let declaration: RecognizerDeclaration
    let facts: RecognizerFacts
    /// Time after which nothing can affect the attempt.
    let end: Microseconds
    let budget: SearchBudget
    /// Steps that a run takes from the budget.
    let cost: Int

    /// Returns changes each of which is sufficient; those that match the reason come first. Returns none if the budget
    /// does not last to the end of the search.
    func remedies() -> [Remedy] {
        let found = search()
        return budget.isExhausted ? [] : found
    }

    private func search() -> [Remedy] {
        let candidates = Candidates.of(attempt, declaration, facts)
        var found: [Remedy] = []
        for candidate in candidates {
            if let remedy = least([candidate]) { found.append(remedy) }
            // A count is suggested only if no length or duration would be sufficient.
            if !found.isEmpty, candidate.property == "touches" || candidate.property == "taps" { break }
        }
        if !found.isEmpty { return found.count > 1 ? withoutCounts(found) : found }
        return together(candidates).map { [$0] } ?? []
    }

    private func withoutCounts(_ found: [Remedy]) -> [Remedy] {
        let measured = found.filter { $0.steps.allSatisfy { $0.relation != "=" } }
        return measured.isEmpty ? found : measured
    }

    /// Adds the changes for the next failure, if one change is not sufficient.
    private func together(_ first: [Candidate]) -> Remedy? {
        for candidate in first {
            var chosen = [candidate]
            while chosen.count < RemedySearch.mostSteps {
                guard let next = outcome(of: chosen.compactMap { extreme(of: $0) }), next.isMiss else { break }
                let more = Candidates.of(next, declaration, facts).first { new in
                    !chosen.contains { $0.property == new.property }
                }
                guard let more else { break }
                chosen.append(more)
                if let remedy = least(chosen) { return remedy }
            }
        }
        return nil
    }

    // MARK: The least values

    /// Returns the least values of these properties with which it fires, or nil if it never does.
    private func least(_ given: [Candidate]) -> Remedy? {
        var candidates = given
        var values: [Change] = []
        for candidate in candidates {
            guard let value = extreme(of: candidate) else {
                // Choices have no order: the first one with which the recognizer fires is used.
                guard case .choices(let choices) = candidate.range else { return nil }
                let others = values
                let choice = choices.first { fires(others + [change(candidate, $0)]) }
                guard let choice else { return nil }
                values.append(change(candidate, choice))
                continue
            }
            values.append(value)
        }
        guard fires(values) else { return nil }
        // A failure that another change avoids asks for nothing.
        for index in candidates.indices.reversed() where candidates.count > 1 {
            var others = values
            others.remove(at: index)
            guard fires(others) else { continue }
            candidates.remove(at: index)
            values = others
        }
        var steps: [Remedy.Step] = []
        for (index, candidate) in candidates.enumerated() {
            func tries(_ value: String) -> Bool {
                var others = values
                others[index] = change(candidate, value)
                return fires(others)
            }
            guard let (value, shown, relation) = least(candidate, values[index].value, tries) else { return nil }
            values[index] = change(candidate, value)
            steps.append(
                Remedy.Step(change: values[index], relation: relation, value: shown, factor: factor(candidate, value)))
        }
        return Remedy(steps: steps)
    }

    private func change(_ candidate: Candidate, _ value: String) -> Change {
        Change(declaration.name, candidate.property, value)
    }

    /// Returns the most tolerant value, or nil for choices.
    private func extreme(of candidate: Candidate) -> Change? {
        switch candidate.range {
        case .length(let grows, let length):
            change(candidate, text(ofUnits: grows ? Int64(RemedySearch.largestLength) : 0, unit(of: length)))
        case .duration(let grows, _): change(candidate, grows ? RemedySearch.longestDuration.millisecondsText : "0")
        case .count(let grows): change(candidate, grows ? "64" : "1")
        case .choices(let choices): choices.count == 1 ? change(candidate, choices[0]) : nil
        }
    }

    /// Returns the new value over the present one, or nil if one of them is no number.
    private func factor(_ candidate: Candidate, _ value: String) -> Double? {
        let digits = value.prefix { $0.isNumber || $0 == "." }
        guard let new = Double(digits) else { return nil }
        let now: Double
        switch candidate.range {
        case .length(_, let length): now = (facts.lengths[length] ?? 0) / (unit(of: length) == .millimetres ? 6.25 : 1)
        case .duration(_, let duration): now = Double(facts.durations[duration] ?? 0) / 1_000
        case .count, .choices:
            switch candidate.property {
            case "touches", "min-touches": now = Double(facts.touches)
            case "taps": now = Double(facts.taps)
            default: return nil
            }
        }
        return now > 0 ? new / now : nil
    }

    /// Returns nil if only the value 0 would be sufficient, which is not a useful hint.
    private func least(
        _ candidate: Candidate, _ extreme: String, _ tries: (String) -> Bool
    ) -> (value: String, shown: String, relation: String)? {
        switch candidate.range {
        case .choices: return (extreme, extreme, "=")
        case .count(let grows):
            let last = Int64(grows ? 64 : 1)
            let count = nearest(last, from: grows ? 1 : 64) { tries(String($0)) }
            return (String(count), String(count), grows ? "≥" : "≤")
        case .duration(let grows, let duration):
            let now = (facts.durations[RecognizerFacts.Duration(rawValue: duration.rawValue) ?? .tap] ?? 0) / 1_000
            let last = grows ? RemedySearch.longestDuration / 1_000 : 0
            let hint = attempt.last?.numbers.first.map { $0 / 1_000 }
            let found = nearest(last, from: now, hint: hint) { tries(String($0)) }
            return (String(found), "\(found) ms", grows ? "≥" : "≤")
        case .length(let grows, let length):
            let unit = unit(of: length)
            let perUnit = unit == .millimetres ? 6.25 : 1
            let known = facts.lengths[RecognizerFacts.Length(rawValue: length.rawValue) ?? .begin] ?? 0
            let now = min(known, RemedySearch.largestLength) / perUnit
            let last = grows ? Int64(RemedySearch.largestLength) : 0
            let tenths = Int64((now * 10).rounded(grows ? .down : .up))
            let hint = attempt.last?.numbers.first.map { $0 / perUnit * 10 }
            let found = nearest(last, from: tenths, hint: hint) { tries(text(ofUnits: $0, unit)) }
            guard grows || found > 0 else { return nil }
            let shown = (Double(found) / 10).decimalText
            return (text(ofUnits: found, unit), "\(shown) \(unit.rawValue)", grows ? "≥" : "≤")
        }
    }

    /// Bisects between a value with which the recognizer fires and one with which it does not, starting with the hint.
    private func nearest(
        _ good: Int64, from bad: Int64, hint: Double? = nil, _ tries: (Int64) -> Bool
    ) -> Int64 {
        var (good, bad) = (good, bad)
        let step: Int64 = good > bad ? 1 : -1
        if let hint, let guess = Int64(exactly: (step > 0 ? hint.rounded(.up) : hint.rounded(.down))) {
            for value in [guess, guess + step] where (value - bad) * step > 0 && (good - value) * step > 0 {
                if tries(value) { good = value } else { bad = value }
            }
            // The value one step before the hint is usually decisive.
            let before = good - step
            if (before - bad) * step > 0, good != bad + step {
                if tries(before) { good = before } else { bad = before }
            }
        }
        while (good - bad) * step > 1 {
            let middle = bad + (good - bad) / 2
            if tries(middle) { good = middle } else { bad = middle }
        }
        return good
    }

    private func unit(of length: Thresholds.Length) -> ThresholdLength.Unit {
        declaration.kind.thresholds.lengths[length]?.unit ?? .pixels
    }

    /// Converts tenths to text.
    private func text(ofUnits tenths: Int64, _ unit: ThresholdLength.Unit) -> String {
        (Double(tenths) / 10).decimalText + (unit == .pixels ? "" : unit.rawValue)
    }

    // MARK: Playing again

    private func fires(_ changes: [Change]) -> Bool { outcome(of: changes)?.hasFired ?? false }

    /// Returns the attempt after a change, or nil if the change is refused or the attempt does not start with it.
    private func outcome(of changes: [Change]) -> Attempt? {
        guard budget.take(cost), let changed = try? scenario.applying(changes),
            let story = try? Story(of: ScenarioSource(changed), upTo: end)
        else { return nil }
        return story.attempt(like: attempt)
    }
}
