// SPDX-License-Identifier: MIT
// Written by scripts/update-rust from include/tactus-gestures.h. Do not edit.
//! Declarations of `tactus-gestures.h`.

use core::ffi::{c_char, c_int, c_uint, c_void};
use core::marker::{PhantomData, PhantomPinned};
use core::mem::{size_of, zeroed};
use crate::*;

/// Colour of the bar, 0xRRGGBB, opaque.
/// Since 0.1.
pub const TACTUS_GESTURES_BAR_COLOR: u32 = 0x303030;
/// Colour of the part of the bar that is full, 0xRRGGBB, opaque.
/// Since 0.1.
pub const TACTUS_GESTURES_FULL_COLOR: u32 = 0x3584e4;
/// The gestures of one application: a file's, on each of its seats.
/// Since 0.1.
#[repr(C)]
#[derive(Debug)]
pub struct tactus_gestures {
    _opaque: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}
/// Actions that a host can carry out: `action=` in the file, or `keys=`. New ones may be added.
/// Since 0.1.
pub type tactus_gestures_action = c_uint;
/// No action: the gesture runs commands.
pub const TACTUS_GESTURES_ACTION_NONE: tactus_gestures_action = 0;
/// Closes the window.
pub const TACTUS_GESTURES_ACTION_CLOSE: tactus_gestures_action = 1;
/// Makes the window fullscreen, or ends that.
pub const TACTUS_GESTURES_ACTION_FULLSCREEN: tactus_gestures_action = 2;
/// Activates the next window.
pub const TACTUS_GESTURES_ACTION_NEXT_WINDOW: tactus_gestures_action = 3;
/// Activates the previous window.
pub const TACTUS_GESTURES_ACTION_PREVIOUS_WINDOW: tactus_gestures_action = 4;
/// Shows the workspace on the left; follows the fingers.
pub const TACTUS_GESTURES_ACTION_WORKSPACE_LEFT: tactus_gestures_action = 5;
/// Shows the workspace on the right; follows the fingers.
pub const TACTUS_GESTURES_ACTION_WORKSPACE_RIGHT: tactus_gestures_action = 6;
/// Shows the workspace above; follows the fingers.
pub const TACTUS_GESTURES_ACTION_WORKSPACE_UP: tactus_gestures_action = 7;
/// Shows the workspace below; follows the fingers.
pub const TACTUS_GESTURES_ACTION_WORKSPACE_DOWN: tactus_gestures_action = 8;
/// Shows all windows.
pub const TACTUS_GESTURES_ACTION_OVERVIEW: tactus_gestures_action = 9;
/// Shows the on-screen keyboard.
pub const TACTUS_GESTURES_ACTION_KEYBOARD_ON: tactus_gestures_action = 10;
/// Hides the on-screen keyboard.
pub const TACTUS_GESTURES_ACTION_KEYBOARD_OFF: tactus_gestures_action = 11;
/// Clicks with the right button at the fingers.
pub const TACTUS_GESTURES_ACTION_RIGHT_CLICK: tactus_gestures_action = 12;
/// Acts as the same gesture on a touchpad; follows the fingers.
pub const TACTUS_GESTURES_ACTION_TOUCHPAD: tactus_gestures_action = 13;
/// Presses the keys of the event.
pub const TACTUS_GESTURES_ACTION_KEYS: tactus_gestures_action = 14;
/// Presses the keys of the event at phase BEGAN, and releases them at ENDED or CANCELLED. Events with KEYS may
/// come between. A host that has only KEYS gets no gesture with `hold=true`.
pub const TACTUS_GESTURES_ACTION_HOLD_KEYS: tactus_gestures_action = 15;
/// Moves the window by the displacement; follows the fingers.
pub const TACTUS_GESTURES_ACTION_MOVE: tactus_gestures_action = 16;
/// Moves the edges of the window that are nearest to its start, or scales it; follows the fingers.
pub const TACTUS_GESTURES_ACTION_RESIZE: tactus_gestures_action = 17;
/// Maximizes the window, or ends that.
pub const TACTUS_GESTURES_ACTION_MAXIMIZE: tactus_gestures_action = 18;
/// Minimizes the window.
pub const TACTUS_GESTURES_ACTION_MINIMIZE: tactus_gestures_action = 19;
/// Takes the window out of the tiling, or puts it back.
pub const TACTUS_GESTURES_ACTION_FLOAT: tactus_gestures_action = 20;
/// Lets the window fill the left half of the output.
pub const TACTUS_GESTURES_ACTION_TILE_LEFT: tactus_gestures_action = 21;
/// Lets the window fill the right half of the output.
pub const TACTUS_GESTURES_ACTION_TILE_RIGHT: tactus_gestures_action = 22;
/// Moves the window to the workspace on the left, and shows that; follows the fingers.
pub const TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_LEFT: tactus_gestures_action = 23;
/// Moves the window to the workspace on the right, and shows that; follows the fingers.
pub const TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_RIGHT: tactus_gestures_action = 24;
/// Moves the window to the workspace above, and shows that; follows the fingers.
pub const TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_UP: tactus_gestures_action = 25;
/// Moves the window to the workspace below, and shows that; follows the fingers.
pub const TACTUS_GESTURES_ACTION_MOVE_TO_WORKSPACE_DOWN: tactus_gestures_action = 26;
/// Clicks with the button of the event at the fingers.
pub const TACTUS_GESTURES_ACTION_CLICK: tactus_gestures_action = 27;
/// Holds the button of the event from the start on, while the pointer follows the fingers.
pub const TACTUS_GESTURES_ACTION_DRAG: tactus_gestures_action = 28;
/// Turns a wheel by the displacement, where the fingers landed; follows the fingers.
pub const TACTUS_GESTURES_ACTION_SCROLL: tactus_gestures_action = 29;
/// Carries out the event's words, which are the host's own.
pub const TACTUS_GESTURES_ACTION_HOST: tactus_gestures_action = 30;

