// SPDX-License-Identifier: MIT

extension View {
    /// From the superview's space to the view's own; nil if the transform is singular, or makes too large a number.
    final func convertFromSuperview(_ point: Point) -> Point? {
        guard hasTransform else {
            return Point(
                x: point.x - frame.minX + boundsOrigin.x, y: point.y - frame.minY + boundsOrigin.y)
        }
        return fromSuperview.map { $0.apply(point) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// From the superview's space to the view's own, as a transform; nil if it is singular.
    @inline(never)
    final var fromSuperview: AffineTransform? {
        guard hasTransform else {
            return AffineTransform(translation: boundsOrigin - frame.origin)
        }
        return toSuperview.inverse
    }

    /// From the view's own space to the superview's.
    @inline(never)
    final var toSuperview: AffineTransform {
        guard hasTransform else {
            return AffineTransform(translation: frame.origin - boundsOrigin)
        }
        let half = Point(x: frame.width / 2, y: frame.height / 2)
        return AffineTransform(translation: Point.zero - boundsOrigin - half)
            .then(transform)
            .then(AffineTransform(translation: frame.origin + half))
    }

    /// From the application's space to the view's; nil if a transform on the way is singular. O(depth).
    final var fromApplication: AffineTransform? {
        guard var result = fromSuperview else { return nil }
        var view = superview
        while let current = view {
            guard let step = current.fromSuperview else { return nil }
            result = step.then(result)
            view = current.superview
        }
        return result.isFinite ? result : nil
    }

    /// From the view's space to the application's. O(depth).
    final var toApplication: AffineTransform {
        var result = toSuperview
        var view = superview
        while let current = view {
            result = result.then(current.toSuperview)
            view = current.superview
        }
        return result
    }

    /// A point of the application in the view's space. Where a singular transform leaves no answer, the point
    /// itself. O(depth).
    @_optimize(speed)
    package final func convertFromApplication(_ point: Point) -> Point {
        guard let shift = shiftFromApplication else { return finite(fromApplication?.apply(point), else: point) }
        return point + shift
    }

    /// Most trees have no transforms: then a sum does. nil: there are some.
    @inline(__always)
    private final var shiftFromApplication: Point? {
        var shift = Point.zero
        var hasTransforms = false
        var next: Borrowed<View>? = Borrowed(self)
        while let current = next, !hasTransforms {
            current.use { view in
                hasTransforms = view.hasTransform
                shift = shift + (view.boundsOrigin - view.frame.origin)
                next = view.superviewReference
            }
        }
        return hasTransforms ? nil : shift
    }

    /// A difference of places, such as a translation or a velocity. O(depth).
    @inline(never)
    package final func convertVectorFromApplication(_ vector: Point) -> Point {
        if shiftFromApplication != nil { return vector }
        return finite(fromApplication?.applyToVector(vector), else: vector)
    }

    /// A way in this view's space as one of the application's.
    package final func convertVectorToApplication(_ vector: Point) -> Point {
        finite(toApplication.applyToVector(vector), else: vector)
    }

    /// Converts a difference of places, such as a translation or a velocity, to another view's space; nil: the
    /// application's. O(depth).
    public final func convertVector(_ vector: Point, to view: View?) -> Point {
        let shared = convertVectorToApplication(vector)
        return view?.convertVectorFromApplication(shared) ?? shared
    }

    /// A place in this view's space as one of the application's. O(depth).
    package final func convertToApplication(_ point: Point) -> Point {
        finite(toApplication.apply(point), else: point)
    }

    /// Returns a point of this view's space in that of another; nil: the application's. O(depth).
    public final func convert(_ point: Point, to view: View?) -> Point {
        let place = convertToApplication(point)
        return view?.convertFromApplication(place) ?? place
    }

    /// Returns a point of another view's space in this one's; nil: the application's. O(depth).
    public final func convert(_ point: Point, from view: View?) -> Point {
        convertFromApplication(view?.convertToApplication(point) ?? point)
    }

    /// Nested transforms may multiply to infinity, or to what is no number: then there is no answer.
    @inline(never)
    private final func finite(_ result: Point?, else fallback: Point) -> Point {
        guard let result, result.isFinite else { return fallback }
        return result
    }
}
