// SPDX-License-Identifier: MIT
import GestureCore

/// A check mark, drawn down to the right and then up to the right with one finger. It is discrete: recognized at the
/// lift, or failed as soon as the stroke is none.
final class CheckmarkGestureRecognizer: GestureRecognizer {
    /// The lowest place, once the stroke goes up.
    private(set) var corner: Point?
    /// Where the finger was; stays for the picture.
    private(set) var trail: [Point] = []
    var didReset: (() -> Void)?

    init() {
        super.init(isDiscrete: true)
    }

    override func touchesBegan(_ touches: TouchSet, with event: TouchEvent) {
        trail = []
        if numberOfTouches != 1 { state = .failed }
    }

    override func touchesMoved(_ touches: TouchSet, with event: TouchEvent) {
        guard let touch = touches.first else { return }
        let location = touch.location(in: view)
        let previous = touch.previousLocation(in: view)
        trail.append(location)
        if location.x < previous.x || (corner != nil && location.y > previous.y) {
            state = .failed
        } else if corner == nil, location.y < previous.y {
            corner = previous
        }
    }

    override func touchesEnded(_ touches: TouchSet, with event: TouchEvent) {
        state = corner == nil ? .failed : .ended
    }

    override func reset() {
        corner = nil
        didReset?()
    }
}
