// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus
internal import CTactusLibinput

/// The pointer of the seat: its position, pressed buttons, and the gestures and scrolls of its devices.
struct Pointer {
    /// Source of all pointers, touchpads and wheels, created on first use.
    var source: OpaquePointer?
    var seat: UInt32 = 0
    /// Nil for the default rectangle, or the one around all outputs.
    var area: Rectangle?
    /// Nil for the middle of the area.
    var position: (x: Double, y: Double)?
    /// Pressed buttons: bit n is BTN_LEFT + n.
    var buttons: UInt32 = 0
    var isPressTaken = false
    /// Device of the running gesture, and whether a recognizer takes part.
    var gestureDevice: OpaquePointer?
    var isGestureTaken = false
    /// Result of the last scroll: libinput sends each scroll twice.
    var lastScrollTime: UInt64 = .max
    var lastScrollResult = TACTUS_LIBINPUT_RESULT_NOT_TAKEN
}

extension UnsafeMutablePointer<Adapter> {
    /// Time for actions without an event.
    var now: UInt64 { tactus_application_get_time(pointee.application) }

    var pointerArea: Rectangle? {
        pointee.pointer.area ?? pointee.defaultRectangle ?? pointee.outputs.bounds
    }

    /// Position of the pointer, or nil if there is no area.
    var pointerPosition: (x: Double, y: Double)? {
        if let position = pointee.pointer.position { return position }
        return pointerArea.map { ($0.x + $0.width / 2, $0.y + $0.height / 2) }
    }

    /// Moves the pointer within its area, which is half-open like every rectangle.
    func movePointer(to x: Double, _ y: Double) {
        guard let area = pointerArea, x.isFinite, y.isFinite else { return }
        pointee.pointer.position = (
            min(max(x, area.x), (area.x + area.width).nextDown), min(max(y, area.y), (area.y + area.height).nextDown)
        )
    }

    /// Nil if out of memory.
    var pointerSource: OpaquePointer? {
        if pointee.pointer.source == nil {
            var info = tactus_touch_source_info()
            info.size = MemoryLayout<tactus_touch_source_info>.size
            info.seat = pointee.pointer.seat
            pointee.pointer.source = tactus_touch_source_create(pointee.application, &info)
        }
        return pointee.pointer.source
    }

    /// Ends the running press, gesture and scroll by a system cancel.
    func cancelPointer() {
        pointee.pointer.isPressTaken = false
        pointee.pointer.isGestureTaken = false
        pointee.pointer.gestureDevice = nil
        guard let source = pointee.pointer.source else { return }
        _ = tactus_touch_source_cancel_all(source, now)
        // A view's callback may destroy the source.
        if pointee.pointer.source == source { _ = tactus_touch_source_hover_leave(source, now) }
    }

    func dropPointer() {
        let source = pointee.pointer.source
        forgetPointer()
        tactus_touch_source_destroy(source)
    }

    /// Forgets the source, which was destroyed with its application.
    func forgetPointer() {
        pointee.pointer.source = nil
        pointee.pointer.gestureDevice = nil
        pointee.pointer.isPressTaken = false
    }

    /// Handles a removed device. libinput has already released its buttons.
    func pointerDeviceRemoved(_ device: OpaquePointer) {
        guard pointee.pointer.gestureDevice == device else { return }
        pointee.pointer.gestureDevice = nil
        if let source = pointee.pointer.source { _ = tactus_touch_source_gesture_end(source, now, true) }
    }
}
