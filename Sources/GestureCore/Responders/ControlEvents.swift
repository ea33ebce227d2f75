// SPDX-License-Identifier: MIT

/// Events that a control sends to its targets, as a set (rule 9.1).
public struct ControlEvents: OptionSet, Sendable {
    /// Bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A touch began within the bounds.
    public static let touchDown = ControlEvents(rawValue: 1 << 0)
    /// A touch with a tap count above 1 began within the bounds.
    public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
    /// The touch moved within the bounds and the slop.
    public static let touchDragInside = ControlEvents(rawValue: 1 << 2)
    /// The touch moved outside of them.
    public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
    /// The touch came back inside.
    public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
    /// The touch moved out.
    public static let touchDragExit = ControlEvents(rawValue: 1 << 5)
    /// The touch lifted inside: a click.
    public static let touchUpInside = ControlEvents(rawValue: 1 << 6)
    /// The touch lifted outside.
    public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = ControlEvents(rawValue: 1 << 8)
    /// The control's value changed. Sent by the control's own code.
    public static let valueChanged = ControlEvents(rawValue: 1 << 12)
    /// The control's primary action happened. Sent by the control's own code.
    public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
    /// All events that touches cause.
    public static let allTouchEvents = ControlEvents(rawValue: 0xfff)
    /// All events.
    public static let all = ControlEvents(rawValue: .max)
}
