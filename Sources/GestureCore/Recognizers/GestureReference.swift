// SPDX-License-Identifier: MIT

/// Reference of the values of a pan, pinch, rotation or transform (rule 8.12).
public enum GestureReference: Int32, Sendable {
    /// Values count from the touch-down. They include the begin threshold, so that what the fingers hold stays under
    /// them.
    case touchDown = 0
    /// Values count from the begin: translation and rotation are 0 there, and the scale is 1.
    case began = 1
}
