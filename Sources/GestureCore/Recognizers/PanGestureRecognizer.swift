// SPDX-License-Identifier: MIT

/// Fingers that drag; continuous (rule 8.4).
open class PanGestureRecognizer: GestureRecognizer {
    // Members that every motion reads stand first; the rest leaves no gaps.
    private final var fewest: Int32 = 1
    private final var most: Int32 = .max
    final var threshold = 10.0
    /// All that the centroid has moved with enough fingers.
    final var travel = Point.zero
    final var accumulated = Point.zero
    /// Where the centroid was when enough fingers were last looked at; one that joins or leaves moves it without a
    /// jump.
    private final var gestureLocation = Point.zero
    final var estimator = VelocityEstimator()
    private final var lastMoveTime: Microseconds = 0
    /// Distance that the centroid moves before the pan begins.
    public final var beginDistance = Length.pixels(10)
    private final var hasGestureLocation = false
    /// Samples until what they say of the velocity counts again, after a finger joined or left.
    private final var samplesToCome: UInt8 = 0
    /// Whether a touchpad's swipes and pinches drive it, if its touch types allow it (rule 14.2).
    final var followsTouchpad = true
    /// Which scrolling drives it beside touches (rule 14.3).
    public final var allowedScrollTypes: ScrollTypes = []

    /// Stands until the samples have come.
    private final var velocityBefore = Point.zero

    /// Fingers that it takes at least.
    public final var minimumNumberOfTouches = 1
    /// Fingers that it takes at most.
    public final var maximumNumberOfTouches = Int.max

    public init() {
        super.init(kind: .pan, isDiscrete: false)
    }

    override var kindClass: ObjectIdentifier { ObjectIdentifier(PanGestureRecognizer.self) }

    init(kind: Kind) {
        super.init(kind: kind, isDiscrete: false)
    }

    /// Since the fingers came down, in a view's space; nil: the application's.
    public final func translation(in view: View?) -> Point {
        view?.convertVectorFromApplication(accumulated) ?? accumulated
    }

    /// Re-bases the translation and leaves the velocity alone.
    public final func setTranslation(_ translation: Point, in view: View?) {
        accumulated = view?.convertVectorToApplication(translation) ?? translation
    }

    /// px/s, computed now (rule 8.10). 0 of a finger that has stopped.
    public final func velocity(in view: View?) -> Point {
        let velocity = currentVelocity
        return view?.convertVectorFromApplication(velocity) ?? velocity
    }

    open override var applicationLocation: Point {
        hasGestureLocation ? gestureLocation : super.applicationLocation
    }

    private final var minimum: Int { Int(truncatingIfNeeded: fewest) }
    private final var maximum: Int { Int(truncatingIfNeeded: most) }

    override var hasEnoughTouches: Bool { attempt.listening.count >= minimum }

    override var movementAtBegin: Point? { travel }

    /// Why a pan that has gone far enough may not begin; nil: it may.
    func refusalToBegin(travel: Point) -> Reason? { nil }

    /// Why touches that land before the pan has begun make it fail; nil: they do not.
    func refusal(of touches: TouchSet) -> Reason? { nil }

    override func prepareAttempt(on panel: PanelDensity) {
        fewest = Int32(clamping: minimumNumberOfTouches)
        most = Int32(clamping: maximumNumberOfTouches)
        threshold = beginDistance.pixels(at: panel)
        travel = .zero
        accumulated = .zero
        hasGestureLocation = false
        estimator.restart()
        velocityBefore = .zero
        samplesToCome = 0
    }

    final var isPanning: Bool { attempt.wish != .none || currentState.isActive }

    open override func touchesBegan(_ touches: TouchSet, with event: TouchEvent) {
        if isPanning {
            ignoreExcess(of: touches, with: event)
        } else if let reason = refusal(of: touches) {
            return fail(reason)
        } else if attempt.listening.count > maximum {
            return fail(Reason(.tooManyTouches, Double(attempt.listening.count), Double(maximum)))
        }
        // Only ignored ones came: nobody joined.
        guard attempt.listening.intersects(touches.mask) else { return }
        takeStep(of: attempt.listening.subtracting(touches.mask))
        rebase(at: event.timestamp)
    }

