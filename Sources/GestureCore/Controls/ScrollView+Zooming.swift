// SPDX-License-Identifier: MIT

extension ScrollView {
    final func pinchDidAct() {
        switch pinchGestureRecognizer.state {
        case .began:
            stopMotion()
            isZooming = true
            isCaught = false
            zoomStart = unbandedScale(zoomScale)
            zoomTouches = pinchGestureRecognizer.touches.mask
            zoomStartTime = eventDispatcher?.time ?? 0
            takeAnchor(pinchGestureRecognizer.location(in: self))
            delegate?.scrollViewWillBeginZooming(self, with: contentView)
        case .changed: pinch(pinchGestureRecognizer.touches)
        case .ended:
            if let lifted = fingersLiftedWithAMove { pinch(lifted) }
            endPinching()
        case .cancelled: endPinching()
        case .possible, .failed: break
        }
    }

    /// Anchors the content's point under the fingers, which stays there while zooming.
    final func takeAnchor(_ point: Point) {
        zoomAnchor = point * (1 / zoomScale)
        zoomFinger = point - boundsOrigin
    }

    /// The touches of a pinch whose lift came with a last move, or nil.
    private final var fingersLiftedWithAMove: TouchSet? {
        guard let pool = pinchGestureRecognizer.pool, let dispatcher = eventDispatcher, dispatcher.time != zoomStartTime
        else { return nil }
        // In an output frame a lift is older than its delivery (rule 1.11).
        let lifted = pinchGestureRecognizer.attempt.bound.intersection(dispatcher.lifting)
        var haveMoved = false
        pool.lendEach(lifted) { if $0.location != $0.previousLocation { haveMoved = true } }
        return haveMoved ? pool.set(lifted) : nil
    }

    private final func pinch(_ touches: TouchSet) {
        guard isZooming else { return }
        // A pinch on a touchpad has no touches.
        let now = middle(of: touches) { $0.location(in: self) } ?? pinchGestureRecognizer.location(in: self)
        if touches.mask != zoomTouches, let before = middle(of: touches, { $0.previousLocation(in: self) }) {
            // Other fingers than before hold the content: its point between them stays where it was.
            zoomTouches = touches.mask
            takeAnchor(before)
        }
        zoomFinger = now - boundsOrigin
        let scale = bandedScale(zoomStart * pinchGestureRecognizer.scale)
        // Fingers that keep their distance zoom nothing, although the last digits of it differ.
        if abs(scale - zoomScale) > 1e-12 { applyZoom(scale) }
        let offset = zoomAnchor * zoomScale - zoomFinger
        setOffset(bounces ? offset : clamped(offset))
    }

    private final func middle(of touches: TouchSet, _ place: (Touch) -> Point) -> Point? {
        guard !touches.isEmpty else { return nil }
        var sum = Point.zero
        for touch in touches { sum = sum + place(touch) }
        return sum * (1 / Double(touches.count))
    }

    /// Applies resistance to a scale beyond the limits, as edges do: by factor instead of distance.
    private final func bandedScale(_ scale: Double) -> Double {
        let inside = min(max(scale, minimumZoomScale), maximumZoomScale)
        guard scale != inside, inside > 0 else { return inside }
        guard bounces else { return inside }
        let excess = scale > inside ? scale / inside - 1 : inside / scale - 1
        let given = RubberBand.offset(distance: excess, length: 1)
        return scale > inside ? inside * (1 + given) : inside / (1 + given)
    }

    /// Returns the pinch scale for the scale that is shown, so that content that is caught goes on from where it is.
    private final func unbandedScale(_ scale: Double) -> Double {
        let inside = min(max(scale, minimumZoomScale), maximumZoomScale)
        guard scale != inside, inside > 0, bounces else { return scale }
        let given = scale > inside ? scale / inside - 1 : inside / scale - 1
        guard given < 1 else { return scale }
        let excess = RubberBand.distance(offset: given, length: 1)
        return scale > inside ? inside * (1 + excess) : inside / (1 + excess)
    }

