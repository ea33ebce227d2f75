// SPDX-License-Identifier: MIT

import ScenarioFormat

/// A finger of a recognizer's attempt.
struct Finger {
    var id: TouchID
    var downTime: Microseconds
    var start: Point
    var place: Point

    var way: Point { place - start }
}

extension Point {
    static func + (one: Point, other: Point) -> Point { Point(x: one.x + other.x, y: one.y + other.y) }
    static func - (one: Point, other: Point) -> Point { Point(x: one.x - other.x, y: one.y - other.y) }
    static func * (point: Point, factor: Double) -> Point { Point(x: point.x * factor, y: point.y * factor) }

    var length: Double { (x * x + y * y).squareRoot() }
}

extension [Finger] {
    var centroid: Point {
        guard !isEmpty else { return Point(x: 0, y: 0) }
        return map(\.place).reduce(Point(x: 0, y: 0), +) * (1 / Double(count))
    }

    /// Twice the mean distance from the centroid.
    var diameter: Double {
        guard !isEmpty else { return 0 }
        let centroid = centroid
        return 2 * map { ($0.place - centroid).length }.reduce(0, +) / Double(count)
    }
}
