// SPDX-License-Identifier: MIT

import Glibc

/// 13.5, 13.6: motion of an offset along one axis after the release, as a function of time.
struct AxisMotion {
    /// 13.6: angular frequency, 1/s.
    static let springFrequency = 18.6
    /// 13.6: in ms.
    static let springDuration = 400.0
    /// 13.5: distance from the target, in px, at which a motion ends.
    static let restDistance = 0.5

    private enum Part {
        case rest
        /// Towards the target, until it is reached.
        case deceleration(rate: Double)
        /// Towards the target, up to the edge, which it meets after this many ms.
        case cutDeceleration(rate: Double, meeting: Double)
        /// From the start, or from meeting the edge, which then is the start.
        case spring(velocity: Double)
        /// From the start to the rest position, easing in and out.
        case glide
    }

    let start: Double
    /// Rest position.
    private(set) var rest: Double
    private var target: Double
    private var parts: [Part]
    /// Limits of the motion.
    private var bounds = -Double.infinity...Double.infinity

    private init(start: Double, target: Double, rest: Double, _ parts: [Part]) {
        self.start = start
        self.target = target
        self.rest = rest
        self.parts = parts
    }

    static func resting(at place: Double) -> AxisMotion {
        AxisMotion(start: place, target: place, rest: place, [.rest])
    }

    /// 13.6: critically damped; starts with the finger's velocity and rests at the edge. Zooming rounds: what lies there
    /// but for the last digits is at rest.
    static func springing(from start: Double, velocity: Double, to edge: Double) -> AxisMotion {
        let isAtRest = velocity == 0 && (start - edge).magnitude < 1e-9
        return AxisMotion(start: start, target: edge, rest: edge, [isAtRest ? .rest : .spring(velocity: velocity)])
    }

    /// Returns the same motion, limited to these positions.
    func kept(from lower: Double, to upper: Double) -> AxisMotion {
        var motion = self
        motion.bounds = lower...upper
        return motion
    }

    /// A motion together with a scale.
    static func gliding(from start: Double, to rest: Double) -> AxisMotion {
        AxisMotion(start: start, target: rest, rest: rest, [(start - rest).magnitude < 1e-9 ? .rest : .glide])
    }

    /// 13.5: without an edge on the path.
    static func decelerating(from start: Double, to target: Double, rate: Double) -> AxisMotion {
        if (target - start).magnitude < restDistance { return resting(from: start, at: target) }
        return AxisMotion(start: start, target: target, rest: target, [.deceleration(rate: rate)])
    }

    /// 13.6: meets an edge and continues there as a spring, or ends there without bouncing.
    static func decelerating(
        from start: Double, to target: Double, rate: Double, across edge: Double, bounces: Bool
    ) -> AxisMotion {
        let meeting = max(log((target - edge) / (target - start)) / log(rate), 0)
        let cut = Part.cutDeceleration(rate: rate, meeting: meeting)
        let velocity = (target - start) * pow(rate, meeting) * -log(rate) * 1_000
        let parts = bounces ? [cut, .spring(velocity: velocity)] : [cut]
        return AxisMotion(start: start, target: target, rest: edge, parts)
    }

    /// A motion that is at its end at once.
    static func resting(from start: Double, at place: Double) -> AxisMotion {
        AxisMotion(start: start, target: place, rest: place, [.rest])
    }

    /// Time from the release to the rest, in ms.
    var duration: Double {
        parts.reduce(0) { $0 + duration(of: $1) }
    }

    private func duration(of part: Part) -> Double {
        switch part {
        case .rest: 0
        case .deceleration(let rate): log(AxisMotion.restDistance / (target - start).magnitude) / log(rate)
        case .cutDeceleration(_, let meeting): meeting
        case .spring: AxisMotion.springDuration
        case .glide: Glide.duration
        }
    }

    /// Position after a time since the release, in ms.
    func place(after time: Double) -> Double {
        var time = time
        var from = start
        for part in parts {
            let duration = duration(of: part)
            if time < duration { return place(after: time, in: part, from: from) }
            time -= duration
            from = rest
        }
        return rest
    }

    /// Velocity in px/s after a time since the release, in ms, if it decelerates or rests then.
    func velocityOfDeceleration(after time: Double) -> Double? {
        if time >= duration { return 0 }
        switch parts.first {
        case .deceleration(let rate): return (target - start) * pow(rate, time) * -log(rate) * 1_000
        case .cutDeceleration(let rate, let meeting) where time < meeting:
            return (target - start) * pow(rate, time) * -log(rate) * 1_000
        default: return nil
        }
    }

    private func place(after time: Double, in part: Part, from: Double) -> Double {
        switch part {
        case .rest: return rest
        case .glide: return Glide(from: start, to: rest).place(after: time)
        case .deceleration(let rate), .cutDeceleration(let rate, _):
            return target - (target - start) * pow(rate, time)
        case .spring(let velocity):
            let frequency = AxisMotion.springFrequency
            let seconds = time / 1_000
            let distance = from - rest
            let place = rest + (distance + (velocity + frequency * distance) * seconds) * exp(-frequency * seconds)
            return min(max(place, bounds.lowerBound), bounds.upperBound)
        }
    }
}

/// Eases in and out. The rules do not say how a scale returns to its limit: this is the library's choice.
struct Glide {
    /// Duration in ms.
    static let duration = 300.0

    var from: Double
    var to: Double

    var duration: Double { (from - to).magnitude < 1e-9 ? 0 : Glide.duration }

    func place(after time: Double) -> Double {
        if time >= duration { return to }
        let share = time / Glide.duration
        return from + (to - from) * share * share * (3 - 2 * share)
    }

    func place(at time: Int64, since start: Int64) -> Double {
        place(after: Double(time - start) / 1_000)
    }
}
