// SPDX-License-Identifier: MIT

extension Scenario {
    /// Time at which the last action is over, drags and ticks included.
    public var end: Microseconds {
        timeline.reduce(timeline.first?.time ?? 0) { max($0, $1.end) }
    }
}

extension TimelineEntry {
    /// Time at which its action is over.
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
