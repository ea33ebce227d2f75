// SPDX-License-Identifier: MIT
internal import CLibinput

/// A copy of a C string in memory of its own, to be freed by hand: nothing here may trap for a lack of memory, and a
/// name that could not be copied is none.
struct OwnedText {
    private var bytes: UnsafeMutablePointer<CChar>?

    init() {}

    init(_ text: UnsafePointer<CChar>?) {
        bytes = text.flatMap { strdup($0) }
    }

    var isEmpty: Bool { bytes == nil }

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
    }
}
