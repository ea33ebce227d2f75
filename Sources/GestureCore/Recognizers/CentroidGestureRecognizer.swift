// SPDX-License-Identifier: MIT

/// Shared by pan and transform: from a minimum to a maximum of fingers, which may join and leave, and whose centroid
/// is followed (rules 8.4, 8.13).
open class CentroidGestureRecognizer: GestureRecognizer {
    // Members that every motion reads stand first; the rest leaves no gaps.
    // More fingers than a byte counts are never down (rule 1.15).
    private final var fewest: UInt8 = 1
    private final var most: UInt8 = .max
    private final var hasGestureLocation = false
    /// Samples until what they say of the velocity counts again, after a finger joined or left.
    private final var samplesToCome: UInt8 = 0
    /// The reference of the running attempt.
    private(set) final var measuresFromBegan = false
    /// Reference of its values (rule 8.12).
    public final var reference = GestureReference.touchDown
    /// Looks at each finger and not only at their centroid: others are not asked at each motion.
    private final let comparesFingers: Bool
    private(set) final var threshold = 10.0
    /// All that the centroid has moved with enough fingers.
    final var travel = Point.zero
    final var accumulated = Point.zero
    /// Centroid when enough fingers were last looked at; one that joins or leaves moves it without a
    /// jump.
    private final var gestureLocation = Point.zero
    final var estimator = VelocityEstimator()
    private final var lastMoveTime: Microseconds = 0
    /// Stands until the samples have come.
    private final var velocityBefore = Point.zero
    /// Distance that the centroid moves before the gesture begins.
    public final var beginDistance = Length.pixels(10)
    // Small members stand last: a kind's own fill the bytes behind them.
    private final var fewestAllowed: UInt8 = 1
    private final var mostAllowed: UInt8 = .max

    /// Fingers that it takes at least. A number above the maximum changes nothing.
    public final var minimumNumberOfTouches: Int {
        get { Int(truncatingIfNeeded: fewestAllowed) }
        set { if newValue <= maximumNumberOfTouches { fewestAllowed = UInt8(clamping: newValue) } }
    }
    /// Fingers that it takes at most; `Int.max`: any number. A number below the minimum changes nothing.
    public final var maximumNumberOfTouches: Int {
        get { mostAllowed == .max ? .max : Int(truncatingIfNeeded: mostAllowed) }
        set { if newValue >= minimumNumberOfTouches { mostAllowed = UInt8(clamping: newValue) } }
    }

    init(kind: Kind, comparesFingers: Bool = false) {
        self.comparesFingers = comparesFingers
        super.init(kind: kind, isDiscrete: false)
    }

    /// Movement of the centroid, in a view's space; nil: the application's. Before the begin it counts from the
    /// touch-down, whatever the reference.
    public final func translation(in view: View?) -> Point {
        view?.convertVectorFromApplication(accumulated) ?? accumulated
    }

    /// px/s, computed now (rule 8.10). 0 of a finger that has stopped.
    public final func velocity(in view: View?) -> Point {
        let velocity = centroidVelocity
        return view?.convertVectorFromApplication(velocity) ?? velocity
    }

    open override var applicationLocation: Point {
        hasGestureLocation ? gestureLocation : super.applicationLocation
    }

    private final var minimum: Int { Int(truncatingIfNeeded: fewest) }
    private final var maximum: Int { Int(truncatingIfNeeded: most) }

    override var hasEnoughTouches: Bool { attempt.listening.count >= minimum }

    override var movementAtBegin: Point? { travel }

    // MARK: What the kinds say

    /// Returns whether the fingers have moved enough to begin, in a kind that compares them.
    var hasSpreadEnough: Bool { false }

    /// Why the fingers have not moved enough.
    var tooLittle: Reason {
        hasGestureLocation
            ? Reason(.movedTooLittle, travel.length, threshold)
            : Reason(.tooFewTouches, Double(attempt.bound.count), Double(minimum))
    }

    /// Why a gesture that has gone far enough may not begin; nil: it may.
    func refusalToBegin(travel: Point) -> Reason? { nil }

    /// Why touches that land before the begin make the recognizer fail; nil: they do not.
    func refusal(of touches: TouchSet) -> Reason? { nil }

    /// Enough fingers have moved, and their centroid by a step.
    func fingersDidMove(_ fingers: TouchMask, at time: Microseconds) {}

    /// A finger has joined or left, and enough are down.
    func fingersDidChange(at time: Microseconds) {}

    // MARK: The touches

