// SPDX-License-Identifier: MIT

extension ScrollView {
    final func beginDragging() {
        stopMotion()
        isDragging = true
        isCaught = false
        dragStart = ScrollView.unbanded(boundsOrigin, self)
        dragTranslation = .zero
        lockedAxis = nil
        let translation = panGestureRecognizer.translation(in: self)
        if isDirectionalLockEnabled {
            lockedAxis = abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
        }
        delegate?.scrollViewWillBeginDragging(self)
    }

    /// The content follows the fingers, with resistance beyond its edges.
    final func drag() {
        guard isDragging, !isZooming else { return }
        let translation = panGestureRecognizer.translation(in: self)
        let before = dragTranslation
        dragTranslation = translation
        var offset = boundsOrigin
        // Along an axis without a move nothing changes: a pinch may have left it where a drag could not have led.
        if lockedAxis != .vertical, translation.x != before.x {
            offset.x = banded(dragStart.x - translation.x, limitsX, frame.width, canMove(.horizontal))
        }
        if lockedAxis != .horizontal, translation.y != before.y {
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
    static func unbanded(_ offset: Point, _ view: ScrollView) -> Point {
        func axis(_ place: Double, _ limits: (lower: Double, upper: Double), _ length: Double) -> Double {
            let inside = min(max(place, limits.lower), limits.upper)
            let beyond = abs(place - inside)
            guard beyond > 0, beyond < length else { return place }
            let stretched = ScrollCurve.stretch(beyond, length: length)
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
        let scale = isZooming ? zoomScale : limitedScale
        let proposed = restOfRelease(from: start, natural, scale)
        var target = proposed
        delegate?.scrollViewWillEndDragging(self, velocity: velocity, target: &target)
        if !target.isFinite { target = proposed }
        if isZooming {
            // The fingers of a pinch still hold the content.
            delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
            return
        }
        if scale != zoomScale {
            // Scale and offset go back to their limits together.
            delegate?.scrollViewDidEndDragging(self, willDecelerate: velocity != .zero)
            guard !isDragging else { return }
            animateZoom(to: scale, offset: target)
            isDecelerating = velocity != .zero
            return
        }
        // Where nobody chose another one, a target beyond an edge gives the speed with which the edge is met.
        let isChosen = isPagingEnabled || target != proposed
        let time = prepareRelease(from: start, to: isChosen ? target : natural, velocity)
        let moves = restTimeOfMotion > time
        if !moves { setOffset(Point(x: motionX.restPlace, y: motionY.restPlace)) }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        guard moves, !isDragging else { return }
        isDecelerating = true
        beginMotion(.decelerating)
    }

    /// Lets both axes go; returns the time.
    private final func prepareRelease(from start: Point, to target: Point, _ velocity: Point) -> Microseconds {
        let rate = decelerationRate.perMillisecond
        let time = eventDispatcher?.time ?? 0
        motionX = axisMotion(start.x, velocity.x, target.x, limitsX, rate, at: time)
        motionY = axisMotion(start.y, velocity.y, target.y, limitsY, rate, at: time)
        return time
    }

    /// Where a release rests: an axis that is beyond an edge goes back to it (rule 13.6).
    private final func restOfRelease(from start: Point, _ natural: Point, _ scale: Double) -> Point {
        if isZooming { return start }
        guard scale == zoomScale else {
            takeAnchor(boundsOrigin + zoomFinger)
            return offset(forScale: scale)
        }
        let target = isPagingEnabled ? page(at: natural) : clamped(natural)
        let inside = clamped(start)
        return Point(x: start.x == inside.x ? target.x : inside.x, y: start.y == inside.y ? target.y : inside.y)
    }

    /// The fingers that stopped a motion have lifted without a drag: what they left beyond an edge, a zoom limit or
    /// between two pages goes on to where it may rest.
    final func fingersLeft() {
        guard isCaught, !isDragging, !isZooming, motionKind == .none else { return }
        isCaught = false
        if !settleZoom() { settleOffset() }
    }

    /// Lets the offset go without a velocity.
    final func settleOffset() {
        let start = boundsOrigin
        let time = prepareRelease(from: start, to: isPagingEnabled ? page(at: start) : clamped(start), .zero)
        guard restTimeOfMotion > time else {
            return setOffset(Point(x: motionX.restPlace, y: motionY.restPlace))
        }
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
