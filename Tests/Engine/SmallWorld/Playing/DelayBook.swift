// SPDX-License-Identifier: MIT

@testable import GestureCore

/// Computes from the downs of an attempt how long its recognizer may withhold touches (rule 7.15), without the engine's
/// deadlines.
struct DelayBook {
    private struct Running {
        var firstDown: Int64
        /// The down with which as many touches as the recognizer needs were down.
        var lastDown: Int64?
    }

    private let declarations: [World.Recognizer]
    private var running: [Running?]
    /// For each touch, by id: the time until which its began and its ended may be withheld. `Time.never` means no limit.
    private var beganUntil: [Int32: Int64] = [:]
    private var endedUntil: [Int32: Int64] = [:]
    /// Description of the first touch that was withheld beyond the limits, or nil.
    private(set) var complaint: String?

    init(_ world: World) {
        declarations = world.recognizers
        running = declarations.map { _ in nil }
    }

    /// Forgets the attempt of a recognizer that is reset.
    mutating func forget(_ recognizer: Int) { running[recognizer] = nil }

    /// Returns the time at which a recognizer must let go.
    private func limit(of recognizer: Int) -> Int64 {
        let declaration = declarations[recognizer]
        guard let running = running[recognizer] else { return Time.never }
        let (start, limit) =
            running.lastDown.map { ($0, declaration.undecided) } ?? (running.firstDown, declaration.together)
        return limit > 0 ? start + limit : Time.never
    }

    func hasLetGo(_ recognizer: Int, at time: Int64) -> Bool { limit(of: recognizer) <= time }

    /// Checks a call of a view. A touch that was withheld before must come at its limit or earlier.
    mutating func noteCall(_ what: Entry.What, of touch: Touch, at time: Int64) {
        let until = what == .began ? beganUntil[touch.id] : what == .ended ? endedUntil[touch.id] : nil
        if let until, time > until { complaint = complaint ?? "\(what) of touch \(touch.id) comes after the limit" }
    }

    /// Reads attempts and withheld touches after a step.
    mutating func endStep(_ cycle: DeliveryCycle, at time: Int64) {
        for recognizer in cycle.bound { noteAttempt(of: recognizer, cycle) }
        beganUntil = withheld(cycle.ledger.queuedBegan, cycle, at: time, isBegan: true)
        endedUntil = withheld(cycle.ledger.queuedEnded, cycle, at: time, isBegan: false)
    }

    private mutating func noteAttempt(of recognizer: GestureRecognizer, _ cycle: DeliveryCycle) {
        let number = recognizer.indexInWorld
        let touches = cycle.pool.set(recognizer.attempt.listening)
        guard let last = touches.map(\.start.time).max(), recognizer.currentState == .possible else { return }
        var attempt = running[number] ?? Running(firstDown: last)
        // A limit that has passed cannot start again.
        let limit = limit(of: number)
        if attempt.lastDown == nil, last < limit,
            touches.count(where: \.isDown) >= declarations[number].kind.fingersNeeded
        {
            attempt.lastDown = last
        }
        running[number] = attempt
    }

    private mutating func withheld(
        _ queued: TouchMask, _ cycle: DeliveryCycle, at time: Int64, isBegan: Bool
    ) -> [Int32: Int64] {
        var limits: [Int32: Int64] = [:]
        for touch in cycle.pool.set(queued) {
            var until = Int64.min
            for recognizer in cycle.bound
            where recognizer.currentState == .possible && recognizer.attempt.bound.contains(touch.slot) {
                let declaration = declarations[recognizer.indexInWorld]
                guard declaration.delaysBegan || (!isBegan && declaration.delaysEnded) else { continue }
                until = max(until, limit(of: recognizer.indexInWorld))
            }
            limits[touch.id] = until
            if until <= time { complaint = complaint ?? "touch \(touch.id) is withheld beyond the limit" }
        }
        return limits
    }
}
