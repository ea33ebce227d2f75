// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore
internal import SizedStructs

@inline(__always)
func touchPointer(_ touch: Touch?) -> OpaquePointer? {
    touch.map { OpaquePointer(Unmanaged.passUnretained($0).toOpaque()) }
}

/// Reads a touch. Touches are pooled: as long as the application lives, even a stale pointer reads harmless values.
@inline(__always)
func readTouch<Value>(_ touch: OpaquePointer?, _ fallback: Value, _ body: (Touch) -> Value) -> Value {
    guard let touch else { return fallback }
    return Unmanaged<Touch>.fromOpaque(UnsafeRawPointer(touch))._withUnsafeGuaranteedRef(body)
}

/// Reads a touch for a getter with a status.
@inline(__always)
func inspectTouch(
    _ touch: OpaquePointer?, _ function: FunctionID = #function, _ body: (Touch) -> tactus_status
) -> tactus_status {
    touch == nil ? refuseNull(in: function) : readTouch(touch, TACTUS_STATUS_INVALID_ARGUMENT, body)
}

/// Passes touches to a closure as a C array on the stack, in the order in which they went down.
@inline(__always)
func withTouchArray<Value>(_ touches: TouchSet, _ body: (UnsafePointer<OpaquePointer?>?, Int) -> Value) -> Value {
    if let only = touches.only {
        var pointer = only.use { touchPointer($0) }
        return body(&pointer, 1)
    }
    return withUnsafeTemporaryAllocation(of: OpaquePointer?.self, capacity: TouchLimits.places) { array in
        var count = 0
        touches.lendEach { touch in
            guard count < array.count else { return }
            array[count] = touchPointer(touch)
            count += 1
        }
        return body(UnsafePointer(array.baseAddress), count)
    }
}

@c @implementation
public func tactus_touch_get_id(_ touch: OpaquePointer?) -> Int32 {
    readTouch(touch, 0) { $0.id }
}

@c @implementation
public func tactus_touch_get_seat(_ touch: OpaquePointer?) -> UInt32 {
    readTouch(touch, 0) { $0.seat }
}

@c @implementation
public func tactus_touch_get_source(_ touch: OpaquePointer?) -> OpaquePointer? {
    readTouch(touch, nil) { handlePointer($0.source?.hostPointer) }
}

@c @implementation
public func tactus_touch_get_phase(_ touch: OpaquePointer?) -> tactus_touch_phase {
    readTouch(touch, TACTUS_TOUCH_PHASE_BEGAN) { touch in
        switch touch.phase {
        case .began: TACTUS_TOUCH_PHASE_BEGAN
        case .moved: TACTUS_TOUCH_PHASE_MOVED
        case .stationary: TACTUS_TOUCH_PHASE_STATIONARY
        case .ended: TACTUS_TOUCH_PHASE_ENDED
        case .cancelled: TACTUS_TOUCH_PHASE_CANCELLED
        }
    }
}

@c @implementation
public func tactus_touch_get_type(_ touch: OpaquePointer?) -> tactus_touch_type {
    readTouch(touch, TACTUS_TOUCH_TYPE_DIRECT) { touch in
        switch touch.type {
        case .direct: TACTUS_TOUCH_TYPE_DIRECT
        case .indirect: TACTUS_TOUCH_TYPE_INDIRECT
        case .stylus: TACTUS_TOUCH_TYPE_STYLUS
        case .indirectPointer: TACTUS_TOUCH_TYPE_INDIRECT_POINTER
        }
    }
}

@c @implementation
public func tactus_touch_get_timestamp(_ touch: OpaquePointer?) -> UInt64 {
    readTouch(touch, 0) { UInt64(clamping: $0.timestamp) }
}

@c @implementation
public func tactus_touch_get_view(_ touch: OpaquePointer?) -> OpaquePointer? {
    readTouch(touch, nil) { handlePointer($0.view?.hostPointer) }
}

@c @implementation
public func tactus_touch_get_window(_ touch: OpaquePointer?) -> OpaquePointer? {
    readTouch(touch, nil) { handlePointer($0.window?.hostPointer) }
}

@_optimize(speed)
@c @implementation
public func tactus_touch_get_location(
    _ touch: OpaquePointer?, _ view: OpaquePointer?, _ x: UnsafeMutablePointer<Double>?,
    _ y: UnsafeMutablePointer<Double>?
) -> tactus_status {
    store(readTouch(touch, nil) { $0.location }, in: view, x, y)
}

@c @implementation
public func tactus_touch_get_previous_location(
    _ touch: OpaquePointer?, _ view: OpaquePointer?, _ x: UnsafeMutablePointer<Double>?,
    _ y: UnsafeMutablePointer<Double>?
) -> tactus_status {
    store(readTouch(touch, nil) { $0.previousLocation }, in: view, x, y)
}

