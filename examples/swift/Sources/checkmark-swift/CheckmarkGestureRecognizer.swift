// SPDX-License-Identifier: MIT
import GestureCore

/// A check mark, drawn with one finger down to the right and then up to the right. It is discrete: it recognizes when
/// the finger lifts, and fails as soon as the stroke goes another way.
final class CheckmarkGestureRecognizer: GestureRecognizer {
    /// A hand is never quite steady: smaller movements do not count.
    private static let wobble = 4.0

    private enum Stroke {
        case none
        case falling(from: Point)
        /// Risen to this y so far.
        case rising(to: Double)
    }

    private var stroke = Stroke.none
    /// The lowest point so far.
    private(set) var corner = Point.zero
    private var right = 0.0
    /// Points of the stroke, kept for the picture.
    private(set) var trail: [Point] = []
    var didReset: (() -> Void)?

    init() {
        super.init(isDiscrete: true)
    }

    override func touchesBegan(_ touches: TouchSet, with event: TouchEvent) {
        trail = []
        guard numberOfTouches == 1, let touch = touches.first else {
            state = .failed
            return
        }
        corner = touch.location(in: view)
        right = corner.x
        stroke = .falling(from: corner)
    }

    override func touchesMoved(_ touches: TouchSet, with event: TouchEvent) {
        guard let location = touches.first?.location(in: view) else { return }
        trail.append(location)
        if location.x < right - Self.wobble || !add(location) { state = .failed }
        right = max(right, location.x)
    }

    /// Adds a point to the stroke. Returns false if the stroke is no check mark.
    private func add(_ location: Point) -> Bool {
        switch stroke {
        case .falling where location.y >= corner.y:
            corner = location
        case .falling(let start) where location.y < corner.y - Self.wobble:
            stroke = .rising(to: location.y)
            return corner.y > start.y + Self.wobble
        case .rising(let top):
            stroke = .rising(to: min(top, location.y))
            return location.y <= top + Self.wobble
        case .none, .falling:
            break
        }
        return true
    }

    override func touchesEnded(_ touches: TouchSet, with event: TouchEvent) {
        if case .rising = stroke { state = .ended } else { state = .failed }
    }

    override func reset() {
        stroke = .none
        didReset?()
    }
}
