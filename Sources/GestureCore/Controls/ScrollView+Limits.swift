// SPDX-License-Identifier: MIT

// Range in which the content may rest (rule 13.3).

extension ScrollView {
    final var limitsX: (lower: Double, upper: Double) { limitsX(of: shownContentSize) }

    final var limitsY: (lower: Double, upper: Double) { limitsY(of: shownContentSize) }

    /// Returns the horizontal limits for content of another size.
    final func limitsX(of size: Point) -> (lower: Double, upper: Double) {
        ScrollView.limits(
            size.x, frame.width, before: contentInset.left, behind: contentInset.right, contentAlignmentPoint.x)
    }

    /// Returns the vertical limits for content of another size.
    final func limitsY(of size: Point) -> (lower: Double, upper: Double) {
        ScrollView.limits(
            size.y, frame.height, before: contentInset.top, behind: contentInset.bottom, contentAlignmentPoint.y)
    }

    @inline(never)
    private static func limits(
        _ content: Double, _ length: Double, before: Double, behind: Double, _ alignment: Double
    ) -> (lower: Double, upper: Double) {
        // `0 - before` is never -0, which `-before` may be.
        let lower = 0 - before
        let upper = content + behind - length
        if upper >= lower { return (lower, upper) }
        // Content smaller than the view has exactly one place.
        let place = lower - (lower - upper) * alignment
        return (place, place)
    }

    final func clamped(_ offset: Point) -> Point {
        let (x, y) = (limitsX, limitsY)
        return Point(x: min(max(offset.x, x.lower), x.upper), y: min(max(offset.y, y.lower), y.upper))
    }

    final func limits(_ axis: Axis) -> (lower: Double, upper: Double) {
        axis == .horizontal ? limitsX : limitsY
    }

    final func canMove(_ axis: Axis) -> Bool {
        let limits = limits(axis)
        let alwaysBounces = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
        return limits.upper > limits.lower || (alwaysBounces && bounces)
    }

    /// Aligns content that is smaller than the view, unless something moves it.
    final func alignContent() {
        guard contentAlignmentPoint != .zero, motionKind == .none, !isDragging, !isZooming else { return }
        let (x, y) = (limitsX, limitsY)
        setOffset(
            Point(
                x: x.lower == x.upper ? x.lower : boundsOrigin.x,
                y: y.lower == y.upper ? y.lower : boundsOrigin.y))
    }
}
