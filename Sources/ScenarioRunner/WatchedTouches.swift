// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// Tells touches apart that come under one number.
struct WatchedTouches {
    var last = 0
    /// The newest down of each finger, and the pointer's.
    var byID: [TouchID: WatchedTouch] = [:]
    var pointer: WatchedTouch?
    /// The library's touches. Their memory is used again, each time with another down.
    var byHandle: [OpaquePointer: WatchedTouch] = [:]

    mutating func down(_ id: TouchID?) -> WatchedTouch {
        last += 1
        let touch = WatchedTouch(id: id ?? 0, serial: last, isPointer: id == nil)
        if let id { byID[id] = touch } else { pointer = touch }
        return touch
    }

    func newest(_ id: TouchID?) -> WatchedTouch? {
        id.map { byID[$0] } ?? pointer
    }
}

extension Run {
    /// The host feeds a touch; without an id the pointer.
    func fed(_ input: TouchInput, _ id: TouchID?, _ place: Point?, _ time: Microseconds) {
        guard observer != nil else { return }
        let touch = input == .down ? watchedTouches.down(id) : watchedTouches.newest(id)
        if let touch { tell(.input(touch, input, place), at: time) }
    }

    /// A touch is hit-tested, which is the first that the trace has of it.
    func noteDown(of handle: OpaquePointer?) {
        guard let handle else { return }
        let isPointer = tactus_touch_get_source(handle) == pointerSource
        watchedTouches.byHandle[handle] = watchedTouches.newest(isPointer ? nil : tactus_touch_get_id(handle))
    }

    func watched(_ handle: OpaquePointer?) -> WatchedTouch? {
        guard observer != nil, let handle else { return nil }
        return watchedTouches.byHandle[handle]
    }
}
