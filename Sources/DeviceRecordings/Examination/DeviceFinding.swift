// SPDX-License-Identifier: MIT

/// A line about a device.
public struct DeviceFinding {
    /// One or two words, the same for all devices.
    public var topic: String
    public var text: String
    /// Whether gestures suffer from it.
    public var isTrouble = false
    /// What to do about it.
    public var remedy: String?

    public static func fact(_ topic: String, _ text: String) -> DeviceFinding {
        DeviceFinding(topic: topic, text: text)
    }

    public static func trouble(_ topic: String, _ text: String, _ remedy: String? = nil) -> DeviceFinding {
        DeviceFinding(topic: topic, text: text, isTrouble: true, remedy: remedy)
    }
}
