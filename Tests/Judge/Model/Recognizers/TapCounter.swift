// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 8.2: what makes a row of taps, for the tap and for the taps before a long press.
struct TapCounter {
    /// A reason is told where the rules leave no doubt about it.
    struct Failure {
        var reason: FailureReason?
        /// It lay too far from the first tap.
        var isTooFarAway: Bool

        init(_ reason: FailureReason?, isTooFarAway: Bool = false) {
            self.reason = reason
            self.isTooFarAway = isTooFarAway
        }
    }

    static let allowedMovement = 45.0
    static let longestTap: Microseconds = 750_000
    static let longestGap: Microseconds = 350_000
    static let longestArrival: Microseconds = 250_000

    var fingers: Int
    /// Taps that are over.
    var count = 0
    /// The touches of the running tap.
    var touches: [Touch] = []
    var startTime: Microseconds = 0
    var lastLift: Microseconds = 0
    /// Centroid of the downs of the first tap.
    var firstPlace: Point?

    init(fingers: Int) {
        self.fingers = fingers
    }

    /// More fingers, or too far from the first tap.
    mutating func began(_ landed: [Touch], _ model: Model) -> Failure? {
        if touches.isEmpty { startTime = model.now }
        touches += landed
        if touches.count > fingers {
            // Of a later tap nobody says whether it is the number or the place.
            return Failure(firstPlace == nil ? .tooManyTouches : nil)
        }
        if touches.count < fingers { return nil }
        guard let place = Point.centroid(touches.map(\.start)) else { return nil }
        guard let firstPlace else {
            firstPlace = place
            return nil
        }
        // Successive taps at most 45 from the first.
        let isTooFar = model.exceeds((place - firstPlace).length, TapCounter.allowedMovement, touches)
        return isTooFar ? Failure(.movedTooFar, isTooFarAway: true) : nil
    }

    func moved(_ model: Model) -> Failure? {
        let isTooFar = touches.contains { model.exceeds($0.travel, TapCounter.allowedMovement, [$0]) }
        return isTooFar ? Failure(.movedTooFar) : nil
    }

    /// The tap is over when its last finger lifts.
    mutating func ended(areAllUp: Bool, now: Microseconds) -> Failure? {
        if !areAllUp { return nil }
        if touches.count < fingers { return Failure(.tooFewTouches) }
        count += 1
        touches = []
        lastLift = now
        return nil
    }

    /// Fingers that come too late, a tap that lasts too long, a next one that does not come.
    var deadline: Microseconds? {
        if touches.isEmpty {
            return count > 0 ? lastLift + TapCounter.longestGap : nil
        }
        let end = startTime + TapCounter.longestTap
        return touches.count < fingers ? min(end, startTime + TapCounter.longestArrival) : end
    }

    var reasonAtDeadline: FailureReason? {
        if touches.isEmpty { return .tooLate }
        return touches.count < fingers ? nil : .tooLong
    }
}
