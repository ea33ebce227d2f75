// SPDX-License-Identifier: MIT

/// Region in which a subview can be hit, in its superview's coordinates. Testing it does not access the view.
struct HitBox {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    init(of view: View) {
        if view.isHidden || view.alpha < HitTesting.minimumAlpha || !view.isUserInteractionEnabled {
            // An empty region, which contains no point.
            (minX, minY, maxX, maxY) = (.infinity, .infinity, -.infinity, -.infinity)
        } else if view.hasTransform || !view.customHitTesting.isEmpty {
            // An unlimited region: only the view itself can tell.
            (minX, minY, maxX, maxY) = (-.infinity, -.infinity, .infinity, .infinity)
        } else {
            (minX, minY) = (view.frame.minX, view.frame.minY)
            (maxX, maxY) = (view.frame.maxX, view.frame.maxY)
        }
    }

    func contains(_ point: Point) -> Bool {
        minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }
}

/// The hit test of rule 2.1, without recursion except for custom hit tests: a tree may be a hundred thousand views
/// deep.
enum HitTesting {
    /// Limit on nested custom hit tests, which protects the stack. Views nested deeper use the default hit test.
    static let mostNested: UInt16 = 256
    /// Smallest alpha of a view that can be hit (rule 2.1).
    static let minimumAlpha = 0.01

    /// Returns the view of a tree that is hit by a point in the root's superview's coordinates, or nil.
    static func hitTest(_ view: View, superviewPoint point: Point) -> View? {
        guard let local = candidatePoint(view, point) else { return nil }
        return view.customHitTesting.contains(.hitTest)
            ? checked(ask(view, local, nesting: 1), within: view) : defaultHitTest(view, local)
    }

    /// Returns the result of the default `View.hitTest`, for a point in the view's own coordinates.
    ///
    /// Once a view contains the point, the answer is this view or one inside it: the walk goes only down.
    @_optimize(speed)
    static func defaultHitTest(_ root: View, _ rootPoint: Point) -> View? {
        guard isOpenToTouches(root), isInside(root, rootPoint) else { return nil }
        var view = root
        var point = rootPoint
        // A custom hit test may remove subviews.
        var next = view.children.end
        while let subview = view.children.element(upTo: next, where: { $0.contains(point) }) {
            next = subview.place &- 1
            guard let local = candidatePoint(subview, point) else { continue }
            if subview.customHitTesting.contains(.hitTest), root.hitTestNesting < mostNested {
                if let hit = checked(ask(subview, local, nesting: root.hitTestNesting &+ 1), within: subview) {
                    return hit
                }
                // A callback may have changed the order: continue behind the subview, and test none twice.
                if subview.superviewReference == Borrowed(view) {
                    next = min(next, subview.place &- 1)
                }
            } else if isInside(subview, local) {
                view = subview
                point = local
                next = view.children.end
            }
        }
        return view
    }

    private static func isOpenToTouches(_ view: View) -> Bool {
        view.isUserInteractionEnabled && !view.isHidden && view.alpha >= minimumAlpha
    }

    /// Returns the point in the view's own coordinates, or nil if the view cannot be hit at all.
    private static func candidatePoint(_ view: View, _ point: Point) -> Point? {
        isOpenToTouches(view) ? view.convertFromSuperview(point) : nil
    }

    private static func ask(_ view: View, _ point: Point, nesting: UInt16) -> View? {
        let outerNesting = view.hitTestNesting
        view.hitTestNesting = nesting
        defer { view.hitTestNesting = outerNesting }
        return view.askHitTest(point)
    }

    private static func isInside(_ view: View, _ point: Point) -> Bool {
        view.customHitTesting.contains(.pointInside) ? view.askPointInside(point) : view.isInBounds(point)
    }

    /// Returns the answer of an override if it is a view of the subtree, else nil.
    private static func checked(_ hit: View?, within view: View) -> View? {
        guard let hit, hit.isDescendant(of: view) else { return nil }
        return hit
    }
}
