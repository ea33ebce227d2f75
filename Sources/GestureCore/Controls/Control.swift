// SPDX-License-Identifier: MIT

/// A view that tracks one touch and tells targets about it (§9): buttons, sliders, switches.
open class Control: View, TouchTracking {
    /// Distance beyond the bounds within which a tracked touch counts as inside (rule 9.2).
    public static let slop = 70.0

    private enum Receiver {
        case target(ControlTarget)
        /// Searched along the responder chain.
        case action(UInt32)
    }

    private struct Entry {
        let receiver: Receiver
        /// None: it was taken back in the middle of an event, and goes at its end.
        var events: ControlEvents
    }

    private final var receivers = GrowingList<Entry>()
    /// Events that are being sent.
    private final var sending: Int32 = 0

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
    /// The axes that it tracks, such as a slider's; while it does, ancestors' pans, swipes and transforms that lead
    /// along one of them do not begin (rule 9.4).
    public final var trackedAxes: Axes = []

    /// The control follows a touch (rule 9.1).
    public private(set) final var isTracking = false
    /// The tracked touch is in the bounds grown by the slop.
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

    override var libraryClass: ObjectIdentifier { ObjectIdentifier(Control.self) }

    package override func forgetCallbacks() {
        changeReceivers { _ in [] }
        tracking = nil
    }

    // MARK: Targets

    /// Calls a target for events; the same target twice is called once, for the events of both. False: there is no
    /// memory for it.
    @discardableResult
    public final func addTarget(_ target: ControlTarget, for events: ControlEvents) -> Bool {
        var added = events
        var index = 0
        while let entry = receivers[index] {
            if case .target(let known) = entry.receiver, known.isSame(as: target) { added.subtract(entry.events) }
            index &+= 1
        }
        // Events that are added while one is being sent count from the next one on.
        return added.isEmpty || receivers.append(Entry(receiver: .target(target), events: added))
    }

    /// The target that is the same as another one and called already; nil: there is none.
    package final func knownTarget(_ target: ControlTarget) -> ControlTarget? {
        var index = 0
        while let entry = receivers[index] {
            if case .target(let known) = entry.receiver, !entry.events.isEmpty, known.isSame(as: target) {
                return known
            }
            index &+= 1
        }
        return nil
    }

    /// Sends an action up the responder chain, from the control on, until someone performs it. False: there is no
    /// memory for it.
    @discardableResult
    public final func addAction(_ action: UInt32, for events: ControlEvents) -> Bool {
        events.isEmpty || receivers.append(Entry(receiver: .action(action), events: events))
    }

    /// Takes a target back from events.
    public final func removeTarget(_ target: ControlTarget, for events: ControlEvents) {
        changeReceivers { entry in
            if case .target(let known) = entry.receiver, known.isSame(as: target) {
                return entry.events.subtracting(events)
            }
            return entry.events
        }
    }

    /// Takes an action back from events.
    public final func removeAction(_ action: UInt32, for events: ControlEvents) {
        changeReceivers { entry in
            if case .action(let known) = entry.receiver, known == action { return entry.events.subtracting(events) }
            return entry.events
        }
    }

    private final func changeReceivers(_ remaining: (Entry) -> ControlEvents) {
        var index = 0
        while var entry = receivers[index] {
            entry.events = remaining(entry)
            receivers.replace(index, with: entry)
            index &+= 1
        }
        releaseRemoved()
    }

    private final func releaseRemoved() {
        guard sending == 0 else { return }
        let kept = receivers.moveBack { $0.events.isEmpty }
        while receivers.count > kept { _ = receivers.popLast() }
    }

    /// Tells every target of an event, in order of addition.
    public final func sendActions(for event: ControlEvents) {
        let count = receivers.count
        sending &+= 1
        var index = 0
        while index < count, let entry = receivers[index] {
            index &+= 1
            guard !entry.events.isDisjoint(with: event) else { continue }
            switch entry.receiver {
            case .target(let target): target.perform(self, for: event)
            case .action(let action): sendUpTheChain(action, event)
            }
        }
        sending &-= 1
        releaseRemoved()
    }

    private final func sendUpTheChain(_ action: UInt32, _ event: ControlEvents) {
        var responder: Responder? = self
        var steps = 0
        while let current = responder, steps < Control.longestChain {
            if current.perform(action, from: self, for: event) { return }
            responder = current.next
            steps &+= 1
        }
    }

    /// Longer than any tree; a ring ends here.
    private static let longestChain = 1 << 20

    // MARK: Tracking

    override var tracksUnhandledTouches: Bool { true }

    package override var word: StaticString { "control" }

    open override func touchesBegan(_ touches: TouchSet, with event: TouchEvent) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        guard tracking?.begin(self, touch, event) ?? beginTracking(touch, with: event), isEnabled else { return }
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        trackedTouch = touch
        touch.tracker = self
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

    final var trackingView: View { self }

    /// No event: the call that would have caused it went elsewhere.
    final func touchIsOver(_ touch: Touch) {
        if touch === trackedTouch { stopTracking(sending: []) }
    }

    private final func isInside(_ touch: Touch) -> Bool {
        bounds.grown(by: Control.slop).contains(touch.location(in: self))
    }

    private final func stopTracking(sending event: ControlEvents) {
        guard isTracking else { return }
        isTracking = false
        isHighlighted = false
        if let trackedTouch, trackedTouch.tracker === self { trackedTouch.tracker = nil }
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
