// SPDX-License-Identifier: MIT

import ScenarioFormat

// 6.1 to 6.3: exclusion.

extension Model {
    /// 6.1: returns whether two recognizers are on the same view, or on a view and its ancestor, in attempts that share
    /// a sequence.
    func competes(_ a: Recognizer, _ b: Recognizer) -> Bool {
        guard sharesSequence(a, b) || isBesideFingers(a, b) || isBesideFingers(b, a) else { return false }
        // 6.14: neither excludes the other.
        if a.leader === b || b.leader === a { return false }
        guard a !== b, let one = a.view, let two = b.view else { return false }
        return one === two || one.isAncestor(of: two) || two.isAncestor(of: one)
    }

    /// Returns whether two attempts share a sequence, or the same gesture or scroll (14.4).
    func sharesSequence(_ a: Recognizer, _ b: Recognizer) -> Bool {
        if a.gesture != nil || b.gesture != nil { return a.gesture === b.gesture }
        let sequences = Set(a.touches.map(\.sequence))
        return b.touches.contains { sequences.contains($0.sequence) }
    }

    /// 6.1: a gesture or scroll competes with the attempts of fingers that are down at the same time.
    private func isBesideFingers(_ a: Recognizer, _ b: Recognizer) -> Bool {
        (a.gesture?.isDown ?? false) && !b.fingersDown.isEmpty
    }

    /// 6.3: returns whether a excludes b.
    func excludes(_ a: Recognizer, _ b: Recognizer) -> Bool {
        mayExclude(a, b) && !areOfOneScrollView(a, b) && !saysSimultaneous(a, with: b) && !saysSimultaneous(b, with: a)
    }

    /// The part of 6.3 without the delegates.
    func mayExclude(_ a: Recognizer, _ b: Recognizer) -> Bool {
        a.canPrevent(b) && b.canBePrevented(by: a)
    }

    /// 6.6: returns whether a is decided before b. The delegates' part is symmetric, so it is asked only if the rest
    /// differs.
    func isDecidedBefore(_ a: Recognizer, _ b: Recognizer) -> Bool {
        competes(a, b) && mayExclude(a, b) && !mayExclude(b, a) && excludes(a, b)
    }
}
