// SPDX-License-Identifier: MIT

/// Handles a responder's events without a subclass. A function that returns false passes the event on to the next
/// responder (rule 3.2); this is the default of all.
open class ResponderHandler {
    /// Creates a handler that passes everything on.
    public init() {}

    /// Handles touches of the responder, in any phase. Returns whether they were handled.
    open func handle(_ phase: Touch.Phase, _ touches: TouchSet, with event: TouchEvent) -> Bool { false }
    /// Handles a shake that began, ended or was cancelled. Returns whether it was handled.
    open func handleMotion(_ phase: Touch.Phase, with event: TouchEvent) -> Bool { false }
    /// Handles a media key, which is the event's `remoteControl`. Returns whether it was handled.
    open func handleRemoteControl(with event: TouchEvent) -> Bool { false }
    /// Called for the application's delegate when the keyboard was folded away or back (rule 14.5).
    open func tabletModeDidChange(_ isTabletMode: Bool) {}
    /// Performs an action of a control that has no target for it. Returns whether it was performed.
    open func perform(_ action: UInt32, from control: View, for controlEvent: ControlEvents) -> Bool { false }
    /// Returns whether the responder can become first responder (rule 3.4). Default: false.
    open var canBecomeFirstResponder: Bool { false }
    /// Returns whether the responder lets another one become first responder. Default: true.
    open var canResignFirstResponder: Bool { true }
    /// Called when the responder has become first responder (rule 3.4).
    open func becameFirstResponder() {}
    /// Called when the responder is no longer first responder.
    open func resignedFirstResponder() {}
}
