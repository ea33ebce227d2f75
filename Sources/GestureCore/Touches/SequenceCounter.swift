// SPDX-License-Identifier: MIT

/// Numbers the multi-touch sequences of each seat (rule 1.8).
struct SequenceCounter: ~Copyable {
    private var next: UInt64 = 1
    private var current = GrowingList<Current>()

    private struct Current {
        let seat: UInt32
        let sequence: UInt64
    }

    /// Returns the sequence of a touch. If there is no memory for a new seat, each of its touches is a sequence of its
    /// own.
    mutating func sequence(of seat: UInt32, isContinued: Bool) -> UInt64 {
        var index = 0
        while let known = current[index], known.seat != seat { index &+= 1 }
        if isContinued, let known = current[index] { return known.sequence }
        let new = Current(seat: seat, sequence: takeNext())
        if index < current.count { current.replace(index, with: new) } else { _ = current.append(new) }
        return new.sequence
    }

    private mutating func takeNext() -> UInt64 {
        next &+= 1
        return next
    }
}
