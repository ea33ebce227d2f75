// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Checks that hold for every log, whatever the model predicts.
struct PropertyChecks {
    let scenario: Scenario
    let log: [LogLine]

    /// Violations, in words.
    var violations: [String] {
        timeViolations + touchViolations + eventViolations + stateViolations + wireViolations + scrollViolations
    }

    /// Whether each id is used once; otherwise a line does not identify its touch.
    var hasEachIDOnce: Bool {
        let downs = scenario.timeline.compactMap { entry in
            switch entry.action {
            case .down(let id, _, _): id
            // The pointer's touch has one id.
            case .press: PointerState.touchID
            default: nil
            }
        }
        let isRepeated = scenario.rules.contains { rule in
            if case .down = rule.action { true } else { false }
        }
        return Set(downs).count == downs.count && !isRepeated
    }

    /// 11.2: time never runs backwards.
    private var timeViolations: [String] {
        let times = log.map(\.time)
        return zip(times, times.dropFirst()).allSatisfy { $0 <= $1 } ? [] : ["time runs backwards"]
    }

    /// Whether all fingers have lifted, and all timers had time to fire.
    var isPlayedOut: Bool {
        var down: Set<TouchID> = []
        var lastLift: Microseconds = 0
        for entry in scenario.timeline {
            switch entry.action {
            case .down(let id, _, _): down.insert(id)
            case .up(let id), .cancel(let id):
                down.remove(id)
                lastLift = entry.time
            case .cancelAll: down = []
            default: break
            }
        }
        for case .down(let id, _, _) in scenario.rules.map(\.action) { down.insert(id) }
        let longestTimer: Microseconds = 6_000_000
        return down.isEmpty && (scenario.timeline.last?.time ?? 0) >= lastLift + longestTimer
    }
}
