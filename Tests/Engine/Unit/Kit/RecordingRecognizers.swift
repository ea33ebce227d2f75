// SPDX-License-Identifier: MIT

@testable import GestureCore

/// A recognizer of a test's own: it asks for states or does what closures say, and writes what it hears.
final class ScriptedRecognizer: GestureRecognizer {
    typealias Callback = (ScriptedRecognizer, TouchSet, TouchEvent) -> Void

    unowned var stage: Stage?
    /// The state to ask for at every callback of a phase.
    var sets: [Touch.Phase: State] = [:]
    /// What to do at every callback of a phase.
    var callbacks: [Touch.Phase: Callback] = [:]
    var onReset: (() -> Void)?
    var onDeadline: ((Microseconds) -> Void)?
    var prevents: (GestureRecognizer) -> Bool = { _ in true }
    var isPreventedBy: (GestureRecognizer) -> Bool = { _ in true }
    var waitsFor: (GestureRecognizer) -> Bool = { _ in false }
    var isWaitedForBy: (GestureRecognizer) -> Bool = { _ in false }

    override func touchesBegan(_ touches: TouchSet, with event: TouchEvent) { hear(.began, touches, event) }
    override func touchesMoved(_ touches: TouchSet, with event: TouchEvent) { hear(.moved, touches, event) }
    override func touchesEnded(_ touches: TouchSet, with event: TouchEvent) { hear(.ended, touches, event) }

    override func touchesCancelled(_ touches: TouchSet, with event: TouchEvent) {
        hear(.cancelled, touches, event)
        if sets[.cancelled] == nil, callbacks[.cancelled] == nil {
            super.touchesCancelled(touches, with: event)
        }
    }

    private func hear(_ phase: Touch.Phase, _ touches: TouchSet, _ event: TouchEvent) {
        stage?.write(label, "hears-\(phase)", touches.compactMap { stage?.label(of: $0) }, if: .callbacks)
        callbacks[phase]?(self, touches, event)
        if let state = sets[phase] { request(state) }
    }

    override func reset() {
        stage?.write(label, "resets", if: .callbacks)
        onReset?()
    }

    override func deadlineReached(_ time: Microseconds) {
        stage?.write(label, "deadline", if: .callbacks)
        onDeadline?(time)
    }

    override func canPrevent(_ other: GestureRecognizer) -> Bool { ask("can-prevent", other, prevents) }
    override func canBePrevented(by other: GestureRecognizer) -> Bool {
        ask("can-be-prevented-by", other, isPreventedBy)
    }
    override func shouldRequireFailure(of other: GestureRecognizer) -> Bool {
        ask("should-require-failure-of", other, waitsFor)
    }
    override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
        ask("should-be-required-to-fail-by", other, isWaitedForBy)
    }

    private func ask(
        _ question: String, _ other: GestureRecognizer, _ answer: (GestureRecognizer) -> Bool
    ) -> Bool {
        stage?.write(label, "?", [question, stage?.name(of: other) ?? "?"], if: .questions)
        return answer(other)
    }

    private var label: String { stage?.name(of: self) ?? "?" }
}

/// Answers as told, and writes what it is asked.
final class RecordingDelegate: GestureRecognizerDelegate {
    unowned let stage: Stage
    var shouldBegin: () -> Bool = { true }
    var receivesEvent: (TouchEvent) -> Bool = { _ in true }
    var receivesTouch: (Touch) -> Bool = { _ in true }
    var isSimultaneousWith: (GestureRecognizer) -> Bool = { _ in false }
    var waitsFor: (GestureRecognizer) -> Bool = { _ in false }
    var isWaitedForBy: (GestureRecognizer) -> Bool = { _ in false }

    init(_ stage: Stage) {
        self.stage = stage
    }

    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        write(recognizer, ["should-begin"])
        return shouldBegin()
    }

    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive event: TouchEvent) -> Bool {
        write(recognizer, ["should-receive-event"])
        return receivesEvent(event)
    }

    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
        write(recognizer, ["should-receive-touch", stage.label(of: touch)])
        return receivesTouch(touch)
    }

    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool {
        write(recognizer, ["simultaneous", stage.name(of: other)])
        return isSimultaneousWith(other)
    }

    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
    ) -> Bool {
        write(recognizer, ["require-failure-of", stage.name(of: other)])
        return waitsFor(other)
    }

    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
    ) -> Bool {
        write(recognizer, ["required-to-fail-by", stage.name(of: other)])
        return isWaitedForBy(other)
    }

    private func write(_ recognizer: GestureRecognizer, _ question: [String]) {
        stage.write(stage.name(of: recognizer), "?", question, if: .questions)
    }
}

extension Stage {
    /// Adds a recognizer whose actions are written.
    @discardableResult
    func add<Recognizer: GestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to view: View, _ configure: (Recognizer) -> Void = { _ in }
    ) -> Recognizer {
        self.name(recognizer, name)
        configure(recognizer)
        recognizer.addTarget { [unowned self] recognizer in
            write(name, "\(recognizer.state)", if: .actions)
        }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    /// A scripted recognizer that asks for these states.
    @discardableResult
    func addScripted(
        _ name: String, to view: View, discrete: Bool = false,
        sets: [Touch.Phase: GestureRecognizer.State] = [:],
        _ configure: (ScriptedRecognizer) -> Void = { _ in }
    ) -> ScriptedRecognizer {
        let recognizer = ScriptedRecognizer(kind: .custom, isDiscrete: discrete)
        recognizer.stage = self
        recognizer.sets = sets
        return add(recognizer, name, to: view, configure)
    }

    /// Gives a recognizer a delegate that writes its questions.
    @discardableResult
    func addDelegate(
        to recognizer: GestureRecognizer, _ configure: (RecordingDelegate) -> Void = { _ in }
    ) -> RecordingDelegate {
        let delegate = RecordingDelegate(self)
        configure(delegate)
        recognizer.delegate = delegate
        return delegate
    }
}
