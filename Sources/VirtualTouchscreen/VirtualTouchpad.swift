// SPDX-License-Identifier: MIT

public import Evdev

/// A virtual touchpad that replays a touchscreen gesture, because compositors follow the swipes and pinches of
/// touchpads.
public struct VirtualTouchpad {
    /// Size in tenths of a mm. Large enough for a movement across any panel that starts in the middle.
    public static let size: (width: Int32, height: Int32) = (12_000, 12_000)
    public static let mostFingers = 5
    /// Distance between neighbouring fingers, as on a hand.
    private static let distance = 180.0

    public static let axes: [AbsoluteAxis] = [
        AbsoluteAxis(AxisCode.x, 0, size.width, resolution: 10),
        AbsoluteAxis(AxisCode.y, 0, size.height, resolution: 10),
        AbsoluteAxis(AxisCode.slot, 0, Int32(mostFingers) - 1),
        AbsoluteAxis(AxisCode.positionX, 0, size.width, resolution: 10),
        AbsoluteAxis(AxisCode.positionY, 0, size.height, resolution: 10),
        AbsoluteAxis(AxisCode.trackingID, 0, 65_535),
    ]
    /// `BTN_LEFT`, `BTN_TOUCH`, and the keys that report the number of fingers.
    public static let keys: [UInt16] = [0x110, KeyCode.touch] + tools
    private static let tools: [UInt16] = [0x145, 0x14d, 0x14e, 0x14f, 0x148]

    private var fingers = 0
    private var nextID: Int32 = 0
    public private(set) var events: [InputEvent] = []

    public init() {}

    public var isTouched: Bool {
        fingers > 0
    }

    /// Lands the fingers in the middle of the touchpad.
    public mutating func begin(fingers count: Int) {
        end()
        fingers = min(max(count, 1), VirtualTouchpad.mostFingers)
        for finger in 0..<fingers {
            emit(AxisCode.slot, Int32(clamping: finger))
            nextID = nextID >= 65_535 ? 0 : nextID + 1
            emit(AxisCode.trackingID, nextID)
            place(finger, x: 0, y: 0, scale: 1)
        }
        key(VirtualTouchpad.tools[fingers - 1], 1)
        key(KeyCode.touch, 1)
        report()
    }

    /// Moves the fingers to a displacement in mm from their start, and scales the distance between them.
    public mutating func move(x: Double, y: Double, scale: Double) {
        guard fingers > 0 else { return }
        for finger in 0..<fingers {
            emit(AxisCode.slot, Int32(clamping: finger))
            place(finger, x: x * 10, y: y * 10, scale: scale)
        }
        report()
    }

    public mutating func end() {
        guard fingers > 0 else { return }
        for finger in 0..<fingers {
            emit(AxisCode.slot, Int32(clamping: finger))
            emit(AxisCode.trackingID, -1)
        }
        key(VirtualTouchpad.tools[fingers - 1], 0)
        key(KeyCode.touch, 0)
        report()
        fingers = 0
    }

    public mutating func clear() {
        events.removeAll(keepingCapacity: true)
    }

    private mutating func place(_ finger: Int, x: Double, y: Double, scale: Double) {
        let offset = (Double(finger) - Double(fingers - 1) / 2) * VirtualTouchpad.distance * scale
        let (width, height) = VirtualTouchpad.size
        let atX = VirtualTouchpad.clamp(Double(width) / 2 + offset + x, width)
        let atY = VirtualTouchpad.clamp(Double(height) / 2 + y, height)
        emit(AxisCode.positionX, atX)
        emit(AxisCode.positionY, atY)
        guard finger == 0 else { return }
        emit(AxisCode.x, atX)
        emit(AxisCode.y, atY)
    }

    /// NaN becomes the middle.
    private static func clamp(_ value: Double, _ most: Int32) -> Int32 {
        Int32(exactly: min(max(value, 0), Double(most)).rounded()) ?? 0
    }

    private mutating func emit(_ code: UInt16, _ value: Int32) {
        events.append(InputEvent(EventType.absolute, code, value))
    }

    private mutating func key(_ code: UInt16, _ value: Int32) {
        events.append(InputEvent(EventType.key, code, value))
    }

    private mutating func report() {
        events.append(.report)
    }
}
