// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// One of two runs that are compared: what came of its gestures, and its log as far as it was not compared yet.
final class ComparedRun: RunObserver {
    typealias Line = (time: Microseconds, text: String)

    private let collector: StoryCollector
    private var lines: [Line] = []

    init(_ source: ScenarioSource) {
        collector = StoryCollector(source.setUp, keepsTrials: false)
    }

    var story: Story { collector.story }

    func observe(_ observation: Observation, at time: Microseconds) {
        switch observation {
        case .started: lines.removeAll()
        // States are told as outcomes.
        case .logged(let line) where !line.isOfStates: lines.append((line.time, line.plainText))
        default: break
        }
        collector.observe(observation, at: time)
    }

    /// Hands out the lines before a time.
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

    /// Without the values.
    fileprivate var plainText: String {
        var line = self
        line.keys = [:]
        return line.text
    }
}
