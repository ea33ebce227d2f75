// SPDX-License-Identifier: MIT

/// Something that can take events: a view, a controller, a window, the application, its delegate (§3).
///
/// The default of every callback passes the event on to `next`. An override that does not call `super` keeps
/// it. The event goes on after the override has returned.
open class Responder {
    /// Takes events instead of the callbacks below, without a subclass.
    public final var handler: ResponderHandler? {
        // One that is replaced by its own call has to live to the end of it.
        willSet { if handlerCalls > 0, let handler { keepToEndOfCall(handler) } }
    }
    /// For who wraps the engine: leads back from here to the wrapper.
    package final var hostPointer: UnsafeMutableRawPointer?
    /// nil: it has never been tied to anything.
    private final var ties: ResponderTies?
    // Small members stand last: those of a subclass fill the bytes behind them.
    /// Calls of the handler that are under way; they count no references.
    private final var handlerCalls: Int32 = 0
    private final var hasReplacedHandlers = false

    public init() {}

    deinit {
        unlinkOverrides()
    }

    /// The link of rule 3.1.
    open var defaultNext: Responder? { nil }

    /// The next responder: the link of rule 3.1 or its override.
    public final var next: Responder? {
        if let ties, ties.hasNextOverride { return ties.nextOverride }
        return defaultNext
    }

    /// Overrides the link; nil is the end of the chain. The override ends when `responder` goes away.
    public final func overrideNext(_ responder: Responder?) {
        restoreNext()
        let ties = makeTies()
        ties.hasNextOverride = true
        ties.nextOverride = responder
        guard let responder else { return }
        // A link that could not be ended with the responder must not be.
        if !responder.makeTies().overriders.append(Borrowed(self)) { ties.endNextOverride() }
    }

    /// Restores the link of rule 3.1.
    public final func restoreNext() {
        guard let ties else { return }
        ties.nextOverride?.ties?.forget(self)
        ties.endNextOverride()
    }

    /// The responder is about to go: no override leads to it or from it any more, and no event starts at it.
    package final func unlinkOverrides() {
        guard let ties else { return }
        ties.firstResponderPlace?.forgetFirstResponder()
        ties.firstResponderPlace = nil
        restoreNext()
        while let overrider = ties.overriders.popLast() {
            overrider.use { $0.ties?.endNextOverride() }
        }
    }

    /// The engine whose first responder it is: told when it goes.
    final var firstResponderPlace: (any ViewDispatching)? {
        get { ties?.firstResponderPlace }
        set { if ties != nil || newValue != nil { makeTies().firstResponderPlace = newValue } }
    }

    /// A view's, for those that refer to it without keeping it; nil: nobody does.
    final var identity: ViewIdentity? {
        get { ties?.identity }
        set { makeTies().identity = newValue }
    }

    @inline(never)
    private final func keepToEndOfCall(_ handler: ResponderHandler) {
        _ = makeTies().replacedHandlers.appendDrawing(handler)
        hasReplacedHandlers = true
    }

    @inline(never)
    private final func releaseReplacedHandlers() {
        hasReplacedHandlers = false
        guard let ties else { return }
        while ties.replacedHandlers.popLast() != nil {}
    }

    private final func makeTies() -> ResponderTies {
        if let ties { return ties }
        let made = ResponderTies()
        ties = made
        return made
    }

    /// Touches went down on it; the default forwards them (rule 3.2). An override that calls `super` with some of them
    /// passes these on when it returns, and keeps the others.
    open func touchesBegan(_ touches: TouchSet, with event: TouchEvent) { event.forward(touches, from: self) }
    /// Touches that began on it moved.
    open func touchesMoved(_ touches: TouchSet, with event: TouchEvent) { event.forward(touches, from: self) }
    /// They lifted.
    open func touchesEnded(_ touches: TouchSet, with event: TouchEvent) { event.forward(touches, from: self) }
    /// They are taken back: undo what they did.
    open func touchesCancelled(_ touches: TouchSet, with event: TouchEvent) { event.forward(touches, from: self) }

    /// A shake (rule 3.5); the event says so.
    open func motionBegan(with event: TouchEvent) { event.forwardingResponder = self }
    /// The shake ended.
    open func motionEnded(with event: TouchEvent) { event.forwardingResponder = self }
    /// The shake was cancelled.
    open func motionCancelled(with event: TouchEvent) { event.forwardingResponder = self }

    /// A media key; the event's `remoteControl` says which (rule 3.5).
    open func remoteControlReceived(with event: TouchEvent) { event.forwardingResponder = self }

    /// Of the application's delegate: the keyboard was folded away or back (rule 14.5).
    open func tabletModeDidChange(_ isTabletMode: Bool) {
        handler?.tabletModeDidChange(isTabletMode)
    }

    /// Performs what a control without a target asks for. False passes it on to the next responder.
    open func perform(_ action: UInt32, from control: View, for controlEvent: ControlEvents) -> Bool {
        handler?.perform(action, from: control, for: controlEvent) ?? false
    }

    /// Default no (rule 3.4).
    open var canBecomeFirstResponder: Bool { handler?.canBecomeFirstResponder ?? false }
    /// Returns whether it lets another one take its place.
    open var canResignFirstResponder: Bool { handler?.canResignFirstResponder ?? true }

    /// Called when it has become first responder (rule 3.4).
    open func becameFirstResponder() { handler?.becameFirstResponder() }
    /// Called when it is no longer first responder: it has resigned, or has left its window.
    open func resignedFirstResponder() { handler?.resignedFirstResponder() }

