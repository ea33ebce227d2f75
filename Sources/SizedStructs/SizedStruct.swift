// SPDX-License-Identifier: MIT

/// Structs that begin with their size: a smaller caller's missing tail reads as zero, a larger caller's unknown
/// tail must be zero.
public protocol SizedStruct {
    init()
    var size: Int { get set }
    /// Where a struct may end that is smaller than this version's: the union of `memberEnd(at:)`. The default is for
    /// structs whose members are as large as a pointer, such as tables of functions. Tests/CABI asks the compiler where
    /// members end.
    static var memberEnds: UInt64 { get }
}

extension SizedStruct {
    public static var memberEnds: UInt64 { memberEndsOfPointers }
}

/// Ends of members that are as large as a pointer, in structs of at most 256 bytes.
public let memberEndsOfPointers: UInt64 = 0x5555_5555_5555_5555

/// Returns the end of a member in a mask, in which bit N stands for 4·N bytes.
@inline(__always)
public func memberEnd(at size: Int) -> UInt64 { 1 << UInt64(truncatingIfNeeded: size / 4) }

/// Upper limit of a plausible size. A larger size is uninitialized memory.
private let largestSize = 4096

/// Returns a copy of the caller's struct, or nil if it is malformed.
public func copyStruct<Value: SizedStruct>(_ pointer: UnsafePointer<Value>?) -> Value? {
    var value = Value()
    let isWellFormed = withUnsafeMutableBytes(of: &value) { bytes in
        read(UnsafeRawPointer(pointer), into: bytes.baseAddress, bytes.count, Value.memberEnds)
    }
    return isWellFormed ? value : nil
}

/// Writes as much as the caller's struct can hold. Returns false if the struct is malformed.
public func fillStruct<Value: SizedStruct>(_ pointer: UnsafeMutablePointer<Value>?, with value: Value) -> Bool {
    withUnsafeBytes(of: value) { bytes in
        write(bytes.baseAddress, bytes.count, to: UnsafeMutableRawPointer(pointer), Value.memberEnds)
    }
}

// Both exist once, not for each type.

@inline(never)
private func read(
    _ pointer: UnsafeRawPointer?, into value: UnsafeMutableRawPointer?, _ known: Int, _ memberEnds: UInt64
) -> Bool {
    guard let pointer, let value else { return false }
    let size = size(of: pointer, known, memberEnds)
    guard size > 0 else { return false }
    var offset = known
    while offset < size {
        guard pointer.load(fromByteOffset: offset, as: UInt8.self) == 0 else { return false }
        offset &+= 1
    }
    value.copyMemory(from: pointer, byteCount: min(size, known))
    return true
}

/// Leaves the size with which the caller's struct begins.
@inline(never)
private func write(
    _ value: UnsafeRawPointer?, _ known: Int, to pointer: UnsafeMutableRawPointer?, _ memberEnds: UInt64
) -> Bool {
    guard let pointer, let value else { return false }
    let size = size(of: UnsafeRawPointer(pointer), known, memberEnds)
    guard size > 0 else { return false }
    let start = MemoryLayout<Int>.size
    (pointer + start).copyMemory(from: value + start, byteCount: min(size, known) &- start)
    return true
}

/// Returns the size with which a struct begins, or 0 if it is malformed. A struct of this version has `known` bytes.
private func size(of pointer: UnsafeRawPointer, _ known: Int, _ memberEnds: UInt64) -> Int {
    let size = pointer.loadUnaligned(as: Int.self)
    guard size >= MemoryLayout<Int>.size, size <= largestSize,
        size >= known || size.isMultiple(of: 4) && memberEnds >> UInt64(truncatingIfNeeded: size / 4) & 1 == 1
    else { return 0 }
    return size
}
