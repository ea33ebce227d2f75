// SPDX-License-Identifier: MIT

import ScenarioFormat

// 6.14: recognizers that come after others.

extension Model {
    /// Lets a new attempt wait, unless its leader has recognized in the touch's sequence.
    func awaitLeader(_ g: Recognizer, from touch: Touch) {
        guard let leader = g.leader, !leader.isDestroyed else { return }
        g.isAwaiting = leader.recognizedSequence != touch.sequence
    }

    /// Notes in which sequence a recognizer has recognized.
    func noteRecognition(of g: Recognizer) {
        g.recognizedSequence = g.touches.max { $0.order < $1.order }?.sequence
    }

    /// Starts recognizers whose leader has recognized, and fails those whose leader cannot any more. Returns whether it
    /// did either.
    func followLeaders() -> Bool {
        var hasChanged = false
        for g in ordered(recognizers) where g.isAwaiting && g.state == .possible {
            guard let leader = g.leader, !leader.isDestroyed else {
                fail(g, .requirementFailed)
                hasChanged = true
                continue
            }
            if let sequence = g.touches.max(by: { $0.order < $1.order })?.sequence,
                leader.recognizedSequence == sequence
            {
                start(g)
                hasChanged = true
            } else if leader.recognizedSequence != nil && (leader.isActive || leader.state == .ended) {
                leaveOpen("whether an attempt that began in an earlier sequence has recognized in this one")
            } else if g.fingersDown.isEmpty
                || leader.isFinished && leader.isEnabled && leader.isInAttempt && sharesSequence(leader, g)
            {
                // 5.12: without a finger it cannot follow any more.
                fail(g, .requirementFailed)
                hasChanged = true
            }
        }
        return hasChanged
    }

    /// Gives a recognizer the touches that it has, as if they landed where they are.
    private func start(_ g: Recognizer) {
        g.isAwaiting = false
        let fingers = g.fingersDown
        guard !fingers.isEmpty else { return fail(g, .tooFewTouches) }
        g.strangers = g.gone
        g.origins = fingers.map { ($0, $0.location) }
        g.touchesBegan(fingers)
    }
}
