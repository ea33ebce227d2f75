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
    /// Fingers that are down.
    private var down: [Finger: WatchedTouch] = [:]
    /// The library's touches by handle. Their memory is reused by later downs.
    private(set) var byHandle: [OpaquePointer: WatchedTouch] = [:]

    mutating func down(_ finger: Finger) -> WatchedTouch {
        last += 1
        let touch = WatchedTouch(id: finger.id ?? 0, serial: last, isPointer: finger.id == nil)
        newest[finger] = touch
        down[finger] = touch
        return touch
    }

    mutating func lift(_ finger: Finger) { down[finger] = nil }

    /// Fingers that are down, of one source or of all, in the order of their downs. A pointer is none.
    func fingers(of source: OpaquePointer?) -> [Finger] {
        down.filter { $0.key.id != nil && (source == nil || $0.key.source == source) }
            .sorted { $0.value.serial < $1.value.serial }.map(\.key)
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
        let source = id.map { touchscreen(of: $0) } ?? pointer
        fed(input, WatchedTouches.Finger(source: source, id: id), place, time)
    }

    private func fed(_ input: TouchInput, _ finger: WatchedTouches.Finger, _ place: Point?, _ time: Microseconds) {
        let touch = input == .down ? watchedTouches.down(finger) : watchedTouches[finger]
        if input == .up || input == .cancel { watchedTouches.lift(finger) }
        guard let touch else { return }
        let place = place.map { applicationPlace($0, of: finger.source) }
        tell(.input(touch, input, place), at: time)
        guard observer?.asksForObstacles == true else { return }
        if input == .down, let place {
            // A file may have any number of downs that the library refuses.
            if freshTouches.count >= 64 { freshTouches.removeFirst() }
            freshTouches.append(FreshTouch(touch: touch, place: place))
        }
        if place == nil { viewsOfFingers[touch.serial] = nil }
        if place == nil, let index = freshTouches.firstIndex(where: { $0.touch == touch }) {
            freshTouches[index].isLifted = true
        }
        noteAccommodations(input, touch, place, of: finger.source, at: time)
    }

    /// Registers that all fingers of a source, or of all sources, are cancelled.
    func fedCancel(of source: OpaquePointer?, _ time: Microseconds) {
        guard observer != nil else { return }
        for finger in watchedTouches.fingers(of: source) { fed(.cancel, finger, nil, time) }
    }

    /// Converts the coordinates of a device to those of the application.
    private func applicationPlace(_ place: Point, of source: OpaquePointer?) -> Point {
        var info = tactus_touch_source_info()
        info.size = MemoryLayout<tactus_touch_source_info>.size
        guard tactus_touch_source_get_info(source, &info) == TACTUS_STATUS_OK else { return place }
        let (a, b, c, d, tx, ty) = info.transform
        let mapped = Point(x: a * place.x + c * place.y + tx, y: b * place.x + d * place.y + ty)
        guard info.flags & TACTUS_TOUCH_SOURCE_FLAGS_NORMALIZED.rawValue != 0 else { return mapped }
        return Point(x: info.x + mapped.x * info.width, y: info.y + mapped.y * info.height)
    }

    func watched(_ handle: OpaquePointer?) -> WatchedTouch? {
        guard observer != nil, let handle else { return nil }
        return watchedTouches.byHandle[handle]
    }
}
