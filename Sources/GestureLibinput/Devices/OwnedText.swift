// SPDX-License-Identifier: MIT
internal import CLibinput

/// A copy of a C string, freed by hand. An allocation must not trap here: if it fails, the text is empty.
struct OwnedText {
    private var bytes: UnsafeMutablePointer<CChar>?

    init() {}

    init(_ text: UnsafePointer<CChar>?) {
        bytes = text.flatMap { strdup($0) }
    }

    var isEmpty: Bool { bytes == nil }
    /// Nil if empty; valid until the text is freed.
    var pointer: UnsafePointer<CChar>? { bytes.map { UnsafePointer($0) } }

    func equals(_ other: OwnedText) -> Bool {
        guard let bytes, let others = other.bytes else { return false }
        return strcmp(bytes, others) == 0
    }

    mutating func free() {
        CLibinput.free(bytes)
        bytes = nil
    }
}

extension UnsafeMutablePointer<TouchDevice> {
    func freeTexts() {
        pointee.outputName.free()
        pointee.name.free()
        pointee.chosenOutput.free()
        pointee.path.free()
        pointee.integration.free()
        pointee.currentOutput.free()
    }
}
