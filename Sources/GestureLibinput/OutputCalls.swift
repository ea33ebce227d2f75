// SPDX-License-Identifier: MIT
internal import CLibinput
public import CTactus
public import CTactusLibinput
internal import PanelOutputs

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

@c @implementation
public func tactus_libinput_get_device_output(
    _ adapter: OpaquePointer?, _ device: OpaquePointer?,
    _ reason: UnsafeMutablePointer<tactus_libinput_output_reason>?
) -> UnsafePointer<CChar>? {
    reason?.pointee = TACTUS_LIBINPUT_OUTPUT_REASON_NONE
    guard let adapter = resolve(adapter), adapter.isUsable, let device, let known = adapter.find(device) else {
        return nil
    }
    reason?.pointee = tactus_libinput_output_reason(rawValue: known.pointee.reason.rawValue)
    return adapter.pointee.outputs[Int(known.pointee.output)]?.name.pointer
}

@c @implementation
public func tactus_libinput_output_reason_name(_ reason: tactus_libinput_output_reason) -> UnsafePointer<CChar>? {
    panel_outputs_reason_name(reason.rawValue)
}

@c @implementation
public func tactus_libinput_set_output_changed_listener(
    _ adapter: OpaquePointer?, _ listener: tactus_libinput_output_changed_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    change(adapter) { adapter in
        adapter.pointee.outputListener = listener
        adapter.pointee.outputListenerData = data
        adapter.forgetToldOutputs()
        adapter.tellOutputs()
        return TACTUS_STATUS_OK
    }
}
