// SPDX-License-Identifier: MIT

public import ScenarioFormat
import ScenarioRunner

/// Differences in the result once recognizers are changed.
public struct WhatIf {
    public struct Outcome: Sendable {
        public var recognizer: String
        public var title: String
        public var before: String
        public var after: String
    }

    /// The differences of one gesture.
    public struct Difference: Sendable {
        public var gesture: Gesture
        public var outcomes: [Outcome]
        /// Lines of the log: `- …` comes no more, `+ …` comes instead.
        public var lines: [String]
    }

    /// Of the gestures that differ, in order.
    public private(set) var differences: [Difference] = []

    /// Plays the scenario as it is and with the changes.
    public init(_ scenario: Scenario, _ changes: [Change]) throws(ScenarioError) {
        let scenario = scenario.foldingProperties()
        let changed = try scenario.applying(changes)
        let (before, after) = (try Story(of: scenario), try Story(of: changed))
        let logs = (try ScenarioRunner.run(scenario), try ScenarioRunner.run(changed))
        for gesture in before.gestures {
            let next = before.gestures.indices.contains(gesture.index + 1) ? before.gestures[gesture.index + 1] : nil
            let times = (gesture.index == 0 ? Microseconds.min : gesture.start)..<(next?.start ?? .max)
            let outcomes = WhatIf.outcomes(of: gesture, before, after)
            let lines = WhatIf.lines(logs.0, logs.1, in: times)
            if outcomes.isEmpty, lines.isEmpty { continue }
            differences.append(Difference(gesture: gesture, outcomes: outcomes, lines: lines))
        }
    }

    private static func outcomes(of gesture: Gesture, _ before: Story, _ after: Story) -> [Outcome] {
        let (old, new) = (before.attempts(of: gesture), after.attempts(of: gesture))
        var outcomes: [Outcome] = []
        func title(_ name: String) -> String { (after.recognizers[name] ?? before.recognizers[name])?.title ?? name }
        for attempt in old {
            let was = attempt.outcome(in: before)
            let other = new.first { $0.recognizer == attempt.recognizer && $0.firstTouch == attempt.firstTouch }
            let now = other?.outcome(in: after) ?? "takes no part"
            guard was != now else { continue }
            outcomes.append(
                Outcome(recognizer: attempt.recognizer, title: title(attempt.recognizer), before: was, after: now))
        }
        for attempt in new
        where !old.contains(where: { $0.recognizer == attempt.recognizer && $0.firstTouch == attempt.firstTouch }) {
            outcomes.append(
                Outcome(
                    recognizer: attempt.recognizer, title: title(attempt.recognizer), before: "took no part",
                    after: attempt.outcome(in: after)))
        }
        return outcomes
    }

    /// Lines without a partner in the other log, by time. States are told as outcomes.
    private static func lines(_ old: [LogLine], _ new: [LogLine], in times: Range<Microseconds>) -> [String] {
        func wanted(_ log: [LogLine]) -> [(time: Microseconds, text: String)] {
            log.filter { times.contains($0.time) && !$0.isOfStates }.map { ($0.time, $0.plainText) }
        }
        let (before, after) = (wanted(old), wanted(new))
        var counts: [String: Int] = [:]
        for line in after { counts[line.text, default: 0] += 1 }
        var result: [(time: Microseconds, text: String)] = []
        for line in before {
            if let count = counts[line.text], count > 0 {
                counts[line.text] = count - 1
            } else {
                result.append((line.time, "- \(line.text)"))
            }
        }
        counts = [:]
        for line in before { counts[line.text, default: 0] += 1 }
        for line in after {
            if let count = counts[line.text], count > 0 {
                counts[line.text] = count - 1
            } else {
                result.append((line.time, "+ \(line.text)"))
            }
        }
        // Sorting is stable: what is gone stands before what has come.
        return result.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            .map(\.element.text)
    }
}

extension LogLine {
    var isOfStates: Bool {
        switch event {
        case .transition, .question: true
        default: false
        }
    }

    /// Without the values.
    fileprivate var plainText: String {
        var line = self
        line.keys = [:]
        return line.text
    }
}
