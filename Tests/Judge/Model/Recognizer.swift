// SPDX-License-Identifier: MIT

import ScenarioFormat

/// What all kinds of §8 have in common: §5's states and the touches of an attempt.
class Recognizer {
    let name: String
    unowned let model: Model
    var view: View?
    /// 8.1: the one that it was taken from in this attempt, in whose space its last action tells of places.
    var lastView: View?
    /// 4.4: counts additions to views; a higher one is newer.
    var addition = 0

    // 8.1
    var isEnabled = true
    var cancelsTouchesInView = true
    var delaysTouchesBegan = false
    var delaysTouchesEnded = true
    var allowedTypes: Set<TouchType>?
    // 4.8
    var modifiers: Set<Modifier> = []
    var excludedModifiers: Set<Modifier> = []
    var delegate: DelegateDeclaration?
    /// 6.7, as declared.
    var requirements: [Recognizer] = []
    /// 6.3: whom alone it prevents and is prevented by, if that is overridden.
    var prevents: Set<String>?
    var preventedBy: Set<String>?
    var isDestroyed = false

    // The attempt, until the reset.
    var state = RecognizerState.possible
    /// Touches bound to it that it does not ignore, in order of binding; lifted ones stay.
    var touches: [Touch] = []
    /// The touches whose lift or cancel it has heard.
    var gone: [Touch] = []
    var isInAttempt = false
    /// 4.6: every touch was ignored.
    var isOver = false
    /// 5.4: granted by shouldBegin and not yet decided: began, ended, or both in this order.
    var wishes: [RecognizerState] = []
    /// 6.7: an update pass has left a wish waiting for a requirement.
    var isHeld = false
    /// 6.8: what it held has lifted meanwhile.
    var hasLostItsFingers = false
    /// 4.2: the type of the attempt's first touch.
    var attemptType: TouchType?
    /// Where it stood in the order 4.4 when it last was in a window.
    var rank = Rank()

    // Of the running delivery.
    /// Actions to be sent, in order; changed is kept apart since it may be dropped.
    var reports: [RecognizerState] = []
    var hasChanged = false
    /// What of them the running step 2 has yet to send.
    var unsent: [RecognizerState] = []
    var hasUnsentChange = false
    var hasRecognized = false

    init(name: String, model: Model) {
        self.name = name
        self.model = model
    }

    /// 5.2
    var isDiscrete: Bool { false }

    var isActive: Bool {
        state == .began || state == .changed
    }

    /// 4.5
    var isFinished: Bool {
        state.isFinished
    }

    /// Phase by phase: a finger is down until the recognizer hears of its lift.
    var fingersDown: [Touch] {
        touches.filter { touch in !gone.contains { $0 === touch } }
    }

    /// 8.1: the touches still down when the action is sent.
    final var numberOfTouches: LogValue {
        .count(Int64(touches.filter(\.isDown).count))
    }

    // MARK: What a kind fills in

    func touchesBegan(_ touches: [Touch]) {}
    func touchesMoved(_ touches: [Touch]) {}
    func touchesEnded(_ touches: [Touch]) {}
    func touchesCancelled(_ touches: [Touch]) {}

    /// 5.14: when it wants timerFired, nil for never.
    var deadline: Microseconds? { nil }
    func timerFired() {}

    /// 9.4: the movement that leads; nil of kinds that a control does not refuse.
    var movement: Point? { nil }

    /// A scroll view's, of which no line of a log speaks.
    var isOwn: Bool { false }
    /// 6.11: what its own view says to should-begin.
    func viewRefuses() -> Bool { false }
    /// The action of a scroll view's own.
    func heard(_ state: RecognizerState) {}

    /// It leaves possible with began.
    func willBegin() {}

    /// Only a kind that has the value can set it.
    func setTranslation(_ value: Point) {}
    func setScale(_ value: Double) {}
    func setRotation(_ value: Double) {}

    /// Forgets what the kind remembers of the attempt.
    func reset() {}

    /// 8.1: what its action would read now, in the view's space.
    func actionKeys(in state: RecognizerState) -> [LogKey: LogValue] { [:] }

    /// The view in whose space it tells of places.
    final var space: View? {
        if let view { return view }
        guard let lastView, !lastView.isDestroyed else { return nil }
        return lastView
    }

    /// A place in the view of the recognizer.
    final func location(_ place: Point?) -> LogValue? {
        guard let place else { return nil }
        return .point(space?.fromApplication(place) ?? place)
    }

    /// 6.3; only a custom one is ever told whom.
    func canPrevent(_ other: Recognizer) -> Bool {
        prevents?.contains(other.name) ?? true
    }

    func canBePrevented(by other: Recognizer) -> Bool {
        preventedBy?.contains(other.name) ?? true
    }
}

extension RecognizerState {
    /// 4.5
    var isFinished: Bool {
        self == .ended || self == .cancelled || self == .failed
    }
}
