// SPDX-License-Identifier: MIT

/// The largest number that is taken from outside, either way (rule 12.5). Products of a few such numbers are finite and
/// precise enough to calculate with; what nested transforms make of them is looked at where it comes out.
public enum Limit {
    /// 2^32: the width of the largest region of Wayland, whose edges have 32 bits.
    public static let largest = 4_294_967_296.0
}

extension Double {
    /// Neither too large nor NaN.
    public var isWithinLimit: Bool { magnitude <= Limit.largest }

    /// The nearest number within the limit; NaN counts as 0, as does a negative zero.
    var clampedToLimit: Double { isNaN ? 0 : min(max(self, -Limit.largest), Limit.largest) + 0.0 }

    /// A factor, and its inverse, within the limit.
    public var isScale: Bool { self >= 1 / Limit.largest && self <= Limit.largest }

    /// The nearest factor that is one.
    var clampedToScale: Double { min(max(self, 1 / Limit.largest), Limit.largest) }
}

extension Point {
    public var isWithinLimit: Bool { x.isWithinLimit && y.isWithinLimit }

    /// The nearest point within the limit; NaN counts as 0.
    var clampedToLimit: Point { Point(x: x.clampedToLimit, y: y.clampedToLimit) }
}
