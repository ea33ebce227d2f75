// SPDX-License-Identifier: MIT

/// An affine transform of points: x' = a·x + c·y + tx, y' = b·x + d·y + ty (rule 2.5). All functions are O(1).
public struct AffineTransform: Equatable, Sendable {
    /// Factor of x in x'.
    public var a: Double
    /// Factor of x in y'.
    public var b: Double
    /// Factor of y in x'.
    public var c: Double
    /// Factor of y in y'.
    public var d: Double
    /// Shift of x, in px.
    public var tx: Double
    /// Shift of y, in px.
    public var ty: Double

    /// The transform that changes nothing.
    public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates x' = a·x + c·y + tx, y' = b·x + d·y + ty. Any number is accepted: check `isWithinLimit` or `isFinite`.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates a translation, in px.
    public init(translation: Point) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: translation.x, ty: translation.y)
    }

    /// Returns the transformed point. Numbers too large for a Double give infinities or NaN.
    public func apply(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// Returns the transformed vector, leaving out the shift: for translations and velocities.
    public func applyToVector(_ vector: Point) -> Point {
        Point(x: a * vector.x + c * vector.y, y: b * vector.x + d * vector.y)
    }

    /// Returns the transform that applies this one first and then `next`.
    @inline(never)
    public func then(_ next: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: next.a * a + next.c * b, b: next.b * a + next.d * b,
            c: next.a * c + next.c * d, d: next.b * c + next.d * d,
            tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
    }

    /// The inverse, or nil if the transform is singular, so that nothing it shows has an area.
    @inline(never)
    public var inverse: AffineTransform? {
        let determinant = a * d - b * c
        let scale = 1 / determinant
        guard determinant != 0, scale.isFinite else { return nil }
        return AffineTransform(
            a: d * scale, b: -b * scale, c: -c * scale, d: a * scale,
            tx: (c * ty - d * tx) * scale, ty: (b * tx - a * ty) * scale)
    }

    /// Whether all six numbers are within `Limit.largest`.
    public var isWithinLimit: Bool {
        a.isWithinLimit && b.isWithinLimit && c.isWithinLimit && d.isWithinLimit && tx.isWithinLimit
            && ty.isWithinLimit
    }

    /// Whether all six numbers are finite.
    public var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}
