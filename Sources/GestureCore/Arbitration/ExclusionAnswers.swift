// SPDX-License-Identifier: MIT

/// What was answered about another recognizer in one pair of attempts.
struct ExclusionAnswer {
    /// The other's attempt; 0: none.
    var other: UInt64 = 0
    var excludes: Bool?
    var simultaneous: Bool?
}

/// The answers of one attempt, found by the attempt of the other in constant time: a hundred recognizers that
/// begin together ask about ten thousand pairs.
struct ExclusionAnswers {
    private var slots: ContiguousArray<ExclusionAnswer> = []
    private var count = 0

    subscript(other: UInt64) -> ExclusionAnswer? {
        guard count > 0 else { return nil }
        let slot = slots[index(of: other)]
        return slot.other == other ? slot : nil
    }

    mutating func note(_ other: UInt64, _ change: (inout ExclusionAnswer) -> Void) {
        if count * 2 >= slots.count { grow() }
        let index = index(of: other)
        if slots[index].other != other {
            slots[index].other = other
            count += 1
        }
        change(&slots[index])
    }

    /// Keeps the room.
    mutating func removeAll() {
        guard count > 0 else { return }
        for index in slots.indices { slots[index] = ExclusionAnswer() }
        count = 0
    }

    /// Where the answer is, or would be: there is always a free place.
    private func index(of other: UInt64) -> Int {
        let mask = slots.count - 1
        var index = Int(truncatingIfNeeded: other) & mask
        while slots[index].other != 0, slots[index].other != other { index = (index + 1) & mask }
        return index
    }

    private mutating func grow() {
        let old = slots
        slots = ContiguousArray(repeating: ExclusionAnswer(), count: max(8, old.count * 2))
        for answer in old where answer.other != 0 { slots[index(of: answer.other)] = answer }
    }
}
