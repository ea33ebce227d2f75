// SPDX-License-Identifier: MIT
internal import CTactus
internal import CTactusWayland
internal import CWaylandServer

/// Object behind `struct tactus_wayland`.
///
/// Destroyed records are only marked; they are unlinked and freed when the outermost call returns. So a loop may call
/// back at any time. A record with an engine object stays until the engine has freed that object.
struct Adapter {
    /// Listener for the end of the display. First member, so that its address is the adapter's.
    var displayListener = wl_listener()
    /// Nil after the application's destroy listener was called.
    var application: OpaquePointer?
    /// Nil after the display was destroyed. Nothing can be sent then.
    var display: OpaquePointer?
    var callbacks = tactus_wayland_callbacks()
    var callbacksData: UnsafeMutableRawPointer?
    var userData: UnsafeMutableRawPointer?
    var seats = LinkedList<Seat>()
    var clients = LinkedList<Client>()
    let touches: TouchBook
    var firstGoneSurface: UnsafeMutablePointer<Surface>?
    var callDepth = 0
    /// Whether records wait to be unlinked and freed.
    var hasGarbage = false
    /// Whether the engine has refused to destroy an object; it is asked again later.
    var hasLeftovers = false
    var isDestroyed = false
    /// Above 0 while libwayland or the engine destroys an object, or touches are being closed: unheard phases wait.
    var quietDepth = 0
    /// Whether unheard phases may be waiting.
    var hasUntold = false
    /// Number of unheard phases so far, which gives their order.
    var untoldCount: UInt64 = 0
    /// Idle source of the display's loop that reports waiting phases, or nil.
    var idleSource: OpaquePointer?
    /// Whether the idle source is being dispatched.
    var isIdle = false
}

extension UnsafeMutablePointer<Adapter> {
    static func create(for application: OpaquePointer, on display: OpaquePointer) -> UnsafeMutablePointer<Adapter>? {
        guard let touches = TouchBook() else { return nil }
        let record = Adapter(application: application, display: display, touches: touches)
        guard let adapter = makeRecord(record) else {
            touches.free()
            return nil
        }
        guard adapter.listenToApplication() else {
            touches.free()
            free(adapter)
            return nil
        }
        adapter.pointee.displayListener.notify = displayDestroyed
        wl_display_add_destroy_listener(display, adapter.displayListener)
        return adapter
    }

    private var displayListener: UnsafeMutablePointer<wl_listener> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: wl_listener.self)
    }

    private func listenToApplication() -> Bool {
        let application = pointee.application
        guard
            tactus_application_add_destroy_listener(application, applicationDestroyed, self) == TACTUS_STATUS_OK
        else { return false }
        guard tactus_application_add_touch_down_listener(application, touchDidGoDown, self) == TACTUS_STATUS_OK
        else {
            _ = tactus_application_remove_destroy_listener(application, applicationDestroyed, self)
            return false
        }
        return true
    }

    /// An application that is destroyed in a callback calls its listeners later, but its getters notice at once.
    var isApplicationAlive: Bool {
        pointee.application != nil && tactus_application_get_responder(pointee.application) != nil
    }

    var isUsable: Bool { !pointee.isDestroyed && isApplicationAlive }

    // MARK: Calls

    /// Runs code that may call back. The outermost call frees what was removed meanwhile, perhaps the adapter.
    func call<Value>(_ body: () -> Value) -> Value {
        hold {
            if pointee.callDepth == 1, pointee.hasLeftovers { holdQuietly { destroyLeftovers() } }
            return body()
        }
    }

    /// Keeps the adapter in memory where the engine allows only getters.
    func hold<Value>(_ body: () -> Value) -> Value {
        pointee.callDepth += 1
        let value = body()
        pointee.callDepth -= 1
        if pointee.callDepth == 0 { freeWhatIsGone() }
        return value
    }

    /// Runs while libwayland or the engine destroys an object. Unheard touches that end meanwhile are reported later,
    /// since the host's callback might destroy the object that libwayland is destroying.
    func holdQuietly(_ body: () -> Void) {
        hold {
            pointee.quietDepth += 1
            body()
            pointee.quietDepth -= 1
            if pointee.quietDepth == 0 { askForAnIdleCall() }
        }
    }

    private func freeWhatIsGone() {
        if pointee.hasGarbage {
            pointee.hasGarbage = false
            sweepSeats()
            sweepSurfaces()
            sweepClients()
        }
        guard pointee.isDestroyed, pointee.application == nil, pointee.clients.first == nil else { return }
        pointee.touches.free()
        free(self)
    }

    // MARK: The end

    func destroy() {
        guard !pointee.isDestroyed else { return }
        call {
            pointee.isDestroyed = true
            for seat in pointee.seats { seat.leave() }
            forgetDisplay()
            endClients()
            stopListeningToApplication()
        }
    }

    /// Destroys objects that could not be destroyed before (rule 12.7).
    func destroyLeftovers() {
        pointee.hasLeftovers = false
        endClients()
        if pointee.isDestroyed { stopListeningToApplication() }
    }

    private func stopListeningToApplication() {
        guard isApplicationAlive else { return }
        let application = pointee.application
        let status = tactus_application_remove_destroy_listener(application, applicationDestroyed, self)
        guard status == TACTUS_STATUS_OK else {
            pointee.hasLeftovers = true
            return
        }
        _ = tactus_application_remove_touch_down_listener(application, touchDidGoDown, self)
        pointee.application = nil
    }

    /// Handles the end of the display: nothing can be sent any more.
    fileprivate func forgetDisplay() {
        guard pointee.display != nil else { return }
        pointee.display = nil
        wl_list_remove(&pointee.displayListener.link)
        refuseIdleCall()
        for client in pointee.clients { client.forgetLiveTouches() }
        pointee.touches.forget { _ in true }
    }

    fileprivate func applicationWentAway() {
        hold {
            pointee.application = nil
            pointee.hasGarbage = true
        }
    }
}

private func applicationDestroyed(_ application: UnsafeMutableRawPointer?, _ data: UnsafeMutableRawPointer?) {
    data?.assumingMemoryBound(to: Adapter.self).applicationWentAway()
}

private func displayDestroyed(_ listener: UnsafeMutablePointer<wl_listener>?, _ display: UnsafeMutableRawPointer?) {
    guard let listener else { return }
    UnsafeMutableRawPointer(listener).assumingMemoryBound(to: Adapter.self).forgetDisplay()
}

private func touchDidGoDown(_ touch: OpaquePointer?, _ data: UnsafeMutableRawPointer?) {
    guard let touch, let adapter = data?.assumingMemoryBound(to: Adapter.self) else { return }
    adapter.call {
        adapter.tellWhatWaits()
        adapter.closeEarlier(touch)
        adapter.tellTouchDown(touch)
    }
}
