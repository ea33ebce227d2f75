// SPDX-License-Identifier: MIT

/// Reference from which the values of a pan, pinch, rotation or transform count (rule 8.12).
public enum GestureReference: Int32, Sendable {
    /// The touch-down: the begin threshold is part of the value, so what the fingers hold stays under them.
    case touchDown = 0
    /// The begin: the translation and the rotation are 0 then, and the scale is 1.
    case began = 1
}