    private final func endPinching() {
        guard isZooming else { return }
        isZooming = false
        // A drag that continues starts from here, and brings the scale back to its limits when it ends.
        dragTranslation = panGestureRecognizer.translation(in: self)
        dragStart = ScrollView.unbanded(boundsOrigin, self) + dragTranslation
        if isDragging {
            if limitedScale == zoomScale { tellEndOfZooming() }
            return
        }
        if settleZoom() { return }
        tellEndOfZooming()
        guard motionKind == .none, !isDragging, !isZooming else { return }
        settleOffset()
    }

    final func tellEndOfZooming() {
        delegate?.scrollViewDidEndZooming(self, with: contentView, atScale: zoomScale)
    }

    final var limitedScale: Double {
        // Without a zoom range nothing zooms, and nothing has to return.
        guard maximumZoomScale > minimumZoomScale || zoomScale != minimumZoomScale else { return zoomScale }
        return min(max(zoomScale, minimumZoomScale), maximumZoomScale)
    }

    /// Brings scale and offset back to their limits. Returns false if the scale is within them.
    final func settleZoom() -> Bool {
        let scale = limitedScale
        guard scale != zoomScale else { return false }
        takeAnchor(boundsOrigin + zoomFinger)
        animateZoom(to: scale, offset: offset(forScale: scale), .zoomBouncing)
        return true
    }

    final func offset(forScale scale: Double) -> Point {
        let size = unscaledContentSize * scale
        let wanted = zoomAnchor * scale - zoomFinger
        let (x, y) = (limitsX(of: size), limitsY(of: size))
        return Point(x: min(max(wanted.x, x.lower), x.upper), y: min(max(wanted.y, y.lower), y.upper))
    }

    final func animateZoom(to scale: Double, offset: Point, _ kind: MotionKind) {
        let time = eventDispatcher?.time ?? 0
        zoomMotion = .animating(from: zoomScale, to: scale, at: time)
        motionX = .animating(from: boundsOrigin.x, to: offset.x, at: time)
        motionY = .animating(from: boundsOrigin.y, to: offset.y, at: time)
        beginMotion(kind)
    }

    /// Scales the content view about the content's origin, and the content size with it.
    final func applyZoom(_ scale: Double) {
        guard scale != zoomScale, scale.isFinite, scale > 0 else { return }
        zoomScale = scale
        scaleContentSize()
        if let contentView {
            let half = Point(x: contentView.frame.width / 2, y: contentView.frame.height / 2)
            contentView.transform = AffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: (scale - 1) * half.x, ty: (scale - 1) * half.y)
        }
        delegate?.scrollViewDidZoom(self)
    }

    /// Scales about the middle of the visible area, at once or animated over 300 ms. The scale is limited to the zoom
    /// limits; a scale that is not finite or not positive is ignored. O(1).
    public final func setZoomScale(_ scale: Double, animated: Bool) {
        guard scale.isFinite, scale > 0 else { return }
        stopMotion()
        let limited = min(max(scale, minimumZoomScale), maximumZoomScale)
        takeAnchor(boundsOrigin + Point(x: frame.width / 2, y: frame.height / 2))
        zoom(to: limited, offset: offset(forScale: limited), animated: animated)
    }

    /// Zooms and scrolls so that a rectangle of the unscaled content is shown as large as fits, at once or animated
    /// over 300 ms. An invalid or empty rectangle is ignored. O(1).
    public final func zoom(to rectangle: Rect, animated: Bool) {
        guard rectangle.isValid, rectangle.width > 0, rectangle.height > 0 else { return }
        stopMotion()
        let fitting = min(frame.width / rectangle.width, frame.height / rectangle.height)
        let scale = min(max(fitting, minimumZoomScale), maximumZoomScale)
        zoomAnchor = Point(x: rectangle.minX + rectangle.width / 2, y: rectangle.minY + rectangle.height / 2)
        zoomFinger = Point(x: frame.width / 2, y: frame.height / 2)
        zoom(to: scale, offset: offset(forScale: scale), animated: animated)
    }

    private final func zoom(to scale: Double, offset: Point, animated: Bool) {
        guard scale > 0 else { return }
        if animated, eventDispatcher != nil { return animateZoom(to: scale, offset: offset, .zooming) }
        applyZoom(scale)
        setOffset(offset)
    }
}
