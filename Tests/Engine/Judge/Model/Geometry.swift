// SPDX-License-Identifier: MIT

import Glibc
import ScenarioFormat

extension Point {
    static let zero = Point(x: 0, y: 0)

    static func + (a: Point, b: Point) -> Point {
        Point(x: a.x + b.x, y: a.y + b.y)
    }

    static func - (a: Point, b: Point) -> Point {
        Point(x: a.x - b.x, y: a.y - b.y)
    }

    var length: Double {
        (x * x + y * y).squareRoot()
    }

    /// Clockwise from the x axis, since y points down.
    var angle: Double {
        atan2(y, x)
    }

    /// Returns the mean of the points, or nil if there are none.
    static func centroid(_ points: [Point]) -> Point? {
        guard !points.isEmpty else { return nil }
        let sum = points.reduce(.zero, +)
        return Point(x: sum.x / Double(points.count), y: sum.y / Double(points.count))
    }
}

/// Returns the same angle between -π and π.
func shortestTurn(_ angle: Double) -> Double {
    var angle = angle
    while angle > Double.pi { angle -= 2 * Double.pi }
    while angle < -Double.pi { angle += 2 * Double.pi }
    return angle
}

extension AffineTransform {
    static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    var determinant: Double {
        a * d - b * c
    }

    /// 2.5: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
    func apply(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    func applyInverse(_ point: Point) -> Point {
        let x = point.x - tx
        let y = point.y - ty
        return Point(x: (d * x - c * y) / determinant, y: (a * y - b * x) / determinant)
    }
}
