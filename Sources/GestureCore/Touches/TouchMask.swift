// SPDX-License-Identifier: MIT

/// A set of touches, as 128 bits: one for each slot of the pool.
struct TouchMask: Equatable, Sendable {
    var low: UInt64 = 0
    var high: UInt64 = 0

    static let capacity = TouchLimits.places
    /// The empty set.
    static let none = TouchMask()

    init() {}

    init(_ slot: Int) {
        insert(slot)
    }

    @inline(__always)
    var isEmpty: Bool { low | high == 0 }

    /// The slot of the only touch in the set; nil if there are none or several.
    @inline(__always)
    var only: Int? {
        if high == 0 { return low & (low &- 1) == 0 && low != 0 ? low.trailingZeroBitCount : nil }
        return low == 0 && high & (high &- 1) == 0 ? 64 + high.trailingZeroBitCount : nil
    }

    @_optimize(speed)
    @inline(never)
    var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }

    /// Returns whether the set has at least this many touches. One touch is tested without counting bits, which is slow
    /// without a processor instruction for it.
    @inline(__always)
    func hasAtLeast(_ number: Int) -> Bool { number <= 1 ? !isEmpty : count >= number }

    @inline(__always)
    func contains(_ slot: Int) -> Bool {
        // A slot outside of the pool is in no set.
        if slot < 64 { return (low &>> UInt64(truncatingIfNeeded: slot)) & 1 == 1 }
        return slot < TouchMask.capacity && (high &>> UInt64(truncatingIfNeeded: slot)) & 1 == 1
    }

    @inline(__always)
    mutating func insert(_ slot: Int) {
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: slot)
        if slot < 64 {
            low |= bit
        } else if slot < TouchMask.capacity {
            high |= bit
        }
    }

    @inline(__always)
    mutating func remove(_ slot: Int) {
        self = subtracting(TouchMask(slot))
    }

    @inline(__always)
    func union(_ other: TouchMask) -> TouchMask {
        var result = self
        result.low |= other.low
        result.high |= other.high
        return result
    }

    @inline(__always)
    func intersection(_ other: TouchMask) -> TouchMask {
        var result = self
        result.low &= other.low
        result.high &= other.high
        return result
    }

    @inline(__always)
    func subtracting(_ other: TouchMask) -> TouchMask {
        var result = self
        result.low &= ~other.low
        result.high &= ~other.high
        return result
    }

    @inline(__always)
    func intersects(_ other: TouchMask) -> Bool {
        (low & other.low) | (high & other.high) != 0
    }

    @inline(__always)
    mutating func formUnion(_ other: TouchMask) { self = union(other) }
    @inline(__always)
    mutating func subtract(_ other: TouchMask) { self = subtracting(other) }
}
