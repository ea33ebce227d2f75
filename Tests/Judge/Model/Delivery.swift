// SPDX-License-Identifier: MIT

import ScenarioFormat

// §7: one delivery, step by step.

extension Model {
    /// Runs the six steps; what is given is step 1.
    func deliver(_ recognizersHear: () -> Void) {
        isDelivering = true
        recognizersHear()  // 1
        updatePass()  // 2
        sendActions()
        while updatePass() || hasActionsToSend { sendActions() }
        cancelDoomed()  // 3
        releaseDelayed()  // 4
        deliverRest()  // 5
        sendFrames()
        resetFinished()  // 6
        closeFrame()
        isDelivering = false
        startMissedAttempts()
        deliverQueued()
    }

    /// Step 1: one call per recognizer and phase with all of its changed touches, on whatever views.
    func recognizersHearTouches() {
        hear(\.hasLanded) { $0.touchesBegan($1) }
        hear(\.hasMoved) { g, touches in
            let wasActive = g.isActive
            g.touchesMoved(touches)
            // 5.6: while active, every touchesMoved sends changed.
            if wasActive && g.isActive { g.hasChanged = true }
        }
        hear(\.hasLifted) { $0.touchesEnded($1) }
        hear(\.wasCancelled) { $0.touchesCancelled($1) }
    }

    private func hear(_ hasPhase: (Touch) -> Bool, _ call: (Recognizer, [Touch]) -> Void) {
        for g in ordered(recognizers) where g.isInAttempt && !g.isFinished {
            // 4.5: it may finish in one phase and hears no more in the next.
            let touches = g.touches.filter(hasPhase)
            if !touches.isEmpty { call(g, touches) }
        }
    }

    // MARK: Step 3, V4

    private func cancelDoomed() {
        let doomed = touches.filter { $0.isDoomed }
        for touch in doomed { touch.isDoomed = false }
        cancelInViews(doomed)
    }

    /// 7.12, 7.13: a call for each sequence and view, the earlier sequence first.
    func cancelInViews(_ touches: [Touch]) {
        for (sequence, group) in bySequence(touches) {
            for (view, touches) in byView(group) {
                // 10.2: a client's cancel may have covered them already.
                let open = touches.filter(\.isOpenInView)
                if open.isEmpty { continue }
                for touch in open { touch.isDead = true }
                sendToView(.cancelled, open, view, Call(sequence: sequence, step: .cancelled))
            }
        }
    }

    // MARK: Step 4, V5

    /// 7.6: began and at most one moved as soon as blocksBegan is false, a queued ended when both are.
    private func releaseDelayed() {
        // 7.7: a touch of which its view knows nothing vanishes when it is cancelled.
        for touch in touches where touch.wasCancelled && touch.began == .withheld { touch.isDead = true }

        for (sequence, group) in bySequence(touches.filter { !$0.isDead }) {
            let released = group.filter { $0.began == .withheld && !blocksBegan($0) }
            for (view, touches) in byView(released) {
                for touch in touches { touch.began = .delivered }
                sendToView(.began, touches, view, Call(sequence: sequence, step: .releasedBegan))
            }
            for (view, touches) in byView(released.filter { $0.location != $0.start && !$0.isDead }) {
                for touch in touches { touch.movedWasReleased = true }
                sendToView(.moved, touches, view, Call(sequence: sequence, step: .releasedMoved))
            }
            let held = group.filter { touch in
                touch.ended == .withheld && !touch.isDead && !touch.endBecomesCancel
                    && !blocksBegan(touch) && !blocksEnded(touch)
            }
            for (view, touches) in byView(held) {
                // An end of this frame joins it.
                let joining = group.filter { touch in
                    touch.hasLifted && touch.view === view && touch.ended == .pending && touch.isOpenInView
                        && !blocksBegan(touch) && !blocksEnded(touch)
                }
                for touch in touches + joining { touch.ended = .delivered }
                sendToView(.ended, touches + joining, view, Call(sequence: sequence, step: .releasedEnded))
            }
        }
    }

    // MARK: Step 5

