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
    public static var memberEnds: UInt64 { memberEndsOfPointers | memberEnd(at: 36) }
}

// MARK: Structs with smaller or larger members

extension tactus_shake_settings: SizedStruct {
    public static var memberEnds: UInt64 { memberEndsOfPointers | memberEnd(at: 20) }
}

extension tactus_touch_source_info: SizedStruct {
    /// The last member takes more than a pointer.
    public static var memberEnds: UInt64 { memberEndsOfPointers & (memberEnd(at: 68) - 1) | memberEnd(at: 12) }
}

extension tactus_touch_sample: SizedStruct {
    public static var memberEnds: UInt64 { memberEndsOfPointers | memberEnd(at: 20) | memberEnd(at: 68) }
}

extension tactus_surface_touch: SizedStruct {
    public static var memberEnds: UInt64 { memberEndsOfPointers | memberEnd(at: 12) }
}

extension tactus_progress: SizedStruct {
    public static var memberEnds: UInt64 { memberEndsOfPointers | memberEnd(at: 36) }
}

extension tactus_reason: SizedStruct {
    /// A struct does not end inside the array of numbers.
    public static var memberEnds: UInt64 {
        memberEndsOfPointers & ~memberEnd(at: 24) & ~memberEnd(at: 32) | memberEnd(at: 12)
    }
}

extension tactus_trace_event: SizedStruct {
    /// A struct does not end inside the reason.
    public static var memberEnds: UInt64 {
        memberEndsOfPointers & ~(memberEnd(at: 104) - memberEnd(at: 52)) | memberEnd(at: 20) | memberEnd(at: 28)
    }
}
