// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus
internal import CTactusLibinput

/// Object behind `struct tactus_libinput`. It is plain C memory, used only through pointers: a lack of
/// it is an answer, not a trap, and whatever is called from here may call back, since nobody holds an access.
struct Adapter {
    /// nil: gone, and its destroy listener has been called.
    var application: OpaquePointer?
    var firstDevice: UnsafeMutablePointer<TouchDevice>?
    var defaultRectangle: Rectangle?
    var addedListener: tactus_libinput_device_added_func?
    var addedListenerData: UnsafeMutableRawPointer?
    /// enum tactus_libinput_feature.
    var features = TACTUS_LIBINPUT_FEATURE_DEFAULT.rawValue
    var outputs = Outputs()
    var firstAccommodations: UnsafeMutablePointer<SeatAccommodations>?
    var pointer = Pointer()
    /// Media keys whose press was taken: their releases belong to it.
    var takenKeys: UInt32 = 0
    /// The host shows each event before it takes the next: the queue then tells what follows.
    var showsEventsOneByOne = false
    var callDepth = 0
    var isDestroyed = false
}

extension UnsafeMutablePointer<Adapter> {
    static func create(for application: OpaquePointer) -> UnsafeMutablePointer<Adapter>? {
        guard let memory = malloc(MemoryLayout<Adapter>.stride) else { return nil }
        let adapter = memory.bindMemory(to: Adapter.self, capacity: 1)
        adapter.initialize(to: Adapter(application: application))
        let status = tactus_application_add_destroy_listener(application, applicationDestroyed, memory)
        guard status == TACTUS_STATUS_OK else {
            free(memory)
            return nil
        }
        return adapter
    }

    /// Destroyed inside a callback, an application tells its listeners later; getters know at once.
    private var isApplicationAlive: Bool {
        pointee.application != nil && tactus_application_get_responder(pointee.application) != nil
    }

    func has(_ feature: tactus_libinput_feature) -> Bool { pointee.features & feature.rawValue != 0 }

    var isUsable: Bool { !pointee.isDestroyed && isApplicationAlive }

    /// Whatever may call back runs in here; the outermost call frees what has gone meanwhile.
    func call<Value>(_ body: () -> Value) -> Value {
        pointee.callDepth += 1
        let value = body()
        pointee.callDepth -= 1
        if pointee.callDepth == 0 { freeWhatIsGone() }
        return value
    }

    private func freeWhatIsGone() {
        sweepDevices()
        if pointee.isDestroyed, pointee.application == nil {
            pointee.outputs.removeAll()
            freeAccommodations()
            free(self)
        }
    }

    func destroy() {
        guard !pointee.isDestroyed else { return }
        call {
            pointee.isDestroyed = true
            for device in devices {
                // Cancelled touches call back, and there the application may go with all its sources.
                if !isApplicationAlive { device.forgetSource() }
                device.remove()
            }
            if !isApplicationAlive { forgetPointer() }
            dropPointer()
            guard isApplicationAlive else { return }
            let status = tactus_application_remove_destroy_listener(
                pointee.application, applicationDestroyed, self)
            // Otherwise the listener is still to come, and frees the memory.
            if status == TACTUS_STATUS_OK { pointee.application = nil }
        }
    }

    fileprivate func forgetApplication() {
        call {
            pointee.application = nil
            for device in devices { device.forgetSource() }
            forgetPointer()
        }
    }
}

private func applicationDestroyed(_ application: UnsafeMutableRawPointer?, _ data: UnsafeMutableRawPointer?) {
    data?.assumingMemoryBound(to: Adapter.self).forgetApplication()
}
