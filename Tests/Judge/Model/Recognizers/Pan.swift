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
    /// Judged only as long as the same fingers are down: the rules leave open what counts as a new sample
    /// after a finger has joined or left.
    private var velocity = Velocity()
    private var fingersSeen: Set<Int> = []
    private var hasChangedFingers = false
    private var lastSample: Microseconds?
    /// The last place with enough fingers.
    private var lastPlace: Point?

    init(name: String, model: Model, minimum: Int, maximum: Int) {
        self.minimum = minimum
        self.maximum = maximum
        super.init(name: name, model: model)
    }

    override func touchesBegan(_ landed: [Touch]) {
        // What the others moved in this frame counts before the new finger re-bases.
        accumulate(touchesOfFrame.filter { !$0.hasLanded })
        if state == .possible && fingersDown.count > maximum {
            model.fail(self, .tooManyTouches)
            return
        }
        while fingersDown.count > maximum, let extra = fingersDown.last {
            model.ignore(extra, by: self)
        }
        rebase(on: touchesOfFrame)
        noteSample(touchesOfFrame)
    }

    /// All fingers of the attempt come in one frame and leave in one frame.
    private func noteSample(_ fingers: [Touch]) {
        let seen = Set(fingers.map(\.order))
        if !fingersSeen.isEmpty && seen != fingersSeen { hasChangedFingers = true }
        fingersSeen = seen
        // Nor do they say what two samples of one moment mean.
        if lastSample == model.now || fingers.contains(where: { $0.samples > 1 }) { hasChangedFingers = true }
        lastSample = model.now
        if let place = Point.centroid(fingers.map(\.location)) { velocity.add(place, at: model.now) }
    }

    override func touchesMoved(_ touches: [Touch]) {
        noteSample(touchesOfFrame)
        accumulate(touchesOfFrame)
        rebase(on: touchesOfFrame)
        if state == .possible && wishes.isEmpty && translation.length >= Pan.threshold {
            reachedThreshold()
        }
    }

    /// It is far enough to begin.
    func reachedThreshold() {
        model.request(.began, by: self)
    }

    override func touchesEnded(_ touches: [Touch]) {
        let hasTooFew = fingersDown.count < minimum
        if hasTooFew && (isActive || !wishes.isEmpty) {
            model.request(.ended, by: self)
        } else if fingersDown.isEmpty && state == .possible {
            model.fail(self, .movedTooLittle)
        }
        rebase(on: fingersDown)
    }

    /// 1.12: a pan goes on if enough touches remain.
    override func touchesCancelled(_ touches: [Touch]) {
        if fingersDown.count < minimum {
            model.request(.cancelled, by: self, reason: model.cancelReason)
        }
        rebase(on: fingersDown)
    }

    /// The fingers that were down when this frame's moves were made: a lift comes after them.
    private var touchesOfFrame: [Touch] {
        touches.filter { $0.isDown || $0.hasLifted || $0.wasCancelled }
    }

    /// It accumulates while at least the minimum are down.
    private func accumulate(_ fingers: [Touch]) {
        guard fingers.count >= minimum, let old = centroid, let new = Point.centroid(fingers.map(\.location))
        else { return }
        translation = translation + (new - old)
    }

    /// A finger joining or leaving re-bases the centroid: translation does not jump.
    private func rebase(on fingers: [Touch]) {
        centroid = Point.centroid(fingers.map(\.location))
        if fingers.count >= minimum { lastPlace = centroid }
    }

    func setTranslation(_ value: Point) {
        translation = view?.vectorToApplication(value) ?? value
    }

    override func reset() {
        translation = .zero
        centroid = nil
        lastPlace = nil
        velocity = Velocity()
        fingersSeen = []
        hasChangedFingers = false
        lastSample = nil
    }

    override func actionKeys(in state: RecognizerState) -> [LogKey: LogValue] {
        var keys: [LogKey: LogValue] = [:]
        keys[.translation] = .point(view?.vectorFromApplication(translation) ?? translation)
        if state == .cancelled { return keys }
        let isJudged = !hasChangedFingers && (fingersDown.isEmpty || fingersDown.count == fingersSeen.count)
        if isJudged {
            let value = velocity.value(at: model.now)
            keys[.velocity] = .point(view?.vectorFromApplication(value) ?? value)
        }
        keys[.touches] = .count(Int64(fingersDown.count))
        keys[.location] = location(lastPlace)
        return keys
    }
}
