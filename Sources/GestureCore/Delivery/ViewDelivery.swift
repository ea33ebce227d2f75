// SPDX-License-Identifier: MIT

/// Steps 3 to 5 of a delivery: cancels, releases and this frame's touches, to views and surfaces (§7).
///
/// Every step searches for the next call instead of walking a prepared list, since each call may change anything.
final class ViewDelivery {
    let pool: TouchPool
    let ledger: TouchLedger
    let trace: Trace
    let diagnostics: Diagnostics
    let transitions: StateTransitions
    /// Event of a view's call, refilled for every call: it describes the running sequence or an earlier one.
    let event: TouchEvent
    /// The engine, which reacts to what a callback did.
    unowned(unsafe) var observer: (any CallOutObserver)?
    /// Touches that were down when the delivery began or came down in it.
    var present = TouchMask.none
    /// Part of this frame that steps 4 and 5 still have to deliver.
    var frame = TouchFrame()
    /// Clients that got events in this delivery and need a frame.
    let streams = UnframedStreams()

    init(
        _ pool: TouchPool, _ ledger: TouchLedger, _ trace: Trace, _ diagnostics: Diagnostics,
        _ transitions: StateTransitions, coalesced: CoalescedSamples
    ) {
        self.pool = pool
        self.ledger = ledger
        self.trace = trace
        self.diagnostics = diagnostics
        self.transitions = transitions
        event = TouchEvent(pool: pool, coalesced: coalesced)
    }

    // MARK: Step 3

    func deliverCancellations() {
        while let group = nextGroup(of: ledger.cancelling) { cancel(group) }
    }

    // MARK: Step 4

    /// Delivers releases, sequence by sequence: all began, then moved, then ended (rule 7.6).
    func deliverReleases() {
        while true {
            let releasing = ledger.releasingBegan.union(ledger.releasingMoved).union(releasableEnds)
            let sequence = earliestSequence(of: releasing)
            guard !sequence.isEmpty else { return }
            if let group = nextGroup(of: ledger.releasingBegan.intersection(sequence)) {
                releaseBegan(group)
            } else if let group = nextGroup(of: ledger.releasingMoved.intersection(sequence)) {
                ledger.releasingMoved.subtract(group.mask)
                call(.moved, group, showing: .movedFromDown)
            } else if let group = nextGroup(of: releasableEnds.intersection(sequence)) {
                releaseEnded(group)
            }
        }
    }

    private func releaseBegan(_ group: Group) {
        ledger.releasingBegan.subtract(group.mask)
        for touch in pool.set(group.mask) {
            trace.released(touch)
            if touch.location != touch.startLocation { ledger.releasingMoved.insert(touch.slot) }
        }
        // The moved of a released touch carries this frame's location.
        frame.moved.subtract(group.mask)
        call(.began, group, showing: .down)
    }

    /// The withheld ends, plus ends of this frame that join one of the same view and sequence, unless something still
    /// withholds them.
    private var releasableEnds: TouchMask {
        var ends = ledger.releasingEnded
        guard !ends.isEmpty else { return ends }
        let joining = frame.ended.intersection(ledger.delivered).subtracting(ledger.blocks.ended).subtracting(ends)
            .subtracting(frame.moved)
        guard !joining.isEmpty else { return ends }
        for touch in pool.set(joining) {
            for withheld in pool.set(ledger.releasingEnded)
            where touch.receiver === withheld.receiver && touch.sequence == withheld.sequence {
                ends.insert(touch.slot)
            }
        }
        return ends
    }

    private func releaseEnded(_ group: Group) {
        let withheld = group.mask.intersection(ledger.releasingEnded)
        frame.ended.subtract(group.mask)
        ledger.releasingEnded.subtract(group.mask)
        for touch in pool.set(withheld) { trace.released(touch) }
        call(.ended, group)
    }

    // MARK: Step 5

    /// Delivers a frame in which fingers only moved. `deliverFrame` would cost 29 % more instructions for a motion.
    @_optimize(speed)
    @inline(__always)
    func deliverMoves(of touches: TouchMask) {
        var remaining = touches
        while !remaining.isEmpty {
            let left = remaining.intersection(ledger.delivered)
            guard let group = group(ofOne: left) ?? nextGroup(of: left) else { break }
            remaining.subtract(group.mask)
            callMoved(group)
        }
        if !streams.isEmpty { sendFrames() }
    }

    /// Delivers a frame, sequence by sequence: a finger that lands after the last one has lifted starts another
    /// sequence.
    @_optimize(speed)
    func deliverFrame() {
        // Skips touches that are over for their views, such as touches taken by a recognizer.
        var remaining = frame.all.intersection(ledger.open)
        while true {
            let sequence = earliestSequence(of: remaining)
            guard !sequence.isEmpty else { return }
            remaining.subtract(sequence)
            deliverFrame(of: sequence)
        }
    }

