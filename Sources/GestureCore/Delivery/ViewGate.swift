// SPDX-License-Identifier: MIT

/// The gates of rules 2.8 and 2.9. A touch counts from its down to its lift while it is delivered or queued.
struct ViewGate {
    let pool: TouchPool
    /// Touches that count, out of the views' own sets.
    let counting: TouchMask

    func refuses(_ touch: Touch, on view: View) -> Bool {
        for other in pool.set(counting) where other !== touch && other.isDown {
            guard let otherView = other.view else { continue }
            if otherView === view {
                if !view.isMultipleTouchEnabled { return true }
            } else if other.window === touch.window, view.isExclusiveTouch || otherView.isExclusiveTouch {
                return true
            }
        }
        return false
    }
}
