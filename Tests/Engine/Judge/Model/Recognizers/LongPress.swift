// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 8.3: long press.
final class LongPress: Recognizer {
    let duration: Microseconds
    let allowedMovement: Double
    let tapsRequired: Int
    let fingersRequired: Int
    let endsAtLastLift: Bool
    private var taps: TapCounter
    /// Fingers of the press, in order of their downs.
    private var fingers: [Touch] = []
    private var lastFingerTime: Microseconds?
    private var lastPlace: Point?

    init(
        name: String, model: Model, thresholds: Thresholds, taps: Int, fingers: Int, endsAtLastLift: Bool
    ) {
        self.endsAtLastLift = endsAtLastLift
        duration = thresholds.duration(.minimumPress, or: 500_000)
        allowedMovement = thresholds.length(.allowableMovement, or: 10)
        tapsRequired = taps
        fingersRequired = fingers
        self.taps = TapCounter(fingers: fingers, TapCounter.Limits(thresholds, movement: .tapMovement))
        super.init(name: name, model: model)
    }

    override var touchesNeeded: Int { fingersRequired }

    /// Whether the taps before the press are over.
    private var isPress: Bool {
        taps.count == tapsRequired
    }

    override func touchesBegan(_ touches: [Touch]) {
        if isActive {
            // Extra fingers after the begin are ignored.
            for touch in touches { model.ignore(touch, by: self) }
            return
        }
        guard isPress else {
            if let failure = taps.began(touches, self) {
                model.fail(self, failure.reason, startingAnewWith: failure.isTooFarAway ? touches : [])
            }
            return
        }
        fingers += touches
        if fingers.count > fingersRequired {
            model.fail(self, .tooManyTouches)
        } else if fingers.count == fingersRequired {
            allAreDown()
        }
    }

    /// Called when all required fingers are down: the duration counts from the last down.
    private func allAreDown() {
        if let first = taps.firstPlace, let place = Point.centroid(fingers.map(start)),
            model.exceeds((place - first).length, taps.limits.distance, fingers)
        {
            model.fail(self, .movedTooFar, startingAnewWith: fingers.filter(\.hasLanded))
            return
        }
        lastFingerTime = model.now
        lastPlace = Point.centroid(fingers.map(\.location))
        if duration == 0 { model.request(.began, by: self) }
    }

    override func touchesMoved(_ touches: [Touch]) {
        guard isPress else {
            if let failure = taps.moved(self) { model.fail(self, failure.reason) }
            return
        }
        // 8.1: the last location with the required number of fingers.
        if fingersDown.count >= fingersRequired { lastPlace = Point.centroid(fingers.map(\.location)) }
        // After the begin, or once it is granted, movement is free.
        let isFree = isActive || !wishes.isEmpty
        if !isFree && fingers.contains(where: { model.exceeds(travel(of: $0), allowedMovement, [$0]) }) {
            model.fail(self, .movedTooFar)
        }
    }

    override func touchesEnded(_ touches: [Touch]) {
        guard isPress else {
            if let failure = taps.ended(areAllUp: fingersDown.isEmpty, now: model.now) {
                model.fail(self, failure.reason)
            }
            return
        }
        if isActive || !wishes.isEmpty {
            if endsAtLastLift && !fingersDown.isEmpty { return }
            model.request(.ended, by: self)
        } else {
            model.fail(self, .liftedEarly)
        }
    }

    override func touchesCancelled(_ touches: [Touch]) {
        model.request(.cancelled, by: self, reason: model.cancelReason)
    }

    // MARK: Fingers that rest on a touchpad (14.2)

    override func follows(_ gesture: IndirectGesture) -> Bool {
        gesture.kind == .touchpad(.hold) && allowsTouchpads && tapsRequired == 0 && gesture.fingers == fingersRequired
    }

    override func gestureBegan(_ gesture: IndirectGesture) {
        lastFingerTime = model.now
        lastPlace = gesture.place
        if duration == 0 { model.request(.began, by: self) }
    }

    override func gestureEnded(_ gesture: IndirectGesture) {
        if isActive || !wishes.isEmpty {
            model.request(.ended, by: self)
        } else {
            model.fail(self, .liftedEarly)
        }
    }

    override var deadline: Microseconds? {
        if isActive { return nil }
        guard isPress else { return taps.deadline }
        if let lastFingerTime { return lastFingerTime + duration }
        return fingers.isEmpty ? taps.deadline : nil
    }

    override func timerFired() {
        if lastFingerTime != nil {
            model.request(.began, by: self)
        } else {
            model.fail(self, taps.reasonAtDeadline)
        }
    }

    override func reset() {
        taps = TapCounter(fingers: fingersRequired, taps.limits)
        fingers = []
        lastFingerTime = nil
        lastPlace = nil
    }

    override func actionKeys(in state: RecognizerState) -> [LogKey: LogValue] {
        var keys: [LogKey: LogValue] = [.touches: numberOfTouches]
        let isLasting = endsAtLastLift && state == .began || state == .changed
        let isWithFewer = gesture == nil && isLasting && fingersDown.count < fingersRequired
        keys[.location] = location(isWithFewer ? Point.centroid(fingersDown.map(\.location)) : lastPlace)
        return keys
    }
}

extension LongPressKind: ModelledKind {
    static let weights: [RecognizerGroup: Int] = [.taps: 25, .all: 10]

    static func random(_ random: inout RandomSource) -> LongPressKind {
        var kind = LongPressKind()
        kind.thresholds = .random(
            &random, thresholdOptions, lengths: [0, 10, 100], durations: [50_000, 150_000, 1_000_000])
        if random.chance(30) { kind.duration = random.pick([0, 100_000, 250_000, 1_000_000]) }
        if random.chance(15) { kind.thresholds.lengths[.allowableMovement] = .pixels(random.pick([0, 5, 20])) }
        if random.chance(20) { kind.taps = random.pick([1, 2]) }
        if random.chance(25) { kind.touches = 2 }
        if random.chance(kind.touches == nil ? 5 : 50) { kind.ends = random.pick(LiftEnd.allCases) }
        return kind
    }

    func recognizer(_ name: String, in model: Model) -> Recognizer {
        LongPress(
            name: name, model: model, thresholds: thresholds, taps: Int(taps ?? 0), fingers: Int(touches ?? 1),
            endsAtLastLift: ends == .lastLift)
    }

    var simpler: [LongPressKind] { without(\.taps, \.touches) + without(\.ends) + withoutThresholds }
}
