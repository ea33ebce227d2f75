// SPDX-License-Identifier: MIT
internal import CTactus
internal import CWaylandServer

/// A wl_touch object.
struct TouchResource: Linked {
    let resource: OpaquePointer
    let stream: UnsafeMutablePointer<Stream>
    /// First down of the stream that the object gets. Earlier touches are not sent to it.
    let firstDown: UInt64
    /// Whether events were sent since its last frame.
    var wantsFrame = false
    var next: UnsafeMutablePointer<TouchResource>?
    var previous: UnsafeMutablePointer<TouchResource>?

    func hears(_ touch: UnsafeMutablePointer<TouchRecord>) -> Bool { touch.pointee.down >= firstDown }
}

extension UnsafeMutablePointer<Stream> {
    func addResource(_ wlClient: OpaquePointer, version: Int32, id: UInt32) -> tactus_status {
        let resource = tactus_wayland_server_create_touch(wlClient, version, id, nil, nil)
        guard let resource else {
            wl_client_post_no_memory(wlClient)
            return TACTUS_STATUS_NO_MEMORY
        }
        let record = TouchResource(resource: resource, stream: self, firstDown: pointee.downCount)
        guard let touchResource = makeRecord(record) else {
            wl_client_post_no_memory(wlClient)
            return TACTUS_STATUS_NO_MEMORY
        }
        wl_resource_set_user_data(resource, touchResource)
        wl_resource_set_destructor(resource, resourceDestroyed)
        pointee.resources.append(touchResource)
        return TACTUS_STATUS_OK
    }

    /// Abandons the objects: they belong to the client and get no more events.
    func abandonResources() {
        while let resource = pointee.resources.popFirst() {
            tactus_wayland_server_abandon_touch(resource.pointee.resource)
            free(resource)
        }
    }
}

/// Handles a destroyed object. Sending does not call back, so no loop is using the list.
private func resourceDestroyed(_ resource: OpaquePointer?) {
    guard let resource, let data = wl_resource_get_user_data(resource) else { return }
    let touchResource = data.assumingMemoryBound(to: TouchResource.self)
    touchResource.pointee.stream.pointee.resources.remove(touchResource)
    free(touchResource)
}
