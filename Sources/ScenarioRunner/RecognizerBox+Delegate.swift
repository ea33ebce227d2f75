// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension RecognizerBox {
    /// Sets a delegate with a function for each question that the scenario answers.
    func set(_ declaration: DelegateDeclaration) throws(ScenarioError) {
        delegate = declaration
        var table = tactus_recognizer_delegate()
        table.size = MemoryLayout<tactus_recognizer_delegate>.size
        if declaration.answers(.shouldBegin) {
            table.should_begin = { _, data in
                answer(data) { $0.asked(.shouldBegin) { $0.shouldBegin } }
            }
        }
        if declaration.answers(.shouldReceiveEvent) {
            table.should_receive_event = { _, _, data in
                answer(data) { $0.asked(.shouldReceiveEvent) { $0.shouldReceiveEvent } }
            }
        }
        if declaration.answers(.shouldReceiveTouch) {
            table.should_receive_touch = { _, touch, data in
                let id = tactus_touch_get_id(touch)
                return answer(data) { $0.asked(.shouldReceiveTouch) { $0.shouldReceiveTouch?.contains(id) } }
            }
        }
        if declaration.answers(.simultaneous) {
            table.should_recognize_simultaneously_with = { _, other, data in
                answer(data) { $0.asked(.simultaneous, other) { $0.simultaneous } }
            }
        }
        if declaration.answers(.requireFailureOf) {
            table.should_require_failure_of = { _, other, data in
                answer(data) { $0.asked(.requireFailureOf, other) { $0.requireFailureOf } }
            }
        }
        if declaration.answers(.requiredToFailBy) {
            table.should_be_required_to_fail_by = { _, other, data in
                answer(data) { $0.asked(.requiredToFailBy, other) { $0.requiredToFailBy } }
            }
        }
        try run.check(tactus_recognizer_set_delegate(handle, &table, data), declaration.line)
    }

    private func asked(_ question: DelegateQuestion, _ answer: (DelegateDeclaration) -> Bool?) -> Bool? {
        run.write(name, .question(question, other: nil))
        return delegate.flatMap(answer)
    }

    private func asked(
        _ question: DelegateQuestion, _ other: OpaquePointer?,
        _ others: (DelegateDeclaration) -> OtherRecognizers?
    ) -> Bool? {
        let otherName = run.name(of: other)
        // No file can expect a line about a recognizer without a name.
        if let otherName { run.write(name, .question(question, other: otherName)) }
        return delegate.flatMap(others)?.contains(otherName ?? "")
    }
}

/// Converts a box's answer to the library's constant.
func answer(_ data: UnsafeMutableRawPointer?, _ ask: (RecognizerBox) -> Bool?) -> tactus_answer {
    switch boxed(RecognizerBox.self, data).flatMap(ask) {
    case true?: TACTUS_ANSWER_YES
    case false?: TACTUS_ANSWER_NO
    case nil: TACTUS_ANSWER_DEFAULT
    }
}

extension Run {
    /// The recognizers of scroll views belong to the library and have no name in the scenario.
    func name(of recognizer: OpaquePointer?) -> String? {
        recognizer.flatMap { recognizersByHandle[$0] }.flatMap { $0.isSilent ? nil : $0.name }
    }
}
