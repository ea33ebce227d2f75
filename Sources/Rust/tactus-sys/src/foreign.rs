// SPDX-License-Identifier: MIT
// Written by scripts/update-rust from include/*.h. Do not edit.
//! Types of other libraries, of which only pointers are passed.

#[repr(C)]
#[derive(Debug)]
pub struct libinput_device {
    _opaque: [u8; 0],
}
#[repr(C)]
#[derive(Debug)]
pub struct libinput_event {
    _opaque: [u8; 0],
}
#[repr(C)]
#[derive(Debug)]
pub struct wl_client {
    _opaque: [u8; 0],
}
#[repr(C)]
#[derive(Debug)]
pub struct wl_display {
    _opaque: [u8; 0],
}
#[repr(C)]
#[derive(Debug)]
pub struct wl_event_loop {
    _opaque: [u8; 0],
}
#[repr(C)]
#[derive(Debug)]
pub struct wl_resource {
    _opaque: [u8; 0],
}
