// SPDX-License-Identifier: MIT

// Release of the content by the fingers (rules 13.5, 13.6, 13.10).

extension ScrollView {
    /// Ends a drag with the content's velocity, in px/s.
    final func endDragging(velocity released: Point) {
        guard isDragging else { return }
        isDragging = false
        var velocity = released
        if lockedAxis == .vertical || !canMove(.horizontal) { velocity.x = 0 }
        if lockedAxis == .horizontal || !canMove(.vertical) { velocity.y = 0 }
        let start = boundsOrigin
        let decay = decelerationRate.decay
        let natural = Point(
            x: decay.end(from: start.x, velocity: velocity.x), y: decay.end(from: start.y, velocity: velocity.y))
        let scale = isZooming ? zoomScale : limitedScale
        // Adding zero avoids a -0, which a delegate would print.
        let proposed = restOfRelease(from: start, natural, velocity, scale) + .zero
        var target = proposed
        delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
        if !target.isFinite { target = proposed }
        if isZooming {
            // The fingers of a pinch still hold the content.
            delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
            return
        }
        if scale != zoomScale {
            // Scale and offset return to their limits together.
            delegate?.scrollViewDidEndDragging(self, willDecelerate: velocity != .zero)
            guard !isDragging else { return }
            animateZoom(to: scale, offset: target, .zoomBouncing)
            if velocity != .zero, motionKind == .zoomBouncing { noteDeceleration() }
            return
        }
        let time = eventDispatcher?.time ?? 0
        motionX = motion(
            from: start.x, velocity.x, to: target.x, isChosen: target.x != proposed.x, natural.x, limitsX, at: time)
        motionY = motion(
            from: start.y, velocity.y, to: target.y, isChosen: target.y != proposed.y, natural.y, limitsY, at: time)
        let isThere = restTimeOfMotion <= time
        let moves = !isThere && !isLeaving
        if isThere { setOffset(Point(x: motionX.restPlace, y: motionY.restPlace)) }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        guard moves, !isDragging else { return }
        decelerate()
    }

    /// Returns where the content rests after a release.
    private final func restOfRelease(
        from start: Point, _ natural: Point, _ velocity: Point, _ scale: Double
    ) -> Point {
        if isZooming { return start }
        guard scale == zoomScale else {
            takeAnchor(boundsOrigin + zoomFinger)
            return offset(forScale: scale)
        }
        if isPagingEnabled {
            return Point(
                x: pagesX.rest(ofDragFrom: dragLanding.x, releasedAt: start.x, velocity: velocity.x),
                y: pagesY.rest(ofDragFrom: dragLanding.y, releasedAt: start.y, velocity: velocity.y))
        }
        // An axis that is beyond an edge springs back to it (rule 13.6).
        let target = clamped(natural)
        let inside = clamped(start)
        return Point(x: start.x == inside.x ? target.x : inside.x, y: start.y == inside.y ? target.y : inside.y)
    }

    private final var pagesX: ScrollPages { ScrollPages(length: frame.width, limits: limitsX) }
    private final var pagesY: ScrollPages { ScrollPages(length: frame.height, limits: limitsY) }

    /// Returns the motion of one axis to its target, which the delegate may have chosen.
    @inline(never)
    private final func motion(
        from start: Double, _ velocity: Double, to target: Double, isChosen: Bool, _ natural: Double,
        _ limits: (lower: Double, upper: Double), at time: Microseconds
    ) -> AxisMotion {
        let isBeyond = start < limits.lower || start > limits.upper
        if isPagingEnabled || isBeyond {
            let rest = min(max(target, limits.lower), limits.upper)
            if isBeyond && !bounces { return .springing(from: rest, to: rest, velocity: 0, at: time) }
            let spring = AxisMotion.springing(from: start, to: rest, velocity: velocity, at: time)
            return bounces ? spring : spring.kept(within: limits)
        }
        // With the default target, the speed at the edge follows from the deceleration beyond it.
        return .decelerating(
            from: start, to: isChosen ? target : natural, decelerationRate.decay, within: limits, bounces: bounces,
            at: time)
    }

    /// Whether the view is being removed: it reports nothing whose end it could not report.
    private final var isLeaving: Bool {
        panGestureRecognizer.state == .cancelled && panGestureRecognizer.reason.code == .viewRemoved
    }

    private final func decelerate() {
        beginMotion(.decelerating)
        // Without a window the content rests at once.
        if motionKind == .decelerating { noteDeceleration() }
    }

    private final func noteDeceleration() {
        isDecelerating = true
        delegate?.scrollViewWillBeginDecelerating(self)
    }

    /// Handles the lift, without a drag, of the fingers that stopped a motion. Content left beyond an edge or a zoom
    /// limit, or between two pages, moves on to where it may rest.
    final func fingersLeft() {
        guard isCaught, !isDragging, !isZooming, motionKind == .none else { return }
        isCaught = false
        if !settleZoom() { settleOffset() }
    }

    /// Releases the offset without a velocity.
    final func settleOffset() {
        let start = boundsOrigin
        let rest =
            isPagingEnabled
            ? Point(x: pagesX.rest(nearestTo: start.x), y: pagesY.rest(nearestTo: start.y)) : clamped(start)
        // Zooming rounds: content that lies a hair beside where it rests is at rest.
        guard (rest - start).length > 1e-9 else { return }
        let time = eventDispatcher?.time ?? 0
        motionX = motion(from: start.x, 0, to: rest.x, isChosen: false, start.x, limitsX, at: time)
        motionY = motion(from: start.y, 0, to: rest.y, isChosen: false, start.y, limitsY, at: time)
        guard restTimeOfMotion > time else {
            return setOffset(Point(x: motionX.restPlace, y: motionY.restPlace))
        }
        decelerate()
    }
}
