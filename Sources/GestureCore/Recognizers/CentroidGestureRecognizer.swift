// SPDX-License-Identifier: MIT

/// Base of pan and transform: a minimum to a maximum number of touches, which may join and leave, and whose centroid is
/// followed (rules 8.4, 8.13).
open class CentroidGestureRecognizer: GestureRecognizer {
    // Members that every motion reads stand first, and no gaps are left. A byte counts more touches than can be down
    // (rule 1.15).
    private final var fewest: UInt8 = 1
    private final var most: UInt8 = .max
    private final var hasGestureLocation = false
    /// Number of samples, after a finger joined or left, until the measured velocity counts again.
    private final var samplesToCome: UInt8 = 0
    /// Reference of the running attempt.
    private(set) final var measuresFromBegan = false
    /// Reference of the recognizer's values (rule 8.12). Default: `.touchDown`. Takes effect with the next attempt.
    public final var reference = GestureReference.touchDown
    /// Whether the kind compares the fingers with each other. Other kinds are not asked at each motion.
    private final let comparesFingers: Bool
    private(set) final var threshold = 10.0
    /// Total movement of the centroid while enough fingers were down.
    final var travel = Point.zero
    final var accumulated = Point.zero
    /// Centroid at the last step with enough fingers. A finger that joins or leaves moves it without changing the
    /// translation.
    private final var gestureLocation = Point.zero
    final var estimator = VelocityEstimator()
    private final var lastMoveTime: Microseconds = 0
    /// Velocity to report until enough samples have come.
    private final var velocityBefore = Point.zero
    /// Distance that the centroid must move before the gesture begins. Default: 10 px. Takes effect with the next
    /// attempt.
    public final var beginDistance = Length.pixels(10)
    // Small members stand last: a kind's own members fill the bytes after them.
    private final var fewestAllowed: UInt8 = 1
    private final var mostAllowed: UInt8 = .max

    /// Minimum number of touches. Default: 1. A number above the maximum changes nothing. Takes effect with the next
    /// attempt.
    public final var minimumNumberOfTouches: Int {
        get { Int(truncatingIfNeeded: fewestAllowed) }
        set { if newValue <= maximumNumberOfTouches { fewestAllowed = UInt8(clamping: newValue) } }
    }
    /// Maximum number of touches; `Int.max` means any number. Default: `Int.max`. A number below the minimum changes
    /// nothing. Takes effect with the next attempt.
    public final var maximumNumberOfTouches: Int {
        get { mostAllowed == .max ? .max : Int(truncatingIfNeeded: mostAllowed) }
        set { if newValue >= minimumNumberOfTouches { mostAllowed = UInt8(clamping: newValue) } }
    }

    init(kind: Kind, comparesFingers: Bool = false) {
        self.comparesFingers = comparesFingers
        super.init(kind: kind, isDiscrete: false)
    }

    /// Returns the movement of the centroid in a view's coordinates, or the application's for nil, in px. Until the
    /// gesture begins, it counts from the touch-down, whatever the reference. O(depth of the view).
    public final func translation(in view: View?) -> Point {
        view?.convertVectorFromApplication(accumulated) ?? accumulated
    }

    /// Returns the velocity in px/s in a view's coordinates, or the application's for nil, at the present time (rule
    /// 8.10). Returns 0 for a finger that has stopped. O(depth of the view).
    public final func velocity(in view: View?) -> Point {
        let velocity = centroidVelocity
        return view?.convertVectorFromApplication(velocity) ?? velocity
    }

    open override var applicationLocation: Point {
        hasGestureLocation ? gestureLocation : super.applicationLocation
    }

    private final var minimum: Int { Int(truncatingIfNeeded: fewest) }
    private final var maximum: Int { Int(truncatingIfNeeded: most) }

    override var touchesNeeded: Int { minimum }

    override var measuredProgress: Progress { Progress(travel.length, of: threshold, in: .pixels) }

    override var hasEnoughTouches: Bool { attempt.listening.count >= minimum }

    override var movementAtBegin: Point? { travel }

    // MARK: Overridden by the kinds

    /// Whether the fingers have moved enough to begin, in a kind that compares them.
    var hasSpreadEnough: Bool { false }

    /// The reason when the fingers have not moved enough.
    var tooLittle: Reason {
        hasGestureLocation
            ? Reason(.movedTooLittle, travel.length, threshold)
            : Reason(.tooFewTouches, Double(attempt.bound.count), Double(minimum))
    }

    /// Returns why a gesture that has moved far enough may not begin, or nil if it may.
    func refusalToBegin(travel: Point) -> Reason? { nil }

    /// Returns why touches that land before the begin make the recognizer fail, or nil if they do not.
    func refusal(of touches: TouchSet) -> Reason? { nil }

    /// Called when enough fingers are down and their centroid has moved by a step.
    func fingersDidMove(_ fingers: TouchMask, at time: Microseconds) {}

    /// Called when a finger has joined or left, and enough are down.
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

    /// Whether the fingers have moved enough to begin.
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
        // Only ignored touches landed: no finger joined.
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

    /// Adds the movement of these fingers since the last step, if they are enough.
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

    /// Restarts from the present fingers: the centroid jumps, the translation does not.
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

    /// Counts one sample. A pause ends the motion to which the earlier velocity belonged.
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

    /// Velocity of the centroid in application coordinates.
    var centroidVelocity: Point { currentVelocity }

    private final var currentVelocity: Point {
        let now = dispatcher?.time ?? 0
        guard samplesToCome > 0 else { return estimator.velocity(at: now) }
        return VelocityEstimator.hasStopped(since: lastMoveTime, at: now) ? .zero : velocityBefore
    }
}
