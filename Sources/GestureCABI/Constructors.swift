// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

extension ApplicationHandle {
    /// Logs, once per kind, that a call was refused.
    func report(_ status: tactus_status) {
        let diagnostics = application.diagnostics
        switch status {
        case TACTUS_STATUS_INVALID_ARGUMENT: diagnostics.report(.invalidArgument)
        case TACTUS_STATUS_WRONG_KIND: diagnostics.report(.wrongKind)
        case TACTUS_STATUS_WRONG_STATE: diagnostics.report(.wrongState)
        case TACTUS_STATUS_CYCLE: diagnostics.report(.requirementCycle)
        case TACTUS_STATUS_FOREIGN_OBJECT: diagnostics.report(.foreignObject)
        // The rest is no bug of the caller, or was logged where it was noticed.
        default: break
        }
    }

    /// Makes an object for the application; NULL and a log line if it cannot be, or if there is no memory for it.
    /// The compiler writes it once for each kind of object, hence what is the same in all of them stands below.
    func make(_ body: () -> Handle?) -> OpaquePointer? {
        guard beginMaking() else { return nil }
        let memory = MemoryCheck()
        return endMaking(body(), memory)
    }

    @inline(never)
    private func beginMaking() -> Bool {
        guard !isNotifying else {
            application.diagnostics.count(.busy)
            return false
        }
        guard hasMemory else { return false }
        guard makeRoom() else {
            reportNoMemory()
            return false
        }
        // What has to be taken back is freed when the outermost call returns.
        enter()
        return true
    }

    @inline(never)
    private func endMaking(_ handle: Handle?, _ memory: MemoryCheck) -> OpaquePointer? {
        defer { leave() }
        guard let handle else {
            if memory.wasGranted { application.diagnostics.report(.invalidArgument) } else { reportNoMemory() }
            return nil
        }
        guard register(handle), memory.wasGranted else {
            handle.destroy()
            reportNoMemory()
            return nil
        }
        return handle.pointer
    }
}

/// A constructor that takes the application.
func create(_ application: OpaquePointer?, _ body: (ApplicationHandle) -> Handle?) -> OpaquePointer? {
    let owner: ApplicationHandle? = readApplication(application, nil) { $0 }
    guard let owner else {
        ProcessLog.refuse(.invalidHandle)
        return nil
    }
    return owner.make { body(owner) }
}

/// A destructor; NULL is allowed.
func destroy(_ pointer: OpaquePointer?, _ body: (OpaquePointer) -> tactus_status) {
    if let pointer { _ = body(pointer) }
}
