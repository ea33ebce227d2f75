// SPDX-License-Identifier: MIT

/// A view that tracks one touch and tells targets about it (§9): buttons, sliders, switches.
open class Control: View, TouchTracking {
    /// Distance in px beyond the bounds within which a tracked touch counts as inside (rule 9.2).
    public static let slop = 70.0

    private enum Receiver {
        /// A target that was added.
        case target(ControlTarget)
        /// An action that is searched for along the responder chain.
        case action(UInt32)
    }

    private struct Entry {
        let receiver: Receiver
        /// Events of the entry. Empty: the entry was removed while an event is sent, and goes when the sending ends.
        var events: ControlEvents
    }

    private final var receivers = GrowingList<Entry>()
    /// Number of nested events that are being sent.
    private final var sending: Int32 = 0

    /// Whether the control works. Default: true. A disabled control swallows touches without sending events (rule 9.3).
    public final var isEnabled = true {
        didSet { if !isEnabled { stopTracking(sending: .touchCancel) } }
    }
    /// Selected state for the host's drawing; touches do not change it. Default: false.
    public final var isSelected = false
    /// Highlighted state for the host's drawing. Default: false. Also set while a finger is on the control.
    public final var isHighlighted = false
    /// Whether the control's default action is a single tap. Default: false. If so, single taps of ancestors do not
    /// begin on it (rule 6.12).
    public final var hasDefaultAction = false
    /// Axes along which the control tracks, such as a slider's. Default: none. While it tracks, ancestors' pans, swipes
    /// and transforms along one of these axes do not begin (rule 9.4).
    public final var trackedAxes: Axes = []

    /// Whether the control follows a touch (rule 9.1).
    public private(set) final var isTracking = false
    /// Whether the tracked touch is within the bounds grown by the slop.
    public private(set) final var isTouchInside = false
    private final unowned(unsafe) var trackedTouch: Touch?

    // MARK: What subclasses override

    /// Decides whether to track a touch that began. Return false to leave the touch untracked and without events.
    /// Default: true.
    open func beginTracking(_ touch: Touch, with event: TouchEvent) -> Bool { true }
    /// Decides whether to go on tracking after a move. If it returns false, tracking stops: the move sends no event and
    /// no up event follows. Default: true.
    open func continueTracking(_ touch: Touch, with event: TouchEvent) -> Bool { true }
    /// Called when the tracked touch has lifted.
    open func endTracking(_ touch: Touch, with event: TouchEvent) {}
    /// Called when the tracked touch was cancelled, or when the control left its window; `event` is nil in the second
    /// case.
    open func cancelTracking(with event: TouchEvent?) {}
    /// Answers the tracking questions instead of a subclass, retained. Default: nil.
    public final var tracking: (any ControlTracking)?

    override var libraryClass: ObjectIdentifier { ObjectIdentifier(Control.self) }

    package override func forgetCallbacks() {
        changeReceivers { _ in [] }
        tracking = nil
    }

    // MARK: Targets

    /// Adds a target for events. A target that is already added is called once, for the events of both calls. Returns
    /// false if out of memory. O(targets).
    @discardableResult
    public final func addTarget(_ target: ControlTarget, for events: ControlEvents) -> Bool {
        var added = events
        var index = 0
        while let entry = receivers[index] {
            if case .target(let known) = entry.receiver, known.isSame(as: target) { added.subtract(entry.events) }
            index &+= 1
        }
        // Events added while one is being sent take effect with the next one.
        return added.isEmpty || receivers.append(Entry(receiver: .target(target), events: added))
    }

    /// Returns the installed target that is the same as `target`, or nil. O(targets).
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

    /// Adds an action, which is sent up the responder chain from the control until a responder performs it. Returns
    /// false if out of memory. O(targets).
    @discardableResult
    public final func addAction(_ action: UInt32, for events: ControlEvents) -> Bool {
        events.isEmpty || receivers.append(Entry(receiver: .action(action), events: events))
    }

    /// Removes a target from events. Does nothing if it is not added for them. O(targets).
    public final func removeTarget(_ target: ControlTarget, for events: ControlEvents) {
        changeReceivers { entry in
            if case .target(let known) = entry.receiver, known.isSame(as: target) {
                return entry.events.subtracting(events)
            }
            return entry.events
        }
    }

    /// Removes an action from events. Does nothing if it is not added for them. O(targets).
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

    /// Calls every target and action of an event, in order of addition.
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

    /// Limit on the length of a responder chain, longer than any tree, which ends a cyclic chain.
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

    /// Stops tracking without an event: the call that would have caused one went to another responder.
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

    /// Refuses ancestors' single taps if the control's own default action is a tap (rule 6.12).
    open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        guard hasDefaultAction, recognizer.view !== self, recognizer.cancelsTouchesInView,
            let tap = recognizer as? TapGestureRecognizer
        else { return true }
        return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
    }
}

/// Answers a control's tracking questions without a subclass.
public protocol ControlTracking: AnyObject {
    /// Decides whether to track a touch that began. Return false to leave it untracked.
    func begin(_ control: Control, _ touch: Touch, _ event: TouchEvent) -> Bool
    /// Decides whether to go on tracking after a move. Return false to stop.
    func continueTracking(_ control: Control, _ touch: Touch, _ event: TouchEvent) -> Bool
    /// Called when the tracked touch has lifted.
    func end(_ control: Control, _ touch: Touch, _ event: TouchEvent)
    /// Called when the tracked touch was cancelled.
    func cancel(_ control: Control)
}
