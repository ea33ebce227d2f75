// SPDX-License-Identifier: MIT

/// Region in which a subview can be hit, in its superview's space, without looking at the view itself.
struct HitBox {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    init(of view: View) {
        if view.isHidden || view.alpha < HitTesting.minimumAlpha || !view.isUserInteractionEnabled {
            // Contains nothing.
            (minX, minY, maxX, maxY) = (.infinity, .infinity, -.infinity, -.infinity)
        } else if view.hasTransform || !view.customHitTesting.isEmpty {
            // Only the view can tell.
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

/// Rule 2.1 without recursion, but for replaced hit tests: a tree may be a hundred thousand views deep.
enum HitTesting {
    /// Replaced hit tests that are asked within each other: the stack ends. Those further in count as not replaced.
    static let mostNested: UInt16 = 256
    /// Views below it are not hit (rule 2.1).
    static let minimumAlpha = 0.01

    /// The view of a tree that a point in the root's superview's space hits.
    static func hitTest(_ view: View, superviewPoint point: Point) -> View? {
        guard let local = candidatePoint(view, point) else { return nil }
        return view.customHitTesting.contains(.hitTest)
            ? checked(ask(view, local, nesting: 1), within: view) : defaultHitTest(view, local)
    }

    /// The default of `View.hitTest`: the point is in the view's own space.
    ///
    /// Once a view contains the point, the answer is it or something in it: the way leads only downwards.
    @_optimize(speed)
    static func defaultHitTest(_ root: View, _ rootPoint: Point) -> View? {
        guard isOpenToTouches(root), isInside(root, rootPoint) else { return nil }
        var view = root
        var point = rootPoint
        // A custom hit test may take subviews away.
        var next = view.children.end
        while let subview = view.children.element(upTo: next, where: { $0.contains(point) }) {
            next = subview.place &- 1
            guard let local = candidatePoint(subview, point) else { continue }
            if subview.customHitTesting.contains(.hitTest), root.hitTestNesting < mostNested {
                if let hit = checked(ask(subview, local, nesting: root.hitTestNesting &+ 1), within: subview) {
                    return hit
                }
                // A callback may have changed the order: go on behind the subview, and ask none twice.
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

    /// The point in the view's own space; nil if the view cannot be hit at all.
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

    /// An override may answer only with a view of its own subtree.
    private static func checked(_ hit: View?, within view: View) -> View? {
        guard let hit, hit.isDescendant(of: view) else { return nil }
        return hit
    }
}
