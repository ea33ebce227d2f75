// SPDX-License-Identifier: MIT
// Written by scripts/update-rust from include/tactus-wayland.h. Do not edit.
//! Declarations of `tactus-wayland.h`.

use core::ffi::{c_uint, c_void};
use core::marker::{PhantomData, PhantomPinned};
use core::mem::{size_of, zeroed};
use crate::foreign::*;
use crate::*;

/// Connects one application with the clients of one display.
/// Since 0.1.
#[repr(C)]
#[derive(Debug)]
pub struct tactus_wayland {
    _opaque: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}
/// The touches of one wl_seat, with the wl_touch objects of all clients.
/// Since 0.1.
#[repr(C)]
#[derive(Debug)]
pub struct tactus_wayland_seat {
    _opaque: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}
/// A box in surface coordinates, from (x1, y1) to before (x2, y2), laid out as pixman_box32_t.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_wayland_box {
    /// Whole surface-local units.
    pub x1: i32,
    /// Whole surface-local units.
    pub y1: i32,
    /// Whole surface-local units.
    pub x2: i32,
    /// Whole surface-local units.
    pub y2: i32,
}

impl Default for tactus_wayland_box {
    /// All is 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let value: Self = unsafe { zeroed() };
        value
    }
}

/// State of a touch as its client knows it. Values are stable; new ones may be added.
/// Since 0.1.
pub type tactus_wayland_touch_state = c_uint;
/// Nothing was sent (yet): the touch is withheld, was taken by a gesture, or is on no surface.
pub const TACTUS_WAYLAND_TOUCH_STATE_NONE: tactus_wayland_touch_state = 0;
/// The down was sent.
pub const TACTUS_WAYLAND_TOUCH_STATE_SENT: tactus_wayland_touch_state = 1;
/// The client has no wl_touch; the host gets the touch by unheard_touch.
pub const TACTUS_WAYLAND_TOUCH_STATE_UNHEARD: tactus_wayland_touch_state = 2;
/// The up was sent.
pub const TACTUS_WAYLAND_TOUCH_STATE_ENDED: tactus_wayland_touch_state = 3;
/// The client got cancel.
pub const TACTUS_WAYLAND_TOUCH_STATE_CANCELLED: tactus_wayland_touch_state = 4;
/// Taken by tactus_wayland_seat_take_touch(); the client got cancel.
pub const TACTUS_WAYLAND_TOUCH_STATE_TAKEN: tactus_wayland_touch_state = 5;

/// A touch as Wayland sees it. Filled by the library.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_wayland_touch {
    /// As TACTUS_WAYLAND_TOUCH_INIT sets it.
    pub size: usize,
    /// The seat; NULL if the adapter has no seat with the touch's number.
    pub seat: *mut tactus_wayland_seat,
    /// The touch, valid during the callback. NULL after it has lifted or left the client.
    pub touch: *const tactus_touch,
    /// The view of the surface that it went down on; NULL if it went down elsewhere or the view is gone.
    pub surface: *mut tactus_view,
    /// The wl_surface of that view; NULL if `surface` is.
    pub wl_surface: *mut wl_resource,
    /// The client of that surface; NULL if `surface` is.
    pub client: *mut wl_client,
    /// Location that was sent last, surface-local; without a surface in the application's space. px.
    pub x: f64,
    /// Location that was sent last, surface-local; without a surface in the application's space. px.
    pub y: f64,
    /// Time of that location, µs.
    pub time_us: u64,
    /// Serial of wl_touch.down, or of tactus_wayland_set_touch_serial(); 0: none (yet).
    pub serial: u32,
    /// Serial of wl_touch.up; 0: none (yet).
    pub up_serial: u32,
    /// Id in wl_touch events; -1: none (yet).
    pub id: i32,
    /// enum tactus_wayland_touch_state.
    pub state: u32,
}

impl Default for tactus_wayland_touch {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_wayland_touch>();
        value
    }
}