/// Phase of a gesture's step.
/// Since 0.1.
pub type tactus_gestures_phase = c_uint;
/// The fingers begin to drive the action.
pub const TACTUS_GESTURES_PHASE_BEGAN: tactus_gestures_phase = 0;
/// The fingers have moved.
pub const TACTUS_GESTURES_PHASE_CHANGED: tactus_gestures_phase = 1;
/// The gesture is complete. The only phase of an action that happens at once.
pub const TACTUS_GESTURES_PHASE_ENDED: tactus_gestures_phase = 2;
/// The gesture was cancelled: take back what was shown.
pub const TACTUS_GESTURES_PHASE_CANCELLED: tactus_gestures_phase = 3;

/// One step of a gesture. Locations are in application coordinates, in px.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_gestures_event {
    /// Set by the library.
    pub size: usize,
    /// Name of the gesture in the file; never NULL.
    pub name: *const c_char,
    /// What to do.
    pub action: tactus_gestures_action,
    /// Phase of this step.
    pub phase: tactus_gestures_phase,
    /// Seat of the fingers.
    pub seat: u32,
    /// Number of fingers with which the gesture began.
    pub fingers: u32,
    /// µs of the clock of the touches.
    pub time_us: u64,
    /// Location where the first finger landed: the action concerns the window there.
    pub start_x: f64,
    /// Location where the first finger landed: the action concerns the window there.
    pub start_y: f64,
    /// Mean location of the fingers.
    pub x: f64,
    /// Mean location of the fingers.
    pub y: f64,
    /// Displacement of the fingers, px.
    pub dx: f64,
    /// Displacement of the fingers, px.
    pub dy: f64,
    /// Velocity in px/s of drags and edge swipes; 0 for other types.
    pub velocity_x: f64,
    /// Velocity in px/s of drags and edge swipes; 0 for other types.
    pub velocity_y: f64,
    /// Scale of a pinch; 1 for other types.
    pub scale: f64,
    /// Angle of a rotation in radians, clockwise; 0 for other types.
    pub rotation: f64,
    /// Progress of an action that follows the fingers, in the gesture's own direction: 1 is the output's width or
    /// height, a scale of 0 or 2, or a quarter turn. 1 for any other action.
    pub progress: f64,
    /// Codes of linux/input-event-codes.h, to be pressed in this order and released in the reverse one.
    pub keys: *const u16,
    /// Number of keys; 0 unless the action is KEYS or HOLD_KEYS.
    pub key_count: usize,
    /// At an end: whether the fingers moved far or fast enough. If not, take back what was shown.
    pub commits: bool,
    /// 0.
    pub reserved: [u8; 7],
    /// What stands behind the host's name in `action=NAME:WORDS`; NULL unless the action is HOST.
    pub words: *const c_char,
    /// Code of linux/input-event-codes.h, such as BTN_MIDDLE; 0 unless the action has a button.
    pub button: u32,
    /// 0.
    pub reserved2: u32,
}

