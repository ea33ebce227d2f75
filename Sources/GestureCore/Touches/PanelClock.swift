// SPDX-License-Identifier: MIT

/// Clock of a panel (rules 1.16 and 1.17). A panel scans evenly, but its stamps tremble by up to 2 ms. The clock expects
/// the next stamp at whole multiples of the mean interval of the latest ones, and keeps a part of the difference. It
/// starts again after a pause, and when the rate has changed.
///
/// The function that reads intervals is mutating: in a nonmutating function Swift would copy the whole ring to read one.
struct PanelClock {
    /// Number of intervals of which the mean counts, and the smallest number with a mean: that of fewer says nothing.
    private static let most: Int64 = 40
    private static let fewest: Int64 = 3
    /// Longest time between two stamps of one motion, which fits into 16 bits.
    private static let longestInterval = Time.milliseconds(40)

    /// The latest intervals from scan to scan, without those that sent nothing.
    private var intervals = InlineArray<40, UInt16>(repeating: 0)
    private var next = 0
    private var count: Int64 = 0
    private var sum: Microseconds = 0
    private var stamp: Microseconds = -1 &- longestInterval
    private var time: Microseconds = 0

    init() {}

    /// Returns the time of a stamp by this clock. Several fingers have the same stamp in a scan.
    mutating func time(of stamp: Microseconds) -> Microseconds {
        let interval = stamp &- self.stamp
        // A sample that comes late belongs to the last scan. Time that has begun anew (rule 11.2) does not.
        guard interval > 0 || interval < 0 &- PanelClock.longestInterval else { return time }
        self.stamp = stamp
        let isContinued = interval > 0 && interval <= PanelClock.longestInterval
        if isContinued, count > 0, sum > 0 {
            let scans = max(1, (interval &* count &+ sum / 2) / sum)
            let expected = time &+ (sum &* scans &+ count / 2) / count
            let difference = stamp &- expected
            if max(difference, 0 &- difference) &* 2 &* count < sum {
                time = count >= PanelClock.fewest ? expected &+ difference &* 3 / 10 : stamp
                note(interval / scans)
                return time
            }
        }
        count = 0
        sum = 0
        if isContinued { note(interval) }
        time = stamp
        return stamp
    }

    private mutating func note(_ interval: Microseconds) {
        if count == PanelClock.most {
            sum &-= Int64(truncatingIfNeeded: intervals[unchecked: next])
        } else {
            count &+= 1
        }
        intervals[unchecked: next] = UInt16(truncatingIfNeeded: interval)
        sum &+= interval
        next = next &+ 1 == PanelClock.most ? 0 : next &+ 1
    }
}
