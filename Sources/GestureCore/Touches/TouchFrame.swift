// SPDX-License-Identifier: MIT

/// Changes on one source since its last frame, which make one delivery (rule 1.9). A touch may have several phases,
/// delivered in their order.
struct TouchFrame {
    var seat: UInt32 = 0
    var time: Microseconds = 0
    var began = TouchMask.none
    var moved = TouchMask.none
    var ended = TouchMask.none
    var cancelled = TouchMask.none
    /// Whether the system cancels all touches of a seat or a source (rule 1.12).
    var isSystemCancel = false
    /// Whether a system cancel is about one source, and recognizers may hold touches of others.
    var isOfOneSource = false

    var isEmpty: Bool { all.isEmpty && !isSystemCancel }

    /// Whether fingers have moved and none has landed or lifted.
    @inline(__always)
    var isOnlyMoved: Bool { began.union(ended).union(cancelled).isEmpty && !isSystemCancel }

    var all: TouchMask { began.union(moved).union(ended).union(cancelled) }

    /// Returns the last phase that a touch of the frame gets.
    func lastPhase(of slot: Int) -> Touch.Phase {
        if cancelled.contains(slot) { return .cancelled }
        if ended.contains(slot) { return .ended }
        return moved.contains(slot) ? .moved : .began
    }

    /// Returns whether a system cancel ends an attempt with these touches.
    func endsAttempt(with bound: TouchMask) -> Bool {
        if isOfOneSource { return !bound.isEmpty && bound.subtracting(cancelled).isEmpty }
        return bound.isEmpty || bound.intersects(cancelled)
    }
}
