// SPDX-License-Identifier: MIT

/// Targets of a recognizer's actions, in order of addition. A called target may change the list. Calls count no
/// references.
final class TargetList {
    private struct Entry {
        let target: ActionTarget
        /// The first delivery in which the target is called (rule 12.2).
        let since: UInt64
        /// Whether the target was removed during an action: it is not called any more, and is kept until the action's
        /// end.
        var isRemoved = false

        /// Reference for calls; the list keeps the target alive.
        var reference: Borrowed<ActionTarget> { Borrowed(target) }
    }

    private var entries = GrowingList<Entry>()
    private var performing = 0
    private var hasRemoved = false

    init() {}

    /// Appends a target, unless the same one is in the list. Returns false if out of memory.
    func add(_ target: ActionTarget, since delivery: UInt64) -> Bool {
        indexOf(target, from: 0) != nil || entries.append(Entry(target: target, since: delivery))
    }

    func known(_ target: ActionTarget) -> ActionTarget? {
        indexOf(target, from: 0).flatMap { entries[$0]?.target }
    }

    func remove(_ target: ActionTarget) {
        var index = 0
        while let found = indexOf(target, from: index) {
            takeAway(found)
            index = found
        }
    }

    func removeAll() {
        var index = entries.count
        while index > 0 {
            index &-= 1
            takeAway(index)
        }
    }

    /// Calls the targets for one action. A target that is removed meanwhile is not called any more.
    @_optimize(speed)
    func perform(_ recognizer: GestureRecognizer, delivery: UInt64) {
        performing &+= 1
        var index = 0
        while let target = target(at: index, in: delivery) {
            target?.use { $0.perform(recognizer) }
            index &+= 1
        }
        performing &-= 1
        if hasRemoved, performing == 0 { releaseRemoved() }
    }

    /// Returns nil after the last target, and a nested nil if the target at the index is not called.
    private func target(at index: Int, in delivery: UInt64) -> Borrowed<ActionTarget>?? {
        guard let entry = entries[index] else { return nil }
        return .some(entry.since <= delivery && !entry.isRemoved ? entry.reference : nil)
    }

    /// Returns the index of a target. `isSame` is the user's function: the list is not accessed during the call.
    private func indexOf(_ target: ActionTarget, from start: Int) -> Int? {
        var index = start
        while let entry = entries[index] {
            if !entry.isRemoved, entry.target.isSame(as: target) { return index }
            index &+= 1
        }
        return nil
    }

    private func takeAway(_ index: Int) {
        guard performing > 0 else {
            entries.remove(at: index)
            return
        }
        guard var entry = entries[index] else { return }
        entry.isRemoved = true
        entries.replace(index, with: entry)
        hasRemoved = true
    }

    @inline(never)
    private func releaseRemoved() {
        hasRemoved = false
        let kept = entries.moveBack { $0.isRemoved }
        while entries.count > kept { _ = entries.popLast() }
    }
}
