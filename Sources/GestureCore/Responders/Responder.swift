// SPDX-License-Identifier: MIT

/// Something that can take events: a view, a controller, a window, the application, its delegate (§3).
///
/// The default of every callback passes the event on to `next`. An override that does not call `super` keeps
/// it. The event goes on after the override has returned.
open class Responder {
    /// Takes the touches instead of the callbacks below, without a subclass.
    public final var touchHandler: (any TouchHandler)?
    /// For who wraps the engine: leads back from here to the wrapper.
    public final var hostPointer: UnsafeMutableRawPointer?
    private var hasNextOverride = false
    private unowned(unsafe) var nextOverride: Responder?
    /// Those that override their link to lead here; their overrides end with this responder.
    private var overriders: ContiguousArray<Unmanaged<Responder>> = []

    public init() {}

    deinit {
        unlinkOverrides()
    }

    /// The link of rule 3.1.
    open var defaultNext: Responder? { nil }

    /// The next responder: the link of rule 3.1 or its override.
    public final var next: Responder? { hasNextOverride ? nextOverride : defaultNext }

    /// Overrides the link; nil is the end of the chain. The override ends when `responder` goes away.
    public final func overrideNext(_ responder: Responder?) {
        restoreNext()
        hasNextOverride = true
        nextOverride = responder
        responder?.overriders.append(Unmanaged.passUnretained(self))
    }

    /// Restores the link of rule 3.1.
    public final func restoreNext() {
        if let target = nextOverride {
            target.overriders.removeAll { $0.toOpaque() == Unmanaged.passUnretained(self).toOpaque() }
        }
        hasNextOverride = false
        nextOverride = nil
    }

    /// The responder is about to go: no override leads to it or from it any more.
    public final func unlinkOverrides() {
        restoreNext()
        let linked = overriders
        overriders = []
        for overrider in linked {
            let responder = overrider.takeUnretainedValue()
            responder.hasNextOverride = false
            responder.nextOverride = nil
        }
    }

    open func touchesBegan(_ touches: TouchSet, with event: TouchEvent) { event.forwardingResponder = self }
    open func touchesMoved(_ touches: TouchSet, with event: TouchEvent) { event.forwardingResponder = self }
    open func touchesEnded(_ touches: TouchSet, with event: TouchEvent) { event.forwardingResponder = self }
    open func touchesCancelled(_ touches: TouchSet, with event: TouchEvent) { event.forwardingResponder = self }

    final func receive(_ phase: Touch.Phase, _ touches: TouchSet, with event: TouchEvent) {
        if let touchHandler {
            if !touchHandler.handle(phase, touches, with: event) { event.forwardingResponder = self }
            return
        }
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .stationary: break
        }
    }
}

/// Takes a responder's touches.
public protocol TouchHandler: AnyObject {
    /// False passes them on to the next responder (rule 3.2).
    func handle(_ phase: Touch.Phase, _ touches: TouchSet, with event: TouchEvent) -> Bool
}

extension TouchEvent {
    /// Sends touches up the chain from a responder until one keeps them (rule 3.2). A loop instead of a
    /// recursion, since a tree may be a hundred thousand views deep. False if the chain is a ring.
    func send(_ phase: Touch.Phase, _ touches: TouchSet, to first: Responder) -> Bool {
        var responder = first
        // Brent: remember a responder at every power of two; meeting it again means a ring.
        var milestone = first
        var steps = 0
        var limit = 1
        while true {
            forwardingResponder = nil
            reportedPhase = phase
            responder.receive(phase, touches, with: self)
            guard let forwarding = forwardingResponder, let next = forwarding.next else { return true }
            responder = next
            steps += 1
            if responder === milestone { return false }
            if steps == limit {
                milestone = responder
                limit *= 2
            }
        }
    }
}
