// SPDX-License-Identifier: MIT

/// A scroll view's own pan.
final class ScrollPanGestureRecognizer: PanGestureRecognizer {
    unowned(unsafe) var scrollView: ScrollView?

    override var kindClass: ObjectIdentifier { ObjectIdentifier(ScrollPanGestureRecognizer.self) }

    override func touchesBegan(_ touches: TouchSet, with event: TouchEvent) {
        // The first fingers of a drag: paging counts from the offset at this moment (rule 13.10).
        if let scrollView, attempt.listening.subtracting(touches.mask).isEmpty {
            scrollView.dragLanding = scrollView.boundsOrigin
        }
        super.touchesBegan(touches, with: event)
    }
}
