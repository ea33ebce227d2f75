// SPDX-License-Identifier: MIT

import ScenarioFormat

// Step 4 of a delivery: V5, 7.6.

extension Model {
    /// Delivers released touches of one view and sequence: all began, then moved, then ended.
    func releaseDelayed() {
        // 7.7: a cancelled touch that its view does not know is dropped.
        for touch in touches where touch.wasCancelled && touch.began == .withheld { touch.isDead = true }

        for (sequence, group) in bySequence(touches.filter { !$0.isDead }) {
            let released = group.filter { $0.began == .withheld && !blocksBegan($0) }
            releaseBegan(released, sequence)
            releaseMoved(released, sequence)
            releaseEnded(group, sequence)
        }
    }

    /// Delivers began, with the original location and time, once blocksBegan is false.
    private func releaseBegan(_ released: [Touch], _ sequence: Int) {
        for (view, touches) in byView(released) {
            for touch in touches {
                touch.began = .delivered
                touch.wasReleased = true
            }
            sendToView(.began, touches, view, Call(sequence: sequence, step: .releasedBegan))
        }
    }

    /// Delivers at most one moved, if the location has changed since.
    private func releaseMoved(_ released: [Touch], _ sequence: Int) {
        for (view, touches) in byView(released.filter { $0.location != $0.start && !$0.isDead }) {
            sendToView(.moved, touches, view, Call(sequence: sequence, step: .releasedMoved))
        }
    }

    /// Delivers a queued ended when neither is blocked. An end of this frame joins it, unless a moved of this frame has
    /// to come before.
    private func releaseEnded(_ group: [Touch], _ sequence: Int) {
        let free = group.filter { !$0.isDead && !blocksBegan($0) && !blocksEnded($0) }
        let queued = free.filter { $0.ended == .withheld && !$0.endBecomesCancel }
        let joining = free.filter { touch in
            touch.hasLifted && touch.ended == .pending && touch.isOpenInView && (!touch.hasMoved || touch.wasReleased)
                && queued.contains { $0.view === touch.view }
        }
        for (view, touches) in byView(queued + joining) {
            for touch in touches { touch.ended = .delivered }
            sendToView(.ended, touches, view, Call(sequence: sequence, step: .releasedEnded))
        }
    }
}
