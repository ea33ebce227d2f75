// SPDX-License-Identifier: MIT
import CMath

/// A place or a difference of places, in logical pixels.
public struct Point: Equatable, Sendable {
    public var x: Double
    public var y: Double

    /// The origin.
    public static let zero = Point(x: 0, y: 0)

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public static func + (left: Point, right: Point) -> Point {
        Point(x: left.x + right.x, y: left.y + right.y)
    }

    public static func - (left: Point, right: Point) -> Point {
        Point(x: left.x - right.x, y: left.y - right.y)
    }

    public static func * (left: Point, factor: Double) -> Point {
        Point(x: left.x * factor, y: left.y * factor)
    }

    public static func / (left: Point, divisor: Double) -> Point {
        Point(x: left.x / divisor, y: left.y / divisor)
    }

    /// The distance from the origin.
    public var length: Double {
        (x * x + y * y).squareRoot()
    }

    /// The direction from the origin in radians, clockwise from the x axis since y points down; ±π.
    public var angle: Double {
        tactus_math_atan2(y, x)
    }

    /// Returns the place without negative zeros, which would be printed as -0.
    @inline(__always)
    public var withoutNegativeZero: Point { Point(x: x + 0.0, y: y + 0.0) }

    /// Both are finite numbers: only of such the difference from itself is 0.
    public var isFinite: Bool { (x - x) + (y - y) == 0 }
}
