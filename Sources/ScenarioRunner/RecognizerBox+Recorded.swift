// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// Delegates and tables of a recorded host: the functions exist, and the recording holds their answers.
extension RecognizerBox {
    /// - Parameter mask: the functions of the delegate, from `should_begin` on
    func setDelegate(_ mask: UInt32) {
        // A `delegate` line of the file goes before the recorded answers.
        let mask = delegate?.simultaneous == nil ? mask : mask | 8
        var table = tactus_recognizer_delegate()
        table.size = MemoryLayout<tactus_recognizer_delegate>.size
        if mask & 1 != 0 {
            table.should_begin = { _, data in RecognizerBox.asked(.shouldBegin, .shouldBegin, nil, data) }
        }
        if mask & 2 != 0 {
            table.should_receive_event = { _, _, data in
                RecognizerBox.asked(.shouldReceiveEvent, .shouldReceiveEvent, nil, data)
            }
        }
        if mask & 4 != 0 {
            table.should_receive_touch = { _, _, data in
                RecognizerBox.asked(.shouldReceiveTouch, .shouldReceiveTouch, nil, data)
            }
        }
        if mask & 8 != 0 {
            table.should_recognize_simultaneously_with = { _, other, data in
                RecognizerBox.asked(.simultaneous, .simultaneous, other, data)
            }
        }
        if mask & 16 != 0 {
            table.should_require_failure_of = { _, other, data in
                RecognizerBox.asked(.requireFailureOf, .requireFailureOf, other, data)
            }
        }
        if mask & 32 != 0 {
            table.should_be_required_to_fail_by = { _, other, data in
                RecognizerBox.asked(.requiredToFailBy, .requiredToFailBy, other, data)
            }
        }
        if mask == 0 {
            tactus_recognizer_set_delegate(handle, nil, nil)
        } else {
            tactus_recognizer_set_delegate(handle, &table, data)
        }
    }

    private static func asked(
        _ question: DelegateQuestion, _ callback: HostCallback, _ other: OpaquePointer?,
        _ data: UnsafeMutableRawPointer?
    ) -> tactus_answer {
        guard let box = boxed(RecognizerBox.self, data) else { return TACTUS_ANSWER_DEFAULT }
        let otherName = box.run.name(of: other)
        if !box.isSilent, !question.isAboutAnother || otherName != nil {
            box.run.write(box.name, .question(question, other: otherName))
        }
        let recorded = box.run.inside(callback, of: box.name)
        let isAllowed = question == .simultaneous && box.delegate?.simultaneous?.contains(otherName ?? "") == true
        return isAllowed ? TACTUS_ANSWER_YES : word(recorded)
    }

    /// - Parameter mask: the functions of the recognizer's own table, from `touches_began` on
    func setOverrides(_ mask: UInt32) {
        var table = tactus_recognizer_callbacks()
        table.size = MemoryLayout<tactus_recognizer_callbacks>.size
        if mask & 1 != 0 {
            table.touches_began = { RecognizerBox.handed(.touchesBegan, $1, $2, $3, $4) }
        }
        if mask & 2 != 0 {
            table.touches_moved = { RecognizerBox.handed(.touchesMoved, $1, $2, $3, $4) }
        }
        if mask & 4 != 0 {
            table.touches_ended = { RecognizerBox.handed(.touchesEnded, $1, $2, $3, $4) }
        }
        if mask & 8 != 0 {
            table.touches_cancelled = { RecognizerBox.handed(.touchesCancelled, $1, $2, $3, $4) }
        }
        if mask & 16 != 0 { table.reset = { _, data in _ = RecognizerBox.inside(.reset, data) } }
        if mask & 32 != 0 {
            table.deadline_reached = { _, _, data in _ = RecognizerBox.inside(.deadlineReached, data) }
        }
        if mask & 64 != 0 { table.can_prevent = { _, _, data in RecognizerBox.inside(.canPrevent, data) } }
        if mask & 128 != 0 {
            table.can_be_prevented_by = { _, _, data in RecognizerBox.inside(.canBePreventedBy, data) }
        }
        if mask & 256 != 0 {
            table.should_require_failure_of = { _, _, data in RecognizerBox.inside(.subclassRequireFailureOf, data) }
        }
        if mask & 512 != 0 {
            table.should_be_required_to_fail_by = { _, _, data in RecognizerBox.inside(.subclassRequiredToFailBy, data)
            }
        }
        if mask == 0 {
            tactus_recognizer_set_callbacks(handle, nil, nil)
        } else {
            tactus_recognizer_set_callbacks(handle, &table, data)
        }
    }

    private static func inside(_ callback: HostCallback, _ data: UnsafeMutableRawPointer?) -> tactus_answer {
        guard let box = boxed(RecognizerBox.self, data) else { return TACTUS_ANSWER_DEFAULT }
        return word(box.run.inside(callback, of: box.name))
    }

    private static func handed(
        _ callback: HostCallback, _ touches: UnsafePointer<OpaquePointer?>?, _ count: Int, _ event: OpaquePointer?,
        _ data: UnsafeMutableRawPointer?
    ) {
        guard let box = boxed(RecognizerBox.self, data) else { return }
        // The event is that of one sequence; touches of the call may be of an earlier one.
        let own = handedTouches(touches, count)
        let others = TouchKeys.eventTouches(event).filter { !own.contains($0) }
        box.run.handing(own + others, event) { _ = box.run.inside(callback, of: box.name) }
    }
}

extension Run {
    /// Runs a callback that got touches: calls of the host in it may name these touches.
    func handing<Result>(_ touches: [OpaquePointer], _ event: OpaquePointer?, _ body: () -> Result) -> Result {
        let (outerTouches, outerEvent) = (handed, handedEvent)
        (handed, handedEvent) = (touches, event)
        defer { (handed, handedEvent) = (outerTouches, outerEvent) }
        return body()
    }
}
