// SPDX-License-Identifier: MIT

/// Record of what each touch's view has been told and has yet to be told (§7). A touch in none of these sets is over
/// for its view: closed, cancelled, gated or dropped.
final class TouchLedger {
    /// Touches that landed in this delivery and are not decided yet.
    var fresh = TouchMask.none
    /// Touches whose began is withheld (V1).
    var queuedBegan = TouchMask.none
    /// Touches whose began was delivered and that are not closed yet.
    var delivered = TouchMask.none
    /// Lifted touches whose ended is withheld (V3); their began may be withheld as well.
    var queuedEnded = TouchMask.none

    /// Set by the update pass: touches that V4 cancels and V5 releases, whatever the actions do later.
    var cancelling = TouchMask.none
    var releasingBegan = TouchMask.none
    var releasingEnded = TouchMask.none
    /// Touches released in this delivery whose moved is still to be delivered.
    var releasingMoved = TouchMask.none

    private let bound: BoundRecognizers

    init(_ bound: BoundRecognizers) {
        self.bound = bound
    }

    /// Whether no touch is new or withheld. Only new or withheld touches, or a transition, lead to cancels and
    /// releases.
    @inline(__always)
    var isQuiet: Bool { fresh.union(queuedBegan).union(queuedEnded).isEmpty }

    /// Touches that a view has or will get.
    var open: TouchMask { fresh.union(queuedBegan).union(delivered) }

    /// Returns the touches whose view may be told of a phase.
    @inline(__always)
    func expecting(_ phase: Touch.Phase) -> TouchMask {
        phase == .began ? fresh.union(queuedBegan) : delivered
    }

    /// Records that the view is about to be told of touches.
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

    /// Records that touches are over for their view.
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

    /// V4 and V7: takes the touches of winners. Delivered ones will be cancelled, the others are dropped silently.
    func fixCancellations(_ touches: TouchMask) {
        cancelling.formUnion(touches.intersection(delivered))
        close(touches.subtracting(delivered))
        guard !fresh.isEmpty else { return }
        bound.lendEach { recognizer in
            // A recognizer that ended in this delivery was active when the touch landed, or its touches were handled
            // above.
            if recognizer.currentState != .possible, recognizer.currentState != .failed {
                close(fresh.intersection(recognizer.attempt.bound).intersection(recognizer.attempt.flags.cancels))
            }
        }
    }

    /// V5: releases touches that no recognizer withholds any more.
    func fixReleases() {
        guard !queuedBegan.isEmpty || !queuedEnded.isEmpty else { return }
        let blocks = self.blocks
        releasingBegan.formUnion(queuedBegan.subtracting(blocks.began).subtracting(cancelling))
        releasingEnded.formUnion(queuedEnded.subtracting(blocks.ended).subtracting(cancelling))
    }

    /// The masks of blocksBegan and blocksEnded for all touches at once.
    @_optimize(speed)
    var blocks: (began: TouchMask, ended: TouchMask) {
        var began = TouchMask.none
        var ended = TouchMask.none
        bound.lendEach { recognizer in
            guard recognizer.currentState == .possible else { return }
            began.formUnion(recognizer.attempt.bound.intersection(recognizer.attempt.flags.delaysBegan))
            ended.formUnion(recognizer.attempt.bound.intersection(recognizer.attempt.flags.delaysEnded))
        }
        return (began, ended.union(began))
    }

    /// Returns the recognizer that took a touch from its view as a reason. Without a recognizer the hardware, the
    /// system or the host cancelled the touch.
    func canceller(of touch: Touch) -> Reason {
        for recognizer in bound where recognizer.attempt.flags.cancels.contains(touch.slot) {
            if recognizer.currentState.isActive || recognizer.currentState == .ended {
                return Reason(.prevented, by: recognizer)
            }
        }
        return Reason(.touchCancelled)
    }

    /// Returns the recognizer that withholds a touch, and why; `.none` if the touch is not withheld.
    func withholder(of touch: Touch) -> Reason {
        let isBeganQueued = queuedBegan.contains(touch.slot)
        guard isBeganQueued || queuedEnded.contains(touch.slot) else { return .none }
        for recognizer in bound where recognizer.currentState == .possible {
            guard recognizer.attempt.bound.contains(touch.slot) else { continue }
            if recognizer.attempt.flags.delaysBegan.contains(touch.slot) {
                return Reason(isBeganQueued ? .withheldBegan : .withheldEnded, by: recognizer)
            }
            if !isBeganQueued, recognizer.attempt.flags.delaysEnded.contains(touch.slot) {
                return Reason(.withheldEnded, by: recognizer)
            }
        }
        return .none
    }
}
