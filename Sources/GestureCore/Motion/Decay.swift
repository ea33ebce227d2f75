// SPDX-License-Identifier: MIT
import CMath

/// A motion without a force that loses a share of its way each millisecond (rules 13.5, 16.1): what a throw does.
///
///     x(t) = end − (end − start)·rᵗ, t in ms, with end = start + v/1000·r/(1 − r)
///
/// Every input has a finite result: NaN counts as 0, and numbers beyond their range as the nearest in it.
public struct Decay: Equatable, Sendable {
    /// Share of the distance that is left after a millisecond: 0 to 0.999999.
    public let rate: Double

    /// A scroll view's normal rate.
    public static let normal = Decay(rate: 0.998)
    /// A scroll view's fast rate.
    public static let fast = Decay(rate: 0.99)

    public init(rate: Double) {
        self.rate = rate.isNaN ? 0 : min(max(rate, 0), Decay.slowest)
    }

    /// A rate nearer to 1 would take days.
    private static let slowest = 0.999999

    /// Returns where a motion ends that has a velocity in px/s at its start.
    public func end(from start: Double, velocity: Double) -> Double {
        start.clampedToLimit + way(velocity)
    }

    /// Returns where the motion is after some time.
    public func position(from start: Double, velocity: Double, at elapsed: Microseconds) -> Double {
        let end = end(from: start, velocity: velocity)
        guard elapsed > 0 else { return start.clampedToLimit }
        return end - way(velocity) * remainder(after: Double(elapsed) / 1000)
    }

    /// Returns how fast the motion is after some time, in px/s: the slope of `position`. At the start that is 0.1 %
    /// less than the velocity at the normal rate, since the formula's end is that of steps of a millisecond.
    public func velocity(from velocity: Double, at elapsed: Microseconds) -> Double {
        guard rate > 0 else { return 0 }
        return speed(ofWay: way(velocity), after: Double(max(elapsed, 0)) / 1000)
    }

    /// Returns the time from which the motion is within `epsilon` of its end, which is at least 1e-9 px.
    public func duration(velocity: Double, epsilon: Double) -> Microseconds {
        let epsilon = Motion.epsilon(epsilon)
        let way = abs(way(velocity))
        guard way > epsilon, rate > 0 else { return 0 }
        let milliseconds = milliseconds(untilRemainder: epsilon / way)
        // Rounding must not make it too early.
        return Motion.microseconds(milliseconds * (1 + 1e-12) / 1000)
    }

    private func way(_ velocity: Double) -> Double {
        velocity.clampedToLimit / 1000 * rate / (1 - rate)
    }

    // MARK: By the way instead of the velocity

    /// Returns the share of the way that is left.
    func remainder(after milliseconds: Double) -> Double { tactus_math_pow(rate, milliseconds) }

    /// Returns when only a share of the way is left.
    func milliseconds(untilRemainder share: Double) -> Double { tactus_math_log(share) / tactus_math_log(rate) }

    /// Returns how fast a motion is in px/s that has a whole way before it at its start.
    func speed(ofWay way: Double, after milliseconds: Double) -> Double {
        -way * remainder(after: milliseconds) * tactus_math_log(rate) * 1000 + 0.0
    }
}

/// Number handling that all motion functions share.
enum Motion {
    /// Seconds of an elapsed time; nothing has moved before the start.
    static func seconds(_ elapsed: Microseconds) -> Double { Double(max(elapsed, 0)) * 1e-6 }

    /// The first whole microsecond from which on a time has passed; `Time.never` if there is none.
    static func microseconds(_ seconds: Double) -> Microseconds {
        let millionths = (seconds * 1e6).rounded(.up)
        return Microseconds(exactly: max(millionths, 0)) ?? Time.never
    }

    /// No motion of this kind arrives: nearer than this is there.
    static func epsilon(_ epsilon: Double) -> Double { max(epsilon.clampedToLimit, 1e-9) }
}
