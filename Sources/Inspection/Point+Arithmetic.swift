// SPDX-License-Identifier: MIT

import ScenarioFormat

extension Point {
    static func + (one: Point, other: Point) -> Point { Point(x: one.x + other.x, y: one.y + other.y) }
    static func - (one: Point, other: Point) -> Point { Point(x: one.x - other.x, y: one.y - other.y) }
    static func * (point: Point, factor: Double) -> Point { Point(x: point.x * factor, y: point.y * factor) }

    var length: Double { (x * x + y * y).squareRoot() }
}
