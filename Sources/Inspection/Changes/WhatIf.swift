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

    /// Differences in one gesture.
    public struct Difference: Sendable {
        public var gesture: Gesture
        public var outcomes: [Outcome]
        /// Lines of the log: `- …` is only in the first run, `+ …` only in the second.
        public var lines: [String]
    }

    /// Gestures that differ, in order.
    public private(set) var differences: [Difference] = []

    /// Plays the scenario as it is and with the changes.
    ///
    /// - Parameter onMessage: is handed messages about the scenario as it is
    public init(
        _ source: ScenarioSource, _ changes: [Change], onMessage: ((ScenarioError) -> Void)? = nil
    ) throws(ScenarioError) {
        let folded = try source.countedFromBeginning().foldingProperties()
        let (source, changed) = (folded.source, try folded.applying(changes))
        let (before, after) = (ComparedRun(), ComparedRun())
        // Both runs are played in parallel, so that the lines of a gesture can be compared and discarded when it is
        // over.
        var lines: [[String]] = []
        let runs = (try LiveRun(source.setUp, before, onMessage: onMessage), try LiveRun(changed.setUp, after))
        let readers = (try source.makeReader(), try changed.makeReader())
        while true {
            let entries = (try readers.0.next(), try readers.1.next())
            if entries.0.isEmpty, entries.1.isEmpty { break }
            try runs.0.play(entries.0)
            try runs.1.play(entries.1)
            WhatIf.compare(before, after, upTo: before.story.gestures.count - 1, &lines)
        }
        try runs.0.finish()
        try runs.1.finish()
        WhatIf.compare(before, after, upTo: before.story.gestures.count, &lines)
        for (gesture, lines) in zip(before.story.gestures, lines) {
            let outcomes = WhatIf.outcomes(of: gesture, before.story, after.story)
            if outcomes.isEmpty, lines.isEmpty { continue }
            differences.append(Difference(gesture: gesture, outcomes: outcomes, lines: lines))
        }
    }

    /// Compares the gestures that are over and have not been compared yet.
    private static func compare(_ before: ComparedRun, _ after: ComparedRun, upTo end: Int, _ lines: inout [[String]]) {
        while lines.count < end {
            let gestures = before.story.gestures
            let isLast = lines.count + 1 == gestures.count
            let time = isLast ? Microseconds.max : gestures[lines.count + 1].start
            lines.append(WhatIf.lines(before.takeLines(before: time), after.takeLines(before: time)))
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

    /// Returns the lines that only one log has, by time.
    private static func lines(_ before: [ComparedRun.Line], _ after: [ComparedRun.Line]) -> [String] {
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
        // The sort is stable, so removed lines come before added ones.
        return result.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            .map(\.element.text)
    }
}
