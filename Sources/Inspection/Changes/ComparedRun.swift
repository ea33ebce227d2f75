// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// One of two runs that are compared: the results of its gestures, and the part of its log that has not been compared.
final class ComparedRun: RunObserver {
    typealias Line = (time: Microseconds, text: String)

    private let collector = StoryCollector(keepsTrials: false, findsObstacles: false)
    private var lines: [Line] = []

    var story: Story { collector.story }

    func observe(_ observation: Observation, at time: Microseconds) {
        switch observation {
        case .started: lines.removeAll()
        // Transitions are compared as outcomes.
        case .logged(let line) where !line.isOfStates: lines.append((line.time, line.plainText))
        default: break
        }
        collector.observe(observation, at: time)
    }

    /// Returns and removes the lines before a time.
    func takeLines(before end: Microseconds) -> [Line] {
        let taken = lines.filter { $0.time < end }
        lines.removeAll { $0.time < end }
        return taken
    }
}

extension LogLine {
    var isOfStates: Bool {
        switch event {
        case .transition, .question: true
        default: false
        }
    }

    /// Text without the values.
    fileprivate var plainText: String {
        var line = self
        line.keys = [:]
        return line.text
    }
}
