// SPDX-License-Identifier: MIT
internal import CTactus
internal import CTactusWayland
internal import CWaylandServer

/// Callbacks that the engine calls for a client's touches.
func surfaceClientCallbacks() -> tactus_surface_client_callbacks {
    var callbacks = tactus_surface_client_callbacks()
    callbacks.size = MemoryLayout<tactus_surface_client_callbacks>.size
    callbacks.down = { _, view, touch, data in
        inStream(data, touch?.pointee.seat) { client, stream in
            guard let view, let touch else { return }
            client.down(touch.pointee, on: view, in: stream)
        }
    }
    callbacks.motion = { _, _, touch, data in
        inStream(data, touch?.pointee.seat) { client, stream in
            guard let touch, let record = stream.liveTouch(touch.pointee.wire_id) else { return }
            client.motion(touch.pointee, of: record, in: stream)
        }
    }
    callbacks.up = { _, _, touch, data in
        inStream(data, touch?.pointee.seat) { client, stream in
            guard let touch, let record = stream.liveTouch(touch.pointee.wire_id) else { return }
            client.up(touch.pointee, of: record, in: stream)
        }
    }
    callbacks.frame = { _, seat, data in inStream(data, seat) { $1.sendFrame() } }
    callbacks.cancel = { _, seat, data in inStream(data, seat) { $1.cancelTouches() } }
    return callbacks
}

/// Skips clients that are gone and seats that the host has not created.
private func inStream(
    _ data: UnsafeMutableRawPointer?, _ seat: UInt32?,
    _ body: (UnsafeMutablePointer<Client>, UnsafeMutablePointer<Stream>) -> Void
) {
    guard let client = data?.assumingMemoryBound(to: Client.self), let seat else { return }
    client.pointee.adapter.call {
        guard client.isReachable, let stream = client.stream(of: seat) else { return }
        body(client, stream)
    }
}

extension UnsafeMutablePointer<Client> {
    fileprivate func down(
        _ touch: tactus_surface_touch, on view: OpaquePointer, in stream: UnsafeMutablePointer<Stream>
    ) {
        let adapter = pointee.adapter
        guard let surface = findSurface(view), let wlSurface = surface.pointee.wlSurface,
            let record = adapter.pointee.touches.take()
        else { return }
        // A mouse is no touch for wl_touch; the host has wl_pointer for it.
        let isHeard =
            stream.pointee.resources.first != nil
            && tactus_touch_get_type(touch.touch) != TACTUS_TOUCH_TYPE_INDIRECT_POINTER
        record.pointee = TouchRecord(
            touch: touch.touch, seat: stream.pointee.seat, client: self, surface: surface,
            down: stream.pointee.downCount, id: touch.wire_id,
            state: isHeard ? TACTUS_WAYLAND_TOUCH_STATE_SENT : TACTUS_WAYLAND_TOUCH_STATE_UNHEARD,
            time: touch.time_us, place: FixedPoint(touch.x, touch.y),
            diameter: diameter(of: touch.touch, on: view))
        stream.pointee.downCount += 1
        stream.pointee.live.append(record)
        if isHeard {
            stream.sendDown(record, on: wlSurface)
        } else {
            adapter.tellUnheard(TACTUS_TOUCH_PHASE_BEGAN, record)
        }
    }

    fileprivate func motion(
        _ touch: tactus_surface_touch, of record: UnsafeMutablePointer<TouchRecord>,
        in stream: UnsafeMutablePointer<Stream>
    ) {
        let isMoved = record.pointee.move(to: touch)
        let diameter = diameter(of: touch.touch, on: record.pointee.surface?.pointee.view)
        let isReshaped = diameter > 0 && diameter != record.pointee.diameter
        if isReshaped { record.pointee.diameter = diameter }
        guard isMoved || isReshaped else { return }
        if record.pointee.isSent {
            stream.sendMotion(record, isMoved: isMoved, isReshaped: isReshaped)
        } else if isMoved {
            pointee.adapter.tellUnheard(TACTUS_TOUCH_PHASE_MOVED, record)
        }
    }

    fileprivate func up(
        _ touch: tactus_surface_touch, of record: UnsafeMutablePointer<TouchRecord>,
        in stream: UnsafeMutablePointer<Stream>
    ) {
        let wasSent = record.pointee.isSent
        record.pointee.time = touch.time_us
        stream.pointee.live.remove(record)
        record.pointee.state = TACTUS_WAYLAND_TOUCH_STATE_ENDED
        if wasSent { stream.sendUp(record) } else { pointee.adapter.tellUnheard(TACTUS_TOUCH_PHASE_ENDED, record) }
    }

    /// Diameter in surface coordinates; 0 if the device does not report it.
    private func diameter(of touch: OpaquePointer?, on view: OpaquePointer?) -> Int32 {
        let radius = tactus_touch_get_major_radius(touch)
        guard radius > 0, let view else { return 0 }
        var start = (x: 0.0, y: 0.0)
        var end = (x: radius, y: 0.0)
        _ = tactus_view_convert_point(nil, view, &start.x, &start.y)
        _ = tactus_view_convert_point(nil, view, &end.x, &end.y)
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        return fixed(2 * (dx * dx + dy * dy).squareRoot())
    }
}

extension UnsafeMutablePointer<Adapter> {
    /// Closes an unheard touch whose handle a new touch has. If the host destroys a stream in a callback, the engine
    /// does not report its touches until the delivery is over; by then a new finger may have the handle. The wl_touch
    /// cancel comes with the end of the stream.
    func closeEarlier(_ touch: OpaquePointer) {
        guard let record = pointee.touches.find(touch) else { return }
        guard record.pointee.isUnheard, let stream = record.pointee.client?.stream(of: record) else {
            record.pointee.touch = nil
            return
        }
        stream.pointee.live.remove(record)
        record.pointee.state = TACTUS_WAYLAND_TOUCH_STATE_CANCELLED
        tellUnheard(TACTUS_TOUCH_PHASE_CANCELLED, record)
    }
}

extension UnsafeMutablePointer<Stream> {
    /// Cancels all of the client's touches of the seat, then reports them to the host: its callbacks may cause another
    /// cancel or a new touch.
    fileprivate func cancelTouches() {
        sendCancel()
        closeTouches()
        pointee.seat.pointee.adapter.tellWhatWaits()
    }

    /// Closes live touches without telling the host yet.
    func closeTouches() {
        let adapter = pointee.seat.pointee.adapter
        adapter.pointee.quietDepth += 1
        defer { adapter.pointee.quietDepth -= 1 }
        while let record = pointee.live.popFirst() {
            let wasUnheard = record.pointee.isUnheard
            record.pointee.state = TACTUS_WAYLAND_TOUCH_STATE_CANCELLED
            if wasUnheard { adapter.tellUnheard(TACTUS_TOUCH_PHASE_CANCELLED, record) }
        }
    }
}
