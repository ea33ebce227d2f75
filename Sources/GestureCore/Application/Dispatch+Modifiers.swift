// SPDX-License-Identifier: MIT

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