    open override func touchesMoved(_ touches: TouchSet, with event: TouchEvent) {
        guard takeStep(of: attempt.listening) else { return }
        if samplesToCome > 0 { countSample(at: event.timestamp) }
        lastMoveTime = event.timestamp
        estimator.add(travel, at: event.timestamp)
        guard !isPanning, travel.length.reaches(threshold) else { return }
        if let reason = refusalToBegin(travel: travel) { return fail(reason) }
        request(.began)
    }

    open override func touchesEnded(_ touches: TouchSet, with event: TouchEvent) {
        if isPanning {
            if attempt.listening.count < minimum { request(.ended) } else { rebase(at: event.timestamp) }
        } else if attempt.listening.isEmpty {
            fail(tooLittle)
        } else {
            rebase(at: event.timestamp)
        }
    }

    open override func touchesCancelled(_ touches: TouchSet, with event: TouchEvent) {
        if attempt.listening.count < minimum {
            fail(Reason(.touchCancelled))
        } else {
            rebase(at: event.timestamp)
        }
    }

    open override func deadlineReached(_ time: Microseconds) {
        if attempt.indirect != nil { scrollFellSilent() }
    }

    /// What these fingers have moved since they were last looked at counts, if they are enough.
    @inline(__always)
    @discardableResult
    private final func takeStep(of fingers: TouchMask) -> Bool {
        guard fingers.hasAtLeast(minimum), let centroid = centroid(of: fingers) else { return false }
        let step = centroid - gestureLocation
        travel = travel + step
        accumulated = accumulated + step
        noteLocation(centroid)
        return true
    }

    final var tooLittle: Reason {
        hasGestureLocation
            ? Reason(.movedTooLittle, travel.length, threshold)
            : Reason(.tooFewTouches, Double(attempt.bound.count), Double(minimum))
    }

    private final func ignoreExcess(of touches: TouchSet, with event: TouchEvent) {
        var room = maximum &- attempt.listening.subtracting(touches.mask).count
        for touch in touches {
            if room <= 0 { ignore(touch, for: event) }
            room &-= 1
        }
    }

    /// The fingers are others now: the centroid jumps, the translation does not.
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
    }

    /// One less to wait for. A pause ends the motion to which the velocity before belonged.
    private final func countSample(at time: Microseconds) {
        samplesToCome &-= 1
        guard VelocityEstimator.hasStopped(since: lastMoveTime, at: time) else { return }
        samplesToCome = 0
        estimator.restart()
    }

    final func noteLocation(_ centroid: Point) {
        gestureLocation = centroid
        hasGestureLocation = true
    }

    private final var currentVelocity: Point {
        let now = dispatcher?.time ?? 0
        guard samplesToCome > 0 else { return estimator.velocity(at: now) }
        return VelocityEstimator.hasStopped(since: lastMoveTime, at: now) ? .zero : velocityBefore
    }

    // MARK: Touchpads and scrolling (rules 14.2, 14.3)

    override func participation(in gesture: IndirectGesture) -> Participation {
        switch gesture.kind {
        case .scroll: return allowedScrollTypes.contains(gesture.scrollType) ? .follows : .none
        case .swipe, .pinch:
            guard followsTouchpad, allowsTouchpads else { return .none }
            return Participation(of: gesture, from: minimumNumberOfTouches, to: maximumNumberOfTouches)
        case .hold: return .none
        }
    }

    override func follow(_ gesture: IndirectGesture, _ phase: IndirectGesture.Phase) {
        switch phase {
        case .began:
            noteLocation(gesture.location)
            estimator.add(travel, at: gesture.time)
            if gesture.kind == .scroll { takeStep(of: gesture) }
        case .changed: takeStep(of: gesture)
        case .ended:
            if isPanning { request(.ended) } else { fail(tooLittle) }
        case .cancelled: break
        }
    }

    private final func takeStep(of gesture: IndirectGesture) {
        if gesture.step != .zero {
            travel = travel + gesture.step
            accumulated = accumulated + gesture.step
            estimator.add(travel, at: gesture.time)
        }
        if gesture.kind == .scroll, gesture.scrollType == .continuous {
            setDeadline(Time.after(gesture.time, by: IndirectGesture.silence))
        }
        // A scroll has no other use than to move something.
        guard !isPanning, gesture.kind == .scroll || travel.length.reaches(threshold) else { return }
        if let reason = refusalToBegin(travel: travel) { return fail(reason) }
        request(.began)
    }

    /// A device that scrolls without saying when it stops has been silent.
    private final func scrollFellSilent() {
        attempt.indirect?.isDown = false
        request(.ended)
    }
}
