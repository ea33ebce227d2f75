// SPDX-License-Identifier: MIT
public import CTactusWayland
public import SizedStructs

extension tactus_wayland_callbacks: SizedStruct {
    /// Returns a copy of the struct, empty for NULL; nil if it is malformed.
    static func copy(_ pointer: UnsafePointer<tactus_wayland_callbacks>?) -> tactus_wayland_callbacks? {
        pointer == nil ? tactus_wayland_callbacks() : copyStruct(pointer)
    }
}

extension tactus_wayland_touch: SizedStruct {
    public static var memberEnds: UInt64 { memberEndsOfPointers | memberEnd(at: 76) | memberEnd(at: 84) }

    /// Returns false if the caller's struct is malformed.
    func fill(_ pointer: UnsafeMutablePointer<tactus_wayland_touch>) -> Bool { fillStruct(pointer, with: self) }
}
