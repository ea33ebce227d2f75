// SPDX-License-Identifier: MIT

extension Scenario {
    /// Time at which the last action has ended, including drags and ticks.
    public var end: Microseconds {
        timeline.reduce(timeline.first?.time ?? 0) { max($0, $1.end) }
    }
}

extension TimelineEntry {
    /// Time at which the action has ended.
    var end: Microseconds {
        let length: Microseconds =
            switch action {
            case .drag(_, _, let steps), .tick(let steps): steps.duration
            default: 0
            }
        let (sum, isTooLarge) = time.addingReportingOverflow(length)
        return isTooLarge ? .max : sum
    }
}
