// SPDX-License-Identifier: MIT

import ScenarioFormat

// §4: binding of touches to recognizers.

extension Model {
    /// 4.1, 4.2: at a down, asks shouldReceive for all recognizers, then the dynamic requirements.
    func bind(_ landed: [Touch]) {
        var startingAttempt: [Recognizer] = []
        for touch in landed {
            for g in ordered(recognizersOnPath(of: touch)) {
                if offer(touch, to: g) { startingAttempt.append(g) }
            }
        }
        askDynamicRequirements(ofAttemptsStartedBy: startingAttempt)
    }

    /// 4.1: returns the recognizers of the hit view and of its ancestors, up to the window.
    private func recognizersOnPath(of touch: Touch) -> [Recognizer] {
        guard let path = touch.view.map({ pathThatHears(touch, at: $0) }) else { return [] }
        return recognizers.filter { g in g.takesTouches && path.contains { $0 === g.view } }
    }

    /// 13.6: returns the path without the content, if the touch only stops a motion.
    func pathThatHears(_ touch: Touch, at view: View) -> ArraySlice<View> {
        let path = view.pathToRoot[...]
        guard touch.hasLanded,
            let keeper = path.lastIndex(where: { $0.scrollView?.isCaughtByTouches ?? false })
        else { return path }
        return path[keeper...]
    }

    /// Offers a touch to a recognizer. Returns whether it starts an attempt.
    private func offer(_ touch: Touch, to g: Recognizer) -> Bool {
        // 4.2: a touch of a type that it refuses is unknown to a recognizer, also while it waits.
        if !g.isEnabled || !(g.allowedTypes?.contains(touch.type) ?? true) { return false }
        // 5.11: a finished recognizer waits for its reset. 6.7: a held one is offered no new touches.
        if g.isFinished || g.isHeld || g.isOver {
            missed.append(Miss(recognizer: g, touch: touch, wasOffered: false))
            return false
        }
        guard passesFilters(touch, g) else { return false }
        if g.isActive && g.cancelsTouchesInView { touch.takers.append(g) }
        let startsAttempt = !g.isInAttempt
        g.isInAttempt = true
        if g.attemptType == nil { g.attemptType = touch.type }
        g.touches.append(touch)
        if startsAttempt {
            g.startDelay(with: touch)
            awaitLeader(g, from: touch)
        }
        g.noteDelay(of: touch)
        return startsAttempt
    }

    /// 4.2: applies the filters in order.
    private func passesFilters(_ touch: Touch, _ g: Recognizer) -> Bool {
        if !g.isEnabled { return false }
        if let allowed = g.allowedTypes, !allowed.contains(touch.type) { return false }
        if !g.isInAttempt && !fitsModifiers(g) { return false }
        if !g.isInAttempt && g.demandsWholeSequences && hasEarlierFinger(than: touch) { return false }
        if let type = g.attemptType, type != touch.type { return false }
        // 14.4: an attempt is either direct or indirect.
        if g.gesture != nil { return false }
        // 5.11: the recognizer takes none of that sequence.
        if refusals.contains(where: { $0.0 === g && $0.1 == touch.sequence }) { return false }
        // Asked once per attempt, which starts with the first accepted touch.
        if !g.isInAttempt && !ask(g, .shouldReceiveEvent) { return false }
        return askShouldReceive(g, touch)
    }

    /// 4.6: ignores a touch: the recognizer does not withhold or cancel it any more.
    func ignore(_ touch: Touch, by g: Recognizer) {
        let isOwn = g.touches.contains { $0 === touch }
        g.touches.removeAll { $0 === touch }
        // An attempt whose touches were all ignored is over; one that has begun is cancelled.
        if isOwn && g.touches.isEmpty && !g.isFinished {
            g.isOver = true
            if g.isHeld {
                g.wishes = []
                g.isHeld = false
            }
            if g.isActive { enter(.cancelled, g) }
        }
    }

    /// 4.6: returns the recognizers that are bound to the touch, do not ignore it and have not finished (§7).
    func undecidedRecognizers(of touch: Touch) -> [Recognizer] {
        recognizers.filter { g in
            g.state == .possible && g.isInAttempt && g.touches.contains { $0 === touch }
        }
    }

    /// 8.2: fails the attempt because of a down too far from the first tap, which starts the next attempt.
    func fail(_ g: Recognizer, _ reason: FailureReason?, startingAnewWith touches: [Touch]) {
        for touch in touches { missed.append(Miss(recognizer: g, touch: touch, wasOffered: true)) }
        fail(g, reason)
    }

    /// 5.11: starts attempts with touches that a recognizer missed in the delivery of its reset. If another missed
    /// finger of that sequence is still down, the recognizer takes none of the sequence.
    func startMissedAttempts() {
        var due: [Miss] = []
        for miss in missed where miss.isNew && wereReset.contains(miss.recognizer) && miss.touch.isDown {
            guard recognizersOnPath(of: miss.touch).contains(miss.recognizer) else { continue }
            let hasMissedAnother = missed.contains { other in
                other.recognizer === miss.recognizer && !other.isNew && !other.wasOffered && other.touch.isDown
                    && other.touch.sequence == miss.touch.sequence
            }
            if hasMissedAnother {
                refusals.append((miss.recognizer, miss.touch.sequence))
            } else {
                due.append(miss)
            }
        }
        missed.removeAll { wereReset.contains($0.recognizer) || !$0.touch.isDown }
        for index in missed.indices { missed[index].isNew = false }
        wereReset = []
        guard !due.isEmpty else { return }
        deliver {
            var started: [Recognizer] = []
            for touch in touches {
                for g in ordered(due.filter { $0.touch === touch }.map(\.recognizer)) where offer(touch, to: g) {
                    started.append(g)
                }
            }
            askDynamicRequirements(ofAttemptsStartedBy: started)
            for g in ordered(started) where !g.touches.isEmpty && !g.isAwaiting { g.touchesBegan(g.touches) }
        }
    }
}

/// 5.11: a touch that a recognizer was not offered, or that was too far away for its attempt (8.2).
struct Miss {
    let recognizer: Recognizer
    let touch: Touch
    let wasOffered: Bool
    /// Whether the touch landed in the running delivery.
    var isNew = true
}
