// SPDX-License-Identifier: MIT

/// Withholds began from a scroll view's content until it is clear that no scroll starts (rule 13.2). This is an
/// ordinary recognizer that delays touches, never recognizes, and fails after 150 ms or at the lift.
final class ContentDelayRecognizer: GestureRecognizer {
    static let delay = Time.milliseconds(150)

    private unowned(unsafe) let scrollView: ScrollView

    init(_ scrollView: ScrollView) {
        self.scrollView = scrollView
        super.init(kind: .custom, isDiscrete: true)
        cancelsTouchesInView = false
        delaysTouchesBegan = true
        // Two thumbs in one scroll view must not wait for each other (rule 7.14).
        delaysTouchesEnded = false
        requiresExclusiveTouchType = false
    }

    override var isHidden: Bool { true }
    override var kindClass: ObjectIdentifier { ObjectIdentifier(ContentDelayRecognizer.self) }
    override func canPrevent(_ other: GestureRecognizer) -> Bool { false }
    /// Only gestures of the same scroll view end the delay early.
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

    /// Handles a cancelled palm, which says nothing about other fingers; the content never hears of it.
    override func touchesCancelled(_ touches: TouchSet, with event: TouchEvent) {
        // The delay ends with a deadline instead of here: a touch that lands and is cancelled in one frame must not get
        // through.
        if attempt.listening.isEmpty { setDeadline(event.timestamp) }
    }

    override func deadlineReached(_ time: Microseconds) {
        fail(Reason(.tooLong, Double(ContentDelayRecognizer.delay), Double(ContentDelayRecognizer.delay)))
    }
}

/// Delegate of the scroll view's own pan and pinch, which allow each other and no other recognizer.
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

/// Forwards the actions of the scroll view's own gestures to it.
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
