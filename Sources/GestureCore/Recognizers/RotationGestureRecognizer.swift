// SPDX-License-Identifier: MIT
import CMath

/// Recognizes two fingers that turn; continuous (rule 8.7).
public final class RotationGestureRecognizer: TwoTouchGestureRecognizer {
    /// Arc that a finger makes about the middle before the rotation begins. Default: 10 px. Takes effect with the next
    /// attempt.
    public var beginArc = Length.pixels(10)

    private var threshold = 10.0
    /// Angle at the last step; nil if the fingers were too close to have an angle.
    private var lastAngle: Double?
    private var distance = 0.0
    private var turned = 0.0

    /// Creates a rotation.
    public init() {
        super.init(kind: .rotation)
    }

    override var kindClass: ObjectIdentifier { ObjectIdentifier(RotationGestureRecognizer.self) }

    /// Angle since the reference in radians, clockwise positive, also beyond ±π. Setting it changes the reference and
    /// restarts the velocity. Ignored unless the recognizer is active and the value finite.
    public var rotation: Double {
        get { currentState == .possible && attempt.number != 0 && !measuresFromTouchDown ? 0 : turned }
        set {
            guard newValue.isFinite, currentState.isActive else { return }
            turned = newValue
            restartVelocity(at: dispatcher?.time ?? 0)
        }
    }

    /// Angular velocity in radians per second, at the present time (rule 8.10).
    public var velocity: Double { valueVelocity }

    override var value: Double { turned }
    override var spread: (made: Double, needed: Double) { (abs(turned) * distance / 2, threshold) }

    override func prepareAttempt(on panel: PanelDensity) {
        super.prepareAttempt(on: panel)
        threshold = beginArc.pixels(at: panel)
        turned = 0
    }

    override func pairDidForm(_ pair: Point) {
        lastAngle = RotationGestureRecognizer.angle(of: pair)
        distance = pair.length
        if !isRecognized { turned = 0 }
    }

    override func pairDidMove(_ pair: Point) {
        let angle = RotationGestureRecognizer.angle(of: pair)
        if let angle, let lastAngle { turned += RotationGestureRecognizer.shortWay(angle - lastAngle) }
        lastAngle = angle
        distance = pair.length
    }

    override func didBegin(at time: Microseconds) {
        // The angle of a touchpad is used as reported (rule 14.2).
        guard attempt.indirect == nil else { return }
        if !measuresFromTouchDown { turned = 0 }
        restartVelocity(at: time)
    }

    /// A touchpad reports the angle since its last update (rule 14.2).
    override func gestureDidChange(_ gesture: IndirectGesture) -> Bool {
        turned += gesture.turn
        return gesture.turn != 0
    }

    /// Returns the direction from one finger to the other, or nil while they are less than 1 px apart.
    private static func angle(of pair: Point) -> Double? {
        pair.length < PinchGestureRecognizer.minimumDistance ? nil : pair.angle
    }

    /// Returns the angle wrapped to ±π: between two samples a finger turns by less than half a turn.
    static func shortWay(_ angle: Double) -> Double {
        if angle > .pi { return angle - 2 * .pi }
        if angle < -.pi { return angle + 2 * .pi }
        return angle
    }
}

#if !hasFeature(Embedded)
    extension RotationGestureRecognizer {
        /// Creates a recognizer that calls a method of an object for every action, as `addTarget(_:action:)`.
        public convenience init<Target: AnyObject>(
            target: Target, action: @escaping (Target) -> (RotationGestureRecognizer) -> Void
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
