// SPDX-License-Identifier: MIT

/// Landing of touches: finds the multi-touch sequence, the view and the number of taps of each (§1, rule 2.7).
final class Landing {
    let windows: WindowStack
    /// Listener that hears of every touch-down before anything is delayed.
    var touchDownListener: (any TouchDownListener)?
    private let pool: TouchPool
    private let trace: Trace
    private let diagnostics: Diagnostics
    private var tapHistory = TapHistory()
    private var sequences = SequenceCounter()

    init(_ pool: TouchPool, _ trace: Trace, _ diagnostics: Diagnostics) {
        self.pool = pool
        self.trace = trace
        self.diagnostics = diagnostics
        windows = WindowStack(diagnostics)
    }

    /// Returns the multi-touch sequence of a finger that goes down now: the running one of its seat, or a new one if no
    /// finger of the seat is down.
    func sequence(of seat: UInt32, isDelayed: Bool) -> UInt64 {
        var isContinued = false
        for touch in pool.set(pool.used) where touch.seat == seat {
            if touch.isFedDown || isDelayed && touch.isDown { isContinued = true }
        }
        return sequences.sequence(of: seat, isContinued: isContinued)
    }

    /// Sets a new touch's view by a hit test; the touch keeps this view for life.
    func land(_ touch: Touch) {
        let view = windows.hitTest(touch.startLocation)
        if let listener = trace.listener {
            windows.explainHit(view, of: ProbedTouch(touch), at: trace.time, to: listener)
        }
        suspect(touch, isInWindow: view != nil)
        // The host's hit test may have removed the view from its window.
        let window = view?.window
        let isShown = window.map { windows.contains($0) } ?? false
        touch.view = isShown ? view : nil
        touch.window = isShown ? window : nil
        // The listener may change the tree: the touch keeps the view that it hit.
        touchDownListener?.touchDidGoDown(touch)
    }

    /// Warns once of a source whose touches can never reach anything (rule 15.4).
    private func suspect(_ touch: Touch, isInWindow: Bool) {
        guard let source = touch.source, touch.type == .direct else { return }
        let isInWindow = isInWindow || windows.hasWindow(at: touch.startLocation)
        let isNormalized = source.configuration.isNormalized
        if let words = source.suspicion.noteLanding(
            at: touch.startLocation, isInWindow: isInWindow, isNormalized: isNormalized)
        {
            diagnostics.warn(source, words)
        }
    }

    // MARK: Taps

    func countTaps(of touch: Touch) {
        touch.taps.count = touch.view.map { tapHistory.tapCount(of: touch, on: $0) } ?? 1
    }

    /// Records lifts for later taps, in the order in which the device reported them.
    @_optimize(speed)
    func noteLifts(of mask: TouchMask, before input: UInt64) {
        var remaining = mask
        while !remaining.isEmpty {
            var next: (input: UInt64, slot: Int)?
            pool.lendEach(remaining) { touch in
                if let next, next.input <= touch.numbers.liftInput { return }
                next = (touch.numbers.liftInput, touch.slot)
            }
            guard let next else { return }
            remaining.remove(next.slot)
            if next.input < input { noteLift(of: pool.touch(next.slot)) }
        }
    }

    private func noteLift(of touch: Touch) {
        guard !touch.taps.isLiftNoted, let view = touch.view else { return }
        touch.taps.isLiftNoted = true
        if touch.taps.hasStrayed { touch.taps.count = 0 }
        tapHistory.noteLift(of: touch, from: view, at: touch.fed.time)
    }

    /// Forgets the lifts on views that leave their window.
    func forgetLifts(below view: View) { tapHistory.forget(below: view) }

    /// Forgets all lifts, since they belong to an earlier origin of time.
    func forgetLifts() { tapHistory.removeAll() }
}

/// Listener that hears of every touch-down first: for focus, idle timers, raising windows.
public protocol TouchDownListener: AnyObject {
    /// Called before anything is delayed or cancelled.
    func touchDidGoDown(_ touch: Touch)
}
