// SPDX-License-Identifier: MIT
public import CTactus
public import SizedStructs

/// The structs of tactus.h that begin with their size.

extension tactus_responder_callbacks: SizedStruct {}
extension tactus_view_callbacks: SizedStruct {}
extension tactus_shake_settings: SizedStruct {}
extension tactus_control_callbacks: SizedStruct {}
extension tactus_scroll_view_delegate: SizedStruct {}
extension tactus_recognizer_delegate: SizedStruct {}
extension tactus_recognizer_callbacks: SizedStruct {}
extension tactus_touch_place: SizedStruct {}
extension tactus_touch_source_info: SizedStruct {}
extension tactus_touch_sample: SizedStruct {}
extension tactus_surface_touch: SizedStruct {}
extension tactus_surface_client_callbacks: SizedStruct {}
extension tactus_touch_grab_callbacks: SizedStruct {}
extension tactus_reason: SizedStruct {}
extension tactus_trace_event: SizedStruct {}
