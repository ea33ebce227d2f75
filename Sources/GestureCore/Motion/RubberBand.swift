// SPDX-License-Identifier: MIT

/// Displacement of content that a finger pulls beyond an edge (rules 13.4, 16.3).
///
///     offset = (1 − 1/(0.55·x/d + 1))·d
///
/// Every input has a finite result: NaN counts as 0, and numbers beyond ±2^32 as the nearest within.
public enum RubberBand {
    private static let stiffness = 0.55

    /// Returns how far the content moves for a finger that is `distance` beyond the edge, in a view of this length: in
    /// the same direction, less than the distance and less than the length. 0 for a view without length.
    public static func offset(distance: Double, length: Double) -> Double {
        let length = length.clampedToLimit
        guard length > 0 else { return 0 }
        let pull = stiffness * distance.clampedToLimit
        // 0.55·x·d/(0.55·x + d), without a product that could be too large.
        return pull / (abs(pull) / length + 1) + 0.0
    }

    /// Returns how far beyond the edge the finger is for which the content moves by `offset`: the inverse. An offset
    /// that no distance reaches counts as that of ±2^32 px.
    public static func distance(offset: Double, length: Double) -> Double {
        let length = length.clampedToLimit
        let offset = offset.clampedToLimit
        guard length > 0 else { return 0 }
        let slack = 1 - abs(offset) / length
        guard slack > 0 else { return offset < 0 ? -Limit.largest : Limit.largest }
        return (offset / stiffness / slack).clampedToLimit + 0.0
    }
}
