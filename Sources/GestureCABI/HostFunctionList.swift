// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

/// Adds a function to a list. Returns the status.
func add<Function>(
    _ function: Function?, _ data: UnsafeMutableRawPointer?, to list: ListenerList<HostFunction<Function>>,
    of handle: Handle
) -> tactus_status {
    guard let function else { return handle.refuse(null: "the function", Allowed.function) }
    return handle.adding { list.add(HostFunction(function, data)) }
}

/// Removes the first entry with this function and data from a list. Returns the status.
func remove<Function>(
    _ function: Function?, _ data: UnsafeMutableRawPointer?, from list: ListenerList<HostFunction<Function>>,
    of handle: Handle
) -> tactus_status {
    guard let function else { return handle.refuse(null: "the function", Allowed.function) }
    let wanted = HostFunction(function, data)
    return list.removeFirst { $0.isSame(as: wanted) } ? TACTUS_STATUS_OK : TACTUS_STATUS_NONE
}

/// C functions that are combined into one listener of the engine, which is installed while there are any.
class HostFunctions<Function> {
    final let list = ListenerList<HostFunction<Function>>()
    /// The function that was set, rather than added.
    private final var single: HostFunction<Function>?
    private final var isInstalled = false

    init() {}

    /// Replaces the function that was set before; NULL removes it.
    final func set(_ function: Function?, _ data: UnsafeMutableRawPointer?, of handle: Handle) -> tactus_status {
        let old = single
        if let function {
            let status = add(function, data, to: list, of: handle)
            guard status == TACTUS_STATUS_OK else { return status }
        }
        single = function.map { HostFunction($0, data) }
        if let old { list.removeFirst { $0.isSame(as: old) } }
        return TACTUS_STATUS_OK
    }

    /// Adds the listener to the engine. Returns false if out of memory.
    func install() -> Bool { false }

    /// Removes the listener from the engine.
    func uninstall() {}

    /// Changes the functions, then installs or removes the listener as needed. Returns the status.
    final func change(_ body: () -> tactus_status) -> tactus_status {
        let status = body()
        guard isInstalled == list.isEmpty else { return status }
        if isInstalled {
            uninstall()
            isInstalled = false
        } else {
            isInstalled = install()
        }
        return isInstalled != list.isEmpty ? status : TACTUS_STATUS_NO_MEMORY
    }
}
