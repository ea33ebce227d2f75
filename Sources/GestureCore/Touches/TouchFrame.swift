// SPDX-License-Identifier: MIT

/// What changed on one source since its last frame: one delivery (rule 1.9). A touch may stand in several
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

    var all: TouchMask { began.union(moved).union(ended).union(cancelled) }

    func touches(in phase: Touch.Phase) -> TouchMask {
        switch phase {
        case .began: began
        case .moved: moved
        case .ended: ended
        case .cancelled: cancelled
        case .stationary: .none
        }
    }

    mutating func drop(_ mask: TouchMask) {
        began.subtract(mask)
        moved.subtract(mask)
        ended.subtract(mask)
        cancelled.subtract(mask)
    }
}

extension Touch.Phase {
    /// The phases that have callbacks, in the order of rule 1.9. No array: walked in every delivery.
    static let first = Touch.Phase.began

    var next: Touch.Phase? {
        switch self {
        case .began: .moved
        case .moved: .ended
        case .ended: .cancelled
        case .cancelled, .stationary: nil
        }
    }
}
