// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

extension ApplicationHandle {
    /// Creates an object for the application. Returns NULL and logs a line if this is refused or memory is out. The
    /// compiler specializes this function for each kind of object, so shared code stands in the functions below.
    func make(in function: FunctionID, _ body: () -> Handle?) -> OpaquePointer? {
        guard beginMaking() else { return nil }
        let memory = MemoryCheck()
        return endMaking(body(), memory, function)
    }

    @inline(never)
    private func beginMaking() -> Bool {
        guard !isNotifying else {
            application.diagnostics.countBug()
            return false
        }
        guard hasMemory else { return false }
        guard makeRoom() else {
            reportNoMemory()
            return false
        }
        // Entered so that objects of a failed constructor are freed when the outermost call returns.
        enter()
        return true
    }

    @inline(never)
    private func endMaking(_ handle: Handle?, _ memory: MemoryCheck, _ function: FunctionID) -> OpaquePointer? {
        defer { leave() }
        guard let handle else {
            if memory.wasGranted {
                report(TACTUS_STATUS_INVALID_ARGUMENT, of: self, in: function)
            } else {
                reportNoMemory()
            }
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

/// Runs a constructor that takes the application.
func create(
    _ application: OpaquePointer?, _ function: FunctionID = #function, _ body: (ApplicationHandle) -> Handle?
) -> OpaquePointer? {
    guard let owner = findOwner(application, in: function) else { return nil }
    return owner.make(in: function) { body(owner) }
}

@inline(never)
private func findOwner(_ application: OpaquePointer?, in function: FunctionID) -> ApplicationHandle? {
    let owner: ApplicationHandle? = readApplication(application, nil) { $0 }
    if owner == nil { refuseMaking(application, .application, in: function) }
    return owner
}

/// Logs why nothing can be created for an object.
@inline(never)
func refuseMaking(_ pointer: OpaquePointer?, _ kind: Handle.Kind, in function: FunctionID) {
    guard let pointer else {
        _ = refuseNull(in: function)
        return
    }
    Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer))._withUnsafeGuaranteedRef { handle in
        if let owner = handle.owner { _ = refuse(handle, kind, owner, in: function) }
    }
}

extension Handle {
    /// Refuses an argument of a constructor.
    func refuse(_ status: tactus_status) -> Handle? { nil }
}

/// Runs a destructor. NULL is allowed.
func destroy(_ pointer: OpaquePointer?, _ body: (OpaquePointer) -> tactus_status) {
    if let pointer { _ = body(pointer) }
}
