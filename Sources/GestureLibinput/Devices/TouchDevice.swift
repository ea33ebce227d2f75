// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus
internal import CTactusLibinput
internal import PanelOutputs

/// A touchscreen or tablet and its touch source.
struct TouchDevice {
    /// Device of libinput, used only for comparison: libinput_unref() frees devices even if they are referenced.
    let device: OpaquePointer
    let isTablet: Bool
    /// Size of the panel in its own orientation; nil if unknown.
    let millimetres: (width: Double, height: Double)?
    /// Names by which an output is found: udev's WL_OUTPUT, the device's name, and the name that the host chose.
    var outputName: OwnedText
    var name: OwnedText
    var chosenOutput = OwnedText()
    /// udev's ID_PATH and ID_INTEGRATION.
    var path = OwnedText()
    var integration = OwnedText()
    /// Index of the output that it belongs to, or -1, and why.
    var output: Int32 = -1
    var reason = PANEL_OUTPUT_REASON_NONE
    /// Index of the output that its placement is from.
    var placedOutput: Int32 = -1
    /// Name of that output, which outlives the list of outputs.
    var currentOutput = OwnedText()
    /// Whether the host has yet to hear of it, and whether it has heard of any.
    var isNews = false
    var wasTold = false
    /// Nil if the device has no rectangle or is ignored.
    var source: OpaquePointer?
    /// The host's mapping, and the resulting placement.
    var mapping: Mapping?
    var placement: Placement?
    var liveTouches = LiveTouches()
    /// Time of the samples that wait for a frame, or nil.
    var openGroup: UInt64?
    var next: UnsafeMutablePointer<TouchDevice>?
    /// Whether its LIBINPUT_EVENT_DEVICE_ADDED was seen.
    var wasAnnounced = false
    /// Whether the object is freed when the outermost call returns.
    var isRemoved = false

    init(_ device: OpaquePointer) {
        self.device = device
        isTablet = GestureLibinput.isTablet(device)
        var width = 0.0
        var height = 0.0
        let isKnown = libinput_device_get_size(device, &width, &height) == 0 && width > 0 && height > 0
        millimetres = isKnown ? (width, height) : nil
        outputName = OwnedText(libinput_device_get_output_name(device))
        name = OwnedText(libinput_device_get_name(device))
        guard let udev = libinput_device_get_udev_device(device) else { return }
        path = OwnedText(udev_device_get_property_value(udev, "ID_PATH"))
        integration = OwnedText(udev_device_get_property_value(udev, "ID_INTEGRATION"))
        udev_device_unref(udev)
        // Where udev says nothing, the kernel's number tells twins apart.
        if path.isEmpty { path = OwnedText(libinput_device_get_sysname(device)) }
    }
}

extension UnsafeMutablePointer<TouchDevice> {
    var isIgnored: Bool { pointee.mapping?.isIgnored ?? false }

    /// Applies a mapping; a placement of nil means no rectangle. If the library refuses, nothing changes.
    func apply(_ mapping: Mapping, at placement: Placement?, application: OpaquePointer?) -> tactus_status {
        guard let placement else {
            pointee.mapping = mapping
            pointee.placement = nil
            dropSource()
            return TACTUS_STATUS_OK
        }
        var info = sourceInfo(mapping, placement)
        if let source = pointee.source, pointee.placement?.seat == placement.seat {
            let status = tactus_touch_source_set_info(source, &info)
            if status == TACTUS_STATUS_OK {
                pointee.mapping = mapping
                pointee.placement = placement
            }
            return status
        }
        guard let source = tactus_touch_source_create(application, &info) else {
            return TACTUS_STATUS_NO_MEMORY
        }
        // Destroying the old source calls back for its touches. A change in such a callback must not be overwritten.
        let previous = pointee.source
        pointee.source = source
        pointee.mapping = mapping
        pointee.placement = placement
        pointee.liveTouches.removeAll()
        tactus_touch_source_destroy(previous)
        return TACTUS_STATUS_OK
    }

    private func sourceInfo(_ mapping: Mapping, _ placement: Placement) -> tactus_touch_source_info {
        var info = tactus_touch_source_info()
        info.size = MemoryLayout<tactus_touch_source_info>.size
        info.seat = placement.seat
        info.flags = mapping.sourceFlags
        info.x = placement.rectangle.x
        info.y = placement.rectangle.y
        info.width = placement.rectangle.width
        info.height = placement.rectangle.height
        info.transform = placement.transform.matrix
        if let seen = placement.millimetres {
            info.width_mm = seen.width
            info.height_mm = seen.height
        } else if let built = pointee.millimetres {
            info.width_mm = placement.transform.swapsAxes ? built.height : built.width
            info.height_mm = placement.transform.swapsAxes ? built.width : built.height
        }
        return info
    }

    /// Cancels live touches by a system cancel; the device keeps its rectangle.
    func cancel(at time: UInt64) {
        guard let source = pointee.source else { return }
        pointee.liveTouches.removeAll()
        _ = tactus_touch_source_cancel_all(source, time)
        // A view's callback may destroy the source.
        if pointee.source == source { _ = tactus_touch_source_hover_leave(source, time) }
    }

    /// Cancels a touch that the engine has accepted but the device no longer tracks: the time of its down fired a
    /// timer, whose callback cancelled the device's touches.
    func cancelIfForgotten(_ id: Int32, at time: UInt64, of source: OpaquePointer) -> tactus_status {
        guard !pointee.liveTouches.contains(id) else { return TACTUS_STATUS_OK }
        if pointee.source == source { _ = tactus_touch_source_cancel_all(source, time) }
        return TACTUS_STATUS_WRONG_STATE
    }

    /// Destroys the source, with a system cancel of its touches.
    private func dropSource() {
        let source = pointee.source
        forgetSource()
        tactus_touch_source_destroy(source)
    }

    /// Forgets a source that was destroyed with its application.
    func forgetSource() {
        pointee.source = nil
        pointee.liveTouches.removeAll()
        pointee.openGroup = nil
    }

    func remove() {
        pointee.isRemoved = true
        dropSource()
    }
}
