// SPDX-License-Identifier: MIT

/// Thresholds of a tap (rule 8.2).
public struct TapThresholds: Equatable, Sendable {
    /// Distance that each finger may move from its down. Default: 45 px.
    public var allowableMovement = Length.pixels(TapLimits.distance)
    /// Time from the first finger's down to the last one's up, exclusive. Default: 750 ms.
    public var maximumDuration = TimeSpan(microseconds: 750_000)
    /// Time from one tap's lift to the next one's down, exclusive. Default: 350 ms.
    public var maximumInterval = TimeSpan(microseconds: TapLimits.interval)
    /// Largest distance of later taps from the first. Default: 45 px.
    public var maximumDistance = Length.pixels(TapLimits.distance)
    /// Time within which all fingers of a tap go down, exclusive, Default: 250 ms.
    public var arrivalDuration = TimeSpan(microseconds: 250_000)

    /// Creates the default thresholds.
    public init() {}
}

/// Counts the taps of one attempt, for tap recognizers and for the taps before a long press.
struct TapCounter {
    enum Outcome {
        /// More touches are needed.
        case undecided
        /// The required taps are complete.
        case tapped
        /// The touches are not the required taps.
        case failed(Reason)
        /// New touches are too far from the first tap: they are the first of the next attempt.
        case strayed(Reason)
    }

    private(set) var tapsDone = 0
    /// Centroid of the downs of the first tap, once all its fingers are down.
    private(set) var firstTapLocation = Point.zero
    private(set) var hasFirstTapLocation = false

    private let thresholds: TapThresholds
    private let allowableMovement: Double
    private let maximumDistance: Double
    private let fingers: Int
    private var arrived = 0
    private var down = 0
    private var firstDownTime: Microseconds = 0
    private var lastLiftTime: Microseconds = 0
    private var sumOfDowns = Point.zero

    init(_ thresholds: TapThresholds, fingers: Int, density: PanelDensity) {
        self.thresholds = thresholds
        self.fingers = fingers
        allowableMovement = thresholds.allowableMovement.pixels(at: density)
        maximumDistance = thresholds.maximumDistance.pixels(at: density)
    }

    /// Time at which the present phase runs out.
    var deadline: Microseconds {
        if arrived == 0 {
            return tapsDone == 0 ? Time.never : Time.after(lastLiftTime, by: thresholds.maximumInterval.microseconds)
        }
        let duration =
            arrived < fingers && thresholds.arrivalDuration < thresholds.maximumDuration
            ? thresholds.arrivalDuration : thresholds.maximumDuration
        return Time.after(firstDownTime, by: duration.microseconds)
    }

    /// Returns why the recognizer fails when its time runs out.
    func overdueReason(at time: Microseconds) -> Reason {
        if arrived == 0 {
            return Reason(.tooLate, Double(time &- lastLiftTime), Double(thresholds.maximumInterval.microseconds))
        }
        if arrived < fingers { return Reason(.tooFewTouches, Double(arrived), Double(fingers)) }
        return Reason(.tooLong, Double(time &- firstDownTime), Double(thresholds.maximumDuration.microseconds))
    }

    @_optimize(speed)
    mutating func touchesBegan(_ touches: TouchSet, of recognizer: GestureRecognizer, at time: Microseconds) -> Outcome
    {
        for touch in touches {
            if arrived == 0 { firstDownTime = time }
            arrived &+= 1
            down &+= 1
            sumOfDowns = sumOfDowns + recognizer.origin(of: touch)
        }
        guard arrived <= fingers else {
            return .failed(Reason(.tooManyTouches, Double(arrived), Double(fingers)))
        }
        if arrived == fingers, let reason = placeTap() { return .strayed(reason) }
        return .undecided
    }

    func touchesMoved(_ touches: TouchSet, of recognizer: GestureRecognizer) -> Outcome {
        var tooFar: Double?
        touches.lendEach { touch in
            let distance = (touch.location - recognizer.origin(of: touch)).length
            if distance.exceeds(allowableMovement), tooFar == nil { tooFar = distance }
        }
        return tooFar.map { .failed(Reason(.movedTooFar, $0, allowableMovement)) } ?? .undecided
    }

    mutating func touchesEnded(_ touches: TouchSet, at time: Microseconds) -> Outcome {
        down &-= touches.count
        guard down <= 0 else { return .undecided }
        guard arrived >= fingers else {
            return .failed(Reason(.tooFewTouches, Double(arrived), Double(fingers)))
        }
        tapsDone &+= 1
        lastLiftTime = time
        arrived = 0
        down = 0
        sumOfDowns = .zero
        return .tapped
    }

    /// Returns the distance of a later tap, or of the press after the taps, from the first tap as a reason to fail, or
    /// nil if it is small enough.
    func distanceReason(_ location: Point) -> Reason? {
        guard hasFirstTapLocation else { return nil }
        let distance = (location - firstTapLocation).length
        return distance.exceeds(maximumDistance) ? Reason(.movedTooFar, distance, maximumDistance) : nil
    }

    private mutating func placeTap() -> Reason? {
        let location = sumOfDowns / Double(fingers)
        guard hasFirstTapLocation else {
            firstTapLocation = location
            hasFirstTapLocation = true
            return nil
        }
        return distanceReason(location)
    }
}