/// Notifications for the host. NULL members are not called. The struct is copied.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_wayland_callbacks {
    pub size: usize,
    /// Called when a finger lands, on a surface or elsewhere: for focus, raising windows, closing popups, idle
    /// timers. Gestures have not seen the touch yet, so nothing was sent, and perhaps nothing will be. The touch may
    /// be taken here.
    pub touch_down: Option<unsafe extern "C" fn(*mut tactus_wayland, *const tactus_wayland_touch, *mut c_void)>,
    /// Called for a touch on the surface of a client that has no wl_touch of the seat, so that the host can emulate
    /// a pointer; and for a touch of the type INDIRECT_POINTER on any surface, which wl_touch has no place for. The
    /// host gets the events that would have been sent: BEGAN first, ENDED or CANCELLED last and once, unless seat,
    /// adapter, display or application are destroyed meanwhile. The host keeps the touch even if the client creates
    /// a wl_touch. There are no frames: the events of one delivery come in a row. Events that the end of a
    /// wl_surface or a client causes come from an idle source of the display's event loop, or when the next finger
    /// lands; surface and client are NULL then. `touch`->touch is the same pointer in all phases; once the touch
    /// has lifted it only identifies it.
    pub unheard_touch: Option<unsafe extern "C" fn(*mut tactus_wayland, tactus_touch_phase, *const tactus_wayland_touch, *mut c_void)>,
}

impl Default for tactus_wayland_callbacks {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_wayland_callbacks>();
        value
    }
}

