// SPDX-License-Identifier: MIT

/// An event of an input device, without its time.
public struct InputEvent: Equatable, Sendable {
    public var type: UInt16
    public var code: UInt16
    public var value: Int32

    public init(_ type: UInt16, _ code: UInt16, _ value: Int32) {
        self.type = type
        self.code = code
        self.value = value
    }

    /// `SYN_REPORT`, which ends a frame.
    public static let report = InputEvent(EventType.synchronization, SynchronizationCode.report, 0)
}

/// Event types, as in `linux/input-event-codes.h`.
public enum EventType {
    public static let synchronization: UInt16 = 0x00
    public static let key: UInt16 = 0x01
    public static let relative: UInt16 = 0x02
    public static let absolute: UInt16 = 0x03
}

/// Codes of ``EventType/relative`` that wheels report.
public enum WheelCode {
    /// `REL_WHEEL`: clicks away from the person.
    public static let vertical: UInt16 = 0x08
    /// `REL_HWHEEL`: clicks to the right.
    public static let horizontal: UInt16 = 0x06
    /// `REL_WHEEL_HI_RES` and `REL_HWHEEL_HI_RES`: the same in parts of a click.
    public static let finelyVertical: UInt16 = 0x0b
    public static let finelyHorizontal: UInt16 = 0x0c
    /// Parts of a click.
    public static let parts: Int32 = 120
}

/// Codes of ``EventType/synchronization``.
public enum SynchronizationCode {
    public static let report: UInt16 = 0
    /// Ends a contact in protocol A.
    public static let multiTouchReport: UInt16 = 2
    /// The kernel's buffer was full: what follows, up to the next report, is not whole.
    public static let dropped: UInt16 = 3
}

/// Key codes that report the number of fingers, or what touches.
public enum KeyCode {
    public static let touch: UInt16 = 0x14a
    /// `BTN_TOOL_PEN`.
    public static let penTool: UInt16 = 0x140
    /// `BTN_TOOL_FINGER`, which touchpads have.
    public static let fingerTool: UInt16 = 0x145
    /// `BTN_TOOL_FINGER` and the other tools up to `BTN_TOOL_QUADTAP`, which count fingers on touchpads.
    public static let tools: ClosedRange<UInt16> = 0x140...0x14f
}

/// Axis codes.
public enum AxisCode {
    public static let x: UInt16 = 0x00
    public static let y: UInt16 = 0x01
    public static let slot: UInt16 = 0x2f
    /// `ABS_MT_TOUCH_MAJOR`.
    public static let contactSize: UInt16 = 0x30
    public static let positionX: UInt16 = 0x35
    public static let positionY: UInt16 = 0x36
    public static let toolType: UInt16 = 0x37
    public static let trackingID: UInt16 = 0x39
    /// All axes of slots.
    public static let ofSlots: ClosedRange<UInt16> = 0x30...0x3d
}

/// Values of `ABS_MT_TOOL_TYPE`.
public enum ToolType {
    public static let finger: Int32 = 0
    public static let palm: Int32 = 2
}

/// Properties of a device, `INPUT_PROP_…`.
public enum InputProperty {
    /// Fingers on it point at what it shows.
    public static let direct = 1
}
