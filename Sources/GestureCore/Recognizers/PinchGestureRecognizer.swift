// SPDX-License-Identifier: MIT

/// Recognizes two fingers that move together or apart; continuous (rule 8.6).
public final class PinchGestureRecognizer: TwoTouchGestureRecognizer {
    /// Smallest distance of the fingers that counts, in px: coincident fingers would give an infinite scale.
    static let minimumDistance = 1.0

    /// Change of the fingers' distance before the pinch begins. Default: 8 px. Takes effect with the next attempt.
    public var beginDistance = Length.pixels(8)

    private var threshold = 8.0
    private var distance = PinchGestureRecognizer.minimumDistance
    private var baseDistance = PinchGestureRecognizer.minimumDistance
    private var baseScale = 1.0
    private var currentScale = 1.0
    /// Scale that the velocity is measured in: that of the begin, so that the reference does not affect it.
    private var velocityScale = 1.0

    /// Creates a pinch.
    public init() {
        super.init(kind: .pinch)
    }

    override var kindClass: ObjectIdentifier { ObjectIdentifier(PinchGestureRecognizer.self) }

    /// Ratio of the fingers' distance to that at the reference. Setting it changes the reference and restarts the
    /// velocity. Ignored unless the recognizer is active and the value finite and positive.
    public var scale: Double {
        get { currentScale }
        set {
            guard newValue.isFinite, newValue > 0, currentState.isActive else { return }
            currentScale = newValue
            velocityScale = 1
            rebase()
            restartVelocity(at: dispatcher?.time ?? 0)
        }
    }

    /// Velocity of the scale, in 1/s, at the present time (rule 8.10).
    public var velocity: Double { valueVelocity }

    override var value: Double { currentScale / velocityScale }
    @_optimize(speed)
    override var spread: (made: Double, needed: Double) { (abs(distance - baseDistance), threshold) }

    override func prepareAttempt(on panel: PanelDensity) {
        super.prepareAttempt(on: panel)
        threshold = beginDistance.pixels(at: panel)
        currentScale = 1
        baseScale = 1
        velocityScale = 1
    }

    override func pairDidForm(_ pair: Point) {
        distance = max(pair.length, PinchGestureRecognizer.minimumDistance)
        if !isRecognized { currentScale = 1 }
        rebase()
    }

    @_optimize(speed)
    override func pairDidMove(_ pair: Point) {
        distance = max(pair.length, PinchGestureRecognizer.minimumDistance)
        guard currentState.isActive || measuresFromTouchDown else { return }
        currentScale = baseScale * distance / baseDistance
        if !currentState.isActive { velocityScale = currentScale }
    }

    override func didBegin(at time: Microseconds) {
        // The scale of a touchpad is used as reported (rule 14.2).
        guard attempt.indirect == nil else { return }
        if !measuresFromTouchDown {
            currentScale = 1
            rebase()
        }
        restartVelocity(at: time)
    }

    /// A touchpad reports the distance relative to that at the beginning (rule 14.2).
    override func gestureDidBegin(_ gesture: IndirectGesture) {
        distance = 1
        baseDistance = 1
    }

    override func gestureDidChange(_ gesture: IndirectGesture) -> Bool {
        distance = gesture.scale
        let scaled = baseScale * distance / baseDistance
        if scaled.isFinite { currentScale = scaled }
        return gesture.scale != 1
    }

    /// Returns the scale after the fingers' distance has changed by a factor.
    func scale(after factor: Double) -> Double {
        currentScale * max(distance * factor, PinchGestureRecognizer.minimumDistance) / distance
    }

    private func rebase() {
        baseScale = currentScale
        baseDistance = distance
    }
}

#if !hasFeature(Embedded)
    extension PinchGestureRecognizer {
        /// Creates a recognizer that calls a method of an object for every action, as `addTarget(_:action:)`.
        public convenience init<Target: AnyObject>(
            target: Target, action: @escaping (Target) -> (PinchGestureRecognizer) -> Void
        ) {
            self.init()
            addTarget(target, action: action)
        }

        /// Creates a recognizer that calls a method without arguments for every action, as `addTarget(_:action:)`.
        public convenience init<Target: AnyObject>(target: Target, action: @escaping (Target) -> () -> Void) {
            self.init()
            addTarget(target, action: action)
        }
    }
#endif
