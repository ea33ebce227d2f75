// SPDX-License-Identifier: MIT
public import CTactus
public import SizedStructs

/// The structs of tactus.h that begin with their size.

extension tactus_responder_callbacks: SizedStruct {}
extension tactus_view_callbacks: SizedStruct {}
extension tactus_control_callbacks: SizedStruct {}
extension tactus_scroll_view_delegate: SizedStruct {}
extension tactus_recognizer_delegate: SizedStruct {}
extension tactus_recognizer_callbacks: SizedStruct {}
extension tactus_touch_place: SizedStruct {}
extension tactus_surface_client_callbacks: SizedStruct {}
extension tactus_touch_grab_callbacks: SizedStruct {}

extension tactus_touch_accommodations: SizedStruct {
    public static func endsWithMember(_ size: Int) -> Bool { size.isMultiple(of: 8) || size == 36 }
}

// MARK: Structs with smaller or larger members

extension tactus_shake_settings: SizedStruct {
    public static func endsWithMember(_ size: Int) -> Bool { size.isMultiple(of: 8) || size == 20 }
}

extension tactus_touch_source_info: SizedStruct {
    public static func endsWithMember(_ size: Int) -> Bool { size.isMultiple(of: 8) && size <= 64 || size == 12 }
}

extension tactus_touch_sample: SizedStruct {
    public static func endsWithMember(_ size: Int) -> Bool { size.isMultiple(of: 8) || size == 20 || size == 68 }
}

extension tactus_surface_touch: SizedStruct {
    public static func endsWithMember(_ size: Int) -> Bool { size.isMultiple(of: 8) || size == 12 }
}

extension tactus_progress: SizedStruct {
    public static func endsWithMember(_ size: Int) -> Bool { size.isMultiple(of: 8) || size == 36 }
}

extension tactus_reason: SizedStruct {
    public static func endsWithMember(_ size: Int) -> Bool {
        size.isMultiple(of: 8) && (size <= 16 || size >= 40) || size == 12
    }
}

extension tactus_trace_event: SizedStruct {
    public static func endsWithMember(_ size: Int) -> Bool {
        size.isMultiple(of: 8) && (size <= 48 || size >= 104) || size == 20 || size == 28
    }
}
