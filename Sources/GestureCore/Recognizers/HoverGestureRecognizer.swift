// SPDX-License-Identifier: MIT

/// Follows a pointer or a stylus near the panel that enters, moves in and leaves the view. It takes no touches and
/// excludes no other recognizer (rule 8.8).
public final class HoverGestureRecognizer: GestureRecognizer {
    var hoverLocation = Point.zero
    /// Number of the last place at which the recognizer was asked to begin.
    private var lastPlace: UInt64 = 0

    /// Creates a hover recognizer.
    public init() {
        super.init(kind: .hover, isDiscrete: false)
    }

    override var kindClass: ObjectIdentifier { ObjectIdentifier(HoverGestureRecognizer.self) }

    public override var applicationLocation: Point { hoverLocation }

    override var takesTouches: Bool { false }

    override func pointerMayEnter(at place: UInt64) -> Bool {
        guard place != lastPlace else { return false }
        lastPlace = place
        return true
    }

    override func pointerDidEnter(at location: Point) {
        hoverLocation = location
        request(.began)
    }

    override func pointerDidMove(to location: Point?) {
        if let location {
            // A pointer that reports the same location has not moved (rules 1.2, 8.8).
            guard location != hoverLocation else { return }
            hoverLocation = location
        }
        if currentState.isActive { request(location == nil ? .ended : .changed) }
    }

    public override func canPrevent(_ other: GestureRecognizer) -> Bool { false }
    public override func canBePrevented(by other: GestureRecognizer) -> Bool { false }
}

#if !hasFeature(Embedded)
    extension HoverGestureRecognizer {
        /// Creates a recognizer that calls a method of an object for every action, as `addTarget(_:action:)`.
        public convenience init<Target: AnyObject>(
            target: Target, action: @escaping (Target) -> (HoverGestureRecognizer) -> Void
        ) {
            self.init()
            addTarget(target, action: action)
        }

        /// Creates a recognizer that calls a method without arguments for every action, as `addTarget(_:action:)`.
        public convenience init<Target: AnyObject>(target: Target, action: @escaping (Target) -> () -> Void) {
            self.init()
            addTarget(target, action: action)
        }
    }
#endif
