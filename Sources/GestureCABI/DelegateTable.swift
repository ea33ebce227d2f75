// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore
internal import SizedStructs

@c @implementation
public func tactus_recognizer_set_delegate(
    _ recognizer: OpaquePointer?, _ delegate: UnsafePointer<tactus_recognizer_delegate>?,
    _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeRecognizer(recognizer) { handle in
        guard delegate != nil else {
            handle.recognizer.delegate = nil
            return TACTUS_STATUS_OK
        }
        guard let table = copyStruct(delegate) else { return handle.refuse("delegate", delegate) }
        return handle.keeping { handle.recognizer.delegate = DelegateTable(table, data, handle) }
    }
}

/// A table of C functions as a delegate.
final class DelegateTable: GestureRecognizerDelegate {
    private let table: tactus_recognizer_delegate
    private let data: UnsafeMutableRawPointer?
    private let handle: HandleReference

    init(_ table: tactus_recognizer_delegate, _ data: UnsafeMutableRawPointer?, _ handle: RecognizerHandle) {
        self.table = table
        self.data = data
        self.handle = HandleReference(handle)
    }

    /// Mask of the functions that are set.
    var callbacks: UInt32 { UInt32(truncatingIfNeeded: presence(of: table)) }

    var answersAboutFailureRequirements: Bool {
        table.should_require_failure_of != nil || table.should_be_required_to_fail_by != nil
    }

    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        guard let question = table.should_begin, !handle.isDestroyed else { return true }
        return callHost(TACTUS_CALLBACK_SHOULD_BEGIN, handle.pointer) { question(handle.pointer, data) }
            .isYes(default: true, handle.owner)
    }

    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive event: TouchEvent) -> Bool {
        guard let question = table.should_receive_event, !handle.isDestroyed else { return true }
        return callHost(TACTUS_CALLBACK_SHOULD_RECEIVE_EVENT, handle.pointer) {
            question(handle.pointer, eventPointer(event), data)
        }.isYes(default: true, handle.owner)
    }

    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
        guard let question = table.should_receive_touch, !handle.isDestroyed else { return true }
        return callHost(TACTUS_CALLBACK_SHOULD_RECEIVE_TOUCH, handle.pointer) {
            question(handle.pointer, touchPointer(touch), data)
        }.isYes(default: true, handle.owner)
    }

    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool {
        ask(table.should_recognize_simultaneously_with, TACTUS_CALLBACK_SIMULTANEOUS, about: other)
    }

    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
    ) -> Bool {
        ask(table.should_require_failure_of, TACTUS_CALLBACK_SHOULD_REQUIRE_FAILURE_OF, about: other)
    }

    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
    ) -> Bool {
        ask(table.should_be_required_to_fail_by, TACTUS_CALLBACK_SHOULD_BE_REQUIRED_TO_FAIL_BY, about: other)
    }

    private func ask(
        _ question: tactus_pair_question_func?, _ callback: tactus_callback, about other: GestureRecognizer
    ) -> Bool {
        guard let question, !handle.isDestroyed, let other = liveRecognizerPointer(other) else { return false }
        return callHost(callback, handle.pointer) { question(handle.pointer, other, data) }
            .isYes(default: false, handle.owner)
    }
}
