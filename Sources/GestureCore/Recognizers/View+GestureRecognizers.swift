// SPDX-License-Identifier: MIT

extension View {
    /// Adds a recognizer, taking it from the view that it was on (rule 4.7). Later touches are bound to it.
    public final func addGestureRecognizer(_ recognizer: GestureRecognizer) {
        guard recognizer.view !== self else {
            // Also from inside the last action of one that is being removed: the later call wins.
            recognizer.isBeingRemoved = false
            return
        }
        if let old = recognizer.view { old.removeGestureRecognizer(recognizer) }
        // What that called may have put it somewhere.
        guard recognizer.view == nil else { return }
        gestureRecognizers.append(recognizer)
        recognizer.view = self
    }

    /// Removes a recognizer: an active one is cancelled with its action, what it withheld is released.
    public final func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.isBeingRemoved = true
        recognizer.dispatcher?.recognizerWillStop(recognizer, reason: Reason(.viewRemoved), silently: false)
        guard recognizer.view === self, recognizer.isBeingRemoved else { return }
        recognizer.isBeingRemoved = false
        gestureRecognizers.removeFirst { $0 === recognizer }
        recognizer.view = nil
    }
}
