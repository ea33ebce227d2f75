// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 8.2: tap.
final class Tap: Recognizer {
    let tapsRequired: Int
    let fingersRequired: Int
    /// 14.1: buttons that a pointer presses.
    let buttons: Set<PointerButton>
    private var pressed: Set<PointerButton> = []
    private var counter: TapCounter

    init(
        name: String, model: Model, taps: Int, fingers: Int, limits: TapCounter.Limits, buttons: Set<PointerButton>
    ) {
        self.buttons = buttons
        tapsRequired = taps
        fingersRequired = fingers
        counter = TapCounter(fingers: fingers, limits)
        super.init(name: name, model: model)
    }

    override var isDiscrete: Bool { true }
    override var touchesNeeded: Int { fingersRequired }

    override func touchesBegan(_ touches: [Touch]) {
        if !wishes.isEmpty || failsForButtons(touches) { return }
        if let failure = counter.began(touches, self) {
            model.fail(self, failure.reason, startingAnewWith: failure.isTooFarAway ? touches : [])
        }
    }

    override func touchesMoved(_ touches: [Touch]) {
        if failsForButtons(touches) { return }
        if let failure = counter.moved(self) { model.fail(self, failure.reason) }
    }

    /// Fires at the lift of the last finger of the last tap.
    override func touchesEnded(_ touches: [Touch]) {
        if touches.contains(where: { $0.type == .indirectPointer }) && pressed != buttons {
            return model.fail(self, .wrongButtons)
        }
        if let failure = counter.ended(areAllUp: fingersDown.isEmpty, now: model.now) {
            model.fail(self, failure.reason)
        } else if counter.count == tapsRequired {
            model.request(.ended, by: self)
        }
    }

    /// 14.1: fails at once if a pointer presses a button that the tap does not require.
    private func failsForButtons(_ touches: [Touch]) -> Bool {
        for touch in touches where touch.type == .indirectPointer { pressed.formUnion(touch.buttons) }
        if pressed.isSubset(of: buttons) { return false }
        model.fail(self, .wrongButtons)
        return true
    }

    override func touchesCancelled(_ touches: [Touch]) {
        model.fail(self, model.cancelReason)
    }

    override var deadline: Microseconds? { counter.deadline }

    override func timerFired() {
        model.fail(self, counter.reasonAtDeadline)
    }

    override func reset() {
        counter = TapCounter(fingers: fingersRequired, counter.limits)
        pressed = []
    }

    /// 8.1: numberOfTouches is the required number. 8.2: the location is the centroid of the downs of the first tap.
    override func actionKeys(in state: RecognizerState) -> [LogKey: LogValue] {
        var keys: [LogKey: LogValue] = [.touches: .count(Int64(fingersRequired))]
        keys[.location] = location(counter.firstPlace)
        return keys
    }

    /// 6.6: a tap never prevents a tap with a higher tap count.
    override func canPrevent(_ other: Recognizer) -> Bool {
        guard let tap = other as? Tap else { return true }
        return tap.tapsRequired <= tapsRequired
    }
}

extension TapKind: ModelledKind {
    static let weights: [RecognizerGroup: Int] = [.taps: 75, .all: 15]

    static func random(_ random: inout RandomSource) -> TapKind {
        var kind = TapKind()
        kind.taps = random.pick([nil, nil, 1, 2, 2, 3])
        kind.touches = random.pick([nil, nil, nil, nil, 1, 2, 2, 3])
        kind.thresholds = .random(
            &random, thresholdOptions, lengths: [0, 10, 100], durations: [50_000, 150_000, 1_000_000])
        return kind
    }

    func recognizer(_ name: String, in model: Model) -> Recognizer {
        Tap(
            name: name, model: model, taps: Int(taps ?? 1), fingers: Int(touches ?? 1),
            limits: TapCounter.Limits(thresholds, movement: .allowableMovement), buttons: buttons ?? [.primary])
    }

    var simpler: [TapKind] { without(\.taps, \.touches) + without(\.buttons) + withoutThresholds }
}
