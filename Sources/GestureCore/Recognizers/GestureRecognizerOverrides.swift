// SPDX-License-Identifier: MIT

/// Replaces parts of any recognizer, including a built-in one, without a subclass: the function tables of the C API.
/// Every default does what the recognizer would have done.
open class GestureRecognizerOverrides {
    /// Creates overrides that change nothing.
    public init() {}

    /// Called when touches of the recognizer went down.
    open func touchesBegan(_ recognizer: GestureRecognizer, _ touches: TouchSet, with event: TouchEvent) {
        recognizer.touchesBegan(touches, with: event)
    }

    /// Called when touches of the recognizer moved.
    open func touchesMoved(_ recognizer: GestureRecognizer, _ touches: TouchSet, with event: TouchEvent) {
        recognizer.touchesMoved(touches, with: event)
    }

    /// Called when touches of the recognizer lifted.
    open func touchesEnded(_ recognizer: GestureRecognizer, _ touches: TouchSet, with event: TouchEvent) {
        recognizer.touchesEnded(touches, with: event)
    }

    /// Called when touches of the recognizer were cancelled.
    open func touchesCancelled(_ recognizer: GestureRecognizer, _ touches: TouchSet, with event: TouchEvent) {
        recognizer.touchesCancelled(touches, with: event)
    }

    /// Called when the attempt is over and the state is possible again.
    open func reset(_ recognizer: GestureRecognizer) { recognizer.reset() }

    /// Called when the recognizer's deadline has come.
    open func deadlineReached(_ recognizer: GestureRecognizer, _ time: Microseconds) {
        recognizer.deadlineReached(time)
    }

    /// Returns whether the recognizer, once it recognizes, prevents another one (rule 6.3).
    open func canPrevent(_ recognizer: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
        recognizer.canPrevent(other)
    }

    /// Returns whether another recognizer, once it recognizes, prevents this one (rule 6.3).
    open func canBePrevented(_ recognizer: GestureRecognizer, by other: GestureRecognizer) -> Bool {
        recognizer.canBePrevented(by: other)
    }

    /// Returns whether the recognizer waits until another has failed (rule 6.9).
    open func shouldRequireFailure(_ recognizer: GestureRecognizer, of other: GestureRecognizer) -> Bool {
        recognizer.shouldRequireFailure(of: other)
    }

    /// Returns whether another recognizer waits until this one has failed (rule 6.9).
    open func shouldBeRequiredToFail(_ recognizer: GestureRecognizer, by other: GestureRecognizer) -> Bool {
        recognizer.shouldBeRequiredToFail(by: other)
    }
}

extension GestureRecognizer {
    /// Makes one callback with all of the recognizer's touches in a phase.
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

    /// Handles touches as the recognizer does without overrides.
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
