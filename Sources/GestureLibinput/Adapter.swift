// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus
internal import CTactusLibinput

/// Object behind `struct tactus_libinput`. It is plain C memory, used only through pointers. So a failed allocation can
/// be reported instead of trapping, and callbacks may change it at any time, because no access is held.
struct Adapter {
    /// Nil after the application's destroy listener was called.
    var application: OpaquePointer?
    var firstDevice: UnsafeMutablePointer<TouchDevice>?
    var defaultRectangle: Rectangle?
    var addedListener: tactus_libinput_device_added_func?
    var addedListenerData: UnsafeMutableRawPointer?
    var outputListener: tactus_libinput_output_changed_func?
    var outputListenerData: UnsafeMutableRawPointer?
    /// Mask of enum tactus_libinput_feature.
    var features = TACTUS_LIBINPUT_FEATURE_DEFAULT.rawValue
    var outputs = Outputs()
    var firstAccommodations: UnsafeMutablePointer<SeatAccommodations>?
    var pointer = Pointer()
    /// Media keys whose press was taken, so that their release is taken too.
    var takenKeys: UInt32 = 0
    /// Whether the host passes each event before it takes the next from libinput, so that the queue shows what follows.
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

    /// An application that is destroyed in a callback calls its listeners later, but its getters notice at once.
    private var isApplicationAlive: Bool {
        pointee.application != nil && tactus_application_get_responder(pointee.application) != nil
    }

    func has(_ feature: tactus_libinput_feature) -> Bool { pointee.features & feature.rawValue != 0 }

    var isUsable: Bool { !pointee.isDestroyed && isApplicationAlive }

    /// Runs code that may call back. The outermost call frees what was removed meanwhile.
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
                // Cancelled touches call back, which may destroy the application with all its sources.
                if !isApplicationAlive { device.forgetSource() }
                device.remove()
            }
            if !isApplicationAlive { forgetPointer() }
            dropPointer()
            guard isApplicationAlive else { return }
            let status = tactus_application_remove_destroy_listener(
                pointee.application, applicationDestroyed, self)
            // Otherwise the listener will be called, and frees the memory.
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
