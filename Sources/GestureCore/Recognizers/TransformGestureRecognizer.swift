// SPDX-License-Identifier: MIT

/// Recognizes fingers that move, scale and turn an object at the same time; continuous (rule 8.13).
///
/// Let p be the fingers' locations at the reference and q those now, both relative to their centroids. The similarity z
/// = Σ q·conj(p) / Σ p·conj(p) fits them best: its length is the scale and its angle the rotation.
public final class TransformGestureRecognizer: CentroidGestureRecognizer {
    /// A set of parts of the fingers' movement.
    public struct Parts: OptionSet, Sendable {
        /// Bits of the set.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Movement of the centroid.
        public static let translation = Parts(rawValue: 1)
        /// Change of the distances from the centroid.
        public static let scale = Parts(rawValue: 2)
        /// Rotation about the centroid.
        public static let rotation = Parts(rawValue: 4)
        /// All three parts.
        public static let all: Parts = [.translation, .scale, .rotation]
    }

    /// State of the value when a reference was taken.
    private struct Base {
        var value = Similarity.identity
        var scale = 1.0
        var centroid = Point.zero
        /// Scale that a touchpad reported.
        var reportedScale = 1.0
    }

    /// Parts of the movement that the recognizer follows. Default: all. A part that is left out neither begins the
    /// recognizer nor changes its value. Takes effect with the next attempt.
    public var parts = Parts.all
    /// Change of twice the fingers' mean distance from their centroid before the recognizer begins. Default: 8 px.
    /// Takes effect with the next attempt.
    public var beginSpread = Length.pixels(8)
    /// Arc that the fingers make about their centroid before the recognizer begins. Default: 10 px. Takes effect with
    /// the next attempt.
    public var beginArc = Length.pixels(10)

    private var takenParts = Parts.all
    private var spreadThreshold = 8.0
    private var arcThreshold = 10.0

    // The value is the product of its state when the reference was taken and the fingers' movement since then.

    private(set) var value = Similarity.identity
    private var currentScale = 1.0
    private var currentRotation = 0.0
    /// State at the reference.
    private var base = Base()
    private var fingers = FingerPlaces()
    /// Location to which the value has moved the reference.
    private var anchor = Point.zero
    /// Angle of z at the last step, and z normalized to length 1.
    private var lastAngle = 0.0
    private var direction = Point(x: 1, y: 0)
    /// Whether the fingers have come too close together to have an angle (rule 8.7).
    private var haveMet = false

    // Values to which the thresholds apply.

    private var diameter = 0.0
    private var spreading = 0.0
    /// Angle since the reference.
    private var turning = 0.0
    /// Arc made before the reference, each part with the diameter of its own reference (rule 8.13).
    private var arcBefore = 0.0

    // Velocities do not depend on the reference: they are computed from values since the touch-down.

    private var scaleEstimator = VelocityEstimator()
    private var rotationEstimator = VelocityEstimator()
    private var velocityScale = 1.0
    private var velocityRotation = 0.0

    /// Creates a transform of one or more fingers.
    public init() {
        super.init(kind: .transform, comparesFingers: true)
    }

    override var kindClass: ObjectIdentifier { ObjectIdentifier(TransformGestureRecognizer.self) }

    // MARK: The value

    /// Returns the transform x' = a·x + c·y + tx, y' = b·x + d·y + ty, in a view's coordinates, or the application's
    /// for nil. It maps each location when the fingers went down to the location where the fingers have moved it.
    /// O(depth of the view).
    public func transform(in view: View?) -> AffineTransform { transform(value, in: view) }

    @inline(never)
    func transform(_ value: Similarity, in view: View?) -> AffineTransform {
        let transform = value.transform
        guard let view, let fromApplication = view.fromApplication else { return transform }
        let converted = view.toApplication.then(transform).then(fromApplication)
        return converted.isFinite ? converted : transform
    }

    /// Sets the movement of the centroid, in px; the velocity stays. Afterwards the value maps the location that is
    /// this far behind the centre to the centre. Does nothing unless the recognizer is active.
    public func setTranslation(_ translation: Point, in view: View?) {
        guard currentState.isActive else { return }
        let isOn = takenParts.contains(.translation)
        accumulated = isOn ? view?.convertVectorToApplication(translation) ?? translation : .zero
        setValue(preimage: anchor - accumulated)
    }

    /// Ratio of the fingers' distances from their centroid to those at the reference. Setting it scales about the
    /// centre and restarts the velocity; it does nothing unless the recognizer is active and scales.
    public var scale: Double {
        get { currentScale }
        set {
            guard newValue.isScale, currentState.isActive, takenParts.contains(.scale) else { return }
            let preimage = value.preimage(of: anchor)
            currentScale = newValue
            setValue(preimage: preimage)
            velocityScale = 1
            scaleEstimator.restart()
            noteScale(at: dispatcher?.time ?? 0)
        }
    }

