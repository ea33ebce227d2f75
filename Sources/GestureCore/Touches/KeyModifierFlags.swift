// SPDX-License-Identifier: MIT

/// A set of modifier keys that are held (rule 1.19), with the bits of wlroots. Further bits are further keys.
public struct KeyModifierFlags: OptionSet, Sendable {
    /// Bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shift key.
    public static let shift = KeyModifierFlags(rawValue: 1 << 0)
    /// The control key.
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    /// The alt key.
    public static let alternate = KeyModifierFlags(rawValue: 1 << 3)
    /// The logo key, UIKit's command key.
    public static let `super` = KeyModifierFlags(rawValue: 1 << 6)
}
