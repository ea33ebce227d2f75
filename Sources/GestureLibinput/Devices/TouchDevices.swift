// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus
internal import CTactusLibinput

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
        var status = TACTUS_STATUS_OK
        for device in devices {
            guard let mapping = device.pointee.mapping, mapping.rectangle == nil else { continue }
            let applied = apply(mapping, to: device)
            if applied != TACTUS_STATUS_OK { status = applied }
        }
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
        let status = device.apply(mapping, at: placement(of: device, mapping), application: pointee.application)
        guard status == TACTUS_STATUS_OK, isUsable else { return status }
        return accommodate(device)
    }

    /// Returns the placement of a device, or nil if there is none or the device is ignored.
    private func placement(of device: UnsafeMutablePointer<TouchDevice>, _ mapping: Mapping) -> Placement? {
        if mapping.isIgnored { return nil }
        if let rectangle = mapping.rectangle { return Placement(mapping, on: rectangle) }
        let outputs = pointee.outputs
        if !device.pointee.chosenOutput.isEmpty {
            return outputs.find(name: device.pointee.chosenOutput).map { Placement(mapping, on: $0) }
        }
        let named = outputs.find(device: device.pointee.name) ?? outputs.find(name: device.pointee.outputName)
        if let named { return Placement(mapping, on: named) }
        if let rectangle = pointee.defaultRectangle { return Placement(mapping, on: rectangle) }
        return outputs.first.map { Placement(mapping, on: $0) }
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
