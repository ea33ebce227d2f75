// SPDX-License-Identifier: MIT

/// State of the keyboards' modifier keys, as the host reports it (rule 1.19).
extension Application {
    /// Sets the modifier keys that are held. Inside a callback the change waits like a sample, so that the running
    /// delivery keeps its keys. Returns false if too much input already waits.
    public final func setModifierFlags(_ flags: KeyModifierFlags) -> Bool {
        guard !isDelivering, queue.isEmpty else { return enqueue(.modifiers(flags)) }
        dispatch.modifierFlags = flags
        return true
    }

    /// The modifier keys that are held.
    public final var modifierFlags: KeyModifierFlags { dispatch.modifierFlags }
}

extension Dispatch {
    /// The modifier keys that every event carries. They never change during a delivery, so the event itself stores
    /// them.
    var modifierFlags: KeyModifierFlags {
        get { event.modifierFlags }
        set {
            event.modifierFlags = newValue
            otherEvent.modifierFlags = newValue
            views.event.modifierFlags = newValue
        }
    }
}
