// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus
internal import CTactusLibinput

/// A touchscreen and the touch source that it has become.
struct TouchDevice {
    /// libinput's device, to be compared only: libinput_unref() frees devices whoever refers to them.
    let device: OpaquePointer
    /// As the panel is built; nil: unknown.
    let millimetres: (width: Double, height: Double)?
    /// nil: it has no place, or is ignored.
    var source: OpaquePointer?
    var mapping: Mapping?
    var liveTouches = LiveTouches()
    var next: UnsafeMutablePointer<TouchDevice>?
    /// Its LIBINPUT_EVENT_DEVICE_ADDED was seen.
    var wasAnnounced = false
    /// Waits for the outermost call to return.
    var isRemoved = false

    init(_ device: OpaquePointer) {
        self.device = device
        var width = 0.0
        var height = 0.0
        let isKnown = libinput_device_get_size(device, &width, &height) == 0 && width > 0 && height > 0
        millimetres = isKnown ? (width, height) : nil
    }
}

extension UnsafeMutablePointer<TouchDevice> {
    var isIgnored: Bool { pointee.mapping?.isIgnored ?? false }

    /// Puts the device where a mapping says. If that is refused, it stays where it is.
    func apply(_ mapping: Mapping, defaultRectangle: Rectangle?, application: OpaquePointer?) -> tactus_status {
        guard !mapping.isIgnored, let rectangle = mapping.rectangle ?? defaultRectangle else {
            pointee.mapping = mapping
            dropSource()
            return TACTUS_STATUS_OK
        }
        var info = sourceInfo(mapping, rectangle)
        if let source = pointee.source, pointee.mapping?.seat == mapping.seat {
            let status = tactus_touch_source_set_info(source, &info)
            if status == TACTUS_STATUS_OK { pointee.mapping = mapping }
            return status
        }
        guard let source = tactus_touch_source_create(application, &info) else {
            return TACTUS_STATUS_NO_MEMORY
        }
        // Cancelling the old one's touches calls back; what is asked for there comes later and wins.
        let previous = pointee.source
        pointee.source = source
        pointee.mapping = mapping
        pointee.liveTouches.removeAll()
        tactus_touch_source_destroy(previous)
        return TACTUS_STATUS_OK
    }

    private func sourceInfo(_ mapping: Mapping, _ rectangle: Rectangle) -> tactus_touch_source_info {
        var info = tactus_touch_source_info()
        info.size = MemoryLayout<tactus_touch_source_info>.size
        info.seat = mapping.seat
        info.flags = mapping.sourceFlags
        info.x = rectangle.x
        info.y = rectangle.y
        info.width = rectangle.width
        info.height = rectangle.height
        info.transform = mapping.transform.matrix
        if let seen = mapping.millimetres {
            info.width_mm = seen.width
            info.height_mm = seen.height
        } else if let built = pointee.millimetres {
            info.width_mm = mapping.transform.swapsAxes ? built.height : built.width
            info.height_mm = mapping.transform.swapsAxes ? built.width : built.height
        }
        return info
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
    }

    func remove() {
        pointee.isRemoved = true
        dropSource()
    }
}
