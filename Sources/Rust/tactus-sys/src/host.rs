// SPDX-License-Identifier: MIT
// Written by scripts/update-rust from include/tactus-host.h. Do not edit.
//! Declarations of `tactus-host.h`.

use core::ffi::{c_char, c_uint, c_void};
use core::marker::{PhantomData, PhantomPinned};
use core::mem::{size_of, zeroed};
use crate::foreign::*;
use crate::*;

/// Number of fingers that the engine follows (rule 1.15).
/// Since 0.1.
pub const TACTUS_HOST_NUMBERS_MAXIMUM: u32 = 64;
/// An engine with a gesture file, windows and clients.
/// Since 0.1.
#[repr(C)]
#[derive(Debug)]
pub struct tactus_host {
    _opaque: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}
/// Touches of one client, or of everything that has no client.
/// Since 0.1.
#[repr(C)]
#[derive(Debug)]
pub struct tactus_host_stream {
    _opaque: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}
/// Object of the host that a finger can hit: a window or a surface. The library compares its address, never reads it and
/// does not define it: the host casts.
/// Since 0.1.
#[repr(C)]
#[derive(Debug)]
pub struct tactus_host_window {
    _opaque: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}
/// A touchscreen.
/// Since 0.1.
#[repr(C)]
#[derive(Debug)]
pub struct tactus_host_panel {
    _opaque: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}
/// Record of the events that wl_touch objects of clients were sent.
/// Since 0.1.
#[repr(C)]
#[derive(Debug)]
pub struct tactus_host_touches {
    _opaque: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}
/// A recording, or the last minute of one.
/// Since 0.1.
#[repr(C)]
#[derive(Debug)]
pub struct tactus_host_recorder {
    _opaque: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}
/// Options of a host.
/// Since 0.1.
pub type tactus_host_flags = c_uint;
/// No option.
pub const TACTUS_HOST_FLAGS_NONE: tactus_host_flags = 0;
/// Streams touches on no window as well: their window and client are NULL. Without it nobody gets them.
pub const TACTUS_HOST_FLAGS_STREAMS_REST: tactus_host_flags = 1;
/// The host calls tactus_application_advance() itself; the library has no timer.
pub const TACTUS_HOST_FLAGS_OWN_CLOCK: tactus_host_flags = 2;
/// Records what the environment asks for; see tactus_host_recorder_create().
pub const TACTUS_HOST_FLAGS_RECORDS: tactus_host_flags = 4;

