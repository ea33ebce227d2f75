// SPDX-License-Identifier: MIT

/// A set of touches, as 64 bits: one for each slot of the pool.
struct TouchMask: Equatable, Sendable {
    private var bits: UInt64 = 0

    static let capacity = TouchLimits.places
    /// The empty set.
    static let none = TouchMask()

    init() {}

    @inline(__always)
    private init(bits: UInt64) {
        self.bits = bits
    }

    /// Creates a set of one touch. A slot outside of the pool is in no set.
    @inline(__always)
    init(_ slot: Int) {
        bits = slot < TouchMask.capacity ? 1 &<< UInt64(truncatingIfNeeded: slot) : 0
    }

    @inline(__always)
    var isEmpty: Bool { bits == 0 }

    /// The slot of the only touch in the set; nil if there are none or several.
    @inline(__always)
    var only: Int? { bits & (bits &- 1) == 0 && bits != 0 ? bits.trailingZeroBitCount : nil }

    @_optimize(speed)
    @inline(never)
    var count: Int { bits.nonzeroBitCount }

    /// Returns whether the set has at least this many touches. One touch is tested without counting bits, which is slow
    /// without a processor instruction for it.
    @inline(__always)
    func hasAtLeast(_ number: Int) -> Bool { number <= 1 ? !isEmpty : count >= number }

    @inline(__always)
    func contains(_ slot: Int) -> Bool {
        slot < TouchMask.capacity && (bits &>> UInt64(truncatingIfNeeded: slot)) & 1 == 1
    }

    @inline(__always)
    mutating func insert(_ slot: Int) { formUnion(TouchMask(slot)) }
    @inline(__always)
    mutating func remove(_ slot: Int) { subtract(TouchMask(slot)) }

    @inline(__always)
    func union(_ other: TouchMask) -> TouchMask { TouchMask(bits: bits | other.bits) }
    @inline(__always)
    func intersection(_ other: TouchMask) -> TouchMask { TouchMask(bits: bits & other.bits) }
    @inline(__always)
    func subtracting(_ other: TouchMask) -> TouchMask { TouchMask(bits: bits & ~other.bits) }
    @inline(__always)
    func intersects(_ other: TouchMask) -> Bool { bits & other.bits != 0 }

    @inline(__always)
    mutating func formUnion(_ other: TouchMask) { bits |= other.bits }
    @inline(__always)
    mutating func subtract(_ other: TouchMask) { bits &= ~other.bits }
}
