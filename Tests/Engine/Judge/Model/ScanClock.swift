// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 1.17: the clock of a panel that scans evenly, while its stamps tremble.
struct ScanClock {
    private var intervals: [Microseconds] = []
    private var last: (stamp: Microseconds, time: Microseconds)?

    mutating func time(of stamp: Microseconds) -> Microseconds {
        guard let last else { return start(at: stamp, after: nil) }
        let interval = stamp - last.stamp
        if (-40_000...0).contains(interval) { return last.time }
        guard interval > 0, interval <= 40_000, !intervals.isEmpty else { return start(at: stamp, after: interval) }
        let (sum, count) = (intervals.reduce(0, +), Int64(intervals.count))
        let scans = max(1, (interval * count + sum / 2) / sum)
        let expected = last.time + (sum * scans + count / 2) / count
        let difference = stamp - expected
        // Half an interval off: another rate.
        guard abs(difference) * 2 * count < sum else { return start(at: stamp, after: interval) }
        // A mean of fewer than three says nothing.
        let time = intervals.count < 3 ? stamp : expected + difference * 3 / 10
        intervals = Array((intervals + [interval / scans]).suffix(40))
        self.last = (stamp, time)
        return time
    }

    private mutating func start(at stamp: Microseconds, after interval: Microseconds?) -> Microseconds {
        intervals = interval.map { (1...40_000).contains($0) ? [$0] : [] } ?? []
        last = (stamp, stamp)
        return stamp
    }
}
