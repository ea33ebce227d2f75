// SPDX-License-Identifier: MIT
internal import CTactus
internal import CTactusWayland
internal import CWaylandServer

/// The view of a wl_surface. It ends when either of them is destroyed.
struct Surface: Linked {
    /// Listener for the end of the wl_surface. First member, so that its address is the record's.
    var destroyListener = wl_listener()
    let client: UnsafeMutablePointer<Client>
    /// Nil after the engine has freed it.
    var view: OpaquePointer?
    /// Nil after it was destroyed.
    var wlSurface: OpaquePointer?
    var next: UnsafeMutablePointer<Surface>?
    var previous: UnsafeMutablePointer<Surface>?
    /// Next record that waits to be freed.
    var nextGone: UnsafeMutablePointer<Surface>?
}

extension UnsafeMutablePointer<Adapter> {
    func addSurface(_ wlSurface: OpaquePointer, _ frame: tactus_rectangle) -> OpaquePointer? {
        guard let wlClient = wl_resource_get_client(wlSurface), let client = ensureClient(wlClient) else { return nil }
        return client.addSurface(wlSurface, frame)
    }

    /// Uses a separate list, since a client may have thousands of surfaces.
    func sweepSurfaces() {
        while let surface = pointee.firstGoneSurface {
            pointee.firstGoneSurface = surface.pointee.nextGone
            surface.pointee.client.pointee.surfaces.remove(surface)
            free(surface)
        }
    }

    func findSurface(of wlSurface: OpaquePointer) -> UnsafeMutablePointer<Surface>? {
        var found: UnsafeMutablePointer<Surface>?
        for client in pointee.clients {
            for surface in client.pointee.surfaces where surface.pointee.wlSurface == wlSurface { found = surface }
        }
        return found
    }

    func findSurface(behind view: OpaquePointer) -> UnsafeMutablePointer<Surface>? {
        let surfaceClient = tactus_surface_get_client(view)
        guard surfaceClient != nil else { return nil }
        for client in pointee.clients where client.pointee.surfaceClient == surfaceClient {
            return client.findSurface(view)
        }
        return nil
    }
}

extension UnsafeMutablePointer<Client> {
    /// Linear search: a client has few surfaces.
    func findSurface(_ view: OpaquePointer) -> UnsafeMutablePointer<Surface>? {
        for surface in pointee.surfaces where surface.pointee.view == view { return surface }
        return nil
    }

    fileprivate func addSurface(_ wlSurface: OpaquePointer, _ frame: tactus_rectangle) -> OpaquePointer? {
        guard let surface = makeRecord(Surface(client: self, wlSurface: wlSurface)) else { return nil }
        let view = tactus_surface_create(pointee.surfaceClient, frame.x, frame.y, frame.width, frame.height)
        guard let view, tactus_view_add_destroy_listener(view, viewDestroyed, surface) == TACTUS_STATUS_OK else {
            tactus_view_destroy(view)
            free(surface)
            return nil
        }
        surface.pointee.view = view
        surface.pointee.destroyListener.notify = wlSurfaceDestroyed
        wl_resource_add_destroy_listener(wlSurface, surface.destroyListener)
        pointee.surfaces.append(surface)
        return view
    }

    /// Ends the surfaces whose wl_surface is gone, or all if the adapter ends.
    func endSurfaces() {
        for surface in pointee.surfaces {
            if pointee.adapter.pointee.isDestroyed { surface.leave() }
            surface.end()
        }
    }
}

extension UnsafeMutablePointer<Surface> {
    fileprivate var destroyListener: UnsafeMutablePointer<wl_listener> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: wl_listener.self)
    }

    fileprivate var adapter: UnsafeMutablePointer<Adapter> { pointee.client.pointee.adapter }

    fileprivate func leave() {
        guard pointee.wlSurface != nil else { return }
        pointee.wlSurface = nil
        wl_list_remove(&pointee.destroyListener.link)
    }

    /// Destroys the view, unless it was destroyed already. Its live touches are closed with up.
    fileprivate func end() {
        guard pointee.wlSurface == nil, let view = pointee.view else { return }
        guard tactus_view_get_application(view) != nil else { return }
        tactus_view_destroy(view)
        if pointee.view != nil, tactus_view_get_application(view) != nil { adapter.pointee.hasLeftovers = true }
    }

    fileprivate func viewWentAway() {
        let adapter = adapter
        adapter.hold {
            leave()
            adapter.pointee.touches.forget(self)
            pointee.view = nil
            pointee.nextGone = adapter.pointee.firstGoneSurface
            adapter.pointee.firstGoneSurface = self
            adapter.pointee.hasGarbage = true
        }
    }

    fileprivate func wlSurfaceWentAway() {
        adapter.holdQuietly {
            leave()
            end()
        }
    }
}

private func wlSurfaceDestroyed(_ listener: UnsafeMutablePointer<wl_listener>?, _ surface: UnsafeMutableRawPointer?) {
    guard let listener else { return }
    UnsafeMutableRawPointer(listener).assumingMemoryBound(to: Surface.self).wlSurfaceWentAway()
}

private func viewDestroyed(_ view: UnsafeMutableRawPointer?, _ data: UnsafeMutableRawPointer?) {
    data?.assumingMemoryBound(to: Surface.self).viewWentAway()
}
