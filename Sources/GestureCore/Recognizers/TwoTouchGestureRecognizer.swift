// SPDX-License-Identifier: MIT

/// Base of pinch and rotation: the first two touches, either of which may be replaced (rules 8.6, 8.7).
open class TwoTouchGestureRecognizer: GestureRecognizer {
    private final var pairLocation = Point.zero
    private final var hasPair = false
    private final var estimator = VelocityEstimator()
    /// Reference of the running attempt.
    private(set) final var measuresFromTouchDown = false
    /// Reference of the recognizer's value (rule 8.12). Default: `.began`. Takes effect with the next attempt.
    public final var reference = GestureReference.began

    init(kind: Kind) {
        super.init(kind: kind, isDiscrete: false)
    }

    /// Centroid of the touches; in the last action, the last centroid of both (rule 8.1).
    open override var applicationLocation: Point {
        hasPair && (currentState.isFinished || attempt.listening.isEmpty) ? pairLocation : super.applicationLocation
    }

    override var touchesNeeded: Int { 2 }

    override var measuredProgress: Progress { Progress(spread.made, of: spread.needed, in: .pixels) }

    // MARK: Overridden by the two kinds

    /// Called when two touches are down: at the start, or after another finger has replaced a lifted one.
    func pairDidForm(_ pair: Point) {}
    /// Called when one of the fingers has moved. `pair` is the vector from the finger that went down first to the
    /// other.
    func pairDidMove(_ pair: Point) {}
    /// Value that changes with the fingers: scale or angle.
    var value: Double { 0 }
    /// Movement of the fingers, and the movement that recognition needs, in px.
    var spread: (made: Double, needed: Double) { (0, 0) }

    // MARK: The touches

    final var isRecognized: Bool { attempt.wish != .none || currentState.isActive }

    override func prepareAttempt(on panel: PanelDensity) {
        hasPair = false
        measuresFromTouchDown = reference == .touchDown
        estimator.restart()
    }

    @_optimize(speed)
    open override func touchesBegan(_ touches: TouchSet, with event: TouchEvent) {
        var room = 2 &- attempt.listening.subtracting(touches.mask).count
        for touch in touches {
            if room <= 0 { ignore(touch, for: event) }
            room &-= 1
        }
        if attempt.listening.intersects(touches.mask), let pair {
            noteLocation()
            pairDidForm(pair)
            restartVelocity(at: event.sampleTime)
        }
    }

    @_optimize(speed)
    open override func touchesMoved(_ touches: TouchSet, with event: TouchEvent) {
        guard let pair else { return }
        noteLocation()
        pairDidMove(pair)
        noteValue(at: event.sampleTime)
        if !isRecognized, spread.made.reaches(spread.needed) { request(.began) }
    }

    open override func touchesEnded(_ touches: TouchSet, with event: TouchEvent) {
        guard attempt.listening.isEmpty else { return }
        if isRecognized {
            request(.ended)
        } else if hasPair {
            fail(Reason(.movedTooLittle, spread.made, spread.needed))
        } else {
            fail(Reason(.tooFewTouches, Double(attempt.bound.count), 2))
        }
    }

    // MARK: Pinches on a touchpad (rule 14.2)

    /// Called when the gesture begins: reported values count from here.
    func gestureDidBegin(_ gesture: IndirectGesture) {}
    /// Takes the values of a step. Returns whether the fingers have moved enough for the kind.
    func gestureDidChange(_ gesture: IndirectGesture) -> Bool { false }

    override func participation(in gesture: IndirectGesture) -> Participation {
        gesture.kind == .pinch && allowsTouchpads ? .follows : .none
    }

    override func follow(_ gesture: IndirectGesture, _ phase: IndirectGesture.Phase) {
        switch phase {
        case .began:
            gestureDidBegin(gesture)
            restartVelocity(at: gesture.time)
        case .changed:
            let hasBegun = gestureDidChange(gesture)
            noteValue(at: gesture.time)
            if !isRecognized, hasBegun { request(.began) }
        case .ended:
            if isRecognized { request(.ended) } else { fail(Reason(.movedTooLittle)) }
        case .cancelled: break
        }
    }

    /// Vector from the first to the second finger, or nil unless both are down.
    @_optimize(speed)
    final var pair: Point? {
        // With one touch there is no pair, which this test finds without counting bits.
        guard attempt.listening.only == nil else { return nil }
        var number = 0
        var first = Point.zero
        var pair = Point.zero
        touches.lendEach { touch in
            number &+= 1
            if number == 1 { first = touch.location } else { pair = touch.location - first }
        }
        return number == 2 ? pair : nil
    }

    /// Velocity of the value, per second.
    final var valueVelocity: Double {
        estimator.velocity(at: dispatcher?.time ?? 0).x
    }

    final func restartVelocity(at time: Microseconds) {
        estimator.restart()
        noteValue(at: time)
    }

    @_optimize(speed)
    final func noteValue(at time: Microseconds) {
        estimator.add(Point(x: value, y: 0), at: time)
    }

    final func noteLocation() {
        pairLocation = centroid ?? pairLocation
        hasPair = true
    }
}
