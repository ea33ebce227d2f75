// SPDX-License-Identifier: MIT

/// An object that handles events: a view, a controller, a window, the application, its delegate (§3).
///
/// The default of every callback passes the event on to `next`. An override that does not call `super` ends the event
/// there. The event goes on after the override has returned.
open class Responder {
    /// Handles events instead of the callbacks below, without a subclass; retained. Default: nil.
    public final var handler: ResponderHandler? {
        // A handler that is replaced by its own call must live to the end of this call.
        willSet { if handlerCalls > 0, let handler { keepToEndOfCall(handler) } }
    }
    /// Pointer for a wrapper of the engine: leads back from the responder to the wrapper's object.
    package final var hostPointer: UnsafeMutableRawPointer?
    /// Rarely used properties; nil until one is set.
    private final var ties: ResponderTies?
    // Small members stand last: those of a subclass fill the bytes after them.
    /// Number of running calls of the handler, which count no references.
    private final var handlerCalls: Int32 = 0
    private final var hasReplacedHandlers = false

    /// Creates a responder that is in no chain.
    public init() {}

    deinit {
        unlinkOverrides()
    }

    /// The next responder by rule 3.1. Default: nil, the end of the chain.
    open var defaultNext: Responder? { nil }

    /// The next responder: an override, or the one of rule 3.1. O(1).
    public final var next: Responder? {
        if let ties, ties.hasNextOverride { return ties.nextOverride }
        return defaultNext
    }

    /// Overrides the next responder; nil ends the chain here. Not retained: the override ends when `responder` is
    /// destroyed. If out of memory, the override ends at once.
    public final func overrideNext(_ responder: Responder?) {
        restoreNext()
        let ties = makeTies()
        ties.hasNextOverride = true
        ties.nextOverride = responder
        guard let responder else { return }
        // An override that could not be ended when the responder is destroyed must not be kept.
        if !responder.makeTies().overriders.append(Borrowed(self)) { ties.endNextOverride() }
    }

    /// Removes the override, which restores the next responder of rule 3.1.
    public final func restoreNext() {
        guard let ties else { return }
        ties.nextOverride?.ties?.forget(self)
        ties.endNextOverride()
    }

    /// Removes all overrides to and from this responder, and its place as first responder: it is about to be destroyed.
    package final func unlinkOverrides() {
        guard let ties else { return }
        ties.firstResponderPlace?.forgetFirstResponder()
        ties.firstResponderPlace = nil
        restoreNext()
        while let overrider = ties.overriders.popLast() {
            overrider.use { $0.ties?.endNextOverride() }
        }
    }

    /// The engine whose first responder this is. It is told when the responder is destroyed.
    final var firstResponderPlace: (any FirstResponderPlace)? {
        get { ties?.firstResponderPlace }
        set { if ties != nil || newValue != nil { makeTies().firstResponderPlace = newValue } }
    }

