// SPDX-License-Identifier: MIT

/// A pointer or a stylus near the panel that enters, moves in and leaves the view; takes no touches, excludes
/// nobody (rule 8.8).
public final class HoverGestureRecognizer: GestureRecognizer {
    var hoverLocation = Point.zero

    public init() {
        super.init(kind: .hover, isDiscrete: false)
    }

    override var kindClass: ObjectIdentifier { ObjectIdentifier(HoverGestureRecognizer.self) }

    public override var applicationLocation: Point { hoverLocation }

    override var takesTouches: Bool { false }

    override func pointerDidEnter(at location: Point) {
        hoverLocation = location
        request(.began)
    }

    override func pointerDidMove(to location: Point?) {
        if let location {
            // Told where it is, not that it moved (rules 1.2, 8.8).
            guard location != hoverLocation else { return }
            hoverLocation = location
        }
        if currentState.isActive { request(location == nil ? .ended : .changed) }
    }

    public override func canPrevent(_ other: GestureRecognizer) -> Bool { false }
    public override func canBePrevented(by other: GestureRecognizer) -> Bool { false }
}
