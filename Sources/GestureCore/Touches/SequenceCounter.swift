// SPDX-License-Identifier: MIT

/// Numbers the multi-touch sequences of each seat (rule 1.8).
struct SequenceCounter {
    private var next: UInt64 = 1
    private var current: ContiguousArray<(seat: UInt32, sequence: UInt64)> = []

    mutating func sequence(of seat: UInt32, isContinued: Bool) -> UInt64 {
        for index in current.indices where current[index].seat == seat {
            if !isContinued { current[index].sequence = takeNext() }
            return current[index].sequence
        }
        current.append((seat, takeNext()))
        return current.last?.sequence ?? 0
    }

    private mutating func takeNext() -> UInt64 {
        next &+= 1
        return next
    }
}
