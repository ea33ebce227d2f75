// SPDX-License-Identifier: MIT

/// Limits of a shell's gesture that delays: three fingers land within 80 ms of each other, and a swipe has begun 300 ms
/// later.
private let together = TimeSpan.milliseconds(80)
private let undecided = TimeSpan.milliseconds(300)

extension GestureRecognizer {
    /// Sets what a gesture of a shell needs that lies above all clients: it holds back no lift of another client (rule
    /// 7.14), lets go of touches that it delays after 80 ms for its fingers and 300 ms for its decision (7.15), and its
    /// fingers come together (4.9). A pan from an edge comes second where a view defers the edge (2.13), and counts the
    /// fingers at its edge alone. Each of them can be set otherwise afterwards.
    public final func becomeShellGesture() {
        delaysTouchesEnded = false
        delayLimits = DelayLimits(together: together, undecided: undecided)
        let edgePan = self as? ScreenEdgePanGestureRecognizer
        edgePan?.isShellGesture = true
        requiresWholeSequence = edgePan == nil
    }
}
