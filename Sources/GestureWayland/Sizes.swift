// SPDX-License-Identifier: MIT
public import CTactusWayland
public import SizedStructs

extension tactus_wayland_callbacks: SizedStruct {
    /// nil: malformed. NULL stands for none.
    static func copy(_ pointer: UnsafePointer<tactus_wayland_callbacks>?) -> tactus_wayland_callbacks? {
        pointer == nil ? tactus_wayland_callbacks() : copyStruct(pointer)
    }
}

extension tactus_wayland_touch: SizedStruct {
    public static func endsWithMember(_ size: Int) -> Bool { size.isMultiple(of: 8) || size == 76 || size == 84 }

    /// False: the caller's struct is malformed.
    func fill(_ pointer: UnsafeMutablePointer<tactus_wayland_touch>) -> Bool { fillStruct(pointer, with: self) }
}
