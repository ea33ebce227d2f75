// SPDX-License-Identifier: MIT
import CMath

/// The pointer: it hovers, and while a button is down it is a touch, hit-tested at the press (rule 14.1).
extension Application {
    /// A source has one pointer, whose touch bears this id.
    static let pointerID: Int32 = 0

    /// The hover comes first. `notTaken`: no press of a view is under way.
    @inline(never)
    final func notePointer(at reading: TouchReading, from source: TouchSource) -> FeedResult {
        hover(at: reading, from: source)
        guard source.isAttached else { return .sourceRemoved }
        let before = source.pointerButtons
        source.pointerButtons = reading.buttonMask
        if before == 0, reading.buttonMask != 0 { return press(at: reading, from: source) }
        let isTaken = source.isPressTaken
        if before != 0 {
            follow(to: reading, from: source)
            if reading.buttonMask == 0 { source.isPressTaken = false }
        }
        return isTaken ? .accepted : .notTaken
    }

    @inline(never)
    private final func press(at reading: TouchReading, from source: TouchSource) -> FeedResult {
        let result = noteDown(of: Application.pointerID, .indirectPointer, at: reading, from: source)
        guard result == .accepted else { return result }
        completeImpliedFrame(of: source)
        // Gathered for an output frame, it has not landed yet.
        let touch = find(Application.pointerID, of: source)
        source.isPressTaken = touch.map { $0.view != nil || !dispatch.pool.landed.contains($0.slot) } ?? true
        return source.isPressTaken ? .accepted : .notTaken
    }

    /// Moves, further buttons, and the release of the last one. The system may have cancelled the touch meanwhile.
    @inline(never)
    private final func follow(to reading: TouchReading, from source: TouchSource) {
        guard let touch = find(Application.pointerID, of: source) else {
            if reading.buttonMask == 0 { source.cancelledIDs.remove(Application.pointerID) }
            return
        }
        var moved = reading
        // The release says where the pointer is; the buttons are those of the press to the last.
        if reading.buttonMask == 0 { moved.buttonMask = touch.fed.buttonMask }
        _ = noteMotion(of: Application.pointerID, to: moved, from: source)
        if reading.buttonMask == 0 {
            _ = noteLift(of: Application.pointerID, isCancelled: false, at: reading.time, from: source)
        }
        completeImpliedFrame(of: source)
    }
}

extension Touch {
    /// Bits of `buttonMask`.
    public static let primaryButton: UInt32 = 1
    public static let secondaryButton: UInt32 = 2
    public static let middleButton: UInt32 = 4

    /// The angle between a stylus and the surface, radians: π/2 is upright.
    public var altitudeAngle: Double { .pi / 2 - tilt }

    /// Returns where a stylus' upper end points in a view's space, radians clockwise from the direction of x; nil: the
    /// application's space.
    public func azimuthAngle(in view: View?) -> Double {
        guard let view else { return azimuth }
        let direction = Point(x: tactus_math_cos(azimuth), y: tactus_math_sin(azimuth))
        return view.convertVectorFromApplication(direction).angle
    }
}

extension TapGestureRecognizer {
    /// False if a pointer presses other buttons than the tap wants, which fails it.
    @_optimize(speed)
    @inline(never)
    final func allowsButtons(of touches: TouchSet) -> Bool {
        touches.lendEach { if $0.type == .indirectPointer { pressedButtons |= $0.buttonMask } }
        return pressedButtons & ~buttonMaskRequired == 0 || failForButtons()
    }

    /// At the lift of a pointer all that the tap wants must have been pressed.
    final func hasRequiredButtons(_ touches: TouchSet) -> Bool {
        guard allowsButtons(of: touches) else { return false }
        for touch in touches where touch.type == .indirectPointer && pressedButtons != buttonMaskRequired {
            // A source that names no buttons means the first.
            if pressedButtons != 0 || buttonMaskRequired != Touch.primaryButton { return failForButtons() }
        }
        return true
    }

    private final func failForButtons() -> Bool {
        fail(Reason(.wrongButtons, Double(pressedButtons), Double(buttonMaskRequired)))
        return false
    }
}
