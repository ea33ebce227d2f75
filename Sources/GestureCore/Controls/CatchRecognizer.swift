// SPDX-License-Identifier: MIT

/// Watches the fingers that stop a motion until the last of them lifts; only then does the caught content move on. It
/// delays, cancels and prevents nothing.
final class CatchRecognizer: GestureRecognizer {
    private unowned(unsafe) let scrollView: ScrollView

    init(_ scrollView: ScrollView) {
        self.scrollView = scrollView
        super.init(kind: .custom, isDiscrete: true)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
        requiresExclusiveTouchType = false
    }

    override var isHidden: Bool { true }
    override var kindClass: ObjectIdentifier { ObjectIdentifier(CatchRecognizer.self) }
    override func canPrevent(_ other: GestureRecognizer) -> Bool { false }
    override func canBePrevented(by other: GestureRecognizer) -> Bool { false }
    override var hearsEveryTouch: Bool { true }

    override func touchesBegan(_ touches: TouchSet, with event: TouchEvent) {
        scrollView.fingersLanded(touches)
        if !scrollView.isCaught { fail(Reason(.byItself)) }
    }

    /// Fingers that rest on a touchpad stop what moves under the pointer (rule 13.6).
    override func participation(in gesture: IndirectGesture) -> Participation {
        gesture.kind == .hold && allowsTouchpads && scrollView.motionKind != .none ? .follows : .none
    }

    override func follow(_ gesture: IndirectGesture, _ phase: IndirectGesture.Phase) {
        switch phase {
        case .began:
            scrollView.fingersLanded(emptyTouchSet)
            if !scrollView.isCaught { fail(Reason(.byItself)) }
        case .ended: fail(Reason(.byItself))
        case .changed, .cancelled: break
        }
    }

    override func touchesEnded(_ touches: TouchSet, with event: TouchEvent) {
        if attempt.listening.isEmpty { fail(Reason(.byItself)) }
    }

    override func touchesCancelled(_ touches: TouchSet, with event: TouchEvent) {
        if attempt.listening.isEmpty { fail(Reason(.touchCancelled)) }
    }

    override func reset() {
        scrollView.fingersLeft()
    }
}
