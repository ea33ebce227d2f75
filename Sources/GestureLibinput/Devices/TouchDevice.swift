// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus
internal import CTactusLibinput

/// A touchscreen or tablet and the touch source that it has become.
struct TouchDevice {
    /// libinput's device, to be compared only: libinput_unref() frees devices whoever refers to them.
    let device: OpaquePointer
    let isTablet: Bool
    /// As the panel is built; nil: unknown.
    let millimetres: (width: Double, height: Double)?
    /// By which outputs name it: udev's WL_OUTPUT, its own name, and the output that the host chose.
    var outputName: OwnedText
    var name: OwnedText
    var chosenOutput = OwnedText()
    /// nil: it has no place, or is ignored.
    var source: OpaquePointer?
    /// Mapping that the host has given, and what follows from it.
    var mapping: Mapping?
    var placement: Placement?
    var liveTouches = LiveTouches()
    /// When the samples were that no frame has ended yet; nil: there are none.
    var openGroup: UInt64?
    var next: UnsafeMutablePointer<TouchDevice>?
    /// Its LIBINPUT_EVENT_DEVICE_ADDED was seen.
    var wasAnnounced = false
    /// Waits for the outermost call to return.
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
    }
}

extension UnsafeMutablePointer<TouchDevice> {
    var isIgnored: Bool { pointee.mapping?.isIgnored ?? false }

    /// Puts the device at a place; nil: it has none. If that is refused, it stays where it is.
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
        // Cancelling the old one's touches calls back; what is asked for there comes later and wins.
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

    /// Live touches are cancelled as by the system; the device stays where it is.
    func cancel(at time: UInt64) {
        guard let source = pointee.source else { return }
        pointee.liveTouches.removeAll()
        _ = tactus_touch_source_cancel_all(source, time)
        // The views that are told may destroy the source.
        if pointee.source == source { _ = tactus_touch_source_hover_leave(source, time) }
    }

    /// The engine has taken a touch of which the device knows nothing any more: a callback that the time of its down
    /// made due has cancelled the device's touches. The new one goes with them.
    func cancelIfForgotten(_ id: Int32, at time: UInt64, of source: OpaquePointer) -> tactus_status {
        guard !pointee.liveTouches.contains(id) else { return TACTUS_STATUS_OK }
        if pointee.source == source { _ = tactus_touch_source_cancel_all(source, time) }
        return TACTUS_STATUS_WRONG_STATE
    }

    /// Live touches are cancelled as by the system.
    private func dropSource() {
        let source = pointee.source
        forgetSource()
        tactus_touch_source_destroy(source)
    }

    /// The source went with its application.
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