    /// Angle since the reference in radians, clockwise positive, also beyond ±π. Setting it turns about the centre and
    /// restarts the velocity; it does nothing unless the recognizer is active and turns.
    public var rotation: Double {
        get { currentRotation }
        set {
            guard newValue.isFinite, currentState.isActive, takenParts.contains(.rotation) else { return }
            let preimage = value.preimage(of: anchor)
            currentRotation = newValue
            setValue(preimage: preimage)
            velocityRotation = 0
            rotationEstimator.restart()
            noteRotation(at: dispatcher?.time ?? 0)
        }
    }

    /// Velocity of the scale, in 1/s, at the present time (rule 8.10).
    public var scaleVelocity: Double { scaleEstimator.velocity(at: dispatcher?.time ?? 0).x }

    /// Angular velocity in radians per second, at the present time (rule 8.10).
    public var rotationVelocity: Double { rotationEstimator.velocity(at: dispatcher?.time ?? 0).x }

    override var centroidVelocity: Point { takenParts.contains(.translation) ? super.centroidVelocity : .zero }

    /// Sets the value to the present scale and rotation, mapping `preimage` to the centre. Later movement continues
    /// from there.
    private func setValue(preimage: Point) {
        value.linear = Point.direction(currentRotation) * currentScale
        value.offset = anchor - value.linear.times(preimage)
        takeReference(at: anchor)
        if let gesture = attempt.indirect { base.reportedScale = gesture.scale }
    }

    // MARK: The attempt

    override func prepareAttempt(on panel: PanelDensity) {
        super.prepareAttempt(on: panel)
        takenParts = parts
        spreadThreshold = beginSpread.pixels(at: panel)
        arcThreshold = beginArc.pixels(at: panel)
        startAfresh()
        fingers.forget()
        diameter = 0
        spreading = 0
        turning = 0
        arcBefore = 0
        velocityScale = 1
        velocityRotation = 0
        scaleEstimator.restart()
        rotationEstimator.restart()
    }

    private func startAfresh() {
        value = .identity
        currentScale = 1
        currentRotation = 0
        accumulated = .zero
    }

    override func didBegin(at time: Microseconds) {
        guard measuresFromBegan else { return }
        guard attempt.indirect == nil else {
            // The scale and angle of a touchpad are used as reported (rule 14.2).
            return setTranslation(.zero, in: nil)
        }
        velocityScale *= currentScale
        velocityRotation += currentRotation
        startAfresh()
        if hasEnoughTouches { takeReference(at: applicationLocation) }
    }

    /// Takes a new reference: the value continues from its present state, about this location.
    private func takeReference(at centroid: Point) {
        base.value = value
        base.scale = currentScale
        base.centroid = centroid
        anchor = centroid
        lastAngle = 0
        direction = Point(x: 1, y: 0)
        haveMet = false
        if attempt.listening.hasAtLeast(2) {
            fingers.take(touches, around: applicationLocation)
        } else {
            fingers.forget()
        }
    }

    override func fingersDidChange(at time: Microseconds) {
        takeReference(at: applicationLocation)
        arcBefore = arc
        turning = 0
        diameter = touches.diameter(around: applicationLocation)
        scaleEstimator.restart()
        rotationEstimator.restart()
        noteVelocities(at: time)
    }

    override func fingersDidMove(_ mask: TouchMask, at time: Microseconds) {
        let centroid = applicationLocation
        guard mask.hasAtLeast(2) else { return place(centroid, scaledBy: 1) }
        let touches = TouchSet(mask, in: pool)
        if !isRecognized { noteDiameter(touches.diameter(around: centroid)) }
        guard fingers.areApart, let now = fingers.compare(touches, around: centroid) else {
            return place(centroid, scaledBy: 1)
        }
        let length = now.product.length
        if now.spread < FingerPlaces.smallestSpread {
            haveMet = true
        } else {
            turn(to: now.product, length)
        }
        place(centroid, scaledBy: length / fingers.spread)
        if haveMet, now.spread >= FingerPlaces.smallestSpread { takeReference(at: anchor) }
        noteVelocities(at: time)
    }

    private func turn(to product: Point, _ length: Double) {
        guard length > 0 else { return }
        let angle = product.angle
        // After the fingers have met, the rotation continues from where they parted.
        let step = haveMet ? 0 : RotationGestureRecognizer.shortWay(angle - lastAngle)
        lastAngle = angle
        turn(by: step)
        if !haveMet { direction = product / length }
    }

    private func turn(by step: Double) {
        turning += step
        if takenParts.contains(.rotation) { currentRotation += step }
    }

    /// Computes the value from the fingers' movement since the reference.
    private func place(_ centroid: Point, scaledBy factor: Double) {
        let scale = (base.scale * factor).clampedToScale
        var linear = takenParts.contains(.rotation) ? direction : Point(x: 1, y: 0)
        if takenParts.contains(.scale) {
            linear = linear * (scale / base.scale)
            currentScale = scale
        }
        if takenParts.contains(.translation) { anchor = centroid } else { accumulated = .zero }
        let placed = base.value.then(linear, about: base.centroid, to: anchor)
        // Scaling about a location far away may overflow.
        if placed.linear.isFinite, placed.offset.isFinite { value = placed }
    }

