// SPDX-License-Identifier: MIT

/// A duration that a program sets. A number written in its place is in seconds, as UIKit's `TimeInterval` is:
/// `minimumPressDuration = 0.5`, or `.milliseconds(500)`. Times of samples and events are `Microseconds`.
public struct TimeSpan: Equatable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The duration in µs.
    public var microseconds: Microseconds

    /// No time.
    public static let zero = TimeSpan(microseconds: 0)

    /// Creates a duration from a number of µs.
    @inline(__always)
    public init(microseconds: Microseconds) { self.microseconds = microseconds }

    /// Creates a duration from a number in the source, in seconds.
    public init(floatLiteral seconds: Double) { self = .seconds(seconds) }

    /// Creates a duration from a number in the source, in seconds.
    public init(integerLiteral seconds: Int64) { self = .seconds(Double(seconds)) }

    /// Returns a duration in seconds, rounded to a µs. What does not fit is the longest one of its sign; NaN is none.
    public static func seconds(_ count: Double) -> TimeSpan {
        let microseconds = (count * 1e6).rounded()
        let isNone = microseconds.isNaN
        return TimeSpan(
            microseconds: Microseconds(exactly: microseconds) ?? (isNone ? 0 : microseconds < 0 ? .min : .max))
    }

    /// Returns a duration in ms, rounded to a µs. What does not fit is the longest one of its sign; NaN is none.
    public static func milliseconds(_ count: Double) -> TimeSpan { .seconds(count / 1000) }

    /// Returns a duration in µs.
    public static func microseconds(_ count: Microseconds) -> TimeSpan { TimeSpan(microseconds: count) }

    /// The duration in seconds.
    public var seconds: Double { Double(microseconds) / 1e6 }

    /// Returns whether the first duration is shorter.
    @inline(__always)
    public static func < (left: TimeSpan, right: TimeSpan) -> Bool { left.microseconds < right.microseconds }
}
