// SPDX-License-Identifier: MIT
import CMath

/// The curves of §13, of one axis each, as functions of time alone (rule 13.7).
enum ScrollCurve {
    /// Rule 13.4: beyond an edge by `distance`, in a view of length `length`, the content moves by this.
    static func rubberBand(_ distance: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        return (1 - 1 / (0.55 * distance / length + 1)) * length
    }

    /// How far beyond the edge a finger has to be for `shown` to be seen, which is less than `length`.
    static func stretch(_ shown: Double, length: Double) -> Double {
        guard length > 0, shown < length else { return shown }
        return (1 / (1 - shown / length) - 1) * length / 0.55
    }

    /// Rule 13.5: where a release with a velocity in px/s leads.
    static func target(from start: Double, velocity: Double, rate: Double) -> Double {
        start + velocity / 1000 * rate / (1 - rate)
    }

    /// Rule 13.5: a motion ends when less than this remains.
    static let restDistance = 0.5
    /// Rule 13.6: the spring's ω per second, and when it rests.
    static let springFrequency = 18.6
    static let springDuration = Time.milliseconds(400)
    /// Rule 13.6: px/s; a slower deceleration lets a finger through to the content.
    static let catchVelocity = 50.0
    /// Rule 13.10: px/s; a faster lift turns the page.
    static let pageVelocity = 250.0
    /// Rule 13.8: px; this near to its limit the content rests there.
    static let limitDistance = 0.5
    /// Of programmed scrolling and zooming.
    static let animationDuration = Time.milliseconds(300)
}

/// One axis that moves by itself.
struct AxisMotion {
    private enum Phase {
        case resting
        /// x(t) = target − (target − start)·rᵗ, t in ms.
        case decelerating(target: Double, rate: Double)
        /// Critically damped about the place where it will rest.
        case springing(velocity: Double)
        /// From start to target, slow at both ends.
        case animating(target: Double)
    }

    private var phase = Phase.resting
    private var start = 0.0
    private var startTime: Microseconds = 0
    private(set) var restTime: Microseconds = .min
    /// Where the axis rests at the end.
    private(set) var restPlace = 0.0
    /// How far a spring swings: without bounces, not beyond the edges.
    private var lower = -Double.infinity
    private var upper = Double.infinity

    init() {}

    /// Decelerates to a target; where that lies beyond an edge, it springs back from there (rule 13.6).
    static func decelerating(
        from start: Double, to target: Double, rate: Double, within limits: (lower: Double, upper: Double),
        bounces: Bool, at time: Microseconds
    ) -> AxisMotion {
        var motion = AxisMotion()
        motion.start = start
        motion.startTime = time
        motion.phase = .decelerating(target: target, rate: rate)
        let edge = min(max(target, limits.lower), limits.upper)
        let way = abs(target - start)
        guard way > ScrollCurve.restDistance else {
            // It is there at once, and no further than the edge.
            motion.restPlace = edge
            motion.restTime = time
            motion.phase = .resting
            return motion
        }
        if edge == target {
            motion.restPlace = target
            motion.restTime = motion.time(whenLeft: ScrollCurve.restDistance, of: way, rate)
        } else {
            motion.restPlace = edge
            let meeting = motion.time(after: motion.meetingDelay(edge))
            motion.restTime = bounces ? Time.after(meeting, by: ScrollCurve.springDuration) : meeting
        }
        return motion
    }

    /// Springs to an edge or a page (rules 13.6, 13.10).
    static func springing(
        from start: Double, to place: Double, velocity: Double, at time: Microseconds
    ) -> AxisMotion {
        var motion = AxisMotion()
        motion.start = start
        motion.startTime = time
        motion.restPlace = place
        let isThere = start == place && velocity == 0
        motion.restTime = isThere ? time : Time.after(time, by: ScrollCurve.springDuration)
        motion.phase = .springing(velocity: velocity)
        return motion
    }

    /// Returns the same motion, kept within limits.
    func kept(within limits: (lower: Double, upper: Double)) -> AxisMotion {
        var motion = self
        (motion.lower, motion.upper) = limits
        return motion
    }

    static func animating(from start: Double, to target: Double, at time: Microseconds) -> AxisMotion {
        var motion = AxisMotion()
        motion.start = start
        motion.startTime = time
        motion.restPlace = target
        motion.restTime = start == target ? time : Time.after(time, by: ScrollCurve.animationDuration)
        motion.phase = .animating(target: target)
        return motion
    }

    func place(at time: Microseconds) -> Double {
        guard time < restTime else { return restPlace }
        let elapsed = Double(time &- startTime)
        switch phase {
        case .resting: return restPlace
        case .decelerating(let target, let rate):
            let elapsed = elapsed / 1000
            guard restPlace != target else { return decelerated(target, rate, elapsed) }
            let meeting = meetingDelay(restPlace)
            guard elapsed >= meeting else { return decelerated(target, rate, elapsed) }
            let velocity = speed(target, rate, after: meeting)
            return sprung(from: restPlace, edge: restPlace, velocity, (elapsed - meeting) / 1000)
        case .springing(let velocity):
            return min(max(sprung(from: start, edge: restPlace, velocity, elapsed * 1e-6), lower), upper)
        case .animating(let target):
            let share = elapsed / Double(ScrollCurve.animationDuration)
            return start + (target - start) * share * share * (3 - 2 * share)
        }
    }

    /// Returns the velocity of a deceleration in px/s, 0 at rest, or nil of what is no deceleration (any more).
    func velocityOfDeceleration(at time: Microseconds) -> Double? {
        guard time < restTime else { return 0 }
        switch phase {
        case .resting: return 0
        case .decelerating(let target, let rate):
            let elapsed = Double(time &- startTime) / 1000
            if restPlace != target, elapsed >= meetingDelay(restPlace) { return nil }
            return speed(target, rate, after: elapsed)
        case .springing, .animating: return nil
        }
    }

    private func decelerated(_ target: Double, _ rate: Double, _ milliseconds: Double) -> Double {
        target - (target - start) * tactus_math_pow(rate, milliseconds)
    }

    /// px/s of the deceleration.
    private func speed(_ target: Double, _ rate: Double, after milliseconds: Double) -> Double {
        -(target - start) * tactus_math_pow(rate, milliseconds) * tactus_math_log(rate) * 1000
    }

    private func sprung(from start: Double, edge: Double, _ velocity: Double, _ seconds: Double) -> Double {
        let offset = start - edge
        let omega = ScrollCurve.springFrequency
        return edge + (offset + (velocity + omega * offset) * seconds) * tactus_math_exp(-omega * seconds)
    }

    /// When only `rest` of a way is left.
    private func time(whenLeft rest: Double, of way: Double, _ rate: Double) -> Microseconds {
        time(after: tactus_math_log(rest / way) / tactus_math_log(rate))
    }

    /// The first whole microsecond.
    private func time(after milliseconds: Double) -> Microseconds {
        guard milliseconds.isFinite, milliseconds >= 0, milliseconds < 1e9 else { return startTime }
        // What a sum has added to a whole number does not count.
        return Time.after(startTime, by: Microseconds((milliseconds * 1000 - 1e-6).rounded(.up)))
    }

    /// In ms, from the start to where it meets an edge.
    private func meetingDelay(_ edge: Double) -> Double {
        guard case .decelerating(let target, let rate) = phase else { return 0 }
        let way = abs(target - start)
        let left = abs(target - edge)
        guard left < way else { return 0 }
        let delay = tactus_math_log(left / way) / tactus_math_log(rate)
        return delay.isFinite ? delay : 0
    }
}