    @_optimize(speed)
    private func deliverFrame(of sequence: TouchMask) {
        admit(ledger.fresh.intersection(sequence))
        while let group = nextGroup(of: frame.began.intersection(ledger.fresh).intersection(sequence)) {
            frame.began.subtract(group.mask)
            call(.began, group, showing: .down)
        }
        while let group = nextGroup(of: frame.moved.intersection(ledger.delivered).intersection(sequence)) {
            frame.moved.subtract(group.mask)
            call(.moved, group)
        }
        withholdEnds(frame.ended.intersection(sequence))
        while let group = nextGroup(of: deliverableEnds.intersection(sequence)) {
            frame.ended.subtract(group.mask)
            call(.ended, group)
        }
        let cancelled = frame.cancelled.intersection(sequence)
        ledger.close(cancelled.subtracting(ledger.delivered))
        while let group = nextGroup(of: cancelled.intersection(ledger.delivered)) { cancel(group) }
    }

    private var deliverableEnds: TouchMask {
        frame.ended.intersection(ledger.delivered).subtracting(ledger.queuedEnded)
    }

    /// V1 and V8: new touches that are gated or queued leave `fresh`.
    @_optimize(speed)
    private func admit(_ fresh: TouchMask) {
        guard !fresh.isEmpty else { return }
        let blocked = ledger.blocks.began
        var counting = ledger.delivered.union(ledger.queuedBegan).subtracting(ledger.queuedEnded)
        for touch in pool.set(fresh) {
            // A delegate of a scroll view may have removed the view.
            guard let view = touch.view, !isKeptFromContent(touch), touch.view === view else {
                ledger.close(touch.mask)
                continue
            }
            if ViewGate(pool: pool, counting: counting).refuses(touch, on: view) {
                ledger.close(touch.mask)
                continue
            }
            counting.insert(touch.slot)
            if blocked.contains(touch.slot) {
                ledger.fresh.remove(touch.slot)
                ledger.queuedBegan.insert(touch.slot)
                trace.withheld(touch, ledger.withholder(of: touch))
            }
        }
    }

    /// Asks the scroll views around a touch about it. A scroll view that was caught in its motion keeps the finger from
    /// the content (rule 13.6); a scroll view may also take the touch itself (rule 13.8).
    private func isKeptFromContent(_ touch: Touch) -> Bool {
        var ancestor = touch.view
        while let view = ancestor {
            ancestor = view.superview
            guard let scrollView = view.contentKeeper else { continue }
            if scrollView.stops(touch) { return true }
            if let content = touch.receiver, content !== view, !scrollView.contentReceives(touch, in: content),
                touch.view != nil
            {
                touch.receiver = view
            }
        }
        return false
    }

    /// V3: withholds the ends of this frame that must wait.
    private func withholdEnds(_ ended: TouchMask) {
        guard !ended.isEmpty else { return }
        let waiting = ended.intersection(
            ledger.queuedBegan.union(ledger.delivered.intersection(ledger.blocks.ended)))
        for touch in pool.set(waiting.subtracting(ledger.queuedEnded)) {
            ledger.queuedEnded.insert(touch.slot)
            trace.withheld(touch, ledger.withholder(of: touch))
        }
    }

    // MARK: Views that go

    /// Closes the touches on and below a view that leaves its window (rules 2.10, 10.5).
    func withdrawTouches(below view: View) {
        var leaving = TouchMask.none
        for touch in pool.set(pool.used) {
            if let touched = touch.view, touched.isDescendant(of: view) { leaving.insert(touch.slot) }
        }
        ledger.close(leaving.subtracting(ledger.delivered))
        while let group = nextGroup(of: leaving.intersection(ledger.delivered)) {
            if group.view.surfaceClient != nil { call(.ended, group) } else { cancel(group) }
        }
        for touch in pool.set(leaving) { touch.view = nil }
        guard let window = view.asWindow else { return }
        // Includes touches whose view was removed earlier.
        for touch in pool.set(pool.used) where touch.window === window { touch.window = nil }
    }

    /// Takes one touch from its view (rule 10.6).
    func withdraw(_ touch: Touch) {
        ledger.close(touch.mask.subtracting(ledger.delivered))
        if let group = nextGroup(of: touch.mask.intersection(ledger.delivered)) { cancel(group) }
    }
}

/// Told when a callback of a view or a client has returned.
protocol CallOutObserver: AnyObject {
    func didCallOut()
}
