// SPDX-License-Identifier: MIT

import ScenarioFormat

/// A window, view or surface, with the questions of §2.
final class View {
    let name: String
    var frame: Rect
    var transform = AffineTransform.identity
    let isWindow: Bool
    /// 13.1: origin of the bounds.
    var boundsOrigin = Point.zero
    /// 13.1: scale by the scroll view whose content this is, about the origin.
    var zoom = 1.0
    var isHidden = false
    var isInteractionEnabled = true
    var alpha = 1.0
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    /// 2.13: deferred edges.
    var deferredEdges: Set<Edge> = []
    /// 3.4: whether it refuses to resign.
    var keepsFirstResponder = false
    /// §10: the client of a surface.
    var client: Client?
    /// §9: the control, or nil.
    var control: Control?
    /// §13: the scroll view, or nil.
    var scrollView: ScrollView?
    var isDestroyed = false
    /// 2.10: whether it is leaving its window, while its chain is still intact.
    var isLeaving = false
    var chainWhenLeaving: [Link] = []
    unowned(unsafe) var formerSuperview: View?

    unowned(unsafe) var superview: View?
    /// Subviews, back to front.
    var subviews: [View] = []

    /// The view's own responder; its controller follows it in the chain.
    let responder: Responder
    var controller: Responder?

    init(name: String, frame: Rect, isWindow: Bool, handles: HandledEvents, forwardsTaps: Int? = nil) {
        self.name = name
        self.frame = frame
        self.isWindow = isWindow
        self.responder = Responder(name: name, handles: handles, forwardsTaps: forwardsTaps)
    }

    /// The view, its superview and so on, up to the window.
    var pathToRoot: [View] {
        var path: [View] = []
        var next: View? = self
        while let view = next {
            path.append(view)
            next = view.superview
        }
        return path
    }

    var window: View? {
        guard let root = pathToRoot.last, root.isWindow else { return nil }
        return root
    }

    var depth: Int {
        pathToRoot.count - 1
    }

    /// The view with everything below it.
    var subtree: [View] {
        [self] + subviews.flatMap { $0.subtree }
    }

    func isAncestor(of other: View) -> Bool {
        other.pathToRoot.dropFirst().contains { $0 === self }
    }

    /// 2.5: converts from the superview's to this view's coordinates; the transform acts about the centre.
    func fromSuperview(_ point: Point) -> Point {
        let origin = Point(x: frame.x, y: frame.y)
        // On an edge the last digit matters.
        if transform == .identity { return (point - origin).scaled(by: 1 / zoom) + boundsOrigin }
        let half = Point(x: frame.width / 2, y: frame.height / 2)
        let centre = origin + half
        return transform.applyInverse(point - centre) + half + boundsOrigin
    }

    /// Converts from the application's to this view's coordinates.
    func fromApplication(_ point: Point) -> Point {
        pathToApplication.reversed().reduce(point) { point, view in view.fromSuperview(point) }
    }

    /// Path of a view that has left its window, as it was.
    private var pathToApplication: [View] {
        let path = pathToRoot
        return path + (path.last?.formerSuperview?.pathToRoot ?? [])
    }

    /// Converts a displacement, which has no origin.
    func vectorFromApplication(_ vector: Point) -> Point {
        fromApplication(vector) - fromApplication(.zero)
    }

    func vectorToApplication(_ vector: Point) -> Point {
        pathToApplication.reduce(vector) { vector, view in
            (view.transform.apply(vector) - view.transform.apply(.zero)).scaled(by: view.zoom)
        }
    }
}
