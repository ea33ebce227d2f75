// SPDX-License-Identifier: MIT

extension View {
    /// Adds a recognizer, removing it from the view that it was on (rule 4.7). It gets touches that land from now on.
    /// Does nothing if it is already on this view. O(1) amortized.
    public final func addGestureRecognizer(_ recognizer: GestureRecognizer) {
        guard recognizer.attachedView !== self else {
            // The recognizer may be in its last action before a removal: the later call wins.
            recognizer.isBeingRemoved = false
            return
        }
        if let old = recognizer.attachedView { old.removeGestureRecognizer(recognizer) }
        // The actions of the removal may have added the recognizer to another view.
        guard recognizer.attachedView == nil else { return }
        recognizer.addition = (gestureRecognizers.last?.addition ?? 0) &+ 1
        gestureRecognizers.append(recognizer)
        recognizer.attachedView = self
    }

    /// Removes a recognizer: an active one is cancelled with its action, and touches that it withheld are released.
    /// Does nothing if it is not on this view. O(recognizers of the view).
    public final func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
        guard recognizer.attachedView === self else { return }
        recognizer.isBeingRemoved = true
        recognizer.dispatcher?.recognizerWillStop(recognizer, reason: Reason(.viewRemoved), silently: false)
        guard recognizer.attachedView === self, recognizer.isBeingRemoved else { return }
        recognizer.isBeingRemoved = false
        gestureRecognizers.removeFirst { $0 === recognizer }
        if !recognizer.isIdle { recognizer.attempt.formerView = self }
        recognizer.attempt.isOnPath = false
        recognizer.attachedView = nil
    }
}