    /// Identity of a view for objects that refer to it without retaining it; nil if none does.
    package final var knownIdentity: ViewIdentity? {
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

    /// Called when touches went down. The default passes them on (rule 3.2). If an override calls `super` with some of
    /// the touches, only these are passed on when it returns.
    open func touchesBegan(_ touches: TouchSet, with event: TouchEvent) { event.forward(touches, from: self) }
    /// Called when touches that began on this responder moved. The default passes them on.
    open func touchesMoved(_ touches: TouchSet, with event: TouchEvent) { event.forward(touches, from: self) }
    /// Called when touches that began on this responder lifted. The default passes them on.
    open func touchesEnded(_ touches: TouchSet, with event: TouchEvent) { event.forward(touches, from: self) }
    /// Called when touches that began on this responder were cancelled: undo their effects. The default passes them on.
    open func touchesCancelled(_ touches: TouchSet, with event: TouchEvent) { event.forward(touches, from: self) }

    /// Called when a shake began (rule 3.5). The default passes the event on.
    open func motionBegan(with event: TouchEvent) { event.forwardingResponder = self }
    /// Called when a shake ended. The default passes the event on.
    open func motionEnded(with event: TouchEvent) { event.forwardingResponder = self }
    /// Called when a shake was cancelled. The default passes the event on.
    open func motionCancelled(with event: TouchEvent) { event.forwardingResponder = self }

    /// Called for a media key, which is the event's `remoteControl` (rule 3.5). The default passes the event on.
    open func remoteControlReceived(with event: TouchEvent) { event.forwardingResponder = self }

    /// Called for the application's delegate when the keyboard was folded away or back (rule 14.5).
    open func tabletModeDidChange(_ isTabletMode: Bool) {
        handler?.tabletModeDidChange(isTabletMode)
    }

    /// Performs an action of a control without a target. Returns whether it was performed; if not, the next responder
    /// is called.
    open func perform(_ action: UInt32, from control: View, for controlEvent: ControlEvents) -> Bool {
        handler?.perform(action, from: control, for: controlEvent) ?? false
    }

    /// Returns whether the responder can become first responder (rule 3.4). Default: false.
    open var canBecomeFirstResponder: Bool { handler?.canBecomeFirstResponder ?? false }
    /// Returns whether the responder lets another one become first responder. Default: true.
    open var canResignFirstResponder: Bool { handler?.canResignFirstResponder ?? true }

    /// Called when the responder has become first responder (rule 3.4).
    open func becameFirstResponder() { handler?.becameFirstResponder() }
    /// Called when the responder is no longer first responder: it has resigned, or has left its window.
    open func resignedFirstResponder() { handler?.resignedFirstResponder() }

    /// Whether touches that the handler leaves are tracked, as by a control, instead of passed on.
    var tracksUnhandledTouches: Bool { false }

    /// The engine that the responder belongs to now, or nil.
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

    /// Handles touches as the responder does without a handler; for a handler that leaves some of them.
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

/// Rarely used properties of a responder: an override of the next responder, the place as first responder, or a handler
/// that replaces itself.
private final class ResponderTies {
    var hasNextOverride = false
    unowned(unsafe) var nextOverride: Responder?
    /// Responders whose override leads to this one; the overrides end with it.
    var overriders = GrowingList<Borrowed<Responder>>()
    unowned(unsafe) var firstResponderPlace: (any FirstResponderPlace)?
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
    /// Makes this the first responder. The present one is asked to resign. Returns false if either refuses, or if no
    /// application shows this responder (rule 3.4).
    @discardableResult
    public final func becomeFirstResponder() -> Bool {
        guard let dispatcher = eventDispatcher else { return false }
        if dispatcher.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let current = dispatcher.firstResponder, !current.resignFirstResponder() { return false }
        // The override may have moved the responder to another application.
        guard let dispatcher = eventDispatcher, dispatcher.firstResponder == nil else { return false }
        dispatcher.firstResponder = self
        becameFirstResponder()
        return true
    }

    /// Gives up being first responder. Returns false if this is not the first responder, or if it refuses.
    @discardableResult
    public final func resignFirstResponder() -> Bool {
        guard isFirstResponder, canResignFirstResponder else { return false }
        // The override may have moved the responder to another application.
        guard let dispatcher = eventDispatcher, dispatcher.firstResponder === self else { return false }
        dispatcher.firstResponder = nil
        resignedFirstResponder()
        return true
    }

    /// Whether the responder belongs to an application: it is the application, or in one of its windows.
    public final var isInApplication: Bool { eventDispatcher != nil }

    /// Whether events other than touches start at this responder (rule 3.5).
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
        // Most touches are handled by their first responder.
        return forwarding == nil || forward(phase, touches, from: first)
    }

    @inline(never)
    private func forward(_ phase: Touch.Phase, _ touches: TouchSet, from first: Responder) -> Bool {
        guard let forwarding = forwardingResponder, let next = forwarding.next else { return true }
        var remaining = touches
        return send(to: next, after: first) {
            // Touches that the previous responder has handled go no further.
            remaining = forwarded(of: remaining)
            reportedPhase = phase
            $0.receive(phase, remaining, with: self)
        }
    }

    /// Sends an event up the chain until a responder handles it (rule 3.2). Returns false if the chain is cyclic;
    /// `before` has had the event already. A loop instead of a recursion, since a tree may be a hundred thousand views
    /// deep.
    func send(to first: Responder, after before: Responder? = nil, _ call: (Responder) -> Void) -> Bool {
        var responder = first
        // Brent's algorithm: remember a responder at every power of two. Meeting it again means a cycle.
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