@c @implementation
public func tactus_touch_get_start_location(
    _ touch: OpaquePointer?, _ view: OpaquePointer?, _ x: UnsafeMutablePointer<Double>?,
    _ y: UnsafeMutablePointer<Double>?
) -> tactus_status {
    store(readTouch(touch, nil) { $0.startLocation }, in: view, x, y)
}

@c @implementation
public func tactus_application_get_touches(
    _ application: OpaquePointer?, _ touches: UnsafeMutablePointer<OpaquePointer?>?, _ capacity: Int
) -> Int {
    readApplication(application, 0) { list($0.application.liveTouches, touches, capacity) }
}

@c @implementation
public func tactus_touch_source_find_touch(_ source: OpaquePointer?, _ id: Int32) -> OpaquePointer? {
    readSource(source, nil) { handle in
        touchPointer(handle.owner?.application.liveTouch(withID: id, from: handle.source))
    }
}

@c @implementation
public func tactus_recognizer_get_touches(
    _ recognizer: OpaquePointer?, _ touches: UnsafeMutablePointer<OpaquePointer?>?, _ capacity: Int
) -> Int {
    readRecognizer(recognizer, 0) { list($0.recognizer.touches, touches, capacity) }
}

@c @implementation
public func tactus_touch_get_tap_count(_ touch: OpaquePointer?) -> UInt32 {
    readTouch(touch, 0) { UInt32(clamping: $0.tapCount) }
}

@c @implementation
public func tactus_touch_get_major_radius(_ touch: OpaquePointer?) -> Double {
    readTouch(touch, 0) { $0.majorRadius }
}

@c @implementation
public func tactus_touch_get_force(_ touch: OpaquePointer?) -> Double {
    readTouch(touch, 0) { $0.force }
}

@c @implementation
public func tactus_touch_get_maximum_possible_force(_ touch: OpaquePointer?) -> Double {
    readTouch(touch, 0) { $0.maximumPossibleForce }
}

@c @implementation
public func tactus_touch_get_button_mask(_ touch: OpaquePointer?) -> UInt32 {
    readTouch(touch, 0) { $0.buttonMask }
}

// MARK: Taking a touch (rule 10.6)

@c @implementation
public func tactus_touch_take(
    _ touch: OpaquePointer?, _ callbacks: UnsafePointer<tactus_touch_grab_callbacks>?,
    _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    let source = readTouch(touch, nil) { $0.source?.hostPointer }
    guard let source else { return TACTUS_STATUS_UNKNOWN_TOUCH }
    return changeSource(handlePointer(source)) { handle in
        guard let table = copyStruct(callbacks) else { return handle.refuse("callbacks", callbacks) }
        guard let owner = handle.owner else { return TACTUS_STATUS_WRONG_STATE }
        guard owner.hasMemory else { return TACTUS_STATUS_NO_MEMORY }
        tellArguments(handlePointer(source), other: touch)
        let record = table.destroy.map { OwnedDataRecord($0, data) }
        if let record, !owner.keep(record) { return handle.refuseMemory() }
        let grab = GrabTable(table, data, record.map { OwnedData($0) }, owner)
        if readTouch(touch, false, { owner.application.take($0, for: grab) }) { return TACTUS_STATUS_OK }
        if let record { owner.forget(record) }
        return handle.refuse("the touch has lifted, or was taken already")
    }
}

private final class GrabTable: TouchGrab {
    private let table: tactus_touch_grab_callbacks
    private let data: UnsafeMutableRawPointer?
    /// Keeps the data until the touch gives up the table.
    private let ownedData: OwnedData?
    private unowned(unsafe) let owner: ApplicationHandle

    init(
        _ table: tactus_touch_grab_callbacks, _ data: UnsafeMutableRawPointer?, _ ownedData: OwnedData?,
        _ owner: ApplicationHandle
    ) {
        self.table = table
        self.data = data
        self.ownedData = ownedData
        self.owner = owner
    }

    func touchMoved(_ touch: Touch, time: Microseconds, location: Point) {
        guard let function = table.motion, !owner.isDestroyed else { return }
        callHost(TACTUS_CALLBACK_GRAB_MOTION, owner.pointer) {
            function(touchPointer(touch), UInt64(clamping: time), location.x, location.y, data)
        }
    }

    func touchEnded(_ touch: Touch, time: Microseconds, cancelled: Bool) {
        guard let function = table.end, !owner.isDestroyed else { return }
        callHost(TACTUS_CALLBACK_GRAB_END, owner.pointer) {
            function(touchPointer(touch), UInt64(clamping: time), cancelled, data)
        }
    }
}
