// SPDX-License-Identifier: MIT

/// Keeps began from a scroll view's content until it is clear that nobody scrolls (rule 13.2): an ordinary
/// recognizer that delays touches, never recognizes and fails after 150 ms or at the lift.
final class ContentDelayRecognizer: GestureRecognizer {
    static let delay = Time.milliseconds(150)

    private unowned(unsafe) let scrollView: ScrollView

    init(_ scrollView: ScrollView) {
        self.scrollView = scrollView
        super.init(kind: .custom, isDiscrete: true)
        cancelsTouchesInView = false
        delaysTouchesBegan = true
        // Two thumbs in a scroll view must not wait for each other (rule 7.14).
        delaysTouchesEnded = false
        requiresExclusiveTouchType = false
    }

    override var isHidden: Bool { true }
    override var kindClass: ObjectIdentifier { ObjectIdentifier(ContentDelayRecognizer.self) }
    override func canPrevent(_ other: GestureRecognizer) -> Bool { false }
    /// Only its own scroll view's gestures end the wait early.
    override func canBePrevented(by other: GestureRecognizer) -> Bool { scrollView.isOwn(other) }

    override func touchesBegan(_ touches: TouchSet, with event: TouchEvent) {
        for touch in touches where touch.view === scrollView || !scrollView.delaysContentTouches {
            ignore(touch, for: event)
        }
        if attempt.listening.isEmpty {
            fail(Reason(.byItself))
        } else if attempt.deadline == Time.never {
            setDeadline(Time.after(event.timestamp, by: ContentDelayRecognizer.delay))
        }
    }

    override func touchesEnded(_ touches: TouchSet, with event: TouchEvent) {
        fail(Reason(.liftedEarly))
    }

    /// A palm that is taken back says nothing about the other fingers, and the content never hears of it.
    override func touchesCancelled(_ touches: TouchSet, with event: TouchEvent) {
        // Not at once: what lands and is taken back in one frame must not slip through.
        if attempt.listening.isEmpty { setDeadline(event.timestamp) }
    }

    override func deadlineReached(_ time: Microseconds) {
        fail(Reason(.tooLong, Double(ContentDelayRecognizer.delay), Double(ContentDelayRecognizer.delay)))
    }
}

/// The scroll view's own pan and pinch allow each other and nobody else.
final class ScrollGestureDelegate: GestureRecognizerDelegate {
    private unowned(unsafe) let scrollView: ScrollView

    init(_ scrollView: ScrollView) {
        self.scrollView = scrollView
    }

    var answersAboutFailureRequirements: Bool { false }

    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        scrollView.mayBegin(recognizer)
    }

    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool {
        scrollView.isOwn(other)
    }
}

/// Passes the actions of the scroll view's own gestures on.
final class ScrollGestureTarget: ActionTarget {
    private unowned(unsafe) let scrollView: ScrollView

    init(_ scrollView: ScrollView) {
        self.scrollView = scrollView
        super.init()
    }

    override func perform(_ recognizer: GestureRecognizer) {
        scrollView.gestureDidAct(recognizer)
    }
}
