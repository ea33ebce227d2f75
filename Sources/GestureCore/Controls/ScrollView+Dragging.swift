// SPDX-License-Identifier: MIT

extension ScrollView {
    final func beginDragging() {
        stopMotion()
        isDragging = true
        dragStart = ScrollView.unbanded(boundsOrigin, self)
        lockedAxis = nil
        let translation = panGestureRecognizer.translation(in: superview)
        if isDirectionalLockEnabled {
            lockedAxis = abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
        }
        delegate?.scrollViewWillBeginDragging(self)
    }

    /// The content follows the fingers, with resistance beyond its edges.
    final func drag() {
        guard isDragging, !isZooming else { return }
        let translation = panGestureRecognizer.translation(in: superview)
        var offset = boundsOrigin
        if lockedAxis != .vertical {
            offset.x = banded(dragStart.x - translation.x, limitsX, frame.width, canMove(.horizontal))
        }
        if lockedAxis != .horizontal {
            offset.y = banded(dragStart.y - translation.y, limitsY, frame.height, canMove(.vertical))
        }
        setOffset(offset)
    }

    private final func banded(
        _ place: Double, _ limits: (lower: Double, upper: Double), _ length: Double, _ canMove: Bool
    ) -> Double {
        let inside = min(max(place, limits.lower), limits.upper)
        guard bounces, canMove, place != inside else { return inside }
        let beyond = ScrollCurve.rubberBand(abs(place - inside), length: length)
        return place > inside ? inside + beyond : inside - beyond
    }

    /// Where the fingers would have to be for an offset beyond the edges: a bounce that is caught goes on from
    /// where it is seen.
    private static func unbanded(_ offset: Point, _ view: ScrollView) -> Point {
        func axis(_ place: Double, _ limits: (lower: Double, upper: Double), _ length: Double) -> Double {
            let inside = min(max(place, limits.lower), limits.upper)
            let beyond = abs(place - inside)
            guard beyond > 0, beyond < length else { return place }
            let stretched = (1 / (1 - beyond / length) - 1) * length / 0.55
            return place > inside ? inside + stretched : inside - stretched
        }
        return Point(
            x: axis(offset.x, view.limitsX, view.frame.width), y: axis(offset.y, view.limitsY, view.frame.height))
    }

    /// The velocity is the content's, in px/s.
    final func endDragging(velocity released: Point) {
        guard isDragging else { return }
        isDragging = false
        var velocity = released
        if lockedAxis == .vertical || !canMove(.horizontal) { velocity.x = 0 }
        if lockedAxis == .horizontal || !canMove(.vertical) { velocity.y = 0 }
        let start = boundsOrigin
        let rate = decelerationRate.perMillisecond
        let natural = Point(
            x: ScrollCurve.target(from: start.x, velocity: velocity.x, rate: rate),
            y: ScrollCurve.target(from: start.y, velocity: velocity.y, rate: rate))
        let proposed = isPagingEnabled ? page(at: natural) : clamped(natural)
        var target = proposed
        delegate?.scrollViewWillEndDragging(self, velocity: velocity, target: &target)
        if !target.isFinite { target = proposed }
        let isChanged = target != clamped(natural)
        let time = eventDispatcher?.time ?? 0
        motionX = axisMotion(
            start.x, velocity.x, isChanged ? target.x : natural.x, limitsX, rate, at: time)
        motionY = axisMotion(
            start.y, velocity.y, isChanged ? target.y : natural.y, limitsY, rate, at: time)
        let moves = restTimeOfMotion > time
        delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        guard moves, !isDragging else { return }
        isDecelerating = true
        beginMotion(.decelerating)
    }

    private final func axisMotion(
        _ start: Double, _ velocity: Double, _ target: Double, _ limits: (lower: Double, upper: Double),
        _ rate: Double, at time: Microseconds
    ) -> AxisMotion {
        let inside = min(max(start, limits.lower), limits.upper)
        if start != inside { return .springing(from: start, to: inside, velocity: velocity, at: time) }
        return .decelerating(
            from: start, to: target, rate: rate, within: limits, bounces: bounces, at: time)
    }

    /// The page nearest to a place (rule 13.5).
    private final func page(at place: Point) -> Point {
        func nearest(_ place: Double, _ length: Double) -> Double {
            length > 0 ? (place / length).rounded() * length : place
        }
        return clamped(Point(x: nearest(place.x, frame.width), y: nearest(place.y, frame.height)))
    }
}
