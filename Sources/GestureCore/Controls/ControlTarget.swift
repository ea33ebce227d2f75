// SPDX-License-Identifier: MIT

/// Hears of a control's events.
open class ControlTarget {
    public init() {}

    /// Called with the one event that happened.
    open func perform(_ control: Control, for controlEvent: ControlEvents) {}

    /// Returns whether two targets are the same function of the same object.
    open func isSame(as other: ControlTarget) -> Bool { self === other }
}

/// A closure as a target.
public final class ControlClosure: ControlTarget {
    private let action: (Control, ControlEvents) -> Void

    /// Calls a closure.
    public init(_ action: @escaping (Control, ControlEvents) -> Void) {
        self.action = action
        super.init()
    }

    public override func perform(_ control: Control, for controlEvent: ControlEvents) {
        action(control, controlEvent)
    }
}
