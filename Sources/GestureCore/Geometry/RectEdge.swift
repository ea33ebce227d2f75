// SPDX-License-Identifier: MIT

/// A set of edges of a rectangle.
public struct RectEdge: OptionSet, Sendable {
    /// Bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = RectEdge(rawValue: 1)
    /// The left edge.
    public static let left = RectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = RectEdge(rawValue: 4)
    /// The right edge.
    public static let right = RectEdge(rawValue: 8)
    /// All four edges.
    public static let all: RectEdge = [.top, .left, .bottom, .right]

    /// Returns the first edge of the set, in the order top, left, bottom, right, that matches, or nil.
    func first(where matches: (RectEdge) -> Bool) -> RectEdge? {
        var bit = RectEdge.top.rawValue
        while bit <= RectEdge.right.rawValue {
            if contains(RectEdge(rawValue: bit)), matches(RectEdge(rawValue: bit)) { return RectEdge(rawValue: bit) }
            bit <<= 1
        }
        return nil
    }

    /// Returns a movement relative to one edge: x inwards, y along it.
    func components(of movement: Point) -> Point {
        switch self {
        case .top: Point(x: movement.y, y: movement.x)
        case .left: movement
        case .bottom: Point(x: -movement.y, y: movement.x)
        default: Point(x: -movement.x, y: movement.y)
        }
    }
}
