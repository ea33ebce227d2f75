// SPDX-License-Identifier: MIT

import ScenarioFormat

extension View {
    /// 2.1: returns the front-most view under a point in the superview's coordinates.
    func hitTest(_ pointInSuperview: Point) -> View? {
        if !isInteractionEnabled || isHidden || alpha < 0.01 || transform.determinant == 0 { return nil }
        let point = fromSuperview(pointInSuperview)
        // 2.3: a point outside is not offered to the subviews.
        if !pointInside(point) { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(point) { return hit }
        }
        return self
    }

    /// 2.2: the bounds contain their minimum edges and not their maximum edges.
    func pointInside(_ point: Point) -> Bool {
        boundsOrigin.x <= point.x && point.x < boundsOrigin.x + frame.width
            && boundsOrigin.y <= point.y && point.y < boundsOrigin.y + frame.height
    }
}

extension Model {
    /// 2.6: tests windows front to back. All have the same level here, so that the last one created is in front.
    func hitTest(_ point: Point) -> View? {
        doubtIfOnEdge(point)
        for window in windows.reversed() {
            if let hit = window.hitTest(point) { return hit }
        }
        return nil
    }

    /// Leaves the result open on the edge of a transformed view that has scrolled, and on that of content that is zoomed
    /// or beyond its limits: there the last digit decides (11.3).
    private func doubtIfOnEdge(_ point: Point) {
        let turned = scrollViews.map(\.view).filter { $0.pathToRoot.contains { $0.transform != .identity } }
        let uneven = scrollViews.filter { $0.zoomScale != 1 || $0.offset != $0.limited($0.offset) }
        for view in turned + uneven.flatMap({ $0.view.subtree.dropFirst() }) {
            let place = view.fromApplication(point) - view.boundsOrigin
            let distances = [place.x, place.y, place.x - view.frame.width, place.y - view.frame.height]
            if distances.contains(where: { $0.magnitude < 1e-9 }) {
                leaveOpen("a touch on the edge of a scrolled view")
            }
        }
    }

    /// 1.6: returns the number of quick touches at this place, including this one.
    func tapCount(ofTouchAt place: Point, at time: Microseconds, in view: View?) -> Int {
        guard let view else { return 1 }
        for lift in lifts.reversed() where lift.view === view {
            let isRecent = time - lift.time < 350_000
            let isNear = !exceeds((place - lift.start).length, 45, [])
            if isRecent && isNear { return lift.tapCount + 1 }
        }
        return 1
    }
}

/// 1.6: the lift of a finger.
struct Lift {
    var view: View
    var start: Point
    var time: Microseconds
    var tapCount: Int
}
