// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore
internal import SizedStructs

final class ClientHandle: Handle {
    let client: TableClient

    init(_ table: tactus_surface_client_callbacks, _ data: UnsafeMutableRawPointer?, owner: ApplicationHandle) {
        client = TableClient(table, data)
        super.init(.client, owner: owner)
        client.hostPointer = rawPointer
        client.handle = Unmanaged.passUnretained(self)
    }

    deinit { client.handle = nil }

    override func destroy() {
        client.leave()
        client.hostPointer = nil
        owner?.bury(self)
    }
}

/// A table of C functions as a client's stream.
final class TableClient: SurfaceClient {
    private let table: tactus_surface_client_callbacks
    private let data: UnsafeMutableRawPointer?
    /// The client's handle, without reference counting.
    fileprivate var handle: Unmanaged<ClientHandle>?

    init(_ table: tactus_surface_client_callbacks, _ data: UnsafeMutableRawPointer?) {
        self.table = table
        self.data = data
        super.init()
    }

    override func down(_ surface: View, _ touch: SurfaceTouch) {
        send(table.down, TACTUS_CALLBACK_SURFACE_DOWN, surface, touch)
    }
    override func motion(_ surface: View, _ touch: SurfaceTouch) {
        send(table.motion, TACTUS_CALLBACK_SURFACE_MOTION, surface, touch)
    }

    override func up(_ surface: View, _ touch: SurfaceTouch) {
        send(table.up, TACTUS_CALLBACK_SURFACE_UP, surface, touch)
    }
    override func frameDidEnd(seat: UInt32) { tell(table.frame, TACTUS_CALLBACK_SURFACE_FRAME, seat) }
    override func touchesCancelled(seat: UInt32) { tell(table.cancel, TACTUS_CALLBACK_SURFACE_CANCEL, seat) }

    typealias Function =
        @convention(c) (
            OpaquePointer?, OpaquePointer?, UnsafePointer<tactus_surface_touch>?, UnsafeMutableRawPointer?
        ) -> Void

    /// The client's pointer; nil after it is destroyed, when its functions are not called any more (rule 12.3).
    private var livePointer: OpaquePointer? {
        guard let handle, handle._withUnsafeGuaranteedRef({ !$0.isDestroyed }) else { return nil }
        return OpaquePointer(handle.toOpaque())
    }

    @_optimize(speed)
    private func tell(
        _ function: (@convention(c) (OpaquePointer?, UInt32, UnsafeMutableRawPointer?) -> Void)?,
        _ callback: tactus_callback, _ seat: UInt32
    ) {
        guard let function, let pointer = livePointer else { return }
        callHostOften(callback, pointer) {
            function(pointer, seat, data)
        } _: {
            0
        }
    }

    @_optimize(speed)
    private func send(
        _ function: Function?, _ callback: tactus_callback, _ surface: View, _ touch: SurfaceTouch
    ) {
        guard let function, let pointer = livePointer else { return }
        var sent = tactus_surface_touch()
        sent.size = MemoryLayout<tactus_surface_touch>.size
        sent.seat = touch.seat
        sent.wire_id = touch.wireID
        sent.time_us = UInt64(clamping: touch.time)
        sent.x = touch.location.x + 0.0
        sent.y = touch.location.y + 0.0
        sent.touch = touchPointer(touch.touch)
        callHostOften(callback, pointer) {
            function(pointer, handlePointer(surface.hostPointer), &sent, data)
        } _: {
            0
        }
    }
}

@c @implementation
public func tactus_surface_client_create(
    _ application: OpaquePointer?, _ callbacks: UnsafePointer<tactus_surface_client_callbacks>?,
    _ data: UnsafeMutableRawPointer?
) -> OpaquePointer? {
    create(application) { owner in
        guard let table = copyStruct(callbacks) else { return owner.refuse(owner.refuse("callbacks", callbacks)) }
        return ClientHandle(table, data, owner: owner)
    }
}

@c @implementation
public func tactus_surface_client_destroy(_ client: OpaquePointer?) {
    destroy(client) { pointer in
        changeClient(pointer) { handle in
            handle.destroy()
            return TACTUS_STATUS_OK
        }
    }
}

@c @implementation
public func tactus_surface_create(
    _ client: OpaquePointer?, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> OpaquePointer? {
    let clientHandle: ClientHandle? = readClient(client, nil) { $0 }
    guard let clientHandle, let owner = clientHandle.owner else {
        refuseMaking(client, .client, in: #function)
        return nil
    }
    return owner.make(in: #function) {
        let frame = Rect(x: x, y: y, width: width, height: height)
        guard frame.isValid else { return owner.refuse(owner.refuse(frame)) }
        return ViewHandle(SurfaceView(client: clientHandle.client, frame: frame), owner: owner)
    }
}

@c @implementation
public func tactus_surface_client_get_application(_ client: OpaquePointer?) -> OpaquePointer? {
    readClient(client, nil) { $0.owner?.pointer }
}

@c @implementation
public func tactus_surface_get_client(_ surface: OpaquePointer?) -> OpaquePointer? {
    readView(surface, nil) { handlePointer(($0.view as? SurfaceView)?.client.hostPointer) }
}

@c @implementation
public func tactus_surface_client_find_touch(
    _ client: OpaquePointer?, _ seat: UInt32, _ wire_id: Int32
) -> OpaquePointer? {
    readClient(client, nil) { touchPointer($0.client.touch(seat: seat, wireID: wire_id)) }
}
