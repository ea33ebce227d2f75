// SPDX-License-Identifier: MIT

/// A time of the device's monotonic clock, or a duration, in µs. The engine never reads a clock (rule 11.1).
public typealias Microseconds = Int64

enum Time {
    /// Later times are refused (rule 11.2), so that adding a duration to a time never overflows.
    static let latest: Microseconds = 1 << 62
    /// No deadline.
    static let never: Microseconds = .max

    static func isValid(_ time: Microseconds) -> Bool { time >= 0 && time <= latest }

    static func milliseconds(_ count: Int64) -> Microseconds { count &* 1000 }

    /// Returns a time later by a duration, saturating.
    static func after(_ time: Microseconds, by duration: Microseconds) -> Microseconds {
        let (sum, overflow) = time.addingReportingOverflow(duration)
        return overflow ? never : sum
    }
}
