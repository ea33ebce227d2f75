// SPDX-License-Identifier: MIT

/// A rectangle in logical pixels. It contains its left and top edges but not its right and bottom ones (rule 2.2).
public struct Rect: Equatable, Sendable {
    /// The top left corner.
    public var origin: Point
    /// Width in px.
    public var width: Double
    /// Height in px.
    public var height: Double

    /// The empty rectangle at the origin.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// Creates a rectangle. Any number is accepted: check `isValid`.
    public init(x: Double, y: Double, width: Double, height: Double) {
        origin = Point(x: x, y: y)
        self.width = width
        self.height = height
    }

    /// The left edge.
    public var minX: Double { origin.x }
    /// The top edge.
    public var minY: Double { origin.y }
    /// The right edge.
    public var maxX: Double { origin.x + width }
    /// The bottom edge.
    public var maxY: Double { origin.y + height }

    /// Returns whether a point is inside; the left and top edges belong to the rectangle (rule 2.2).
    public func contains(_ point: Point) -> Bool {
        minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }

    /// Returns the rectangle grown by a margin on each side, in px.
    public func grown(by margin: Double) -> Rect {
        Rect(x: minX - margin, y: minY - margin, width: width + 2 * margin, height: height + 2 * margin)
    }

    /// Whether all numbers are within the limit and the size is not negative.
    public var isValid: Bool {
        origin.isWithinLimit && width.isWithinLimit && height.isWithinLimit && width >= 0 && height >= 0
    }
}
