// SPDX-License-Identifier: MIT

/// A rectangle in logical pixels; it contains its minimum edges but not its maximum ones (rule 2.2).
public struct Rect: Equatable, Sendable {
    /// The top left corner.
    public var origin: Point
    public var width: Double
    public var height: Double

    /// Nowhere.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    public init(x: Double, y: Double, width: Double, height: Double) {
        origin = Point(x: x, y: y)
        self.width = width
        self.height = height
    }

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var maxX: Double { origin.x + width }
    public var maxY: Double { origin.y + height }

    /// Half-open: the left and upper edges belong to it (rule 2.2).
    public func contains(_ point: Point) -> Bool {
        minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }

    /// The rectangle grown by a margin on each side.
    public func grown(by margin: Double) -> Rect {
        Rect(x: minX - margin, y: minY - margin, width: width + 2 * margin, height: height + 2 * margin)
    }

    /// Numbers within the limit and no negative size.
    public var isValid: Bool {
        origin.isWithinLimit && width.isWithinLimit && height.isWithinLimit && width >= 0 && height >= 0
    }
}
