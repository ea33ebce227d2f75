// SPDX-License-Identifier: MIT

/// A view that tracks one touch and tells targets about it (§9): buttons, sliders, switches.
open class Control: View {
    /// How far beyond the bounds a tracked touch still counts as inside (rule 9.2).
    public static let slop = 70.0

    private enum Receiver {
        case target(ControlTarget)
        /// Searched along the responder chain.
        case action(UInt32)
    }

    private final var receivers: ContiguousArray<(receiver: Receiver, events: ControlEvents)> = []

    /// Off: the control swallows touches without an event (rule 9.3).
    public final var isEnabled = true {
        didSet { if !isEnabled { stopTracking(sending: .touchCancel) } }
    }
    /// A state for who draws it; touches do not change it.
    public final var isSelected = false
    /// Set while a finger is on it, too.
    public final var isHighlighted = false
    /// Its default action is a single tap: ancestors' single taps do not begin on it (rule 6.12).
    public final var hasDefaultAction = false

    /// Whether it follows a touch (rule 9.1).
    public private(set) final var isTracking = false
    /// Whether the tracked touch is in the bounds grown by the slop.
    public private(set) final var isTouchInside = false
    private final unowned(unsafe) var trackedTouch: Touch?

    // MARK: What subclasses override

    /// False: the touch is not tracked and sends no events.
    open func beginTracking(_ touch: Touch, with event: TouchEvent) -> Bool { true }
    /// False: tracking stops; this move sends no event, and no up event comes.
    open func continueTracking(_ touch: Touch, with event: TouchEvent) -> Bool { true }
    /// The tracked touch has lifted.
    open func endTracking(_ touch: Touch, with event: TouchEvent) {}
    /// The tracked touch was cancelled, or the control left its window.
    open func cancelTracking(with event: TouchEvent?) {}
    /// Replaces the tracking questions without a subclass.
    public final var tracking: (any ControlTracking)?

    open override func forgetCallbacks() {
        receivers = []
        tracking = nil
    }

    // MARK: Targets

    /// Calls a target for events; the same target twice is called once, for the events of both.
    public final func addTarget(_ target: ControlTarget, for events: ControlEvents) {
        for index in receivers.indices {
            if case .target(let known) = receivers[index].receiver, known.isSame(as: target) {
                receivers[index].events.formUnion(events)
                return
            }
        }
        receivers.append((.target(target), events))
    }

    /// Sends an action up the responder chain, from the control on, until someone performs it.
    public final func addAction(_ action: UInt32, for events: ControlEvents) {
        receivers.append((.action(action), events))
    }

    /// Takes a target back from events.
    public final func removeTarget(_ target: ControlTarget, for events: ControlEvents) {
        for index in receivers.indices {
            if case .target(let known) = receivers[index].receiver, known.isSame(as: target) {
                receivers[index].events.subtract(events)
            }
        }
        receivers.removeAll { $0.events.isEmpty }
    }

    /// Takes an action back from events.
    public final func removeAction(_ action: UInt32, for events: ControlEvents) {
        for index in receivers.indices {
            if case .action(let known) = receivers[index].receiver, known == action {
                receivers[index].events.subtract(events)
            }
        }
        receivers.removeAll { $0.events.isEmpty }
    }

    /// Tells every target of an event, in order of addition.
    public final func sendActions(for event: ControlEvents) {
        let told = receivers
        for entry in told where !entry.events.isDisjoint(with: event) {
            switch entry.receiver {
            case .target(let target):
                if isStillTarget(target, event) { target.perform(self, for: event) }
            case .action(let action): sendUpTheChain(action, event)
            }
        }
    }

    private final func isStillTarget(_ target: ControlTarget, _ event: ControlEvents) -> Bool {
        for entry in receivers where !entry.events.isDisjoint(with: event) {
            if case .target(let known) = entry.receiver, known === target { return true }
        }
        return false
    }

    private final func sendUpTheChain(_ action: UInt32, _ event: ControlEvents) {
        var responder: Responder? = self
        var steps = 0
        while let current = responder, steps < Control.longestChain {
            if current.perform(action, from: self, for: event) { return }
            responder = current.next
            steps += 1
        }
    }

    /// Longer than any tree; a ring ends here.
    private static let longestChain = 1 << 20

    // MARK: Tracking

    override var tracksUnhandledTouches: Bool { true }

    open override func touchesBegan(_ touches: TouchSet, with event: TouchEvent) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        guard tracking?.begin(self, touch, event) ?? beginTracking(touch, with: event), isEnabled else { return }
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        trackedTouch = touch
        sendActions(for: .touchDown)
        if touch.tapCount > 1, isTracking { sendActions(for: .touchDownRepeat) }
    }

    open override func touchesMoved(_ touches: TouchSet, with event: TouchEvent) {
        guard let touch = tracked(touches) else { return }
        guard tracking?.continueTracking(self, touch, event) ?? continueTracking(touch, with: event) else {
            return stopTracking(sending: [])
        }
        guard isTracking else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch)
        isHighlighted = isTouchInside
        if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        guard isTracking else { return }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    open override func touchesEnded(_ touches: TouchSet, with event: TouchEvent) {
        guard let touch = tracked(touches) else { return }
        isTouchInside = isInside(touch)
        if let tracking { tracking.end(self, touch, event) } else { endTracking(touch, with: event) }
        stopTracking(sending: isTouchInside ? .touchUpInside : .touchUpOutside)
    }

    open override func touchesCancelled(_ touches: TouchSet, with event: TouchEvent) {
        guard tracked(touches) != nil else { return }
        if let tracking { tracking.cancel(self) } else { cancelTracking(with: event) }
        stopTracking(sending: .touchCancel)
    }

    private final func tracked(_ touches: TouchSet) -> Touch? {
        guard isTracking, let trackedTouch, touches.contains(trackedTouch) else { return nil }
        return trackedTouch
    }

    private final func isInside(_ touch: Touch) -> Bool {
        bounds.grown(by: Control.slop).contains(touch.location(in: self))
    }

    private final func stopTracking(sending event: ControlEvents) {
        guard isTracking else { return }
        isTracking = false
        isHighlighted = false
        trackedTouch = nil
        if !event.isEmpty { sendActions(for: event) }
    }

    /// Refuses ancestors' single taps if a tap is what the control itself is for (rule 6.12).
    open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        guard hasDefaultAction, recognizer.view !== self, recognizer.cancelsTouchesInView,
            let tap = recognizer as? TapGestureRecognizer
        else { return true }
        return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
    }
}

/// Answers a control's tracking questions without a subclass.
public protocol ControlTracking: AnyObject {
    /// False: the touch is not tracked.
    func begin(_ control: Control, _ touch: Touch, _ event: TouchEvent) -> Bool
    /// False: tracking stops.
    func continueTracking(_ control: Control, _ touch: Touch, _ event: TouchEvent) -> Bool
    /// The tracked touch has lifted.
    func end(_ control: Control, _ touch: Touch, _ event: TouchEvent)
    /// The tracked touch was cancelled.
    func cancel(_ control: Control)
}
