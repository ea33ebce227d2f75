// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus
internal import CTactusLibinput
internal import PanelOutputs

/// The adapter's devices, newest first, without removed ones.
struct TouchDevices: Sequence, IteratorProtocol {
    fileprivate var following: UnsafeMutablePointer<TouchDevice>?

    mutating func next() -> UnsafeMutablePointer<TouchDevice>? {
        while let device = following {
            following = device.pointee.next
            if !device.pointee.isRemoved { return device }
        }
        return nil
    }
}

func isTouchscreen(_ device: OpaquePointer) -> Bool {
    libinput_device_has_capability(device, LIBINPUT_DEVICE_CAP_TOUCH) != 0
}

func isTablet(_ device: OpaquePointer) -> Bool {
    libinput_device_has_capability(device, LIBINPUT_DEVICE_CAP_TABLET_TOOL) != 0
}

/// Whether the device's coordinates are those of an output.
func isPlaced(_ device: OpaquePointer) -> Bool { isTouchscreen(device) || isTablet(device) }

/// Whether the device moves the pointer, scrolls, or sends gestures.
func isPointing(_ device: OpaquePointer) -> Bool {
    libinput_device_has_capability(device, LIBINPUT_DEVICE_CAP_POINTER) != 0
        || libinput_device_has_capability(device, LIBINPUT_DEVICE_CAP_GESTURE) != 0
}

extension UnsafeMutablePointer<Adapter> {
    /// Devices may be added and removed by callbacks during an iteration.
    var devices: TouchDevices { TouchDevices(following: pointee.firstDevice) }

    /// Linear search: a seat has few touchscreens.
    func find(_ device: OpaquePointer) -> UnsafeMutablePointer<TouchDevice>? {
        for known in devices where known.pointee.device == device { return known }
        return nil
    }

    private func insert(_ device: OpaquePointer) -> UnsafeMutablePointer<TouchDevice>? {
        guard let memory = malloc(MemoryLayout<TouchDevice>.stride) else { return nil }
        let touchDevice = memory.bindMemory(to: TouchDevice.self, capacity: 1)
        touchDevice.initialize(to: TouchDevice(device))
        touchDevice.pointee.next = pointee.firstDevice
        pointee.firstDevice = touchDevice
        return touchDevice
    }

    /// Adds a new device and asks the host for its mapping.
    func add(_ device: OpaquePointer) -> UnsafeMutablePointer<TouchDevice>? {
        guard let added = insert(device) else { return nil }
        var asked = tactus_libinput_mapping()
        asked.size = MemoryLayout<tactus_libinput_mapping>.size
        pointee.addedListener?(OpaquePointer(self), device, &asked, pointee.addedListenerData)
        // The listener may have destroyed everything.
        guard isUsable, !added.pointee.isRemoved else { return nil }
        if let mapping = Mapping(asked) { _ = apply(mapping, to: added) }
        return added
    }

    func map(_ device: OpaquePointer, _ mapping: Mapping) -> tactus_status {
        guard let known = find(device) ?? insert(device) else { return TACTUS_STATUS_NO_MEMORY }
        return apply(mapping, to: known)
    }

    func setDefaultRectangle(_ rectangle: Rectangle) -> tactus_status {
        pointee.defaultRectangle = rectangle
        return placeDevices()
    }

    /// Updates the placements after the outputs or the default rectangle have changed.
    func placeDevices() -> tactus_status {
        guard assignOutputs() else { return TACTUS_STATUS_NO_MEMORY }
        return placeDevices { _ in true }
    }

    /// Updates the placements of devices whose output is another one since a device has come, gone or changed.
    func placeMovedDevices() -> tactus_status {
        placeDevices { $0.pointee.output != $0.pointee.placedOutput }
    }

    private func placeDevices(where needsPlace: (UnsafeMutablePointer<TouchDevice>) -> Bool) -> tactus_status {
        var status = TACTUS_STATUS_OK
        for device in devices where needsPlace(device) {
            guard isUsable else { return status }
            guard let mapping = device.pointee.mapping, mapping.rectangle == nil else { continue }
            let placed = place(device, mapping)
            if placed != TACTUS_STATUS_OK { status = placed }
        }
        tellOutputs()
        return status
    }

    /// Maps a device to the output with a name, or removes that mapping for nil.
    func choose(_ output: OwnedText, for device: OpaquePointer) -> tactus_status {
        guard let known = find(device) ?? insert(device) else { return TACTUS_STATUS_NO_MEMORY }
        known.pointee.chosenOutput.free()
        known.pointee.chosenOutput = output
        var mapping = known.pointee.mapping ?? Mapping()
        mapping.rectangle = nil
        return apply(mapping, to: known)
    }

    private func apply(_ mapping: Mapping, to device: UnsafeMutablePointer<TouchDevice>) -> tactus_status {
        guard assignOutputs(with: mapping, of: device) else { return TACTUS_STATUS_NO_MEMORY }
        let status = place(device, mapping)
        guard status == TACTUS_STATUS_OK, isUsable else { return status }
        // It may have taken an output of another device.
        return placeMovedDevices()
    }

    private func place(_ device: UnsafeMutablePointer<TouchDevice>, _ mapping: Mapping) -> tactus_status {
        let output = device.pointee.output
        let status = device.apply(mapping, at: placement(of: device, mapping), application: pointee.application)
        guard status == TACTUS_STATUS_OK else { return status }
        device.pointee.placedOutput = output
        guard isUsable else { return status }
        return accommodate(device)
    }

    /// Returns the placement of a device, or nil if there is none or the device is ignored.
    private func placement(of device: UnsafeMutablePointer<TouchDevice>, _ mapping: Mapping) -> Placement? {
        if mapping.isIgnored { return nil }
        if let rectangle = mapping.rectangle { return Placement(mapping, on: rectangle) }
        if let output = pointee.outputs[Int(device.pointee.output)] { return Placement(mapping, on: output) }
        // It waits for the output that is chosen for it.
        if device.pointee.reason == PANEL_OUTPUT_REASON_MISSING { return nil }
        return pointee.defaultRectangle.map { Placement(mapping, on: $0) }
    }

    /// Frees removed devices.
    func sweepDevices() {
        var kept: UnsafeMutablePointer<TouchDevice>?
        var following = pointee.firstDevice
        while let device = following {
            following = device.pointee.next
            guard device.pointee.isRemoved else {
                kept = device
                continue
            }
            if let kept { kept.pointee.next = following } else { pointee.firstDevice = following }
            device.freeTexts()
            free(device)
        }
    }
}
