// SPDX-License-Identifier: MIT

/// Replaces parts of any recognizer, built-in ones too, without a subclass: what a C table of functions comes
/// to. Every default does what the recognizer would have done.
open class GestureRecognizerOverrides {
    public init() {}

    open func touchesBegan(_ recognizer: GestureRecognizer, _ touches: TouchSet, with event: TouchEvent) {
        recognizer.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ recognizer: GestureRecognizer, _ touches: TouchSet, with event: TouchEvent) {
        recognizer.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ recognizer: GestureRecognizer, _ touches: TouchSet, with event: TouchEvent) {
        recognizer.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ recognizer: GestureRecognizer, _ touches: TouchSet, with event: TouchEvent) {
        recognizer.touchesCancelled(touches, with: event)
    }

    open func reset(_ recognizer: GestureRecognizer) { recognizer.reset() }

    open func deadlineReached(_ recognizer: GestureRecognizer, _ time: Microseconds) {
        recognizer.deadlineReached(time)
    }

    open func canPrevent(_ recognizer: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
        recognizer.canPrevent(other)
    }

    open func canBePrevented(_ recognizer: GestureRecognizer, by other: GestureRecognizer) -> Bool {
        recognizer.canBePrevented(by: other)
    }

    open func shouldRequireFailure(_ recognizer: GestureRecognizer, of other: GestureRecognizer) -> Bool {
        recognizer.shouldRequireFailure(of: other)
    }

    open func shouldBeRequiredToFail(_ recognizer: GestureRecognizer, by other: GestureRecognizer) -> Bool {
        recognizer.shouldBeRequiredToFail(by: other)
    }
}

extension GestureRecognizer {
    /// One callback with all of the recognizer's touches in a phase.
    @inline(__always)
    final func receive(_ phase: Touch.Phase, _ touches: TouchSet, with event: TouchEvent) {
        event.reportedPhase = phase
        if let overrides {
            switch phase {
            case .began: overrides.touchesBegan(self, touches, with: event)
            case .moved: overrides.touchesMoved(self, touches, with: event)
            case .ended: overrides.touchesEnded(self, touches, with: event)
            case .cancelled: overrides.touchesCancelled(self, touches, with: event)
            case .stationary: break
            }
        } else {
            receiveDefault(phase, touches, with: event)
        }
    }

    /// Does what the recognizer does without an override.
    @inline(__always)
    public final func receiveDefault(_ phase: Touch.Phase, _ touches: TouchSet, with event: TouchEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .stationary: break
        }
    }

    final func receiveDeadline(_ time: Microseconds) {
        if let overrides { overrides.deadlineReached(self, time) } else { deadlineReached(time) }
    }

    final func receiveReset() {
        if let overrides { overrides.reset(self) } else { reset() }
    }

    final func prevents(_ other: GestureRecognizer) -> Bool {
        let can = overrides?.canPrevent(self, other) ?? canPrevent(other)
        return can && (other.overrides?.canBePrevented(other, by: self) ?? other.canBePrevented(by: self))
    }
}
