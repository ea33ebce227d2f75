// SPDX-License-Identifier: MIT

/// Receives a control's events.
open class ControlTarget {
    /// Creates a target that does nothing.
    public init() {}

    /// Called with the one event that happened. The default does nothing.
    open func perform(_ control: Control, for controlEvent: ControlEvents) {}

    /// Returns whether two targets are the same function of the same object. Default: object identity.
    open func isSame(as other: ControlTarget) -> Bool { self === other }
}

/// A target that calls a closure.
public final class ControlClosure: ControlTarget {
    private let action: (Control, ControlEvents) -> Void

    /// Creates a target that calls `action`.
    public init(_ action: @escaping (Control, ControlEvents) -> Void) {
        self.action = action
        super.init()
    }

    public override func perform(_ control: Control, for controlEvent: ControlEvents) {
        action(control, controlEvent)
    }
}
