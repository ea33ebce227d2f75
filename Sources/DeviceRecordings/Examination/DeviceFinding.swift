// SPDX-License-Identifier: MIT

/// A line about a device.
public struct DeviceFinding {
    /// One or two words, the same for all devices.
    public var topic: String
    public var text: String
    /// Gestures suffer from the finding.
    public var isTrouble = false
    /// Advice, if there is any.
    public var remedy: String?

    public static func fact(_ topic: String, _ text: String) -> DeviceFinding {
        DeviceFinding(topic: topic, text: text)
    }

    public static func trouble(_ topic: String, _ text: String, _ remedy: String? = nil) -> DeviceFinding {
        DeviceFinding(topic: topic, text: text, isTrouble: true, remedy: remedy)
    }
}
