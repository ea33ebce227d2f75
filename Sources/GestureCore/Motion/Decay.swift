// SPDX-License-Identifier: MIT
import CMath

/// A motion that slows down by a constant factor per ms (rules 13.5, 16.1), such as thrown content.
///
///     x(t) = end − (end − start)·rᵗ, t in ms, with end = start + v/1000·r/(1 − r)
///
/// Every input gives a finite result: NaN counts as 0, other numbers are clamped to their range. All functions are
/// O(1).
public struct Decay: Equatable, Sendable {
    /// Share of the distance that is left after 1 ms: 0 to 0.999999.
    public let rate: Double

    /// Normal rate of a scroll view: 0.998.
    public static let normal = Decay(rate: 0.998)
    /// Fast rate of a scroll view: 0.99.
    public static let fast = Decay(rate: 0.99)

    /// Creates a decay. The rate is clamped to 0 to 0.999999; NaN counts as 0.
    public init(rate: Double) {
        self.rate = rate.isNaN ? 0 : min(max(rate, 0), Decay.slowest)
    }

    /// Largest rate: a rate nearer to 1 would take days.
    private static let slowest = 0.999999

    /// Returns the final position, in px, of a motion with a velocity in px/s at its start.
    public func end(from start: Double, velocity: Double) -> Double {
        start.clampedToLimit + way(velocity)
    }

    /// Returns the position, in px, after a time in µs.
    public func position(from start: Double, velocity: Double, at elapsed: Microseconds) -> Double {
        let end = end(from: start, velocity: velocity)
        guard elapsed > 0 else { return start.clampedToLimit }
        return end - way(velocity) * remainder(after: Double(elapsed) / 1000)
    }

    /// Returns the velocity in px/s after a time in µs: the slope of `position`. At the start, with the normal rate,
    /// the result is 0.1 % less than the given velocity, because the formula's end is that of steps of 1 ms.
    public func velocity(from velocity: Double, at elapsed: Microseconds) -> Double {
        guard rate > 0 else { return 0 }
        return speed(ofWay: way(velocity), after: Double(max(elapsed, 0)) / 1000)
    }

    /// Returns the time, in µs, from which the motion is within `epsilon` px of its end. Epsilon is at least 1e-9 px.
    public func duration(velocity: Double, epsilon: Double) -> Microseconds {
        let epsilon = Motion.epsilon(epsilon)
        let way = abs(way(velocity))
        guard way > epsilon, rate > 0 else { return 0 }
        let milliseconds = milliseconds(untilRemainder: epsilon / way)
        // Rounding must not make the result too early.
        return Motion.microseconds(milliseconds * (1 + 1e-12) / 1000)
    }

    private func way(_ velocity: Double) -> Double {
        velocity.clampedToLimit / 1000 * rate / (1 - rate)
    }

    // MARK: By distance instead of velocity

    /// Returns the share of the distance that is left after a time.
    func remainder(after milliseconds: Double) -> Double { tactus_math_pow(rate, milliseconds) }

    /// Returns the time after which only a share of the distance is left.
    func milliseconds(untilRemainder share: Double) -> Double { tactus_math_log(share) / tactus_math_log(rate) }

    /// Returns the speed, in px/s, of a motion that has the distance `way` ahead at its start.
    func speed(ofWay way: Double, after milliseconds: Double) -> Double {
        -way * remainder(after: milliseconds) * tactus_math_log(rate) * 1000 + 0.0
    }
}

/// Number handling shared by all motion functions.
enum Motion {
    /// Returns an elapsed time in seconds, at least 0.
    static func seconds(_ elapsed: Microseconds) -> Double { Double(max(elapsed, 0)) * 1e-6 }

    /// Returns the first whole microsecond at or after a time in seconds, or `Time.never` if there is none.
    static func microseconds(_ seconds: Double) -> Microseconds {
        let millionths = (seconds * 1e6).rounded(.up)
        return Microseconds(exactly: max(millionths, 0)) ?? Time.never
    }

    /// Returns the tolerance to use, at least 1e-9 px: without one, a motion of these kinds never ends.
    static func epsilon(_ epsilon: Double) -> Double { max(epsilon.clampedToLimit, 1e-9) }
}
