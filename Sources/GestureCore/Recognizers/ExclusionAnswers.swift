// SPDX-License-Identifier: MIT

/// Answer about another recognizer for one pair of attempts.
struct ExclusionAnswer {
    /// The other's attempt; 0 means a free slot.
    var other: UInt64 = 0
    var excludes: Bool?
    var simultaneous: Bool?
}

/// Answers of one attempt, found in constant time by the other's attempt: a hundred recognizers that begin together ask
/// about ten thousand pairs. Room for so many cannot be reserved. If out of memory, an answer is not stored, and its
/// question is asked again.
struct ExclusionAnswers: ~Copyable {
    /// A hash table whose size is a power of two, or 0. A slot with attempt 0 is free.
    private var slots = GrowingList<ExclusionAnswer>()
    private var count = 0

    init() {}

    subscript(other: UInt64) -> ExclusionAnswer? {
        guard count > 0 else { return nil }
        let slot = slots[known: ExclusionAnswers.index(of: other, in: slots)]
        return slot.other == other ? slot : nil
    }

    /// Stores an answer. Returns false if out of memory.
    mutating func note(_ other: UInt64, _ change: (inout ExclusionAnswer) -> Void) -> Bool {
        if count &* 2 >= slots.count { grow() }
        guard !slots.isEmpty else { return false }
        let index = ExclusionAnswers.index(of: other, in: slots)
        if slots[known: index].other != other {
            // One slot stays free, so that every search ends.
            guard count &+ 1 < slots.count else { return false }
            slots[known: index].other = other
            count &+= 1
        }
        change(&slots[known: index])
        return true
    }

    /// Removes all answers and keeps the room.
    mutating func removeAll() {
        guard count > 0 else { return }
        _ = slots.fill(with: ExclusionAnswer(), count: slots.count)
        count = 0
    }

    /// Returns the index of an answer, or of a free slot, which always exists.
    private static func index(of other: UInt64, in slots: borrowing GrowingList<ExclusionAnswer>) -> Int {
        let mask = slots.count &- 1
        var index = Int(truncatingIfNeeded: other) & mask
        while slots[known: index].other != 0, slots[known: index].other != other { index = (index &+ 1) & mask }
        return index
    }

    @inline(never)
    private mutating func grow() {
        var larger = GrowingList<ExclusionAnswer>()
        guard larger.fill(with: ExclusionAnswer(), count: max(8, slots.count &* 2)) else { return }
        var place = 0
        while let answer = slots[place] {
            if answer.other != 0 {
                larger.replace(ExclusionAnswers.index(of: answer.other, in: larger), with: answer)
            }
            place &+= 1
        }
        slots = larger
    }
}
