// SPDX-License-Identifier: MIT

/// What a control tells its targets of (rule 9.1).
public struct ControlEvents: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let touchDown = ControlEvents(rawValue: 1 << 0)
    public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
    public static let touchDragInside = ControlEvents(rawValue: 1 << 2)
    public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
    public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
    public static let touchDragExit = ControlEvents(rawValue: 1 << 5)
    public static let touchUpInside = ControlEvents(rawValue: 1 << 6)
    public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
    public static let touchCancel = ControlEvents(rawValue: 1 << 8)
    public static let valueChanged = ControlEvents(rawValue: 1 << 12)
    public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
    public static let allTouchEvents = ControlEvents(rawValue: 0xfff)
    public static let all = ControlEvents(rawValue: .max)
}

/// Hears of a control's events.
open class ControlTarget {
    public init() {}

    open func perform(_ control: Control, for controlEvent: ControlEvents) {}

    /// Whether two targets are the same function of the same object.
    open func isSame(as other: ControlTarget) -> Bool { self === other }
}

/// A closure as a target.
public final class ControlClosure: ControlTarget {
    private let action: (Control, ControlEvents) -> Void

    public init(_ action: @escaping (Control, ControlEvents) -> Void) {
        self.action = action
        super.init()
    }

    public override func perform(_ control: Control, for controlEvent: ControlEvents) {
        action(control, controlEvent)
    }
}
