// SPDX-License-Identifier: MIT

/// Width and height, in logical pixels.
public struct Size: Equatable, Sendable {
    /// Width in px.
    public var width: Double
    /// Height in px.
    public var height: Double

    /// No width and no height.
    public static let zero = Size(width: 0, height: 0)

    /// Creates a size. Any number is accepted.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

extension Rect {
    /// Width and height.
    public var size: Size {
        get { Size(width: width, height: height) }
        set { (width, height) = (newValue.width, newValue.height) }
    }

    /// Creates a rectangle. Any number is accepted: check `isValid`.
    public init(origin: Point, size: Size) {
        self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }

    /// The middle, to the right.
    public var midX: Double { origin.x + width / 2 }
    /// The middle, downwards.
    public var midY: Double { origin.y + height / 2 }
}
