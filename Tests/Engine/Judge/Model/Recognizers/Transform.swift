// SPDX-License-Identifier: MIT

import Glibc
import ScenarioFormat

/// 8.13: a pan with more than a translation.
final class Transform: Pan {
    var spreadThreshold = 8.0
    var arcThreshold = 10.0
    /// The smallest scale, and the inverse of the largest.
    static let smallestScale = 1 / 4_294_967_296.0

    let parts: Set<TransformPart>
    private(set) var value = AffineTransform.identity
    private var scale = 1.0
    private var rotation = 0.0

    /// State at the reference.
    private struct Base {
        var value = AffineTransform.identity
        var scale = 1.0
        var rotation = 0.0
        /// Locations of the fingers relative to their centroid.
        var places: [Point] = []
        /// Location about which the value scales and turns.
        var pivot = Point.zero
        /// Angle that the fingers have turned since then.
        var turn = 0.0
        var lastAngle = 0.0
        var haveMet = false
        /// 14.2
        var reportedScale = 1.0
    }
    private var base = Base()
    private var pivotNow = Point.zero
    private var lastDiameter = 0.0
    /// 14.2: scale that a touchpad has reported last, and where the middle of its fingers would be.
    private var reportedScale = 1.0
    private var centre = Point.zero
    private var spreading = 0.0
    private var turning = 0.0
    /// Arcs of the references before, each with its own diameter.
    private var arcBefore = 0.0

    init(
        name: String, model: Model, minimum: Int, maximum: Int, reference: ValueReference, parts: Set<TransformPart>
    ) {
        self.parts = parts
        super.init(name: name, model: model, minimum: minimum, maximum: maximum, reference: reference)
    }

    // MARK: The fingers

    override func touchesBegan(_ landed: [Touch]) {
        follow(fingersDown.filter { !$0.hasLanded })
        super.touchesBegan(landed)
        let isJoined = landed.contains { touch in touches.contains { $0 === touch } }
        if isJoined { fingersChanged() }
    }

    override func touchesMoved(_ moved: [Touch]) {
        follow(fingersDown)
        super.touchesMoved(moved)
    }

    override func touchesEnded(_ lifted: [Touch]) {
        super.touchesEnded(lifted)
        fingersChanged()
    }

    override func touchesCancelled(_ cancelled: [Touch]) {
        super.touchesCancelled(cancelled)
        fingersChanged()
    }

    // MARK: Touchpads (14.2)

    override func follows(_ gesture: IndirectGesture) -> Bool {
        if gesture.kind == .touchpad(.swipe) && !parts.contains(.translation) { return false }
        return super.follows(gesture)
    }

    override func gestureBegan(_ gesture: IndirectGesture) {
        base = Base(pivot: gesture.place)
        pivotNow = gesture.place
        centre = gesture.place
        super.gestureBegan(gesture)
    }

    override func gestureChanged(_ gesture: IndirectGesture) {
        base.turn += gesture.turn
        turning += gesture.turn
        reportedScale = gesture.scale
        centre = centre + gesture.step
        place(centre, scaledBy: gesture.scale / base.reportedScale)
        super.gestureChanged(gesture)
    }

    override func hasMovedEnough(in gesture: IndirectGesture) -> Bool {
        (parts.contains(.translation) && super.hasMovedEnough(in: gesture))
            || (parts.contains(.scale) && gesture.scale != 1) || (parts.contains(.rotation) && gesture.turn != 0)
    }

    private func fingersChanged() {
        guard fingersDown.count >= minimum, let centroid = centroidNow else { return }
        arcBefore += turning * lastDiameter / 2
        turning = 0
        lastDiameter = diameter(of: fingersDown)
        takeReference(about: centroid)
    }

    private var centroidNow: Point? {
        Point.centroid(fingersDown.map(\.location))
    }

    private func takeReference(about pivot: Point) {
        base = Base(value: value, scale: scale, rotation: rotation, places: places(of: fingersDown), pivot: pivot)
        base.reportedScale = reportedScale
        pivotNow = pivot
    }

    /// Locations relative to the centroid.
    private func places(of fingers: [Touch]) -> [Point] {
        guard let centroid = Point.centroid(fingers.map(\.location)) else { return [] }
        return fingers.map { $0.location - centroid }
    }

    /// Returns twice the mean distance from the centroid.
    private func diameter(of fingers: [Touch]) -> Double {
        guard fingers.count > 1 else { return 0 }
        return 2 * places(of: fingers).map(\.length).reduce(0, +) / Double(fingers.count)
    }

    private func follow(_ fingers: [Touch]) {
        guard fingers.count >= minimum, fingers.count == base.places.count,
            let centroid = Point.centroid(fingers.map(\.location))
        else { return }
        spreading += diameter(of: fingers) - lastDiameter
        lastDiameter = diameter(of: fingers)
        let now = places(of: fingers)
        let spread = base.places.map(squared).reduce(0, +)
        var factor = 1.0
        if fingers.count > 1, spread >= 1 {
            // The length and the angle of Σ q·conj(p).
            let real = zip(base.places, now).map { p, q in p.x * q.x + p.y * q.y }.reduce(0, +)
            let imaginary = zip(base.places, now).map { p, q in p.x * q.y - p.y * q.x }.reduce(0, +)
            factor = hypot(real, imaginary) / spread
            turn(to: Point(x: real, y: imaginary), areTogether: now.map(squared).reduce(0, +) < 1)
        }
        place(centroid, scaledBy: factor)
        if base.haveMet, now.map(squared).reduce(0, +) >= 1 { takeReference(about: pivotNow) }
    }