impl Default for tactus_gestures_event {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_gestures_event>();
        value
    }
}

/// A command to run.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_gestures_command {
    /// Set by the library.
    pub size: usize,
    /// Name of the gesture in the file; never NULL.
    pub name: *const c_char,
    /// Program and arguments; the last one is followed by NULL.
    pub words: *const *mut c_char,
    /// `TACTUS_…=…` variables of this command alone; the last one is followed by NULL.
    pub environment: *const *mut c_char,
    /// µs of the clock of the touches.
    pub time_us: u64,
}

impl Default for tactus_gestures_command {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_gestures_command>();
        value
    }
}

/// Place of an output in the application's space.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_gestures_output {
    /// Set by the library.
    pub size: usize,
    /// Name as in `output=`, read before the next call; NULL: it has none.
    pub name: *const c_char,
    /// px. Default 0.
    pub x: f64,
    /// px. Default 0.
    pub y: f64,
    /// px. Default 0.
    pub width: f64,
    /// px. Default 0.
    pub height: f64,
}

impl Default for tactus_gestures_output {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_gestures_output>();
        value
    }
}

/// Bar that shows how near a gesture with `feedback=true` is to firing.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_gestures_progress {
    /// Set by the library.
    pub size: usize,
    /// Name of the gesture in the file; never NULL.
    pub name: *const c_char,
    /// The seat's number, of which there is one bar at most.
    pub seat: u32,
    /// 0.
    pub reserved: u32,
    /// Above 0 and up to 1, where the gesture is about to fire. 0: the bar goes.
    pub nearness: f64,
    /// Mean location of the fingers, px in the application's space.
    pub x: f64,
    /// Mean location of the fingers, px in the application's space.
    pub y: f64,
    /// The output on which the fingers landed, or NULL.
    pub output: *const tactus_gestures_output,
    /// The whole bar, which stays on the output; in the application's space.
    pub bar: tactus_rectangle,
    /// The part of the bar that is full.
    pub full: tactus_rectangle,
}

impl Default for tactus_gestures_progress {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_gestures_progress>();
        value
    }
}

/// Severity of a mistake in a file.
/// Since 0.1.
pub type tactus_gestures_severity = c_uint;
/// No mistake: something of this machine that the file cannot know, such as a program that is not installed.
pub const TACTUS_GESTURES_SEVERITY_HINT: tactus_gestures_severity = 0;
/// The setting works, but perhaps not as its author believes.
pub const TACTUS_GESTURES_SEVERITY_NOTE: tactus_gestures_severity = 1;
/// A value or line is ignored.
pub const TACTUS_GESTURES_SEVERITY_WARNING: tactus_gestures_severity = 2;
/// A gesture is left out.
pub const TACTUS_GESTURES_SEVERITY_ERROR: tactus_gestures_severity = 3;

/// Mistake in a file.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_gestures_mistake {
    /// Set by the library.
    pub size: usize,
    /// What the mistake costs.
    pub severity: tactus_gestures_severity,
    /// Line, from 1; 0: the whole file.
    pub line: u32,
    /// Name of the file; never NULL.
    pub file: *const c_char,
    /// Name of the section, as in the file; NULL if the mistake is about no key, or about several.
    pub section: *const c_char,
    /// The key, as in the file, or NULL.
    pub key: *const c_char,
    /// The key's value, as in the file, or NULL.
    pub value: *const c_char,
    /// The whole mistake for people, as it is logged: `FILE:LINE: [SECTION] KEY=VALUE: WHAT; CONSEQUENCE`.
    pub sentence: *const c_char,
}

