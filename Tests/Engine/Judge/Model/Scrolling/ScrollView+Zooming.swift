// SPDX-License-Identifier: MIT

import ScenarioFormat

// 13.1: zooming with two fingers.

/// A zoom by two fingers, and its state at the begin.
struct Pinching {
    /// Scale at the pinch's scale 1 if the limits gave no resistance.
    var scale: Double
    /// Point of the content between the fingers, at scale 1, which stays there.
    var anchor: Point
    /// Location of the fingers in the view.
    var place: Point
}

extension ScrollView {
    func refuses(_ pinch: ScrollPinch) -> Bool {
        // A view that has left the scroll view is not its content any more.
        guard let zoomLimits, let content, view.isAncestor(of: content) else { return true }
        return zoomLimits.minimum == zoomLimits.maximum || keepsContentTouches(pinch)
    }

    /// Handles the pinch's action.
    func heard(_ state: RecognizerState, of pinch: ScrollPinch) {
        switch state {
        case .began:
            stop()
            holders = []
            pulled = nil
            nextPinching = nil
            pinching = hold(pinch)
            model.endDelay(of: self)
            write(.willBeginZooming)
        case .changed: zoom(pinch)
        case .ended:
            // The lift may have come with a last move.
            if let place = pinch.lastMove { zoom(to: place, scale: pinch.scale) }
            endPinching()
        case .cancelled: endPinching()
        case .possible, .failed: break
        }
    }

    /// Holds the content's point between the fingers, even if only one is left.
    private func hold(_ pinch: ScrollPinch) -> Pinching? {
        // A pinch that begins and ends in one frame has no fingers left.
        guard let middle = (pinch.middle ?? pinch.lastPlaceOfTwo).map(view.fromApplication) else { return nil }
        return Pinching(
            scale: pinching?.scale ?? zoomBand.pulled(zoomScale), anchor: middle.scaled(by: 1 / zoomScale),
            place: middle - offset)
    }

    /// Exchanges fingers: after the next move, the present ones hold the content where they were at the exchange.
    func exchanged(_ pinch: ScrollPinch) {
        nextPinching = hold(pinch)
    }

    private func zoom(_ pinch: ScrollPinch) {
        if let middle = pinch.middle { zoom(to: middle, scale: pinch.scale) }
    }

    private func zoom(to place: Point, scale: Double) {
        if let nextPinching { pinching = nextPinching }
        nextPinching = nil
        guard var pinching else { return }
        pinching.place = view.fromApplication(place) - offset
        self.pinching = pinching
        let shown = zoomBand.shown(pinching.scale * scale)
        // A difference in the last digits is no zoom.
        if (shown - zoomScale).magnitude > 1e-12 { zoomScale = shown }
        let wished = pinching.anchor.scaled(by: zoomScale) - pinching.place
        // During a pinch the edges give no resistance.
        let place = bounces ? wished : limited(wished)
        // Nor is it a scroll.
        if (place - offset).length > 1e-9 { offset = place }
    }

    private func endPinching() {
        pulled = nil
        nextPinching = nil
        defer { pinching = nil }
        // 13.9: a scale beyond its limit is not finished.
        if returnOfZoom() == nil { write(.didEndZooming, [.scale: .number(zoomScale)]) }
        if isDragging {
            // The fingers of the pinch have moved the drag so far.
            model.pan(of: self).map { followed = view.vectorFromApplication($0.translation) }
        } else {
            settle()
        }
    }

    /// 13.3: within the limits; beyond them only while bouncing.
    private var zoomBand: ZoomBand {
        ZoomBand(
            lower: zoomLimits?.minimum ?? 1, upper: zoomLimits?.maximum ?? 1, isElastic: bounces)
    }

    /// Returns the motion of scale and offset back to the limits, if the scale is beyond one.
    func returnOfZoom() -> ScrollMotion? {
        guard let zoomLimits else { return nil }
        let scale = min(max(zoomScale, zoomLimits.minimum), zoomLimits.maximum)
        guard scale != zoomScale else { return nil }
        // The content at the fingers' last location stays there.
        let rest = limited((offset + zoomPlace).scaled(by: scale / zoomScale) - zoomPlace, atScale: scale)
        return ScrollMotion(
            startTime: model.now, x: .gliding(from: offset.x, to: rest.x), y: .gliding(from: offset.y, to: rest.y),
            zoom: Glide(from: zoomScale, to: scale), isDeceleration: false)
    }
}

/// The rules do not say how a scale resists beyond a limit: the library uses 13.4, with the factor as the distance.
struct ZoomBand {
    var lower: Double
    var upper: Double
    var isElastic: Bool

    private static let factor = RubberBand(lower: 0, upper: 0, length: 1, isElastic: true)

    func shown(_ pulled: Double) -> Double {
        mapped(pulled) { ZoomBand.factor.shown($0) }
    }

    func pulled(_ shown: Double) -> Double {
        mapped(shown) { ZoomBand.factor.pulled($0) }
    }

    private func mapped(_ scale: Double, _ excess: (Double) -> Double) -> Double {
        if scale > upper { return isElastic ? upper * (1 + excess(scale / upper - 1)) : upper }
        if scale < lower { return isElastic ? lower / (1 + excess(lower / scale - 1)) : lower }
        return scale
    }
}

extension Point {
    func scaled(by factor: Double) -> Point {
        Point(x: x * factor, y: y * factor)
    }
}
