// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 8.2: a series of taps, for the tap and for the taps before a long press.
struct TapCounter {
    /// A failure, with a reason only where the rules determine it.
    struct Failure {
        var reason: FailureReason?
        /// Whether it was too far from the first tap.
        var isTooFarAway: Bool

        init(_ reason: FailureReason?, isTooFarAway: Bool = false) {
            self.reason = reason
            self.isTooFarAway = isTooFarAway
        }
    }

    /// Limits: movement of a finger, distance of taps from the first, duration of a tap, time until the next one and
    /// until the next finger.
    struct Limits {
        var movement: Double
        var distance: Double
        var longestTap: Microseconds
        var longestGap: Microseconds
        var longestArrival: Microseconds

        init(_ thresholds: Thresholds, movement: Thresholds.Length) {
            self.movement = thresholds.length(movement, or: 45)
            distance = thresholds.length(.tapDistance, or: 45)
            longestTap = thresholds.duration(.tap, or: 750_000)
            longestGap = thresholds.duration(.tapInterval, or: 350_000)
            longestArrival = thresholds.duration(.arrival, or: 250_000)
        }
    }

    let limits: Limits
    var fingers: Int
    /// Number of completed taps.
    var count = 0
    /// Touches of the running tap.
    var touches: [Touch] = []
    var startTime: Microseconds = 0
    var lastLift: Microseconds = 0
    /// Centroid of the downs of the first tap.
    var firstPlace: Point?

    init(fingers: Int, _ limits: Limits) {
        self.limits = limits
        self.fingers = fingers
    }

    /// Handles new fingers. Fails for too many, or if they are too far from the first tap.
    mutating func began(_ landed: [Touch], _ g: Recognizer) -> Failure? {
        let model = g.model
        if touches.isEmpty { startTime = model.now }
        touches += landed
        if touches.count > fingers {
            // For a later tap the rules leave open whether the reason is the number or the place.
            return Failure(firstPlace == nil ? .tooManyTouches : nil)
        }
        if touches.count < fingers { return nil }
        guard let place = Point.centroid(touches.map(g.start)) else { return nil }
        guard let firstPlace else {
            firstPlace = place
            return nil
        }
        // Later taps are at most 45 px from the first.
        let isTooFar = model.exceeds((place - firstPlace).length, limits.distance, touches)
        return isTooFar ? Failure(.movedTooFar, isTooFarAway: true) : nil
    }

    func moved(_ g: Recognizer) -> Failure? {
        let isTooFar = touches.contains { g.model.exceeds(g.travel(of: $0), limits.movement, [$0]) }
        return isTooFar ? Failure(.movedTooFar) : nil
    }

    /// Handles lifts. The tap is complete when its last finger lifts.
    mutating func ended(areAllUp: Bool, now: Microseconds) -> Failure? {
        if !areAllUp { return nil }
        if touches.count < fingers { return Failure(.tooFewTouches) }
        count += 1
        touches = []
        lastLift = now
        return nil
    }

    /// Deadline for late fingers, long taps and missing next taps.
    var deadline: Microseconds? {
        if touches.isEmpty {
            return count > 0 ? lastLift + limits.longestGap : nil
        }
        let end = startTime + limits.longestTap
        return touches.count < fingers ? min(end, startTime + limits.longestArrival) : end
    }

    var reasonAtDeadline: FailureReason? {
        if touches.isEmpty { return .tooLate }
        return touches.count < fingers ? nil : .tooLong
    }
}
