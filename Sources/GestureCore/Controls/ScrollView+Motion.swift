// SPDX-License-Identifier: MIT

extension ScrollView: Moving {
    final var movingView: View { self }

    final var restTime: Microseconds {
        isZoomMoving ? max(zoomMotion.restTime, restTimeOfMotion) : restTimeOfMotion
    }

    final var restTimeOfMotion: Microseconds { max(motionX.restTime, motionY.restTime) }

    final func beginMotion(_ kind: MotionKind) {
        guard let dispatcher = eventDispatcher else { return rest() }
        motionKind = kind
        dispatcher.startMoving(self)
    }

    /// Moves the content to its place at a time, and reports the end when it comes to rest.
    final func move(to time: Microseconds) {
        guard motionKind != .none else {
            eventDispatcher?.stopMoving(self)
            return
        }
        show(time)
        if motionKind != .none, time >= restTime { rest() }
    }

    private final func show(_ time: Microseconds) {
        let isZooming = isZoomMoving
        if isZooming { applyZoom(zoomMotion.place(at: time)) }
        let offset = Point(x: motionX.place(at: time), y: motionY.place(at: time))
        // The limits change with the scale.
        setOffset(isZooming && !bounces ? clamped(offset) : offset)
    }

    private final func rest() {
        let kind = motionKind
        motionKind = .none
        eventDispatcher?.stopMoving(self)
        if kind == .zooming || kind == .zoomBouncing { tellEndOfZooming() }
        if kind == .animating || kind == .zooming { delegate?.scrollViewDidEndScrollingAnimation(self) }
        if isDecelerating {
            isDecelerating = false
            delegate?.scrollViewDidEndDecelerating(self)
        }
    }

    /// Stops a motion where it is, even beyond an edge, and reports its end to the delegate. Does not stop what a
    /// finger moves. Does nothing if nothing moves.
    public final func stopScrollingAndZooming() {
        guard motionKind != .none else { return }
        show(eventDispatcher?.time ?? 0)
        if motionKind != .none { rest() }
    }

    /// Stops a motion at its current place, because a finger caught the content or something else moves it.
    final func stopMotion() {
        guard motionKind != .none else { return }
        let time = eventDispatcher?.time ?? 0
        show(time)
        motionKind = .none
        isDecelerating = false
        eventDispatcher?.stopMoving(self)
    }

    // MARK: Programmed scrolling

    /// Scrolls to an offset in content coordinates, at once or animated over 300 ms. Offsets that are not finite are
    /// ignored. O(1).
    public final func setContentOffset(_ offset: Point, animated: Bool) {
        guard offset.isFinite else { return }
        stopMotion()
        // No other event would bring the scale back to its limits.
        if !isZooming { applyZoom(limitedScale) }
        guard animated, let time = eventDispatcher?.time else { return setOffset(offset) }
        motionX = .animating(from: boundsOrigin.x, to: offset.x, at: time)
        motionY = .animating(from: boundsOrigin.y, to: offset.y, at: time)
        beginMotion(.animating)
    }

    /// Scrolls by the least distance that shows a rectangle of the content, at once or animated over 300 ms.
    public final func scrollRectToVisible(_ rectangle: Rect, animated: Bool) {
        func axis(_ start: Double, _ length: Double, _ low: Double, _ high: Double) -> Double {
            if high - low > length || low < start { return low }
            return high > start + length ? high - length : start
        }
        let offset = Point(
            x: axis(boundsOrigin.x, frame.width, rectangle.minX, rectangle.maxX),
            y: axis(boundsOrigin.y, frame.height, rectangle.minY, rectangle.maxY))
        setContentOffset(clamped(offset), animated: animated)
    }
}
