// SPDX-License-Identifier: MIT

extension DeliveryCycle {
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
