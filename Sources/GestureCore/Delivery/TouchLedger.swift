// SPDX-License-Identifier: MIT

/// Record of what each touch's view has been told and has yet to be told (§7). A touch that is in none of the sets is
/// over for its view: it was closed, cancelled, gated or dropped.
final class TouchLedger {
    /// Landed in this delivery; nothing is decided yet.
    var fresh = TouchMask.none
    /// Its began is withheld (V1).
    var queuedBegan = TouchMask.none
    /// Its began was delivered and nothing has closed it.
    var delivered = TouchMask.none
    /// The touch has lifted and its ended is withheld (V3); began may be withheld as well.
    var queuedEnded = TouchMask.none

    /// Fixed by the update pass: what V4 cancels and V5 releases, whatever the actions do.
    var cancelling = TouchMask.none
    var releasingBegan = TouchMask.none
    var releasingEnded = TouchMask.none
    /// Released in this delivery, still to be told that they have moved.
    var releasingMoved = TouchMask.none

    private let bound: BoundRecognizers

    init(_ bound: BoundRecognizers) {
        self.bound = bound
    }

    /// No touch is new or withheld. What is to be cancelled and released comes of that, or of a transition.
    @inline(__always)
    var isQuiet: Bool { fresh.union(queuedBegan).union(queuedEnded).isEmpty }

    /// Touches that a view has or will get.
    var open: TouchMask { fresh.union(queuedBegan).union(delivered) }

    /// Touches that a view may be told of in a phase.
    @inline(__always)
    func expecting(_ phase: Touch.Phase) -> TouchMask {
        phase == .began ? fresh.union(queuedBegan) : delivered
    }

    /// The view is about to be told of touches.
    @inline(__always)
    func note(_ phase: Touch.Phase, of mask: TouchMask) {
        switch phase {
        case .began:
            fresh.subtract(mask)
            queuedBegan.subtract(mask)
            delivered.formUnion(mask)
        case .ended, .cancelled: close(mask)
        case .moved, .stationary: break
        }
    }

    /// The touch is over for its view.
    func close(_ mask: TouchMask) {
        guard !mask.isEmpty else { return }
        fresh.subtract(mask)
        queuedBegan.subtract(mask)
        delivered.subtract(mask)
        queuedEnded.subtract(mask)
        cancelling.subtract(mask)
        releasingBegan.subtract(mask)
        releasingEnded.subtract(mask)
        releasingMoved.subtract(mask)
    }

    /// V4 and V7: touches of winners. What was delivered will be cancelled, the rest is dropped silently.
    func fixCancellations(_ touches: TouchMask) {
        cancelling.formUnion(touches.intersection(delivered))
        close(touches.subtracting(delivered))
        guard !fresh.isEmpty else { return }
        bound.lendEach { recognizer in
            // One that ended in this delivery was active when the touch landed, or its touches are among those above.
            if recognizer.currentState != .possible, recognizer.currentState != .failed {
                close(fresh.intersection(recognizer.attempt.bound).intersection(recognizer.attempt.cancels))
            }
        }
    }

    /// V5: what nobody withholds any more.
    func fixReleases() {
        guard !queuedBegan.isEmpty || !queuedEnded.isEmpty else { return }
        let blocks = self.blocks
        releasingBegan.formUnion(queuedBegan.subtracting(blocks.began).subtracting(cancelling))
        releasingEnded.formUnion(queuedEnded.subtracting(blocks.ended).subtracting(cancelling))
    }

    /// blocksBegan and blocksEnded of every touch at once.
    @_optimize(speed)
    var blocks: (began: TouchMask, ended: TouchMask) {
        var began = TouchMask.none
        var ended = TouchMask.none
        bound.lendEach { recognizer in
            guard recognizer.currentState == .possible else { return }
            began.formUnion(recognizer.attempt.bound.intersection(recognizer.attempt.delaysBegan))
            ended.formUnion(recognizer.attempt.bound.intersection(recognizer.attempt.delaysEnded))
        }
        return (began, ended.union(began))
    }

    /// Returns which recognizer took a touch from its view; without one the hardware, the system or the host did.
    func canceller(of touch: Touch) -> Reason {
        for recognizer in bound where recognizer.attempt.cancels.contains(touch.slot) {
            if recognizer.currentState.isActive || recognizer.currentState == .ended {
                return Reason(.prevented, by: recognizer)
            }
        }
        return Reason(.touchCancelled)
    }

    /// Returns which recognizer withholds a touch, and why.
    func withholder(of touch: Touch) -> Reason {
        let isBeganQueued = queuedBegan.contains(touch.slot)
        guard isBeganQueued || queuedEnded.contains(touch.slot) else { return .none }
        for recognizer in bound where recognizer.currentState == .possible {
            guard recognizer.attempt.bound.contains(touch.slot) else { continue }
            if recognizer.attempt.delaysBegan.contains(touch.slot) {
                return Reason(isBeganQueued ? .withheldBegan : .withheldEnded, by: recognizer)
            }
            if !isBeganQueued, recognizer.attempt.delaysEnded.contains(touch.slot) {
                return Reason(.withheldEnded, by: recognizer)
            }
        }
        return .none
    }
}
