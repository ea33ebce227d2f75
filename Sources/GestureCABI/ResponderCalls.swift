// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore
internal import SizedStructs

@c @implementation
public func tactus_view_get_responder(_ view: OpaquePointer?) -> OpaquePointer? {
    readView(view, nil) { $0.pointer }
}

@c @implementation
public func tactus_view_controller_get_responder(_ controller: OpaquePointer?) -> OpaquePointer? {
    readController(controller, nil) { $0.pointer }
}

@c @implementation
public func tactus_application_get_responder(_ application: OpaquePointer?) -> OpaquePointer? {
    readApplication(application, nil) { $0.pointer }
}

@c @implementation
public func tactus_application_get_delegate_responder(_ application: OpaquePointer?) -> OpaquePointer? {
    readApplication(application, nil) { $0.delegateHandle?.pointer }
}

@c @implementation
public func tactus_responder_get_view(_ responder: OpaquePointer?) -> OpaquePointer? {
    readHandle(responder, nil) { $0.kind == .view ? $0.pointer : nil }
}

@c @implementation
public func tactus_responder_get_next(_ responder: OpaquePointer?) -> OpaquePointer? {
    readResponder(responder, nil) { handlePointer($0.next?.hostPointer) }
}

@c @implementation
public func tactus_responder_get_default_next(_ responder: OpaquePointer?) -> OpaquePointer? {
    readResponder(responder, nil) { handlePointer($0.defaultNext?.hostPointer) }
}

@c @implementation
public func tactus_responder_call_default(
    _ responder: OpaquePointer?, _ phase: tactus_touch_phase, _ touches: UnsafePointer<OpaquePointer?>?,
    _ count: Int, _ event: OpaquePointer?
) -> tactus_status {
    changeResponder(responder) { handle, object in
        guard let phase = Touch.Phase(rawValue: Int32(truncatingIfNeeded: phase.rawValue)) else {
            return handle.refuse("phase", integer: phase.rawValue, Allowed.listed)
        }
        guard let touches, count >= 0, count <= TouchLimits.places, event != nil else { return handle.refuseTouches() }
        guard let handed = (object.handler as? ResponderTable)?.touches(in: phase) else {
            return handle.refuse("must be called from the callback for this phase")
        }
        let wanted = UnsafeBufferPointer(start: touches, count: count)
        let set = handed.subset { touch in wanted.contains { $0 == touchPointer(touch) } }
        guard !set.isEmpty else { return handle.refuse("none of the touches is of the callback") }
        return readEvent(event, TACTUS_STATUS_INVALID_ARGUMENT) { event in
            tellArguments(
                responder, other: OpaquePointer(touches),
                Int64(truncatingIfNeeded: count) &<< 32 | Int64(truncatingIfNeeded: phase.rawValue))
            object.receiveDefault(phase, set, with: event)
            return TACTUS_STATUS_OK
        }
    }
}