    /// Returns the value after a further step of the fingers, in the parts that the recognizer follows.
    func value(after step: PredictedStep) -> Similarity {
        let length = step.linear.length
        guard length > 0 else { return value }
        var linear = takenParts.contains(.rotation) ? step.linear / length : Point(x: 1, y: 0)
        if takenParts.contains(.scale) { linear = linear * ((currentScale * length).clampedToScale / currentScale) }
        let shift = takenParts.contains(.translation) ? step.shift : .zero
        let expected = value.then(linear, about: anchor, to: anchor + shift)
        return expected.linear.isFinite && expected.offset.isFinite ? expected : value
    }

    private func noteVelocities(at time: Microseconds) {
        noteScale(at: time)
        noteRotation(at: time)
    }

    private func noteScale(at time: Microseconds) {
        if takenParts.contains(.scale) { scaleEstimator.add(Point(x: currentScale * velocityScale, y: 0), at: time) }
    }

    private func noteRotation(at time: Microseconds) {
        guard takenParts.contains(.rotation) else { return }
        rotationEstimator.add(Point(x: currentRotation + velocityRotation, y: 0), at: time)
    }

    // MARK: Thresholds

    /// Movement that began the recognizer: only if the translation did. Fingers that only spread move nothing along an
    /// axis (rule 9.4).
    override var movementAtBegin: Point? {
        takenParts.contains(.translation) && travel.length.reaches(threshold) ? travel : nil
    }

    private func noteDiameter(_ now: Double) {
        spreading += now - diameter
        diameter = now
    }

    /// Arc that the fingers have made about their centroid.
    private var arc: Double { arcBefore + turning * diameter / 2 }

    override var hasSpreadEnough: Bool {
        let (made, needed) = nearest
        return made.reaches(needed)
    }

    /// Progress of the part that is nearest to its threshold, and that threshold.
    private var nearest: (made: Double, needed: Double) {
        var nearest = (made: 0.0, needed: Double.infinity)
        func look(_ part: Parts, _ made: Double, _ needed: Double) {
            guard takenParts.contains(part) else { return }
            if nearest.needed == .infinity || made * nearest.needed > nearest.made * needed { nearest = (made, needed) }
        }
        look(.translation, travel.length, threshold)
        look(.scale, abs(spreading), spreadThreshold)
        look(.rotation, abs(arc), arcThreshold)
        return nearest
    }

    override var kindImpediment: Impediment? { parts.isEmpty ? .noParts : nil }

    override var measuredProgress: Progress {
        let (made, needed) = nearest
        return takenParts.isEmpty ? Progress() : Progress(made, of: needed, in: .pixels)
    }

    override var tooLittle: Reason {
        let reason = super.tooLittle
        guard reason.code == .movedTooLittle, !takenParts.isEmpty else { return reason }
        return Reason(.movedTooLittle, nearest.made, nearest.needed)
    }

    // MARK: Touchpads (rule 14.2)

    override func participation(in gesture: IndirectGesture) -> Participation {
        guard allowsTouchpads else { return .none }
        switch gesture.kind {
        case .pinch: break
        case .swipe: if !parts.contains(.translation) { return .none }
        case .hold, .scroll: return .none
        }
        return Participation(of: gesture, from: minimumNumberOfTouches, to: maximumNumberOfTouches)
    }

    override func follow(_ gesture: IndirectGesture, _ phase: IndirectGesture.Phase) {
        switch phase {
        case .began:
            noteLocation(gesture.location)
            takeReference(at: gesture.location)
            base.reportedScale = 1
            estimator.add(travel, at: gesture.time)
            noteVelocities(at: gesture.time)
        case .changed: takeStep(of: gesture)
        case .ended:
            if isRecognized { request(.ended) } else { fail(tooLittle) }
        case .cancelled: break
        }
    }

    private func takeStep(of gesture: IndirectGesture) {
        moveCentroid(by: gesture.step)
        noteLocation(applicationLocation + gesture.step)
        if gesture.step != .zero { estimator.add(travel, at: gesture.time) }
        turn(by: gesture.turn)
        direction = direction.times(.direction(gesture.turn))
        place(applicationLocation, scaledBy: gesture.scale / base.reportedScale)
        noteVelocities(at: gesture.time)
        let hasBegun =
            (takenParts.contains(.translation) && travel.length.reaches(threshold))
            || (takenParts.contains(.scale) && gesture.scale != 1) || (takenParts.contains(.rotation) && turning != 0)
        if !isRecognized, hasBegun { request(.began) }
    }
}

#if !hasFeature(Embedded)
    extension TransformGestureRecognizer {
        /// Creates a recognizer that calls a method of an object for every action, as `addTarget(_:action:)`.
        public convenience init<Target: AnyObject>(
            target: Target, action: @escaping (Target) -> (TransformGestureRecognizer) -> Void
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
