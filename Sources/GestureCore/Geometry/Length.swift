// SPDX-License-Identifier: MIT

/// A threshold, in logical pixels or in millimetres of the panel (rule 8.9). A number written in its place is in pixels,
/// as in UIKit: `allowableMovement = 10`.
public struct Length: Equatable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Unit of a length.
    public enum Unit: Int32, Sendable {
        /// Logical pixels.
        case pixels = 0
        /// Millimetres on the panel, by the physical size of its source (rule 8.9).
        case millimetres = 1
    }

    /// The number, in `unit`.
    public var value: Double
    /// Unit of `value`.
    public var unit: Unit

    /// Creates a length.
    public init(value: Double, unit: Unit) {
        self.value = value
        self.unit = unit
    }

    /// Creates a length from a number in the source, in logical pixels.
    public init(floatLiteral pixels: Double) { self = .pixels(pixels) }

    /// Creates a length from a number in the source, in logical pixels.
    public init(integerLiteral pixels: Int64) { self = .pixels(Double(pixels)) }

    /// Returns a length in logical pixels.
    public static func pixels(_ value: Double) -> Length { Length(value: value, unit: .pixels) }
    /// Returns a length on the panel, in millimetres.
    public static func millimetres(_ value: Double) -> Length { Length(value: value, unit: .millimetres) }

    /// Whether the value is within the limit and not negative.
    public var isValid: Bool { value.isWithinLimit && value >= 0 }

    func pixels(at density: PanelDensity) -> Double {
        switch unit {
        case .pixels: value * density.pixelScale
        case .millimetres: value * density.pixelsPerMillimetre
        }
    }
}

// Measured lengths carry the rounding errors of a few sums: three fingers that moved exactly 10 px may give
// 9.999999999999996. Thresholds tolerate such errors.
extension Double {
    private static let rounding = 1e-9

    /// Returns whether a length is at least a threshold.
    @inline(__always)
    func reaches(_ threshold: Double) -> Bool { self >= threshold - Double.rounding }

    /// Returns whether a length is more than an allowance.
    @inline(__always)
    func exceeds(_ allowance: Double) -> Bool { self > allowance + Double.rounding }
}

/// Density of the panel on which an attempt's first touch is.
struct PanelDensity: Equatable {
    /// 10 px ≙ 1.6 mm, about 160 px per inch: the density that the default thresholds are made for (rule 8.9).
    static let nominalPixelsPerMillimetre = 10 / 1.6

    var pixelsPerMillimetre = nominalPixelsPerMillimetre
    /// Factor for lengths in pixels; differs from 1 only if the source asks for scaled lengths.
    var pixelScale = 1.0
}