    private func squared(_ point: Point) -> Double {
        point.x * point.x + point.y * point.y
    }

    /// 8.7: fingers that are together have no angle, and count from where they part.
    private func turn(to product: Point, areTogether: Bool) {
        if areTogether {
            base.haveMet = true
            return
        }
        if base.haveMet || product.length == 0 { return }
        let step = shortestTurn(product.angle - base.lastAngle)
        if step.magnitude > Double.pi - 1e-9 { model.unknown = model.unknown ?? "half a turn at once, either way" }
        base.lastAngle = product.angle
        base.turn += step
        turning += step
    }

    private func place(_ centroid: Point, scaledBy factor: Double) {
        if parts.contains(.scale) {
            scale = min(max(base.scale * factor, Transform.smallestScale), 1 / Transform.smallestScale)
        }
        if parts.contains(.rotation) { rotation = base.rotation + base.turn }
        if parts.contains(.translation) { pivotNow = centroid }
        value =
            base.value
            .followed(by: AffineTransform(moving: .zero - base.pivot))
            .followed(by: AffineTransform(scaling: scale / base.scale, turning: rotation - base.rotation))
            .followed(by: AffineTransform(moving: pivotNow))
    }

    // MARK: Thresholds

    /// 9.4: the movement, if the translation has begun it.
    override var movement: Point? {
        parts.contains(.translation) && super.hasMovedEnough ? travel : nil
    }

    override var hasMovedEnough: Bool {
        if parts.contains(.translation) && super.hasMovedEnough { return true }
        let hasSpread =
            parts.contains(.scale)
            && model.reaches(abs(spreading), spreadThreshold, fingersDown)
        if hasSpread { return true }
        return parts.contains(.rotation)
            && model.reaches(abs(arcBefore + turning * lastDiameter / 2), arcThreshold, fingersDown)
    }

    override func willBegin() {
        super.willBegin()
        if reference == .touchDown { return }
        // Scale and angle of a touchpad are as reported.
        if gesture != nil { return set(carrying: pivotNow - shownTranslation) }
        value = .identity
        scale = 1
        rotation = 0
        if let centroidNow { takeReference(about: centroidNow) }
    }

    // MARK: Setters

    override func setTranslation(_ value: Point) {
        if !isActive { return }
        if parts.contains(.translation) { super.setTranslation(value) }
        set(carrying: pivotNow - shownTranslation)
    }

    override func setScale(_ value: Double) {
        if !isActive || !parts.contains(.scale) { return }
        let place = self.value.applyInverse(pivotNow)
        scale = value
        set(carrying: place)
    }

    override func setRotation(_ value: Double) {
        if !isActive || !parts.contains(.rotation) { return }
        let place = self.value.applyInverse(pivotNow)
        rotation = value
        set(carrying: place)
    }

    /// Keeps scale and rotation, and maps a location to the centre.
    private func set(carrying place: Point) {
        value = AffineTransform(moving: .zero - place)
            .followed(by: AffineTransform(scaling: scale, turning: rotation))
            .followed(by: AffineTransform(moving: pivotNow))
        takeReference(about: pivotNow)
    }

    override func reset() {
        super.reset()
        value = .identity
        scale = 1
        rotation = 0
        base = Base()
        pivotNow = .zero
        lastDiameter = 0
        reportedScale = 1
        centre = .zero
        spreading = 0
        turning = 0
        arcBefore = 0
    }

    private var shownTranslation: Point {
        parts.contains(.translation) ? translation : .zero
    }

    override func actionKeys(in state: RecognizerState) -> [LogKey: LogValue] {
        var keys = super.actionKeys(in: state)
        guard let space else { return keys }
        if !parts.contains(.translation) {
            keys[.translation] = .point(.zero)
            keys[.velocity] = .point(.zero)
        }
        // 14.2: a transform's centre goes with the fingers.
        if gesture != nil { keys[.location] = location(centre) }
        keys[.scale] = .number(scale)
        keys[.rotation] = .number(rotation)
        keys[.transform] = .numbers(value.seen(in: space))
        return keys
    }
}

extension TransformKind: ModelledKind {
    static let weights: [RecognizerGroup: Int] = [.drags: 8, .twoFingers: 40, .all: 8]

    static func random(_ random: inout RandomSource) -> TransformKind {
        var kind = TransformKind()
        kind.minimumTouches = random.pick([nil, nil, nil, 1, 2])
        let maximum: Int32? = random.pick([nil, nil, nil, 1, 2, 3])
        kind.maximumTouches = maximum.map { max($0, kind.minimumTouches ?? 1) }
        kind.parts = random.pick([
            nil, nil, nil, [.translation], [.scale], [.rotation], [.translation, .scale], [.scale, .rotation],
        ])
        kind.reference = random.pick([nil, nil, .touchDown, .began])
        kind.thresholds = .random(&random, thresholdOptions, lengths: [2, 5, 30])
        return kind
    }

    func recognizer(_ name: String, in model: Model) -> Recognizer {
        let recognizer = Transform(
            name: name, model: model, minimum: Int(minimumTouches ?? 1),
            maximum: maximumTouches.map(Int.init) ?? .max, reference: reference ?? .touchDown,
            parts: parts ?? Set(TransformPart.allCases))
        recognizer.threshold = thresholds.length(.begin, or: 10)
        recognizer.spreadThreshold = thresholds.length(.beginSpread, or: 8)
        recognizer.arcThreshold = thresholds.length(.beginArc, or: 10)
        return recognizer
    }

    var simpler: [TransformKind] {
        without(\.minimumTouches, \.maximumTouches, \.parts, \.reference) + withoutThresholds
    }
}
