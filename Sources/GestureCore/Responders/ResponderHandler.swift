// SPDX-License-Identifier: MIT

/// Takes a responder's events without a subclass of it. False passes an event on to the next responder (rule 3.2),
/// which is what all of these do by default.
open class ResponderHandler {
    public init() {}

    /// Touches of the responder, in any phase.
    open func handle(_ phase: Touch.Phase, _ touches: TouchSet, with event: TouchEvent) -> Bool { false }
    /// A shake began, ended or was cancelled.
    open func handleMotion(_ phase: Touch.Phase, with event: TouchEvent) -> Bool { false }
    /// A media key; the event says which.
    open func handleRemoteControl(with event: TouchEvent) -> Bool { false }
    /// The keyboard was folded away or back; of the application's delegate only.
    open func tabletModeDidChange(_ isTabletMode: Bool) {}
    /// Performs an action of a control that has no target for it. Returns whether it was handled.
    open func perform(_ action: UInt32, from control: View, for controlEvent: ControlEvents) -> Bool { false }
    /// Default no (rule 3.4).
    open var canBecomeFirstResponder: Bool { false }
    /// Default yes.
    open var canResignFirstResponder: Bool { true }
    /// Called when it has become first responder (rule 3.4).
    open func becameFirstResponder() {}
    /// Called when it is no longer first responder.
    open func resignedFirstResponder() {}
}
