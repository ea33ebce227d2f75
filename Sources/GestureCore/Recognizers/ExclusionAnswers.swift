// SPDX-License-Identifier: MIT

/// Answers about another recognizer in one pair of attempts.
struct ExclusionAnswer {
    /// The other's attempt; 0: none.
    var other: UInt64 = 0
    var excludes: Bool?
    var simultaneous: Bool?
}

/// The answers of one attempt, found by the attempt of the other in constant time: a hundred recognizers that
/// begin together ask about ten thousand pairs. So many cannot be reserved beforehand: an answer that there is no
/// memory for is not kept, and its question is asked again.
struct ExclusionAnswers: ~Copyable {
    /// nil: no room yet.
    private var slots: UnsafeMutablePointer<ExclusionAnswer>?
    /// A power of two, or 0.
    private var room = 0
    private var count = 0

    init() {}

    deinit { slots?.giveBack() }

    subscript(other: UInt64) -> ExclusionAnswer? {
        guard count > 0, let slots else { return nil }
        let slot = slots[index(of: other, in: slots)]
        return slot.other == other ? slot : nil
    }

    /// False: there was no memory to keep it.
    mutating func note(_ other: UInt64, _ change: (inout ExclusionAnswer) -> Void) -> Bool {
        if count &* 2 >= room { grow() }
        guard let slots else { return false }
        let index = index(of: other, in: slots)
        if slots[index].other != other {
            // One place stays free: a search ends there.
            guard count &+ 1 < room else { return false }
            slots[index].other = other
            count &+= 1
        }
        change(&slots[index])
        return true
    }

    /// Keeps the room.
    mutating func removeAll() {
        guard count > 0, let slots else { return }
        var place = 0
        while place < room {
            slots[place] = ExclusionAnswer()
            place &+= 1
        }
        count = 0
    }

    /// Returns the place of the answer, or a free one: there always is one.
    private func index(of other: UInt64, in slots: UnsafeMutablePointer<ExclusionAnswer>) -> Int {
        let mask = room &- 1
        var index = Int(truncatingIfNeeded: other) & mask
        while slots[index].other != 0, slots[index].other != other { index = (index &+ 1) & mask }
        return index
    }

    @inline(never)
    private mutating func grow() {
        let old = slots
        let oldRoom = room
        let larger = max(8, room &* 2)
        guard let made = UnsafeMutablePointer<ExclusionAnswer>.take(larger) else { return }
        made.initialize(repeating: ExclusionAnswer(), count: larger)
        slots = made
        room = larger
        guard let old else { return }
        var place = 0
        while place < oldRoom {
            if old[place].other != 0 { made[index(of: old[place].other, in: made)] = old[place] }
            place &+= 1
        }
        old.giveBack()
    }
}
