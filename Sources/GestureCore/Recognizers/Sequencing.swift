// SPDX-License-Identifier: MIT

/// Recognizers that come after others (rule 6.14): a drag after a press, with the same finger. The follower is bound like
/// any other, but hears nothing until the leader has recognized in its sequence. Then it counts from where its touches
/// are.
extension GestureRecognizer {
    /// The recognizer that this one comes after, or nil.
    public final var leader: GestureRecognizer? { relations?.leader?.recognizer }

    /// Returns whether one of both comes after the other: neither excludes the other.
    @inline(__always)
    final func isSequenced(with other: GestureRecognizer) -> Bool {
        (relations != nil || other.relations != nil) && (leader === other || other.leader === self)
    }

    /// Called when the recognizer recognizes: followers that start later in the same sequence need not wait.
    final func noteRecognition() {
        guard let relations, !relations.followers.isEmpty else { return }
        relations.recognizedSequence = pool?.last(of: attempt.bound)?.sequence ?? 0
    }

    /// Lets an attempt wait for its leader, unless that one has recognized in the touch's sequence.
    final func awaitLeader(from touch: Touch) {
        guard let leader = leader?.relations else { return }
        attempt.isAwaiting = leader.recognizedSequence != touch.sequence
    }

    /// Fails the recognizers that wait for this one, which is about to be destroyed, in the next update pass.
    final func loseFollowers() {
        guard let relations else { return }
        relations.isGone = true
        for follower in relations.followers {
            guard let follower = follower.recognizer, follower.attempt.isAwaiting else { continue }
            follower.dispatcher?.leaderWillGo()
        }
    }

    /// Where a touch of the attempt is measured from: its down, or its place when the leader recognized.
    @inline(__always)
    final func origin(of touch: Touch) -> Point {
        attempt.isSequenced ? sequencedOrigin(of: touch) : touch.startLocation
    }

    @inline(never)
    private final func sequencedOrigin(of touch: Touch) -> Point {
        var index = 0
        while let origin = relations?.origins[index] {
            if origin.serial == touch.numbers.serial { return origin.location }
            index &+= 1
        }
        return touch.startLocation
    }

    /// Ends the wait for the leader. If out of memory, the touches count from their downs.
    final func startAfterLeader() {
        attempt.isAwaiting = false
        attempt.isSequenced = true
        guard let relations else { return }
        while relations.origins.popLast() != nil {}
        touches.lendEach {
            _ = relations.origins.append(Relations.Origin(serial: $0.numbers.serial, location: $0.location))
        }
    }
}
