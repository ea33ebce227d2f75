// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 8.4
class Pan: Recognizer {
    static let threshold = 10.0

    let minimum: Int
    let maximum: Int
    /// In application coordinates, from the down point.
    private(set) var translation = Point.zero
    /// Where the centroid of the fingers was when it was last looked at.
    private var centroid: Point?
    /// How far the centroid has gone; unlike the translation it cannot be set.
    private(set) var travel = Point.zero
    private var velocity = Velocity()
    /// The rules leave open what counts as a new sample after a finger has joined or left, and what two
    /// samples of one delivery mean: then only a velocity of 0 is judged.
    private var isVelocityOpen = false
    private var lastSample: Microseconds?
    private var lastJoinOrLeave: Microseconds?
    /// The last place with enough fingers.
    private var lastPlace: Point?

    init(name: String, model: Model, minimum: Int, maximum: Int) {
        self.minimum = minimum
        self.maximum = maximum
        super.init(name: name, model: model)
    }

    override func touchesBegan(_ landed: [Touch]) {
        // What the others moved in this frame counts before the new finger re-bases.
        accumulate(fingersDown.filter { !$0.hasLanded })
        if state == .possible && fingersDown.count > maximum {
            model.fail(self, .tooManyTouches)
            return
        }
        while fingersDown.count > maximum, let extra = fingersDown.last {
            model.ignore(extra, by: self)
        }
        rebase()
        if lastSample == nil {
            noteSample()
        } else if touches.contains(where: \.hasLanded) {
            noteChangeOfFingers()
        }
    }

    private func noteChangeOfFingers() {
        isVelocityOpen = true
        lastJoinOrLeave = model.now
    }

    private func noteSample() {
        let isCoalesced = touches.contains { $0.samples > 1 }
        if isCoalesced || lastSample == model.now { isVelocityOpen = true }
        lastSample = model.now
        guard let place = Point.centroid(fingersDown.map(\.location)) else { return }
        velocity.add(place, at: model.now)
    }

    override func touchesMoved(_ touches: [Touch]) {
        noteSample()
        accumulate(fingersDown)
        rebase()
        guard state == .possible && wishes.isEmpty else { return }
        if model.reaches(travel.length, Pan.threshold, fingersDown) { reachedThreshold() }
    }

    /// It is far enough to begin.
    func reachedThreshold() {
        model.request(.began, by: self)
    }

    override func touchesEnded(_ touches: [Touch]) {
        if !fingersDown.isEmpty { noteChangeOfFingers() }
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

    /// It accumulates while at least the minimum are down.
    private func accumulate(_ fingers: [Touch]) {
        guard fingers.count >= minimum, let old = centroid, let new = Point.centroid(fingers.map(\.location))
        else { return }
        translation = translation + (new - old)
        travel = travel + (new - old)
    }

    /// A finger joining or leaving re-bases the centroid: translation does not jump.
    private func rebase() {
        centroid = Point.centroid(fingersDown.map(\.location))
        if fingersDown.count >= minimum { lastPlace = centroid }
    }

    /// Between attempts there is nothing to set: translation counts from the down point.
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
        lastSample = nil
        lastJoinOrLeave = nil
    }

    /// Nil where the rules leave it open.
    var judgedVelocity: Point? {
        let isCalm = lastJoinOrLeave.map { model.now - $0 > Velocity.oldestSample } ?? true
        guard !isVelocityOpen || (isCalm && velocity.isStale(at: model.now)) else { return nil }
        return velocity.value(at: model.now)
    }

    override func actionKeys(in state: RecognizerState) -> [LogKey: LogValue] {
        // A recognizer that was removed has no space to tell places in.
        guard let view else { return [:] }
        var keys: [LogKey: LogValue] = [.translation: .point(view.vectorFromApplication(translation))]
        if state == .cancelled { return keys }
        if let value = judgedVelocity { keys[.velocity] = .point(view.vectorFromApplication(value)) }
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
        return kind
    }

    func recognizer(_ name: String, in model: Model) -> Recognizer {
        Pan(
            name: name, model: model, minimum: Int(minimumTouches ?? 1),
            maximum: maximumTouches.map(Int.init) ?? .max)
    }

    var simpler: [PanKind] { without(\.minimumTouches, \.maximumTouches) }
}
