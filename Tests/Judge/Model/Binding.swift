// SPDX-License-Identifier: MIT

import ScenarioFormat

// §4: which recognizers see a touch.

extension Model {
    /// 4.1, 4.2: at a down, shouldReceive for all of them, then the dynamic requirements.
    func bind(_ landed: [Touch]) {
        var startingAttempt: [Recognizer] = []
        for touch in landed {
            for g in ordered(recognizersOnPath(of: touch)) {
                if offer(touch, to: g) { startingAttempt.append(g) }
            }
        }
        askDynamicRequirements(ofAttemptsStartedBy: startingAttempt)
    }

    /// 4.1: those of the hit-test view and of each ancestor up to the window.
    private func recognizersOnPath(of touch: Touch) -> [Recognizer] {
        guard let path = touch.view.map({ pathThatHears(touch, at: $0) }) else { return [] }
        return recognizers.filter { g in path.contains { $0 === g.view } }
    }

    /// 13.6: what a touch stops keeps it from the recognizers of its content's views.
    func pathThatHears(_ touch: Touch, at view: View) -> ArraySlice<View> {
        let path = view.pathToRoot[...]
        guard touch.hasLanded,
            let keeper = path.lastIndex(where: { $0.scrollView?.isCaughtByTouches ?? false })
        else { return path }
        return path[keeper...]
    }

    /// True if the touch starts an attempt of g.
    private func offer(_ touch: Touch, to g: Recognizer) -> Bool {
        // 5.11: a finished one waits for its reset. 6.7: a held one is offered no new touches.
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
        return startsAttempt
    }

    /// 4.2: the filters in order.
    private func passesFilters(_ touch: Touch, _ g: Recognizer) -> Bool {
        if !g.isEnabled { return false }
        if let allowed = g.allowedTypes, !allowed.contains(touch.type) { return false }
        if !g.isInAttempt && !fitsModifiers(g) { return false }
        if let type = g.attemptType, type != touch.type { return false }
        // 5.11: it takes none of that sequence.
        if refusals.contains(where: { $0.0 === g && $0.1 == touch.sequence }) { return false }
        // Once per attempt, which starts with the first touch that is let through.
        if !g.isInAttempt && !ask(g, .shouldReceiveEvent) { return false }
        return askShouldReceive(g, touch)
    }

    /// 4.6: g stops hearing of the touch, does not withhold it and will not cancel it.
    func ignore(_ touch: Touch, by g: Recognizer) {
        let isOwn = g.touches.contains { $0 === touch }
        g.touches.removeAll { $0 === touch }
        // An attempt of which every touch was ignored is over; one that has begun is cancelled.
        if isOwn && g.touches.isEmpty && !g.isFinished {
            g.isOver = true
            if g.isActive { enter(.cancelled, g) }
        }
    }

    /// 4.6 seen from the touch: those bound to it that do not ignore it and have not finished (§7).
    func undecidedRecognizers(of touch: Touch) -> [Recognizer] {
        recognizers.filter { g in
            g.state == .possible && g.isInAttempt && g.touches.contains { $0 === touch }
        }
    }

    /// 8.2: a down too far from the first tap fails the attempt and is the first down of the next.
    func fail(_ g: Recognizer, _ reason: FailureReason?, startingAnewWith touches: [Touch]) {
        for touch in touches { missed.append(Miss(recognizer: g, touch: touch, wasOffered: true)) }
        fail(g, reason)
    }

    /// 5.11: a touch that a recognizer missed in the delivery of its reset starts its next attempt, unless it
    /// missed another finger of that sequence that is still down: then it takes none of it.
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
            for g in ordered(started) where !g.touches.isEmpty { g.touchesBegan(g.touches) }
        }
    }
}

/// 5.11: a touch that a recognizer was not offered, or that was too far away for its attempt (8.2).
struct Miss {
    let recognizer: Recognizer
    let touch: Touch
    let wasOffered: Bool
    /// Landed in the running delivery.
    var isNew = true
}