impl Default for tactus_gestures_mistake {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_gestures_mistake>();
        value
    }
}

/// What a touch landed on, for `where=`. A fullscreen window is WINDOW and FULLSCREEN, the title bar that the compositor
/// draws is WINDOW and TITLE. New ones may be added.
/// Since 0.1.
pub type tactus_gestures_place = c_uint;
/// Unknown: gestures with `where=` are kept away.
pub const TACTUS_GESTURES_PLACE_UNKNOWN: tactus_gestures_place = 0;
/// No window and no panel: the background, also one that a program draws.
pub const TACTUS_GESTURES_PLACE_DESKTOP: tactus_gestures_place = 1;
/// A window of an application, with its popups.
pub const TACTUS_GESTURES_PLACE_WINDOW: tactus_gestures_place = 2;
/// Title bar of a window. A bar that the application draws is no place of its own.
pub const TACTUS_GESTURES_PLACE_TITLE: tactus_gestures_place = 4;
/// A window that covers its output.
pub const TACTUS_GESTURES_PLACE_FULLSCREEN: tactus_gestures_place = 8;
/// A panel, a dock, an on-screen keyboard, a notification.
pub const TACTUS_GESTURES_PLACE_PANEL: tactus_gestures_place = 16;

/// Functions of the host. Each may be NULL.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_gestures_host {
    /// As TACTUS_GESTURES_HOST_INIT sets it.
    pub size: usize,
    /// Name of the host in the log, copied; NULL: "this compositor".
    pub name: *const c_char,
    /// Logs a line for the user, without a newline.
    pub log: Option<unsafe extern "C" fn(*const c_char, *mut c_void)>,
    /// Tells of a mistake, after its line was logged, while a function loads or dispatches.
    pub report: Option<unsafe extern "C" fn(*const tactus_gestures_mistake, *mut c_void)>,
    /// Stores the output that a touch is on. Returns false if it is on none that is known.
    pub find_output: Option<unsafe extern "C" fn(*const tactus_touch, *mut tactus_gestures_output, *mut c_void) -> bool>,
    /// Returns whether an output of this name exists now.
    pub has_output: Option<unsafe extern "C" fn(*const c_char, *mut c_void) -> bool>,
    /// Returns the application id of the window below a touch, or NULL. The text is read before the next call.
    pub get_app_id: Option<unsafe extern "C" fn(*const tactus_touch, *mut c_void) -> *const c_char>,
    /// Whether the host calls tactus_application_set_modifiers().
    pub knows_modifiers: bool,
    /// Whether the host calls tactus_application_set_tablet_mode().
    pub knows_tablet_mode: bool,
    /// Must be 0.
    pub reserved: [u8; 2],
    /// Mask of the host's actions: bit N stands for enum tactus_gestures_action N.
    pub actions: u32,
    /// Carries out an action.
    pub act: Option<unsafe extern "C" fn(*const tactus_gestures_event, *mut c_void)>,
    /// Draws a seat's bar above everything else, moves it, or with nearness 0 removes it.
    pub show_progress: Option<unsafe extern "C" fn(*const tactus_gestures_progress, *mut c_void)>,
    /// Tells that a condition keeps a gesture away from a touch (18.5): the gesture's name and the key, such as
    /// mode; once for each such key.
    pub keep_away: Option<unsafe extern "C" fn(*const c_char, *const c_char, *const tactus_touch, *mut c_void)>,
    /// Runs a command, instead of tactus_gestures_spawn().
    pub run: Option<unsafe extern "C" fn(*const tactus_gestures_command, *mut c_void)>,
    /// Reaps the process, then calls tactus_gestures_describe_exit(). NULL: the commands become children of init or
    /// a subreaper, and nobody is told how they end.
    pub watch: Option<unsafe extern "C" fn(i32, *const c_char, *mut c_void)>,
    /// Returns the title of the window below a touch, or NULL. The text is read before the next call.
    pub get_title: Option<unsafe extern "C" fn(*const tactus_touch, *mut c_void) -> *const c_char>,
    /// Asks, at each change of a gesture that something follows, whether the host holds it and calls
    /// tactus_gestures_change() at its output frame. Tells of the gesture's begin, after act, and its end, before
    /// act; their result is ignored.
    pub hold: Option<unsafe extern "C" fn(*const tactus_gestures_event, *mut c_void) -> bool>,
    /// Returns what a touch landed on, as a mask of enum tactus_gestures_place.
    pub get_place: Option<unsafe extern "C" fn(*const tactus_touch, *mut c_void) -> u32>,
    /// Returns whether the screen is locked: then only gestures with `while=locked` are possible.
    pub is_locked: Option<unsafe extern "C" fn(*mut c_void) -> bool>,
    /// Mask of enum tactus_gestures_place that get_place() can tell; `where=` with others is left out.
    pub places: u32,
    /// Must be 0.
    pub reserved2: [u8; 4],
    /// Name in front of the host's own words in `action=NAME:WORDS`, such as sway, of small letters; copied. NULL:
    /// it has none. See TACTUS_GESTURES_ACTION_HOST.
    pub words_name: *const c_char,
}

