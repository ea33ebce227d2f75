// SPDX-License-Identifier: MIT

import ScenarioFormat

// Step 5 of a delivery: this frame's remaining touches, began, moved, ended, cancelled.

extension Model {
    func deliverRest() {
        for (sequence, group) in bySequence(touches) {
            readingLandedAtStart { deliverBegan(group, sequence) }
            deliverMoved(group, sequence)
            deliverEnded(group, sequence)
            deliverCancelled(group)
        }
    }

    /// V1: delivers began, or queues it if blocksBegan.
    private func deliverBegan(_ group: [Touch], _ sequence: Int) {
        let landed = group.filter { $0.hasLanded && !$0.isDead && $0.began == .pending }
        for touch in landed {
            if isKeptFromView(touch) {
                touch.isDead = true
            } else {
                touch.began = blocksBegan(touch) ? .withheld : .delivered
            }
        }
        for (view, touches) in byView(landed.filter { $0.began == .delivered }) {
            sendToView(.began, touches, view, Call(sequence: sequence, step: .began))
        }
    }

    /// V2: delivers moved only if began was delivered and the touch is not cancelled.
    private func deliverMoved(_ group: [Touch], _ sequence: Int) {
        let moved = group.filter { touch in
            touch.hasMoved && touch.isOpenInView && touch.ended == .pending && !touch.wasReleased
        }
        for (view, touches) in byView(moved) {
            // A client's cancel may come in between.
            let open = touches.filter(\.isOpenInView)
            sendToView(.moved, open, view, Call(sequence: sequence, step: .moved))
        }
    }

    /// V3: queues ended if blocksBegan or blocksEnded, else delivers it.
    private func deliverEnded(_ group: [Touch], _ sequence: Int) {
        let lifted = group.filter { $0.hasLifted && !$0.isDead && $0.ended == .pending }
        for touch in lifted {
            let isBlocked = touch.began != .delivered || blocksBegan(touch) || blocksEnded(touch)
            touch.ended = isBlocked ? .withheld : .delivered
        }
        for (view, touches) in byView(lifted.filter { $0.ended == .delivered }) {
            let open = touches.filter { !$0.isDead }
            sendToView(.ended, open, view, Call(sequence: sequence, step: .ended))
        }
        for touch in group where touch.hasLifted { touch.liftIsSettled = true }
    }

    /// V6: delivers cancelled.
    private func deliverCancelled(_ group: [Touch]) {
        cancelInViews(group.filter { $0.wasCancelled || $0.endBecomesCancel })
        for touch in group where touch.wasCancelled {
            touch.isDead = true
            touch.liftIsSettled = true
        }
    }
}
