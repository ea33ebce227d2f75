// SPDX-License-Identifier: MIT

/// Displacement of content that a finger pulls beyond an edge (rules 13.4, 16.3).
///
///     offset = (1 − 1/(0.55·x/d + 1))·d
///
/// Every input gives a finite result: NaN counts as 0, other numbers are clamped to ±2^32. All functions are O(1).
public enum RubberBand {
    private static let stiffness = 0.55

    /// Returns how far the content moves, in px, for a finger that is `distance` px beyond the edge, in a view of
    /// `length` px. The result has the sign of the distance and is smaller than the distance and the length. Returns 0
    /// if the length is 0 or negative.
    public static func offset(distance: Double, length: Double) -> Double {
        let length = length.clampedToLimit
        guard length > 0 else { return 0 }
        let pull = stiffness * distance.clampedToLimit
        // 0.55·x·d/(0.55·x + d), without a product that could overflow.
        return pull / (abs(pull) / length + 1) + 0.0
    }

    /// Returns how far the finger is beyond the edge, in px, if the content moved by `offset` px: the inverse of
    /// `offset`. An offset that no distance reaches counts as that of ±2^32 px.
    public static func distance(offset: Double, length: Double) -> Double {
        let length = length.clampedToLimit
        let offset = offset.clampedToLimit
        guard length > 0 else { return 0 }
        let slack = 1 - abs(offset) / length
        guard slack > 0 else { return offset < 0 ? -Limit.largest : Limit.largest }
        return (offset / stiffness / slack).clampedToLimit + 0.0
    }
}
