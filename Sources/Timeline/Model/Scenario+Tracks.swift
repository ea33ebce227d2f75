// SPDX-License-Identifier: MIT

import ScenarioFormat

extension Scenario {
    /// Time at which the last action is over, drags and ticks included.
    public var end: Microseconds {
        var end: Microseconds = timeline.first?.time ?? 0
        for entry in timeline {
            let length: Microseconds =
                switch entry.action {
                case .drag(_, _, let steps), .tick(let steps): steps.duration
                default: 0
                }
            let (sum, isTooLarge) = entry.time.addingReportingOverflow(length)
            end = max(end, isTooLarge ? .max : sum)
        }
        return end
    }
}
