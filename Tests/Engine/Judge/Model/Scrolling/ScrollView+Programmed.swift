// SPDX-License-Identifier: MIT

import ScenarioFormat

// Scrolling and zooming that the host requests.

extension ScrollView {
    /// Takes 300 ms if animated.
    func scroll(to place: Point, isAnimated: Bool) {
        stopForProgram()
        // Nothing else would return a scale to its limit.
        if let zoomLimits { zoomScale = min(max(zoomScale, zoomLimits.minimum), zoomLimits.maximum) }
        if place != limited(place) {
            model.leaveOpen("what becomes of an offset beyond the limits that the host asks for")
        }
        if isAnimated && view.window != nil {
            start(glide(to: place, zoom: nil))
        } else {
            offset = place
        }
    }

    /// Zooms about the middle of the visible area, within the limits of the scale.
    func zoom(to scale: Double, isAnimated: Bool) {
        guard let zoomLimits, scale > 0 else { return }
        stopForProgram()
        let scale = min(max(scale, zoomLimits.minimum), zoomLimits.maximum)
        let middle = Point(x: view.frame.width / 2, y: view.frame.height / 2)
        zoomPlace = middle
        let place = limited((offset + middle).scaled(by: scale / zoomScale) - middle, atScale: scale)
        if isAnimated && view.window != nil {
            start(glide(to: place, zoom: Glide(from: zoomScale, to: scale)))
        } else {
            zoomScale = scale
            offset = place
        }
    }

    private func glide(to place: Point, zoom: Glide?) -> ScrollMotion {
        ScrollMotion(
            startTime: model.now, x: .gliding(from: offset.x, to: place.x), y: .gliding(from: offset.y, to: place.y),
            zoom: zoom, isDeceleration: false, isProgrammed: true)
    }

    /// Rests at the present place.
    func stopScrolling() {
        sample()
        motion.map(end)
    }

    private func stopForProgram() {
        if isDragging || pinching != nil || !holders.isEmpty {
            model.leaveOpen("what a finger does to a scroll view that is told where to go")
        }
        stop()
    }
}