    /// This frame's remaining touches: began, moved, ended, cancelled.
    private func deliverRest() {
        for (sequence, group) in bySequence(touches) {
            // V1
            let landed = group.filter { $0.hasLanded && !$0.isDead && $0.began == .pending }
            for touch in landed {
                if keepsFromView(touch) {
                    touch.isDead = true
                } else {
                    touch.began = blocksBegan(touch) ? .withheld : .delivered
                }
            }
            for (view, touches) in byView(landed.filter { $0.began == .delivered }) {
                sendToView(.began, touches, view, Call(sequence: sequence, step: .began))
            }
            // V2
            let moved = group.filter { touch in
                touch.hasMoved && touch.isOpenInView && touch.ended == .pending && !touch.movedWasReleased
            }
            for (view, touches) in byView(moved) {
                let alive = touches.filter(\.isOpenInView)
                sendToView(.moved, alive, view, Call(sequence: sequence, step: .moved))
            }
            // V3
            let lifted = group.filter { $0.hasLifted && !$0.isDead && $0.ended == .pending }
            let endedNow = lifted.filter { touch in
                let isBlocked = touch.began != .delivered || blocksBegan(touch) || blocksEnded(touch)
                touch.ended = isBlocked ? .withheld : .delivered
                return !isBlocked
            }
            for (view, touches) in byView(endedNow) {
                let alive = touches.filter { !$0.isDead }
                sendToView(.ended, alive, view, Call(sequence: sequence, step: .ended))
            }
            for touch in group where touch.hasLifted { touch.liftIsSettled = true }
            // V6
            cancelInViews(group.filter { $0.wasCancelled || $0.endBecomesCancel })
            for touch in group where touch.wasCancelled {
                touch.isDead = true
                touch.liftIsSettled = true
            }
        }
    }

    /// What is not delivered to its view at all.
    private func keepsFromView(_ touch: Touch) -> Bool {
        guard let view = touch.view else { return true }
        return isTakenByActiveRecognizer(touch) || isGated(touch, in: view)
    }

    /// 7.8: V7.
    private func isTakenByActiveRecognizer(_ touch: Touch) -> Bool {
        recognizers.contains { g in
            g.isActive && g.cancelsTouchesInView && g.touches.contains { $0 === touch }
        }
    }

    /// 2.8, 2.9
    private func isGated(_ touch: Touch, in view: View) -> Bool {
        let tracked = touches.filter { $0 !== touch && $0.countsForGates }
        let isOnView = tracked.contains { $0.view === view }
        if isOnView && !view.isMultipleTouchEnabled { return true }
        let elsewhere = tracked.filter { $0.view !== view && $0.window === touch.window && $0.view != nil }
        if view.isExclusiveTouch && !elsewhere.isEmpty { return true }
        return elsewhere.contains { $0.view?.isExclusiveTouch ?? false }
    }

    // MARK: What blocks

    /// Some g in G(t) is possible and delays began.
    func blocksBegan(_ touch: Touch) -> Bool {
        undecidedRecognizers(of: touch).contains(where: \.delaysTouchesBegan)
    }

    /// Some g in G(t) is possible and delays began or ended.
    func blocksEnded(_ touch: Touch) -> Bool {
        undecidedRecognizers(of: touch).contains { $0.delaysTouchesBegan || $0.delaysTouchesEnded }
    }

    // MARK: Calls

    func sendToView(_ phase: TouchPhase, _ touches: [Touch], _ view: View, _ call: Call) {
        if touches.isEmpty { return }
        if let client = view.client {
            sendToSurface(phase, touches, view, client, call)
        } else {
            send(phase, touches, along: responderChain(from: view), call: call)
        }
    }

    /// The earlier sequence first (7.12).
    private func bySequence(_ touches: [Touch]) -> [(Int, [Touch])] {
        Set(touches.map(\.sequence)).sorted().map { sequence in
            (sequence, touches.filter { $0.sequence == sequence })
        }
    }

    /// 7.13: in the order in which their first touch went down.
    private func byView(_ touches: [Touch]) -> [(View, [Touch])] {
        var groups: [(View, [Touch])] = []
        for touch in touches.sorted(by: { $0.order < $1.order }) {
            guard let view = touch.view else { continue }
            if let index = groups.firstIndex(where: { $0.0 === view }) {
                groups[index].1.append(touch)
            } else {
                groups.append((view, [touch]))
            }
        }
        return groups
    }
}

/// 7.12: what a call to a view says, with the event of one sequence.
struct Call {
    var sequence: Int
    var step: Step

    enum Step {
        case began, moved, ended, cancelled
        case releasedBegan, releasedMoved, releasedEnded
    }
}
