// SPDX-License-Identifier: MIT

/// Modifier keys of the keyboards, which the host tells of (rule 1.19).
extension Application {
    /// Sets which modifier keys are held from now on. Inside a callback the keys wait like samples, so that the
    /// running delivery keeps those of its time. False if too much waits already.
    public final func setModifierFlags(_ flags: KeyModifierFlags) -> Bool {
        guard !isDelivering, queue.isEmpty else { return enqueue(.modifiers(flags)) }
        dispatch.modifierFlags = flags
        return true
    }

    /// The modifier keys that are held.
    public final var modifierFlags: KeyModifierFlags { dispatch.modifierFlags }
}

extension Dispatch {
    /// The keys that every event carries. Deliveries do not overlap with changes, so the events just keep them.
    var modifierFlags: KeyModifierFlags {
        get { event.modifierFlags }
        set {
            event.modifierFlags = newValue
            otherEvent.modifierFlags = newValue
            views.event.modifierFlags = newValue
        }
    }
}
