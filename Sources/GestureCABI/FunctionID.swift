// SPDX-License-Identifier: MIT
internal import CPlatform

/// Stands for a function of the C API in the code that may have to name it. The compiler makes a number of the name;
/// the name itself is in the library's table of symbols, once, and is looked up there when a line is made. Written out,
/// the names would take 10 kB more.
struct FunctionID: ExpressibleByStringLiteral {
    private let hash: UInt32

    /// The hash that tactus_platform_find_function() computes of a name without its labels, of one that has them.
    @inline(__always)
    init(stringLiteral function: StaticString) {
        let start = UnsafeRawPointer(function.utf8Start)
        let count = function.utf8CodeUnitCount
        var hash: UInt64 = 0
        var offset = 0
        while offset &+ 8 <= count {
            hash = FunctionID.mix(hash, start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset &+= 8
        }
        // No name is shorter than 8 bytes.
        if count >= 8 { hash = FunctionID.mix(hash, start.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)) }
        self.hash = UInt32(truncatingIfNeeded: hash &>> 32)
    }

    @inline(__always)
    private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 { (hash ^ word) &* 0x9e37_79b9_7f4a_7c15 }

    /// A number that stands for the function outside of the library.
    var code: UInt32 { hash }

    /// The function with a number.
    init(code: UInt32) { hash = code }

    /// nil: the library was linked in a way that leaves no symbols.
    var name: UnsafePointer<UInt8>? {
        findName()
    }

    @inline(never)
    private func findName() -> UnsafePointer<UInt8>? {
        tactus_platform_find_function(hash).map { UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self) }
    }
}
