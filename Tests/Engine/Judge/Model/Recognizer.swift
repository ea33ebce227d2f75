// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Common parts of all kinds of §8: the states of §5 and the touches of an attempt.
class Recognizer {
    let name: String
    unowned let model: Model
    var view: View?
    /// 8.1: the view that the recognizer was removed from in this attempt; its last action uses that view's
    /// coordinates.
    var lastView: View?
    /// 4.4: number of the addition to a view; a higher one is newer.
    var addition = 0

    // 8.1: settings.
    var isEnabled = true
    var cancelsTouchesInView = true
    var delaysTouchesBegan = false
    var delaysTouchesEnded = true
    var allowedTypes: Set<TouchType>?
    // 4.8: modifier keys.
    var modifiers: Set<Modifier> = []
    var excludedModifiers: Set<Modifier> = []
    /// 4.9: whether an attempt starts only with the first touches of a sequence.
    var demandsWholeSequences = false
    /// 7.15: limits of its delays.
    var delayLimits = DelayLimits()
    /// 6.14: the recognizer that it comes after.
    var leader: Recognizer?
    var delegate: DelegateDeclaration?
    /// 6.7: declared requirements.
    var requirements: [Recognizer] = []
    /// 6.3: the only recognizers that it prevents and is prevented by, if that is overridden.
    var prevents: Set<String>?
    var preventedBy: Set<String>?
    var isDestroyed = false

    // The attempt, until the reset.
    var state = RecognizerState.possible
    /// Touches bound to the recognizer that it does not ignore, in order of binding; lifted ones stay.
    var touches: [Touch] = []
    /// Touches whose lift or cancel it was told.
    var gone: [Touch] = []
    var isInAttempt = false
    /// 4.6: whether every touch was ignored.
    var isOver = false
    /// 5.4: requests that shouldBegin has granted and that are not decided: began, ended, or both in this order.
    var wishes: [RecognizerState] = []
    /// 6.7: whether an update pass has left a request waiting for a requirement.
    var isHeld = false
    /// 6.8: whether the fingers lifted while it was held.
    var hasLostItsFingers = false
    /// 6.14: whether its leader has not recognized yet, and where its touches were when that one did.
    var isAwaiting = false
    var origins: [(touch: Touch, place: Point)] = []
    /// 6.14: touches that had gone before that.
    var strangers: [Touch] = []
    /// 6.14: the sequence in which it last recognized.
    var recognizedSequence: Int?
    /// 7.15: the limits that run.
    var delay = RunningDelay()
    /// 4.2: type of the attempt's first touch.
    var attemptType: TouchType?
    /// 14.4: the gesture or scroll of an attempt that is not about touches.
    var gesture: IndirectGesture?
    /// Rank in the order of 4.4 when it last was in a window.
    var rank = Rank()

    // State of the running delivery.
    /// Actions to be sent, in order; changed is separate, since it may be dropped.
    var reports: [RecognizerState] = []
    var hasChanged = false
    /// Actions that the running step 2 has yet to send.
    var unsent: [RecognizerState] = []
    var hasUnsentChange = false
    /// 2.10: whether its view has left its window inside its action.
    var sendsWhenActionReturns = false
    var hasRecognized = false

    init(name: String, model: Model) {
        self.name = name
        self.model = model
    }

    /// Number of touches that the kind needs (7.15).
    var touchesNeeded: Int { 1 }

    /// 6.14: where a touch is measured from: its down, or its place when the leader recognized.
    final func start(of touch: Touch) -> Point {
        origins.first { $0.touch === touch }?.place ?? touch.start
    }

    final func travel(of touch: Touch) -> Double { (touch.location - start(of: touch)).length }

    /// 5.2: whether the kind is discrete.
    var isDiscrete: Bool { false }

    var isActive: Bool {
        state == .began || state == .changed
    }

    /// 4.5: whether the state is final.
    var isFinished: Bool {
        state.isFinished
    }

    /// Touches that the kind was told of: not those that had gone before its leader recognized.
    var knownTouches: [Touch] {
        touches.filter { touch in !strangers.contains { $0 === touch } }
    }

    /// Touches that are down: in each phase, a finger is down until the recognizer is told of its lift.
    var fingersDown: [Touch] {
        touches.filter { touch in !gone.contains { $0 === touch } }
    }

    /// 8.1: number of touches still down when the action is sent.
    final var numberOfTouches: LogValue {
        .count(Int64(gesture?.fingersDown ?? touches.filter(\.isDown).count))
    }

    // MARK: Overridden by the kinds

    func touchesBegan(_ touches: [Touch]) {}
    func touchesMoved(_ touches: [Touch]) {}
    func touchesEnded(_ touches: [Touch]) {}
    func touchesCancelled(_ touches: [Touch]) {}

    /// Whether the kind binds touches; a hover does not (8.8).
    var takesTouches: Bool { true }
    /// 14.2, 14.3: whether it takes part in such a gesture or scroll.
    func follows(_ gesture: IndirectGesture) -> Bool { false }
    func gestureBegan(_ gesture: IndirectGesture) {}
    func gestureChanged(_ gesture: IndirectGesture) {}
    func gestureEnded(_ gesture: IndirectGesture) {}

    /// 14.2: whether it allows a touchpad's gestures.
    final var allowsTouchpads: Bool { allowedTypes?.contains(.indirect) ?? true }

    /// 5.14: time at which it wants timerFired, or nil.
    var deadline: Microseconds? { nil }
    func timerFired() {}

    /// 9.4: the movement that leads; nil for kinds that a control does not refuse.
    var movement: Point? { nil }

    /// Whether this is a scroll view's own recognizer, about which no log line exists.
    var isOwn: Bool { false }
    /// 6.11: returns whether its own view refuses shouldBegin.
    func viewRefuses() -> Bool { false }
    /// Handles the action of a scroll view's own recognizer.
    func heard(_ state: RecognizerState) {}

    /// Called when it leaves possible with began.
    func willBegin() {}

    /// Only kinds with the value can set it.
    func setTranslation(_ value: Point) {}
    func setScale(_ value: Double) {}
    func setRotation(_ value: Double) {}

    /// Forgets state of the attempt.
    func reset() {}

    /// 8.1: returns the values that its action reads now, in the view's coordinates.
    func actionKeys(in state: RecognizerState) -> [LogKey: LogValue] { [:] }

    /// The view whose coordinates locations are in.
    final var space: View? {
        if let view { return view }
        guard let lastView, !lastView.isDestroyed else { return nil }
        return lastView
    }

    /// Returns a location in the recognizer's view.
    final func location(_ place: Point?) -> LogValue? {
        guard let place else { return nil }
        return .point(space?.fromApplication(place) ?? place)
    }

    /// 6.3: only custom recognizers have a list.
    func canPrevent(_ other: Recognizer) -> Bool {
        prevents?.contains(other.name) ?? true
    }

    func canBePrevented(by other: Recognizer) -> Bool {
        preventedBy?.contains(other.name) ?? true
    }
}

extension RecognizerState {
    /// 4.5: whether the state is final.
    var isFinished: Bool {
        self == .ended || self == .cancelled || self == .failed
    }
}
