// SPDX-License-Identifier: MIT
internal import CPlatform

/// Number of a function of the C API, for code that may have to name it. The compiler computes the number from the
/// name. The name itself is in the library's symbol table, and is looked up there for a log line: separate strings
/// would take 10 kB more.
struct FunctionID: ExpressibleByStringLiteral {
    private let hash: UInt32

    /// Computes the hash of tactus_platform_find_function() for a Swift function name, without its argument labels.
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
        // Every name has at least 8 bytes.
        if count >= 8 { hash = FunctionID.mix(hash, start.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)) }
        self.hash = UInt32(truncatingIfNeeded: hash &>> 32)
    }

    @inline(__always)
    private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 { (hash ^ word) &* 0x9e37_79b9_7f4a_7c15 }

    /// Number of the function outside of the library.
    var code: UInt32 { hash }

    /// Creates the function with a number.
    init(code: UInt32) { hash = code }

    /// Name of the function, or nil if the library was linked without symbols.
    var name: UnsafePointer<UInt8>? {
        findName()
    }

    @inline(never)
    private func findName() -> UnsafePointer<UInt8>? {
        tactus_platform_find_function(hash).map { UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self) }
    }
}
