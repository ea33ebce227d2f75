// SPDX-License-Identifier: MIT
internal import CTactus
public import CTactusLibinput
public import SizedStructs

struct Rectangle: Equatable {
    var x, y, width, height: Double

    var isUsable: Bool {
        x.magnitude <= TACTUS_NUMBER_MAX && y.magnitude <= TACTUS_NUMBER_MAX && width > 0 && height > 0
            && width <= TACTUS_NUMBER_MAX && height <= TACTUS_NUMBER_MAX
    }
}

/// A validated `struct tactus_libinput_mapping`.
struct Mapping {
    /// Nil for the rectangle of its output, or the default rectangle.
    var rectangle: Rectangle?
    /// Nil for the size that libinput knows.
    private(set) var millimetres: (width: Double, height: Double)?
    private(set) var transform = OutputTransform.none
    private(set) var seat: UInt32 = 0
    private(set) var flags: UInt32 = 0

    var isIgnored: Bool { flags & TACTUS_LIBINPUT_MAPPING_FLAGS_IGNORED.rawValue != 0 }

    var sourceFlags: UInt32 {
        var sourceFlags = TACTUS_TOUCH_SOURCE_FLAGS_NORMALIZED.rawValue
        if flags & TACTUS_LIBINPUT_MAPPING_FLAGS_FRAMELESS.rawValue != 0 {
            sourceFlags |= TACTUS_TOUCH_SOURCE_FLAGS_FRAMELESS.rawValue
        }
        if flags & TACTUS_LIBINPUT_MAPPING_FLAGS_SCALES_LENGTHS.rawValue != 0 {
            sourceFlags |= TACTUS_TOUCH_SOURCE_FLAGS_SCALES_LENGTHS.rawValue
        }
        return sourceFlags
    }

    init() {}

    /// Returns nil if a number is invalid.
    init?(_ mapping: tactus_libinput_mapping) {
        let knownFlags =
            TACTUS_LIBINPUT_MAPPING_FLAGS_FRAMELESS.rawValue
            | TACTUS_LIBINPUT_MAPPING_FLAGS_SCALES_LENGTHS.rawValue
            | TACTUS_LIBINPUT_MAPPING_FLAGS_IGNORED.rawValue
        guard let transform = OutputTransform(mapping.transform), mapping.flags & ~knownFlags == 0,
            mapping.reserved == 0
        else { return nil }
        self.transform = transform
        seat = mapping.seat
        flags = mapping.flags
        if mapping.width != 0 || mapping.height != 0 {
            let rectangle = Rectangle(
                x: mapping.x, y: mapping.y, width: mapping.width, height: mapping.height)
            guard rectangle.isUsable else { return nil }
            self.rectangle = rectangle
        }
        if mapping.width_mm != 0 || mapping.height_mm != 0 {
            guard mapping.width_mm > 0, mapping.height_mm > 0, mapping.width_mm <= TACTUS_NUMBER_MAX,
                mapping.height_mm <= TACTUS_NUMBER_MAX
            else { return nil }
            millimetres = (mapping.width_mm, mapping.height_mm)
        }
    }
}

extension tactus_libinput_mapping: SizedStruct {
    public static var memberEnds: UInt64 { memberEndsOfPointers | memberEnd(at: 60) | memberEnd(at: 68) }
}

extension Mapping {
    /// Returns the caller's mapping, or the defaults for NULL; nil if it is malformed.
    static func copy(_ pointer: UnsafePointer<tactus_libinput_mapping>?) -> Mapping? {
        guard pointer != nil else { return Mapping() }
        return copyStruct(pointer).flatMap { Mapping($0) }
    }
}
