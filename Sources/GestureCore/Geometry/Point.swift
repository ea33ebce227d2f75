// SPDX-License-Identifier: MIT
import CMath

/// A place or a displacement, in logical pixels. All functions are O(1).
public struct Point: Equatable, Sendable {
    /// Distance from the origin to the right, in px.
    public var x: Double
    /// Distance from the origin downwards, in px.
    public var y: Double

    /// The origin, or no displacement.
    public static let zero = Point(x: 0, y: 0)

    /// Creates a point. Any number is accepted.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Returns the sum of both points.
    public static func + (left: Point, right: Point) -> Point {
        Point(x: left.x + right.x, y: left.y + right.y)
    }

    /// Returns the displacement from `right` to `left`.
    public static func - (left: Point, right: Point) -> Point {
        Point(x: left.x - right.x, y: left.y - right.y)
    }

    /// Returns the point with both coordinates multiplied by a factor.
    public static func * (left: Point, factor: Double) -> Point {
        Point(x: left.x * factor, y: left.y * factor)
    }

    /// Returns the point with both coordinates divided by a divisor. Dividing by 0 gives infinities or NaN.
    public static func / (left: Point, divisor: Double) -> Point {
        Point(x: left.x / divisor, y: left.y / divisor)
    }

    /// Distance from the origin, in px.
    public var length: Double {
        (x * x + y * y).squareRoot()
    }

    /// Direction from the origin in radians, -π to π, clockwise from the x axis since y points down.
    public var angle: Double {
        tactus_math_atan2(y, x)
    }

    /// The point with 0 instead of negative zeros, which would be printed as -0.
    @inline(__always)
    public var withoutNegativeZero: Point { Point(x: x + 0.0, y: y + 0.0) }

    /// Whether both coordinates are finite. For a finite number, and no other, x - x is 0.
    public var isFinite: Bool { (x - x) + (y - y) == 0 }
}
