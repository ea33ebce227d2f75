// SPDX-License-Identifier: MIT
import CMath

/// A scale and a rotation about the origin followed by a shift: x' = linear · x + offset, with points as complex
/// numbers.
struct Similarity: Equatable {
    /// Scale times unit vector of the rotation.
    var linear: Point
    var offset: Point

    static let identity = Similarity(linear: Point(x: 1, y: 0), offset: .zero)

    func apply(_ point: Point) -> Point { linear.times(point) + offset }

    /// Returns the place that is mapped to `image`. The linear part must not be 0.
    func preimage(of image: Point) -> Point {
        (image - offset).timesConjugate(of: linear) / linear.squaredLength
    }

    /// Returns this similarity followed by `linear` about a place that is then moved to `target`.
    func then(_ linear: Point, about place: Point, to target: Point) -> Similarity {
        Similarity(linear: linear.times(self.linear), offset: target + linear.times(offset - place))
    }

    var transform: AffineTransform {
        // 0 - y is never the negative zero that -y may be.
        AffineTransform(a: linear.x, b: linear.y, c: 0 - linear.y, d: linear.x, tx: offset.x, ty: offset.y)
    }
}

extension Point {
    /// Returns the unit vector in a direction.
    static func direction(_ angle: Double) -> Point {
        Point(x: tactus_math_cos(angle), y: tactus_math_sin(angle))
    }

    /// The square of the distance from the origin.
    @inline(__always)
    var squaredLength: Double { x * x + y * y }

    /// The product of two complex numbers.
    @inline(__always)
    func times(_ other: Point) -> Point {
        Point(x: x * other.x - y * other.y, y: x * other.y + y * other.x)
    }

    /// Returns the product with the conjugate of the other point. Its angle is how much further this point is turned.
    @inline(__always)
    func timesConjugate(of other: Point) -> Point {
        Point(x: x * other.x + y * other.y, y: y * other.x - x * other.y)
    }
}
