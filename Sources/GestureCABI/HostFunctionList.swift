// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

/// Adds a function to a list, or returns the status that refuses it.
func add<Function>(
    _ function: Function?, _ data: UnsafeMutableRawPointer?, to list: ListenerList<HostFunction<Function>>,
    of handle: Handle
) -> tactus_status {
    guard let function else { return handle.refuse(null: "the function", Allowed.function) }
    return handle.adding { list.add(HostFunction(function, data)) }
}

/// Removes the first one with this function and data from a list.
func remove<Function>(
    _ function: Function?, _ data: UnsafeMutableRawPointer?, from list: ListenerList<HostFunction<Function>>,
    of handle: Handle
) -> tactus_status {
    guard let function else { return handle.refuse(null: "the function", Allowed.function) }
    let wanted = HostFunction(function, data)
    return list.removeFirst { $0.isSame(as: wanted) } ? TACTUS_STATUS_OK : TACTUS_STATUS_NONE
}

/// Functions that stand for one listener of the engine, which knows it while there are some.
class HostFunctions<Function> {
    final let list = ListenerList<HostFunction<Function>>()
    /// The one of the call that sets a function instead of adding one.
    private final var single: HostFunction<Function>?
    private final var isInstalled = false

    init() {}

    /// Replaces the one that was set before; nil: none.
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

    /// Adds the listener to the engine or removes it there, as is due. Returns false if there is no memory for it.
    final func install(_ add: () -> Bool, _ remove: () -> Void) -> Bool {
        guard isInstalled == list.isEmpty else { return true }
        if isInstalled {
            remove()
            isInstalled = false
        } else {
            isInstalled = add()
        }
        return isInstalled != list.isEmpty
    }
}
