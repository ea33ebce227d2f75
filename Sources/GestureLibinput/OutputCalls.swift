// SPDX-License-Identifier: MIT
internal import CLibinput
public import CTactus
public import CTactusLibinput

@c @implementation
public func tactus_libinput_set_outputs(
    _ adapter: OpaquePointer?, _ outputs: UnsafePointer<tactus_libinput_output>?, _ count: Int
) -> tactus_status {
    change(adapter) { adapter in
        var status = TACTUS_STATUS_OK
        let copy = Outputs.copy(outputs, count, &status)
        guard status == TACTUS_STATUS_OK else { return status }
        adapter.pointee.outputs.removeAll()
        adapter.pointee.outputs = copy
        return adapter.placeDevices()
    }
}

@c @implementation
public func tactus_libinput_map_device_to_output(
    _ adapter: OpaquePointer?, _ device: OpaquePointer?, _ name: UnsafePointer<CChar>?
) -> tactus_status {
    change(adapter) { adapter in
        guard let device else { return TACTUS_STATUS_INVALID_ARGUMENT }
        guard isPlaced(device) else { return TACTUS_STATUS_WRONG_KIND }
        let output = OwnedText(name)
        guard output.isEmpty == (name == nil) else { return TACTUS_STATUS_NO_MEMORY }
        return adapter.choose(output, for: device)
    }
}
