// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// Tells touches apart that come under one number.
struct WatchedTouches {
    /// A finger of a touch source; without an id its pointer.
    struct Finger: Hashable {
        var source: OpaquePointer?
        var id: TouchID?
    }

    private var last = 0
    /// The newest down of each finger.
    private var newest: [Finger: WatchedTouch] = [:]
    /// The library's touches. Their memory is used again, each time with another down.
    private(set) var byHandle: [OpaquePointer: WatchedTouch] = [:]

    mutating func down(_ finger: Finger) -> WatchedTouch {
        last += 1
        let touch = WatchedTouch(id: finger.id ?? 0, serial: last, isPointer: finger.id == nil)
        newest[finger] = touch
        return touch
    }

    subscript(_ finger: Finger) -> WatchedTouch? { newest[finger] }

    /// A touch of the library is hit-tested, which is the first that is heard of it.
    mutating func meet(_ handle: OpaquePointer) {
        let source = tactus_touch_get_source(handle)
        let pointer = newest[Finger(source: source, id: nil)]
        let finger = newest[Finger(source: source, id: tactus_touch_get_id(handle))]
        let isPointer = tactus_touch_get_type(handle) == TACTUS_TOUCH_TYPE_INDIRECT_POINTER && pointer != nil
        byHandle[handle] = isPointer ? pointer : finger
    }
}

extension Run {
    /// The host feeds a touch; without an id the pointer.
    func fed(_ input: TouchInput, _ id: TouchID?, _ place: Point?, _ time: Microseconds) {
        guard observer != nil else { return }
        let finger = WatchedTouches.Finger(source: id.map { touchscreen(of: $0) } ?? pointer, id: id)
        let touch = input == .down ? watchedTouches.down(finger) : watchedTouches[finger]
        if let touch { tell(.input(touch, input, place), at: time) }
    }

    func watched(_ handle: OpaquePointer?) -> WatchedTouch? {
        guard observer != nil, let handle else { return nil }
        return watchedTouches.byHandle[handle]
    }
}
