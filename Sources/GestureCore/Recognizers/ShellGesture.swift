// SPDX-License-Identifier: MIT

/// Settings of a shell's gesture, which lies above all clients.
public enum ShellGesture {
    /// Three fingers land within this time of each other.
    private static let together = TimeSpan.milliseconds(80)
    /// A swipe has begun this time after its fingers were down.
    private static let undecided = TimeSpan.milliseconds(300)

    /// Makes a recognizer a gesture of a shell. It holds back no lift of another client (rule 7.14), lets go of touches
    /// that it delays after 80 ms for its fingers and 300 ms for its decision (7.15), and its fingers come together
    /// (4.9). A pan from an edge comes second where a view defers the edge (2.13), and counts the fingers at its edge
    /// alone. Each of them can be set otherwise afterwards.
    public static func make(_ recognizer: GestureRecognizer) {
        recognizer.delaysTouchesEnded = false
        recognizer.delayLimits = DelayLimits(together: together, undecided: undecided)
        let edgePan = recognizer as? ScreenEdgePanGestureRecognizer
        edgePan?.isShellGesture = true
        recognizer.requiresWholeSequence = edgePan == nil
    }
}
