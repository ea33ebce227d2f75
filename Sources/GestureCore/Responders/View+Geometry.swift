// SPDX-License-Identifier: MIT

extension View {
    /// Returns a point of the superview in the view's coordinates, or nil if the transform is singular or the result
    /// too large.
    final func convertFromSuperview(_ point: Point) -> Point? {
        guard hasTransform else {
            return Point(
                x: point.x - frame.minX + boundsOrigin.x, y: point.y - frame.minY + boundsOrigin.y)
        }
        return fromSuperview.map { $0.apply(point) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The transform from the superview's to the view's coordinates, or nil if it is singular.
    @inline(never)
    final var fromSuperview: AffineTransform? {
        guard hasTransform else {
            return AffineTransform(translation: boundsOrigin - frame.origin)
        }
        return toSuperview.inverse
    }

    /// The transform from the view's to the superview's coordinates.
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

    /// The transform from the application's to the view's coordinates, or nil if a transform on the path is singular.
    /// O(depth).
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

    /// The transform from the view's to the application's coordinates. O(depth).
    final var toApplication: AffineTransform {
        var result = toSuperview
        var view = superview
        while let current = view {
            result = result.then(current.toSuperview)
            view = current.superview
        }
        return result
    }

    /// Returns a point of the application in the view's coordinates; the point itself if a transform on the path is
    /// singular. O(depth).
    @_optimize(speed)
    package final func convertFromApplication(_ point: Point) -> Point {
        guard let shift = shiftFromApplication else { return finite(fromApplication?.apply(point), else: point) }
        return point + shift
    }

    /// The shift from the application's to the view's coordinates, or nil if a view on the path has a transform. Most
    /// trees have none, so that a sum suffices.
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

    /// Returns a displacement or velocity of the application in the view's coordinates. O(depth).
    @inline(never)
    package final func convertVectorFromApplication(_ vector: Point) -> Point {
        if shiftFromApplication != nil { return vector }
        return finite(fromApplication?.applyToVector(vector), else: vector)
    }

    /// Returns a displacement in the view's coordinates as one of the application. O(depth).
    package final func convertVectorToApplication(_ vector: Point) -> Point {
        finite(toApplication.applyToVector(vector), else: vector)
    }

    /// Returns a displacement or velocity in another view's coordinates, or the application's for nil. A step whose
    /// transform is singular, or whose result is not finite, is skipped. O(depth).
    public final func convertVector(_ vector: Point, to view: View?) -> Point {
        let shared = convertVectorToApplication(vector)
        return view?.convertVectorFromApplication(shared) ?? shared
    }

    /// Returns a point of the view in the application's coordinates. O(depth).
    package final func convertToApplication(_ point: Point) -> Point {
        finite(toApplication.apply(point), else: point)
    }

    /// Returns a point of this view in another view's coordinates, or the application's for nil. A step whose transform
    /// is singular, or whose result is not finite, is skipped. O(depth).
    public final func convert(_ point: Point, to view: View?) -> Point {
        let place = convertToApplication(point)
        return view?.convertFromApplication(place) ?? place
    }

    /// Returns a point of another view, or of the application for nil, in this view's coordinates. A step whose
    /// transform is singular, or whose result is not finite, is skipped. O(depth).
    public final func convert(_ point: Point, from view: View?) -> Point {
        convertFromApplication(view?.convertToApplication(point) ?? point)
    }

    /// Returns a result if it is finite, else the fallback: nested transforms may overflow.
    @inline(never)
    private final func finite(_ result: Point?, else fallback: Point) -> Point {
        guard let result, result.isFinite else { return fallback }
        return result
    }
}
