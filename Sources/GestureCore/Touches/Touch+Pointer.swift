// SPDX-License-Identifier: MIT
import CMath

/// Buttons of a pointer (rule 14.1), and the direction of a stylus.
extension Touch {
    /// Bit of `buttonMask` for the first button, usually the left one.
    public static let primaryButton: UInt32 = 1
    /// Bit of `buttonMask` for the second button, usually the right one.
    public static let secondaryButton: UInt32 = 2
    /// Bit of `buttonMask` for the middle button.
    public static let middleButton: UInt32 = 4

    /// Angle between a stylus and the surface, in radians: π/2 is upright.
    public var altitudeAngle: Double { .pi / 2 - tilt }

    /// Returns the direction of a stylus' upper end in a view's coordinates, in radians clockwise from the x axis.
    /// `nil` means the application's coordinates. O(depth of the view).
    public func azimuthAngle(in view: View?) -> Double {
        guard let view else { return azimuth }
        let direction = Point(x: tactus_math_cos(azimuth), y: tactus_math_sin(azimuth))
        return view.convertVectorFromApplication(direction).angle
    }
}
