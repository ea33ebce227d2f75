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
}
