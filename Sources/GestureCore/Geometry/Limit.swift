// SPDX-License-Identifier: MIT

/// Largest number accepted from outside, positive or negative (rule 12.5). Products of a few such numbers are finite
/// and precise. Results of nested transforms are checked where they are used.
public enum Limit {
    /// 2^32: the width of the largest region of Wayland, whose edges have 32 bits.
    public static let largest = 4_294_967_296.0
}

extension Double {
    /// Whether the number is within ±2^32 and not NaN.
    public var isWithinLimit: Bool { magnitude <= Limit.largest }

    /// The nearest number within the limit. NaN and negative zero give 0.
    var clampedToLimit: Double { isNaN ? 0 : min(max(self, -Limit.largest), Limit.largest) + 0.0 }

    /// Whether the number and its inverse are usable factors: 2^-32 to 2^32.
    public var isScale: Bool { self >= 1 / Limit.largest && self <= Limit.largest }

    /// The nearest usable factor.
    var clampedToScale: Double { min(max(self, 1 / Limit.largest), Limit.largest) }
}

extension Point {
    /// Whether both coordinates are within the limit.
    public var isWithinLimit: Bool { x.isWithinLimit && y.isWithinLimit }

    /// The nearest point within the limit; NaN gives 0.
    var clampedToLimit: Point { Point(x: x.clampedToLimit, y: y.clampedToLimit) }
}