    @_optimize(speed)
    override func prepareAttempt(on panel: PanelDensity) {
        fewest = fewestAllowed
        most = mostAllowed
        threshold = beginDistance.pixels(at: panel)
        measuresFromBegan = reference == .began
        travel = .zero
        accumulated = .zero
        hasGestureLocation = false
        estimator.restart()
        velocityBefore = .zero
        samplesToCome = 0
    }

    /// Returns whether the fingers have moved enough to begin.
    @inline(__always)
    final var hasReachedThreshold: Bool { comparesFingers ? hasSpreadEnough : travel.length.reaches(threshold) }

    final var isRecognized: Bool { attempt.wish != .none || currentState.isActive }

    @_optimize(speed)
    open override func touchesBegan(_ touches: TouchSet, with event: TouchEvent) {
        if isRecognized {
            ignoreExcess(of: touches, with: event)
        } else if let reason = refusal(of: touches) {
            return fail(reason)
        } else if attempt.listening.count > maximum {
            return fail(Reason(.tooManyTouches, Double(attempt.listening.count), Double(maximum)))
        }
        // Only ignored ones came: nobody joined.
        guard attempt.listening.intersects(touches.mask) else { return }
        takeStep(of: attempt.listening.subtracting(touches.mask), at: event.sampleTime)
        rebase(at: event.sampleTime)
    }

    @_optimize(speed)
    open override func touchesMoved(_ touches: TouchSet, with event: TouchEvent) {
        let time = event.sampleTime
        guard takeStep(of: attempt.listening, at: time) else { return }
        if samplesToCome > 0 { countSample(at: time) }
        lastMoveTime = time
        estimator.add(travel, at: time)
        guard !isRecognized, hasReachedThreshold else { return }
        if let reason = refusalToBegin(travel: travel) { return fail(reason) }
        request(.began)
    }

    open override func touchesEnded(_ touches: TouchSet, with event: TouchEvent) {
        if isRecognized {
            if attempt.listening.count < minimum { request(.ended) } else { rebase(at: event.sampleTime) }
        } else if attempt.listening.isEmpty {
            fail(tooLittle)
        } else {
            rebase(at: event.sampleTime)
        }
    }

    open override func touchesCancelled(_ touches: TouchSet, with event: TouchEvent) {
        if attempt.listening.count < minimum {
            fail(Reason(.touchCancelled))
        } else {
            rebase(at: event.sampleTime)
        }
    }

    /// Counts the movement of these fingers since the last step, if they are enough.
    @inline(__always)
    @discardableResult
    private final func takeStep(of fingers: TouchMask, at time: Microseconds) -> Bool {
        guard let centroid = centroid(of: fingers, atLeast: minimum) else { return false }
        moveCentroid(by: centroid - gestureLocation)
        noteLocation(centroid)
        if comparesFingers { fingersDidMove(fingers, at: time) }
        return true
    }

    private final func ignoreExcess(of touches: TouchSet, with event: TouchEvent) {
        var room = maximum &- attempt.listening.subtracting(touches.mask).count
        for touch in touches {
            if room <= 0 { ignore(touch, for: event) }
            room &-= 1
        }
    }

    /// The fingers are others now: the centroid jumps, the translation does not.
    @_optimize(speed)
    private final func rebase(at time: Microseconds) {
        guard let centroid, attempt.listening.count >= minimum else { return }
        if hasGestureLocation {
            velocityBefore = currentVelocity
            samplesToCome = 3
        } else {
            lastMoveTime = time
        }
        noteLocation(centroid)
        estimator.restart()
        estimator.add(travel, at: time)
        fingersDidChange(at: time)
    }

    /// One less to wait for. A pause ends the motion to which the velocity before belonged.
    private final func countSample(at time: Microseconds) {
        samplesToCome &-= 1
        guard VelocityEstimator.hasStopped(since: lastMoveTime, at: time) else { return }
        samplesToCome = 0
        estimator.restart()
    }

    @inline(__always)
    final func moveCentroid(by step: Point) {
        travel = travel + step
        accumulated = accumulated + step
    }

    final func noteLocation(_ centroid: Point) {
        gestureLocation = centroid
        hasGestureLocation = true
    }

    /// Of the centroid, in the application's space.
    var centroidVelocity: Point { currentVelocity }

    private final var currentVelocity: Point {
        let now = dispatcher?.time ?? 0
        guard samplesToCome > 0 else { return estimator.velocity(at: now) }
        return VelocityEstimator.hasStopped(since: lastMoveTime, at: now) ? .zero : velocityBefore
    }
}
