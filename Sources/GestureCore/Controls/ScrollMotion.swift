// SPDX-License-Identifier: MIT

/// The constants of §13 that are not those of a curve (§16).
enum ScrollCurve {
    /// Rule 13.5: a motion ends when less than this remains.
    static let restDistance = 0.5
    /// Rule 13.6: when the spring rests.
    static let springDuration = Time.milliseconds(400)
    /// Rule 13.6: px/s; a slower deceleration lets a finger through to the content.
    static let catchVelocity = 50.0
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
        case decelerating(target: Double, Decay)
        /// Critically damped about the place where it will rest.
        case springing(velocity: Double)
        /// From start to target, slow at both ends.
        case animating(target: Double)
    }

    private var phase = Phase.resting
    private var start = 0.0
    private var startTime: Microseconds = 0
    private(set) var restTime: Microseconds = .min
    /// Final position of the axis.
    private(set) var restPlace = 0.0
    /// Limits of a spring: without bounces the edges.
    private var lower = -Double.infinity
    private var upper = Double.infinity

    init() {}

    /// Decelerates to a target; where that lies beyond an edge, it springs back from there (rule 13.6).
    @inline(never)
    static func decelerating(
        from start: Double, to target: Double, _ decay: Decay, within limits: (lower: Double, upper: Double),
        bounces: Bool, at time: Microseconds
    ) -> AxisMotion {
        var motion = AxisMotion()
        motion.start = start
        motion.startTime = time
        motion.phase = .decelerating(target: target, decay)
        let edge = min(max(target, limits.lower), limits.upper)
        let way = abs(target - start)
        guard way > ScrollCurve.restDistance else {
            // A release at the edge rests there at once.
            motion.restPlace = edge
            motion.restTime = time
            motion.phase = .resting
            return motion
        }
        if edge == target {
            motion.restPlace = target
            let milliseconds = decay.milliseconds(untilRemainder: ScrollCurve.restDistance / way)
            motion.restTime = motion.time(after: milliseconds)
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

    @inline(never)
    static func animating(from start: Double, to target: Double, at time: Microseconds) -> AxisMotion {
        var motion = AxisMotion()
        motion.start = start
        motion.startTime = time
        motion.restPlace = target
        // A distance within the rounding error of a sum is no distance.
        let way = abs(target - start)
        motion.restTime = way < 1e-9 ? time : Time.after(time, by: ScrollCurve.animationDuration)
        motion.phase = .animating(target: target)
        return motion
    }

    func place(at time: Microseconds) -> Double {
        guard time < restTime else { return restPlace }
        let elapsed = Double(time &- startTime)
        switch phase {
        case .resting: return restPlace
        case .decelerating(let target, let decay):
            let elapsed = elapsed / 1000
            let meeting = restPlace == target ? Double.infinity : meetingDelay(restPlace)
            guard elapsed >= meeting else { return target - (target - start) * decay.remainder(after: elapsed) }
            let velocity = decay.speed(ofWay: target - start, after: meeting)
            return sprung(from: restPlace, velocity, (elapsed - meeting) / 1000)
        case .springing(let velocity):
            return min(max(sprung(from: start, velocity, elapsed * 1e-6), lower), upper)
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
        case .decelerating(let target, let decay):
            let elapsed = Double(time &- startTime) / 1000
            if restPlace != target, elapsed >= meetingDelay(restPlace) { return nil }
            return decay.speed(ofWay: target - start, after: elapsed)
        case .springing, .animating: return nil
        }
    }

    private func sprung(from start: Double, _ velocity: Double, _ seconds: Double) -> Double {
        restPlace + SpringMotion(.scrolling, from: start, velocity, to: restPlace).offset(at: seconds)
    }

    /// The first whole microsecond.
    private func time(after milliseconds: Double) -> Microseconds {
        guard milliseconds.isFinite, milliseconds >= 0, milliseconds < 1e9 else { return startTime }
        // A rounding error of a sum next to a whole number does not count.
        return Time.after(startTime, by: Microseconds((milliseconds * 1000 - 1e-6).rounded(.up)))
    }

    /// In ms, from the start to where it meets an edge.
    @inline(never)
    private func meetingDelay(_ edge: Double) -> Double {
        guard case .decelerating(let target, let decay) = phase else { return 0 }
        let way = abs(target - start)
        let left = abs(target - edge)
        guard left < way else { return 0 }
        let delay = decay.milliseconds(untilRemainder: left / way)
        return delay.isFinite ? delay : 0
    }
}
