// SPDX-License-Identifier: MIT
internal import CTactus
internal import CTactusWayland
internal import CWaylandServer

/// Stream of one client on one seat (§10). Converts the engine's events to wl_touch events, for those objects that got
/// the touch's down.
struct Stream: Linked {
    let seat: UnsafeMutablePointer<Seat>
    var resources = LinkedList<TouchResource>()
    /// Live touches that began in this stream.
    var live = LinkedList<TouchRecord>()
    /// Number of downs so far.
    var downCount: UInt64 = 0
    var next: UnsafeMutablePointer<Stream>?
    var previous: UnsafeMutablePointer<Stream>?
}

extension UnsafeMutablePointer<Stream> {
    func liveTouch(_ id: Int32) -> UnsafeMutablePointer<TouchRecord>? {
        for touch in pointee.live where touch.pointee.id == id { return touch }
        return nil
    }

    private func nextSerial() -> UInt32 {
        // Without a display no touch is live.
        pointee.seat.pointee.adapter.pointee.display.map { wl_display_next_serial($0) } ?? 0
    }

    /// Calls the function for each object that gets a touch, with the same arguments.
    private func send(
        _ touch: UnsafeMutablePointer<TouchRecord>, _ event: (OpaquePointer) -> Void
    ) {
        for resource in pointee.resources where resource.pointee.hears(touch) {
            event(resource.pointee.resource)
            resource.pointee.wantsFrame = true
        }
    }

    func sendDown(_ touch: UnsafeMutablePointer<TouchRecord>, on wlSurface: OpaquePointer) {
        let serial = nextSerial()
        touch.pointee.serial = serial
        let sent = touch.pointee
        send(touch) { resource in
            wl_touch_send_down(resource, serial, sent.wireTime, wlSurface, sent.id, sent.place.x, sent.place.y)
            if sent.diameter > 0 { sendShape(sent, to: resource) }
        }
    }

    /// Sends a motion, without values that have not changed (rule 10.7).
    func sendMotion(_ touch: UnsafeMutablePointer<TouchRecord>, isMoved: Bool, isReshaped: Bool) {
        let sent = touch.pointee
        send(touch) { resource in
            if isMoved { wl_touch_send_motion(resource, sent.wireTime, sent.id, sent.place.x, sent.place.y) }
            if isReshaped { sendShape(sent, to: resource) }
        }
    }

    private func sendShape(_ touch: TouchRecord, to resource: OpaquePointer) {
        guard wl_resource_get_version(resource) >= WL_TOUCH_SHAPE_SINCE_VERSION else { return }
        wl_touch_send_shape(resource, touch.id, touch.diameter, touch.diameter)
    }

    func sendUp(_ touch: UnsafeMutablePointer<TouchRecord>) {
        let serial = nextSerial()
        touch.pointee.upSerial = serial
        let sent = touch.pointee
        send(touch) { wl_touch_send_up($0, serial, sent.wireTime, sent.id) }
    }

    func sendFrame() {
        guard pointee.seat.pointee.adapter.pointee.display != nil else { return }
        for resource in pointee.resources where resource.pointee.wantsFrame {
            resource.pointee.wantsFrame = false
            wl_touch_send_frame(resource.pointee.resource)
        }
    }

    /// Sends one cancel to each object with a live touch. The cancel needs no frame; a frame that is due is still sent.
    func sendCancel() {
        guard pointee.seat.pointee.adapter.pointee.display != nil else { return }
        for resource in pointee.resources {
            for touch in pointee.live where touch.pointee.isSent && resource.pointee.hears(touch) {
                wl_touch_send_cancel(resource.pointee.resource)
                break
            }
        }
    }

    /// Sends the last events before the objects are abandoned, with the frame that the running delivery still has to
    /// send.
    func sendLast() {
        sendCancel()
        sendFrame()
    }
}
