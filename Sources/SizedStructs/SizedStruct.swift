// SPDX-License-Identifier: MIT

/// Structs that begin with their size: a smaller caller's missing tail reads as zero, a larger caller's unknown
/// tail must be zero.
public protocol SizedStruct {
    init()
    var size: Int { get set }
    /// Returns true if a struct of `size` bytes, fewer than this version's, ends where a member ends. The default is
    /// for structs whose members are as large as a pointer, such as tables of functions. Tests/CABI asks the compiler
    /// where members end.
    static func endsWithMember(_ size: Int) -> Bool
}

extension SizedStruct {
    public static func endsWithMember(_ size: Int) -> Bool { size.isMultiple(of: MemoryLayout<Int>.size) }

    fileprivate static func isSize(_ size: Int) -> Bool {
        size >= MemoryLayout<Int>.size && size <= largestSize
            && (size >= MemoryLayout<Self>.size || endsWithMember(size))
    }
}

/// Upper limit of a plausible size. A larger size is uninitialized memory.
private let largestSize = 4096

/// Returns a copy of the caller's struct, or nil if it is malformed.
public func copyStruct<Value: SizedStruct>(_ pointer: UnsafePointer<Value>?) -> Value? {
    guard let pointer else { return nil }
    let raw = UnsafeRawPointer(pointer)
    let size = raw.loadUnaligned(as: Int.self)
    guard Value.isSize(size) else { return nil }
    let known = MemoryLayout<Value>.size
    var offset = known
    while offset < size {
        guard raw.load(fromByteOffset: offset, as: UInt8.self) == 0 else { return nil }
        offset += 1
    }
    var value = Value()
    withUnsafeMutableBytes(of: &value) { bytes in
        bytes.copyMemory(from: UnsafeRawBufferPointer(start: raw, count: min(size, known)))
    }
    return value
}

/// Writes as much as the caller's struct can hold. Returns false if the struct is malformed.
public func fillStruct<Value: SizedStruct>(_ pointer: UnsafeMutablePointer<Value>?, with value: Value) -> Bool {
    guard let pointer else { return false }
    let raw = UnsafeMutableRawPointer(pointer)
    let size = raw.loadUnaligned(as: Int.self)
    guard Value.isSize(size) else { return false }
    var filled = value
    filled.size = size
    withUnsafeBytes(of: &filled) { bytes in
        raw.copyMemory(from: bytes.baseAddress ?? UnsafeRawPointer(raw), byteCount: min(size, bytes.count))
    }
    return true
}
