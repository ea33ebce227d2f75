// SPDX-License-Identifier: MIT
import CMath

/// A damped spring (rule 16.2): x″ = −2·ζ·ω·x′ − ω²·(x − target).
///
/// A damping ratio ζ below 1 swings past the target, 1 is the fastest that does not, above 1 creeps. Every input has a
/// finite result: NaN counts as 0, and numbers beyond their range as the nearest in it.
public struct Spring: Equatable, Sendable {
    /// ω per second: 0.001 to 10 000.
    public let angularFrequency: Double
    /// 0 (swings for ever) to 100. NaN counts as 1.
    public let dampingRatio: Double

    /// The spring with which a scroll view comes back from beyond its edge (rule 13.6).
    public static let scrolling = Spring(angularFrequency: 18.6)

    public init(angularFrequency: Double, dampingRatio: Double = 1) {
        self.angularFrequency = min(max(angularFrequency.clampedToLimit, 0.001), 10_000)
        self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 100)
    }

    /// The response in seconds is the period of the spring without damping, 2π/ω.
    public init(response: Double, dampingRatio: Double = 1) {
        // 2^32 s are beyond the range as well as 0 s, whose frequency is no number.
        let response = max(response.clampedToLimit, 1 / Limit.largest)
        self.init(angularFrequency: 2 * .pi / response, dampingRatio: dampingRatio)
    }

    /// Returns where a motion is after some time that starts with a velocity in px/s.
    public func position(
        from start: Double, velocity: Double, to target: Double, at elapsed: Microseconds
    ) -> Double {
        let motion = SpringMotion(self, from: start, velocity, to: target)
        return target.clampedToLimit + motion.offset(at: Motion.seconds(elapsed))
    }

    /// Returns how fast it is then, in px/s.
    public func velocity(
        from start: Double, velocity: Double, to target: Double, at elapsed: Microseconds
    ) -> Double {
        SpringMotion(self, from: start, velocity, to: target).velocity(at: Motion.seconds(elapsed)) + 0.0
    }

    /// Returns the first microsecond from which on the motion stays within `epsilon` of its target, at least 1e-9 px;
    /// `Time.never` for a spring that swings for ever.
    public func settlingDuration(
        from start: Double, velocity: Double, to target: Double, epsilon: Double
    ) -> Microseconds {
        SpringMotion(self, from: start, velocity, to: target).settlingDuration(Motion.epsilon(epsilon))
    }
}

/// A spring's way from a start, counted from its target; times in seconds.
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

    /// ζ·ω·x₀ + v₀, which stands beside x₀ in all formulas.
    private var push: Double { zeta * omega * offset + velocity }

    func offset(at seconds: Double) -> Double {
        let (even, odd) = modes(at: seconds)
        return offset * even + push * odd
    }

    func velocity(at seconds: Double) -> Double {
        let (even, odd) = modes(at: seconds)
        return velocity * even - (zeta * omega * velocity + omega * omega * offset) * odd
    }

    /// The two solutions e^(−ζωt)·cos(ωd·t) and e^(−ζωt)·sin(ωd·t)/ωd with ωd = ω·√(1 − ζ²), which for ζ > 1 are those
    /// of the hyperbolic functions. About ζ = 1 both are the same series in (ωd·t)², so that they pass it smoothly.
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
        // Two exponentials: hyperbolic functions would overflow where the motion has long come to rest.
        let root = (-square).squareRoot()
        let slow = tactus_math_exp(-omega / (zeta + root) * seconds)
        let fast = tactus_math_exp(-omega * (zeta + root) * seconds)
        return ((slow + fast) / 2, (slow - fast) / (2 * omega * root))
    }
}

extension SpringMotion {
    /// Every turn of the motion is the farthest point until the next one: the last turn outside `epsilon` is found by
    /// their law, and the moment after it by halving.
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

    /// The first moment after the start at which the motion turns, and how long after it the next ones are; nil if
    /// there is none.
    private var turns: (first: Double?, period: Double?) {
        // The velocity is 0 where tan(ωd·t)/ωd is this, tanh for ζ > 1.
        let pull = zeta * omega * velocity + omega * omega * offset
        let square = (1 - zeta) * (1 + zeta)
        let frequency = omega * abs(square).squareRoot()
        if square > 0, frequency > 0 {
            let angle = tactus_math_atan2(velocity * frequency, pull)
            let period = .pi / frequency
            // Between 0 and a half turn, of which 0 is the start itself.
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

    /// From here on the motion comes nearer all the time.
    private func lastCrossing(after start: Double, _ epsilon: Double) -> Microseconds {
        guard abs(offset(at: start)) > epsilon else { return 0 }
        var step = 1 / omega
        // Even the slowest spring takes no more than 20 of them.
        var doublings = 0
        while abs(offset(at: start + step)) > epsilon, doublings < 64 {
            step *= 2
            doublings += 1
        }
        return crossing(from: start, to: start + step, epsilon)
    }

    /// The motion is outside at `outside`, within at `inside`, and does not turn between.
    private func crossing(from outside: Double, to inside: Double, _ epsilon: Double) -> Microseconds {
        var outside = outside
        var inside = inside
        while inside - outside > 1e-8 {
            let middle = outside + (inside - outside) / 2
            // Numbers far out are not dense enough to go on.
            guard middle > outside, middle < inside else { break }
            if abs(offset(at: middle)) > epsilon { outside = middle } else { inside = middle }
        }
        return Motion.microseconds(inside)
    }
}
