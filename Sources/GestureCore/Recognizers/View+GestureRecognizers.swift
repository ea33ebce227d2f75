// SPDX-License-Identifier: MIT

extension View {
    /// Adds a recognizer, taking it from the view that it was on (rule 4.7). Later touches are bound to it.
    public final func addGestureRecognizer(_ recognizer: GestureRecognizer) {
        guard recognizer.attachedView !== self else {
            // Also from inside the last action of one that is being removed: the later call wins.
            recognizer.isBeingRemoved = false
            return
        }
        if let old = recognizer.attachedView { old.removeGestureRecognizer(recognizer) }
        // The callbacks of the step may have put it somewhere.
        guard recognizer.attachedView == nil else { return }
        recognizer.addition = (gestureRecognizers.last?.addition ?? 0) &+ 1
        gestureRecognizers.append(recognizer)
        recognizer.attachedView = self
    }

    /// Removes a recognizer: an active one is cancelled with its action, what it withheld is released.
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
