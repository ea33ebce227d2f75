// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 8.4: pan.
class Pan: Recognizer {
    /// Distance that the centroid moves before the pan begins.
    var threshold = 10.0
    let minimum: Int
    let maximum: Int
    /// 8.12: reference of the translation.
    let reference: ValueReference
    /// 14.3: types of scrolling that drive it.
    var scrollTypes: Set<ScrollType> = []
    /// Translation in application coordinates, from the down.
    private(set) var translation = Point.zero
    /// Centroid of the fingers at the last step.
    private var centroid: Point?
    /// Displacement of the centroid; unlike the translation it cannot be set.
    private(set) var travel = Point.zero
    private var velocity = Velocity()
    /// Whether the velocity is open: the rules do not say what two samples of one delivery mean. Then only 0 is judged.
    private var isVelocityOpen = false
    /// Velocity before a finger joined or left, which is valid until enough samples have come.
    private var velocityBefore: Point?
    private var samplesToCome = 0
    private var lastSample: Microseconds?
    private var lastMotion: Microseconds = 0
    /// The last location with enough fingers.
    private var lastPlace: Point?

    init(name: String, model: Model, minimum: Int, maximum: Int, reference: ValueReference = .touchDown) {
        self.minimum = minimum
        self.maximum = maximum
        self.reference = reference
        super.init(name: name, model: model)
    }

    override var touchesNeeded: Int { minimum }

    override func touchesBegan(_ landed: [Touch]) {
        // Movement of the other fingers in this frame counts before the new finger joins.
        accumulate(fingersDown.filter { !$0.hasLanded })
        if state == .possible && fingersDown.count > maximum {
            model.fail(self, .tooManyTouches)
            return
        }
        while fingersDown.count > maximum, let extra = fingersDown.last {
            model.ignore(extra, by: self)
        }
        let isJoined = landed.contains { touch in touches.contains { $0 === touch } }
        if isJoined { noteChangeOfFingers() }
        rebase()
    }

    /// Handles a change of fingers. The location of the new set is known now; the first set has no earlier velocity.
    private func noteChangeOfFingers() {
        guard fingersDown.count >= minimum else { return }
        if lastPlace == nil {
            lastMotion = model.timeOfSamples
        } else {
            velocityBefore = judgedVelocity
            samplesToCome = 3
        }
        velocity = Velocity()
        velocity.add(travel, at: model.timeOfSamples)
        lastSample = model.timeOfSamples
    }

    private func noteMotion() {
        guard fingersDown.count >= minimum else { return }
        let isCoalesced = model.isSampleTimeOpen || touches.contains { $0.samples > 1 }
        // Fingers of a resampled frame have times of their own, which may be older than that of a down.
        let isLater = lastSample.map { $0 < model.timeOfSamples } ?? true
        if isCoalesced || !isLater { isVelocityOpen = true }
        // A pause ends the earlier motion, whichever fingers made it.
        if samplesToCome > 0 && model.timeOfSamples - lastMotion > Velocity.longestPause {
            samplesToCome = 0
            velocity = Velocity()
        }
        samplesToCome = max(samplesToCome - 1, 0)
        lastSample = model.timeOfSamples
        // 1.16: a resampled time never runs backwards, also behind the down of another finger.
        lastMotion = max(lastMotion, model.timeOfSamples)
        velocity.add(travel, at: model.timeOfSamples)
    }

    private var isStill: Bool {
        model.now - lastMotion > Velocity.longestPause
    }

    override func touchesMoved(_ touches: [Touch]) {
        accumulate(fingersDown)
        noteMotion()
        rebase()
        guard state == .possible && wishes.isEmpty else { return }
        if hasMovedEnough { reachedThreshold() }
    }

    var hasMovedEnough: Bool {
        model.reaches(travel.length, threshold, fingersDown)
    }

    /// 8.12: applies the reference.
    override func willBegin() {
        if case .scroll = gesture?.kind { return }
        if reference == .began { translation = .zero }
    }

    override var movement: Point? { travel }

    /// Called when it has moved far enough to begin.
    func reachedThreshold() {
        model.request(.began, by: self)
    }

    override func touchesEnded(_ touches: [Touch]) {
        noteChangeOfFingers()
        let hasTooFew = fingersDown.count < minimum
        if hasTooFew && (isActive || !wishes.isEmpty) {
            model.request(.ended, by: self)
        } else if fingersDown.isEmpty && state == .possible {
            model.fail(self, lastPlace == nil ? .tooFewTouches : .movedTooLittle)
        }
        rebase()
    }

    /// 1.12: a pan goes on if enough touches remain.
    override func touchesCancelled(_ touches: [Touch]) {
        noteChangeOfFingers()
        if fingersDown.count < minimum {
            model.request(.cancelled, by: self, reason: model.cancelReason)
        }
        rebase()
    }

