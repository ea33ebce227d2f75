// SPDX-License-Identifier: MIT

extension ScrollView {
    final func pinchDidAct() {
        switch pinchGestureRecognizer.state {
        case .began:
            stopMotion()
            isZooming = true
            isCaught = false
            zoomStart = zoomScale
            zoomTouches = pinchGestureRecognizer.touches.mask
            takeAnchor(pinchGestureRecognizer.location(in: self))
            delegate?.scrollViewWillBeginZooming(self)
        case .changed: pinch()
        case .ended, .cancelled: endPinching()
        case .possible, .failed: break
        }
    }

    /// The content's point under the fingers stays there.
    private final func takeAnchor(_ point: Point) {
        zoomAnchor = point * (1 / zoomScale)
        zoomFinger = point - boundsOrigin
    }

    private final func pinch() {
        guard isZooming else { return }
        let touches = pinchGestureRecognizer.touches
        if touches.mask != zoomTouches, let middle = middleBefore(touches) {
            // Other fingers than before hold the content: where they were it stays.
            zoomTouches = touches.mask
            takeAnchor(middle)
        }
        zoomFinger = pinchGestureRecognizer.location(in: self) - boundsOrigin
        applyZoom(bandedScale(zoomStart * pinchGestureRecognizer.scale))
        let offset = zoomAnchor * zoomScale - zoomFinger
        setOffset(bounces ? offset : clamped(offset))
    }

    /// The middle of the fingers before this move.
    private final func middleBefore(_ touches: TouchSet) -> Point? {
        guard !touches.isEmpty else { return nil }
        var sum = Point.zero
        for touch in touches { sum = sum + touch.previousLocation(in: self) }
        return sum * (1 / Double(touches.count))
    }

    /// Beyond the limits the scale gives way like an edge does, by the factor instead of the distance.
    private final func bandedScale(_ scale: Double) -> Double {
        let inside = min(max(scale, minimumZoomScale), maximumZoomScale)
        guard scale != inside, inside > 0 else { return inside }
        guard bounces else { return inside }
        let excess = scale > inside ? scale / inside - 1 : inside / scale - 1
        let given = ScrollCurve.rubberBand(excess, length: 1)
        return scale > inside ? inside * (1 + given) : inside / (1 + given)
    }

    private final func endPinching() {
        guard isZooming else { return }
        isZooming = false
        isZoomEnding = true
        defer { isZoomEnding = false }
        // A drag that goes on starts from here.
        dragStart = boundsOrigin + panGestureRecognizer.translation(in: self)
        if !settleZoom() { delegate?.scrollViewDidEndZooming(self, scale: zoomScale) }
    }

    /// Brings the scale and the offset back within their limits. False if they are.
    final func settleZoom() -> Bool {
        guard maximumZoomScale > minimumZoomScale || zoomScale != minimumZoomScale else { return false }
        let scale = min(max(zoomScale, minimumZoomScale), maximumZoomScale)
        let offset = offset(forScale: scale)
        guard scale != zoomScale || (isZoomEnding && offset != boundsOrigin) else { return false }
        animateZoom(to: scale, offset: offset)
        return true
    }

    private final func offset(forScale scale: Double) -> Point {
        let size = zoomScale > 0 ? contentSize * (scale / zoomScale) : contentSize
        let wanted = zoomAnchor * scale - zoomFinger
        let upper = Point(
            x: max(-contentInset.left, size.x + contentInset.right - frame.width),
            y: max(-contentInset.top, size.y + contentInset.bottom - frame.height))
        return Point(
            x: min(max(wanted.x, -contentInset.left), upper.x), y: min(max(wanted.y, -contentInset.top), upper.y))
    }

    private final func animateZoom(to scale: Double, offset: Point) {
        let time = eventDispatcher?.time ?? 0
        zoomMotion = .animating(from: zoomScale, to: scale, at: time)
        motionX = .animating(from: boundsOrigin.x, to: offset.x, at: time)
        motionY = .animating(from: boundsOrigin.y, to: offset.y, at: time)
        beginMotion(.zooming)
    }

    /// Scales the content view about the content's origin, and the content's size with it.
    final func applyZoom(_ scale: Double) {
        guard scale != zoomScale, scale.isFinite, scale > 0 else { return }
        contentSize = contentSize * (scale / zoomScale)
        zoomScale = scale
        if let contentView {
            let half = Point(x: contentView.frame.width / 2, y: contentView.frame.height / 2)
            contentView.transform = AffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: (scale - 1) * half.x, ty: (scale - 1) * half.y)
        }
        delegate?.scrollViewDidZoom(self)
    }

    /// Scales about the middle of what is seen; animated over 300 ms. Limited to the zoom limits.
    public final func setZoomScale(_ scale: Double, animated: Bool) {
        guard scale.isFinite, scale > 0 else { return }
        stopMotion()
        let limited = min(max(scale, minimumZoomScale), maximumZoomScale)
        takeAnchor(boundsOrigin + Point(x: frame.width / 2, y: frame.height / 2))
        zoom(to: limited, offset: offset(forScale: limited), animated: animated)
    }

    /// Shows a rectangle of the unscaled content as large as fits.
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
        if animated, eventDispatcher != nil { return animateZoom(to: scale, offset: offset) }
        applyZoom(scale)
        setOffset(offset)
    }
}
