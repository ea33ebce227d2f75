// SPDX-License-Identifier: MIT

/// Events of a control for its targets (rule 9.1).
public struct ControlEvents: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A touch began in the bounds.
    public static let touchDown = ControlEvents(rawValue: 1 << 0)
    /// A touch with a tap count above 1 began.
    public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
    /// The touch moved inside.
    public static let touchDragInside = ControlEvents(rawValue: 1 << 2)
    /// The touch moved outside.
    public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
    /// The touch came back inside.
    public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
    /// The touch left.
    public static let touchDragExit = ControlEvents(rawValue: 1 << 5)
    /// The touch lifted inside: a click.
    public static let touchUpInside = ControlEvents(rawValue: 1 << 6)
    /// The touch lifted outside.
    public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = ControlEvents(rawValue: 1 << 8)
    /// Sent by the control itself.
    public static let valueChanged = ControlEvents(rawValue: 1 << 12)
    /// Sent by the control itself.
    public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
    /// All that touches cause.
    public static let allTouchEvents = ControlEvents(rawValue: 0xfff)
    /// Every event there is.
    public static let all = ControlEvents(rawValue: .max)
}
