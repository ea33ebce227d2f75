// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

// User data and destroy listeners. scripts/update-destroy-listeners writes the calls, which are the same for every
// type.

func setUserData(_ handle: Handle, _ data: UnsafeMutableRawPointer?) -> tactus_status {
    handle.userData = data
    return TACTUS_STATUS_OK
}

func addListener(
    _ handle: Handle, _ listener: tactus_destroy_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    guard let listener else { return handle.refuse(null: "listener", Allowed.function) }
    return handle.adding { handle.addListener(DestroyListener(listener, data)) }
}

func removeListener(
    _ handle: Handle, _ listener: tactus_destroy_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    guard let listener else { return handle.refuse(null: "listener", Allowed.function) }
    let wanted = DestroyListener(listener, data)
    return handle.removeListener(wanted) ? TACTUS_STATUS_OK : TACTUS_STATUS_NONE
}
