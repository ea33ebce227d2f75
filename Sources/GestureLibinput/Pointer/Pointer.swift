// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus
internal import CTactusLibinput

/// The pointer of the seat: where it is, which buttons are down, and what its devices are about.
struct Pointer {
    /// Of all pointers, touchpads and wheels; made when it is needed.
    var source: OpaquePointer?
    var seat: UInt32 = 0
    /// nil: the default rectangle, or that of all outputs.
    var area: Rectangle?
    /// nil: in the middle of the area.
    var position: (x: Double, y: Double)?
    /// Bit n: BTN_LEFT + n.
    var buttons: UInt32 = 0
    var isPressTaken = false
    /// Whose gesture is under way, and whether anybody took part.
    var gestureDevice: OpaquePointer?
    var isGestureTaken = false
    /// The answer to the last scroll: libinput tells of each one twice.
    var lastScrollTime: UInt64 = .max
    var lastScrollResult = TACTUS_LIBINPUT_RESULT_NOT_TAKEN
}

extension UnsafeMutablePointer<Adapter> {
    /// For what no event tells the time of.
    var now: UInt64 { tactus_application_get_time(pointee.application) }

    var pointerArea: Rectangle? {
        pointee.pointer.area ?? pointee.defaultRectangle ?? pointee.outputs.bounds
    }

    /// nil: nobody has said where it can be.
    var pointerPosition: (x: Double, y: Double)? {
        if let position = pointee.pointer.position { return position }
        return pointerArea.map { ($0.x + $0.width / 2, $0.y + $0.height / 2) }
    }

    /// Within its area, half-open as every rectangle.
    func movePointer(to x: Double, _ y: Double) {
        guard let area = pointerArea, x.isFinite, y.isFinite else { return }
        pointee.pointer.position = (
            min(max(x, area.x), (area.x + area.width).nextDown), min(max(y, area.y), (area.y + area.height).nextDown)
        )
    }

    /// nil: no memory.
    var pointerSource: OpaquePointer? {
        if pointee.pointer.source == nil {
            var info = tactus_touch_source_info()
            info.size = MemoryLayout<tactus_touch_source_info>.size
            info.seat = pointee.pointer.seat
            pointee.pointer.source = tactus_touch_source_create(pointee.application, &info)
        }
        return pointee.pointer.source
    }

    /// The press, gesture and scroll that are under way end as by the system.
    func cancelPointer() {
        pointee.pointer.isPressTaken = false
        pointee.pointer.isGestureTaken = false
        pointee.pointer.gestureDevice = nil
        guard let source = pointee.pointer.source else { return }
        _ = tactus_touch_source_cancel_all(source, now)
        // The views that are told may destroy the source.
        if pointee.pointer.source == source { _ = tactus_touch_source_hover_leave(source, now) }
    }

    func dropPointer() {
        let source = pointee.pointer.source
        forgetPointer()
        tactus_touch_source_destroy(source)
    }

    /// The source went with its application.
    func forgetPointer() {
        pointee.pointer.source = nil
        pointee.pointer.gestureDevice = nil
        pointee.pointer.isPressTaken = false
    }

    /// Its buttons libinput has released before.
    func pointerDeviceRemoved(_ device: OpaquePointer) {
        guard pointee.pointer.gestureDevice == device else { return }
        pointee.pointer.gestureDevice = nil
        if let source = pointee.pointer.source { _ = tactus_touch_source_gesture_end(source, now, true) }
    }
}
