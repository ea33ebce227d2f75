// SPDX-License-Identifier: MIT
// Written by scripts/update-rust from include/tactus-host.h. Do not edit.
//! Declarations of `tactus-host.h`.

use core::ffi::{c_char, c_uint, c_void};
use core::marker::{PhantomData, PhantomPinned};
use core::mem::{size_of, zeroed};
use crate::foreign::*;
use crate::*;

/// Most values of a follower.
/// Since 0.1.
pub const TACTUS_HOST_FOLLOWER_VALUES: u32 = 8;
/// Largest number of touchscreens, and of outputs, in a call.
/// Since 0.1.
pub const TACTUS_HOST_OUTPUTS_MAXIMUM: u32 = 64;
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
/// Output frames of a compositor, and what waits for them.
/// Since 0.1.
#[repr(C)]
#[derive(Debug)]
pub struct tactus_host_frames {
    _opaque: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}
/// Values that follow fingers, such as the place of a window.
/// Since 0.1.
#[repr(C)]
#[derive(Debug)]
pub struct tactus_host_follower {
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
    /// Asks for an output frame at this location of the layout, for which the host calls tactus_host_output_frame().
    /// NULL: gestures tell of each change at once.
    pub schedule_frame: Option<unsafe extern "C" fn(f64, f64, *mut c_void)>,
    /// Returns what lies at a location, as a mask of enum tactus_gestures_place. Window: the one of the touch, or
    /// NULL.
    pub get_place: Option<unsafe extern "C" fn(*mut tactus_host_window, f64, f64, *mut c_void) -> u32>,
    /// Returns whether the screen is locked; see struct tactus_gestures_host.
    pub is_locked: Option<unsafe extern "C" fn(*mut c_void) -> bool>,
    /// Mask of enum tactus_gestures_place that get_place() can tell.
    pub places: u32,
    /// Must be 0.
    pub reserved2: [u8; 4],
    /// Name in front of the host's own words, copied; see struct tactus_gestures_host. NULL: it has none.
    pub words_name: *const c_char,
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

/// Why a touchscreen belongs to an output. Values are stable; new ones may be added.
/// Since 0.1.
pub type tactus_host_output_reason = c_uint;
/// It belongs to none: there is no output.
pub const TACTUS_HOST_OUTPUT_REASON_NONE: tactus_host_output_reason = 0;
/// It belongs to none: the output that is configured for it is missing.
pub const TACTUS_HOST_OUTPUT_REASON_MISSING: tactus_host_output_reason = 1;
/// The output is configured for it.
pub const TACTUS_HOST_OUTPUT_REASON_CONFIGURED: tactus_host_output_reason = 2;
/// udev's WL_OUTPUT names the output.
pub const TACTUS_HOST_OUTPUT_REASON_UDEV: tactus_host_output_reason = 3;
/// The sizes are equal, within 5 %.
pub const TACTUS_HOST_OUTPUT_REASON_SIZE: tactus_host_output_reason = 4;
/// Both are built in.
pub const TACTUS_HOST_OUTPUT_REASON_BUILT_IN: tactus_host_output_reason = 5;
/// The vendor is the same.
pub const TACTUS_HOST_OUTPUT_REASON_VENDOR: tactus_host_output_reason = 6;
/// It is the only output that no other touchscreen has.
pub const TACTUS_HOST_OUTPUT_REASON_ONLY_ONE_LEFT: tactus_host_output_reason = 7;
/// Nothing says which: the first one, or the one that it had.
pub const TACTUS_HOST_OUTPUT_REASON_FIRST: tactus_host_output_reason = 8;

/// Facts about a touchscreen. Each text may be NULL: unknown.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_host_touchscreen {
    /// As TACTUS_HOST_TOUCHSCREEN_INIT sets it.
    pub size: usize,
    /// Name of the device, as libinput_device_get_name() returns it. It begins with the vendor.
    pub name: *const c_char,
    /// udev's ID_PATH: where it is plugged in. It tells twins apart, and devices on a board from those on USB.
    pub path: *const c_char,
    /// udev's ID_INTEGRATION: "internal" or "external"; counts more than the path.
    pub integration: *const c_char,
    /// Name of the output that the user has chosen for it; NULL or "": none.
    pub configured_output: *const c_char,
    /// udev's WL_OUTPUT, as libinput_device_get_output_name() returns it.
    pub udev_output: *const c_char,
    /// Name of the output that it has had so far, which it keeps if others fit as well; NULL: none.
    pub current_output: *const c_char,
    /// Physical size in mm, in its own orientation; 0: unknown.
    pub width_mm: f64,
    /// Physical size in mm, in its own orientation; 0: unknown.
    pub height_mm: f64,
}