impl Default for tactus_gestures_host {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_gestures_host>();
        value
    }
}

extern "C" {
    /// Creates the gestures of a host, without a file and without seats.
    ///
    /// - `application`: outlives the gestures
    ///
    /// - `root`: view that carries the recognizers, usually the window of all surfaces; outlives the gestures
    ///
    /// - `host`: copied
    ///
    /// - `data`: passed to the functions of `host`
    ///
    /// Returns NULL if `application`, `root` or `host` is NULL, the struct is malformed, or without memory
    ///
    /// See tactus_gestures_load(), tactus_gestures_add_seat(), tactus_gestures_destroy()
    ///
    /// Since 0.1.
    pub fn tactus_gestures_create(application: *mut tactus_application, root: *mut tactus_view, host: *const tactus_gestures_host, data: *mut c_void) -> *mut tactus_gestures;

    /// Destroys the gestures, before their application. A running gesture is cancelled. Inside functions of the host the
    /// call is ignored.
    ///
    /// - `gestures`: NULL is allowed
    ///
    /// Since 0.1.
    pub fn tactus_gestures_destroy(gestures: *mut tactus_gestures);

    /// Loads the first of these files that exists: `host_file`, if it has a section [tactus] or [tactus-gesture];
    /// tactus/gestures.conf below XDG_CONFIG_HOME, else ~/.config; tactus/gestures.conf below each of XDG_CONFIG_DIRS, else
    /// /etc/xdg.
    ///
    /// - `host_file`: the compositor's own file, whose other sections are left alone; NULL: none
    ///
    /// Returns OK, also if gestures had mistakes and were left out. NONE: there is no such file, and no gestures. SYSTEM:
    /// the file exists and cannot be read. BUSY: called from a function of the host. INVALID_ARGUMENT: `gestures`
    /// is NULL
    ///
    /// See tactus_gestures_load_file(), tactus_gestures_load_text(), tactus_gestures_find_file()
    ///
    /// Since 0.1.
    pub fn tactus_gestures_load(gestures: *mut tactus_gestures, host_file: *const c_char) -> tactus_status;

    /// Loads this file and no other.
    ///
    /// - `path`: of the file, copied
    ///
    /// - `is_host_file`: whether other sections are the compositor's own; else they are mistakes
    ///
    /// Returns OK, also if gestures had mistakes and were left out. NONE: there is no such file, and no gestures. SYSTEM: it
    /// cannot be read. BUSY: called from a function of the host. INVALID_ARGUMENT: `gestures` or `path` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_gestures_load_file(gestures: *mut tactus_gestures, path: *const c_char, is_host_file: bool) -> tactus_status;

    /// Loads a text in the format of the file, for hosts that have settings of their own. Nothing is watched. Mistakes name
    /// the file "gestures".
    ///
    /// - `text`: UTF-8 without a terminating 0; not kept
    ///
    /// - `length`: bytes
    ///
    /// Returns OK: the gestures of the text are in force. REFUSED: a mistake would drop a gesture, and the old gestures
    /// stay; without old ones the rest of the text is in force. NO_MEMORY: nothing was changed. BUSY: called from a
    /// function of the host. INVALID_ARGUMENT: `gestures` or `text` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_gestures_load_text(gestures: *mut tactus_gestures, text: *const c_char, length: usize) -> tactus_status;

    /// Returns the file that the gestures in force were read from, until it is loaded or read again. NULL for NULL, for a
    /// text, and if there was no file.
    ///
    /// Since 0.1.
    pub fn tactus_gestures_get_path(gestures: *const tactus_gestures) -> *const c_char;

    /// Finds the file that tactus_gestures_load() would read for a host without a file of its own.
    ///
    /// - `buffer`: receives the path, cut if it is too long; may be NULL with 0
    ///
    /// - `size`: of `buffer` in bytes
    ///
    /// Returns length of the whole path without the terminating 0; 0: there is no such file
    ///
    /// Since 0.1.
    pub fn tactus_gestures_find_file(buffer: *mut c_char, size: usize) -> usize;

    /// Returns a descriptor that becomes readable when a file may have changed, for the host's loop. It belongs to the
    /// library, and changes with each load.
    ///
    /// Returns -1 for NULL and for a text. -1 also if the system has no inotify: then call tactus_gestures_dispatch() from
    /// time to time
    ///
    /// Since 0.1.
    pub fn tactus_gestures_get_fd(gestures: *const tactus_gestures) -> c_int;

    /// Reads the file again if it has changed. If a mistake would drop a gesture, the old gestures stay in force.
    ///
    /// Returns whether there are new gestures; then tactus_gestures_scales_lengths() and tactus_gestures_accommodate() may
    /// give other results. false for NULL, and inside functions of the host
    ///
    /// Since 0.1.
    pub fn tactus_gestures_dispatch(gestures: *mut tactus_gestures) -> bool;

    /// Lets other programs of the same user follow the gestures: a drawer, a volume bar, a panel. Opens the socket
    /// `$XDG_RUNTIME_DIR/tactus-gestures-0`, or one with the next free number. It is removed with the gestures; one that a
    /// killed host has left is taken by the next host. `tactus gestures watch` prints what it tells, and
    /// tactus-gestures(5) has the members of each line.
    ///
    /// A program asks for gestures by name, a line each, `*` for all: at most 32 names of 127 bytes. It is accepted with the
    /// next step of a gesture. No program is waited for: one that does not read is disconnected, more than 16 are refused.
    /// Each line has lengths in px of the application's space from the output's corner, and times in µs of its clock.
    ///
    /// - `gestures`: publishes until it is destroyed. Without programs a step costs one system call, else O(programs)
    ///
    /// Returns OK, also if the socket is open. SYSTEM, with `errno`: there is no folder of the session that is the user's
    /// alone, or nothing can be opened there. INVALID_ARGUMENT for NULL
    ///
    /// Since 0.1.
    pub fn tactus_gestures_publish(gestures: *mut tactus_gestures) -> tactus_status;

    /// Tells act, and the programs that follow, of a change that the host has held; libtactus-host does it. The values may
    /// be of another moment than those that were held. The library computes the progress.
    ///
    /// - `event`: changed copy of the one that hold got, which has the same name and seat
    ///
    /// Returns OK. NONE: the gesture does not run any more. INVALID_ARGUMENT: `gestures` or `event` is NULL, its
    /// size is not the library's, it has no name, or its phase is not CHANGED
    ///
    /// See tactus_gestures_host.hold
    ///
    /// Since 0.1.
    pub fn tactus_gestures_change(gestures: *mut tactus_gestures, event: *const tactus_gestures_event) -> tactus_status;

    /// Returns the number of gestures that the host can serve; 0 for NULL. O(gestures).
    /// Since 0.1.
    pub fn tactus_gestures_get_count(gestures: *const tactus_gestures) -> usize;

    /// Returns whether a gesture has this action, which may need preparation; false for NULL. O(gestures).
    /// Since 0.1.
    pub fn tactus_gestures_uses_action(gestures: *const tactus_gestures, action: tactus_gestures_action) -> bool;

    /// Returns the most fingers that a gesture needs; 0 without gestures and for NULL. O(gestures).
    /// Since 0.1.
    pub fn tactus_gestures_get_most_fingers(gestures: *const tactus_gestures) -> u32;

    /// Returns whether lengths in px are meant for 160 px per inch (`scale-lengths=`): the host's touch sources then get
    /// TACTUS_TOUCH_SOURCE_FLAGS_SCALES_LENGTHS. false for NULL. O(1).
    ///
    /// Since 0.1.
    pub fn tactus_gestures_scales_lengths(gestures: *const tactus_gestures) -> bool;

    /// Sets the file's touch accommodations on a touchscreen (rule 1.18). Call it for each new touchscreen, and for all
    /// touchscreens after a load or dispatch.
    ///
    /// Returns OK. INVALID_ARGUMENT: `gestures` or `source` is NULL, or as
    /// tactus_touch_source_set_accommodations()
    ///
    /// Since 0.1.
    pub fn tactus_gestures_accommodate(gestures: *const tactus_gestures, source: *mut tactus_touch_source) -> tactus_status;

    /// Gives a seat the gestures.
    ///
    /// - `seat`: number as in struct tactus_touch_source_info
    ///
    /// Returns OK, also if the seat has them. NO_MEMORY: it has some, and tactus_gestures_complete_seat() gives it the rest.
    /// BUSY: called from a function of the host. INVALID_ARGUMENT: `gestures` is NULL
    ///
    /// See tactus_gestures_remove_seat()
    ///
    /// Since 0.1.
    pub fn tactus_gestures_add_seat(gestures: *mut tactus_gestures, seat: u32) -> tactus_status;

    /// Gives a seat the gestures for which there was no memory. Call it before each finger of the seat lands: it returns at
    /// once if the seat has all. O(seats).
    ///
    /// Returns whether the seat got gestures; false for NULL, and inside functions of the host
    ///
    /// Since 0.1.
    pub fn tactus_gestures_complete_seat(gestures: *mut tactus_gestures, seat: u32) -> bool;

    /// Takes the gestures from a seat. A running one is cancelled.
    ///
    /// Returns OK. NONE: the seat was not added. BUSY: called from a function of the host. INVALID_ARGUMENT: `gestures` is
    /// NULL
    ///
    /// Since 0.1.
    pub fn tactus_gestures_remove_seat(gestures: *mut tactus_gestures, seat: u32) -> tactus_status;

    /// Returns whether the seat's fingers belong to the shell: an edge swipe is undecided, or a gesture that cancels has
    /// begun. Refuse a client's request for a move or a drag by such a finger. false for NULL. O(gestures).
    ///
    /// Since 0.1.
    pub fn tactus_gestures_holds_touches(gestures: *const tactus_gestures, seat: u32) -> bool;

    /// Runs a program in a session of its own, with an empty standard input, no blocked signals and no other open files.
    /// Returns once the system has loaded the program, or has not found it.
    ///
    /// - `words`: program and arguments, followed by NULL
    ///
    /// - `environment`: variables that are added to the host's, followed by NULL; NULL: none
    ///
    /// Returns the process; -1, with errno set, if there is none or `words` is NULL or empty
    ///
    /// Since 0.1.
    pub fn tactus_gestures_spawn(words: *const *mut c_char, environment: *const *mut c_char) -> i32;

    /// Describes a status of waitpid() that is a failure.
    ///
    /// - `buffer`: receives the words, cut if they are too long
    ///
    /// - `size`: of `buffer` in bytes; 64 is enough
    ///
    /// Returns `buffer`; NULL: the status is no failure, or there is no buffer
    ///
    /// Since 0.1.
    pub fn tactus_gestures_describe_exit(status: c_int, buffer: *mut c_char, size: usize) -> *const c_char;
}
