// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore
internal import SizedStructs

@inline(__always)
func eventPointer(_ event: TouchEvent) -> OpaquePointer {
    OpaquePointer(Unmanaged.passUnretained(event).toOpaque())
}

@inline(__always)
func readEvent<Value>(_ event: OpaquePointer?, _ fallback: Value, _ body: (TouchEvent) -> Value) -> Value {
    guard let event else { return fallback }
    return Unmanaged<TouchEvent>.fromOpaque(UnsafeRawPointer(event))._withUnsafeGuaranteedRef(body)
}

@c @implementation
public func tactus_event_get_type(_ event: OpaquePointer?) -> tactus_event_type {
    readEvent(event, TACTUS_EVENT_TYPE_TOUCHES) { event in
        switch event.type {
        case .touches: TACTUS_EVENT_TYPE_TOUCHES
        case .motion: TACTUS_EVENT_TYPE_MOTION
        case .remoteControl: TACTUS_EVENT_TYPE_REMOTE_CONTROL
        case .hover: TACTUS_EVENT_TYPE_HOVER
        case .gesture: TACTUS_EVENT_TYPE_GESTURE
        case .scroll: TACTUS_EVENT_TYPE_SCROLL
        }
    }
}

@c @implementation
public func tactus_event_get_subtype(_ event: OpaquePointer?) -> UInt32 {
    readEvent(event, 0) { $0.subtype }
}

@c @implementation
public func tactus_event_get_timestamp(_ event: OpaquePointer?) -> UInt64 {
    readEvent(event, 0) { UInt64(clamping: $0.timestamp) }
}

@c @implementation
public func tactus_event_get_seat(_ event: OpaquePointer?) -> UInt32 {
    readEvent(event, 0) { $0.seat }
}

/// Writes at most `capacity` touches and returns the number of all.
func list(_ set: TouchSet, _ touches: UnsafeMutablePointer<OpaquePointer?>?, _ capacity: Int) -> Int {
    var count = 0
    for touch in set {
        if let touches, count < capacity { touches[count] = touchPointer(touch) }
        count &+= 1
    }
    return count
}

@c @implementation
public func tactus_event_get_touches(
    _ event: OpaquePointer?, _ touches: UnsafeMutablePointer<OpaquePointer?>?, _ capacity: Int
) -> Int {
    readEvent(event, 0) { list($0.allTouches, touches, capacity) }
}

@c @implementation
public func tactus_event_get_touches_for_view(
    _ event: OpaquePointer?, _ view: OpaquePointer?, _ touches: UnsafeMutablePointer<OpaquePointer?>?,
    _ capacity: Int
) -> Int {
    guard let view = viewOrNil(view) else { return 0 }
    return readEvent(event, 0) { list($0.touches(for: view), touches, capacity) }
}

@c @implementation
public func tactus_event_get_touches_for_window(
    _ event: OpaquePointer?, _ window: OpaquePointer?, _ touches: UnsafeMutablePointer<OpaquePointer?>?,
    _ capacity: Int
) -> Int {
    guard let window = readView(window, nil, { $0.window }) else { return 0 }
    return readEvent(event, 0) { list($0.touches(for: window), touches, capacity) }
}

@c @implementation
public func tactus_event_get_touches_for_recognizer(
    _ event: OpaquePointer?, _ recognizer: OpaquePointer?, _ touches: UnsafeMutablePointer<OpaquePointer?>?,
    _ capacity: Int
) -> Int {
    guard let recognizer = readRecognizer(recognizer, nil, { $0.recognizer }) else { return 0 }
    return readEvent(event, 0) { list($0.touches(for: recognizer), touches, capacity) }
}

@c @implementation
public func tactus_event_get_coalesced_count(_ event: OpaquePointer?, _ touch: OpaquePointer?) -> Int {
    readEvent(event, 0) { event in readTouch(touch, 0) { event.coalescedCount(for: $0) } }
}

@c @implementation
public func tactus_event_get_coalesced(
    _ event: OpaquePointer?, _ touch: OpaquePointer?, _ index: Int, _ view: OpaquePointer?,
    _ place: UnsafeMutablePointer<tactus_touch_place>?
) -> tactus_status {
    fill(place, view) {
        readEvent(event, nil) { event in readTouch(touch, nil) { event.coalescedPlace(index, for: $0) } }
    }
}

@c @implementation
public func tactus_event_get_predicted_count(_ event: OpaquePointer?, _ touch: OpaquePointer?) -> Int {
    readEvent(event, 0) { event in readTouch(touch, 0) { event.predictedCount(for: $0) } }
}

@c @implementation
public func tactus_event_get_predicted(
    _ event: OpaquePointer?, _ touch: OpaquePointer?, _ index: Int, _ view: OpaquePointer?,
    _ place: UnsafeMutablePointer<tactus_touch_place>?
) -> tactus_status {
    fill(place, view) {
        readEvent(event, nil) { event in readTouch(touch, nil) { event.predictedPlace(index, for: $0) } }
    }
}

@c @implementation
public func tactus_event_predict(
    _ event: OpaquePointer?, _ touch: OpaquePointer?, _ time_us: UInt64, _ view: OpaquePointer?,
    _ place: UnsafeMutablePointer<tactus_touch_place>?
) -> tactus_status {
    fill(place, view) {
        readEvent(event, nil) { event in
            readTouch(touch, nil) { event.predictedPlace(at: Microseconds(clamping: time_us), for: $0) }
        }
    }
}

private func fill(
    _ place: UnsafeMutablePointer<tactus_touch_place>?, _ view: OpaquePointer?, _ function: FunctionID = #function,
    _ find: () -> TouchPlace?
) -> tactus_status {
    withSpace(view, of: nil) { space in
        guard let found = find() else { return TACTUS_STATUS_NONE }
        let location = space?.convertFromApplication(found.location) ?? found.location
        var value = tactus_touch_place()
        value.time_us = UInt64(clamping: found.time)
        value.x = location.x + 0.0
        value.y = location.y + 0.0
        value.force = found.force
        value.major_radius = found.majorRadius
        return fillStruct(place, with: value) ? TACTUS_STATUS_OK : refuse(Allowed.room, in: function)
    }
}