@c @implementation
public func tactus_responder_set_next(_ responder: OpaquePointer?, _ next: OpaquePointer?) -> tactus_status {
    changeResponder(responder) { handle, object in
        guard next != nil else {
            object.overrideNext(nil)
            return TACTUS_STATUS_OK
        }
        var status = TACTUS_STATUS_WRONG_STATE
        guard let target = handle.partner(responder: next, "next", &status) else { return status }
        object.overrideNext(target)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_responder_unset_next(_ responder: OpaquePointer?) -> tactus_status {
    changeResponder(responder) { _, object in
        object.restoreNext()
        return TACTUS_STATUS_OK
    }
}

// MARK: Controllers

@c @implementation
public func tactus_view_controller_create(_ view: OpaquePointer?) -> OpaquePointer? {
    let viewHandle: ViewHandle? = readView(view, nil) { $0 }
    guard let viewHandle, let owner = viewHandle.owner else {
        refuseMaking(view, .view, in: #function)
        return nil
    }
    var made: ControllerHandle?
    let pointer = owner.make(in: #function) {
        made = ControllerHandle(owner: owner)
        return made
    }
    // Set only now, so that the view keeps its controller if there is no memory for another.
    if pointer != nil, let made {
        viewHandle.view.controller = made.controller
        tellCall(viewHandle, #function)
    }
    return pointer
}

@c @implementation
public func tactus_view_controller_destroy(_ controller: OpaquePointer?) {
    destroy(controller) { pointer in
        changeController(pointer) { handle in
            handle.destroy()
            return TACTUS_STATUS_OK
        }
    }
}

@c @implementation
public func tactus_view_controller_get_view(_ controller: OpaquePointer?) -> OpaquePointer? {
    readController(controller, nil) { handlePointer($0.controller.view?.hostPointer) }
}

@c @implementation
public func tactus_view_get_controller(_ view: OpaquePointer?) -> OpaquePointer? {
    readView(view, nil) { handlePointer($0.view.controller?.hostPointer) }
}

// MARK: Callbacks

private func setCallbacks(
    _ handle: Handle, of responder: Responder, _ callbacks: UnsafePointer<tactus_responder_callbacks>?,
    _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    guard callbacks != nil else {
        responder.handler = nil
        handle.callbacks = 0
        return TACTUS_STATUS_OK
    }
    guard let table = copyStruct(callbacks) else { return handle.refuse("callbacks", callbacks) }
    handle.callbacks = presence(of: table)
    return handle.keeping { responder.handler = ResponderTable(table, data, handle) }
}

@c @implementation
public func tactus_view_set_responder_callbacks(
    _ view: OpaquePointer?, _ callbacks: UnsafePointer<tactus_responder_callbacks>?,
    _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeView(view) { setCallbacks($0, of: $0.view, callbacks, data) }
}

@c @implementation
public func tactus_view_controller_set_responder_callbacks(
    _ controller: OpaquePointer?, _ callbacks: UnsafePointer<tactus_responder_callbacks>?,
    _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeController(controller) { setCallbacks($0, of: $0.controller, callbacks, data) }
}

@c @implementation
public func tactus_application_set_responder_callbacks(
    _ application: OpaquePointer?, _ callbacks: UnsafePointer<tactus_responder_callbacks>?,
    _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeApplication(application) { setCallbacks($0, of: $0.application, callbacks, data) }
}

@c @implementation
public func tactus_application_set_delegate_callbacks(
    _ application: OpaquePointer?, _ callbacks: UnsafePointer<tactus_responder_callbacks>?,
    _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeApplication(application) { handle in
        guard let delegate = handle.delegateHandle else { return TACTUS_STATUS_WRONG_STATE }
        return setCallbacks(delegate, of: handle.delegateResponder, callbacks, data)
    }
}

/// A table of C functions that handles a responder's touches.
private final class ResponderTable: ResponderHandler {
    private let table: tactus_responder_callbacks
    private let data: UnsafeMutableRawPointer?
    private let handle: HandleReference
    /// The innermost running call; the struct is on the stack.
    private var call: UnsafePointer<Call>?

    private struct Call {
        let phase: Touch.Phase
        let touches: TouchSet
    }

    init(_ table: tactus_responder_callbacks, _ data: UnsafeMutableRawPointer?, _ handle: Handle) {
        self.table = table
        self.data = data
        self.handle = HandleReference(handle)
        super.init()
    }

    @_optimize(speed)
    override func handle(_ phase: Touch.Phase, _ touches: TouchSet, with event: TouchEvent) -> Bool {
        guard let function = function(for: phase), !handle.isDestroyed else { return false }
        let outerCall = call
        let handling = withUnsafePointer(to: Call(phase: phase, touches: touches)) { inner in
            call = inner
            return withTouchArray(touches) { array, count in
                callHostOften(phase.callback, handle.pointer) {
                    function(handle.pointer, array, count, eventPointer(event), data)
                } _: {
                    Int64(truncatingIfNeeded: $0.rawValue)
                }
            }
        }
        call = outerCall
        return handling.isHandled(handle.owner)
    }

    /// Returns the touches of the running call in a phase, or nil if there is no such call.
    func touches(in phase: Touch.Phase) -> TouchSet? {
        guard let call, call.pointee.phase == phase else { return nil }
        return call.pointee.touches
    }

    override func handleMotion(_ phase: Touch.Phase, with event: TouchEvent) -> Bool {
        switch phase {
        case .began: send(event, to: table.motion_began, TACTUS_CALLBACK_MOTION_BEGAN)
        case .ended: send(event, to: table.motion_ended, TACTUS_CALLBACK_MOTION_ENDED)
        case .cancelled: send(event, to: table.motion_cancelled, TACTUS_CALLBACK_MOTION_CANCELLED)
        case .moved, .stationary: false
        }
    }

    override func handleRemoteControl(with event: TouchEvent) -> Bool {
        send(event, to: table.remote_control_received, TACTUS_CALLBACK_REMOTE_CONTROL_RECEIVED)
    }

    override func tabletModeDidChange(_ isTabletMode: Bool) {
        guard let function = table.tablet_mode_changed else { return }
        callHost(TACTUS_CALLBACK_TABLET_MODE_CHANGED, handle.pointer) { function(handle.pointer, isTabletMode, data) }
    }

    private func send(
        _ event: TouchEvent, to function: tactus_event_func?, _ callback: tactus_callback
    ) -> Bool {
        guard let function, !handle.isDestroyed else { return false }
        return callHost(callback, handle.pointer) { function(handle.pointer, eventPointer(event), data) }
            .isHandled(handle.owner)
    }

    override func perform(_ action: UInt32, from control: View, for controlEvent: ControlEvents) -> Bool {
        guard !handle.isDestroyed, let control = livePointer(of: control) else { return false }
        guard let function = table.perform_action else { return false }
        return callHost(TACTUS_CALLBACK_PERFORM_ACTION, handle.pointer) {
            function(handle.pointer, action, control, controlEvent.rawValue, data)
        }.isHandled(handle.owner)
    }

    override var canBecomeFirstResponder: Bool {
        guard let function = table.can_become_first_responder, !handle.isDestroyed else { return false }
        return callHost(TACTUS_CALLBACK_CAN_BECOME_FIRST_RESPONDER, handle.pointer) { function(handle.pointer, data) }
            .isYes(default: false, handle.owner)
    }

    override var canResignFirstResponder: Bool {
        guard let function = table.can_resign_first_responder, !handle.isDestroyed else { return true }
        return callHost(TACTUS_CALLBACK_CAN_RESIGN_FIRST_RESPONDER, handle.pointer) { function(handle.pointer, data) }
            .isYes(default: true, handle.owner)
    }

    override func becameFirstResponder() {
        guard let function = table.became_first_responder, !handle.isDestroyed else { return }
        callHost(TACTUS_CALLBACK_BECAME_FIRST_RESPONDER, handle.pointer) { function(handle.pointer, data) }
    }

    override func resignedFirstResponder() {
        guard let function = table.resigned_first_responder, !handle.isDestroyed else { return }
        callHost(TACTUS_CALLBACK_RESIGNED_FIRST_RESPONDER, handle.pointer) { function(handle.pointer, data) }
    }

    private func function(for phase: Touch.Phase) -> tactus_touches_func? {
        switch phase {
        case .began: table.touches_began
        case .moved: table.touches_moved
        case .ended: table.touches_ended
        case .cancelled: table.touches_cancelled
        case .stationary: nil
        }
    }
}

extension Touch.Phase {
    fileprivate var callback: tactus_callback {
        switch self {
        case .began: TACTUS_CALLBACK_TOUCHES_BEGAN
        case .moved, .stationary: TACTUS_CALLBACK_TOUCHES_MOVED
        case .ended: TACTUS_CALLBACK_TOUCHES_ENDED
        case .cancelled: TACTUS_CALLBACK_TOUCHES_CANCELLED
        }
    }
}
