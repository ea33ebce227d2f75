// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore
internal import SizedStructs

@c @implementation
public func tactus_custom_recognizer_create(
    _ application: OpaquePointer?, _ flags: UInt32, _ callbacks: UnsafePointer<tactus_recognizer_callbacks>?,
    _ data: UnsafeMutableRawPointer?
) -> OpaquePointer? {
    create(application) { owner in
        let discrete = TACTUS_CUSTOM_RECOGNIZER_FLAGS_DISCRETE.rawValue
        guard flags & ~discrete == 0 else { return owner.refuse(owner.refuse("flags", integer: flags, Allowed.flags)) }
        let handle = RecognizerHandle(GestureRecognizer(isDiscrete: flags & discrete != 0), owner: owner)
        if setCallbacks(handle, callbacks, data) == TACTUS_STATUS_OK { return handle }
        return owner.refuse(owner.refuse("callbacks", callbacks))
    }
}

@c @implementation
public func tactus_recognizer_set_callbacks(
    _ recognizer: OpaquePointer?, _ callbacks: UnsafePointer<tactus_recognizer_callbacks>?,
    _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeRecognizer(recognizer) { setCallbacks($0, callbacks, data) }
}

private func setCallbacks(
    _ handle: RecognizerHandle, _ callbacks: UnsafePointer<tactus_recognizer_callbacks>?,
    _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    guard callbacks != nil else {
        handle.recognizer.overrides = nil
        handle.callbacks = 0
        return TACTUS_STATUS_OK
    }
    guard let table = copyStruct(callbacks) else { return handle.refuse("callbacks", callbacks) }
    handle.callbacks = presence(of: table)
    return handle.keeping { handle.recognizer.overrides = RecognizerTable(table, data, handle) }
}

/// A table of C functions that overrides a recognizer. For functions that are not set, the recognizer's own apply.
private final class RecognizerTable: GestureRecognizerOverrides {
    private let table: tactus_recognizer_callbacks
    private let data: UnsafeMutableRawPointer?
    private let handle: HandleReference

    init(_ table: tactus_recognizer_callbacks, _ data: UnsafeMutableRawPointer?, _ handle: RecognizerHandle) {
        self.table = table
        self.data = data
        self.handle = HandleReference(handle)
        super.init()
    }

    override func touchesBegan(_ recognizer: GestureRecognizer, _ touches: TouchSet, with event: TouchEvent) {
        call(table.touches_began, TACTUS_CALLBACK_TOUCHES_BEGAN, touches, event) {
            recognizer.touchesBegan(touches, with: event)
        }
    }

    override func touchesMoved(_ recognizer: GestureRecognizer, _ touches: TouchSet, with event: TouchEvent) {
        call(table.touches_moved, TACTUS_CALLBACK_TOUCHES_MOVED, touches, event) {
            recognizer.touchesMoved(touches, with: event)
        }
    }

    override func touchesEnded(_ recognizer: GestureRecognizer, _ touches: TouchSet, with event: TouchEvent) {
        call(table.touches_ended, TACTUS_CALLBACK_TOUCHES_ENDED, touches, event) {
            recognizer.touchesEnded(touches, with: event)
        }
    }

    override func touchesCancelled(_ recognizer: GestureRecognizer, _ touches: TouchSet, with event: TouchEvent) {
        call(table.touches_cancelled, TACTUS_CALLBACK_TOUCHES_CANCELLED, touches, event) {
            recognizer.touchesCancelled(touches, with: event)
        }
    }

    private func call(
        _ function: tactus_recognizer_touches_func?, _ callback: tactus_callback, _ touches: TouchSet,
        _ event: TouchEvent, default action: () -> Void
    ) {
        guard let function, !handle.isDestroyed else { return action() }
        withTouchArray(touches) { array, count in
            callHost(callback, handle.pointer) {
                function(handle.pointer, array, count, eventPointer(event), data)
            }
        }
    }

    override func reset(_ recognizer: GestureRecognizer) {
        recognizer.reset()
        guard let function = table.reset, !handle.isDestroyed else { return }
        callHost(TACTUS_CALLBACK_RESET, handle.pointer) { function(handle.pointer, data) }
    }

