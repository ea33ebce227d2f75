// SPDX-License-Identifier: MIT

extension GestureRecognizer {
    /// Returns whether both are on the same view, or one on an ancestor of the other's, and their attempts share a
    /// multi-touch sequence (rule 6.1). Attempts of different seats never compete (rule 1.13).
    @inline(never)
    final func competes(with other: GestureRecognizer) -> Bool {
        guard self !== other, seat == other.seat, !isSequenced(with: other) else { return false }
        if attempt.bound.intersects(other.attempt.bound) {
            // Both are on the path of a touch. With many recognizers this saves a walk to the root for each pair.
            return attempt.isOnPath && other.attempt.isOnPath || isOnLine(with: other)
        }
        return sharesSequence(with: other) && isOnLine(with: other)
    }

    private final func sharesSequence(with other: GestureRecognizer) -> Bool {
        isInSequence(of: other) || isBesideFingers(of: other) || other.isBesideFingers(of: self)
    }

    /// Returns whether both attempts have touches of one multi-touch sequence, or follow the same touchpad gesture or
    /// scroll (rule 14.4). An attempt that a program began without touches shares nothing.
    final func isInSequence(of other: GestureRecognizer) -> Bool {
        if attempt.indirect != nil || other.attempt.indirect != nil {
            return attempt.indirect === other.attempt.indirect
        }
        if attempt.bound.intersects(other.attempt.bound) { return true }
        guard let pool else { return false }
        for mine in pool.set(attempt.bound) {
            for theirs in pool.set(other.attempt.bound) where mine.sequence == theirs.sequence { return true }
        }
        return false
    }

    /// Returns whether this attempt's touchpad gesture goes on while the other's fingers are down: it then counts as
    /// part of their sequence.
    private final func isBesideFingers(of other: GestureRecognizer) -> Bool {
        attempt.indirect?.isDown ?? false && !other.attempt.listening.isEmpty
    }

    /// Returns whether both are on the same view, or one on an ancestor of the other's.
    private final func isOnLine(with other: GestureRecognizer) -> Bool {
        if viewReference == other.viewReference { return viewReference != nil }
        guard let mine = view, let theirs = other.view else { return false }
        let upper = depth >= other.depth ? theirs : mine
        var deeper = depth >= other.depth ? mine : theirs
        var difference = depth >= other.depth ? depth &- other.depth : other.depth &- depth
        while difference > 0 {
            guard let superview = deeper.superview else { return false }
            deeper = superview
            difference &-= 1
        }
        return deeper === upper
    }
}
