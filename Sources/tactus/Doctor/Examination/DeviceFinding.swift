// SPDX-License-Identifier: MIT

/// A line about a device.
struct DeviceFinding {
    /// One or two words, the same for all devices.
    var topic: String
    var text: String
    /// Gestures suffer from the finding.
    var isTrouble = false
    /// Advice, if there is any.
    var remedy: String?

    static func fact(_ topic: String, _ text: String) -> DeviceFinding {
        DeviceFinding(topic: topic, text: text)
    }

    static func trouble(_ topic: String, _ text: String, _ remedy: String? = nil) -> DeviceFinding {
        DeviceFinding(topic: topic, text: text, isTrouble: true, remedy: remedy)
    }
}