    /// A control tracks what its handler leaves alone, instead of forwarding it.
    var tracksUnhandledTouches: Bool { false }

    /// The engine that the responder belongs to at the moment.
    var eventDispatcher: (any ViewDispatching)? { nil }

    final func receive(_ phase: Touch.Phase, _ touches: TouchSet, with event: TouchEvent) {
        if let handler = handler.map({ Borrowed($0) }) {
            handlerCalls &+= 1
            let isHandled = handler.use { $0.handle(phase, touches, with: event) }
            handlerCalls &-= 1
            if hasReplacedHandlers, handlerCalls == 0 { releaseReplacedHandlers() }
            if isHandled { return }
            if !tracksUnhandledTouches { return event.forward(touches, from: self) }
        }
        receiveDefault(phase, touches, with: event)
    }

    /// Does what the responder does without a handler; for a handler that leaves some touches to it.
    package final func receiveDefault(_ phase: Touch.Phase, _ touches: TouchSet, with event: TouchEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .stationary: break
        }
    }
}

/// Properties that few responders have: an own next responder, the place of the first one, or a handler that replaces
/// itself.
private final class ResponderTies {
    var hasNextOverride = false
    unowned(unsafe) var nextOverride: Responder?
    /// Responders that override their next responder with this one; the overrides end with this one.
    var overriders = GrowingList<Borrowed<Responder>>()
    unowned(unsafe) var firstResponderPlace: (any ViewDispatching)?
    var replacedHandlers = GrowingList<ResponderHandler>()
    var identity: ViewIdentity?

    init() {}

    deinit { identity?.view = nil }

    func forget(_ overrider: Responder) {
        let wanted = Borrowed(overrider)
        let kept = overriders.moveBack { $0 == wanted }
        while overriders.count > kept { _ = overriders.popLast() }
    }

    func endNextOverride() {
        hasNextOverride = false
        nextOverride = nil
    }
}

extension Responder {
    /// Takes the place of the first responder, which is asked to resign. False if either refuses (rule 3.4).
    public final func becomeFirstResponder() -> Bool {
        guard let dispatcher = eventDispatcher else { return false }
        if dispatcher.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let current = dispatcher.firstResponder, !current.resignFirstResponder() { return false }
        // The override may have moved the responder elsewhere.
        guard let dispatcher = eventDispatcher, dispatcher.firstResponder == nil else { return false }
        dispatcher.firstResponder = self
        becameFirstResponder()
        return true
    }

    /// False if it is not the first responder or refuses.
    public final func resignFirstResponder() -> Bool {
        guard isFirstResponder, canResignFirstResponder else { return false }
        // The override may have moved the responder elsewhere.
        guard let dispatcher = eventDispatcher, dispatcher.firstResponder === self else { return false }
        dispatcher.firstResponder = nil
        resignedFirstResponder()
        return true
    }

    /// Returns whether it can become first responder: it is in a window that is shown, or the application.
    public final var isInApplication: Bool { eventDispatcher != nil }

    /// Returns whether events that are no touches start here (rule 3.5).
    public final var isFirstResponder: Bool { eventDispatcher?.firstResponder === self }

    final func receiveMotion(_ phase: Touch.Phase, with event: TouchEvent) {
        if let handler {
            if !handler.handleMotion(phase, with: event) { event.forwardingResponder = self }
            return
        }
        switch phase {
        case .began: motionBegan(with: event)
        case .ended: motionEnded(with: event)
        case .cancelled: motionCancelled(with: event)
        case .moved, .stationary: break
        }
    }

    final func receiveRemoteControl(with event: TouchEvent) {
        guard let handler else { return remoteControlReceived(with: event) }
        if !handler.handleRemoteControl(with: event) { event.forwardingResponder = self }
    }
}

extension TouchEvent {
    func send(_ phase: Touch.Phase, _ touches: TouchSet, to first: Responder) -> Bool {
        reportedPhase = phase
        forwardingResponder = nil
        first.receive(phase, touches, with: self)
        // Most touches end where they begin.
        return forwarding == nil || forward(phase, touches, from: first)
    }

    @inline(never)
    private func forward(_ phase: Touch.Phase, _ touches: TouchSet, from first: Responder) -> Bool {
        guard let forwarding = forwardingResponder, let next = forwarding.next else { return true }
        var remaining = touches
        return send(to: next, after: first) {
            // Touches that the previous one has kept go no further.
            remaining = forwarded(of: remaining)
            reportedPhase = phase
            $0.receive(phase, remaining, with: self)
        }
    }

    /// Sends an event up the chain from a responder until one keeps it (rule 3.2). A loop instead of a recursion,
    /// since a tree may be a hundred thousand views deep. False if the chain is a ring; `before` has had it already.
    func send(to first: Responder, after before: Responder? = nil, _ call: (Responder) -> Void) -> Bool {
        var responder = first
        // Brent: remember a responder at every power of two; meeting it again means a ring.
        var milestone = before ?? first
        var steps = before == nil ? 0 : 1
        var limit = 1
        if first === before { return false }
        while true {
            if steps == limit {
                milestone = responder
                limit &*= 2
            }
            forwardingResponder = nil
            call(responder)
            guard let forwarding = forwardingResponder, let next = forwarding.next else { return true }
            responder = next
            steps &+= 1
            if responder === milestone { return false }
        }
    }
}
