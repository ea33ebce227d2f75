// SPDX-License-Identifier: MIT

/// Touches that a recognizer on their path could not take: it was held, waited for its reset, or the touch was too far
/// away for its attempt. If the reset comes in the delivery in which they landed, they start its next attempt (rules
/// 5.11, 8.2).
final class MissedTouches {
    private struct Miss {
        let recognizer: RecognizerIdentity
        let slot: Int
        let serial: UInt64
        let sequence: UInt64
        /// The recognizer was given the touch and failed because of it: the touch counts as offered (rule 8.2).
        let wasOffered: Bool
    }

    /// A recognizer that takes no touch of a sequence.
    private struct Refusal {
        let recognizer: RecognizerIdentity
        let sequence: UInt64
        let seat: UInt32
    }

    /// A touch that starts an attempt after the delivery in which it landed.
    struct Late {
        let recognizer: GestureRecognizer
        let slot: Int
    }

    private let pool: TouchPool
    private let diagnostics: Diagnostics
    private var misses = GrowingList<Miss>()
    private var refusals = GrowingList<Refusal>()
    /// Late touches in the order of their downs; for each touch, in the order of rule 4.4.
    var late = GrowingList<Late>()

    /// Late touches that are being processed now. The list is kept, so that a delivery allocates none.
    private(set) var lateNow = GrowingList<Late>()

    init(_ pool: TouchPool, _ diagnostics: Diagnostics) {
        self.pool = pool
        self.diagnostics = diagnostics
    }

    var isEmpty: Bool { misses.isEmpty && refusals.isEmpty }

    /// Records that a recognizer missed a touch. If out of memory, the touch never starts an attempt of it.
    @inline(never)
    func note(_ touch: Touch, missedBy recognizer: GestureRecognizer, wasOffered: Bool) {
        guard let identity = recognizer.identityIfPossible else { return diagnostics.reportShortMemory() }
        let miss = Miss(
            recognizer: identity, slot: touch.slot, serial: touch.numbers.serial, sequence: touch.sequence,
            wasOffered: wasOffered)
        if !misses.append(miss) { diagnostics.reportShortMemory() }
    }

    /// Returns whether a recognizer missed another finger of the touch's sequence, and therefore takes none of it.
    @inline(__always)
    func refuses(_ touch: Touch, to recognizer: GestureRecognizer) -> Bool {
        !refusals.isEmpty && isRefused(touch, to: recognizer)
    }

    @inline(never)
    private func isRefused(_ touch: Touch, to recognizer: GestureRecognizer) -> Bool {
        var index = 0
        while let refusal = refusals[index] {
            if refusal.recognizer.recognizer === recognizer, refusal.sequence == touch.sequence { return true }
            index &+= 1
        }
        return false
    }

    /// Collects, after the resets of a delivery, the touches that landed in it and were missed. A touch is left out if
    /// another missed finger of its sequence is still down.
    @inline(never)
    func collectLate(landed: TouchMask) {
        var index = 0
        while let miss = misses[index] {
            index &+= 1
            guard landed.contains(miss.slot), isDown(miss), let recognizer = miss.recognizer.recognizer,
                recognizer.isIdle
            else { continue }
            if hasMissedEarlier(than: landed, like: miss) {
                refuse(miss)
            } else {
                insert(Late(recognizer: recognizer, slot: miss.slot))
            }
        }
        forget()
    }

    private func isDown(_ miss: Miss) -> Bool {
        pool.down.contains(miss.slot) && pool.touch(miss.slot).numbers.serial == miss.serial
    }

    private func hasMissedEarlier(than landed: TouchMask, like miss: Miss) -> Bool {
        var index = 0
        while let other = misses[index] {
            index &+= 1
            if other.recognizer === miss.recognizer, other.sequence == miss.sequence, !other.wasOffered,
                !landed.contains(other.slot), isDown(other)
            {
                return true
            }
        }
        return false
    }

    private func refuse(_ miss: Miss) {
        let seat = pool.touch(miss.slot).seat
        let refusal = Refusal(recognizer: miss.recognizer, sequence: miss.sequence, seat: seat)
        if !refusals.append(refusal) { diagnostics.reportShortMemory() }
    }

    private func insert(_ added: Late) {
        var index = late.count
        while let before = late[index &- 1], isBefore(added, before) { index &-= 1 }
        if !late.insert(added, at: index) { diagnostics.reportShortMemory() }
    }

    private func isBefore(_ one: Late, _ other: Late) -> Bool {
        if one.slot != other.slot { return pool.touch(one.slot).numbers.serial < pool.touch(other.slot).numbers.serial }
        return RecognizerOrder.precedes(one.recognizer, other.recognizer)
    }

    /// Removes touches that have lifted, recognizers whose attempt has ended, and old sequences.
    private func forget() {
        let kept = misses.moveBack { miss in
            guard let recognizer = miss.recognizer.recognizer else { return true }
            return recognizer.isIdle || !isDown(miss)
        }
        while misses.count > kept { _ = misses.popLast() }
        let standing = refusals.moveBack { $0.recognizer.recognizer == nil || !isRunning($0) }
        while refusals.count > standing { _ = refusals.popLast() }
    }

    private func isRunning(_ refusal: Refusal) -> Bool {
        for touch in pool.set(pool.down) where touch.sequence == refusal.sequence { return true }
        return false
    }

    /// Takes the late touches out to be processed: what callbacks cause meanwhile is for the next round.
    func beginLate() { swap(&late, &lateNow) }

    func endLate() { while lateNow.popLast() != nil {} }

    /// Drops everything: the application is shutting down.
    func removeAll() {
        while misses.popLast() != nil {}
        while refusals.popLast() != nil {}
        while late.popLast() != nil {}
    }
}