/// Functions of the host. Each may be NULL.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_host_callbacks {
    /// As TACTUS_HOST_CALLBACKS_INIT sets it.
    pub size: usize,
    /// Name of the host in the log, copied; NULL: "this compositor".
    pub name: *const c_char,
    /// The compositor's own file, in which gestures may stand; NULL: none. See tactus_gestures_load().
    pub gesture_file: *const c_char,
    /// Options; unknown bits are refused.
    pub flags: tactus_host_flags,
    /// Mask of the host's actions: bit N stands for enum tactus_gestures_action N.
    pub actions: u32,
    /// Whether the host calls tactus_application_set_tablet_mode().
    pub knows_tablet_mode: bool,
    /// Must be 0.
    pub reserved: [u8; 7],
    /// Logs a line for the user, without a newline.
    pub log: Option<unsafe extern "C" fn(*const c_char, *mut c_void)>,
    /// Returns the window at a location and stores its client, which may be NULL. NULL: no window is there.
    pub find_window: Option<unsafe extern "C" fn(f64, f64, *mut *mut wl_client, *mut c_void) -> *mut tactus_host_window>,
    /// Tells of the view of a window that is touched for the first time, with the layout's coordinates.
    pub window_added: Option<unsafe extern "C" fn(*mut tactus_host_window, *mut tactus_view, *mut c_void)>,
    /// Stores the output that a touch, at this location, is on. Returns false if it is on none that is known.
    pub find_output: Option<unsafe extern "C" fn(*const tactus_touch, f64, f64, *mut tactus_gestures_output, *mut c_void) -> bool>,
    /// Returns whether an output of this name exists now.
    pub has_output: Option<unsafe extern "C" fn(*const c_char, *mut c_void) -> bool>,
    /// Returns the application id of a window, or NULL. The text is read before the next call.
    pub get_app_id: Option<unsafe extern "C" fn(*mut tactus_host_window, *mut c_void) -> *const c_char>,
    /// Returns the modifier keys that are held on a seat, as enum tactus_modifier.
    pub get_modifiers: Option<unsafe extern "C" fn(u32, *mut c_void) -> u32>,
    /// Prepares what the actions of the gestures need, after the file was read, at first and again.
    pub prepare: Option<unsafe extern "C" fn(*const tactus_gestures, *mut c_void)>,
    /// Carries out an action; see struct tactus_gestures_host.
    pub act: Option<unsafe extern "C" fn(*const tactus_gestures_event, *mut c_void)>,
    /// Cancels actions that follow the fingers: the host is being destroyed.
    pub forget_actions: Option<unsafe extern "C" fn(*mut c_void)>,
    /// Draws the bar of `feedback=true`; see struct tactus_gestures_host.
    pub show_progress: Option<unsafe extern "C" fn(*const tactus_gestures_progress, *mut c_void)>,
    /// A touch lands, in a client's stream (docs/semantics.md, §10). The location is the layout's. Window: NULL if
    /// there is none.
    pub down: Option<unsafe extern "C" fn(*mut tactus_host_stream, *mut tactus_host_window, *const tactus_surface_touch, *mut c_void)>,
    /// A touch moves. Window: NULL also if it was removed.
    pub motion: Option<unsafe extern "C" fn(*mut tactus_host_stream, *mut tactus_host_window, *const tactus_surface_touch, *mut c_void)>,
    /// A touch lifts. Window: NULL also if it was removed.
    pub up: Option<unsafe extern "C" fn(*mut tactus_host_stream, *mut tactus_host_window, *const tactus_surface_touch, *mut c_void)>,
    /// Ends what came before for this seat.
    pub frame: Option<unsafe extern "C" fn(*mut tactus_host_stream, u32, *mut c_void)>,
    /// All touches of the stream on this seat are over.
    pub cancel: Option<unsafe extern "C" fn(*mut tactus_host_stream, u32, *mut c_void)>,
    /// The client has disconnected, or the host is being destroyed: touches of the stream are over without more.
    pub end: Option<unsafe extern "C" fn(*mut tactus_host_stream, *mut c_void)>,
}

impl Default for tactus_host_callbacks {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_host_callbacks>();
        value
    }
}

/// Finger with a number.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_host_finger {
    /// A stream or a device; NULL: the number is free.
    pub owner: *const c_void,
    /// Number that the owner uses.
    pub id: i32,
    /// 0.
    pub reserved: u32,
}

impl Default for tactus_host_finger {
    /// All is 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let value: Self = unsafe { zeroed() };
        value
    }
}

/// Numbers of fingers, for a host to embed; all 0 at first. Never grows.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_host_numbers {
    /// The index is the finger's number.
    pub fingers: [tactus_host_finger; 64],
}

impl Default for tactus_host_numbers {
    /// All is 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let value: Self = unsafe { zeroed() };
        value
    }
}

/// Type of an event.
/// Since 0.1.
pub type tactus_host_touch_type = c_uint;
/// wl_touch.down.
pub const TACTUS_HOST_TOUCH_DOWN: tactus_host_touch_type = 0;
/// wl_touch.motion.
pub const TACTUS_HOST_TOUCH_MOTION: tactus_host_touch_type = 1;
/// wl_touch.up.
pub const TACTUS_HOST_TOUCH_UP: tactus_host_touch_type = 2;
/// wl_touch.frame.
pub const TACTUS_HOST_TOUCH_FRAME: tactus_host_touch_type = 3;
/// wl_touch.cancel.
pub const TACTUS_HOST_TOUCH_CANCEL: tactus_host_touch_type = 4;

/// Event for wl_touch objects.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_host_touch_event {
    /// As TACTUS_HOST_TOUCH_EVENT_INIT sets it.
    pub size: usize,
    /// Type of the event; default down.
    pub r#type: tactus_host_touch_type,
    /// From 0 to 63; default 0.
    pub id: i32,
    /// The wl_surface of a down.
    pub surface: *mut wl_resource,
    /// Serial of a down and an up; default 0.
    pub serial: u32,
    /// Must be 0.
    pub reserved: u32,
    /// µs; default 0.
    pub time_us: u64,
    /// Surface-local location of a down and a motion, px; default 0.
    pub x: f64,
    /// Surface-local location of a down and a motion, px; default 0.
    pub y: f64,
    /// Called before an object is sent a down, motion or up, such as for zwp_input_timestamps; NULL: nothing.
    pub announce: Option<unsafe extern "C" fn(*mut wl_resource, *const tactus_host_touch_event, *mut c_void)>,
    /// Passed to announce.
    pub data: *mut c_void,
}