    // MARK: Touchpads and scrolling (14.2, 14.3)

    override func follows(_ gesture: IndirectGesture) -> Bool {
        switch gesture.kind {
        case .scroll(let type): scrollTypes.contains(type)
        case .touchpad(.swipe), .touchpad(.pinch):
            allowsTouchpads && gesture.fingers >= minimum && gesture.fingers <= maximum
        case .touchpad(.hold): false
        }
    }

    override func gestureBegan(_ gesture: IndirectGesture) {
        lastPlace = gesture.place
        // A scroll begins with its first step.
        if case .scroll = gesture.kind { return gestureChanged(gesture) }
        velocity.add(.zero, at: model.now)
        lastSample = model.now
        lastMotion = model.now
    }

    override func gestureChanged(_ gesture: IndirectGesture) {
        translation = translation + gesture.step
        travel = travel + gesture.step
        if gesture.step != .zero {
            if lastSample == model.now { isVelocityOpen = true }
            velocity.add(travel, at: model.now)
            lastSample = model.now
            lastMotion = model.now
        }
        guard state == .possible && wishes.isEmpty else { return }
        if hasMovedEnough(in: gesture) { reachedThreshold() }
    }

    /// There is no threshold for a scroll.
    func hasMovedEnough(in gesture: IndirectGesture) -> Bool {
        if case .scroll = gesture.kind { true } else { model.reaches(travel.length, threshold, []) }
    }

    override func gestureEnded(_ gesture: IndirectGesture) {
        if isActive || !wishes.isEmpty {
            model.request(.ended, by: self)
        } else {
            model.fail(self, .movedTooLittle)
        }
    }

    /// Accumulates movement while at least the minimum number of fingers is down.
    private func accumulate(_ fingers: [Touch]) {
        guard fingers.count >= minimum, let old = centroid, let new = Point.centroid(fingers.map(\.location))
        else { return }
        translation = translation + (new - old)
        travel = travel + (new - old)
    }

    /// Re-bases the centroid when a finger joins or leaves: the translation does not jump.
    private func rebase() {
        centroid = Point.centroid(fingersDown.map(\.location))
        if fingersDown.count >= minimum { lastPlace = centroid }
    }

    /// Does nothing between attempts: the translation counts from the down.
    override func setTranslation(_ value: Point) {
        if !isInAttempt { return }
        translation = view?.vectorToApplication(value) ?? value
    }

    override func reset() {
        translation = .zero
        centroid = nil
        lastPlace = nil
        velocity = Velocity()
        travel = .zero
        isVelocityOpen = false
        velocityBefore = nil
        samplesToCome = 0
        lastSample = nil
        lastMotion = 0
    }

    /// Nil where the rules leave the velocity open.
    var judgedVelocity: Point? {
        if isStill { return .zero }
        if isVelocityOpen { return nil }
        return samplesToCome > 0 ? velocityBefore : velocity.value(at: model.now)
    }

    override func actionKeys(in state: RecognizerState) -> [LogKey: LogValue] {
        // A recognizer whose view was destroyed has no coordinates for locations.
        guard let space else { return [:] }
        var keys: [LogKey: LogValue] = [.translation: .point(space.vectorFromApplication(translation))]
        if let value = judgedVelocity { keys[.velocity] = .point(space.vectorFromApplication(value)) }
        keys[.touches] = numberOfTouches
        keys[.location] = location(lastPlace)
        return keys
    }
}

extension PanKind: ModelledKind {
    static let weights: [RecognizerGroup: Int] = [.drags: 50, .twoFingers: 20, .all: 15]

    static func random(_ random: inout RandomSource) -> PanKind {
        var kind = PanKind()
        kind.minimumTouches = random.pick([nil, nil, nil, 1, 2])
        let maximum: Int32? = random.pick([nil, nil, nil, 1, 2, 3])
        kind.maximumTouches = maximum.map { max($0, kind.minimumTouches ?? 1) }
        kind.reference = random.pick([nil, nil, .touchDown, .began])
        kind.thresholds = .random(&random, thresholdOptions, lengths: [2, 5, 30])
        return kind
    }

    func recognizer(_ name: String, in model: Model) -> Recognizer {
        let recognizer = Pan(
            name: name, model: model, minimum: Int(minimumTouches ?? 1),
            maximum: maximumTouches.map(Int.init) ?? .max, reference: reference ?? .touchDown)
        recognizer.threshold = thresholds.length(.begin, or: 10)
        recognizer.scrollTypes = scrollTypes ?? []
        return recognizer
    }

    var simpler: [PanKind] {
        without(\.minimumTouches, \.maximumTouches, \.reference, \.scrollTypes) + withoutThresholds
    }
}
