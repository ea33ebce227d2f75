// SPDX-License-Identifier: MIT

/// A device as the recording describes it, and the events that it sent.
public struct RecordedDevice {
    public struct Axis {
        public var minimum: Int
        public var maximum: Int
        /// Units per mm; 0 means unknown.
        public var resolution: Int

        public init(minimum: Int, maximum: Int, resolution: Int) {
            (self.minimum, self.maximum, self.resolution) = (minimum, maximum, resolution)
        }

        public var range: Int { maximum > minimum ? maximum &- minimum : 0 }
    }

    /// Numbers by which drivers and databases know the device.
    public struct Identity {
        public var bus: Int
        public var vendor: Int
        public var product: Int

        public init(bus: Int, vendor: Int, product: Int) {
            (self.bus, self.vendor, self.product) = (bus, vendor, product)
        }
    }

    public struct Event {
        /// Microseconds from an arbitrary origin.
        public var time: Int64
        public var input: InputEvent
        /// Of the file; 0 if there is none.
        public var line: Int

        public init(time: Int64, _ input: InputEvent, line: Int = 0) {
            (self.time, self.input, self.line) = (time, input, line)
        }
    }

    public var name = ""
    public var identity: Identity?
    /// Numbers as in ``InputProperty``, or nil if the recording does not say.
    public var properties: Set<Int>?
    /// Declared codes of each type; empty if the recording declares none.
    public var codes: [UInt16: Set<UInt16>] = [:]
    public var axes: [UInt16: Axis] = [:]
    public var events: [Event] = []

    public init() {}

    /// Returns whether the device declares a code. If it declares no code of the type, every code counts as declared.
    public func declares(_ type: UInt16, _ code: UInt16) -> Bool {
        if type == EventType.synchronization || codes.isEmpty { return true }
        return codes[type]?.contains(code) ?? false
    }

    /// True if the device is a touchscreen, or a pad that reports like one.
    public var hasTouches: Bool {
        if codes.isEmpty { return true }
        return declares(EventType.absolute, AxisCode.positionX)
            || (declares(EventType.absolute, AxisCode.x) && declares(EventType.key, KeyCode.touch))
    }

    public var horizontal: Axis? { axes[AxisCode.positionX] ?? axes[AxisCode.x] }
    public var vertical: Axis? { axes[AxisCode.positionY] ?? axes[AxisCode.y] }
}
