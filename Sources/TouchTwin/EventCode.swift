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
    public static let report = InputEvent(EventType.synchronization, 0, 0)
}

/// Event types, as in `linux/input-event-codes.h`.
public enum EventType {
    public static let synchronization: UInt16 = 0x00
    public static let key: UInt16 = 0x01
    public static let absolute: UInt16 = 0x03
}

/// Key codes that report the number of fingers. The twin sends its own.
public enum KeyCode {
    public static let touch: UInt16 = 0x14a
    /// `BTN_TOOL_FINGER` and the other tools up to `BTN_TOOL_QUADTAP`, which count fingers on touchpads.
    public static let tools: ClosedRange<UInt16> = 0x140...0x14f
}

/// Axis codes.
public enum AxisCode {
    public static let x: UInt16 = 0x00
    public static let y: UInt16 = 0x01
    public static let slot: UInt16 = 0x2f
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
