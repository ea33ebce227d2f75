// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// Distinguishes touches that have the same id at different times.
struct WatchedTouches {
    /// A finger of a touch source, or, without an id, its pointer.
    struct Finger: Hashable {
        var source: OpaquePointer?
        var id: TouchID?
    }

    private var last = 0
    /// Last down of each finger.
    private var newest: [Finger: WatchedTouch] = [:]
    /// The library's touches by handle. Their memory is reused by later downs.
    private(set) var byHandle: [OpaquePointer: WatchedTouch] = [:]

    mutating func down(_ finger: Finger) -> WatchedTouch {
        last += 1
        let touch = WatchedTouch(id: finger.id ?? 0, serial: last, isPointer: finger.id == nil)
        newest[finger] = touch
        return touch
    }

    subscript(_ finger: Finger) -> WatchedTouch? { newest[finger] }

    /// Registers a touch when it is hit-tested, which is the first call about it.
    mutating func meet(_ handle: OpaquePointer) {
        let source = tactus_touch_get_source(handle)
        let pointer = newest[Finger(source: source, id: nil)]
        let finger = newest[Finger(source: source, id: tactus_touch_get_id(handle))]
        let isPointer = tactus_touch_get_type(handle) == TACTUS_TOUCH_TYPE_INDIRECT_POINTER && pointer != nil
        byHandle[handle] = isPointer ? pointer : finger
    }
}

extension Run {
    /// Registers a touch that the host sends; without an id, the pointer.
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
