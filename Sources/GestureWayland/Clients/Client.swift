// SPDX-License-Identifier: MIT
internal import CTactus
internal import CTactusWayland
internal import CWaylandServer

/// A client with surfaces or wl_touch objects. It has a surface client in the engine, and ends with that.
struct Client: Linked {
    /// Listener for the end of the client. First member, so that its address is the record's.
    var destroyListener = wl_listener()
    let adapter: UnsafeMutablePointer<Adapter>
    /// Nil after the client was destroyed or given up.
    var wlClient: OpaquePointer?
    /// Nil after the engine has freed it.
    var surfaceClient: OpaquePointer?
    /// Streams, one for each seat.
    var streams = LinkedList<Stream>()
    var surfaces = LinkedList<Surface>()
    var next: UnsafeMutablePointer<Client>?
    var previous: UnsafeMutablePointer<Client>?
    /// Whether the engine was told of the client's end.
    var isDestroyed = false
}

extension UnsafeMutablePointer<Adapter> {
    func findClient(_ wlClient: OpaquePointer) -> UnsafeMutablePointer<Client>? {
        for client in pointee.clients where client.pointee.wlClient == wlClient { return client }
        return nil
    }

    /// Returns the record of a client, created on first use; nil if out of memory.
    func ensureClient(_ wlClient: OpaquePointer) -> UnsafeMutablePointer<Client>? {
        if let known = findClient(wlClient) { return known }
        guard let client = makeRecord(Client(adapter: self, wlClient: wlClient)) else { return nil }
        guard client.register() else {
            client.freeStreams()
            free(client)
            return nil
        }
        pointee.clients.append(client)
        client.pointee.destroyListener.notify = clientDestroyed
        wl_client_add_destroy_listener(wlClient, client.destroyListener)
        return client
    }

    /// Destroys the engine objects of clients that are gone, or of all clients if the adapter ends.
    func endClients() {
        for client in pointee.clients {
            if pointee.isDestroyed { client.giveUp() }
            client.endSurfaces()
            client.end()
        }
    }

    func sweepClients() {
        for client in pointee.clients {
            if client.isOver { client.freeStreams() }
        }
        pointee.clients.free { $0.isOver }
    }
}

extension UnsafeMutablePointer<Client> {
    fileprivate var destroyListener: UnsafeMutablePointer<wl_listener> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: wl_listener.self)
    }

    /// Whether events can be sent.
    var isReachable: Bool { pointee.wlClient != nil && pointee.adapter.pointee.display != nil }

    fileprivate var isOver: Bool { pointee.surfaceClient == nil && pointee.surfaces.first == nil }

    fileprivate func register() -> Bool {
        for seat in pointee.adapter.pointee.seats where !seat.pointee.isGone && !addStream(of: seat) { return false }
        var callbacks = surfaceClientCallbacks()
        pointee.surfaceClient = tactus_surface_client_create(pointee.adapter.pointee.application, &callbacks, self)
        guard pointee.surfaceClient != nil else { return false }
        let status = tactus_surface_client_add_destroy_listener(pointee.surfaceClient, surfaceClientDestroyed, self)
        guard status != TACTUS_STATUS_OK else { return true }
        // No touch is live, so the object is destroyed at once.
        tactus_surface_client_destroy(pointee.surfaceClient)
        return false
    }

    // MARK: Streams

    func addStream(of seat: UnsafeMutablePointer<Seat>) -> Bool {
        guard let stream = makeRecord(Stream(seat: seat)) else { return false }
        pointee.streams.append(stream)
        return true
    }

    func stream(of seat: UInt32) -> UnsafeMutablePointer<Stream>? {
        for stream in pointee.streams {
            let itsSeat = stream.pointee.seat
            if itsSeat.pointee.number == seat, !itsSeat.pointee.isGone { return stream }
        }
        return nil
    }

    /// Returns the stream of a live touch.
    func stream(of touch: UnsafeMutablePointer<TouchRecord>) -> UnsafeMutablePointer<Stream>? {
        for stream in pointee.streams where stream.pointee.seat == touch.pointee.seat { return stream }
        return nil
    }

    fileprivate func freeStreams() {
        while let stream = pointee.streams.popFirst() {
            stream.abandonResources()
            free(stream)
        }
    }

    func forgetLiveTouches() {
        for stream in pointee.streams { stream.pointee.live = LinkedList() }
    }

    // MARK: The end

    /// Gives up a client that may stay alive: nothing is sent any more, its objects are abandoned, and its records
    /// removed. The host is told later that its unheard touches are over.
    func giveUp() {
        guard pointee.wlClient != nil else { return }
        pointee.wlClient = nil
        wl_list_remove(&pointee.destroyListener.link)
        for stream in pointee.streams {
            stream.closeTouches()
            stream.abandonResources()
        }
        pointee.adapter.pointee.touches.forget(self)
    }

    /// Tells the engine of the client's end, as soon as the engine allows it.
    fileprivate func end() {
        guard pointee.wlClient == nil, !pointee.isDestroyed, pointee.adapter.isApplicationAlive,
            let surfaceClient = pointee.surfaceClient
        else { return }
        let userData = tactus_surface_client_get_user_data(surfaceClient)
        // The destructor has no status, so a setter is called to learn whether the engine allows changes now.
        guard tactus_surface_client_set_user_data(surfaceClient, userData) != TACTUS_STATUS_BUSY else {
            pointee.adapter.pointee.hasLeftovers = true
            return
        }
        pointee.isDestroyed = true
        tactus_surface_client_destroy(surfaceClient)
    }

    /// Handles the end of the engine's object, on request, with its application, or by the host.
    fileprivate func surfaceClientWentAway() {
        pointee.adapter.holdQuietly {
            if isReachable { for stream in pointee.streams { stream.sendLast() } }
            giveUp()
            pointee.surfaceClient = nil
            pointee.adapter.pointee.hasGarbage = true
        }
    }

    /// Handles the end of the client: its streams end silently.
    fileprivate func wlClientWentAway() {
        pointee.adapter.holdQuietly {
            giveUp()
            end()
        }
    }
}

private func clientDestroyed(_ listener: UnsafeMutablePointer<wl_listener>?, _ client: UnsafeMutableRawPointer?) {
    guard let listener else { return }
    UnsafeMutableRawPointer(listener).assumingMemoryBound(to: Client.self).wlClientWentAway()
}

private func surfaceClientDestroyed(_ surfaceClient: UnsafeMutableRawPointer?, _ data: UnsafeMutableRawPointer?) {
    data?.assumingMemoryBound(to: Client.self).surfaceClientWentAway()
}
