// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

/// New recognizers, until the next touch lands: those that can never recognize are told then, each once (rule 15.4).
struct UnreviewedRecognizers: ~Copyable {
    /// Number of warnings after which the dump has to be read.
    private static let mostWarnings: UInt8 = 16

    private var handles = GrowingList<Unmanaged<RecognizerHandle>>()
    private var warnings: UInt8 = 0

    @inline(__always)
    var isEmpty: Bool { handles.isEmpty }

    /// Adds a new recognizer. If out of memory, it is not reviewed.
    mutating func add(_ handle: RecognizerHandle) {
        guard warnings < UnreviewedRecognizers.mostWarnings, handles.append(Unmanaged.passUnretained(handle)) else {
            return
        }
        handle.reviewIndex = Int32(truncatingIfNeeded: handles.count)
    }

    /// Removes a recognizer that is destroyed before its review.
    mutating func remove(_ handle: RecognizerHandle) {
        let index = Int(truncatingIfNeeded: handle.reviewIndex) &- 1
        guard index >= 0, let last = handles.popLast() else { return }
        handle.reviewIndex = 0
        guard index < handles.count else { return }
        handles.replace(index, with: last)
        last._withUnsafeGuaranteedRef { $0.reviewIndex = Int32(truncatingIfNeeded: index &+ 1) }
    }

    mutating func review(_ diagnostics: Diagnostics) {
        while let handle = handles.popLast() {
            handle._withUnsafeGuaranteedRef { handle in
                handle.reviewIndex = 0
                guard warnings < UnreviewedRecognizers.mostWarnings, let impediment = handle.recognizer.impediment
                else {
                    return
                }
                warnings &+= 1
                diagnostics.warn(handle.recognizer, impediment.words)
            }
        }
    }
}
