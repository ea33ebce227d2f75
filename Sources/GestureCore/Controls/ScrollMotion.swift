// SPDX-License-Identifier: MIT

/// The constants of §13 that are not those of a curve (§16).
enum ScrollCurve {
    /// Distance in px at which a motion counts as ended (rule 13.5).
    static let restDistance = 0.5
    /// Duration of the spring back (rule 13.6).
    static let springDuration = Time.milliseconds(400)
    /// Velocity in px/s below which a deceleration lets a finger through to the content (rule 13.6).
    static let catchVelocity = 50.0
    /// Distance in px from a limit within which the content counts as resting there (rule 13.8).
    static let limitDistance = 0.5
    /// Duration of programmed scrolling and zooming.
    static let animationDuration = Time.milliseconds(300)
}

/// One axis that moves by itself.
struct AxisMotion {
    private enum Phase {
        case resting
        /// x(t) = target − (target − start)·rᵗ, t in ms.
        case decelerating(target: Double, Decay)
        /// Critically damped about the rest position.
        case springing(velocity: Double)
        /// From start to target, easing in and out.
        case animating(target: Double)
    }

    private var phase = Phase.resting
    private var start = 0.0
    private var startTime: Microseconds = 0
    private(set) var restTime: Microseconds = .min
    /// Final position of the axis.
    private(set) var restPlace = 0.0
    /// Limits of a spring: the edges, in a view that does not bounce.
    private var lower = -Double.infinity
    private var upper = Double.infinity

    init() {}

    /// Returns a deceleration to a target. If the target lies beyond an edge, the motion springs back from there (rule
    /// 13.6).
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

    /// Returns a spring to an edge or a page (rules 13.6, 13.10).
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
        // A distance within the rounding error of a sum counts as none.
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

    /// Returns the velocity of a deceleration in px/s, 0 at rest, or nil if the axis does not decelerate (any more).
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

    /// Returns the first whole microsecond at or after a delay.
    private func time(after milliseconds: Double) -> Microseconds {
        guard milliseconds.isFinite, milliseconds >= 0, milliseconds < 1e9 else { return startTime }
        // Ignores a rounding error just above a whole number.
        return Time.after(startTime, by: Microseconds((milliseconds * 1000 - 1e-6).rounded(.up)))
    }

    /// Returns the time from the start until the motion meets an edge, in ms.
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
