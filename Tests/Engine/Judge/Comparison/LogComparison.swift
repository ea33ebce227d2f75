// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Compares a log with the prediction, line by line, with every key that the model has written.
struct LogComparison {
    let predicted: [LogLine]
    let actual: [LogLine]

    init(predicted: [LogLine], actual: [LogLine], of scenario: Scenario) {
        // Rule 12.3 ends a destroyed object's callbacks; it leaves open what a trace says about the object.
        let destroyed = scenario.destroyedRecognizers
        func isJudged(_ line: LogLine) -> Bool {
            if case .transition = line.event { !destroyed.contains(line.name) } else { true }
        }
        self.predicted = LogComparison.sorting(LogComparison.withoutNoise(predicted.filter(isJudged)))
        self.actual = LogComparison.sorting(LogComparison.withoutNoise(actual.filter(isJudged)))
    }

    /// Drops scroll events that differ only in the last digit, which are rounding.
    static func withoutNoise(_ log: [LogLine]) -> [LogLine] {
        var offsets: [String: Point] = [:]
        return log.filter { line in
            guard line.event == .scroll(.scrolled), case .point(let place)? = line.keys[.offset] else { return true }
            let step = place - (offsets[line.name] ?? .zero)
            offsets[line.name] = place
            return step.length > 1e-9
        }
    }

    /// Sorts lines that the rules leave unordered: the resets of one delivery, and lines of scroll views at one time.
    private static func sorting(_ log: [LogLine]) -> [LogLine] {
        sorting(sorting(log) { $0.event == .transition(.possible) }) { line in
            if case .scroll = line.event { true } else { false }
        }
    }

    /// Sorts runs of such lines of one time by name.
    private static func sorting(_ log: [LogLine], _ isFree: (LogLine) -> Bool) -> [LogLine] {
        var sorted = log
        var start = 0
        while start < sorted.count {
            let run = sorted[start...].prefix { isFree($0) && $0.time == sorted[start].time }
            // The sort is stable, so that lines of one object stay in order.
            let byName = run.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
            sorted.replaceSubrange(run.indices, with: byName.map(\.element))
            start += max(run.count, 1)
        }
        return sorted
    }

    /// Index of the first line that differs, or nil.
    var firstDifference: Int? {
        for index in 0..<max(predicted.count, actual.count) {
            guard index < predicted.count, index < actual.count else { return index }
            if !isSame(predicted[index], actual[index]) { return index }
        }
        return nil
    }

    private func isSame(_ expected: LogLine, _ line: LogLine) -> Bool {
        guard expected.time == line.time, expected.name == line.name, expected.event == line.event,
            expected.ids == line.ids, areSame(expected.coordinates, line.coordinates)
        else { return false }
        // A missing key means that no touch is stationary.
        if expected.keys[.all] != nil && expected.keys[.stationary] == nil && line.keys[.stationary] != nil {
            return false
        }
        return expected.keys.allSatisfy { key, value in
            guard let came = line.keys[key] else { return false }
            // A fit loses digits.
            return key == .velocity ? isNear(value, came) : isSame(value, came)
        }
    }

    private func areSame(_ a: Point?, _ b: Point?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return isSame(.point(a), .point(b))
    }

    private func isSame(_ a: LogValue, _ b: LogValue) -> Bool {
        switch (a, b) {
        case (.point(let one), .point(let two)): isClose(one.x, two.x) && isClose(one.y, two.y)
        case (.number(let one), .number(let two)): isClose(one, two)
        case (.numbers(let one), .numbers(let two)): one.count == two.count && zip(one, two).allSatisfy(isClose)
        default: a == b
        }
    }

    private func isNear(_ a: LogValue, _ b: LogValue) -> Bool {
        guard case .point(let one) = a, case .point(let two) = b else { return false }
        return (one - two).length <= 1e-3 * max(1, one.length)
    }

    /// Rule 11.3 demands 1e-6 between machines; model and engine add in different order.
    private func isClose(_ a: Double, _ b: Double) -> Bool {
        (a - b).magnitude <= 1e-6 * max(1, a.magnitude)
    }

    /// Kind of the difference: minimising must not change to another one.
    var kind: String {
        guard let index = firstDifference else { return "none" }
        let wanted = index < predicted.count ? predicted[index].event.kind : "nothing"
        let came = index < actual.count ? actual[index].event.kind : "nothing"
        return "\(wanted) wanted, \(came) came"
    }

    /// Lines around the first difference: `-` is demanded by the rules, `+` is the engine's.
    var report: [String] {
        guard let index = firstDifference else { return [] }
        var lines: [String] = []
        for line in predicted[..<min(index, predicted.count)].suffix(6) { lines.append("  " + line.text) }
        for line in predicted[min(index, predicted.count)...].prefix(6) { lines.append("- " + line.text) }
        for line in actual[min(index, actual.count)...].prefix(6) { lines.append("+ " + line.text) }
        return lines
    }
}

extension Scenario {
    var destroyedRecognizers: Set<String> {
        let actions = timeline.map(\.action) + rules.map(\.action)
        return Set(actions.compactMap { if case .destroyRecognizer(let name) = $0 { name } else { nil } })
    }
}

extension LogEvent {
    /// The line without names.
    fileprivate var kind: String {
        if case .question(let question, _) = self { return "? \(question.rawValue)" }
        return text
    }
}
