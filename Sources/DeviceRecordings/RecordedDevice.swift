// SPDX-License-Identifier: MIT

public import ScenarioFormat

/// A device as the recording describes it, and the events that it sent.
public struct RecordedDevice {
    public struct Axis {
        var minimum: Int
        var maximum: Int
        /// Units per mm; 0 means unknown.
        var resolution: Int

        public init(minimum: Int, maximum: Int, resolution: Int) {
            (self.minimum, self.maximum, self.resolution) = (minimum, maximum, resolution)
        }

        var range: Int { maximum > minimum ? maximum &- minimum : 0 }
    }

    /// Numbers by which drivers and databases know the device.
    public struct Identity {
        var bus: Int
        var vendor: Int
        var product: Int

        public init(bus: Int, vendor: Int, product: Int) {
            (self.bus, self.vendor, self.product) = (bus, vendor, product)
        }
    }

    public struct Event {
        /// The origin is arbitrary.
        var time: Microseconds
        var type: Int
        var code: Int
        var value: Int
        /// Of the file; 0 if there is none.
        var line: Int

        public init(time: Microseconds, type: Int, code: Int, value: Int, line: Int = 0) {
            (self.time, self.type, self.code, self.value, self.line) = (time, type, code, value, line)
        }
    }

    public var name = ""
    public var identity: Identity?
    /// Numbers of INPUT_PROP_…, or nil if the recording does not say.
    public var properties: Set<Int>?
    /// Declared codes of each type; empty if the recording declares none.
    public var codes: [Int: Set<Int>] = [:]
    public var axes: [Int: Axis] = [:]
    public var events: [Event] = []

    public init() {}

    /// Returns whether the device declares a code. If it declares no code of the type, every code counts as declared.
    func declares(_ type: Int, _ code: Int) -> Bool {
        if type == Evdev.synchronization || codes.isEmpty { return true }
        return codes[type]?.contains(code) ?? false
    }

    /// Whether the device is a touchscreen, or a pad that reports like one.
    public var hasTouches: Bool {
        if codes.isEmpty { return true }
        return declares(Evdev.absolute, Evdev.multiTouchX)
            || (declares(Evdev.absolute, Evdev.x) && declares(Evdev.key, Evdev.touchButton))
    }

    var horizontal: Axis? { axes[Evdev.multiTouchX] ?? axes[Evdev.x] }
    var vertical: Axis? { axes[Evdev.multiTouchY] ?? axes[Evdev.y] }

    /// Physical size, or nil if unknown.
    var size: PanelSize? {
        guard let horizontal, let vertical, horizontal.resolution > 0, vertical.resolution > 0 else { return nil }
        return PanelSize(
            width: Double(horizontal.range) / Double(horizontal.resolution),
            height: Double(vertical.range) / Double(vertical.resolution))
    }

    /// Size of an output with the aspect ratio of the panel's axes.
    var outputOfItsShape: (width: Double, height: Double)? {
        guard let x = horizontal?.range, let y = vertical?.range, x > 0, y > 0 else { return nil }
        return (1280, min(max((1280 * Double(y) / Double(x)).rounded(), 100), 10_000))
    }
}

/// Types and codes from linux/input-event-codes.h.
enum Evdev {
    static let synchronization = 0
    static let key = 1
    static let absolute = 3
    static let report = 0
    static let multiTouchReport = 2
    static let dropped = 3
    static let touchButton = 0x14A
    static let penTool = 0x140
    static let fingerTool = 0x145
    static let directProperty = 1
    static let contactSize = 0x30
    static let x = 0x00
    static let y = 0x01
    static let slot = 0x2F
    static let multiTouchX = 0x35
    static let multiTouchY = 0x36
    static let toolType = 0x37
    static let trackingID = 0x39
    static let palm = 2
}
