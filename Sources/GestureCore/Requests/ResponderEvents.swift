// SPDX-License-Identifier: MIT

/// Events other than touches: they start at the first responder and go up the chain (rule 3.5).
final class ResponderEvents: FirstResponderPlace {
    private let cycle: DeliveryCycle
    /// Responder at which events start while there is neither a first responder nor a key window: the application.
    unowned(unsafe) var lastResponder: Responder?
    /// The last responder of every chain (rule 3.1).
    var delegateResponder: Responder?
    /// Whether a responder handled the last event other than touches.
    private(set) var isEventKept = false
    /// Whether the keyboard is folded away (rule 14.5).
    private(set) var isTabletMode = false
    private unowned(unsafe) var storedFirstResponder: Responder?
    /// First responders that have left their window and are yet to be told, innermost last.
    private var resigned = GrowingList<ResignedResponder>()

    init(_ cycle: DeliveryCycle) { self.cycle = cycle }

    deinit {
        storedFirstResponder?.firstResponderPlace = nil
    }

    @inline(never)
    func deliverMotion(_ phase: Touch.Phase, at time: Microseconds) {
        deliverEvent(.motion, subtype: TouchEvent.shake, at: time) { responder, event in
            event.reportedPhase = phase
            responder.receiveMotion(phase, with: event)
        }
    }

    /// Delivers what a shake detector found out.
    func deliver(_ change: ShakeDetector.Change?, at time: Microseconds) {
        switch change {
        case .began: deliverMotion(.began, at: time)
        case .ended: deliverMotion(.ended, at: time)
        case .cancelled: deliverMotion(.cancelled, at: time)
        case nil: break
        }
    }

    @inline(never)
    func deliverRemoteControl(_ remoteControl: RemoteControl, at time: Microseconds) {
        deliverEvent(.remoteControl, subtype: remoteControl.rawValue, at: time) { responder, event in
            responder.receiveRemoteControl(with: event)
        }
    }

    private func deliverEvent(
        _ type: TouchEvent.Kind, subtype: UInt32, at time: Microseconds,
        _ call: (Responder, TouchEvent) -> Void
    ) {
        cycle.openWithoutTouches(at: time)
        let event = cycle.otherEvent
        event.type = type
        event.subtype = subtype
        event.timestamp = cycle.time
        isEventKept = false
        let windows = cycle.landing.windows
        if let first = firstResponder ?? windows.keyWindow ?? lastResponder,
            !cycle.filters.swallow(event, in: windows.keyWindow)
        {
            if !event.send(to: first, { call($0, event) }) {
                cycle.diagnostics.report(
                    .responderCycle, "the overrides of next responders form a ring; the event is dropped")
            }
            isEventKept = event.forwardingResponder == nil
        }
        cycle.finish()
    }

    func deliverTabletMode(_ isOn: Bool, at time: Microseconds) {
        guard isTabletMode != isOn else { return }
        cycle.openWithoutTouches(at: time)
        isTabletMode = isOn
        delegateResponder?.tabletModeDidChange(isOn)
        cycle.finish()
    }

    // MARK: The first responder

    /// Responder at which events other than touches start (rule 3.5); nil after it was destroyed.
    var firstResponder: Responder? {
        get { storedFirstResponder }
        set {
            storedFirstResponder?.firstResponderPlace = nil
            storedFirstResponder = newValue
            newValue?.firstResponderPlace = self
        }
    }

    func forgetFirstResponder() { storedFirstResponder = nil }

    /// Resigns the first responder if it is below a view that leaves its window (rule 3.4).
    func resign(below view: View, leaving depth: Int) {
        guard let first = firstResponder else { return }
        let its = first as? View ?? (first as? ViewController)?.view
        guard let its, its.isDescendant(of: view) else { return }
        firstResponder = nil
        // The responder is told after it is unlinked: before that, its callback could make it first responder again.
        _ = resigned.appendDrawing(ResignedResponder(responder: first, leaveDepth: depth))
    }

    /// Tells the first responders that left with the view that is leaving now.
    func tellResigned(leaving depth: Int) {
        while let last = resigned.last, last.leaveDepth >= depth {
            _ = resigned.popLast()
            last.responder.resignedFirstResponder()
        }
    }

    func forgetEverything() {
        firstResponder = nil
        while resigned.popLast() != nil {}
    }
}

/// A first responder that left its window, with the nesting depth of the removal that it left with.
private struct ResignedResponder {
    let responder: Responder
    let leaveDepth: Int
}

extension TouchEvent {
    /// Subtype of motion events that are shakes.
    static let shake: UInt32 = 1
}
