// SPDX-License-Identifier: MIT
import CMath

/// A damped spring (rule 16.2): x″ = -2·ζ·ω·x′ - ω²·(x - target).
///
/// A damping ratio ζ below 1 swings past the target, 1 is the fastest that does not, above 1 creeps. Every input gives
/// a finite result: NaN counts as 0, other numbers are clamped to their range.
public struct Spring: Equatable, Sendable {
    /// Angular frequency ω per second: 0.001 to 10 000.
    public let angularFrequency: Double
    /// Damping ratio: 0 (swings without end) to 100. NaN counts as 1.
    public let dampingRatio: Double

    /// Spring with which a scroll view returns from beyond its edge (rule 13.6).
    public static let scrolling = Spring(angularFrequency: 18.6)

    /// Creates a spring. Both numbers are clamped to their ranges.
    public init(angularFrequency: Double, dampingRatio: Double = 1) {
        self.angularFrequency = min(max(angularFrequency.clampedToLimit, 0.001), 10_000)
        self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 100)
    }

    /// Creates a spring from its response: the period without damping, 2π/ω, in seconds. Both numbers are clamped.
    public init(response: Double, dampingRatio: Double = 1) {
        // At least 2^-32 s: 0 s would have no finite frequency. The frequency of either limit is out of its range
        // anyway.
        let response = max(response.clampedToLimit, 1 / Limit.largest)
        self.init(angularFrequency: 2 * .pi / response, dampingRatio: dampingRatio)
    }

    /// Returns the position, in px, after a time in µs, of a motion that starts with a velocity in px/s. O(1).
    public func position(
        from start: Double, velocity: Double, to target: Double, at elapsed: Microseconds
    ) -> Double {
        let motion = SpringMotion(self, from: start, velocity, to: target)
        return target.clampedToLimit + motion.offset(at: Motion.seconds(elapsed))
    }

    /// Returns the velocity, in px/s, after a time in µs. O(1).
    public func velocity(
        from start: Double, velocity: Double, to target: Double, at elapsed: Microseconds
    ) -> Double {
        SpringMotion(self, from: start, velocity, to: target).velocity(at: Motion.seconds(elapsed)) + 0.0
    }

    /// Returns the first microsecond from which on the motion stays within `epsilon` px of its target; epsilon is at
    /// least 1e-9 px. Returns `Int64.max` for a spring that swings without end. O(1): at most some hundred steps.
    public func settlingDuration(
        from start: Double, velocity: Double, to target: Double, epsilon: Double
    ) -> Microseconds {
        SpringMotion(self, from: start, velocity, to: target).settlingDuration(Motion.epsilon(epsilon))
    }
}

/// Motion of a spring, with the position relative to its target; times are in seconds.
struct SpringMotion {
    let omega: Double
    let zeta: Double
    let offset: Double
    let velocity: Double

    init(_ spring: Spring, from start: Double, _ velocity: Double, to target: Double) {
        omega = spring.angularFrequency
        zeta = spring.dampingRatio
        offset = start.clampedToLimit - target.clampedToLimit
        self.velocity = velocity.clampedToLimit
    }

    /// ζ·ω·x₀ + v₀, a term of all formulas beside x₀.
    private var push: Double { zeta * omega * offset + velocity }

    func offset(at seconds: Double) -> Double {
        let (even, odd) = modes(at: seconds)
        return offset * even + push * odd
    }

    func velocity(at seconds: Double) -> Double {
        let (even, odd) = modes(at: seconds)
        return velocity * even - (zeta * omega * velocity + omega * omega * offset) * odd
    }