extern "C" {
    /// Creates an adapter. Memory for sending is reserved here and when clients, seats and surfaces are added: an event
    /// allocates nothing.
    ///
    /// Returns the adapter, which the caller destroys; NULL if an argument is NULL or memory could not be reserved
    ///
    /// See tactus_wayland_destroy()
    ///
    /// Since 0.1.
    pub fn tactus_wayland_create(application: *mut tactus_application, display: *mut wl_display) -> *mut tactus_wayland;

    /// Destroys an adapter with its seats and the views of its surfaces. Clients with live touches get cancel; their
    /// wl_touch objects remain, and get no more events. Application and display may be destroyed before or after it. Inside
    /// a callback, memory is freed when the outermost call returns.
    ///
    /// - `wayland`: NULL is allowed
    ///
    /// Since 0.1.
    pub fn tactus_wayland_destroy(wayland: *mut tactus_wayland);

    /// Sets a pointer for the host, which the library never dereferences. Default NULL.
    ///
    /// Returns OK. INVALID_ARGUMENT: `wayland` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_wayland_set_user_data(wayland: *mut tactus_wayland, data: *mut c_void) -> tactus_status;

    /// Returns the pointer that was set with tactus_wayland_set_user_data(), or NULL.
    /// Since 0.1.
    pub fn tactus_wayland_get_user_data(wayland: *const tactus_wayland) -> *mut c_void;

    /// Returns the application of an adapter; NULL once the application is gone, and for NULL.
    /// Since 0.1.
    pub fn tactus_wayland_get_application(wayland: *const tactus_wayland) -> *mut tactus_application;

    /// Returns the display of an adapter; NULL once the display is gone, and for NULL.
    /// Since 0.1.
    pub fn tactus_wayland_get_display(wayland: *const tactus_wayland) -> *mut wl_display;

    /// Returns the version in which the host should advertise wl_seat: the highest one that this library (9) and the running
    /// libwayland support.
    ///
    /// Since 0.1.
    pub fn tactus_wayland_get_seat_version() -> u32;

    /// Creates the seat of one wl_seat global.
    ///
    /// - `number`: the seat of the touch sources that feed it (1.13), as in struct tactus_touch_source_info
    ///
    /// Returns the seat, which the adapter owns; NULL if the adapter already has a seat with that number, the adapter or its
    /// application is gone, or memory could not be reserved
    ///
    /// See tactus_wayland_find_seat(), tactus_wayland_seat_destroy()
    ///
    /// Since 0.1.
    pub fn tactus_wayland_seat_create(wayland: *mut tactus_wayland, number: u32) -> *mut tactus_wayland_seat;

    /// Destroys a seat. Clients with live touches of it get cancel; their wl_touch objects remain, and get no more events.
    ///
    /// - `seat`: NULL is allowed
    ///
    /// Since 0.1.
    pub fn tactus_wayland_seat_destroy(seat: *mut tactus_wayland_seat);

    /// Sets a pointer for the host, which the library never dereferences. Default NULL.
    ///
    /// Returns OK. INVALID_ARGUMENT: `seat` is NULL. DESTROYED: the adapter is gone
    ///
    /// Since 0.1.
    pub fn tactus_wayland_seat_set_user_data(seat: *mut tactus_wayland_seat, data: *mut c_void) -> tactus_status;

    /// Returns the pointer that was set with tactus_wayland_seat_set_user_data(), or NULL.
    /// Since 0.1.
    pub fn tactus_wayland_seat_get_user_data(seat: *const tactus_wayland_seat) -> *mut c_void;

    /// Returns the number of a seat; 0 for NULL.
    /// Since 0.1.
    pub fn tactus_wayland_seat_get_number(seat: *const tactus_wayland_seat) -> u32;

    /// Returns the seat with a number, or NULL.
    /// Since 0.1.
    pub fn tactus_wayland_find_seat(wayland: *const tactus_wayland, number: u32) -> *mut tactus_wayland_seat;

    /// Handles wl_seat.get_touch: creates the wl_touch. A client may have any number of them for a seat. All get the same
    /// events, each only for touches that went down after it was created. From version 6 on wl_touch.shape is sent, with the
    /// downs and motions of touches whose source reports their size. wl_touch.orientation is not sent, because no source
    /// reports it.
    ///
    /// - `seat`: NULL, or a seat whose application is gone: the object is created and gets no events, as the protocol
    /// requires of a seat that has lost its touchscreen
    ///
    /// - `wl_seat`: object that got the request; its version becomes that of the wl_touch, up to
    /// tactus_wayland_get_seat_version()
    ///
    /// - `id`: id of the new object
    ///
    /// Returns OK. INVALID_ARGUMENT: `client` or `wl_seat` is NULL. NO_MEMORY: the client got a no_memory error
    ///
    /// Since 0.1.
    pub fn tactus_wayland_seat_get_touch(seat: *mut tactus_wayland_seat, client: *mut wl_client, wl_seat: *mut wl_resource, id: u32) -> tactus_status;

    /// Returns the number of wl_touch objects that a client has of a seat; 0 if either is NULL.
    /// Since 0.1.
    pub fn tactus_wayland_seat_get_resource_count(seat: *const tactus_wayland_seat, client: *const wl_client) -> usize;

    /// Creates the view of a wl_surface, without a superview. The view is destroyed with the wl_surface: touches that are
    /// down on it end with up and frame if the client lives (10.5), and silently if it does not. Remove the view from its
    /// superview while the surface is unmapped, so that it takes no touches.
    ///
    /// - `wl_surface`: surface of a client of the adapter's display
    ///
    /// - `x`: px in the superview, as is `y`
    ///
    /// - `width`: px, at least 0, as is `height`
    ///
    /// Returns the view; NULL if a number is out of range, a pointer is NULL, the adapter or its application is gone, or
    /// memory could not be reserved
    ///
    /// See tactus_wayland_find_surface()
    ///
    /// Since 0.1.
    pub fn tactus_wayland_surface_create(wayland: *mut tactus_wayland, wl_surface: *mut wl_resource, x: f64, y: f64, width: f64, height: f64) -> *mut tactus_view;

    /// Returns the wl_surface of a view; NULL if the view is not of this adapter, or its wl_surface is gone.
    /// Since 0.1.
    pub fn tactus_wayland_surface_get_resource(wayland: *const tactus_wayland, surface: *const tactus_view) -> *mut wl_resource;

    /// Returns the view of a wl_surface, or NULL; of several views the one created last.
    /// Since 0.1.
    pub fn tactus_wayland_find_surface(wayland: *const tactus_wayland, wl_surface: *const wl_resource) -> *mut tactus_view;

    /// Returns the stream of a client; NULL if the client has neither surfaces nor wl_touch objects.
    /// Since 0.1.
    pub fn tactus_wayland_find_client(wayland: *const tactus_wayland, client: *const wl_client) -> *mut tactus_surface_client;

    /// Sets the size of a surface, at its commit. The top left corner stays where it is. Takes effect for the next hit test.
    ///
    /// - `width`: px, at least 0, as is `height`
    ///
    /// Returns OK. INVALID_ARGUMENT: a number is out of range, or `surface` is NULL. WRONG_KIND: `surface` is no surface
    ///
    /// See tactus_view_set_frame()
    ///
    /// Since 0.1.
    pub fn tactus_wayland_surface_set_size(surface: *mut tactus_view, width: f64, height: f64) -> tactus_status;

    /// Sets the input region of a surface, at its commit. Touches elsewhere go to the views behind it. The region is clipped
    /// to the bounds of the surface, and takes effect for the next hit test. With pixman:
    ///
    /// int count;
    /// const void *boxes = pixman_region32_rectangles(&region, &count);
    /// tactus_wayland_surface_set_input_region(view, boxes, count);
    ///
    /// A host that prefers to decide for each point sets point_inside with tactus_view_set_callbacks() instead.
    ///
    /// - `boxes`: copied; NULL: the whole surface, the default, as wl_surface.set_input_region(NULL); empty boxes are
    /// ignored
    ///
    /// - `count`: number of boxes, at most 2^24; 0 with `boxes` that are not NULL: an empty region
    ///
    /// Returns OK. INVALID_ARGUMENT: `count` is out of range, or `surface` is NULL. WRONG_KIND: `surface` is not a
    /// surface. NO_MEMORY: nothing was changed
    ///
    /// See tactus_view_set_input_region()
    ///
    /// Since 0.1.
    pub fn tactus_wayland_surface_set_input_region(surface: *mut tactus_view, boxes: *const tactus_wayland_box, count: usize) -> tactus_status;

    /// Sets the notifications of an adapter, in place of earlier ones.
    ///
    /// - `callbacks`: copied; NULL: none, the default
    ///
    /// - `data`: passed to the callbacks
    ///
    /// Returns OK. INVALID_ARGUMENT: `callbacks` is malformed
    ///
    /// Since 0.1.
    pub fn tactus_wayland_set_callbacks(wayland: *mut tactus_wayland, callbacks: *const tactus_wayland_callbacks, data: *mut c_void) -> tactus_status;

    /// Finds the touch whose down or up has a serial. Clients pass such serials in xdg_toplevel.move and .resize,
    /// xdg_popup.grab and wl_data_device.start_drag. The last 128 touches that are over are remembered, since a client that
    /// reacts to an up often passes the serial of the down. O(1), at most 256 comparisons.
    ///
    /// - `client`: the client that sent the request, so that touches of other clients are not found; NULL: any client
    ///
    /// - `touch`: filled in; `touch`->state tells whether it is still down; may be NULL
    ///
    /// Returns OK. NONE: no touch has this serial. INVALID_ARGUMENT: `touch` is malformed, or `seat` is NULL
    ///
    /// See tactus_wayland_seat_take_touch()
    ///
    /// Since 0.1.
    pub fn tactus_wayland_seat_find_touch(seat: *const tactus_wayland_seat, client: *const wl_client, serial: u32, touch: *mut tactus_wayland_touch) -> tactus_status;

    /// Describes a live touch as its client knows it, also a touch on no surface.
    ///
    /// - `description`: filled in; made with its _INIT macro
    ///
    /// Returns OK. NONE: the touch is over. INVALID_ARGUMENT: an argument is NULL or `description` is malformed
    ///
    /// Since 0.1.
    pub fn tactus_wayland_describe_touch(wayland: *const tactus_wayland, touch: *const tactus_touch, description: *mut tactus_wayland_touch) -> tactus_status;

    /// Takes the touch with a serial for a move, a resize, a drag or a popup's grab: its client gets cancel, its
    /// recognizers are cancelled, and the rest of the touch goes to `callbacks` (10.6). To take a touch that is known
    /// otherwise, such as by its id (tactus_surface_client_find_touch()), use tactus_touch_take().
    ///
    /// - `client`: the client that sent the request; NULL: any client
    ///
    /// - `callbacks`: as of tactus_touch_take(); copied
    ///
    /// - `data`: passed to `callbacks`
    ///
    /// Returns OK. UNKNOWN_TOUCH: the client has no touch with that serial. WRONG_STATE: the touch is over or was taken.
    /// INVALID_ARGUMENT: `callbacks` is malformed. NO_MEMORY: nothing was changed
    ///
    /// See tactus_touch_take(), tactus_wayland_seat_find_touch()
    ///
    /// Since 0.1.
    pub fn tactus_wayland_seat_take_touch(seat: *mut tactus_wayland_seat, client: *const wl_client, serial: u32, callbacks: *const tactus_touch_grab_callbacks, data: *mut c_void) -> tactus_status;

    /// Sets the serial of an unheard touch to that of the pointer button that the host has sent for it, so that
    /// tactus_wayland_seat_find_touch() finds it.
    ///
    /// - `serial`: not 0
    ///
    /// Returns OK. WRONG_STATE: `touch` is not an unheard touch. INVALID_ARGUMENT: `touch` is NULL or `serial` is 0
    ///
    /// Since 0.1.
    pub fn tactus_wayland_set_touch_serial(wayland: *mut tactus_wayland, touch: *const tactus_touch, serial: u32) -> tactus_status;
}