impl Default for tactus_host_touch_event {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_host_touch_event>();
        value
    }
}

/// Options of a recorder.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_host_recorder_options {
    /// As TACTUS_HOST_RECORDER_OPTIONS_INIT sets it.
    pub size: usize,
    /// File that gets everything, replaced if it exists; a named pipe may be read later; NULL: none.
    pub path: *const c_char,
    /// File that gets the last minute at each signal, replaced each time, copied; NULL: none.
    pub flight_path: *const c_char,
    /// The signal, which the event loop takes from the process.
    pub signal: i32,
    /// Must be 0.
    pub reserved: u32,
    /// Logs a line for the user, without a newline; NULL: standard error.
    pub log: Option<unsafe extern "C" fn(*const c_char, *mut c_void)>,
    /// Passed to log.
    pub data: *mut c_void,
}

impl Default for tactus_host_recorder_options {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_host_recorder_options>();
        value
    }
}

extern "C" {
    /// Creates a host, reads the gesture file, follows it, and logs how many gestures there are.
    ///
    /// - `loop`: outlives the host
    ///
    /// - `callbacks`: copied
    ///
    /// - `data`: passed to the callbacks
    ///
    /// Returns the host, which the caller destroys. NULL if `loop` or `callbacks` is NULL, the struct is malformed, or
    /// without memory or timer, for which there is a line in the log
    ///
    /// See tactus_host_destroy()
    ///
    /// Since 0.1.
    pub fn tactus_host_create(r#loop: *mut wl_event_loop, callbacks: *const tactus_host_callbacks, data: *mut c_void) -> *mut tactus_host;

    /// Destroys a host with its application, all streams and views. Running gestures are cancelled. Panels that are left do
    /// nothing from then on. Inside functions of the host the call is ignored.
    ///
    /// - `host`: NULL is allowed
    ///
    /// Since 0.1.
    pub fn tactus_host_destroy(host: *mut tactus_host);

    /// Returns the application, which lives as long as the host. NULL for NULL. O(1).
    /// Since 0.1.
    pub fn tactus_host_get_application(host: *const tactus_host) -> *mut tactus_application;

    /// Returns the view that has the gestures, whose subviews are those of the windows. NULL for NULL. O(1).
    /// Since 0.1.
    pub fn tactus_host_get_root(host: *const tactus_host) -> *mut tactus_view;

    /// Returns the event loop. NULL for NULL. O(1).
    /// Since 0.1.
    pub fn tactus_host_get_loop(host: *const tactus_host) -> *mut wl_event_loop;

    /// Returns the gestures, which live as long as the host. NULL for NULL. O(1).
    /// Since 0.1.
    pub fn tactus_host_get_gestures(host: *const tactus_host) -> *mut tactus_gestures;

    /// Logs a line for the user by the host's function, without a newline.
    /// Since 0.1.
    pub fn tactus_host_log(host: *mut tactus_host, line: *const c_char);

    /// Brings a seat's modifier keys and gestures up to date, and gives the gestures to a new seat. Call it before each
    /// finger of the seat lands. O(seats).
    ///
    /// Since 0.1.
    pub fn tactus_host_prepare_finger(host: *mut tactus_host, seat: u32);

    /// Cancels all fingers on the host's panels, which are ignored until they lift: the screen is locked, or another user's
    /// session begins. O(panels).
    ///
    /// Since 0.1.
    pub fn tactus_host_cancel(host: *mut tactus_host);

    /// Removes a window that was unmapped or destroyed; fingers on it lift (10.5). Nothing happens if it was never touched.
    /// O(windows that were touched).
    ///
    /// Since 0.1.
    pub fn tactus_host_remove_window(host: *mut tactus_host, window: *const tactus_host_window);

    /// Returns the window of a view, for example of a touch. NULL if the view is none of the host's windows, and for NULL.
    /// O(windows that were touched).
    ///
    /// Since 0.1.
    pub fn tactus_host_get_window(host: *const tactus_host, view: *const tactus_view) -> *mut tactus_host_window;

    /// Returns the client of a stream. NULL for touches of no client, and for NULL. O(1).
    /// Since 0.1.
    pub fn tactus_host_stream_get_client(stream: *const tactus_host_stream) -> *mut wl_client;

    /// Returns the host of a stream. NULL for NULL. O(1).
    /// Since 0.1.
    pub fn tactus_host_stream_get_host(stream: *const tactus_host_stream) -> *mut tactus_host;

    /// Creates a panel with a touch source.
    ///
    /// - `application`: outlives the panel, unless it is a host's that the panel was added to
    ///
    /// - `loop`: outlives the panel; for frames that a device omits
    ///
    /// Returns the panel, which the caller destroys; NULL if an argument is NULL or without memory
    ///
    /// See tactus_host_add_panel()
    ///
    /// Since 0.1.
    pub fn tactus_host_panel_create(application: *mut tactus_application, r#loop: *mut wl_event_loop) -> *mut tactus_host_panel;

    /// Cancels the fingers, and destroys the panel with its source.
    ///
    /// - `panel`: NULL is allowed
    ///
    /// Since 0.1.
    pub fn tactus_host_panel_destroy(panel: *mut tactus_host_panel);

    /// Adds a panel to a host: it gets the accommodations of the gesture file (rule 1.18), also when the file is read again,
    /// and takes part in tactus_host_cancel().
    ///
    /// Returns OK, also if it was added before. INVALID_ARGUMENT: an argument is NULL, or the panel is of another
    /// application
    ///
    /// Since 0.1.
    pub fn tactus_host_add_panel(host: *mut tactus_host, panel: *mut tactus_host_panel) -> tactus_status;

    /// Returns the touch source. NULL for NULL, and if the host was destroyed. O(1).
    /// Since 0.1.
    pub fn tactus_host_panel_get_source(panel: *const tactus_host_panel) -> *mut tactus_touch_source;

    /// Returns how many fingers are down that the panel follows or ignores; 0 for NULL. O(1).
    /// Since 0.1.
    pub fn tactus_host_panel_get_finger_count(panel: *const tactus_host_panel) -> u32;

    /// Returns whether a finger is down that the panel follows or ignores; false for NULL. O(fingers).
    /// Since 0.1.
    pub fn tactus_host_panel_has_finger(panel: *const tactus_host_panel, id: i32) -> bool;

    /// Returns the time of the last event in µs; 0 for NULL. O(1).
    /// Since 0.1.
    pub fn tactus_host_panel_get_time(panel: *const tactus_host_panel) -> u64;

    /// Returns the full time of an event that has just arrived, in µs, for devices that report 32 bits of milliseconds:
    /// near CLOCK_MONOTONIC for a first finger, and near the last event for the others. 0 for NULL.
    ///
    /// Since 0.1.
    pub fn tactus_host_panel_unwrap(panel: *mut tactus_host_panel, time_ms: u32) -> u64;

    /// Returns whether the time of the last event is more than a second away from CLOCK_MONOTONIC: the touch source then
    /// gets TACTUS_TOUCH_SOURCE_FLAGS_FOREIGN_CLOCK (rule 11.4). false for NULL.
    ///
    /// Since 0.1.
    pub fn tactus_host_panel_has_foreign_clock(panel: *const tactus_host_panel) -> bool;

    /// Feeds the landing of a finger to the engine. A finger that was cancelled may land without a lift.
    ///
    /// - `id`: of the device, which is free again after the lift
    ///
    /// Returns whether the panel follows the finger; false for a second landing of an id, for the 65th finger, and for NULL
    ///
    /// Since 0.1.
    pub fn tactus_host_panel_down(panel: *mut tactus_host_panel, time_us: u64, id: i32, x: f64, y: f64) -> bool;

    /// Feeds the motion of a finger to the engine.
    ///
    /// Returns false if the panel has no such finger: the event is not the engine's then
    ///
    /// Since 0.1.
    pub fn tactus_host_panel_motion(panel: *mut tactus_host_panel, time_us: u64, id: i32, x: f64, y: f64) -> bool;

    /// Feeds the lift of a finger to the engine.
    ///
    /// Returns false if the panel has no such finger: the event is not the engine's then
    ///
    /// Since 0.1.
    pub fn tactus_host_panel_up(panel: *mut tactus_host_panel, time_us: u64, id: i32) -> bool;

    /// Cancels a finger, such as a palm, which is ignored until it lifts.
    /// Since 0.1.
    pub fn tactus_host_panel_cancel(panel: *mut tactus_host_panel, time_us: u64, id: i32);

    /// Delivers what came since the last frame. libinput sometimes omits the frame of a lift: it comes 1 ms later.
    ///
    /// Since 0.1.
    pub fn tactus_host_panel_frame(panel: *mut tactus_host_panel);

    /// Cancels all fingers now, which are ignored until they lift.
    /// Since 0.1.
    pub fn tactus_host_panel_cancel_all(panel: *mut tactus_host_panel);

    /// Returns the lowest free number, now the finger's, or -1. `owner` is not NULL. O(1).
    /// Since 0.1.
    pub fn tactus_host_numbers_add(numbers: *mut tactus_host_numbers, owner: *const c_void, id: i32) -> i32;

    /// Returns the number of a finger, or -1. O(1).
    /// Since 0.1.
    pub fn tactus_host_numbers_find(numbers: *const tactus_host_numbers, owner: *const c_void, id: i32) -> i32;

    /// Frees a number. Those that do not exist are allowed. O(1).
    /// Since 0.1.
    pub fn tactus_host_numbers_remove(numbers: *mut tactus_host_numbers, number: i32);

    /// Creates a record of the wl_touch objects of all clients. Sending then costs nothing for a client's other objects.
    ///
    /// - `belongs`: returns whether an object is of the seat that the record is for, asked at each event; NULL: there is
    /// one seat
    ///
    /// - `data`: passed to `belongs`
    ///
    /// Returns the record, which the caller destroys before the display; NULL without memory
    ///
    /// Since 0.1.
    pub fn tactus_host_touches_create(belongs: Option<unsafe extern "C" fn(*mut wl_resource, *mut c_void) -> bool>, data: *mut c_void) -> *mut tactus_host_touches;

    /// Destroys a record. Sends nothing.
    ///
    /// - `touches`: NULL is allowed
    ///
    /// Since 0.1.
    pub fn tactus_host_touches_destroy(touches: *mut tactus_host_touches);

    /// Sends an event to all objects of a client that had the touch's down.
    ///
    /// Returns OK. NO_MEMORY: the client was seen for the first time, and gets nothing. INVALID_ARGUMENT: an argument is
    /// NULL, the struct is malformed, or a down has no surface
    ///
    /// Since 0.1.
    pub fn tactus_host_touches_send(touches: *mut tactus_host_touches, client: *mut wl_client, event: *const tactus_host_touch_event) -> tactus_status;

    /// Sends an event to one object if it had the touch's down, for hosts that keep the objects of each seat. It must not be
    /// in a record as well.
    ///
    /// - `touch`: a wl_touch object
    ///
    /// Returns OK. NO_MEMORY: the object was seen for the first time, and gets nothing. INVALID_ARGUMENT: an argument is
    /// NULL, the struct is malformed, or a down has no surface
    ///
    /// Since 0.1.
    pub fn tactus_host_touch_send(touch: *mut wl_resource, event: *const tactus_host_touch_event) -> tactus_status;

    /// Starts recording.
    ///
    /// - `application`: may be destroyed before or after the recorder
    ///
    /// - `loop`: outlives the recorder
    ///
    /// - `options`: NULL: the environment's. TACTUS_RECORD is the path, TACTUS_FLIGHT_RECORDER the flight path, the signal
    /// is SIGUSR2
    ///
    /// Returns the recorder, which the caller destroys, also if there is nothing to record. NULL if `application` or
    /// `loop` is NULL, the struct is malformed, or with a line in the log if a file cannot be written or without
    /// memory
    ///
    /// Since 0.1.
    pub fn tactus_host_recorder_create(application: *mut tactus_application, r#loop: *mut wl_event_loop, options: *const tactus_host_recorder_options) -> *mut tactus_host_recorder;

    /// Ends the recording, and destroys the recorder.
    ///
    /// - `recorder`: NULL is allowed
    ///
    /// Since 0.1.
    pub fn tactus_host_recorder_destroy(recorder: *mut tactus_host_recorder);
}
