// SPDX-License-Identifier: MIT

/// Changes on one source since its last frame: one delivery (rule 1.9). A touch may stand in several
/// phases, which are delivered in their order.
struct TouchFrame {
    var seat: UInt32 = 0
    var time: Microseconds = 0
    var began = TouchMask.none
    var moved = TouchMask.none
    var ended = TouchMask.none
    var cancelled = TouchMask.none
    /// Everything of the source, or of the application, is cancelled (rule 1.12).
    var isSystemCancel = false

    var isEmpty: Bool { all.isEmpty && !isSystemCancel }

    /// Fingers moved, and none came or went.
    @inline(__always)
    var isOnlyMoved: Bool { began.union(ended).union(cancelled).isEmpty && !isSystemCancel }

    var all: TouchMask { began.union(moved).union(ended).union(cancelled) }
}
