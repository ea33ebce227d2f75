// SPDX-License-Identifier: MIT
internal import CMemory

/// A copy of a C string of the caller's.
struct CopiedText: ~Copyable {
    private var bytes: UnsafeMutablePointer<CChar>?

    init() {}

    deinit { tactus_block_free(bytes) }

    var pointer: UnsafePointer<CChar>? { bytes.map { UnsafePointer($0) } }

    /// Sets the text. Returns false and keeps the old text if out of memory.
    mutating func set(_ string: UnsafePointer<CChar>?) -> Bool {
        var copy: UnsafeMutablePointer<CChar>?
        if let string {
            copy = tactus_block_copy_text(string)
            guard copy != nil else { return false }
        }
        tactus_block_free(bytes)
        bytes = copy
        return true
    }
}
