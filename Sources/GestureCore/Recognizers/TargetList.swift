// SPDX-License-Identifier: MIT

/// Who hears of a recognizer's actions, in the order in which they were added. Calls may change it; they count no
/// references.
final class TargetList {
    private struct Entry {
        let target: ActionTarget
        /// The delivery from which on it is called (rule 12.2).
        let since: UInt64
        /// The action for which it was called last, if the list has changed since.
        var lastRound: UInt64 = 0

        /// To call it: the list keeps it alive.
        var reference: Unmanaged<ActionTarget> { Unmanaged.passUnretained(target) }
    }

    private var entries: ContiguousArray<Entry> = []
    private var round: UInt64 = 0
    private var isPerforming = false
    /// The next to be called.
    private var position = 0
    /// Taken away by their own calls, or by those before.
    private var removed: ContiguousArray<ActionTarget> = []

    init() {}

    /// Behind the others, unless the same is there.
    func add(_ target: ActionTarget, since delivery: UInt64) {
        for entry in entries where entry.target.isSame(as: target) { return }
        willChange()
        entries.append(Entry(target: target, since: delivery))
    }

    func remove(_ target: ActionTarget) {
        willChange()
        // The question is the user's: the list is not held meanwhile.
        let kept = ContiguousArray(entries.filter { !$0.target.isSame(as: target) })
        entries = kept
    }

    func removeAll() {
        willChange()
        entries = []
    }

    /// Calls those that are there for one action. One that is removed meanwhile is not called any more.
    func perform(_ recognizer: GestureRecognizer, delivery: UInt64) {
        round &+= 1
        isPerforming = true
        position = 0
        while position < entries.count {
            let index = position
            position &+= 1
            guard entries[index].since <= delivery, entries[index].lastRound != round else { continue }
            entries[index].reference._withUnsafeGuaranteedRef { $0.perform(recognizer) }
        }
        isPerforming = false
        if !removed.isEmpty { removed = [] }
    }

    /// In the middle of an action: what was called is marked, and the walk starts over.
    @inline(never)
    private func willChange() {
        guard isPerforming else { return }
        for index in 0..<min(position, entries.count) { entries[index].lastRound = round }
        for entry in entries { removed.append(entry.target) }
        position = 0
    }
}