    override func deadlineReached(_ recognizer: GestureRecognizer, _ time: Microseconds) {
        guard let function = table.deadline_reached, !handle.isDestroyed else {
            return recognizer.deadlineReached(time)
        }
        callHost(TACTUS_CALLBACK_DEADLINE_REACHED, handle.pointer) {
            function(handle.pointer, UInt64(clamping: time), data)
        }
    }

    override func canPrevent(_ recognizer: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
        ask(table.can_prevent, TACTUS_CALLBACK_CAN_PREVENT, other) ?? recognizer.canPrevent(other)
    }

    override func canBePrevented(_ recognizer: GestureRecognizer, by other: GestureRecognizer) -> Bool {
        ask(table.can_be_prevented_by, TACTUS_CALLBACK_CAN_BE_PREVENTED_BY, other)
            ?? recognizer.canBePrevented(by: other)
    }

    override func shouldRequireFailure(_ recognizer: GestureRecognizer, of other: GestureRecognizer) -> Bool {
        ask(table.should_require_failure_of, TACTUS_CALLBACK_SUBCLASS_SHOULD_REQUIRE_FAILURE_OF, other)
            ?? recognizer.shouldRequireFailure(of: other)
    }

    override func shouldBeRequiredToFail(_ recognizer: GestureRecognizer, by other: GestureRecognizer) -> Bool {
        ask(table.should_be_required_to_fail_by, TACTUS_CALLBACK_SUBCLASS_SHOULD_BE_REQUIRED_TO_FAIL_BY, other)
            ?? recognizer.shouldBeRequiredToFail(by: other)
    }

    /// Asks a function of the table; nil means the recognizer's own answer.
    private func ask(
        _ question: tactus_pair_question_func?, _ callback: tactus_callback, _ other: GestureRecognizer
    ) -> Bool? {
        guard let question, !handle.isDestroyed, let other = liveRecognizerPointer(other) else { return nil }
        return callHost(callback, handle.pointer) { question(handle.pointer, other, data) }.choice(handle.owner)
    }
}

@c @implementation
public func tactus_recognizer_call_default(
    _ recognizer: OpaquePointer?, _ phase: tactus_touch_phase, _ touches: UnsafePointer<OpaquePointer?>?,
    _ count: Int, _ event: OpaquePointer?
) -> tactus_status {
    changeRecognizer(recognizer) { handle in
        guard let phase = Touch.Phase(rawValue: Int32(truncatingIfNeeded: phase.rawValue)) else {
            return handle.refuse("phase", integer: phase.rawValue, Allowed.listed)
        }
        guard let touches, count >= 0, count <= TouchLimits.places, event != nil else {
            return handle.refuseTouches()
        }
        return readEvent(event, TACTUS_STATUS_INVALID_ARGUMENT) { event in
            var set = handle.recognizer.emptyTouchSet
            tellArguments(
                recognizer, other: OpaquePointer(touches),
                Int64(truncatingIfNeeded: count) &<< 32 | Int64(truncatingIfNeeded: phase.rawValue))
            for index in 0..<count {
                readTouch(touches[index], ()) { set = handle.recognizer.adding($0, to: set) }
            }
            guard !set.isEmpty else { return handle.refuse("none of the touches is the recognizer's") }
            handle.recognizer.receiveDefault(phase, set, with: event)
            return TACTUS_STATUS_OK
        }
    }
}

@c @implementation
public func tactus_recognizer_ignore_touch(
    _ recognizer: OpaquePointer?, _ touch: OpaquePointer?, _ event: OpaquePointer?
) -> tactus_status {
    changeRecognizer(recognizer) { handle in
        guard touch != nil, event != nil else {
            return handle.refuse("touch and event must not be NULL", TACTUS_STATUS_INVALID_ARGUMENT)
        }
        return readEvent(event, TACTUS_STATUS_INVALID_ARGUMENT) { event in
            tellArguments(recognizer, other: touch)
            readTouch(touch, ()) { handle.recognizer.ignore($0, for: event) }
            return TACTUS_STATUS_OK
        }
    }
}

@c @implementation
public func tactus_recognizer_set_deadline(_ recognizer: OpaquePointer?, _ time_us: UInt64) -> tactus_status {
    changeRecognizer(recognizer) { handle in
        tellArguments(recognizer, time: time_us)
        handle.recognizer.setDeadline(Microseconds(clamping: time_us))
        return TACTUS_STATUS_OK
    }
}
