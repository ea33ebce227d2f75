// SPDX-License-Identifier: MIT

/// Modifier keys that are held (rule 1.19). The values are those of wlroots; further bits are further keys.
public struct KeyModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shift = KeyModifierFlags(rawValue: 1 << 0)
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    public static let alternate = KeyModifierFlags(rawValue: 1 << 3)
    /// The logo key, UIKit's command.
    public static let `super` = KeyModifierFlags(rawValue: 1 << 6)
}