impl Default for tactus_host_touchscreen {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_host_touchscreen>();
        value
    }
}

/// Facts about an output.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_host_output {
    /// As TACTUS_HOST_OUTPUT_INIT sets it.
    pub size: usize,
    /// Name, such as "eDP-1", which tells whether the output is built in.
    pub name: *const c_char,
    /// Vendor of its EDID: the three letters, or the whole name; NULL: unknown.
    pub vendor: *const c_char,
    /// Physical size in mm, turned or not; 0, and shapes such as 160 × 90: unknown.
    pub width_mm: f64,
    /// Physical size in mm, turned or not; 0, and shapes such as 160 × 90: unknown.
    pub height_mm: f64,
    /// True if a touchscreen that is not among those of the call has it.
    pub is_taken: bool,
    /// Must be 0.
    pub reserved: [u8; 7],
}

impl Default for tactus_host_output {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_host_output>();
        value
    }
}

/// Output of a touchscreen.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_host_assignment {
    /// Index of the output; -1: it belongs to none.
    pub output: i32,
    /// Why.
    pub reason: tactus_host_output_reason,
}

impl Default for tactus_host_assignment {
    /// All is 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let value: Self = unsafe { zeroed() };
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

    /// Creates the output frames of a compositor that has no tactus_host, such as one with tactus-wayland.h.
    ///
    /// - `loop`: outlives the frames
    ///
    /// - `schedule`: as schedule_frame of struct tactus_host_callbacks; NULL: whatever moves is told at once
    ///
    /// - `data`: passed to `schedule`
    ///
    /// Returns the frames, which the caller destroys; NULL if `loop` is NULL or without memory
    ///
    /// Since 0.1.
    pub fn tactus_host_frames_create(r#loop: *mut wl_event_loop, schedule: Option<unsafe extern "C" fn(f64, f64, *mut c_void)>, data: *mut c_void) -> *mut tactus_host_frames;

    /// Destroys output frames. Followers that are left tell of each move at once. Ignored in functions of followers and in
    /// schedule.
    ///
    /// - `frames`: NULL is allowed
    ///
    /// Since 0.1.
    pub fn tactus_host_frames_destroy(frames: *mut tactus_host_frames);

    /// Returns the output frames, which live as long as the host. NULL for NULL. O(1).
    /// Since 0.1.
    pub fn tactus_host_get_frames(host: *const tactus_host) -> *mut tactus_host_frames;

    /// Tells what follows fingers on an output, for a frame that is about to be drawn. Costs nothing while nothing moves.
    ///
    /// - `output`: its place in the layout, of which the name is not read; NULL: all outputs
    ///
    /// - `time_us`: now, by the clock of the touches, µs; at most 2^62
    ///
    /// - `presented_us`: when the output last showed a frame, which evens out `time_us`, since calls tremble; 0: unknown
    ///
    /// - `interval_us`: of the output's frames; 0: unknown
    ///
    /// Returns OK. BUSY: called from a function of a follower or from schedule. INVALID_ARGUMENT: a time is too large, or
    /// `frames` is NULL
    ///
    /// See tactus_host_output_frame()
    ///
    /// Since 0.1.
    pub fn tactus_host_frames_deliver(frames: *mut tactus_host_frames, output: *const tactus_gestures_output, time_us: u64, presented_us: u64, interval_us: u64) -> tactus_status;

    /// Calls tactus_host_frames_deliver() with the frames of a host; INVALID_ARGUMENT for NULL.
    /// Since 0.1.
    pub fn tactus_host_output_frame(host: *mut tactus_host, output: *const tactus_gestures_output, time_us: u64, presented_us: u64, interval_us: u64) -> tactus_status;

    /// Holds the changes of gestures until their output frame: what hold of struct tactus_gestures_host does in a compositor
    /// without a tactus_host. They are destroyed before the frames.
    ///
    /// Returns what hold returns; false if an argument is NULL, or without memory: the change is told at once
    ///
    /// Since 0.1.
    pub fn tactus_host_frames_hold(frames: *mut tactus_host_frames, gestures: *mut tactus_gestures, event: *const tactus_gestures_event) -> bool;

    /// Creates a follower, which does nothing until it begins.
    ///
    /// - `count`: values, 1 to TACTUS_HOST_FOLLOWER_VALUES. Each changes as a finger's location does, in px
    ///
    /// - `follow`: gets the values of a moment, at most once per output frame; may destroy the follower
    ///
    /// - `data`: passed to `follow`
    ///
    /// Returns the follower, which the caller destroys; NULL if `frames` or `follow` is NULL, `count` is invalid, or
    /// without memory
    ///
    /// Since 0.1.
    pub fn tactus_host_follower_create(frames: *mut tactus_host_frames, count: usize, follow: Option<unsafe extern "C" fn(*const f64, u64, *mut c_void)>, data: *mut c_void) -> *mut tactus_host_follower;

    /// Destroys a follower. Tells nothing.
    ///
    /// - `follower`: NULL is allowed
    ///
    /// Since 0.1.
    pub fn tactus_host_follower_destroy(follower: *mut tactus_host_follower);

    /// Begins, also anew, with values that the caller has shown.
    ///
    /// - `x`: location in the layout, which decides the output, as does `y`
    ///
    /// - `time_us`: of the touch, µs; at most 2^62
    ///
    /// - `values`: copied; each is finite and at most 10^6
    ///
    /// Returns OK. NO_MEMORY: values are not resampled. INVALID_ARGUMENT: a number is out of range, or a pointer is NULL
    ///
    /// Since 0.1.
    pub fn tactus_host_follower_begin(follower: *mut tactus_host_follower, x: f64, y: f64, time_us: u64, values: *const f64) -> tactus_status;

    /// Gives the values of a sample, of which the next output frame tells.
    ///
    /// Returns OK. NONE: the follower has not begun. INVALID_ARGUMENT: as tactus_host_follower_begin()
    ///
    /// Since 0.1.
    pub fn tactus_host_follower_move(follower: *mut tactus_host_follower, time_us: u64, values: *const f64) -> tactus_status;

    /// Ends: the latest values are told now, unless they were told or `is_cancelled`.
    ///
    /// Returns OK. NONE: the follower has not begun. INVALID_ARGUMENT: `follower` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_host_follower_end(follower: *mut tactus_host_follower, is_cancelled: bool) -> tactus_status;

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

    /// Assigns outputs to touchscreens. O(touchscreens² · outputs).
    ///
    /// - `touchscreens`: NULL if `touchscreen_count` is 0
    ///
    /// - `touchscreen_count`: at most TACTUS_HOST_OUTPUTS_MAXIMUM, as is `output_count`
    ///
    /// - `outputs`: in the host's order; NULL if `output_count` is 0
    ///
    /// - `assignments`: written, one for each touchscreen
    ///
    /// Returns OK. INVALID_ARGUMENT: there are too many, an array is NULL, a struct is malformed or not as large as the
    /// first, a size is negative or not finite, or an output has no name; nothing is written
    ///
    /// See tactus_host_output_reason_name()
    ///
    /// Since 0.1.
    pub fn tactus_host_assign_outputs(touchscreens: *const tactus_host_touchscreen, touchscreen_count: usize, outputs: *const tactus_host_output, output_count: usize, assignments: *mut tactus_host_assignment) -> tactus_status;

    /// Returns a reason in words, such as "built in, as the output is", to follow "touchscreen … belongs to output …: " in
    /// a log. Never NULL. The text may change.
    ///
    /// Since 0.1.
    pub fn tactus_host_output_reason_name(reason: tactus_host_output_reason) -> *const c_char;

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
