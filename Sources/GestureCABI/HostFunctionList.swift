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
