// SPDX-License-Identifier: MIT

/// A threshold, in logical pixels or in millimetres of the panel (rule 8.9).
public struct Length: Equatable, Sendable {
    /// Unit of a length.
    public enum Unit: Int32, Sendable {
        case pixels = 0
        /// Of the panel, by its source's physical size (rule 8.9).
        case millimetres = 1
    }

    /// In its unit.
    public var value: Double
    /// Unit of the value.
    public var unit: Unit

    /// A length of logical pixels.
    public static func pixels(_ value: Double) -> Length { Length(value: value, unit: .pixels) }
    /// A length on the panel.
    public static func millimetres(_ value: Double) -> Length { Length(value: value, unit: .millimetres) }

    /// Within the limit and not negative.
    public var isValid: Bool { value.isWithinLimit && value >= 0 }

    func pixels(at density: PanelDensity) -> Double {
        switch unit {
        case .pixels: value * density.pixelScale
        case .millimetres: value * density.pixelsPerMillimetre
        }
    }
}

// Measured lengths carry the rounding of a few sums: three fingers that moved 10 px exactly may come to 9.999999999999996.
// A threshold is met as if they did not.
extension Double {
    private static let rounding = 1e-9

    /// Returns whether a length is at least a threshold.
    @inline(__always)
    func reaches(_ threshold: Double) -> Bool { self >= threshold - Double.rounding }

    /// Returns whether a length is more than an allowance.
    @inline(__always)
    func exceeds(_ allowance: Double) -> Bool { self > allowance + Double.rounding }
}

/// Lengths in pixels on the panel that an attempt's first touch is on.
struct PanelDensity: Equatable {
    /// 10 px ≙ 1.6 mm, about 160 px per inch: the density that the default thresholds are made for (rule 8.9).
    static let nominalPixelsPerMillimetre = 10 / 1.6

    var pixelsPerMillimetre = nominalPixelsPerMillimetre
    /// Factor for lengths in pixels; other than 1 only if the source asks for it.
    var pixelScale = 1.0
}