    /// Returns the two solutions e^(-ζωt)·cos(ωd·t) and e^(-ζωt)·sin(ωd·t)/ωd with ωd = ω·√(1 - ζ²). For ζ > 1 they
    /// become hyperbolic functions. Near ζ = 1 both are the same series in (ωd·t)², so that the transition is smooth.
    private func modes(at seconds: Double) -> (even: Double, odd: Double) {
        let square = (1 - zeta) * (1 + zeta)
        let angle = square * omega * omega * seconds * seconds
        if abs(angle) < 0.01 {
            let fade = tactus_math_exp(-zeta * omega * seconds)
            let even = 1 - angle / 2 * (1 - angle / 12 * (1 - angle / 30 * (1 - angle / 56)))
            let odd = 1 - angle / 6 * (1 - angle / 20 * (1 - angle / 42 * (1 - angle / 72)))
            return (fade * even, fade * odd * seconds)
        }
        if square > 0 {
            let frequency = omega * square.squareRoot()
            let fade = tactus_math_exp(-zeta * omega * seconds)
            return (
                fade * tactus_math_cos(frequency * seconds), fade * tactus_math_sin(frequency * seconds) / frequency
            )
        }
        // Uses two exponentials: hyperbolic functions would overflow where the motion has long come to rest.
        let root = (-square).squareRoot()
        let slow = tactus_math_exp(-omega / (zeta + root) * seconds)
        let fast = tactus_math_exp(-omega * (zeta + root) * seconds)
        return ((slow + fast) / 2, (slow - fast) / (2 * omega * root))
    }
}

extension SpringMotion {
    /// Returns the settling time. Each turn of the motion is its farthest point until the next one: the last turn
    /// outside of `epsilon` follows from their decay, and the crossing after it is found by bisection.
    func settlingDuration(_ epsilon: Double) -> Microseconds {
        guard offset != 0 || velocity != 0 else { return 0 }
        let (turn, period) = turns
        guard let turn else { return lastCrossing(after: 0, epsilon) }
        guard abs(offset(at: turn)) > epsilon else {
            return abs(offset) > epsilon ? crossing(from: 0, to: turn, epsilon) : 0
        }
        guard let period else { return lastCrossing(after: turn, epsilon) }
        let fade = zeta * omega * period
        guard fade > 0 else { return Time.never }
        // Rounding may be off by one turn.
        var last = max(0, (tactus_math_log(abs(offset(at: turn)) / epsilon) / fade).rounded(.down))
        if last > 0, abs(offset(at: turn + last * period)) <= epsilon { last -= 1 }
        if abs(offset(at: turn + (last + 1) * period)) > epsilon { last += 1 }
        return crossing(from: turn + last * period, to: turn + (last + 1) * period, epsilon)
    }

    /// The first moment after the start at which the motion turns, and the time between turns; nil where there is none.
    private var turns: (first: Double?, period: Double?) {
        // The velocity is 0 where tan(ωd·t)/ωd, or tanh for ζ > 1, equals this quotient.
        let pull = zeta * omega * velocity + omega * omega * offset
        let square = (1 - zeta) * (1 + zeta)
        let frequency = omega * abs(square).squareRoot()
        if square > 0, frequency > 0 {
            let angle = tactus_math_atan2(velocity * frequency, pull)
            let period = .pi / frequency
            // Between 0 and half a turn; 0 is the start itself.
            var first = angle / frequency
            if first <= 0 { first += period }
            return (min(first, period), period)
        }
        guard velocity != 0, pull != 0, velocity / pull > 0 else { return (nil, nil) }
        let ratio = velocity / pull
        let part = ratio * frequency
        guard part < 1 else { return (nil, nil) }
        if part < 1e-4 { return (ratio * (1 + part * part / 3), nil) }
        return (tactus_math_log((1 + part) / (1 - part)) / (2 * frequency), nil)
    }

    /// Returns when the motion enters `epsilon`. From `start` on it only approaches its target.
    private func lastCrossing(after start: Double, _ epsilon: Double) -> Microseconds {
        guard abs(offset(at: start)) > epsilon else { return 0 }
        var step = 1 / omega
        // Even the slowest spring takes at most 20 doublings.
        var doublings = 0
        while abs(offset(at: start + step)) > epsilon, doublings < 64 {
            step *= 2
            doublings += 1
        }
        return crossing(from: start, to: start + step, epsilon)
    }

    /// Returns the crossing of `epsilon` between a moment outside and one inside, between which the motion does not
    /// turn.
    private func crossing(from outside: Double, to inside: Double, _ epsilon: Double) -> Microseconds {
        var outside = outside
        var inside = inside
        while inside - outside > 1e-8 {
            let middle = outside + (inside - outside) / 2
            // Doubles are not dense enough to bisect further.
            guard middle > outside, middle < inside else { break }
            if abs(offset(at: middle)) > epsilon { outside = middle } else { inside = middle }
        }
        return Motion.microseconds(inside)
    }
}
