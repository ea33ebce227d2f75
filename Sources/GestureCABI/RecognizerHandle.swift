// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

/// A recognizer. Kinds with thresholds have a subclass in the kind's own file.
class RecognizerHandle: Handle {
    final let recognizer: GestureRecognizer
    /// The recognizer, for reading without reference counting.
    final var recognizerReference: Unmanaged<GestureRecognizer> { Unmanaged.passUnretained(recognizer) }

    init(_ recognizer: GestureRecognizer, owner: ApplicationHandle) {
        self.recognizer = recognizer
        super.init(.recognizer, owner: owner)
        recognizer.hostPointer = rawPointer
    }

    /// The engine may retain the recognizer for a while, but it no longer has a handle.
    deinit { recognizer.hostPointer = nil }

    final override func noteNumber(_ number: UInt32) { recognizer.number = number }

    final override var counts: ObjectCounts { ObjectCounts(recognizers: 1) }

    /// Ends all callbacks, including a last action (rule 12.3).
    final override func destroy() {
        recognizer.endSilently()
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.delegate = nil
        recognizer.overrides = nil
        owner?.bury(self)
    }

    /// Returns a length, after setting it if there is a new value; nil if the kind has no such length.
    func exchange(_ length: tactus_length, _ newValue: Length?) -> Length? { nil }
    /// Returns a duration, after setting it if there is a new value; nil if the kind has no such duration.
    func exchange(_ duration: tactus_duration, _ newValue: Microseconds?) -> Microseconds? {
        switch duration {
        case TACTUS_DURATION_DELAY_TOGETHER: update(&recognizer.delayLimits.together.microseconds, with: newValue)
        case TACTUS_DURATION_DELAY_UNDECIDED: update(&recognizer.delayLimits.undecided.microseconds, with: newValue)
        default: nil
        }
    }
}

@inline(__always)
func recognizerPointer(_ recognizer: GestureRecognizer?) -> OpaquePointer? {
    handlePointer(recognizer?.hostPointer)
}

/// Returns the handle for a question about another recognizer; nil for destroyed ones and for internal ones of the
/// library, such as the delay of a scroll view.
func liveRecognizerPointer(_ recognizer: GestureRecognizer) -> OpaquePointer? {
    let pointer = recognizerPointer(recognizer)
    return findRecognizer(pointer) == nil ? nil : pointer
}

extension GestureRecognizer.State {
    var cValue: tactus_recognizer_state { tactus_recognizer_state(rawValue: UInt32(truncatingIfNeeded: rawValue)) }
}

@c @implementation
public func tactus_recognizer_destroy(_ recognizer: OpaquePointer?) {
    destroy(recognizer) { pointer in
        changeRecognizer(pointer) { handle in
            handle.destroy()
            return TACTUS_STATUS_OK
        }
    }
}

@c @implementation
public func tactus_recognizer_get_application(_ recognizer: OpaquePointer?) -> OpaquePointer? {
    readRecognizer(recognizer, nil) { $0.owner?.pointer }
}

@_optimize(speed)
@c @implementation
public func tactus_recognizer_get_kind(_ recognizer: OpaquePointer?) -> tactus_recognizer_kind {
    let kind = findRecognizer(recognizer)?._withUnsafeGuaranteedRef { $0.kind } ?? .custom
    return tactus_recognizer_kind(rawValue: UInt32(truncatingIfNeeded: kind.rawValue))
}

@c @implementation
public func tactus_recognizer_is_discrete(_ recognizer: OpaquePointer?) -> Bool {
    findRecognizer(recognizer)?._withUnsafeGuaranteedRef { $0.isDiscrete } ?? false
}

@c @implementation
public func tactus_recognizer_set_name(_ recognizer: OpaquePointer?, _ name: UnsafePointer<CChar>?) -> tactus_status {
    changeRecognizer(recognizer) { handle in
        handle.recognizer.setName(name) ? TACTUS_STATUS_OK : handle.refuseMemory()
    }
}

@c @implementation
public func tactus_recognizer_get_name(_ recognizer: OpaquePointer?) -> UnsafePointer<CChar>? {
    readRecognizer(recognizer, nil) { $0.recognizer.nameText }
}
