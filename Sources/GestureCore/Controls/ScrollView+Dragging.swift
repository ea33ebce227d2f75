// SPDX-License-Identifier: MIT

extension ScrollView {
    final func beginDragging() {
        stopMotion()
        isDragging = true
        isCaught = false
        dragStart = ScrollView.unbanded(boundsOrigin, self)
        // Devices that scroll without fingers move the content with their first step (rule 14.3). The distance that
        // fingers need to begin, including its excess, scrolls nothing (rule 13.3).
        let isIndirect = panGestureRecognizer.attempt.indirect != nil
        dragTranslation = isIndirect ? .zero : panGestureRecognizer.translation(in: self)
        dragStart = dragStart + dragTranslation
        if isIndirect { dragLanding = boundsOrigin }
        lockedAxis = isDirectionalLockEnabled ? leadingAxis : nil
        delegate?.scrollViewWillBeginDragging(self)
        if isIndirect { drag() }
    }

    /// Moves the content with the fingers, with resistance beyond its edges.
    final func drag() {
        guard isDragging, !isZooming else { return }
        let translation = panGestureRecognizer.translation(in: self)
        let before = dragTranslation
        dragTranslation = translation
        var offset = boundsOrigin
        // Along an axis without a move nothing changes: a pinch may have left the content where no drag could have
        // moved it.
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
        let beyond = RubberBand.offset(distance: abs(place - inside), length: length)
        return place > inside ? inside + beyond : inside - beyond
    }

    /// Returns the finger position for an offset beyond the edges, so that a bounce that is caught goes on from where
    /// it is shown.
    static func unbanded(_ offset: Point, _ view: ScrollView) -> Point {
        func axis(_ place: Double, _ limits: (lower: Double, upper: Double), _ length: Double) -> Double {
            let inside = min(max(place, limits.lower), limits.upper)
            let beyond = abs(place - inside)
            guard view.bounces else { return inside }
            guard beyond > 0, beyond < length else { return place }
            let stretched = RubberBand.distance(offset: beyond, length: length)
            return place > inside ? inside + stretched : inside - stretched
        }
        return Point(
            x: axis(offset.x, view.limitsX, view.frame.width), y: axis(offset.y, view.limitsY, view.frame.height))
    }
}
