// SPDX-License-Identifier: MIT
import CMath

/// Two fingers that turn; continuous (rule 8.7).
public final class RotationGestureRecognizer: TwoTouchGestureRecognizer {
    /// The arc that a finger makes about the middle before the rotation begins.
    public var beginArc = Length.pixels(10)

    private var threshold = 10.0
    /// nil: the fingers were too close to each other to have an angle.
    private var lastAngle: Double?
    private var distance = 0.0
    private var turned = 0.0

    public init() {
        super.init(kind: .rotation)
    }

    override var kindClass: ObjectIdentifier { ObjectIdentifier(RotationGestureRecognizer.self) }

    /// Radians since the reference, clockwise positive, beyond ±π. Setting it re-bases and restarts the velocity.
    public var rotation: Double {
        get { currentState == .possible && attempt.number != 0 && !measuresFromTouchDown ? 0 : turned }
        set {
            guard newValue.isFinite, currentState.isActive else { return }
            turned = newValue
            restartVelocity(at: dispatcher?.time ?? 0)
        }
    }

    /// Radians per second.
    public var velocity: Double { valueVelocity }

    override var value: Double { turned }
    override var progress: (made: Double, needed: Double) { (abs(turned) * distance / 2, threshold) }

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
        // A touchpad's angle counts as reported (rule 14.2).
        guard attempt.indirect == nil else { return }
        if !measuresFromTouchDown { turned = 0 }
        restartVelocity(at: time)
    }

    /// A touchpad tells of the angle since its last update (rule 14.2).
    override func gestureDidChange(_ gesture: IndirectGesture) -> Bool {
        turned += gesture.turn
        return gesture.turn != 0
    }

    /// The direction from one finger to the other; nil while they are less than 1 px apart.
    private static func angle(of pair: Point) -> Double? {
        pair.length < PinchGestureRecognizer.minimumDistance ? nil : pair.angle
    }

    /// Between two samples a finger makes less than half a turn.
    static func shortWay(_ angle: Double) -> Double {
        if angle > .pi { return angle - 2 * .pi }
        if angle < -.pi { return angle + 2 * .pi }
        return angle
    }
}
