// SPDX-License-Identifier: MIT
// Written by scripts/update-rust from include/tactus.h. Do not edit.
//! Declarations of `tactus.h`.

use core::ffi::{c_char, c_int, c_uint, c_void};
use core::marker::{PhantomData, PhantomPinned};
use core::mem::{size_of, zeroed};

/// Major version of the header: programs must be rebuilt when it changes.
/// Since 0.1.
pub const TACTUS_VERSION_MAJOR: u32 = 0;
/// Minor version of the header: features were added.
/// Since 0.1.
pub const TACTUS_VERSION_MINOR: u32 = 1;
/// Patch version of the header: bug fixes only.
/// Since 0.1.
pub const TACTUS_VERSION_PATCH: u32 = 0;
/// The largest number that is accepted: of coordinates, lengths, factors and all else.
/// Since 0.1.
pub const TACTUS_NUMBER_MAX: f64 = 4294967296.0;
/// Default time from a resampled touch to its output frame, µs (1.16).
/// Since 0.1.
pub const TACTUS_RESAMPLING_LATENCY_US: u64 = 5000;
/// Longest latency of resampling, µs.
/// Since 0.1.
pub const TACTUS_RESAMPLING_LATENCY_MAX_US: u64 = 50000;
/// A scroll view's normal rate of decay, per ms (13.5).
/// Since 0.1.
pub const TACTUS_DECAY_RATE_NORMAL: f64 = 0.998;
/// A scroll view's fast rate of decay, per ms (13.5).
/// Since 0.1.
pub const TACTUS_DECAY_RATE_FAST: f64 = 0.99;
/// The angular frequency per second with which a scroll view comes back from beyond its edge (13.6).
/// Since 0.1.
pub const TACTUS_SPRING_FREQUENCY_SCROLLING: f64 = 18.6;
#[repr(C)]
#[derive(Debug)]
pub struct tactus_application {
    _opaque: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}
#[repr(C)]
#[derive(Debug)]
pub struct tactus_responder {
    _opaque: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}
#[repr(C)]
#[derive(Debug)]
pub struct tactus_view {
    _opaque: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}
#[repr(C)]
#[derive(Debug)]
pub struct tactus_view_controller {
    _opaque: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}
#[repr(C)]
#[derive(Debug)]
pub struct tactus_recognizer {
    _opaque: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}
#[repr(C)]
#[derive(Debug)]
pub struct tactus_touch_source {
    _opaque: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}
#[repr(C)]
#[derive(Debug)]
pub struct tactus_surface_client {
    _opaque: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}
#[repr(C)]
#[derive(Debug)]
pub struct tactus_touch {
    _opaque: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}
#[repr(C)]
#[derive(Debug)]
pub struct tactus_event {
    _opaque: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}
/// Result of a call. Values are stable; new ones may be added.
/// Since 0.1.
pub type tactus_status = c_int;
/// The call has done what it says.
pub const TACTUS_STATUS_OK: tactus_status = 0;
/// A NULL pointer, a number that is not finite or out of range, a malformed struct.
pub const TACTUS_STATUS_INVALID_ARGUMENT: tactus_status = -1;
/// The recognizer or view is of another kind than the function is for.
pub const TACTUS_STATUS_WRONG_KIND: tactus_status = -2;
/// The call makes no sense in the present state.
pub const TACTUS_STATUS_WRONG_STATE: tactus_status = -3;
/// The object has been destroyed and waits to be freed.
pub const TACTUS_STATUS_DESTROYED: tactus_status = -4;
/// Called from a log handler, trace listener or destroy listener.
pub const TACTUS_STATUS_BUSY: tactus_status = -5;
/// Memory could not be reserved; nothing was changed.
pub const TACTUS_STATUS_NO_MEMORY: tactus_status = -6;
/// A bound was reached: 64 live touches, 1024 samples sent from inside callbacks.
pub const TACTUS_STATUS_LIMIT: tactus_status = -7;
/// No such touch is down on this source.
pub const TACTUS_STATUS_UNKNOWN_TOUCH: tactus_status = -8;
/// A touch with this id is already down on this source.
pub const TACTUS_STATUS_DUPLICATE_TOUCH: tactus_status = -9;
/// The relation would close a cycle.
pub const TACTUS_STATUS_CYCLE: tactus_status = -10;
/// The object belongs to another application.
pub const TACTUS_STATUS_FOREIGN_OBJECT: tactus_status = -11;
/// The operating system refused (timerfd).
pub const TACTUS_STATUS_SYSTEM: tactus_status = -12;
/// There is nothing of the kind asked for (no deadline, no reason).
pub const TACTUS_STATUS_NONE: tactus_status = -13;
/// A callback of the program said no; that is an answer and is not logged.
pub const TACTUS_STATUS_REFUSED: tactus_status = -14;

/// Severity of a log line.
/// Since 0.1.
pub type tactus_log_level = c_uint;
/// Details for people who work on Tactus.
pub const TACTUS_LOG_LEVEL_DEBUG: tactus_log_level = 0;
/// News that need no action.
pub const TACTUS_LOG_LEVEL_INFO: tactus_log_level = 1;
/// Input that was refused or corrected.
pub const TACTUS_LOG_LEVEL_WARNING: tactus_log_level = 2;
/// A mistake of the program that calls the library: "client bug: …", once per kind.
pub const TACTUS_LOG_LEVEL_ERROR: tactus_log_level = 3;

/// Receives log lines: UTF-8, without a newline, valid during the call. Only getters may be called.
///
/// Since 0.1.
pub type tactus_log_func = Option<unsafe extern "C" fn(tactus_log_level, *const c_char, *mut c_void)>;

/// Optional features, which a program can query. A number never changes its meaning, and
/// what is supported stays so as long as the soname does (docs/abi-policy.md).
/// Since 0.1.
pub type tactus_feature = c_uint;
/// Surfaces: clients' touches as wl_touch streams (§10).
pub const TACTUS_FEATURE_SURFACES: tactus_feature = 1;
/// Controls (§9).
pub const TACTUS_FEATURE_CONTROLS: tactus_feature = 2;
/// Scroll views (§13).
pub const TACTUS_FEATURE_SCROLL_VIEWS: tactus_feature = 3;
/// Shakes and remote-control events (3.5, 3.6).
pub const TACTUS_FEATURE_MOTION: tactus_feature = 4;
/// Pointers, touchpads, wheels and styluses drive recognizers (§14).
pub const TACTUS_FEATURE_INDIRECT_INPUT: tactus_feature = 5;
/// Reasons, traces and dumps (§15).
pub const TACTUS_FEATURE_REASONS: tactus_feature = 6;
/// The transform recognizer and references (8.12, 8.13).
pub const TACTUS_FEATURE_TRANSFORM: tactus_feature = 7;

/// Called once when an object's memory is about to go. Only getters of other objects may be called.
/// Since 0.1.
pub type tactus_destroy_func = Option<unsafe extern "C" fn(*mut c_void, *mut c_void)>;

/// Destroys data of the host's that was added together with a function. Called once, when the outermost call of the
/// library returns; only getters may be called.
///
/// Since 0.1.
pub type tactus_data_destroy_func = Option<unsafe extern "C" fn(*mut c_void)>;

/// When touches are delivered (1.11).
/// Since 0.1.
pub type tactus_delivery_mode = c_uint;
/// Each input frame at once.
pub const TACTUS_DELIVERY_MODE_INPUT_FRAME: tactus_delivery_mode = 0;
/// Gathered until tactus_application_deliver(); samples in between are coalesced.
pub const TACTUS_DELIVERY_MODE_OUTPUT_FRAME: tactus_delivery_mode = 1;

/// Modifier keys, a mask (rule 1.19). The values are those of wlroots' enum wlr_keyboard_modifier: a wlroots host passes
/// its mask as it is. Further bits are further keys.
///
/// Since 0.1.
pub type tactus_modifier = c_uint;
/// No key.
pub const TACTUS_MODIFIER_NONE: tactus_modifier = 0;
/// Shift.
pub const TACTUS_MODIFIER_SHIFT: tactus_modifier = 1;
/// Control.
pub const TACTUS_MODIFIER_CTRL: tactus_modifier = 4;
/// Alt.
pub const TACTUS_MODIFIER_ALT: tactus_modifier = 8;
/// Super, the logo key; UIKit's command key.
pub const TACTUS_MODIFIER_SUPER: tactus_modifier = 64;

/// Flags of a touch source: how its device reports.
/// Since 0.1.
pub type tactus_touch_source_flags = c_uint;
/// Frames, coordinates of the rectangle in px, lengths as they are.
pub const TACTUS_TOUCH_SOURCE_FLAGS_NONE: tactus_touch_source_flags = 0;
/// Sends no frames: every event is delivered by itself.
pub const TACTUS_TOUCH_SOURCE_FLAGS_FRAMELESS: tactus_touch_source_flags = 1;
/// Coordinates run from 0 to 1 across the rectangle.
pub const TACTUS_TOUCH_SOURCE_FLAGS_NORMALIZED: tactus_touch_source_flags = 2;
/// Lengths in px are taken for 160 px per inch and scaled to the panel's real density (8.9).
pub const TACTUS_TOUCH_SOURCE_FLAGS_SCALES_LENGTHS: tactus_touch_source_flags = 4;
/// Times come from another clock than CLOCK_MONOTONIC of this machine: a nested compositor, a
/// recording, a remote screen. The source's first sample after a time without touches is set to the
/// application's time, or to CLOCK_MONOTONIC once tactus_application_get_timer_fd() was called; the
/// others keep their distances to it. A frame counts at the time of its last sample, whatever time it
/// bears (11.4).
pub const TACTUS_TOUCH_SOURCE_FLAGS_FOREIGN_CLOCK: tactus_touch_source_flags = 8;

/// Place of a device in the application, and how it reports.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_touch_source_info {
    pub size: usize,
    /// Each seat has its own multi-touch sequences (1.13).
    pub seat: u32,
    /// enum tactus_touch_source_flags.
    pub flags: u32,
    /// Rectangle of the device in the application: that of its output.
    pub x: f64,
    /// Rectangle of the device in the application: that of its output.
    pub y: f64,
    /// Rectangle of the device in the application: that of its output.
    pub width: f64,
    /// Rectangle of the device in the application: that of its output.
    pub height: f64,
    /// Physical size of that rectangle in mm; 0: unknown.
    pub width_mm: f64,
    /// Physical size of that rectangle in mm; 0: unknown.
    pub height_mm: f64,
    /// Applied to what is fed, before anything else: a, b, c, d, tx, ty as of a view. All 0: none.
    pub transform: [f64; 6],
}

impl Default for tactus_touch_source_info {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_touch_source_info>();
        value
    }
}

/// Place at which tap assistance delivers a tap (1.18).
/// Since 0.1.
pub type tactus_tap_place = c_uint;
/// The location of the touch-down.
pub const TACTUS_TAP_PLACE_INITIAL: tactus_tap_place = 0;
/// The location of the lift.
pub const TACTUS_TAP_PLACE_FINAL: tactus_tap_place = 1;

/// Touch accommodations for people whose fingers tremble, bounce or slide (1.18). They change what the device says
/// before anything else sees it: recognizers, views and clients' surfaces get the same touches. The three apply in the
/// order ignore repeat, hold duration, tap assistance. A duration of 0 switches one off, which is the default.
///
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_touch_accommodations {
    pub size: usize,
    /// Hold duration, µs: a finger comes down once it has been held for so long, where it is then. One that lifts
    /// earlier is not delivered at all.
    pub hold_duration_us: u64,
    /// Ignore repeat, µs: a finger that lands sooner than this after the lift of a delivered finger, and at most
    /// 45 px from it, is not delivered at all.
    pub ignore_repeat_us: u64,
    /// Tap assistance, µs: a finger that lifts sooner than this after its down is delivered at its lift, as a tap
    /// that did not move. One that stays comes down after this time, where it is then.
    pub tap_assistance_us: u64,
    /// enum tactus_tap_place: where such a tap is delivered.
    pub tap_place: u32,
    /// 0.
    pub reserved: u32,
}

impl Default for tactus_touch_accommodations {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_touch_accommodations>();
        value
    }
}

/// All that can be said of a touch at a moment.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_touch_sample {
    pub size: usize,
    /// The device's time.
    pub time_us: u64,
    /// The finger, as the device names it.
    pub id: i32,
    /// enum tactus_touch_type; counts at the down.
    pub r#type: u32,
    /// As its source counts: px, or parts of its rectangle.
    pub x: f64,
    /// As its source counts: px, or parts of its rectangle.
    pub y: f64,
    /// px; 0: unknown.
    pub major_radius: f64,
    /// 0: unknown.
    pub force: f64,
    /// 0: unknown.
    pub maximum_possible_force: f64,
    /// enum tactus_button; 0 for fingers.
    pub button_mask: u32,
    pub reserved: u32,
    /// Of a stylus, radians: from upright, and where its upper end points, clockwise from the direction of x.
    pub tilt: f64,
    /// Of a stylus, radians: from upright, and where its upper end points, clockwise from the direction of x.
    pub azimuth: f64,
}

impl Default for tactus_touch_sample {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_touch_sample>();
        value
    }
}

/// A yes, a no, or whatever the library would do by itself.
/// Since 0.1.
pub type tactus_answer = c_uint;
/// The library decides by its rules.
pub const TACTUS_ANSWER_DEFAULT: tactus_answer = 0;
/// Yes.
pub const TACTUS_ANSWER_YES: tactus_answer = 1;
/// No.
pub const TACTUS_ANSWER_NO: tactus_answer = 2;

/// Overrides of a view. NULL members keep the default.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_view_callbacks {
    pub size: usize,
    /// Replaces the hit test: a view of this subtree, or NULL for none (2.1). The point is in the view's
    /// space.
    pub hit_test: Option<unsafe extern "C" fn(*mut tactus_view, f64, f64, *mut c_void) -> *mut tactus_view>,
    /// Replaces the half-open bounds (2.2).
    pub point_inside: Option<unsafe extern "C" fn(*mut tactus_view, f64, f64, *mut c_void) -> tactus_answer>,
    /// The view entered `window`, or left its window (NULL) (2.11).
    pub did_move_to_window: Option<unsafe extern "C" fn(*mut tactus_view, *mut tactus_view, *mut c_void)>,
    /// Asked of the recognizer's view and of the hit-test view (6.11).
    pub should_begin: Option<unsafe extern "C" fn(*mut tactus_view, *mut tactus_recognizer, *mut c_void) -> tactus_answer>,
    /// Of a window: it has become the key window, by tactus_window_make_key() or as the front one (rule 3.4).
    pub became_key: Option<unsafe extern "C" fn(*mut tactus_view, *mut c_void)>,
    /// Of a window: it is not the key window any more. Called before the next one's became_key.
    pub resigned_key: Option<unsafe extern "C" fn(*mut tactus_view, *mut c_void)>,
}

impl Default for tactus_view_callbacks {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_view_callbacks>();
        value
    }
}

/// What a view was created as.
/// Since 0.1.
pub type tactus_view_kind = c_uint;
/// tactus_view_create().
pub const TACTUS_VIEW_KIND_PLAIN: tactus_view_kind = 0;
/// tactus_window_create().
pub const TACTUS_VIEW_KIND_WINDOW: tactus_view_kind = 1;
/// tactus_control_create().
pub const TACTUS_VIEW_KIND_CONTROL: tactus_view_kind = 2;
/// tactus_scroll_view_create().
pub const TACTUS_VIEW_KIND_SCROLL_VIEW: tactus_view_kind = 3;
/// tactus_surface_create().
pub const TACTUS_VIEW_KIND_SURFACE: tactus_view_kind = 4;

/// One rectangle of an input region, in the view's space.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_rectangle {
    /// px.
    pub x: f64,
    /// px.
    pub y: f64,
    /// px.
    pub width: f64,
    /// px.
    pub height: f64,
}

impl Default for tactus_rectangle {
    /// All is 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let value: Self = unsafe { zeroed() };
        value
    }
}

/// Phase of a touch in a delivery (1.2).
/// Since 0.1.
pub type tactus_touch_phase = c_uint;
/// The touch went down.
pub const TACTUS_TOUCH_PHASE_BEGAN: tactus_touch_phase = 0;
/// The location, force or size has changed.
pub const TACTUS_TOUCH_PHASE_MOVED: tactus_touch_phase = 1;
/// The touch is down and did not change in this delivery.
pub const TACTUS_TOUCH_PHASE_STATIONARY: tactus_touch_phase = 2;
/// The touch lifted.
pub const TACTUS_TOUCH_PHASE_ENDED: tactus_touch_phase = 3;
/// The touch is taken back: nothing of it may have an effect.
pub const TACTUS_TOUCH_PHASE_CANCELLED: tactus_touch_phase = 4;

/// Type of a touch (1.7).
/// Since 0.1.
pub type tactus_touch_type = c_uint;
/// A finger on a touchscreen.
pub const TACTUS_TOUCH_TYPE_DIRECT: tactus_touch_type = 0;
/// Fingers on a touchpad (14.2).
pub const TACTUS_TOUCH_TYPE_INDIRECT: tactus_touch_type = 1;
/// A pen on a tablet or touchscreen.
pub const TACTUS_TOUCH_TYPE_STYLUS: tactus_touch_type = 2;
/// A pointer with a button down (14.1).
pub const TACTUS_TOUCH_TYPE_INDIRECT_POINTER: tactus_touch_type = 3;

/// Type of an event.
/// Since 0.1.
pub type tactus_event_type = c_uint;
/// Touches of fingers, pens or pressed pointers.
pub const TACTUS_EVENT_TYPE_TOUCHES: tactus_event_type = 0;
/// A shake (3.6).
pub const TACTUS_EVENT_TYPE_MOTION: tactus_event_type = 1;
/// A media key; the subtype is an enum tactus_remote_control.
pub const TACTUS_EVENT_TYPE_REMOTE_CONTROL: tactus_event_type = 2;
/// A pointer or pen over a view without touching (8.8).
pub const TACTUS_EVENT_TYPE_HOVER: tactus_event_type = 3;
/// A touchpad's; the subtype is an enum tactus_gesture.
pub const TACTUS_EVENT_TYPE_GESTURE: tactus_event_type = 4;
/// The subtype is an enum tactus_scroll_type.
pub const TACTUS_EVENT_TYPE_SCROLL: tactus_event_type = 5;

/// A coalesced or predicted location of a touch.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_touch_place {
    pub size: usize,
    /// When it was there, or will be.
    pub time_us: u64,
    /// In the asked view's space.
    pub x: f64,
    /// In the asked view's space.
    pub y: f64,
    /// As the device reported; of a predicted location those of the touch.
    pub force: f64,
    /// As the device reported; of a predicted location those of the touch.
    pub major_radius: f64,
}

impl Default for tactus_touch_place {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_touch_place>();
        value
    }
}

/// Called for every touch-down before anything is delayed or cancelled: for focus, idle timers, raising.
/// Since 0.1.
pub type tactus_touch_down_func = Option<unsafe extern "C" fn(*const tactus_touch, *mut c_void)>;

/// Answer of a touch callback: whether it has handled the touches.
/// Since 0.1.
pub type tactus_handling = c_uint;
/// Done with: the touches stop here.
pub const TACTUS_HANDLING_HANDLED: tactus_handling = 0;
/// Passed on to the next responder (3.2).
pub const TACTUS_HANDLING_UNHANDLED: tactus_handling = 1;

/// One call per phase: `touches` are valid during it, in the order in which they went down.
/// Since 0.1.
pub type tactus_touches_func = Option<unsafe extern "C" fn(*mut tactus_responder, *const *const tactus_touch, usize, *const tactus_event, *mut c_void) -> tactus_handling>;

/// Handles an event other than touches: motion or remote control.
/// Since 0.1.
pub type tactus_event_func = Option<unsafe extern "C" fn(*mut tactus_responder, *const tactus_event, *mut c_void) -> tactus_handling>;

/// Callbacks of any responder (view, controller, application, application delegate). A NULL
/// member forwards to the next responder. The struct is copied.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_responder_callbacks {
    pub size: usize,
    /// Touches went down on it (3.2).
    pub touches_began: tactus_touches_func,
    /// Touches that began on it moved.
    pub touches_moved: tactus_touches_func,
    /// They lifted.
    pub touches_ended: tactus_touches_func,
    /// They are taken back: undo what they did.
    pub touches_cancelled: tactus_touches_func,
    /// A shake began (3.5).
    pub motion_began: tactus_event_func,
    /// The shake ended.
    pub motion_ended: tactus_event_func,
    /// The shake was cancelled.
    pub motion_cancelled: tactus_event_func,
    /// A media key: tactus_event_get_subtype() is an enum tactus_remote_control.
    pub remote_control_received: tactus_event_func,
    /// Performs an action of a control; see tactus_control_add_action().
    pub perform_action: Option<unsafe extern "C" fn(*mut tactus_responder, u32, *mut tactus_view, u32, *mut c_void) -> tactus_handling>,
    /// Default no (3.4).
    pub can_become_first_responder: Option<unsafe extern "C" fn(*mut tactus_responder, *mut c_void) -> tactus_answer>,
    /// Default yes.
    pub can_resign_first_responder: Option<unsafe extern "C" fn(*mut tactus_responder, *mut c_void) -> tactus_answer>,
    /// Of the application's delegate only: the keyboard was folded away or back (14.5).
    pub tablet_mode_changed: Option<unsafe extern "C" fn(*mut tactus_responder, bool, *mut c_void)>,
    /// The responder has become first responder (rule 3.4).
    pub became_first_responder: Option<unsafe extern "C" fn(*mut tactus_responder, *mut c_void)>,
    /// The responder is not first responder any more: it has resigned, or has left its window (rule 3.4).
    pub resigned_first_responder: Option<unsafe extern "C" fn(*mut tactus_responder, *mut c_void)>,
}

impl Default for tactus_responder_callbacks {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_responder_callbacks>();
        value
    }
}

/// A send-event filter: sees every delivery first; YES swallows it (1.14). A touch whose end is
/// swallowed is cancelled, so that everything that began is closed.
/// Since 0.1.
pub type tactus_event_filter_func = Option<unsafe extern "C" fn(*const tactus_event, *mut c_void) -> tactus_answer>;

/// The kinds of recognizers (§8).
/// Since 0.1.
pub type tactus_recognizer_kind = c_uint;
/// The functions of the host.
pub const TACTUS_RECOGNIZER_KIND_CUSTOM: tactus_recognizer_kind = 0;
/// Fingers that touch and lift (8.2).
pub const TACTUS_RECOGNIZER_KIND_TAP: tactus_recognizer_kind = 1;
/// Fingers that rest for a time.
pub const TACTUS_RECOGNIZER_KIND_LONG_PRESS: tactus_recognizer_kind = 2;
/// Fingers that move.
pub const TACTUS_RECOGNIZER_KIND_PAN: tactus_recognizer_kind = 3;
/// Fingers that move quickly along a direction.
pub const TACTUS_RECOGNIZER_KIND_SWIPE: tactus_recognizer_kind = 4;
/// Two fingers that change their distance (8.6).
pub const TACTUS_RECOGNIZER_KIND_PINCH: tactus_recognizer_kind = 5;
/// Two fingers that turn about each other (8.7).
pub const TACTUS_RECOGNIZER_KIND_ROTATION: tactus_recognizer_kind = 6;
/// A finger that comes in from an edge.
pub const TACTUS_RECOGNIZER_KIND_SCREEN_EDGE_PAN: tactus_recognizer_kind = 7;
/// A pointer or pen that hovers (8.8).
pub const TACTUS_RECOGNIZER_KIND_HOVER: tactus_recognizer_kind = 8;
/// Fingers that move, scale and turn what they hold (8.13).
pub const TACTUS_RECOGNIZER_KIND_TRANSFORM: tactus_recognizer_kind = 9;

/// State of a recognizer (5.1).
/// Since 0.1.
pub type tactus_recognizer_state = c_uint;
/// No gesture so far; also between attempts.
pub const TACTUS_RECOGNIZER_STATE_POSSIBLE: tactus_recognizer_state = 0;
/// A continuous recognizer has recognized its gesture.
pub const TACTUS_RECOGNIZER_STATE_BEGAN: tactus_recognizer_state = 1;
/// Its values or fingers have changed.
pub const TACTUS_RECOGNIZER_STATE_CHANGED: tactus_recognizer_state = 2;
/// Of a discrete recognizer: recognized.
pub const TACTUS_RECOGNIZER_STATE_ENDED: tactus_recognizer_state = 3;
/// The name for discrete recognizers: the same value as ENDED.
pub const TACTUS_RECOGNIZER_STATE_RECOGNIZED: tactus_recognizer_state = 3;
/// The gesture was taken back after BEGAN: undo it.
pub const TACTUS_RECOGNIZER_STATE_CANCELLED: tactus_recognizer_state = 4;
/// The touches are not this gesture. No action is called.
pub const TACTUS_RECOGNIZER_STATE_FAILED: tactus_recognizer_state = 5;

/// A recognizer's action: on began, changed, ended, cancelled; the state read in it is the one reported.
/// Since 0.1.
pub type tactus_action_func = Option<unsafe extern "C" fn(*mut tactus_recognizer, *mut c_void)>;

/// Questions about two recognizers: `recognizer` is the one whose delegate or table is asked.
/// Since 0.1.
pub type tactus_pair_question_func = Option<unsafe extern "C" fn(*mut tactus_recognizer, *mut tactus_recognizer, *mut c_void) -> tactus_answer>;

/// The delegate; NULL members mean the default. The struct is copied.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_recognizer_delegate {
    pub size: usize,
    /// Asked once per attempt, before failure requirements are waited for. Default yes.
    pub should_begin: Option<unsafe extern "C" fn(*mut tactus_recognizer, *mut c_void) -> tactus_answer>,
    /// Asked once per attempt, at its first touch. Default yes.
    pub should_receive_event: Option<unsafe extern "C" fn(*mut tactus_recognizer, *const tactus_event, *mut c_void) -> tactus_answer>,
    /// Asked once per touch. Default yes.
    pub should_receive_touch: Option<unsafe extern "C" fn(*mut tactus_recognizer, *const tactus_touch, *mut c_void) -> tactus_answer>,
    /// One yes of either delegate lets both go on. Default no.
    pub should_recognize_simultaneously_with: tactus_pair_question_func,
    /// A yes makes `recognizer` wait for `other` in this attempt.
    pub should_require_failure_of: tactus_pair_question_func,
    /// A yes makes `other` wait for `recognizer` in this attempt.
    pub should_be_required_to_fail_by: tactus_pair_question_func,
}

impl Default for tactus_recognizer_delegate {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_recognizer_delegate>();
        value
    }
}

/// Unit of a length.
/// Since 0.1.
pub type tactus_length_unit = c_uint;
/// Logical pixels.
pub const TACTUS_LENGTH_UNIT_PIXELS: tactus_length_unit = 0;
/// Of the panel, by the touch source's physical size; 10 px count as 1.6 mm where it is unknown (8.9).
pub const TACTUS_LENGTH_UNIT_MILLIMETRES: tactus_length_unit = 1;

/// Lengths that a recognizer measures with; which kinds have which stands beside each.
/// Since 0.1.
pub type tactus_length = c_uint;
/// Tap (45), long press (10); the taps before a long press have TAP_MOVEMENT.
pub const TACTUS_LENGTH_ALLOWABLE_MOVEMENT: tactus_length = 0;
/// Tap (45), long press (45): between successive taps.
pub const TACTUS_LENGTH_TAP_DISTANCE: tactus_length = 1;
/// Pan, screen-edge pan, transform (10, the centroid), pinch (8), rotation (10, the arc): what begins it.
pub const TACTUS_LENGTH_BEGIN: tactus_length = 2;
/// Swipe (50): along a direction.
pub const TACTUS_LENGTH_SWIPE_ALONG: tactus_length = 3;
/// Swipe (50): across it at most.
pub const TACTUS_LENGTH_SWIPE_ACROSS: tactus_length = 4;
/// Screen-edge pan (13).
pub const TACTUS_LENGTH_EDGE_WIDTH: tactus_length = 5;
/// Long press (45): movement within the taps before the press.
pub const TACTUS_LENGTH_TAP_MOVEMENT: tactus_length = 6;
/// Transform (8): by how much twice the fingers' mean distance from their centroid changes before it begins.
pub const TACTUS_LENGTH_BEGIN_SPREAD: tactus_length = 7;
/// Transform (10): the arc that the fingers make about their centroid before it begins.
pub const TACTUS_LENGTH_BEGIN_ARC: tactus_length = 8;

/// Durations that a recognizer measures with.
/// Since 0.1.
pub type tactus_duration = c_uint;
/// Tap, long press (750 ms): from the first finger down to the last one up.
pub const TACTUS_DURATION_TAP: tactus_duration = 0;
/// Tap, long press (350 ms): from one tap's lift to the next one's down.
pub const TACTUS_DURATION_TAP_INTERVAL: tactus_duration = 1;
/// Tap, long press (250 ms): within which all fingers of a tap come down.
pub const TACTUS_DURATION_ARRIVAL: tactus_duration = 2;
/// Long press (500 ms).
pub const TACTUS_DURATION_MINIMUM_PRESS: tactus_duration = 3;
/// Swipe (500 ms).
pub const TACTUS_DURATION_SWIPE: tactus_duration = 4;
/// Every kind (0: no limit): from the first touch's down until as many touches must be down as the recognizer
/// needs. After that it no longer delays touches in this attempt (7.15). 80 ms let three fingers arrive
/// together, and let a single one go.
pub const TACTUS_DURATION_DELAY_TOGETHER: tactus_duration = 5;
/// Every kind (0: no limit): from the down of the last of these touches until the recognizer must have left
/// possible. After that it no longer delays touches in this attempt (7.15). 300 ms are enough for a movement to
/// begin.
pub const TACTUS_DURATION_DELAY_UNDECIDED: tactus_duration = 6;

/// Reference from which the values of a pan, pinch, rotation or transform count (8.12).
/// Since 0.1.
pub type tactus_reference = c_uint;
/// The touch-down: the begin threshold is part of the value, so what the fingers hold stays under them.
pub const TACTUS_REFERENCE_TOUCH_DOWN: tactus_reference = 0;
/// The begin: translation and rotation are 0 then, and the scale is 1.
pub const TACTUS_REFERENCE_BEGAN: tactus_reference = 1;

/// Directions of a swipe, a mask.
/// Since 0.1.
pub type tactus_swipe_direction = c_uint;
/// No direction.
pub const TACTUS_SWIPE_DIRECTION_NONE: tactus_swipe_direction = 0;
/// To the right.
pub const TACTUS_SWIPE_DIRECTION_RIGHT: tactus_swipe_direction = 1;
/// To the left.
pub const TACTUS_SWIPE_DIRECTION_LEFT: tactus_swipe_direction = 2;
/// Upward.
pub const TACTUS_SWIPE_DIRECTION_UP: tactus_swipe_direction = 4;
/// Downward.
pub const TACTUS_SWIPE_DIRECTION_DOWN: tactus_swipe_direction = 8;

/// Parts of a transform, a mask.
/// Since 0.1.
pub type tactus_transform_part = c_uint;
/// No part.
pub const TACTUS_TRANSFORM_PART_NONE: tactus_transform_part = 0;
/// The displacement of the fingers' centroid.
pub const TACTUS_TRANSFORM_PART_TRANSLATION: tactus_transform_part = 1;
/// The distance between the fingers.
pub const TACTUS_TRANSFORM_PART_SCALE: tactus_transform_part = 2;
/// The rotation of the fingers.
pub const TACTUS_TRANSFORM_PART_ROTATION: tactus_transform_part = 4;

/// Edges, a mask.
/// Since 0.1.
pub type tactus_edge = c_uint;
/// No edge.
pub const TACTUS_EDGE_NONE: tactus_edge = 0;
/// The upper edge.
pub const TACTUS_EDGE_TOP: tactus_edge = 1;
/// The left edge.
pub const TACTUS_EDGE_LEFT: tactus_edge = 2;
/// The lower edge.
pub const TACTUS_EDGE_BOTTOM: tactus_edge = 4;
/// The right edge.
pub const TACTUS_EDGE_RIGHT: tactus_edge = 8;

/// Directions in which a screen-edge pan may begin, a mask.
/// Since 0.1.
pub type tactus_edge_pan_direction = c_uint;
/// No direction.
pub const TACTUS_EDGE_PAN_DIRECTION_NONE: tactus_edge_pan_direction = 0;
/// At most 45° from the edge's inward normal.
pub const TACTUS_EDGE_PAN_DIRECTION_INWARDS: tactus_edge_pan_direction = 1;
/// More than 45° and at most 90° from the edge's inward normal.
pub const TACTUS_EDGE_PAN_DIRECTION_ALONG: tactus_edge_pan_direction = 2;
/// Both.
pub const TACTUS_EDGE_PAN_DIRECTION_EITHER: tactus_edge_pan_direction = 3;

/// Called when `view` has deferred a shell's gesture from `edge`: show that the same gesture works now (rule 2.13).
/// `recognizer` has failed.
///
/// Since 0.1.
pub type tactus_edge_deferral_func = Option<unsafe extern "C" fn(*mut tactus_view, *mut tactus_recognizer, tactus_edge, *mut c_void)>;

/// Touches of a recognizer, all that are in one phase (4.3), on whatever views they are.
/// Since 0.1.
pub type tactus_recognizer_touches_func = Option<unsafe extern "C" fn(*mut tactus_recognizer, *const *const tactus_touch, usize, *const tactus_event, *mut c_void)>;

/// NULL members keep the default (of a custom one: nothing, cancelled: cancel or fail). Copied.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_recognizer_callbacks {
    pub size: usize,
    /// Touches that it was bound to went down.
    pub touches_began: tactus_recognizer_touches_func,
    /// They moved.
    pub touches_moved: tactus_recognizer_touches_func,
    /// They lifted.
    pub touches_ended: tactus_recognizer_touches_func,
    /// The hardware or the system took them back (1.12).
    pub touches_cancelled: tactus_recognizer_touches_func,
    /// The attempt is over and the state is possible again.
    pub reset: Option<unsafe extern "C" fn(*mut tactus_recognizer, *mut c_void)>,
    /// The deadline of tactus_recognizer_set_deadline() has come.
    pub deadline_reached: Option<unsafe extern "C" fn(*mut tactus_recognizer, u64, *mut c_void)>,
    /// NO: it lets the other recognize beside it (6.3).
    pub can_prevent: tactus_pair_question_func,
    /// NO: the other does not keep it from recognizing (6.3).
    pub can_be_prevented_by: tactus_pair_question_func,
    /// YES: it waits for the other to fail, in this attempt (6.9).
    pub should_require_failure_of: tactus_pair_question_func,
    /// YES: the other waits for it to fail, in this attempt (6.9).
    pub should_be_required_to_fail_by: tactus_pair_question_func,
}

impl Default for tactus_recognizer_callbacks {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_recognizer_callbacks>();
        value
    }
}

/// Flags of a custom recognizer.
/// Since 0.1.
pub type tactus_custom_recognizer_flags = c_uint;
/// A continuous recognizer.
pub const TACTUS_CUSTOM_RECOGNIZER_FLAGS_NONE: tactus_custom_recognizer_flags = 0;
/// possible → ended or failed only.
pub const TACTUS_CUSTOM_RECOGNIZER_FLAGS_DISCRETE: tactus_custom_recognizer_flags = 1;

/// Event of a touch on a client's surface.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_surface_touch {
    pub size: usize,
    /// The seat of its source.
    pub seat: u32,
    /// Small, unique among the client's live touches of the seat: the id for the wire.
    pub wire_id: i32,
    /// µs, never decreasing on one client's stream of one seat.
    pub time_us: u64,
    /// Surface-local location; of an up the last one.
    pub x: f64,
    /// Surface-local location; of an up the last one.
    pub y: f64,
    /// The touch behind it, valid during the call.
    pub touch: *const tactus_touch,
}

impl Default for tactus_surface_touch {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_surface_touch>();
        value
    }
}

/// Callbacks that get a client's stream. All wl_touch resources of the client and seat get the same.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_surface_client_callbacks {
    pub size: usize,
    /// wl_touch.down.
    pub down: Option<unsafe extern "C" fn(*mut tactus_surface_client, *mut tactus_view, *const tactus_surface_touch, *mut c_void)>,
    /// wl_touch.motion: the surface-local location has changed.
    pub motion: Option<unsafe extern "C" fn(*mut tactus_surface_client, *mut tactus_view, *const tactus_surface_touch, *mut c_void)>,
    /// wl_touch.up.
    pub up: Option<unsafe extern "C" fn(*mut tactus_surface_client, *mut tactus_view, *const tactus_surface_touch, *mut c_void)>,
    /// Ends what came before for this seat.
    pub frame: Option<unsafe extern "C" fn(*mut tactus_surface_client, u32, *mut c_void)>,
    /// All of the client's touches of this seat are over.
    pub cancel: Option<unsafe extern "C" fn(*mut tactus_surface_client, u32, *mut c_void)>,
}

impl Default for tactus_surface_client_callbacks {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_surface_client_callbacks>();
        value
    }
}

/// Callbacks that get the rest of a touch that the host has taken.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_touch_grab_callbacks {
    pub size: usize,
    /// The finger moved; application's space.
    pub motion: Option<unsafe extern "C" fn(*const tactus_touch, u64, f64, f64, *mut c_void)>,
    /// The finger lifted (`cancelled` false) or the system took it; nothing follows.
    pub end: Option<unsafe extern "C" fn(*const tactus_touch, u64, bool, *mut c_void)>,
    /// Destroys `data`, once, when the outermost call returns in which the touch has ended or its application is
    /// destroyed; nothing else is called with it then. May call getters alone. NULL: nothing is destroyed.
    pub destroy: Option<unsafe extern "C" fn(*mut c_void)>,
}

impl Default for tactus_touch_grab_callbacks {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_touch_grab_callbacks>();
        value
    }
}

/// Reason codes (rule 15). Before the colon stand numbers[0], then numbers[1]. Lengths are px, times µs, angles are
/// radians; of a length, numbers[2] is the panel's px per mm, or 0 if the panel's size is not known. New codes may be
/// added: tactus_reason_describe() knows all that its library returns.
///
/// Since 0.1.
pub type tactus_reason_code = c_uint;
/// There is no reason.
pub const TACTUS_REASON_CODE_NONE: tactus_reason_code = 0;
/// Distance, allowed distance: the touches moved too far for a tap, a long press or, across, a swipe.
pub const TACTUS_REASON_CODE_MOVED_TOO_FAR: tactus_reason_code = 1;
/// Distance, needed distance: the touches lifted before they had moved far enough.
pub const TACTUS_REASON_CODE_MOVED_TOO_LITTLE: tactus_reason_code = 2;
/// Time, limit: a swipe did not get far enough in its time.
pub const TACTUS_REASON_CODE_TOO_SLOW: tactus_reason_code = 3;
/// Time, limit: the touches of a tap stayed down too long.
pub const TACTUS_REASON_CODE_TOO_LONG: tactus_reason_code = 4;
/// Time, limit: the next tap of several did not come in time.
pub const TACTUS_REASON_CODE_TOO_LATE: tactus_reason_code = 5;
/// Time, needed time: the touches of a long press lifted too early.
pub const TACTUS_REASON_CODE_LIFTED_EARLY: tactus_reason_code = 6;
/// Count, allowed count: more touches than the recognizer takes.
pub const TACTUS_REASON_CODE_TOO_MANY_TOUCHES: tactus_reason_code = 7;
/// Count, needed count: fewer touches than the recognizer needs.
pub const TACTUS_REASON_CODE_TOO_FEW_TOUCHES: tactus_reason_code = 8;
/// Angle in radians to the nearest inward normal of an edge (screen-edge pan) or allowed direction (swipe, at
/// its lift), limit.
pub const TACTUS_REASON_CODE_WRONG_DIRECTION: tactus_reason_code = 9;
/// Distance to the nearest of the edges, limit: a screen-edge pan's touch went down elsewhere.
pub const TACTUS_REASON_CODE_OUTSIDE_EDGE: tactus_reason_code = 10;
/// enum tactus_question: a delegate, a recognizer's override or a view said no.
pub const TACTUS_REASON_CODE_REFUSED_BY_DELEGATE: tactus_reason_code = 11;
/// Another recognizer, which is named, recognized first.
pub const TACTUS_REASON_CODE_PREVENTED: tactus_reason_code = 12;
/// The recognizer that had to fail, which is named, recognized.
pub const TACTUS_REASON_CODE_REQUIREMENT_RECOGNIZED: tactus_reason_code = 13;
/// The recognizer that has to fail, which is named, is still undecided.
pub const TACTUS_REASON_CODE_REQUIREMENT_PENDING: tactus_reason_code = 14;
/// A touch was cancelled.
pub const TACTUS_REASON_CODE_TOUCH_CANCELLED: tactus_reason_code = 15;
/// All touches of the source were cancelled (rule 1.12).
pub const TACTUS_REASON_CODE_SYSTEM_CANCEL: tactus_reason_code = 16;
/// The recognizer or its view was removed.
pub const TACTUS_REASON_CODE_VIEW_REMOVED: tactus_reason_code = 17;
/// The recognizer was disabled.
pub const TACTUS_REASON_CODE_DISABLED: tactus_reason_code = 18;
/// A custom recognizer did not finish within 5 s of its last touch (rule 5.12).
pub const TACTUS_REASON_CODE_ABANDONED: tactus_reason_code = 19;
/// Of a touch: the recognizer that is named withholds its began from the view.
pub const TACTUS_REASON_CODE_WITHHELD_BEGAN: tactus_reason_code = 20;
/// Of a touch: the recognizer that is named withholds its end from the view.
pub const TACTUS_REASON_CODE_WITHHELD_ENDED: tactus_reason_code = 21;
/// A custom recognizer set failed or cancelled itself.
pub const TACTUS_REASON_CODE_BY_ITSELF: tactus_reason_code = 22;
/// Buttons pressed, buttons required (masks): a pointer pressed other buttons than a tap wants.
pub const TACTUS_REASON_CODE_WRONG_BUTTONS: tactus_reason_code = 23;
/// enum tactus_edge: the view under the touch defers the edge (rule 2.13).
pub const TACTUS_REASON_CODE_EDGE_DEFERRED: tactus_reason_code = 24;
/// The screen-edge pan has no edges (rule 8.14).
pub const TACTUS_REASON_CODE_NO_EDGES: tactus_reason_code = 25;
/// Modifier keys held (a mask), those that must be held, those that must not be (rule 4.8).
pub const TACTUS_REASON_CODE_MODIFIERS: tactus_reason_code = 26;
/// A control, which is tactus_reason.view, tracks a touch along this axis (rule 9.4).
pub const TACTUS_REASON_CODE_REFUSED_BY_CONTROL: tactus_reason_code = 27;
/// Another finger was down before the touch, and the recognizer demands whole sequences (rule 4.9).
pub const TACTUS_REASON_CODE_NOT_FIRST_TOUCH: tactus_reason_code = 28;
/// The recognizer that this one comes after, which is named, did not recognize (rule 6.14).
pub const TACTUS_REASON_CODE_REQUIREMENT_FAILED: tactus_reason_code = 29;

/// Which question a delegate said no to: numbers[0] of REFUSED_BY_DELEGATE.
/// Since 0.1.
pub type tactus_question = c_uint;
/// should_begin of the delegate or of a view.
pub const TACTUS_QUESTION_SHOULD_BEGIN: tactus_question = 1;
/// should_receive_event of the delegate.
pub const TACTUS_QUESTION_SHOULD_RECEIVE_EVENT: tactus_question = 2;
/// should_receive_touch of the delegate.
pub const TACTUS_QUESTION_SHOULD_RECEIVE_TOUCH: tactus_question = 3;

/// Consequence of a reason for the recognizer.
/// Since 0.1.
pub type tactus_outcome = c_uint;
/// Nothing yet, or the reason is a touch's.
pub const TACTUS_OUTCOME_NONE: tactus_outcome = 0;
/// The recognizer failed.
pub const TACTUS_OUTCOME_FAILED: tactus_outcome = 1;
/// The recognizer had begun and was cancelled.
pub const TACTUS_OUTCOME_CANCELLED: tactus_outcome = 2;
/// The recognizer is held by a failure requirement.
pub const TACTUS_OUTCOME_HELD: tactus_outcome = 3;
/// The recognizer was not bound to a touch, a gesture or a scroll.
pub const TACTUS_OUTCOME_REFUSED: tactus_outcome = 4;

/// Why something did or did not happen (rule 15).
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_reason {
    pub size: usize,
    /// enum tactus_reason_code.
    pub code: i32,
    /// enum tactus_outcome.
    pub outcome: i32,
    /// The numbers of the code, as enum tactus_reason_code lists them; 0 where it lists none.
    pub numbers: [f64; 3],
    /// The recognizer meant, or NULL if there is none or it is gone.
    pub recognizer: *mut tactus_recognizer,
    /// The view meant, or NULL if there is none or it is gone.
    pub view: *mut tactus_view,
}

impl Default for tactus_reason {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_reason>();
        value
    }
}

/// Units of tactus_progress.value.
/// Since 0.1.
pub type tactus_progress_unit = c_uint;
/// The recognizer does not measure, such as a custom one.
pub const TACTUS_PROGRESS_UNIT_NONE: tactus_progress_unit = 0;
/// Logical pixels.
pub const TACTUS_PROGRESS_UNIT_PIXELS: tactus_progress_unit = 1;
/// µs.
pub const TACTUS_PROGRESS_UNIT_MICROSECONDS: tactus_progress_unit = 2;
/// A number of touches.
pub const TACTUS_PROGRESS_UNIT_TOUCHES: tactus_progress_unit = 3;
/// A number of taps.
pub const TACTUS_PROGRESS_UNIT_TAPS: tactus_progress_unit = 4;

/// How near a recognizer is to recognizing (rule 15.3).
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_progress {
    pub size: usize,
    /// Value over limit, 0 to 1; 1 from the recognition to the reset.
    pub fraction: f64,
    /// What the recognizer measures: for a swipe of several fingers, the way of the slowest.
    pub value: f64,
    /// The value with which it recognizes.
    pub limit: f64,
    /// enum tactus_progress_unit, of both.
    pub unit: i32,
    /// 0.
    pub reserved: i32,
    /// The touch that is farthest behind, if the recognizer measures each by itself; else NULL.
    pub lagging_touch: *const tactus_touch,
}

impl Default for tactus_progress {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_progress>();
        value
    }
}

/// Type of a trace event.
/// Since 0.1.
pub type tactus_trace_type = c_uint;
/// A recognizer changed its state: previous_state, state, reason.
pub const TACTUS_TRACE_TYPE_STATE: tactus_trace_type = 0;
/// A recognizer is held by a requirement: reason.
pub const TACTUS_TRACE_TYPE_HELD: tactus_trace_type = 1;
/// A recognizer was refused a touch: touch, reason.
pub const TACTUS_TRACE_TYPE_REFUSED: tactus_trace_type = 2;
/// A touch's began or ended is withheld from its view: touch, reason.
pub const TACTUS_TRACE_TYPE_WITHHELD: tactus_trace_type = 3;
/// Withheld touches are released: touch.
pub const TACTUS_TRACE_TYPE_RELEASED: tactus_trace_type = 4;
/// A touch is cancelled in its view, or dropped before it began there: touch, reason.
pub const TACTUS_TRACE_TYPE_CANCELLED: tactus_trace_type = 5;
/// A view was tried for a touch that went down: touch, view, verdict, covering_view (rule 15.2).
pub const TACTUS_TRACE_TYPE_TRIED: tactus_trace_type = 6;
/// A recognizer was offered a touch that went down: touch, recognizer, verdict, reason (rule 15.2).
pub const TACTUS_TRACE_TYPE_OFFERED: tactus_trace_type = 7;
/// How near a recognizer with an attempt is, once in a delivery before anything is decided, if asked for with
/// tactus_application_set_traces_progress(); tactus_recognizer_get_progress() says how near (rule 15.3).
pub const TACTUS_TRACE_TYPE_PROGRESS: tactus_trace_type = 8;

/// Why a touch went to a view or a recognizer, or did not (rule 15.2). New verdicts may be added.
/// Since 0.1.
pub type tactus_verdict = c_uint;
/// The event is of another type.
pub const TACTUS_VERDICT_NONE: tactus_verdict = 0;
/// Of a view: the touch is its.
pub const TACTUS_VERDICT_HIT: tactus_verdict = 1;
/// Of a view: the point is outside of its bounds or its input region, or its own hit test says so.
pub const TACTUS_VERDICT_OUTSIDE: tactus_verdict = 2;
/// Of a view: it is hidden.
pub const TACTUS_VERDICT_HIDDEN: tactus_verdict = 3;
/// Of a view: user interaction is off.
pub const TACTUS_VERDICT_NO_INTERACTION: tactus_verdict = 4;
/// Of a view: its alpha is below 0.01.
pub const TACTUS_VERDICT_TRANSPARENT: tactus_verdict = 5;
/// Of a view: covering_view, which is in front of it or in it, is hit.
pub const TACTUS_VERDICT_COVERED: tactus_verdict = 6;
/// Of a view: its transform cannot be inverted.
pub const TACTUS_VERDICT_SINGULAR_TRANSFORM: tactus_verdict = 7;
/// Of a recognizer: it takes part in the touch, or would.
pub const TACTUS_VERDICT_BOUND: tactus_verdict = 16;
/// Of a recognizer: it is disabled.
pub const TACTUS_VERDICT_DISABLED: tactus_verdict = 17;
/// Of a recognizer: it does not allow the touch's type, or has touches of another type.
pub const TACTUS_VERDICT_TOUCH_TYPE: tactus_verdict = 18;
/// Of a recognizer: other modifier keys are held than it demands; reason says which.
pub const TACTUS_VERDICT_MODIFIERS: tactus_verdict = 19;
/// Of a recognizer: it has touches of another seat.
pub const TACTUS_VERDICT_OTHER_SEAT: tactus_verdict = 20;
/// Of a recognizer: a view below it keeps it from touches (rule 2.12).
pub const TACTUS_VERDICT_INHIBITED: tactus_verdict = 21;
/// Of a recognizer: its delegate said no; reason says to which question.
pub const TACTUS_VERDICT_REFUSED_BY_DELEGATE: tactus_verdict = 22;
/// Of a recognizer: it is held, or has finished and waits for its reset (rule 5.11).
pub const TACTUS_VERDICT_BUSY: tactus_verdict = 23;
/// Of a recognizer: another finger was down before, and it demands whole sequences (rule 4.9).
pub const TACTUS_VERDICT_NOT_FIRST_TOUCH: tactus_verdict = 24;

/// One decision of the engine, as it is made.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_trace_event {
    pub size: usize,
    /// The time of the delivery.
    pub time_us: u64,
    /// enum tactus_trace_type.
    pub r#type: i32,
    /// enum tactus_recognizer_state.
    pub previous_state: i32,
    /// enum tactus_recognizer_state.
    pub state: i32,
    /// enum tactus_verdict.
    pub verdict: i32,
    /// Whom it is about, or NULL.
    pub recognizer: *mut tactus_recognizer,
    /// Which touch it is about, or NULL.
    pub touch: *const tactus_touch,
    /// The view that was tried, or NULL.
    pub view: *mut tactus_view,
    /// The view that was hit instead of `view`, or NULL.
    pub covering_view: *mut tactus_view,
    /// Why.
    pub reason: tactus_reason,
}

impl Default for tactus_trace_event {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_trace_event>();
        value
    }
}

/// Only getters may be called from it.
/// Since 0.1.
pub type tactus_trace_func = Option<unsafe extern "C" fn(*const tactus_trace_event, *mut c_void)>;

/// A line of a dump: UTF-8, without a newline, valid during the call. Only getters may be called.
/// Since 0.1.
pub type tactus_dump_func = Option<unsafe extern "C" fn(*const c_char, *mut c_void)>;

/// What an activity tells. New types may be added.
/// Since 0.1.
pub type tactus_activity_type = c_uint;
/// A function of the library that may change something was called: object, code. Getters are not told.
pub const TACTUS_ACTIVITY_TYPE_CALL: tactus_activity_type = 0;
/// Arguments of the call under way that no getter tells: object, and what struct tactus_activity lists for the
/// function. Told before the call has any effect.
pub const TACTUS_ACTIVITY_TYPE_ARGUMENTS: tactus_activity_type = 1;
/// A function of the host is about to be called: object, code is an enum tactus_callback.
pub const TACTUS_ACTIVITY_TYPE_CALLBACK: tactus_activity_type = 2;
/// A function of the host has returned: object, and what it answered: integer, other (a hit test), numbers.
pub const TACTUS_ACTIVITY_TYPE_ANSWER: tactus_activity_type = 3;
/// The outermost call is about to return: object is the application.
pub const TACTUS_ACTIVITY_TYPE_RETURN: tactus_activity_type = 4;

/// Functions of the host, by the table or listener that they stand in. New ones may be added.
/// Since 0.1.
pub type tactus_callback = c_uint;
/// Target of a recognizer; several targets are called one after the other.
pub const TACTUS_CALLBACK_ACTION: tactus_callback = 0;
/// tactus_recognizer_delegate.should_begin.
pub const TACTUS_CALLBACK_SHOULD_BEGIN: tactus_callback = 1;
/// tactus_recognizer_delegate.should_receive_event.
pub const TACTUS_CALLBACK_SHOULD_RECEIVE_EVENT: tactus_callback = 2;
/// tactus_recognizer_delegate.should_receive_touch.
pub const TACTUS_CALLBACK_SHOULD_RECEIVE_TOUCH: tactus_callback = 3;
/// tactus_recognizer_delegate.should_recognize_simultaneously_with.
pub const TACTUS_CALLBACK_SIMULTANEOUS: tactus_callback = 4;
/// tactus_recognizer_delegate.should_require_failure_of.
pub const TACTUS_CALLBACK_SHOULD_REQUIRE_FAILURE_OF: tactus_callback = 5;
/// tactus_recognizer_delegate.should_be_required_to_fail_by.
pub const TACTUS_CALLBACK_SHOULD_BE_REQUIRED_TO_FAIL_BY: tactus_callback = 6;
/// touches_began of a recognizer or a responder.
pub const TACTUS_CALLBACK_TOUCHES_BEGAN: tactus_callback = 7;
/// touches_moved of a recognizer or a responder.
pub const TACTUS_CALLBACK_TOUCHES_MOVED: tactus_callback = 8;
/// touches_ended of a recognizer or a responder.
pub const TACTUS_CALLBACK_TOUCHES_ENDED: tactus_callback = 9;
/// touches_cancelled of a recognizer or a responder.
pub const TACTUS_CALLBACK_TOUCHES_CANCELLED: tactus_callback = 10;
/// tactus_recognizer_callbacks.reset.
pub const TACTUS_CALLBACK_RESET: tactus_callback = 11;
/// tactus_recognizer_callbacks.deadline_reached.
pub const TACTUS_CALLBACK_DEADLINE_REACHED: tactus_callback = 12;
/// tactus_recognizer_callbacks.can_prevent.
pub const TACTUS_CALLBACK_CAN_PREVENT: tactus_callback = 13;
/// tactus_recognizer_callbacks.can_be_prevented_by.
pub const TACTUS_CALLBACK_CAN_BE_PREVENTED_BY: tactus_callback = 14;
/// tactus_recognizer_callbacks.should_require_failure_of.
pub const TACTUS_CALLBACK_SUBCLASS_SHOULD_REQUIRE_FAILURE_OF: tactus_callback = 15;
/// tactus_recognizer_callbacks.should_be_required_to_fail_by.
pub const TACTUS_CALLBACK_SUBCLASS_SHOULD_BE_REQUIRED_TO_FAIL_BY: tactus_callback = 16;
/// tactus_responder_callbacks.motion_began.
pub const TACTUS_CALLBACK_MOTION_BEGAN: tactus_callback = 17;
/// tactus_responder_callbacks.motion_ended.
pub const TACTUS_CALLBACK_MOTION_ENDED: tactus_callback = 18;
/// tactus_responder_callbacks.motion_cancelled.
pub const TACTUS_CALLBACK_MOTION_CANCELLED: tactus_callback = 19;
/// tactus_responder_callbacks.remote_control_received.
pub const TACTUS_CALLBACK_REMOTE_CONTROL_RECEIVED: tactus_callback = 20;
/// tactus_responder_callbacks.perform_action.
pub const TACTUS_CALLBACK_PERFORM_ACTION: tactus_callback = 21;
/// tactus_responder_callbacks.can_become_first_responder.
pub const TACTUS_CALLBACK_CAN_BECOME_FIRST_RESPONDER: tactus_callback = 22;
/// tactus_responder_callbacks.can_resign_first_responder.
pub const TACTUS_CALLBACK_CAN_RESIGN_FIRST_RESPONDER: tactus_callback = 23;
/// tactus_responder_callbacks.tablet_mode_changed.
pub const TACTUS_CALLBACK_TABLET_MODE_CHANGED: tactus_callback = 24;
/// tactus_responder_callbacks.became_first_responder.
pub const TACTUS_CALLBACK_BECAME_FIRST_RESPONDER: tactus_callback = 25;
/// tactus_responder_callbacks.resigned_first_responder.
pub const TACTUS_CALLBACK_RESIGNED_FIRST_RESPONDER: tactus_callback = 26;
/// tactus_view_callbacks.hit_test; the answer is other.
pub const TACTUS_CALLBACK_HIT_TEST: tactus_callback = 27;
/// tactus_view_callbacks.point_inside.
pub const TACTUS_CALLBACK_POINT_INSIDE: tactus_callback = 28;
/// tactus_view_callbacks.did_move_to_window.
pub const TACTUS_CALLBACK_DID_MOVE_TO_WINDOW: tactus_callback = 29;
/// tactus_view_callbacks.should_begin.
pub const TACTUS_CALLBACK_VIEW_SHOULD_BEGIN: tactus_callback = 30;
/// tactus_view_callbacks.became_key.
pub const TACTUS_CALLBACK_BECAME_KEY: tactus_callback = 31;
/// tactus_view_callbacks.resigned_key.
pub const TACTUS_CALLBACK_RESIGNED_KEY: tactus_callback = 32;
/// Target of a control; several targets are called one after the other.
pub const TACTUS_CALLBACK_CONTROL_EVENT: tactus_callback = 33;
/// tactus_control_callbacks.begin_tracking.
pub const TACTUS_CALLBACK_BEGIN_TRACKING: tactus_callback = 34;
/// tactus_control_callbacks.continue_tracking.
pub const TACTUS_CALLBACK_CONTINUE_TRACKING: tactus_callback = 35;
/// tactus_control_callbacks.end_tracking.
pub const TACTUS_CALLBACK_END_TRACKING: tactus_callback = 36;
/// tactus_control_callbacks.cancel_tracking.
pub const TACTUS_CALLBACK_CANCEL_TRACKING: tactus_callback = 37;
/// tactus_scroll_view_delegate.will_begin_dragging.
pub const TACTUS_CALLBACK_WILL_BEGIN_DRAGGING: tactus_callback = 38;
/// tactus_scroll_view_delegate.did_scroll.
pub const TACTUS_CALLBACK_DID_SCROLL: tactus_callback = 39;
/// tactus_scroll_view_delegate.will_end_dragging; numbers are the target that it leaves.
pub const TACTUS_CALLBACK_WILL_END_DRAGGING: tactus_callback = 40;
/// tactus_scroll_view_delegate.did_end_dragging.
pub const TACTUS_CALLBACK_DID_END_DRAGGING: tactus_callback = 41;
/// tactus_scroll_view_delegate.will_begin_decelerating.
pub const TACTUS_CALLBACK_WILL_BEGIN_DECELERATING: tactus_callback = 42;
/// tactus_scroll_view_delegate.did_end_decelerating.
pub const TACTUS_CALLBACK_DID_END_DECELERATING: tactus_callback = 43;
/// tactus_scroll_view_delegate.did_end_animating.
pub const TACTUS_CALLBACK_DID_END_ANIMATING: tactus_callback = 44;
/// tactus_scroll_view_delegate.will_begin_zooming.
pub const TACTUS_CALLBACK_WILL_BEGIN_ZOOMING: tactus_callback = 45;
/// tactus_scroll_view_delegate.did_zoom.
pub const TACTUS_CALLBACK_DID_ZOOM: tactus_callback = 46;
/// tactus_scroll_view_delegate.did_end_zooming.
pub const TACTUS_CALLBACK_DID_END_ZOOMING: tactus_callback = 47;
/// tactus_scroll_view_delegate.touches_should_begin.
pub const TACTUS_CALLBACK_TOUCHES_SHOULD_BEGIN: tactus_callback = 48;
/// tactus_scroll_view_delegate.touches_should_cancel.
pub const TACTUS_CALLBACK_TOUCHES_SHOULD_CANCEL: tactus_callback = 49;
/// tactus_surface_client_callbacks.down.
pub const TACTUS_CALLBACK_SURFACE_DOWN: tactus_callback = 50;
/// tactus_surface_client_callbacks.motion.
pub const TACTUS_CALLBACK_SURFACE_MOTION: tactus_callback = 51;
/// tactus_surface_client_callbacks.up.
pub const TACTUS_CALLBACK_SURFACE_UP: tactus_callback = 52;
/// tactus_surface_client_callbacks.frame.
pub const TACTUS_CALLBACK_SURFACE_FRAME: tactus_callback = 53;
/// tactus_surface_client_callbacks.cancel.
pub const TACTUS_CALLBACK_SURFACE_CANCEL: tactus_callback = 54;
/// All event filters of the application or of a window together; YES: one swallowed the event.
pub const TACTUS_CALLBACK_EVENT_FILTER: tactus_callback = 55;
/// All touch-down listeners together.
pub const TACTUS_CALLBACK_TOUCH_DOWN: tactus_callback = 56;
/// All edge deferral listeners together.
pub const TACTUS_CALLBACK_EDGE_DEFERRED: tactus_callback = 57;
/// tactus_touch_grab_callbacks.motion.
pub const TACTUS_CALLBACK_GRAB_MOTION: tactus_callback = 58;
/// tactus_touch_grab_callbacks.end.
pub const TACTUS_CALLBACK_GRAB_END: tactus_callback = 59;

/// One thing that passes between host and library.
///
/// ARGUMENTS of a function of a touch source: time_us in the application's time; integer is the touch's id << 32 | the
/// button mask; numbers are x, y, radius, force, maximum force, tilt, azimuth, and the enum tactus_touch_type. Of a
/// gesture or scroll: integer is gesture << 32 | fingers, or the scroll's type, or 1 for cancelled; numbers are x, y,
/// the step (of a scroll -dx, -dy), scale and rotation.
///
/// ARGUMENTS of other functions: time_us is the parameter of that name; other is the second object, or the array of
/// touches of tactus_recognizer_call_default(), whose integer is count << 32 | phase; integer is the enumerator, the
/// mask or `animated`; numbers are the doubles in order.
///
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_activity {
    pub size: usize,
    /// enum tactus_activity_type.
    pub r#type: i32,
    /// CALL: stands for the function, the same as long as the process runs. CALLBACK: enum tactus_callback.
    pub code: u32,
    /// The object that is called or called about: a view, recognizer, responder, source, client or the application.
    /// Touch-down listeners are about the source, edge deferral listeners about the recognizer, grabs about the
    /// application, event filters about the application or the window.
    pub object: *mut c_void,
    /// Another object, or NULL.
    pub other: *const c_void,
    /// µs.
    pub time_us: u64,
    /// An answer (enum tactus_answer, enum tactus_handling) or argument.
    pub integer: i64,
    /// px, radians or a scale; the rest is 0.
    pub numbers: [f64; 8],
}

impl Default for tactus_activity {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_activity>();
        value
    }
}

/// Only getters may be called from it.
/// Since 0.1.
pub type tactus_activity_func = Option<unsafe extern "C" fn(*const tactus_activity, *mut c_void)>;

/// Buttons of a pointer, a mask.
/// Since 0.1.
pub type tactus_button = c_uint;
/// No button.
pub const TACTUS_BUTTON_NONE: tactus_button = 0;
/// The left button, for right-handed people.
pub const TACTUS_BUTTON_PRIMARY: tactus_button = 1;
/// The right button.
pub const TACTUS_BUTTON_SECONDARY: tactus_button = 2;
/// The middle button, or the wheel.
pub const TACTUS_BUTTON_MIDDLE: tactus_button = 4;

/// Gestures of a touchpad; the subtype of the event.
/// Since 0.1.
pub type tactus_gesture = c_uint;
/// Drives pan and swipe.
pub const TACTUS_GESTURE_SWIPE: tactus_gesture = 1;
/// Drives pinch, rotation and, by its middle, pan.
pub const TACTUS_GESTURE_PINCH: tactus_gesture = 2;
/// Drives long press.
pub const TACTUS_GESTURE_HOLD: tactus_gesture = 3;

/// Devices that scroll, a mask; the subtype of the event.
/// Since 0.1.
pub type tactus_scroll_type = c_uint;
/// No scroll.
pub const TACTUS_SCROLL_TYPE_NONE: tactus_scroll_type = 0;
/// Each event begins, changes and ends by itself.
pub const TACTUS_SCROLL_TYPE_WHEEL: tactus_scroll_type = 1;
/// Begins with the first event and ends with one of no distance.
pub const TACTUS_SCROLL_TYPE_FINGER: tactus_scroll_type = 2;
/// As FINGER, and after 300 ms without an event.
pub const TACTUS_SCROLL_TYPE_CONTINUOUS: tactus_scroll_type = 4;

/// Events of a control, a mask.
/// Since 0.1.
pub type tactus_control_event = c_uint;
/// No event.
pub const TACTUS_CONTROL_EVENT_NONE: tactus_control_event = 0;
/// The tracked touch went down.
pub const TACTUS_CONTROL_EVENT_TOUCH_DOWN: tactus_control_event = 1;
/// It went down with a tap count above 1; comes after TOUCH_DOWN.
pub const TACTUS_CONTROL_EVENT_TOUCH_DOWN_REPEAT: tactus_control_event = 2;
/// It moved, inside the bounds grown by 70 px (9.2).
pub const TACTUS_CONTROL_EVENT_TOUCH_DRAG_INSIDE: tactus_control_event = 4;
/// It moved, outside of them.
pub const TACTUS_CONTROL_EVENT_TOUCH_DRAG_OUTSIDE: tactus_control_event = 8;
/// It came back inside.
pub const TACTUS_CONTROL_EVENT_TOUCH_DRAG_ENTER: tactus_control_event = 16;
/// It left.
pub const TACTUS_CONTROL_EVENT_TOUCH_DRAG_EXIT: tactus_control_event = 32;
/// It lifted inside: what a button waits for.
pub const TACTUS_CONTROL_EVENT_TOUCH_UP_INSIDE: tactus_control_event = 64;
/// It lifted outside.
pub const TACTUS_CONTROL_EVENT_TOUCH_UP_OUTSIDE: tactus_control_event = 128;
/// It was cancelled.
pub const TACTUS_CONTROL_EVENT_TOUCH_CANCEL: tactus_control_event = 256;
/// Sent by the host when a value was changed by touch.
pub const TACTUS_CONTROL_EVENT_VALUE_CHANGED: tactus_control_event = 4096;
/// Sent by the host when a control does what it is there for, whatever input it was.
pub const TACTUS_CONTROL_EVENT_PRIMARY_ACTION_TRIGGERED: tactus_control_event = 8192;
/// All events of touches.
pub const TACTUS_CONTROL_EVENT_ALL_TOUCH_EVENTS: tactus_control_event = 4095;

/// Axes of a control's own space, a mask.
/// Since 0.1.
pub type tactus_axis = c_uint;
/// No axis.
pub const TACTUS_AXIS_NONE: tactus_axis = 0;
/// To the left and right.
pub const TACTUS_AXIS_HORIZONTAL: tactus_axis = 1;
/// Up and down.
pub const TACTUS_AXIS_VERTICAL: tactus_axis = 2;

/// Tracking questions; NULL members go on tracking (9.1, 9.3).
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_control_callbacks {
    pub size: usize,
    /// NO: the touch is not tracked and sends no events.
    pub begin_tracking: Option<unsafe extern "C" fn(*mut tactus_view, *const tactus_touch, *mut c_void) -> tactus_answer>,
    /// NO: tracking stops; this move sends no event and no up event comes.
    pub continue_tracking: Option<unsafe extern "C" fn(*mut tactus_view, *const tactus_touch, *mut c_void) -> tactus_answer>,
    /// The touch lifted.
    pub end_tracking: Option<unsafe extern "C" fn(*mut tactus_view, *const tactus_touch, *mut c_void)>,
    /// The touch was cancelled, or the control left the window.
    pub cancel_tracking: Option<unsafe extern "C" fn(*mut tactus_view, *mut c_void)>,
}

impl Default for tactus_control_callbacks {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_control_callbacks>();
        value
    }
}

/// Called for a control event. `event` is one bit of enum tactus_control_event.
/// Since 0.1.
pub type tactus_control_func = Option<unsafe extern "C" fn(*mut tactus_view, u32, *mut c_void)>;

/// Callbacks of a scroll view. NULL members do nothing. The calls of one drag come in this order: will_begin_dragging,
/// did_scroll any number of times, will_end_dragging, did_end_dragging; and if the content goes on by itself,
/// will_begin_decelerating, did_scroll, did_end_decelerating.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_scroll_view_delegate {
    /// sizeof(struct tactus_scroll_view_delegate).
    pub size: usize,
    /// A finger begins to scroll: it has moved 10 px, of which nothing scrolls (13.3).
    pub will_begin_dragging: Option<unsafe extern "C" fn(*mut tactus_view, *mut c_void)>,
    /// The content offset has changed, whatever moved it.
    pub did_scroll: Option<unsafe extern "C" fn(*mut tactus_view, *mut c_void)>,
    /// The last finger lifts, with the content's velocity in px/s. The target is the offset at which the content
    /// will rest; it may be changed (13.5).
    pub will_end_dragging: Option<unsafe extern "C" fn(*mut tactus_view, f64, f64, *mut f64, *mut f64, *mut c_void)>,
    /// The last finger has lifted; `will_decelerate`: the content goes on by itself.
    pub did_end_dragging: Option<unsafe extern "C" fn(*mut tactus_view, bool, *mut c_void)>,
    /// The content rests that went on after the lift. A motion that a finger stops does not tell its end (13.6).
    pub did_end_decelerating: Option<unsafe extern "C" fn(*mut tactus_view, *mut c_void)>,
    /// A programmed scrolling or zooming rests.
    pub did_end_animating: Option<unsafe extern "C" fn(*mut tactus_view, *mut c_void)>,
    /// Two fingers begin to zoom.
    pub will_begin_zooming: Option<unsafe extern "C" fn(*mut tactus_view, *mut c_void)>,
    /// The zoom scale has changed.
    pub did_zoom: Option<unsafe extern "C" fn(*mut tactus_view, *mut c_void)>,
    /// The fingers of a pinch have lifted and the scale is within its limits, or a programmed zooming rests.
    pub did_end_zooming: Option<unsafe extern "C" fn(*mut tactus_view, f64, *mut c_void)>,
    /// Returns NO if a touch on `content` goes to the scroll view itself; default YES (13.8).
    pub touches_should_begin: Option<unsafe extern "C" fn(*mut tactus_view, *mut tactus_view, *mut c_void) -> tactus_answer>,
    /// Returns whether a drag may cancel the touch that `content` has; default YES, but NO for controls (13.2).
    pub touches_should_cancel: Option<unsafe extern "C" fn(*mut tactus_view, *mut tactus_view, *mut c_void) -> tactus_answer>,
    /// The content goes on by itself: after a lift, or after a finger that had stopped it (13.5, 13.6, 13.10).
    pub will_begin_decelerating: Option<unsafe extern "C" fn(*mut tactus_view, *mut c_void)>,
}

impl Default for tactus_scroll_view_delegate {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_scroll_view_delegate>();
        value
    }
}

/// Options of a scroll view.
/// Since 0.1.
pub type tactus_scroll_view_option = c_uint;
/// Fingers scroll and zoom. Default on.
pub const TACTUS_SCROLL_VIEW_OPTION_SCROLL_ENABLED: tactus_scroll_view_option = 0;
/// Content can be pulled beyond its edges and zoomed beyond its limits, and springs back. Default on.
pub const TACTUS_SCROLL_VIEW_OPTION_BOUNCES: tactus_scroll_view_option = 1;
/// Bounces horizontally also where the content fits. Default off.
pub const TACTUS_SCROLL_VIEW_OPTION_ALWAYS_BOUNCES_HORIZONTALLY: tactus_scroll_view_option = 2;
/// Bounces vertically also where the content fits. Default off.
pub const TACTUS_SCROLL_VIEW_OPTION_ALWAYS_BOUNCES_VERTICALLY: tactus_scroll_view_option = 3;
/// Rests on multiples of the view's size, at most one from where a drag began (13.10). Default off.
pub const TACTUS_SCROLL_VIEW_OPTION_PAGING: tactus_scroll_view_option = 4;
/// A drag keeps the axis that led when it began (13.3). Default off.
pub const TACTUS_SCROLL_VIEW_OPTION_DIRECTIONAL_LOCK: tactus_scroll_view_option = 5;
/// The content gets a touch 150 ms after its down (13.2). Default on; off: at once.
pub const TACTUS_SCROLL_VIEW_OPTION_DELAYS_CONTENT_TOUCHES: tactus_scroll_view_option = 6;
/// A later drag cancels the content's touch (13.2). Default on; off: no drag once the content tracks.
pub const TACTUS_SCROLL_VIEW_OPTION_CAN_CANCEL_CONTENT_TOUCHES: tactus_scroll_view_option = 7;
/// Decelerates at 0.99 per ms (13.5). Default off: 0.998.
pub const TACTUS_SCROLL_VIEW_OPTION_FAST_DECELERATION: tactus_scroll_view_option = 8;
/// At rest at its limit, leaves a horizontal drag to a scroll view around it (13.8). Default on.
pub const TACTUS_SCROLL_VIEW_OPTION_TRANSFERS_HORIZONTALLY: tactus_scroll_view_option = 9;
/// At rest at its limit, leaves a vertical drag to a scroll view around it (13.8). Default on.
pub const TACTUS_SCROLL_VIEW_OPTION_TRANSFERS_VERTICALLY: tactus_scroll_view_option = 10;

/// Subtypes of remote-control events (3.5).
/// Since 0.1.
pub type tactus_remote_control = c_uint;
/// Play.
pub const TACTUS_REMOTE_CONTROL_PLAY: tactus_remote_control = 100;
/// Pause.
pub const TACTUS_REMOTE_CONTROL_PAUSE: tactus_remote_control = 101;
/// Stop.
pub const TACTUS_REMOTE_CONTROL_STOP: tactus_remote_control = 102;
/// Play or pause, with one key.
pub const TACTUS_REMOTE_CONTROL_TOGGLE_PLAY_PAUSE: tactus_remote_control = 103;
/// Next track.
pub const TACTUS_REMOTE_CONTROL_NEXT_TRACK: tactus_remote_control = 104;
/// Previous track.
pub const TACTUS_REMOTE_CONTROL_PREVIOUS_TRACK: tactus_remote_control = 105;
/// The rewind key went down.
pub const TACTUS_REMOTE_CONTROL_BEGIN_SEEKING_BACKWARD: tactus_remote_control = 106;
/// The rewind key went up.
pub const TACTUS_REMOTE_CONTROL_END_SEEKING_BACKWARD: tactus_remote_control = 107;
/// The fast-forward key went down.
pub const TACTUS_REMOTE_CONTROL_BEGIN_SEEKING_FORWARD: tactus_remote_control = 108;
/// The fast-forward key went up.
pub const TACTUS_REMOTE_CONTROL_END_SEEKING_FORWARD: tactus_remote_control = 109;

/// The constants of a shake (3.6); all but the size are in force together.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_shake_settings {
    pub size: usize,
    /// m/s², gravity removed; 1.5 g.
    pub threshold: f64,
    /// Turns of the acceleration on one axis; 3, at most 16.
    pub reversals: u32,
    pub reserved: u32,
    /// µs: within which the reversals come (600 ms), rest that ends a shake (400 ms), its longest time (3 s).
    pub window_us: u64,
    /// µs: within which the reversals come (600 ms), rest that ends a shake (400 ms), its longest time (3 s).
    pub rest_us: u64,
    /// µs: within which the reversals come (600 ms), rest that ends a shake (400 ms), its longest time (3 s).
    pub maximum_us: u64,
    /// µs: how fast the estimate of gravity follows; 500 ms.
    pub gravity_time_constant_us: u64,
}

impl Default for tactus_shake_settings {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_shake_settings>();
        value
    }
}

extern "C" {
    /// Returns the version of the running library: major << 16 | minor << 8 | patch.
    /// Since 0.1.
    pub fn tactus_version() -> u32;

    /// Returns a status in English words: static text, never NULL, also for numbers that are no status.
    ///
    /// See enum tactus_status
    ///
    /// Since 0.1.
    pub fn tactus_status_to_string(status: tactus_status) -> *const c_char;

    /// Sets the process's log handler. It gets the lines that belong to no application, and those of applications
    /// without a handler of their own. Call it before other threads use the library.
    ///
    /// - `handler`: NULL: the default handler, which writes warnings and errors to stderr
    ///
    /// - `data`: passed to `handler`
    ///
    /// See tactus_application_set_log_handler()
    ///
    /// Since 0.1.
    pub fn tactus_set_default_log_handler(handler: tactus_log_func, data: *mut c_void);

    /// Returns whether the running library has a feature; false for numbers that it does not know.
    /// Since 0.1.
    pub fn tactus_feature_supported(feature: tactus_feature) -> bool;

    /// Creates an application. All memory that delivering touches needs is reserved here.
    ///
    /// Returns the application, which the caller destroys; NULL if memory could not be reserved (logged)
    ///
    /// See tactus_application_destroy()
    ///
    /// Since 0.1.
    pub fn tactus_application_create() -> *mut tactus_application;

    /// Destroys an application with every view, controller, recognizer, touch source and surface client made for it.
    /// Live touches end without callbacks. Inside a callback, memory is freed when the outermost call returns.
    ///
    /// - `application`: NULL is allowed
    ///
    /// Since 0.1.
    pub fn tactus_application_destroy(application: *mut tactus_application);

    /// Sets a pointer of the host's, which the library keeps and never reads through. Default NULL.
    ///
    /// Returns OK. INVALID_ARGUMENT: `application` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_application_set_user_data(application: *mut tactus_application, data: *mut c_void) -> tactus_status;

    /// Returns the pointer that was set with tactus_application_set_user_data(), or NULL.
    /// Since 0.1.
    pub fn tactus_application_get_user_data(application: *const tactus_application) -> *mut c_void;

    /// Adds a function that is called once when the object is freed. Any number may be added; they are called in order
    /// of addition.
    ///
    /// - `listener`: may only call getters (see tactus_destroy_func)
    ///
    /// - `data`: passed to `listener`
    ///
    /// Returns OK. INVALID_ARGUMENT: `application` or `listener` is NULL. NO_MEMORY: the listener was not added
    ///
    /// Since 0.1.
    pub fn tactus_application_add_destroy_listener(application: *mut tactus_application, listener: tactus_destroy_func, data: *mut c_void) -> tactus_status;

    /// Removes the first destroy listener that was added with the same function and data.
    ///
    /// Returns OK. NONE: no such listener. INVALID_ARGUMENT: `application` or `listener` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_application_remove_destroy_listener(application: *mut tactus_application, listener: tactus_destroy_func, data: *mut c_void) -> tactus_status;

    /// Sets the function that gets this application's log lines.
    ///
    /// - `handler`: NULL: the process's handler, see tactus_set_default_log_handler()
    ///
    /// - `data`: passed to `handler`
    ///
    /// Returns OK. INVALID_ARGUMENT: `application` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_application_set_log_handler(application: *mut tactus_application, handler: tactus_log_func, data: *mut c_void) -> tactus_status;

    /// Returns how many client bugs were noticed so far, including those that were not logged again; 0 for NULL.
    ///
    /// Since 0.1.
    pub fn tactus_application_get_client_bug_count(application: *const tactus_application) -> u64;

    /// Tells the application what time it is: everything that is due at or before `time_us` happens, in order of time.
    /// Time never runs backwards: an earlier time counts as the present one (11.1, 11.2).
    ///
    /// - `time_us`: µs of the clock that stamps touches, usually CLOCK_MONOTONIC; at most 2^62
    ///
    /// Returns OK. INVALID_ARGUMENT: `time_us` is above 2^62, or `application` is NULL
    ///
    /// See tactus_application_get_next_deadline(), tactus_application_get_timer_fd()
    ///
    /// Since 0.1.
    pub fn tactus_application_advance(application: *mut tactus_application, time_us: u64) -> tactus_status;

    /// Returns the last time that the application was told of, in µs; 0 for NULL.
    /// Since 0.1.
    pub fn tactus_application_get_time(application: *const tactus_application) -> u64;

    /// Writes the time at which tactus_application_advance() should be called next.
    ///
    /// - `time_us`: receives the time in µs, UINT64_MAX if nothing is pending
    ///
    /// Returns OK. NONE: nothing is pending. INVALID_ARGUMENT: `application` or `time_us` is NULL
    ///
    /// See tactus_application_advance(), tactus_application_get_timer_fd()
    ///
    /// Since 0.1.
    pub fn tactus_application_get_next_deadline(application: *const tactus_application, time_us: *mut u64) -> tactus_status;

    /// Returns a file descriptor that becomes readable when the next deadline is reached on CLOCK_MONOTONIC. It is made
    /// at the first call, owned by the application, close-on-exec and non-blocking. Replayed samples have another
    /// clock: use tactus_application_advance() for them.
    ///
    /// Returns the descriptor; -1 if the system refuses (logged) or `application` is NULL
    ///
    /// See tactus_application_dispatch_timer()
    ///
    /// Since 0.1.
    pub fn tactus_application_get_timer_fd(application: *mut tactus_application) -> c_int;

    /// Reads the timer descriptor and advances to the time of CLOCK_MONOTONIC. Call it when the descriptor is readable.
    ///
    /// Returns OK. SYSTEM: the descriptor could not be made or read. INVALID_ARGUMENT: `application` is NULL
    ///
    /// See tactus_application_get_timer_fd()
    ///
    /// Since 0.1.
    pub fn tactus_application_dispatch_timer(application: *mut tactus_application) -> tactus_status;

    /// Unwraps a 32-bit time in milliseconds, as wl_touch and wlroots have it, to microseconds (11.2).
    ///
    /// Of the times with these low 32 bits, which are 49.7 days apart, the one nearest to CLOCK_MONOTONIC is returned if
    /// tactus_application_get_timer_fd() was called before, else the one nearest to the application's last time. A host that
    /// uses the descriptor therefore asks for it before it feeds the first sample.
    ///
    /// - `time_ms`: any value
    ///
    /// Returns microseconds; for NULL, `time_ms` in microseconds
    ///
    /// Since 0.1.
    pub fn tactus_application_unwrap_milliseconds(application: *const tactus_application, time_ms: u32) -> u64;

    /// Sets when touches are delivered: at the end of each input frame, or at the host's output frames (1.11). Samples
    /// that wait are delivered at the next frame of the new mode.
    ///
    /// - `mode`: default TACTUS_DELIVERY_MODE_INPUT_FRAME
    ///
    /// Returns OK. INVALID_ARGUMENT: `mode` is not listed, or `application` is NULL
    ///
    /// See tactus_application_deliver(), tactus_application_set_resampling()
    ///
    /// Since 0.1.
    pub fn tactus_application_set_delivery_mode(application: *mut tactus_application, mode: tactus_delivery_mode) -> tactus_status;

    /// Returns when touches are delivered; TACTUS_DELIVERY_MODE_INPUT_FRAME for NULL.
    /// Since 0.1.
    pub fn tactus_application_get_delivery_mode(application: *const tactus_application) -> tactus_delivery_mode;

    /// Delivers the samples gathered since the last output frame, then does what tactus_application_advance() does.
    /// Call it once per output frame in output-frame delivery; in input-frame delivery it only advances.
    ///
    /// - `time_us`: time of the output frame in µs; at most 2^62
    ///
    /// Returns OK. INVALID_ARGUMENT: `time_us` is above 2^62, or `application` is NULL
    ///
    /// See tactus_application_set_delivery_mode()
    ///
    /// Since 0.1.
    pub fn tactus_application_deliver(application: *mut tactus_application, time_us: u64) -> tactus_status;

    /// Switches resampling on or off, which counts in TACTUS_DELIVERY_MODE_OUTPUT_FRAME (1.16).
    ///
    /// A panel and an output that have different rates make a finger of constant speed move in unequal steps. With
    /// resampling, tactus_application_deliver() delivers a moved touch where it was `latency_us` before the time of that
    /// call: on the straight line between the two samples around that moment. If no sample is later, the touch is predicted
    /// as by tactus_event_predict() until the next one is due; after that it stays where it is. Recognizers, views and
    /// surfaces see the resampled location and its time; tactus_event_get_coalesced() lists the samples of the device.
    ///
    /// Call tactus_application_deliver() once per output frame as long as a finger is down, also while no samples come: on a
    /// panel that is slower than the output, every second step is a predicted one.
    ///
    /// - `enabled`: default false
    ///
    /// - `latency_us`: 0 to TACTUS_RESAMPLING_LATENCY_MAX_US; usually TACTUS_RESAMPLING_LATENCY_US. Less shows the finger
    /// sooner and predicts more often
    ///
    /// Returns OK; the change counts from the next output frame on. INVALID_ARGUMENT: the latency is larger, or
    /// `application` is NULL
    ///
    /// See tactus_application_get_resampling(), tactus_application_set_delivery_mode()
    ///
    /// Since 0.1.
    pub fn tactus_application_set_resampling(application: *mut tactus_application, enabled: bool, latency_us: u64) -> tactus_status;

    /// Returns whether touches are resampled in output-frame delivery; false for NULL (1.16).
    ///
    /// - `latency_us`: filled with the latency unless `application` is NULL; may be NULL
    ///
    /// See tactus_application_set_resampling()
    ///
    /// Since 0.1.
    pub fn tactus_application_get_resampling(application: *const tactus_application, latency_us: *mut u64) -> bool;

    /// Cancels every live touch of every source, recognizers first (1.12). For a compositor that takes over, locks the
    /// screen or leaves the session. The touches of a seat are cancelled in one delivery, whatever sources they come from.
    ///
    /// - `time_us`: µs; at most 2^62
    ///
    /// Returns OK. LIMIT: a callback has sent 1024 samples. INVALID_ARGUMENT: `time_us` is above 2^62, or `application` is
    /// NULL
    ///
    /// See tactus_touch_source_cancel_all(), tactus_touch_source_cancel()
    ///
    /// Since 0.1.
    pub fn tactus_application_cancel_touches(application: *mut tactus_application, time_us: u64) -> tactus_status;

    /// Sets which modifier keys are held from now on (rule 1.19). Every event carries them; recognizers may demand them
    /// (tactus_recognizer_set_required_modifiers()). A host calls it when the keyboard's modifiers change.
    ///
    /// - `modifiers`: mask of enum tactus_modifier; default NONE
    ///
    /// Returns OK; from inside a callback the change is queued behind the input sent before it (rule 12.4). LIMIT: the
    /// queue is full, nothing has changed. INVALID_ARGUMENT: `application` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_application_set_modifiers(application: *mut tactus_application, modifiers: u32) -> tactus_status;

    /// Returns the modifier keys that are held, a mask of enum tactus_modifier; 0 for NULL. A change that is still queued
    /// is not in it.
    ///
    /// Since 0.1.
    pub fn tactus_application_get_modifiers(application: *const tactus_application) -> u32;

    /// Creates a touch source: one device with touch ids and frames of its own.
    ///
    /// - `info`: copied; NULL: seat 0, coordinates of the application, frames, unknown size
    ///
    /// Returns the source; NULL on an invalid `info`, no `application` or lack of memory (logged)
    ///
    /// See tactus_touch_source_destroy(), tactus_touch_source_set_info()
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_create(application: *mut tactus_application, info: *const tactus_touch_source_info) -> *mut tactus_touch_source;

    /// Destroys a touch source whose device is gone. Its live touches are cancelled as by the system.
    ///
    /// - `source`: NULL is allowed
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_destroy(source: *mut tactus_touch_source);

    /// Sets a pointer of the host's, which the library keeps and never reads through. Default NULL.
    ///
    /// Returns OK. INVALID_ARGUMENT: `source` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_set_user_data(source: *mut tactus_touch_source, data: *mut c_void) -> tactus_status;

    /// Returns the pointer that was set with tactus_touch_source_set_user_data(), or NULL.
    /// Since 0.1.
    pub fn tactus_touch_source_get_user_data(source: *const tactus_touch_source) -> *mut c_void;

    /// Adds a function that is called once when the object is freed. Any number may be added; they are called in order
    /// of addition.
    ///
    /// - `listener`: may only call getters (see tactus_destroy_func)
    ///
    /// - `data`: passed to `listener`
    ///
    /// Returns OK. INVALID_ARGUMENT: `source` or `listener` is NULL. NO_MEMORY: the listener was not added
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_add_destroy_listener(source: *mut tactus_touch_source, listener: tactus_destroy_func, data: *mut c_void) -> tactus_status;

    /// Removes the first destroy listener that was added with the same function and data.
    ///
    /// Returns OK. NONE: no such listener. INVALID_ARGUMENT: `source` or `listener` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_remove_destroy_listener(source: *mut tactus_touch_source, listener: tactus_destroy_func, data: *mut c_void) -> tactus_status;

    /// Returns the application that a source feeds; NULL for NULL or a destroyed source.
    /// Since 0.1.
    pub fn tactus_touch_source_get_application(source: *const tactus_touch_source) -> *mut tactus_application;

    /// Changes where a device lies and how it reports. Live touches keep their locations until they move.
    ///
    /// - `info`: copied
    ///
    /// Returns OK. INVALID_ARGUMENT: a member of `info` is out of range, or a pointer is NULL
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_set_info(source: *mut tactus_touch_source, info: *const tactus_touch_source_info) -> tactus_status;

    /// Writes where a device lies and how it reports. A transform that was never set reads 1, 0, 0, 1, 0, 0.
    ///
    /// - `info`: made with its _INIT macro
    ///
    /// Returns OK. INVALID_ARGUMENT: a pointer is NULL, or the size of `info` is not valid
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_get_info(source: *const tactus_touch_source, info: *mut tactus_touch_source_info) -> tactus_status;

    /// Sets the accommodations of a touch source (1.18). They count for fingers that land later; a finger that waits keeps
    /// the durations of its landing. Deadlines of waiting fingers are part of tactus_application_get_next_deadline().
    ///
    /// While a finger waits, motions and the lift of it are accepted with OK and not delivered; so are those of a finger
    /// that is never delivered.
    ///
    /// - `accommodations`: copied; NULL: all off, the default. Durations up to 2^62
    ///
    /// Returns OK. INVALID_ARGUMENT: the struct is malformed, a duration is larger, the place is not listed, or `source`
    /// is NULL. NO_MEMORY: nothing has changed
    ///
    /// See tactus_touch_source_get_accommodations(), docs/accessibility.md
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_set_accommodations(source: *mut tactus_touch_source, accommodations: *const tactus_touch_accommodations) -> tactus_status;

    /// Reads the accommodations of a touch source (1.18).
    ///
    /// - `accommodations`: filled, as far as its size says
    ///
    /// Returns OK. INVALID_ARGUMENT: an argument is NULL or the struct is malformed
    ///
    /// See tactus_touch_source_set_accommodations()
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_get_accommodations(source: *const tactus_touch_source, accommodations: *mut tactus_touch_accommodations) -> tactus_status;

    /// Feeds a touch-down. It counts when its frame ends.
    ///
    /// - `time_us`: µs; at most 2^62
    ///
    /// - `id`: any number that no live touch of this source has
    ///
    /// - `x`: px of the application, or 0 to 1 for a normalized source, as is `y`
    ///
    /// Returns OK. DUPLICATE_TOUCH: `id` is down already. LIMIT: 64 touches are down, or a callback has sent 1024
    /// samples. INVALID_ARGUMENT: a number is out of range, or `source` is NULL
    ///
    /// See tactus_touch_source_frame(), tactus_touch_source_down_sample()
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_down(source: *mut tactus_touch_source, time_us: u64, id: i32, x: f64, y: f64) -> tactus_status;

    /// Feeds a new location of a live touch.
    ///
    /// - `x`: in the unit of tactus_touch_source_down(), as is `y`
    ///
    /// Returns OK. UNKNOWN_TOUCH: `id` is not down. LIMIT: a callback has sent 1024 samples. INVALID_ARGUMENT: a
    /// number is out of range, or `source` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_motion(source: *mut tactus_touch_source, time_us: u64, id: i32, x: f64, y: f64) -> tactus_status;

    /// Feeds the lift of a touch, at its last location.
    ///
    /// Returns OK. UNKNOWN_TOUCH: `id` is not down. LIMIT: a callback has sent 1024 samples. INVALID_ARGUMENT: @p
    /// time_us is above 2^62, or `source` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_up(source: *mut tactus_touch_source, time_us: u64, id: i32) -> tactus_status;

    /// Feeds the cancellation of one touch by the hardware, such as a palm (1.12).
    ///
    /// Returns OK. UNKNOWN_TOUCH: `id` is not down. LIMIT: a callback has sent 1024 samples. INVALID_ARGUMENT: @p
    /// time_us is above 2^62, or `source` is NULL
    ///
    /// See tactus_touch_source_cancel_all()
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_cancel(source: *mut tactus_touch_source, time_us: u64, id: i32) -> tactus_status;

    /// Ends an input frame: what came since the last one is delivered. An empty one is no fault.
    ///
    /// Every group of samples needs one, unless the source was created with TACTUS_TOUCH_SOURCE_FLAGS_FRAMELESS. Samples
    /// that wait for their frame for more than 1 s are reported once for each source as a client bug (11.5).
    ///
    /// - `time_us`: microseconds, not before the frame's last sample
    ///
    /// Returns OK; INVALID_ARGUMENT for a time above 2^62; LIMIT if 1024 samples of callbacks wait already; DESTROYED if a
    /// callback removed the source
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_frame(source: *mut tactus_touch_source, time_us: u64) -> tactus_status;

    /// Cancels all touches of this source as the system does, such as on suspend (1.12).
    ///
    /// Returns OK. INVALID_ARGUMENT: `time_us` is above 2^62, or `source` is NULL
    ///
    /// See tactus_application_cancel_touches()
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_cancel_all(source: *mut tactus_touch_source, time_us: u64) -> tactus_status;

    /// Feeds a touch-down with type, force, radius, tilt and buttons.
    ///
    /// - `sample`: made with its _INIT macro
    ///
    /// Returns as of tactus_touch_source_down()
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_down_sample(source: *mut tactus_touch_source, sample: *const tactus_touch_sample) -> tactus_status;

    /// Feeds a new location of a live touch with force, radius, tilt and buttons.
    ///
    /// - `sample`: made with its _INIT macro
    ///
    /// Returns as of tactus_touch_source_motion()
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_motion_sample(source: *mut tactus_touch_source, sample: *const tactus_touch_sample) -> tactus_status;

    /// Feeds the location of a pointer or of a stylus near the panel: hover recognizers follow it (8.8).
    ///
    /// - `x`: in the unit of tactus_touch_source_down(), as is `y`
    ///
    /// Returns OK. LIMIT: a callback has sent 1024 samples. INVALID_ARGUMENT: a number is out of range, or `source` is NULL
    ///
    /// See tactus_touch_source_hover_leave()
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_hover(source: *mut tactus_touch_source, time_us: u64, x: f64, y: f64) -> tactus_status;

    /// Ends hovering: the pointer or stylus has left.
    ///
    /// Returns OK. LIMIT: a callback has sent 1024 samples. INVALID_ARGUMENT: `time_us` is above 2^62, or `source` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_hover_leave(source: *mut tactus_touch_source, time_us: u64) -> tactus_status;

    /// Creates a window: the root of a tree of views. It is shown to touches at once, in front of the other windows of
    /// level 0.
    ///
    /// - `x`: px in the application's space, as is `y`
    ///
    /// - `width`: px, at least 0, as is `height`
    ///
    /// Returns the window; NULL on invalid numbers, no `application` or lack of memory (logged)
    ///
    /// See tactus_view_destroy()
    ///
    /// Since 0.1.
    pub fn tactus_window_create(application: *mut tactus_application, x: f64, y: f64, width: f64, height: f64) -> *mut tactus_view;

    /// Sets the level of a window. Windows of a higher level are hit first (2.6).
    ///
    /// - `level`: default 0
    ///
    /// Returns OK. INVALID_ARGUMENT: a number is out of range, or `window` is NULL. WRONG_KIND: `window` is not a
    /// window
    ///
    /// Since 0.1.
    pub fn tactus_window_set_level(window: *mut tactus_view, level: f64) -> tactus_status;

    /// Returns the level of a window; 0 for NULL and for views that are no windows.
    /// Since 0.1.
    pub fn tactus_window_get_level(window: *const tactus_view) -> f64;

    /// Puts a window in front of all others of its level.
    ///
    /// Returns OK. INVALID_ARGUMENT: `window` is NULL. WRONG_KIND: `window` is not a window
    ///
    /// Since 0.1.
    pub fn tactus_window_bring_to_front(window: *mut tactus_view) -> tactus_status;

    /// Makes a window the key window: motion and remote-control events start there while there is no first responder
    /// (3.5).
    ///
    /// Returns OK. INVALID_ARGUMENT: `window` is NULL. WRONG_KIND: `window` is not a window
    ///
    /// Since 0.1.
    pub fn tactus_window_make_key(window: *mut tactus_view) -> tactus_status;

    /// Returns whether a window is the key window; false for NULL and for views that are no windows.
    ///
    /// See tactus_window_make_key()
    ///
    /// Since 0.1.
    pub fn tactus_window_is_key(window: *const tactus_view) -> bool;

    /// Returns the number of windows; 0 for NULL.
    /// Since 0.1.
    pub fn tactus_application_get_window_count(application: *const tactus_application) -> usize;

    /// Returns a window by its index, the frontmost first.
    ///
    /// Returns the window; NULL if `index` is beyond the end or `application` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_application_get_window(application: *const tactus_application, index: usize) -> *mut tactus_view;

    /// Creates a view that is in no tree yet.
    ///
    /// - `x`: px in the space of the later superview, as is `y`
    ///
    /// - `width`: px, at least 0, as is `height`
    ///
    /// Returns the view; NULL on invalid numbers, no `application` or lack of memory (logged)
    ///
    /// See tactus_view_add_subview(), tactus_view_destroy()
    ///
    /// Since 0.1.
    pub fn tactus_view_create(application: *mut tactus_application, x: f64, y: f64, width: f64, height: f64) -> *mut tactus_view;

    /// Destroys a view or window. Its live touches are cancelled first; its subviews and recognizers are detached and
    /// live on (2.10).
    ///
    /// - `view`: NULL is allowed
    ///
    /// Since 0.1.
    pub fn tactus_view_destroy(view: *mut tactus_view);

    /// Sets a pointer of the host's, which the library keeps and never reads through. Default NULL.
    ///
    /// Returns OK. INVALID_ARGUMENT: `view` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_set_user_data(view: *mut tactus_view, data: *mut c_void) -> tactus_status;

    /// Returns the pointer that was set with tactus_view_set_user_data(), or NULL.
    /// Since 0.1.
    pub fn tactus_view_get_user_data(view: *const tactus_view) -> *mut c_void;

    /// Adds a function that is called once when the object is freed. Any number may be added; they are called in order
    /// of addition.
    ///
    /// - `listener`: may only call getters (see tactus_destroy_func)
    ///
    /// - `data`: passed to `listener`
    ///
    /// Returns OK. INVALID_ARGUMENT: `view` or `listener` is NULL. NO_MEMORY: the listener was not added
    ///
    /// Since 0.1.
    pub fn tactus_view_add_destroy_listener(view: *mut tactus_view, listener: tactus_destroy_func, data: *mut c_void) -> tactus_status;

    /// Removes the first destroy listener that was added with the same function and data.
    ///
    /// Returns OK. NONE: no such listener. INVALID_ARGUMENT: `view` or `listener` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_remove_destroy_listener(view: *mut tactus_view, listener: tactus_destroy_func, data: *mut c_void) -> tactus_status;

    /// Returns the application that a view was made for; NULL for NULL or a destroyed view.
    /// Since 0.1.
    pub fn tactus_view_get_application(view: *const tactus_view) -> *mut tactus_application;

    /// Sets a name for dumps, explanations and log lines.
    ///
    /// - `name`: UTF-8, copied; NULL: no name
    ///
    /// Returns OK. INVALID_ARGUMENT: `view` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_set_name(view: *mut tactus_view, name: *const c_char) -> tactus_status;

    /// Returns the name of a view, valid until it is set again; NULL if there is none, and for NULL.
    /// Since 0.1.
    pub fn tactus_view_get_name(view: *const tactus_view) -> *const c_char;

    /// Returns what a view was created as; PLAIN for NULL.
    /// Since 0.1.
    pub fn tactus_view_get_kind(view: *const tactus_view) -> tactus_view_kind;

    /// Sets the parts of a view that the host overrides, such as its hit test.
    ///
    /// - `callbacks`: copied; NULL: none
    ///
    /// - `data`: passed to the callbacks
    ///
    /// Returns OK. INVALID_ARGUMENT: `view` is NULL, or the size of `callbacks` is not valid
    ///
    /// Since 0.1.
    pub fn tactus_view_set_callbacks(view: *mut tactus_view, callbacks: *const tactus_view_callbacks, data: *mut c_void) -> tactus_status;

    /// Adds a view in front of its new siblings. It is taken out of its former superview first. O(depth).
    ///
    /// Returns OK. CYCLE: `subview` is `view` or an ancestor of it. WRONG_STATE: `subview` is a window.
    /// INVALID_ARGUMENT: a pointer is NULL
    ///
    /// See tactus_view_insert_subview()
    ///
    /// Since 0.1.
    pub fn tactus_view_add_subview(view: *mut tactus_view, subview: *mut tactus_view) -> tactus_status;

    /// Adds a view at an index among its new siblings.
    ///
    /// - `index`: 0: the rearmost; beyond the end: in front
    ///
    /// Returns OK. CYCLE: `subview` is `view` or an ancestor of it. WRONG_STATE: `subview` is a window.
    /// INVALID_ARGUMENT: a pointer is NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_insert_subview(view: *mut tactus_view, subview: *mut tactus_view, index: usize) -> tactus_status;

    /// Takes a view out of its superview. Live touches of its subtree are cancelled (2.10). Does nothing without a
    /// superview.
    ///
    /// Returns OK. INVALID_ARGUMENT: `view` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_remove_from_superview(view: *mut tactus_view) -> tactus_status;

    /// Puts a view in front of its siblings: it is hit first. Does nothing without a superview.
    ///
    /// Returns OK. INVALID_ARGUMENT: `view` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_bring_to_front(view: *mut tactus_view) -> tactus_status;

    /// Puts a view behind its siblings. Does nothing without a superview.
    ///
    /// Returns OK. INVALID_ARGUMENT: `view` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_send_to_back(view: *mut tactus_view) -> tactus_status;

    /// Returns the superview, or NULL. O(1).
    /// Since 0.1.
    pub fn tactus_view_get_superview(view: *const tactus_view) -> *mut tactus_view;

    /// Returns the window whose tree a view is in, for a window itself, or NULL. O(depth).
    /// Since 0.1.
    pub fn tactus_view_get_window(view: *const tactus_view) -> *mut tactus_view;

    /// Returns whether a view is in the subtree of `ancestor`; a view is in its own subtree. False for NULL. O(depth).
    ///
    /// Since 0.1.
    pub fn tactus_view_is_descendant_of(view: *const tactus_view, ancestor: *const tactus_view) -> bool;

    /// Returns the number of subviews; 0 for NULL.
    /// Since 0.1.
    pub fn tactus_view_get_subview_count(view: *const tactus_view) -> usize;

    /// Returns a subview by its index, the rearmost first.
    ///
    /// Returns the subview; NULL if `index` is beyond the end or `view` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_get_subview(view: *const tactus_view, index: usize) -> *mut tactus_view;

    /// Sets the location and size of a view before its transform: in the superview, for a window in the application. Takes
    /// effect for the next hit test.
    ///
    /// - `x`: px, as is `y`
    ///
    /// - `width`: px, at least 0, as is `height`
    ///
    /// Returns OK. INVALID_ARGUMENT: a number is out of range, or `view` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_set_frame(view: *mut tactus_view, x: f64, y: f64, width: f64, height: f64) -> tactus_status;

    /// Writes the location and size of a view before its transform, in px. Any output pointer may be NULL.
    ///
    /// Returns OK. INVALID_ARGUMENT: `view` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_get_frame(view: *const tactus_view, x: *mut f64, y: *mut f64, width: *mut f64, height: *mut f64) -> tactus_status;

    /// Sets the origin of a view's own coordinates: the point that is shown at its top left corner.
    ///
    /// - `x`: px; default 0, as of `y`
    ///
    /// Returns OK. INVALID_ARGUMENT: a number is out of range, or `view` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_set_bounds_origin(view: *mut tactus_view, x: f64, y: f64) -> tactus_status;

    /// Writes the origin of a view's own coordinates, in px. Either output pointer may be NULL.
    ///
    /// Returns OK. INVALID_ARGUMENT: `view` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_get_bounds_origin(view: *const tactus_view, x: *mut f64, y: *mut f64) -> tactus_status;

    /// Sets a transform about the view's centre: x' = a·x + c·y + tx, y' = b·x + d·y + ty (2.5). Default 1, 0, 0, 1, 0,
    /// 0.
    ///
    /// Returns OK. INVALID_ARGUMENT: a number is out of range, or `view` is NULL. NO_MEMORY: the transform is
    /// unchanged
    ///
    /// Since 0.1.
    pub fn tactus_view_set_transform(view: *mut tactus_view, a: f64, b: f64, c: f64, d: f64, tx: f64, ty: f64) -> tactus_status;

    /// Writes the transform of a view. Any output pointer may be NULL.
    ///
    /// Returns OK. INVALID_ARGUMENT: `view` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_get_transform(view: *const tactus_view, a: *mut f64, b: *mut f64, c: *mut f64, d: *mut f64, tx: *mut f64, ty: *mut f64) -> tactus_status;

    /// Hides a view with its subtree, or shows it again. What is hidden is not hit (2.2).
    ///
    /// - `hidden`: default false
    ///
    /// Returns OK. INVALID_ARGUMENT: `view` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_set_hidden(view: *mut tactus_view, hidden: bool) -> tactus_status;

    /// Returns whether a view itself was hidden; false for NULL.
    /// Since 0.1.
    pub fn tactus_view_is_hidden(view: *const tactus_view) -> bool;

    /// Sets the opacity of a view. Below 0.01 its subtree is not hit (2.2).
    ///
    /// - `alpha`: 0 to 1; default 1
    ///
    /// Returns OK. INVALID_ARGUMENT: a number is out of range, or `view` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_set_alpha(view: *mut tactus_view, alpha: f64) -> tactus_status;

    /// Returns the opacity of a view; 0 for NULL.
    /// Since 0.1.
    pub fn tactus_view_get_alpha(view: *const tactus_view) -> f64;

    /// Sets whether touches can hit a view and its subtree (2.2).
    ///
    /// - `enabled`: default true
    ///
    /// Returns OK. INVALID_ARGUMENT: `view` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_set_user_interaction_enabled(view: *mut tactus_view, enabled: bool) -> tactus_status;

    /// Returns whether touches can hit a view; false for NULL.
    /// Since 0.1.
    pub fn tactus_view_is_user_interaction_enabled(view: *const tactus_view) -> bool;

    /// Sets whether a view gets several touches at a time. Without it only the first touch on the view reaches it
    /// (2.8).
    ///
    /// - `enabled`: default false, for surfaces true
    ///
    /// Returns OK. INVALID_ARGUMENT: `view` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_set_multiple_touch_enabled(view: *mut tactus_view, enabled: bool) -> tactus_status;

    /// Returns whether a view gets several touches at a time; false for NULL.
    /// Since 0.1.
    pub fn tactus_view_is_multiple_touch_enabled(view: *const tactus_view) -> bool;

    /// Sets whether a view is touched alone: while it has touches, other views of its window get none, and the other
    /// way round (2.9).
    ///
    /// - `exclusive`: default false
    ///
    /// Returns OK. INVALID_ARGUMENT: `view` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_set_exclusive_touch(view: *mut tactus_view, exclusive: bool) -> tactus_status;

    /// Returns whether a view is touched alone; false for NULL.
    /// Since 0.1.
    pub fn tactus_view_is_exclusive_touch(view: *const tactus_view) -> bool;

    /// Sets whether touches of this subtree are kept from the recognizers of its ancestors (2.12).
    ///
    /// - `inhibits`: default false
    ///
    /// Returns OK. INVALID_ARGUMENT: `view` is NULL
    ///
    /// See tactus_recognizer_set_exempt_from_inhibition()
    ///
    /// Since 0.1.
    pub fn tactus_view_set_inhibits_ancestor_recognizers(view: *mut tactus_view, inhibits: bool) -> tactus_status;

    /// Returns whether touches of this subtree are kept from the recognizers of its ancestors; false for NULL.
    ///
    /// Since 0.1.
    pub fn tactus_view_inhibits_ancestor_recognizers(view: *const tactus_view) -> bool;

    /// Sets whether screen-edge pans of this view measure from the edges of the output, which is the touch source's
    /// rectangle, instead of the window's (8.8).
    ///
    /// - `uses`: default false
    ///
    /// Returns OK. INVALID_ARGUMENT: `view` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_set_uses_output_edges(view: *mut tactus_view, uses: bool) -> tactus_status;

    /// Returns whether screen-edge pans of this view measure from the edges of the output; false for NULL.
    ///
    /// Since 0.1.
    pub fn tactus_view_uses_output_edges(view: *const tactus_view) -> bool;

    /// Sets the edges where the shell's gestures come second, on this view and below it (rule 2.13): a screen-edge pan with
    /// tactus_screen_edge_pan_recognizer_set_shell_gesture() whose touch starts there fails when it would begin, and
    /// recognizes if it comes again within 3 s. For games and full-screen video.
    ///
    /// - `edges`: mask of enum tactus_edge; default NONE. Counts for pans that begin later
    ///
    /// Returns OK. INVALID_ARGUMENT: a bit is no edge, or `view` is NULL
    ///
    /// See tactus_application_add_edge_deferral_listener()
    ///
    /// Since 0.1.
    pub fn tactus_view_set_deferred_edges(view: *mut tactus_view, edges: u32) -> tactus_status;

    /// Returns the edges where the shell's gestures come second, a mask of enum tactus_edge; 0 for NULL.
    /// Since 0.1.
    pub fn tactus_view_get_deferred_edges(view: *const tactus_view) -> u32;

    /// Limits where a view is hit to the union of rectangles within its bounds. Rectangles contain their left and top
    /// edges, not the right and bottom ones.
    ///
    /// - `rectangles`: in the view's space, copied; NULL: the whole bounds
    ///
    /// - `count`: 0 with non-NULL `rectangles`: the view itself is hit nowhere
    ///
    /// Returns OK. INVALID_ARGUMENT: a rectangle is not valid, or `view` is NULL. NO_MEMORY: the region is unchanged
    ///
    /// Since 0.1.
    pub fn tactus_view_set_input_region(view: *mut tactus_view, rectangles: *const tactus_rectangle, count: usize) -> tactus_status;

    /// Copies the rectangles of a view's input region.
    ///
    /// - `rectangles`: filled with at most `capacity` of them; may be NULL if `capacity` is 0
    ///
    /// Returns how many there are; SIZE_MAX without a region, where the whole bounds are hit; 0 for NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_get_input_region(view: *const tactus_view, rectangles: *mut tactus_rectangle, capacity: usize) -> usize;

    /// Returns the view that a touch at a point would hit, or NULL.
    ///
    /// - `x`: px in the application's space, as is `y`
    ///
    /// See tactus_application_explain()
    ///
    /// Since 0.1.
    pub fn tactus_application_hit_test(application: *mut tactus_application, x: f64, y: f64) -> *mut tactus_view;

    /// Runs the hit test of a view for a point in its own space.
    ///
    /// Returns the view itself, a descendant, or NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_hit_test(view: *mut tactus_view, x: f64, y: f64) -> *mut tactus_view;

    /// Converts a point from one view's space to another's. O(depth).
    ///
    /// - `from`: NULL: the application's space
    ///
    /// - `to`: NULL: the application's space
    ///
    /// - `x`: px, in and out, as is `y`
    ///
    /// Returns OK. INVALID_ARGUMENT: a number is out of range, `x` or `y` is NULL, or a view is destroyed
    ///
    /// See tactus_view_convert_vector()
    ///
    /// Since 0.1.
    pub fn tactus_view_convert_point(from: *const tactus_view, to: *const tactus_view, x: *mut f64, y: *mut f64) -> tactus_status;

    /// Converts a displacement, such as a translation or a velocity, from one view's space to another's.
    ///
    /// - `from`: NULL: the application's space, as of `to`
    ///
    /// - `x`: px, in and out, as is `y`
    ///
    /// Returns OK. INVALID_ARGUMENT: a number is out of range, `x` or `y` is NULL, or a view is none or destroyed
    ///
    /// See tactus_view_convert_point()
    ///
    /// Since 0.1.
    pub fn tactus_view_convert_vector(from: *const tactus_view, to: *const tactus_view, x: *mut f64, y: *mut f64) -> tactus_status;

    /// Returns the id that the source gave to a touch; 0 for NULL.
    /// Since 0.1.
    pub fn tactus_touch_get_id(touch: *const tactus_touch) -> i32;

    /// Returns the seat of a touch's source (1.13); 0 for NULL.
    /// Since 0.1.
    pub fn tactus_touch_get_seat(touch: *const tactus_touch) -> u32;

    /// Returns the source of a touch; NULL once it is destroyed, and for NULL.
    /// Since 0.1.
    pub fn tactus_touch_get_source(touch: *const tactus_touch) -> *mut tactus_touch_source;

    /// Returns the phase of a touch in the present delivery (1.2); TACTUS_TOUCH_PHASE_CANCELLED for NULL.
    /// Since 0.1.
    pub fn tactus_touch_get_phase(touch: *const tactus_touch) -> tactus_touch_phase;

    /// Returns the type of a touch: finger, stylus or pointer (1.7); TACTUS_TOUCH_TYPE_DIRECT for NULL.
    /// Since 0.1.
    pub fn tactus_touch_get_type(touch: *const tactus_touch) -> tactus_touch_type;

    /// Returns the time of a touch's last change, in µs; 0 for NULL.
    /// Since 0.1.
    pub fn tactus_touch_get_timestamp(touch: *const tactus_touch) -> u64;

    /// Returns the view that was hit at the down; NULL once it has left its window, and for NULL.
    /// Since 0.1.
    pub fn tactus_touch_get_view(touch: *const tactus_touch) -> *mut tactus_view;

    /// Returns the window of a touch's view, or NULL.
    /// Since 0.1.
    pub fn tactus_touch_get_window(touch: *const tactus_touch) -> *mut tactus_view;

    /// Writes where a touch is, in a view's space as that is now (1.4).
    ///
    /// - `view`: NULL: the application's space
    ///
    /// - `x`: px, as is `y`; either pointer may be NULL
    ///
    /// Returns OK. INVALID_ARGUMENT: `touch` is NULL or over, or `view` is destroyed
    ///
    /// See tactus_touch_get_previous_location()
    ///
    /// Since 0.1.
    pub fn tactus_touch_get_location(touch: *const tactus_touch, view: *const tactus_view, x: *mut f64, y: *mut f64) -> tactus_status;

    /// Writes where a touch was in the delivery before. At a down this is its location.
    ///
    /// - `view`: NULL: the application's space
    ///
    /// - `x`: px, as is `y`; either pointer may be NULL
    ///
    /// Returns OK. INVALID_ARGUMENT: `touch` is NULL or over, or `view` is destroyed
    ///
    /// Since 0.1.
    pub fn tactus_touch_get_previous_location(touch: *const tactus_touch, view: *const tactus_view, x: *mut f64, y: *mut f64) -> tactus_status;

    /// Reads where the touch went down, in `view`'s space as it is now; NULL: the application's.
    ///
    /// Returns OK. INVALID_ARGUMENT: `touch` is NULL, or `view` is none or destroyed
    ///
    /// Since 0.1.
    pub fn tactus_touch_get_start_location(touch: *const tactus_touch, view: *const tactus_view, x: *mut f64, y: *mut f64) -> tactus_status;

    /// Returns the number of taps in a row of which this touch is the last (1.6); 0 once it has moved too far for a
    /// tap.
    ///
    /// Since 0.1.
    pub fn tactus_touch_get_tap_count(touch: *const tactus_touch) -> u32;

    /// Returns the radius of the contact in px; 0 if it is unknown, and for NULL.
    /// Since 0.1.
    pub fn tactus_touch_get_major_radius(touch: *const tactus_touch) -> f64;

    /// Returns the force of a touch; 0 without a sensor.
    ///
    /// See tactus_touch_get_maximum_possible_force()
    ///
    /// Since 0.1.
    pub fn tactus_touch_get_force(touch: *const tactus_touch) -> f64;

    /// Returns the largest force that the device can report; 0 if it is unknown, and for NULL.
    /// Since 0.1.
    pub fn tactus_touch_get_maximum_possible_force(touch: *const tactus_touch) -> f64;

    /// Returns the buttons that are down, for touches of a pointer: a mask of enum tactus_button. 0 for fingers.
    ///
    /// Since 0.1.
    pub fn tactus_touch_get_button_mask(touch: *const tactus_touch) -> u32;

    /// Returns how far a stylus leans from upright, in radians from 0 to π/2. UIKit's altitude is π/2 minus this.
    ///
    /// Since 0.1.
    pub fn tactus_touch_get_tilt(touch: *const tactus_touch) -> f64;

    /// Returns the direction in which the upper end of a stylus points, in radians clockwise from the direction of x.
    ///
    /// - `view`: the space of the direction; NULL: the application's
    ///
    /// Since 0.1.
    pub fn tactus_touch_get_azimuth(touch: *const tactus_touch, view: *const tactus_view) -> f64;

    /// Returns the type of an event; TACTUS_EVENT_TYPE_TOUCHES for NULL.
    /// Since 0.1.
    pub fn tactus_event_get_type(event: *const tactus_event) -> tactus_event_type;

    /// Returns the kind of remote control, gesture or scroll of an event; 0 for touches and NULL.
    /// Since 0.1.
    pub fn tactus_event_get_subtype(event: *const tactus_event) -> u32;

    /// Returns the time of the delivery, in µs; 0 for NULL.
    /// Since 0.1.
    pub fn tactus_event_get_timestamp(event: *const tactus_event) -> u64;

    /// Returns the seat of an event (1.13); 0 for NULL.
    /// Since 0.1.
    pub fn tactus_event_get_seat(event: *const tactus_event) -> u32;

    /// Returns the modifier keys held at the event's time, a mask of enum tactus_modifier (rule 1.19); 0 for NULL.
    ///
    /// Since 0.1.
    pub fn tactus_event_get_modifiers(event: *const tactus_event) -> u32;

    /// Lists all touches of an event's sequence, stationary ones included (1.8), in the order of their downs.
    ///
    /// - `touches`: gets at most `capacity` touches; NULL: only count
    ///
    /// Returns the number of touches, also those beyond `capacity`; 0 for NULL
    ///
    /// Since 0.1.
    pub fn tactus_event_get_touches(event: *const tactus_event, touches: *mut *const tactus_touch, capacity: usize) -> usize;

    /// Lists the touches of an event that are on a view.
    ///
    /// - `touches`: gets at most `capacity` touches, in the order of their downs; NULL: only count
    ///
    /// Returns the number of touches, also if it is above `capacity`
    ///
    /// Since 0.1.
    pub fn tactus_event_get_touches_for_view(event: *const tactus_event, view: *const tactus_view, touches: *mut *const tactus_touch, capacity: usize) -> usize;

    /// Lists the touches of an event that are in a window.
    ///
    /// - `touches`: gets at most `capacity` touches, in the order of their downs; NULL: only count
    ///
    /// Returns the number of touches, also if it is above `capacity`
    ///
    /// Since 0.1.
    pub fn tactus_event_get_touches_for_window(event: *const tactus_event, window: *const tactus_view, touches: *mut *const tactus_touch, capacity: usize) -> usize;

    /// Lists the touches of an event that a recognizer follows, without those that it ignores.
    ///
    /// - `touches`: gets at most `capacity` touches, in the order of their downs; NULL: only count
    ///
    /// Returns the number of touches, also if it is above `capacity`
    ///
    /// Since 0.1.
    pub fn tactus_event_get_touches_for_recognizer(event: *const tactus_event, recognizer: *const tactus_recognizer, touches: *mut *const tactus_touch, capacity: usize) -> usize;

    /// Returns how many samples of a touch this delivery folds, the delivered one included (1.11).
    ///
    /// See tactus_event_get_coalesced()
    ///
    /// Since 0.1.
    pub fn tactus_event_get_coalesced_count(event: *const tactus_event, touch: *const tactus_touch) -> usize;

    /// Writes one sample that this delivery folds, the delivered one last (rule 1.11).
    ///
    /// - `view`: space of the location; NULL: the application's
    ///
    /// - `place`: receives the sample; its size must be set
    ///
    /// Returns OK. NONE: there is no sample with this index. INVALID_ARGUMENT: `view` or `place` is invalid
    ///
    /// Since 0.1.
    pub fn tactus_event_get_coalesced(event: *const tactus_event, touch: *const tactus_touch, index: usize, view: *const tactus_view, place: *mut tactus_touch_place) -> tactus_status;

    /// Returns the number of predicted locations of a touch (1.17).
    ///
    /// See tactus_event_get_predicted()
    ///
    /// Since 0.1.
    pub fn tactus_event_get_predicted_count(event: *const tactus_event, touch: *const tactus_touch) -> usize;

    /// Writes a predicted location of a touch, which every delivery replaces (rule 1.11).
    ///
    /// - `view`: space of the location; NULL: the application's
    ///
    /// - `place`: receives the location; its size must be set
    ///
    /// Returns OK. NONE: there is no location with this index. INVALID_ARGUMENT: `view` or `place` is invalid
    ///
    /// Since 0.1.
    pub fn tactus_event_get_predicted(event: *const tactus_event, touch: *const tactus_touch, index: usize, view: *const tactus_view, place: *mut tactus_touch_place) -> tactus_status;

    /// Predicts where a touch will be at a time, for drawing ahead of the finger (rule 1.17). A finger that stands still is
    /// predicted where it stands. A prediction never lies farther than the finger's speed times the time ahead.
    ///
    /// From the first call on, the application keeps the samples of its touches; that first prediction goes straight on.
    ///
    /// - `time_us`: when, for instance the time at which the next output frame is shown. A time that is more than 50 ms
    /// after the touch's last sample is taken as that, one before it as the sample's
    ///
    /// - `view`: space of the location; NULL: the application's
    ///
    /// - `place`: receives the location and the time that was used; its size must be set
    ///
    /// Returns OK. NONE: the touch has lifted, or `event` or `touch` is NULL. INVALID_ARGUMENT: `view` or `place` is
    /// invalid
    ///
    /// Since 0.1.
    pub fn tactus_event_predict(event: *const tactus_event, touch: *const tactus_touch, time_us: u64, view: *const tactus_view, place: *mut tactus_touch_place) -> tactus_status;

    /// Lists the live touches of an application: those that are down, in the order of the downs. May be called at any time.
    ///
    /// - `touches`: filled with at most `capacity`; may be NULL with 0
    ///
    /// Returns how many there are, at most 64; 0 for NULL
    ///
    /// Since 0.1.
    pub fn tactus_application_get_touches(application: *const tactus_application, touches: *mut *const tactus_touch, capacity: usize) -> usize;

    /// Returns the live touch to which a source gave an id, valid until it lifts; NULL if there is none.
    /// Since 0.1.
    pub fn tactus_touch_source_find_touch(source: *const tactus_touch_source, id: i32) -> *const tactus_touch;

    /// Adds a function that is called at each touch-down, before any view or recognizer. Listeners are called in order
    /// of addition.
    ///
    /// - `data`: passed to `listener`
    ///
    /// Returns OK. INVALID_ARGUMENT: `application` or `listener` is NULL. NO_MEMORY: the listener was not added
    ///
    /// Since 0.1.
    pub fn tactus_application_add_touch_down_listener(application: *mut tactus_application, listener: tactus_touch_down_func, data: *mut c_void) -> tactus_status;

    /// Removes the first touch-down listener that was added with the same function and data.
    ///
    /// Returns OK. NONE: no such listener. INVALID_ARGUMENT: `application` or `listener` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_application_remove_touch_down_listener(application: *mut tactus_application, listener: tactus_touch_down_func, data: *mut c_void) -> tactus_status;

    /// Returns the view as a responder: the same pointer with another type. NULL for NULL.
    /// Since 0.1.
    pub fn tactus_view_get_responder(view: *mut tactus_view) -> *mut tactus_responder;

    /// Returns the controller as a responder: the same pointer with another type. NULL for NULL.
    /// Since 0.1.
    pub fn tactus_view_controller_get_responder(controller: *mut tactus_view_controller) -> *mut tactus_responder;

    /// Returns the application as a responder: the same pointer with another type. NULL for NULL.
    /// Since 0.1.
    pub fn tactus_application_get_responder(application: *mut tactus_application) -> *mut tactus_responder;

    /// Returns the application's delegate, the last responder of every chain. It always exists; NULL for NULL.
    ///
    /// Since 0.1.
    pub fn tactus_application_get_delegate_responder(application: *mut tactus_application) -> *mut tactus_responder;

    /// Returns the view behind a responder; NULL for other responders and NULL.
    /// Since 0.1.
    pub fn tactus_responder_get_view(responder: *const tactus_responder) -> *mut tactus_view;

    /// Returns the next responder: of rule 3.1, or the one that tactus_responder_set_next() set.
    /// Since 0.1.
    pub fn tactus_responder_get_next(responder: *const tactus_responder) -> *mut tactus_responder;

    /// Returns the next responder of rule 3.1, also while tactus_responder_set_next() overrides it; NULL at the end of
    /// the chain.
    ///
    /// Since 0.1.
    pub fn tactus_responder_get_default_next(responder: *const tactus_responder) -> *mut tactus_responder;

    /// Overrides the next responder. The override ends when `next` is destroyed.
    ///
    /// - `next`: NULL: the chain ends here
    ///
    /// Returns OK. INVALID_ARGUMENT: `responder` is NULL. FOREIGN_OBJECT: `next` belongs to another application
    ///
    /// See tactus_responder_unset_next()
    ///
    /// Since 0.1.
    pub fn tactus_responder_set_next(responder: *mut tactus_responder, next: *mut tactus_responder) -> tactus_status;

    /// Restores the next responder of rule 3.1.
    ///
    /// Returns OK. INVALID_ARGUMENT: `responder` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_responder_unset_next(responder: *mut tactus_responder) -> tactus_status;

    /// From inside a touches function of struct tactus_responder_callbacks: leaves some of the call's touches to what the
    /// responder does by itself, like a call of super in UIKit. A control tracks them. Any other responder passes them on
    /// to its next one when the function returns; if that answers HANDLED, the call's other touches stop here.
    ///
    /// - `phase`: the phase of the function
    ///
    /// - `touches`: some of the touches that the function got; others are left out
    ///
    /// Returns OK. WRONG_STATE: no such function of `responder` is being called, or none of `touches` is of that call.
    /// INVALID_ARGUMENT: `responder`, `touches` or `event` is NULL, `phase` is not listed, `count` is above 64
    ///
    /// Since 0.1.
    pub fn tactus_responder_call_default(responder: *mut tactus_responder, phase: tactus_touch_phase, touches: *const *const tactus_touch, count: usize, event: *const tactus_event) -> tactus_status;

    /// Creates a controller for a view. It follows the view in the responder chain (3.1). If the view has one already, the
    /// new one takes its place; the old one stays until it is destroyed.
    ///
    /// Returns the controller; NULL if `view` is NULL, or memory is short (logged)
    ///
    /// Since 0.1.
    pub fn tactus_view_controller_create(view: *mut tactus_view) -> *mut tactus_view_controller;

    /// Destroys a controller; its view stays.
    ///
    /// - `controller`: NULL is allowed
    ///
    /// Since 0.1.
    pub fn tactus_view_controller_destroy(controller: *mut tactus_view_controller);

    /// Returns the view that a controller was made for; NULL once it is destroyed, and for NULL.
    /// Since 0.1.
    pub fn tactus_view_controller_get_view(controller: *const tactus_view_controller) -> *mut tactus_view;

    /// Returns the controller that was made for a view, or NULL.
    /// Since 0.1.
    pub fn tactus_view_get_controller(view: *const tactus_view) -> *mut tactus_view_controller;

    /// Sets a pointer of the host's, which the library keeps and never reads through. Default NULL.
    ///
    /// Returns OK. INVALID_ARGUMENT: `controller` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_controller_set_user_data(controller: *mut tactus_view_controller, data: *mut c_void) -> tactus_status;

    /// Returns the pointer that was set with tactus_view_controller_set_user_data(), or NULL.
    /// Since 0.1.
    pub fn tactus_view_controller_get_user_data(controller: *const tactus_view_controller) -> *mut c_void;

    /// Adds a function that is called once when the object is freed. Any number may be added; they are called in order
    /// of addition.
    ///
    /// - `listener`: may only call getters (see tactus_destroy_func)
    ///
    /// - `data`: passed to `listener`
    ///
    /// Returns OK. INVALID_ARGUMENT: `controller` or `listener` is NULL. NO_MEMORY: the listener was not added
    ///
    /// Since 0.1.
    pub fn tactus_view_controller_add_destroy_listener(controller: *mut tactus_view_controller, listener: tactus_destroy_func, data: *mut c_void) -> tactus_status;

    /// Removes the first destroy listener that was added with the same function and data.
    ///
    /// Returns OK. NONE: no such listener. INVALID_ARGUMENT: `controller` or `listener` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_controller_remove_destroy_listener(controller: *mut tactus_view_controller, listener: tactus_destroy_func, data: *mut c_void) -> tactus_status;

    /// Sets how a view handles touches and other events.
    ///
    /// - `callbacks`: copied; NULL: the view passes everything on
    ///
    /// - `data`: passed to the callbacks
    ///
    /// Returns OK. INVALID_ARGUMENT: `view` is NULL, or the size of `callbacks` is not valid
    ///
    /// Since 0.1.
    pub fn tactus_view_set_responder_callbacks(view: *mut tactus_view, callbacks: *const tactus_responder_callbacks, data: *mut c_void) -> tactus_status;

    /// Sets how a controller handles touches and other events that its view passes on.
    ///
    /// - `callbacks`: copied; NULL: the controller passes everything on
    ///
    /// - `data`: passed to the callbacks
    ///
    /// Returns OK. INVALID_ARGUMENT: `controller` is NULL, or the size of `callbacks` is not valid
    ///
    /// Since 0.1.
    pub fn tactus_view_controller_set_responder_callbacks(controller: *mut tactus_view_controller, callbacks: *const tactus_responder_callbacks, data: *mut c_void) -> tactus_status;

    /// Sets how the application handles touches and other events that no view or controller has handled.
    ///
    /// - `callbacks`: copied; NULL: the application passes everything on
    ///
    /// - `data`: passed to the callbacks
    ///
    /// Returns OK. INVALID_ARGUMENT: `application` is NULL, or the size of `callbacks` is not valid
    ///
    /// Since 0.1.
    pub fn tactus_application_set_responder_callbacks(application: *mut tactus_application, callbacks: *const tactus_responder_callbacks, data: *mut c_void) -> tactus_status;

    /// Sets how the application's delegate, the last responder, handles touches and other events.
    ///
    /// - `callbacks`: copied; NULL: they are dropped
    ///
    /// - `data`: passed to the callbacks
    ///
    /// Returns OK. INVALID_ARGUMENT: `application` is NULL, or the size of `callbacks` is not valid
    ///
    /// Since 0.1.
    pub fn tactus_application_set_delegate_callbacks(application: *mut tactus_application, callbacks: *const tactus_responder_callbacks, data: *mut c_void) -> tactus_status;

    /// Adds a filter that sees every delivery first. Any number of them, asked in order of addition: the first that says YES
    /// is the last that sees the event.
    ///
    /// Returns OK. INVALID_ARGUMENT: `application` or `filter` is NULL. NO_MEMORY
    ///
    /// See tactus_application_remove_event_filter(), tactus_application_set_event_filter()
    ///
    /// Since 0.1.
    pub fn tactus_application_add_event_filter(application: *mut tactus_application, filter: tactus_event_filter_func, data: *mut c_void) -> tactus_status;

    /// Removes the first filter with this function and data.
    ///
    /// Returns OK. NONE: there is no such filter. INVALID_ARGUMENT: `application` or `filter` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_application_remove_event_filter(application: *mut tactus_application, filter: tactus_event_filter_func, data: *mut c_void) -> tactus_status;

    /// Adds a filter in place of the one that this function added last.
    ///
    /// - `filter`: NULL: none
    ///
    /// Returns OK. INVALID_ARGUMENT: `application` is NULL. NO_MEMORY
    ///
    /// Since 0.1.
    pub fn tactus_application_set_event_filter(application: *mut tactus_application, filter: tactus_event_filter_func, data: *mut c_void) -> tactus_status;

    /// Adds a filter for deliveries with touches in this window, asked after the application's. Any number of them, asked in
    /// order of addition: the first that says YES is the last that sees the event.
    ///
    /// Returns OK. INVALID_ARGUMENT: `window` or `filter` is NULL. WRONG_KIND: no window. NO_MEMORY
    ///
    /// See tactus_window_remove_event_filter(), tactus_window_set_event_filter()
    ///
    /// Since 0.1.
    pub fn tactus_window_add_event_filter(window: *mut tactus_view, filter: tactus_event_filter_func, data: *mut c_void) -> tactus_status;

    /// Removes the first filter with this function and data.
    ///
    /// Returns OK. NONE: there is no such filter. INVALID_ARGUMENT: `window` or `filter` is NULL. WRONG_KIND: no window
    ///
    /// Since 0.1.
    pub fn tactus_window_remove_event_filter(window: *mut tactus_view, filter: tactus_event_filter_func, data: *mut c_void) -> tactus_status;

    /// Adds a filter in place of the one that this function added last.
    ///
    /// - `filter`: NULL: none
    ///
    /// Returns OK. INVALID_ARGUMENT: `window` is NULL. WRONG_KIND: no window. NO_MEMORY
    ///
    /// Since 0.1.
    pub fn tactus_window_set_event_filter(window: *mut tactus_view, filter: tactus_event_filter_func, data: *mut c_void) -> tactus_status;

    /// Makes a responder the first responder, where motion and remote-control events start. It is asked by
    /// can_become_first_responder, the present one by can_resign_first_responder; then the present one hears
    /// resigned_first_responder and the new one became_first_responder (rule 3.4).
    ///
    /// Returns OK, also if it is first responder already. REFUSED: one of the two said no; nothing is logged.
    /// WRONG_STATE: it is in no window. INVALID_ARGUMENT: `responder` is NULL
    ///
    /// See tactus_responder_resign_first_responder()
    ///
    /// Since 0.1.
    pub fn tactus_responder_become_first_responder(responder: *mut tactus_responder) -> tactus_status;

    /// Resigns as first responder: motion and remote-control events start at the key window again (rule 3.5).
    ///
    /// Returns OK. REFUSED: its can_resign_first_responder said no; nothing is logged. WRONG_STATE: it is not the first
    /// responder. INVALID_ARGUMENT: `responder` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_responder_resign_first_responder(responder: *mut tactus_responder) -> tactus_status;

    /// Returns whether a responder is the first one, where key, motion and remote-control events start (3.5). False for
    /// NULL.
    ///
    /// Since 0.1.
    pub fn tactus_responder_is_first_responder(responder: *const tactus_responder) -> bool;

    /// Creates a tap: fingers that touch and lift (8.2). Discrete.
    ///
    /// Returns the recognizer, which the caller destroys; NULL without an application or memory (logged)
    ///
    /// Since 0.1.
    pub fn tactus_tap_recognizer_create(application: *mut tactus_application) -> *mut tactus_recognizer;

    /// Creates a long press: fingers that stay in place (8.3). Continuous.
    ///
    /// Returns the recognizer, which the caller destroys; NULL without an application or memory (logged)
    ///
    /// Since 0.1.
    pub fn tactus_long_press_recognizer_create(application: *mut tactus_application) -> *mut tactus_recognizer;

    /// Creates a pan: fingers that drag (8.4). Continuous.
    ///
    /// Returns the recognizer, which the caller destroys; NULL without an application or memory (logged)
    ///
    /// Since 0.1.
    pub fn tactus_pan_recognizer_create(application: *mut tactus_application) -> *mut tactus_recognizer;

    /// Creates a swipe: a quick stroke (8.5). Discrete.
    ///
    /// Returns the recognizer, which the caller destroys; NULL without an application or memory (logged)
    ///
    /// Since 0.1.
    pub fn tactus_swipe_recognizer_create(application: *mut tactus_application) -> *mut tactus_recognizer;

    /// Creates a pinch: two fingers that spread or close (8.6). Continuous.
    ///
    /// Returns the recognizer, which the caller destroys; NULL without an application or memory (logged)
    ///
    /// Since 0.1.
    pub fn tactus_pinch_recognizer_create(application: *mut tactus_application) -> *mut tactus_recognizer;

    /// Creates a rotation: two fingers that turn (8.7). Continuous.
    ///
    /// Returns the recognizer, which the caller destroys; NULL without an application or memory (logged)
    ///
    /// Since 0.1.
    pub fn tactus_rotation_recognizer_create(application: *mut tactus_application) -> *mut tactus_recognizer;

    /// Creates a screen-edge pan: a pan that starts at an edge (8.8). Continuous. It never begins until its edges are
    /// set.
    ///
    /// Returns the recognizer, which the caller destroys; NULL without an application or memory (logged)
    ///
    /// See tactus_screen_edge_pan_recognizer_set_edges()
    ///
    /// Since 0.1.
    pub fn tactus_screen_edge_pan_recognizer_create(application: *mut tactus_application) -> *mut tactus_recognizer;

    /// Creates a hover recognizer: a pointer or stylus near the panel (8.8). Continuous.
    ///
    /// Returns the recognizer, which the caller destroys; NULL without an application or memory (logged)
    ///
    /// Since 0.1.
    pub fn tactus_hover_recognizer_create(application: *mut tactus_application) -> *mut tactus_recognizer;

    /// Creates a transform recognizer (8.13), which is continuous: fingers move, scale and turn what they hold.
    ///
    /// Returns the recognizer, or NULL without an application or memory (logged)
    ///
    /// See transform
    /// Since 0.1.
    pub fn tactus_transform_recognizer_create(application: *mut tactus_application) -> *mut tactus_recognizer;

    /// Destroys a recognizer and takes it from its view. Nothing is called, also if it is active: the host that ends it
    /// knows (12.3).
    ///
    /// - `recognizer`: NULL is allowed
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_destroy(recognizer: *mut tactus_recognizer);

    /// Sets a pointer of the host's, which the library keeps and never reads through. Default NULL.
    ///
    /// Returns OK. INVALID_ARGUMENT: `recognizer` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_set_user_data(recognizer: *mut tactus_recognizer, data: *mut c_void) -> tactus_status;

    /// Returns the pointer that was set with tactus_recognizer_set_user_data(), or NULL.
    /// Since 0.1.
    pub fn tactus_recognizer_get_user_data(recognizer: *const tactus_recognizer) -> *mut c_void;

    /// Adds a function that is called once when the object is freed. Any number may be added; they are called in order
    /// of addition.
    ///
    /// - `listener`: may only call getters (see tactus_destroy_func)
    ///
    /// - `data`: passed to `listener`
    ///
    /// Returns OK. INVALID_ARGUMENT: `recognizer` or `listener` is NULL. NO_MEMORY: the listener was not added
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_add_destroy_listener(recognizer: *mut tactus_recognizer, listener: tactus_destroy_func, data: *mut c_void) -> tactus_status;

    /// Removes the first destroy listener that was added with the same function and data.
    ///
    /// Returns OK. NONE: no such listener. INVALID_ARGUMENT: `recognizer` or `listener` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_remove_destroy_listener(recognizer: *mut tactus_recognizer, listener: tactus_destroy_func, data: *mut c_void) -> tactus_status;

    /// Returns the application that a recognizer was made for; NULL for NULL or a destroyed recognizer.
    /// Since 0.1.
    pub fn tactus_recognizer_get_application(recognizer: *const tactus_recognizer) -> *mut tactus_application;

    /// Returns the kind of a recognizer; TACTUS_RECOGNIZER_KIND_CUSTOM for NULL.
    /// Since 0.1.
    pub fn tactus_recognizer_get_kind(recognizer: *const tactus_recognizer) -> tactus_recognizer_kind;

    /// Returns whether a recognizer goes from possible to ended or failed only (5.2); false for NULL.
    /// Since 0.1.
    pub fn tactus_recognizer_is_discrete(recognizer: *const tactus_recognizer) -> bool;

    /// Sets a name for dumps, reasons and log lines.
    ///
    /// - `name`: UTF-8, copied; NULL: no name
    ///
    /// Returns OK. INVALID_ARGUMENT: `recognizer` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_set_name(recognizer: *mut tactus_recognizer, name: *const c_char) -> tactus_status;

    /// Returns the name of a recognizer, valid until it is set again; NULL if there is none, and for NULL.
    /// Since 0.1.
    pub fn tactus_recognizer_get_name(recognizer: *const tactus_recognizer) -> *const c_char;

    /// Adds a recognizer to a view. It is taken from its former view first and bound to touches that come later (4.7).
    ///
    /// Returns OK. INVALID_ARGUMENT: a pointer is NULL. NO_MEMORY: nothing was changed. FOREIGN_OBJECT: it belongs to
    /// another application
    ///
    /// Since 0.1.
    pub fn tactus_view_add_recognizer(view: *mut tactus_view, recognizer: *mut tactus_recognizer) -> tactus_status;

    /// Removes a recognizer from a view. An active one is cancelled with its action; touches that it withheld are
    /// released.
    ///
    /// Returns OK. WRONG_STATE: `recognizer` is not on `view`. INVALID_ARGUMENT: a pointer is NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_remove_recognizer(view: *mut tactus_view, recognizer: *mut tactus_recognizer) -> tactus_status;

    /// Returns the number of recognizers on a view; 0 for NULL.
    /// Since 0.1.
    pub fn tactus_view_get_recognizer_count(view: *const tactus_view) -> usize;

    /// Returns a recognizer of a view by its index, in order of addition.
    ///
    /// Returns the recognizer; NULL if `index` is beyond the end or `view` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_view_get_recognizer(view: *const tactus_view, index: usize) -> *mut tactus_recognizer;

    /// Returns the view that a recognizer is on, or NULL. In the action that its removal causes, returns the view that
    /// it was on, unless that view is destroyed (8.1).
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_get_view(recognizer: *const tactus_recognizer) -> *mut tactus_view;

    /// Adds a function that is called with each action. The same function and data are called once, also if added
    /// twice. A target that is added in a delivery is called from the next delivery on (5.9, 12.2).
    ///
    /// - `data`: passed to `action`
    ///
    /// Returns OK. INVALID_ARGUMENT: `recognizer` or `action` is NULL. NO_MEMORY: the target was not added
    ///
    /// See tactus_recognizer_remove_target()
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_add_target(recognizer: *mut tactus_recognizer, action: tactus_action_func, data: *mut c_void) -> tactus_status;

    /// Adds a function that is called with each action, like tactus_recognizer_add_target(), and destroys its data once the
    /// target is removed or the recognizer or application is destroyed.
    ///
    /// - `destroy`: called with `data`; NULL: nothing is destroyed
    ///
    /// Returns OK, also if the function and data were added before: then the first addition decides what is destroyed.
    /// INVALID_ARGUMENT: `recognizer` or `action` is NULL. NO_MEMORY: nothing is added, `data` stays the caller's
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_add_target_with_destroy(recognizer: *mut tactus_recognizer, action: tactus_action_func, data: *mut c_void, destroy: tactus_data_destroy_func) -> tactus_status;

    /// Removes the target that was added with the same `action` and `data`. It is not called any more, not even in
    /// the running delivery (12.2). Does nothing if there is none.
    ///
    /// Returns OK. INVALID_ARGUMENT: `recognizer` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_remove_target(recognizer: *mut tactus_recognizer, action: tactus_action_func, data: *mut c_void) -> tactus_status;

    /// Returns the state of a recognizer; in an action the state that the action reports.
    /// TACTUS_RECOGNIZER_STATE_POSSIBLE for NULL.
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_get_state(recognizer: *const tactus_recognizer) -> tactus_recognizer_state;

    /// Enables or disables a recognizer. Disabling cancels an active one with its action and fails a possible one.
    ///
    /// - `enabled`: default true
    ///
    /// Returns OK. INVALID_ARGUMENT: `recognizer` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_set_enabled(recognizer: *mut tactus_recognizer, enabled: bool) -> tactus_status;

    /// Returns whether a recognizer is enabled; false for NULL.
    /// Since 0.1.
    pub fn tactus_recognizer_is_enabled(recognizer: *const tactus_recognizer) -> bool;

    /// Sets whether recognition cancels the recognizer's touches in their views (7.5).
    ///
    /// - `cancels`: default true
    ///
    /// Returns OK. INVALID_ARGUMENT: `recognizer` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_set_cancels_touches_in_view(recognizer: *mut tactus_recognizer, cancels: bool) -> tactus_status;

    /// Returns whether recognition cancels the touches in their views; false for NULL.
    /// Since 0.1.
    pub fn tactus_recognizer_get_cancels_touches_in_view(recognizer: *const tactus_recognizer) -> bool;

    /// Sets whether views get the began of this recognizer's touches only after it has failed (7.2).
    ///
    /// - `delays`: default false
    ///
    /// Returns OK. INVALID_ARGUMENT: `recognizer` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_set_delays_touches_began(recognizer: *mut tactus_recognizer, delays: bool) -> tactus_status;

    /// Returns whether views get began only after the recognizer has failed; false for NULL.
    /// Since 0.1.
    pub fn tactus_recognizer_get_delays_touches_began(recognizer: *const tactus_recognizer) -> bool;

    /// Sets whether views get the ended of this recognizer's touches only after it has failed. Shells switch it off for
    /// their gestures (7.14).
    ///
    /// - `delays`: default true
    ///
    /// Returns OK. INVALID_ARGUMENT: `recognizer` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_set_delays_touches_ended(recognizer: *mut tactus_recognizer, delays: bool) -> tactus_status;

    /// Returns whether views get ended only after the recognizer has failed; false for NULL.
    /// Since 0.1.
    pub fn tactus_recognizer_get_delays_touches_ended(recognizer: *const tactus_recognizer) -> bool;

    /// Sets the types of touches that a recognizer takes.
    ///
    /// - `types`: mask of 1 << enum tactus_touch_type; default all
    ///
    /// Returns OK. INVALID_ARGUMENT: `types` is out of range, or `recognizer` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_set_allowed_touch_types(recognizer: *mut tactus_recognizer, types: u32) -> tactus_status;

    /// Returns the types of touches that a recognizer takes, a mask of 1 << enum tactus_touch_type; 0 for NULL.
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_get_allowed_touch_types(recognizer: *const tactus_recognizer) -> u32;

    /// Sets whether a recognizer that has a touch of one type refuses the other types until its reset.
    ///
    /// - `requires_exclusive`: default true
    ///
    /// Returns OK. INVALID_ARGUMENT: `recognizer` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_set_requires_exclusive_touch_type(recognizer: *mut tactus_recognizer, requires_exclusive: bool) -> tactus_status;

    /// Returns whether a recognizer follows touches of one type at a time; false for NULL.
    /// Since 0.1.
    pub fn tactus_recognizer_get_requires_exclusive_touch_type(recognizer: *const tactus_recognizer) -> bool;

    /// Sets the modifier keys that must be held at an attempt's first touch (rule 4.8). Otherwise the touch is refused with
    /// the reason MODIFIERS. Hover, touchpad gestures and scrolls are asked at their begin.
    ///
    /// - `modifiers`: mask of enum tactus_modifier, all of which must be held; default NONE: any
    ///
    /// Returns OK. INVALID_ARGUMENT: `recognizer` is NULL
    ///
    /// See tactus_recognizer_set_excluded_modifiers(), tactus_application_set_modifiers()
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_set_required_modifiers(recognizer: *mut tactus_recognizer, modifiers: u32) -> tactus_status;

    /// Returns the modifier keys that must be held; 0 for NULL.
    /// Since 0.1.
    pub fn tactus_recognizer_get_required_modifiers(recognizer: *const tactus_recognizer) -> u32;

    /// Sets the modifier keys of which none may be held at an attempt's first touch (rule 4.8).
    ///
    /// - `modifiers`: mask of enum tactus_modifier; default NONE: any may be held
    ///
    /// Returns OK. INVALID_ARGUMENT: `recognizer` is NULL
    ///
    /// See tactus_recognizer_set_required_modifiers()
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_set_excluded_modifiers(recognizer: *mut tactus_recognizer, modifiers: u32) -> tactus_status;

    /// Returns the modifier keys that must not be held; 0 for NULL.
    /// Since 0.1.
    pub fn tactus_recognizer_get_excluded_modifiers(recognizer: *const tactus_recognizer) -> u32;

    /// Sets whether a touch starts an attempt only if no other finger of its seat was down before it (4.9). Fingers that
    /// have rested for 1 s do not count. Others are refused for their whole life, with the reason NOT_FIRST_TOUCH.
    ///
    /// A gesture of three fingers then means three fingers that come together, and a long press of one finger is none that
    /// lands beside others. Takes effect with the next attempt.
    ///
    /// - `requires_whole`: default false
    ///
    /// Returns OK. INVALID_ARGUMENT: `recognizer` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_set_requires_whole_sequence(recognizer: *mut tactus_recognizer, requires_whole: bool) -> tactus_status;

    /// Returns whether only the first touches of a sequence start an attempt; false for NULL.
    /// Since 0.1.
    pub fn tactus_recognizer_get_requires_whole_sequence(recognizer: *const tactus_recognizer) -> bool;

    /// Sets in one call what a gesture of a shell needs, one that lies on a view above all clients. Each of them can be set
    /// otherwise afterwards.
    /// - delays_touches_ended is off: with a finger that rests on one client, the lift of another finger on the next client
    /// would come late, without a limit (7.14).
    /// - If it delays touches, it lets go of them after 80 ms unless its fingers are down, and 300 ms later unless it has
    /// begun: TACTUS_DURATION_DELAY_TOGETHER and TACTUS_DURATION_DELAY_UNDECIDED (7.15).
    /// - Its fingers come together: tactus_recognizer_set_requires_whole_sequence() (4.9). A screen-edge pan counts the
    /// fingers at its edge alone, so that it is none of these; it is marked by
    /// tactus_screen_edge_pan_recognizer_set_shell_gesture() (2.13).
    ///
    /// Returns OK. INVALID_ARGUMENT: `recognizer` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_become_shell_gesture(recognizer: *mut tactus_recognizer) -> tactus_status;

    /// Sets whether a recognizer is bound to touches of views that inhibit their ancestors' recognizers (2.12).
    ///
    /// - `exempt`: default false
    ///
    /// Returns OK. INVALID_ARGUMENT: `recognizer` is NULL
    ///
    /// See tactus_view_set_inhibits_ancestor_recognizers()
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_set_exempt_from_inhibition(recognizer: *mut tactus_recognizer, exempt: bool) -> tactus_status;

    /// Returns whether inhibiting views do not keep the recognizer out; false for NULL.
    /// Since 0.1.
    pub fn tactus_recognizer_is_exempt_from_inhibition(recognizer: *const tactus_recognizer) -> bool;

    /// Lists the touches of a recognizer that are down, without the ones that it ignores, in the order of the downs. May be
    /// called at any time; inside a call with an event, tactus_event_get_touches_for_recognizer() lists those of the event.
    ///
    /// - `touches`: filled with at most `capacity`; may be NULL with 0
    ///
    /// Returns how many there are; 0 for NULL
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_get_touches(recognizer: *const tactus_recognizer, touches: *mut *const tactus_touch, capacity: usize) -> usize;

    /// Returns how many of a recognizer's touches are down; in an ended action, the number of rule 8.1. 0 for NULL.
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_get_number_of_touches(recognizer: *const tactus_recognizer) -> usize;

    /// Writes the location of a gesture: the centroid of its touches (8.1).
    ///
    /// - `view`: space of the location; NULL: the application's
    ///
    /// - `x`: px, as is `y`; either pointer may be NULL
    ///
    /// Returns OK. INVALID_ARGUMENT: `recognizer` is NULL, or `view` is destroyed
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_get_location(recognizer: *const tactus_recognizer, view: *const tactus_view, x: *mut f64, y: *mut f64) -> tactus_status;

    /// Writes where one of a recognizer's touches is, in the order of their downs.
    ///
    /// - `view`: space of the location; NULL: the application's
    ///
    /// Returns OK. NONE: there is no touch with this index. INVALID_ARGUMENT: `recognizer` is NULL, or `view` is invalid
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_get_location_of_touch(recognizer: *const tactus_recognizer, index: usize, view: *const tactus_view, x: *mut f64, y: *mut f64) -> tactus_status;

    /// Makes a recognizer wait: `recognizer` may not leave possible until `other` has failed or takes no part (6.7).
    ///
    /// Returns OK. CYCLE: `other` waits for `recognizer`, directly or through others (6.10). INVALID_ARGUMENT: a
    /// pointer is NULL. FOREIGN_OBJECT: `other` belongs to another application
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_require_failure_of(recognizer: *mut tactus_recognizer, other: *mut tactus_recognizer) -> tactus_status;

    /// Removes a failure requirement. The next attempt does not wait any more.
    ///
    /// Returns OK. INVALID_ARGUMENT: a pointer is NULL
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_remove_failure_requirement(recognizer: *mut tactus_recognizer, other: *mut tactus_recognizer) -> tactus_status;

    /// Lists the recognizers that a recognizer requires to fail, in the order in which that was declared.
    ///
    /// - `others`: filled with at most `capacity` of them; may be NULL if `capacity` is 0
    ///
    /// Returns how many there are; 0 for NULL
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_get_failure_requirements(recognizer: *const tactus_recognizer, others: *mut *mut tactus_recognizer, capacity: usize) -> usize;

    /// Makes a recognizer come after another one, in the same sequence (6.14): a pan after a long press drags what was
    /// pressed, with the same finger.
    ///
    /// `recognizer` is bound like any other, but measures nothing until `other` has recognized. Then it counts from where
    /// its touches are. Neither excludes the other, and the end of `other` does not end it. If `other` fails or is
    /// destroyed, it fails, with the reason REQUIREMENT_FAILED. Takes effect with the next attempt. Touchpad gestures do not
    /// drive a recognizer that comes after another.
    ///
    /// - `other`: NULL: none, the default
    ///
    /// Returns OK. CYCLE: `other` comes after `recognizer` or waits for it, directly or through others (6.10).
    /// INVALID_ARGUMENT: `recognizer` is NULL. FOREIGN_OBJECT: `other` belongs to another application. NO_MEMORY
    ///
    /// See tactus_recognizer_require_failure_of()
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_set_sequenced_after(recognizer: *mut tactus_recognizer, other: *mut tactus_recognizer) -> tactus_status;

    /// Returns the recognizer that a recognizer comes after; NULL if there is none, and for NULL.
    /// Since 0.1.
    pub fn tactus_recognizer_get_sequenced_after(recognizer: *const tactus_recognizer) -> *mut tactus_recognizer;

    /// Sets the delegate, which is asked what a recognizer may do (§6).
    ///
    /// - `delegate`: copied; NULL: no delegate
    ///
    /// - `data`: passed to the delegate
    ///
    /// Returns OK. INVALID_ARGUMENT: `recognizer` is NULL, or the size of `delegate` is not valid
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_set_delegate(recognizer: *mut tactus_recognizer, delegate: *const tactus_recognizer_delegate, data: *mut c_void) -> tactus_status;

    /// Sets a length by which a recognizer decides, from its next attempt on (5.15, 8.9).
    ///
    /// - `length`: which one
    ///
    /// - `value`: in `unit`; at least 0
    ///
    /// Returns OK. WRONG_KIND: the recognizer does not measure with this length. INVALID_ARGUMENT: `value` or an
    /// enumerator is out of range, or `recognizer` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_set_length(recognizer: *mut tactus_recognizer, length: tactus_length, value: f64, unit: tactus_length_unit) -> tactus_status;

    /// Writes a length by which a recognizer decides. Either output pointer may be NULL.
    ///
    /// Returns OK. WRONG_KIND: the recognizer does not measure with this length. INVALID_ARGUMENT: `recognizer` is
    /// NULL
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_get_length(recognizer: *const tactus_recognizer, length: tactus_length, value: *mut f64, unit: *mut tactus_length_unit) -> tactus_status;

    /// Sets a duration by which a recognizer decides, from its next attempt on (5.15).
    ///
    /// - `duration`: which one
    ///
    /// - `time_us`: µs; at most 2^62
    ///
    /// Returns OK. WRONG_KIND: the recognizer has no such duration. INVALID_ARGUMENT: `time_us` or `duration` is out
    /// of range, or `recognizer` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_set_duration(recognizer: *mut tactus_recognizer, duration: tactus_duration, time_us: u64) -> tactus_status;

    /// Writes a duration by which a recognizer decides, in µs.
    ///
    /// Returns OK. WRONG_KIND: the recognizer has no such duration. INVALID_ARGUMENT: a pointer is NULL
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_get_duration(recognizer: *const tactus_recognizer, duration: tactus_duration, time_us: *mut u64) -> tactus_status;

    /// Sets how many taps the gesture takes, from the next attempt on (8.2).
    ///
    /// - `count`: 1 to 64; default 1
    ///
    /// Returns OK. INVALID_ARGUMENT: `count` is out of range, or `recognizer` is NULL. WRONG_KIND: `recognizer` is
    /// not a tap
    ///
    /// Since 0.1.
    pub fn tactus_tap_recognizer_set_number_of_taps_required(recognizer: *mut tactus_recognizer, count: u32) -> tactus_status;

    /// Returns the number of taps; 0 for NULL and other kinds.
    /// Since 0.1.
    pub fn tactus_tap_recognizer_get_number_of_taps_required(recognizer: *const tactus_recognizer) -> u32;

    /// Sets how many fingers each tap takes, from the next attempt on (8.2).
    ///
    /// - `count`: 1 to 64; default 1
    ///
    /// Returns OK. INVALID_ARGUMENT: `count` is out of range, or `recognizer` is NULL. WRONG_KIND: `recognizer` is
    /// not a tap
    ///
    /// Since 0.1.
    pub fn tactus_tap_recognizer_set_number_of_touches_required(recognizer: *mut tactus_recognizer, count: u32) -> tactus_status;

    /// Returns the number of fingers of each tap; 0 for NULL and other kinds.
    /// Since 0.1.
    pub fn tactus_tap_recognizer_get_number_of_touches_required(recognizer: *const tactus_recognizer) -> u32;

    /// Sets how many taps come before the press, from the next attempt on (8.3).
    ///
    /// - `count`: at most 64; default 0
    ///
    /// Returns OK. INVALID_ARGUMENT: `count` is out of range, or `recognizer` is NULL. WRONG_KIND: `recognizer` is
    /// not a long press
    ///
    /// Since 0.1.
    pub fn tactus_long_press_recognizer_set_number_of_taps_required(recognizer: *mut tactus_recognizer, count: u32) -> tactus_status;

    /// Returns the number of taps before the press; 0 for NULL and other kinds.
    /// Since 0.1.
    pub fn tactus_long_press_recognizer_get_number_of_taps_required(recognizer: *const tactus_recognizer) -> u32;

    /// Sets how many fingers the press takes, from the next attempt on (8.3).
    ///
    /// - `count`: 1 to 64; default 1
    ///
    /// Returns OK. INVALID_ARGUMENT: `count` is out of range, or `recognizer` is NULL. WRONG_KIND: `recognizer` is
    /// not a long press
    ///
    /// Since 0.1.
    pub fn tactus_long_press_recognizer_set_number_of_touches_required(recognizer: *mut tactus_recognizer, count: u32) -> tactus_status;

    /// Returns the number of fingers of the press; 0 for NULL and other kinds.
    /// Since 0.1.
    pub fn tactus_long_press_recognizer_get_number_of_touches_required(recognizer: *const tactus_recognizer) -> u32;

    /// Sets whether a press of several fingers ends when the last of them lifts, or when the first one does (rule 8.3).
    ///
    /// - `ends_at_last_lift`: true: the last one; default false; counts from the next attempt
    ///
    /// Returns OK. WRONG_KIND: no long press. INVALID_ARGUMENT: `recognizer` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_long_press_recognizer_set_ends_at_last_lift(recognizer: *mut tactus_recognizer, ends_at_last_lift: bool) -> tactus_status;

    /// Returns whether a press ends when its last finger lifts; false for NULL and other kinds.
    /// Since 0.1.
    pub fn tactus_long_press_recognizer_ends_at_last_lift(recognizer: *const tactus_recognizer) -> bool;

    /// Sets how many fingers a pan or screen-edge pan takes at least, from the next attempt on (8.14).
    ///
    /// - `count`: 1 to the maximum; default 1
    ///
    /// Returns OK. INVALID_ARGUMENT: `count` is out of range, or `recognizer` is NULL. WRONG_KIND: `recognizer` is
    /// not a pan
    ///
    /// Since 0.1.
    pub fn tactus_pan_recognizer_set_minimum_number_of_touches(recognizer: *mut tactus_recognizer, count: u32) -> tactus_status;

    /// Returns the minimum number of fingers; 0 for NULL and other kinds.
    /// Since 0.1.
    pub fn tactus_pan_recognizer_get_minimum_number_of_touches(recognizer: *const tactus_recognizer) -> u32;

    /// Sets how many fingers a pan or screen-edge pan takes at most, from the next attempt on (8.14).
    ///
    /// - `count`: the minimum or more; default UINT32_MAX
    ///
    /// Returns OK. INVALID_ARGUMENT: `count` is out of range, or `recognizer` is NULL. WRONG_KIND: `recognizer` is
    /// not a pan
    ///
    /// Since 0.1.
    pub fn tactus_pan_recognizer_set_maximum_number_of_touches(recognizer: *mut tactus_recognizer, count: u32) -> tactus_status;

    /// Returns the maximum number of fingers; 0 for NULL and other kinds.
    /// Since 0.1.
    pub fn tactus_pan_recognizer_get_maximum_number_of_touches(recognizer: *const tactus_recognizer) -> u32;

    /// Sets where the translation counts from (8.12), from the next attempt on. Velocities do not depend on it, and neither
    /// does what a wheel or another scroll reports.
    ///
    /// - `recognizer`: a pan or a screen-edge pan
    ///
    /// - `reference`: default TACTUS_REFERENCE_TOUCH_DOWN
    ///
    /// Returns OK; INVALID_ARGUMENT for NULL or another value; WRONG_KIND; DESTROYED; BUSY
    ///
    /// See tactus_pan_recognizer_get_reference()
    /// Since 0.1.
    pub fn tactus_pan_recognizer_set_reference(recognizer: *mut tactus_recognizer, reference: tactus_reference) -> tactus_status;

    /// Returns the reference of a pan's translation; TACTUS_REFERENCE_TOUCH_DOWN for NULL and other kinds.
    ///
    /// Since 0.1.
    pub fn tactus_pan_recognizer_get_reference(recognizer: *const tactus_recognizer) -> tactus_reference;

    /// Writes the translation of a pan since its reference (8.12).
    ///
    /// - `view`: the space of the translation; NULL: the application's
    ///
    /// - `x`: px, as is `y`; either pointer may be NULL
    ///
    /// Returns OK. INVALID_ARGUMENT: `recognizer` is NULL. WRONG_KIND: `recognizer` is not a pan
    ///
    /// Since 0.1.
    pub fn tactus_pan_recognizer_get_translation(recognizer: *const tactus_recognizer, view: *const tactus_view, x: *mut f64, y: *mut f64) -> tactus_status;

    /// Writes the translation that a pan is expected to have at a time, for drawing what follows the fingers where they will
    /// be when the frame is shown (rule 1.17): the present one and the movement that tactus_event_predict() expects of the
    /// fingers' centroid. Without fingers, and for a touchpad, it is the present one. The pan itself does not change.
    ///
    /// Each of these functions of pan, pinch, rotation and transform may be called at any time, as often as the output is
    /// drawn. From the first call with fingers on, the application keeps the samples of its touches; that first prediction
    /// may be the present value. A finger that has been silent for 40 ms stands: the application's time tells, which input
    /// and tactus_application_dispatch_timer() advance. O(fingers + depth of the view).
    ///
    /// - `time_us`: when, for instance the time at which the next output frame is shown. A time that is more than 50 ms
    /// after a finger's last sample is taken as that, one before it as the sample's
    ///
    /// - `view`: the space of the translation; NULL: the application's
    ///
    /// - `x`: px, as is `y`; either pointer may be NULL
    ///
    /// Returns OK. INVALID_ARGUMENT: `recognizer` is NULL. WRONG_KIND: `recognizer` is not a pan
    ///
    /// Since 0.1.
    pub fn tactus_pan_recognizer_predict_translation(recognizer: *const tactus_recognizer, time_us: u64, view: *const tactus_view, x: *mut f64, y: *mut f64) -> tactus_status;

    /// Sets the present translation of a pan; later movement adds to it. The velocity stays.
    ///
    /// - `view`: the space of the translation; NULL: the application's
    ///
    /// - `x`: px, as is `y`
    ///
    /// Returns OK. INVALID_ARGUMENT: a number is out of range, or `recognizer` is NULL. WRONG_KIND: `recognizer` is
    /// not a pan
    ///
    /// Since 0.1.
    pub fn tactus_pan_recognizer_set_translation(recognizer: *mut tactus_recognizer, view: *const tactus_view, x: f64, y: f64) -> tactus_status;

    /// Writes the velocity of a pan, computed at the call (8.10).
    ///
    /// - `view`: the space of the velocity; NULL: the application's
    ///
    /// - `x`: px/s, as is `y`; either pointer may be NULL
    ///
    /// Returns OK. INVALID_ARGUMENT: `recognizer` is NULL. WRONG_KIND: `recognizer` is not a pan
    ///
    /// Since 0.1.
    pub fn tactus_pan_recognizer_get_velocity(recognizer: *const tactus_recognizer, view: *const tactus_view, x: *mut f64, y: *mut f64) -> tactus_status;

    /// Sets the directions of a swipe, from the next attempt on (8.5).
    ///
    /// - `directions`: mask of enum tactus_swipe_direction; default right
    ///
    /// Returns OK. INVALID_ARGUMENT: `directions` is out of range, or `recognizer` is NULL. WRONG_KIND: `recognizer`
    /// is not a swipe
    ///
    /// Since 0.1.
    pub fn tactus_swipe_recognizer_set_directions(recognizer: *mut tactus_recognizer, directions: u32) -> tactus_status;

    /// Returns the mask of directions; 0 for NULL and other kinds.
    /// Since 0.1.
    pub fn tactus_swipe_recognizer_get_directions(recognizer: *const tactus_recognizer) -> u32;

    /// Sets how many fingers a swipe takes, from the next attempt on (8.5).
    ///
    /// - `count`: 1 to 64; default 1
    ///
    /// Returns OK. INVALID_ARGUMENT: `count` is out of range, or `recognizer` is NULL. WRONG_KIND: `recognizer` is
    /// not a swipe
    ///
    /// Since 0.1.
    pub fn tactus_swipe_recognizer_set_number_of_touches_required(recognizer: *mut tactus_recognizer, count: u32) -> tactus_status;

    /// Returns the number of fingers of a swipe; 0 for NULL and other kinds.
    /// Since 0.1.
    pub fn tactus_swipe_recognizer_get_number_of_touches_required(recognizer: *const tactus_recognizer) -> u32;

    /// Sets where the scale counts from (8.12), from the next attempt on. From the touch-down the scale is the distance now
    /// by that of the pair when it formed. The velocity does not depend on it, and neither does what a touchpad reports.
    ///
    /// - `recognizer`: a pinch
    ///
    /// - `reference`: default TACTUS_REFERENCE_BEGAN
    ///
    /// Returns OK; INVALID_ARGUMENT for NULL or another value; WRONG_KIND; DESTROYED; BUSY
    ///
    /// See tactus_pinch_recognizer_get_reference()
    /// Since 0.1.
    pub fn tactus_pinch_recognizer_set_reference(recognizer: *mut tactus_recognizer, reference: tactus_reference) -> tactus_status;

    /// Returns the reference of a pinch's scale; TACTUS_REFERENCE_TOUCH_DOWN for NULL and other kinds.
    /// Since 0.1.
    pub fn tactus_pinch_recognizer_get_reference(recognizer: *const tactus_recognizer) -> tactus_reference;

    /// Returns the scale of a pinch: the distance of its fingers divided by that at the reference (8.12). 0 for NULL
    /// and other kinds.
    ///
    /// Since 0.1.
    pub fn tactus_pinch_recognizer_get_scale(recognizer: *const tactus_recognizer) -> f64;

    /// Returns the scale that a pinch is expected to have at a time, as tactus_pan_recognizer_predict_translation(); the
    /// present one unless two fingers are down. 0 for NULL and other kinds.
    ///
    /// Since 0.1.
    pub fn tactus_pinch_recognizer_predict_scale(recognizer: *const tactus_recognizer, time_us: u64) -> f64;

    /// Sets the present scale of a pinch; later movement multiplies it. The velocity starts anew.
    ///
    /// - `scale`: above 0
    ///
    /// Returns OK. INVALID_ARGUMENT: a number is out of range, or `recognizer` is NULL. WRONG_KIND: `recognizer` is
    /// not a pinch
    ///
    /// Since 0.1.
    pub fn tactus_pinch_recognizer_set_scale(recognizer: *mut tactus_recognizer, scale: f64) -> tactus_status;

    /// Returns the change of a pinch's scale per second, computed at the call (8.10). 0 for NULL and other kinds.
    ///
    /// Since 0.1.
    pub fn tactus_pinch_recognizer_get_velocity(recognizer: *const tactus_recognizer) -> f64;

    /// Sets where the rotation counts from (8.12), from the next attempt on. The velocity does not depend on it, and neither
    /// does what a touchpad reports.
    ///
    /// - `recognizer`: a rotation
    ///
    /// - `reference`: default TACTUS_REFERENCE_BEGAN
    ///
    /// Returns OK; INVALID_ARGUMENT for NULL or another value; WRONG_KIND; DESTROYED; BUSY
    ///
    /// See tactus_rotation_recognizer_get_reference()
    /// Since 0.1.
    pub fn tactus_rotation_recognizer_set_reference(recognizer: *mut tactus_recognizer, reference: tactus_reference) -> tactus_status;

    /// Returns the reference of a rotation; TACTUS_REFERENCE_TOUCH_DOWN for NULL and other kinds.
    /// Since 0.1.
    pub fn tactus_rotation_recognizer_get_reference(recognizer: *const tactus_recognizer) -> tactus_reference;

    /// Returns the rotation in radians since its reference, clockwise positive; full turns add up beyond ±π (8.12). 0
    /// for NULL and other kinds.
    ///
    /// Since 0.1.
    pub fn tactus_rotation_recognizer_get_rotation(recognizer: *const tactus_recognizer) -> f64;

    /// Returns the rotation that is expected at a time, in radians, as tactus_pan_recognizer_predict_translation(); the
    /// present one unless two fingers are down. 0 for NULL and other kinds.
    ///
    /// Since 0.1.
    pub fn tactus_rotation_recognizer_predict_rotation(recognizer: *const tactus_recognizer, time_us: u64) -> f64;

    /// Sets the present rotation; later movement adds to it. The velocity starts anew.
    ///
    /// - `rotation`: radians, clockwise positive
    ///
    /// Returns OK. INVALID_ARGUMENT: a number is out of range, or `recognizer` is NULL. WRONG_KIND: `recognizer` is
    /// not a rotation
    ///
    /// Since 0.1.
    pub fn tactus_rotation_recognizer_set_rotation(recognizer: *mut tactus_recognizer, rotation: f64) -> tactus_status;

    /// Returns the velocity of a rotation in radians per second, computed at the call (8.10). 0 for NULL and other
    /// kinds.
    ///
    /// Since 0.1.
    pub fn tactus_rotation_recognizer_get_velocity(recognizer: *const tactus_recognizer) -> f64;

    /// Sets the parts of the movement that a transform follows, from the next attempt on. A part that is off neither begins
    /// the recognizer nor changes its value: the translation stays 0, the scale 1, the rotation 0. Without translation the
    /// value scales and rotates about the centroid of the reference.
    ///
    /// - `parts`: mask of enum tactus_transform_part, at least one; default all
    ///
    /// Returns OK. INVALID_ARGUMENT: `parts` is 0 or has an unknown bit, or `recognizer` is NULL. WRONG_KIND: @p
    /// recognizer is not a transform
    ///
    /// See tactus_transform_recognizer_get_parts()
    ///
    /// Since 0.1.
    pub fn tactus_transform_recognizer_set_parts(recognizer: *mut tactus_recognizer, parts: u32) -> tactus_status;

    /// Returns the parts of a transform, a mask; 0 for NULL and other kinds.
    /// Since 0.1.
    pub fn tactus_transform_recognizer_get_parts(recognizer: *const tactus_recognizer) -> u32;

    /// Sets the minimum number of fingers of a transform, from the next attempt on. With fewer it ends.
    ///
    /// - `count`: 1 to 64, at most the maximum; default 1
    ///
    /// Returns OK. INVALID_ARGUMENT: `count` is out of range, or `recognizer` is NULL. WRONG_KIND: `recognizer` is not a
    /// transform
    ///
    /// See tactus_transform_recognizer_set_maximum_number_of_touches()
    ///
    /// Since 0.1.
    pub fn tactus_transform_recognizer_set_minimum_number_of_touches(recognizer: *mut tactus_recognizer, count: u32) -> tactus_status;

    /// Returns the minimum number of fingers; 0 for NULL and other kinds.
    /// Since 0.1.
    pub fn tactus_transform_recognizer_get_minimum_number_of_touches(recognizer: *const tactus_recognizer) -> u32;

    /// Sets the maximum number of fingers of a transform, from the next attempt on. With more it fails before its begin;
    /// afterwards more fingers are ignored.
    ///
    /// - `count`: at least the minimum; default UINT32_MAX: unlimited
    ///
    /// Returns OK. INVALID_ARGUMENT: `count` is less than the minimum, or `recognizer` is NULL. WRONG_KIND: `recognizer`
    /// is not a transform
    ///
    /// See tactus_transform_recognizer_set_minimum_number_of_touches()
    ///
    /// Since 0.1.
    pub fn tactus_transform_recognizer_set_maximum_number_of_touches(recognizer: *mut tactus_recognizer, count: u32) -> tactus_status;

    /// Returns the maximum number of fingers; 0 for NULL and other kinds.
    /// Since 0.1.
    pub fn tactus_transform_recognizer_get_maximum_number_of_touches(recognizer: *const tactus_recognizer) -> u32;

    /// Sets the reference of a transform's value (8.12), from the next attempt on. Velocities do not depend on it.
    ///
    /// - `reference`: default TACTUS_REFERENCE_TOUCH_DOWN
    ///
    /// Returns OK. INVALID_ARGUMENT: `reference` is not listed, or `recognizer` is NULL. WRONG_KIND: `recognizer` is not
    /// a transform
    ///
    /// See tactus_transform_recognizer_get_reference()
    ///
    /// Since 0.1.
    pub fn tactus_transform_recognizer_set_reference(recognizer: *mut tactus_recognizer, reference: tactus_reference) -> tactus_status;

    /// Returns the reference of a transform; TACTUS_REFERENCE_TOUCH_DOWN for NULL and other kinds.
    /// Since 0.1.
    pub fn tactus_transform_recognizer_get_reference(recognizer: *const tactus_recognizer) -> tactus_reference;

    /// Writes the value of a transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty, about the origin of `view`'s space. The
    /// value is the identity before the first attempt.
    ///
    /// - `view`: space of the six numbers; NULL: the application's
    ///
    /// - `a`: may be NULL, as may `b`, `c`, `d`, `tx` and `ty`
    ///
    /// Returns OK. INVALID_ARGUMENT: `view` is invalid. WRONG_KIND: `recognizer` is NULL or not a transform
    ///
    /// Since 0.1.
    pub fn tactus_transform_recognizer_get_transform(recognizer: *const tactus_recognizer, view: *const tactus_view, a: *mut f64, b: *mut f64, c: *mut f64, d: *mut f64, tx: *mut f64, ty: *mut f64) -> tactus_status;

    /// Writes the value that a transform is expected to have at a time, in the parts that it follows, as
    /// tactus_pan_recognizer_predict_translation().
    ///
    /// - `time_us`: see there
    ///
    /// - `view`: space of the six numbers; NULL: the application's
    ///
    /// - `a`: may be NULL, as may `b`, `c`, `d`, `tx` and `ty`
    ///
    /// Returns OK. INVALID_ARGUMENT: `view` is invalid. WRONG_KIND: `recognizer` is NULL or not a transform
    ///
    /// Since 0.1.
    pub fn tactus_transform_recognizer_predict_transform(recognizer: *const tactus_recognizer, time_us: u64, view: *const tactus_view, a: *mut f64, b: *mut f64, c: *mut f64, d: *mut f64, tx: *mut f64, ty: *mut f64) -> tactus_status;

    /// Writes the displacement of a transform's centroid, in px. A finger that joins or leaves does not change it.
    ///
    /// - `view`: space of the translation; NULL: the application's
    ///
    /// - `x`: may be NULL, as may `y`
    ///
    /// Returns OK. INVALID_ARGUMENT: `view` is invalid. WRONG_KIND: `recognizer` is NULL or not a transform
    ///
    /// See tactus_transform_recognizer_set_translation()
    ///
    /// Since 0.1.
    pub fn tactus_transform_recognizer_get_translation(recognizer: *const tactus_recognizer, view: *const tactus_view, x: *mut f64, y: *mut f64) -> tactus_status;

    /// Sets the translation of a transform: the value then maps the point that lies this far behind the centre to the
    /// centre. The velocity stays. Has no effect unless the recognizer is active and has the translation part.
    ///
    /// - `view`: space of the translation; NULL: the application's
    ///
    /// - `x`: px, as is `y`
    ///
    /// Returns OK. INVALID_ARGUMENT: a number is out of range, `view` is invalid, or `recognizer` is NULL. WRONG_KIND: @p
    /// recognizer is not a transform
    ///
    /// See tactus_transform_recognizer_get_translation()
    ///
    /// Since 0.1.
    pub fn tactus_transform_recognizer_set_translation(recognizer: *mut tactus_recognizer, view: *const tactus_view, x: f64, y: f64) -> tactus_status;

    /// Returns the scale of a transform, above 0; 1 without the scale part. 0 for NULL and other kinds.
    /// Since 0.1.
    pub fn tactus_transform_recognizer_get_scale(recognizer: *const tactus_recognizer) -> f64;

    /// Sets the scale of a transform, about the centre: the recognizer's location, which stays. The velocity of the scale
    /// starts again. Has no effect unless the recognizer is active and has the scale part.
    ///
    /// - `scale`: above 0
    ///
    /// Returns OK. INVALID_ARGUMENT: `scale` is out of range, or `recognizer` is NULL. WRONG_KIND: `recognizer` is not a
    /// transform
    ///
    /// Since 0.1.
    pub fn tactus_transform_recognizer_set_scale(recognizer: *mut tactus_recognizer, scale: f64) -> tactus_status;

    /// Returns the rotation of a transform in radians, clockwise positive; full turns add up beyond ±π. 0 without the
    /// rotation part, for NULL and other kinds.
    ///
    /// Since 0.1.
    pub fn tactus_transform_recognizer_get_rotation(recognizer: *const tactus_recognizer) -> f64;

    /// Sets the rotation of a transform, about the centre: the recognizer's location, which stays. The velocity of the
    /// rotation starts again. Has no effect unless the recognizer is active and has the rotation part.
    ///
    /// - `rotation`: radians, clockwise positive
    ///
    /// Returns OK. INVALID_ARGUMENT: `rotation` is out of range, or `recognizer` is NULL. WRONG_KIND: `recognizer` is not
    /// a transform
    ///
    /// Since 0.1.
    pub fn tactus_transform_recognizer_set_rotation(recognizer: *mut tactus_recognizer, rotation: f64) -> tactus_status;

    /// Writes the velocity of a transform's centroid in px/s, computed at the call (8.10).
    ///
    /// - `view`: space of the velocity; NULL: the application's
    ///
    /// - `x`: may be NULL, as may `y`
    ///
    /// Returns OK. INVALID_ARGUMENT: `view` is invalid. WRONG_KIND: `recognizer` is NULL or not a transform
    ///
    /// Since 0.1.
    pub fn tactus_transform_recognizer_get_velocity(recognizer: *const tactus_recognizer, view: *const tactus_view, x: *mut f64, y: *mut f64) -> tactus_status;

    /// Returns the change of a transform's scale per second, computed at the call (8.10). 0 for NULL and other kinds.
    ///
    /// Since 0.1.
    pub fn tactus_transform_recognizer_get_scale_velocity(recognizer: *const tactus_recognizer) -> f64;

    /// Returns the velocity of a transform's rotation in radians per second, computed at the call (8.10). 0 for NULL
    /// and other kinds.
    ///
    /// Since 0.1.
    pub fn tactus_transform_recognizer_get_rotation_velocity(recognizer: *const tactus_recognizer) -> f64;

    /// Sets the edges from which a screen-edge pan may start, from the next attempt on (8.8).
    ///
    /// - `edges`: mask of enum tactus_edge; default TACTUS_EDGE_NONE: it never begins
    ///
    /// Returns OK. INVALID_ARGUMENT: `edges` is out of range, or `recognizer` is NULL. WRONG_KIND: `recognizer` is
    /// not a screen-edge pan
    ///
    /// Since 0.1.
    pub fn tactus_screen_edge_pan_recognizer_set_edges(recognizer: *mut tactus_recognizer, edges: u32) -> tactus_status;

    /// Returns the mask of edges; 0 for NULL and other kinds.
    /// Since 0.1.
    pub fn tactus_screen_edge_pan_recognizer_get_edges(recognizer: *const tactus_recognizer) -> u32;

    /// Sets the directions in which a screen-edge pan may begin, from the next attempt on (8.8): a drawer comes inwards, a
    /// volume bar goes along the edge.
    ///
    /// - `directions`: mask of enum tactus_edge_pan_direction; default INWARDS
    ///
    /// Returns OK. INVALID_ARGUMENT: `directions` is out of range, or `recognizer` is NULL. WRONG_KIND: `recognizer` is
    /// no screen-edge pan
    ///
    /// Since 0.1.
    pub fn tactus_screen_edge_pan_recognizer_set_directions(recognizer: *mut tactus_recognizer, directions: u32) -> tactus_status;

    /// Returns the mask of directions; 0 for NULL and other kinds.
    /// Since 0.1.
    pub fn tactus_screen_edge_pan_recognizer_get_directions(recognizer: *const tactus_recognizer) -> u32;

    /// Marks a screen-edge pan as the shell's: it comes second at edges that a view defers (rule 2.13). There it fails when
    /// it would begin, with the reason EDGE_DEFERRED, and so does every other such pan in the same sequence; for less than
    /// 3 s from then every such pan of a later sequence from the same edge of that window recognizes.
    ///
    /// - `is_shell_gesture`: default false
    ///
    /// Returns OK. WRONG_KIND: no screen-edge pan. INVALID_ARGUMENT: `recognizer` is NULL
    ///
    /// See tactus_view_set_deferred_edges()
    ///
    /// Since 0.1.
    pub fn tactus_screen_edge_pan_recognizer_set_shell_gesture(recognizer: *mut tactus_recognizer, is_shell_gesture: bool) -> tactus_status;

    /// Returns whether a screen-edge pan is a gesture of the shell (2.13); false for NULL and other kinds.
    ///
    /// Since 0.1.
    pub fn tactus_screen_edge_pan_recognizer_is_shell_gesture(recognizer: *const tactus_recognizer) -> bool;

    /// Adds a listener for gestures that are put off; any number of them, called in order of addition.
    ///
    /// Returns OK. INVALID_ARGUMENT: `application` or `listener` is NULL. NO_MEMORY
    ///
    /// Since 0.1.
    pub fn tactus_application_add_edge_deferral_listener(application: *mut tactus_application, listener: tactus_edge_deferral_func, data: *mut c_void) -> tactus_status;

    /// Removes the first listener that was added with this function and data.
    ///
    /// Returns OK. NONE: there is no such listener. INVALID_ARGUMENT: `application` or `listener` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_application_remove_edge_deferral_listener(application: *mut tactus_application, listener: tactus_edge_deferral_func, data: *mut c_void) -> tactus_status;

    /// Creates a recognizer that consists of the host's functions.
    ///
    /// - `flags`: mask of enum tactus_custom_recognizer_flags
    ///
    /// - `callbacks`: copied
    ///
    /// - `data`: passed to the callbacks
    ///
    /// Returns the recognizer; NULL without an application, on invalid `flags` or `callbacks`, or without memory
    /// (logged)
    ///
    /// See tactus_recognizer_set_state(), tactus_recognizer_set_deadline()
    ///
    /// Since 0.1.
    pub fn tactus_custom_recognizer_create(application: *mut tactus_application, flags: u32, callbacks: *const tactus_recognizer_callbacks, data: *mut c_void) -> *mut tactus_recognizer;

    /// Overrides parts of a recognizer of any kind, as a subclass does.
    ///
    /// - `callbacks`: copied; NULL: the recognizer is as it was made
    ///
    /// - `data`: passed to the callbacks
    ///
    /// Returns OK. INVALID_ARGUMENT: `recognizer` is NULL, or the size of `callbacks` is not valid
    ///
    /// See tactus_recognizer_call_default()
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_set_callbacks(recognizer: *mut tactus_recognizer, callbacks: *const tactus_recognizer_callbacks, data: *mut c_void) -> tactus_status;

    /// Does what the recognizer would have done with touches if it were not overridden. To be called from
    /// an overriding function.
    ///
    /// - `touches`: of those that the overriding function got
    ///
    /// Returns OK. WRONG_STATE: not called from an overriding function. INVALID_ARGUMENT: an argument is
    /// NULL or not listed, or none of `touches` is of the call
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_call_default(recognizer: *mut tactus_recognizer, phase: tactus_touch_phase, touches: *const *const tactus_touch, count: usize, event: *const tactus_event) -> tactus_status;

    /// Requests a state for a recognizer, from its own callbacks (5.3, 5.4). A granted began or ended reads possible
    /// until the update pass.
    ///
    /// Returns OK. WRONG_STATE: no such transition; the state is unchanged. INVALID_ARGUMENT: `state` is not listed,
    /// or `recognizer` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_set_state(recognizer: *mut tactus_recognizer, state: tactus_recognizer_state) -> tactus_status;

    /// Makes a recognizer ignore a touch until it lifts. The touch goes on to its view (4.6).
    ///
    /// - `event`: the event of the running callback
    ///
    /// Returns OK. INVALID_ARGUMENT: a pointer is NULL
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_ignore_touch(recognizer: *mut tactus_recognizer, touch: *const tactus_touch, event: *const tactus_event) -> tactus_status;

    /// Sets the time at which deadline_reached is called. The reset of the recognizer clears it.
    ///
    /// - `time_us`: µs of the application's time; UINT64_MAX: none
    ///
    /// Returns OK. INVALID_ARGUMENT: `recognizer` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_set_deadline(recognizer: *mut tactus_recognizer, time_us: u64) -> tactus_status;

    /// Creates a surface client: one for each wl_client that has surfaces (§10).
    ///
    /// - `callbacks`: the client's wl_touch stream; copied
    ///
    /// - `data`: passed to the callbacks
    ///
    /// Returns the client; NULL without an application, on invalid `callbacks` or without memory (logged)
    ///
    /// Since 0.1.
    pub fn tactus_surface_client_create(application: *mut tactus_application, callbacks: *const tactus_surface_client_callbacks, data: *mut c_void) -> *mut tactus_surface_client;

    /// Destroys a client that has disconnected. Its streams end without callbacks; its surfaces stay until they are
    /// destroyed.
    ///
    /// - `client`: NULL is allowed
    ///
    /// Since 0.1.
    pub fn tactus_surface_client_destroy(client: *mut tactus_surface_client);

    /// Sets a pointer of the host's, which the library keeps and never reads through. Default NULL.
    ///
    /// Returns OK. INVALID_ARGUMENT: `client` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_surface_client_set_user_data(client: *mut tactus_surface_client, data: *mut c_void) -> tactus_status;

    /// Returns the pointer that was set with tactus_surface_client_set_user_data(), or NULL.
    /// Since 0.1.
    pub fn tactus_surface_client_get_user_data(client: *const tactus_surface_client) -> *mut c_void;

    /// Adds a function that is called once when the object is freed. Any number may be added; they are called in order
    /// of addition.
    ///
    /// - `listener`: may only call getters (see tactus_destroy_func)
    ///
    /// - `data`: passed to `listener`
    ///
    /// Returns OK. INVALID_ARGUMENT: `client` or `listener` is NULL. NO_MEMORY: the listener was not added
    ///
    /// Since 0.1.
    pub fn tactus_surface_client_add_destroy_listener(client: *mut tactus_surface_client, listener: tactus_destroy_func, data: *mut c_void) -> tactus_status;

    /// Removes the first destroy listener that was added with the same function and data.
    ///
    /// Returns OK. NONE: no such listener. INVALID_ARGUMENT: `client` or `listener` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_surface_client_remove_destroy_listener(client: *mut tactus_surface_client, listener: tactus_destroy_func, data: *mut c_void) -> tactus_status;

    /// Returns the application that a client was made for; NULL for NULL or a destroyed client.
    /// Since 0.1.
    pub fn tactus_surface_client_get_application(client: *const tactus_surface_client) -> *mut tactus_application;

    /// Creates the view of a client's surface, in no tree yet. Destroying it ends its live touches for the client with
    /// ups and one frame (10.5).
    ///
    /// - `x`: px in the space of the later superview, as is `y`
    ///
    /// - `width`: px, at least 0, as is `height`
    ///
    /// Returns the view; NULL on invalid numbers, no `client` or lack of memory (logged)
    ///
    /// Since 0.1.
    pub fn tactus_surface_create(client: *mut tactus_surface_client, x: f64, y: f64, width: f64, height: f64) -> *mut tactus_view;

    /// Returns the client of a surface's view; NULL for NULL and other views.
    /// Since 0.1.
    pub fn tactus_surface_get_client(surface: *const tactus_view) -> *mut tactus_surface_client;

    /// Returns the live touch behind an id of the client's wl_touch stream, valid until it lifts; NULL if there is
    /// none.
    ///
    /// Since 0.1.
    pub fn tactus_surface_client_find_touch(client: *const tactus_surface_client, seat: u32, wire_id: i32) -> *const tactus_touch;

    /// Takes a live touch out of gesture handling, for an interactive move, a drag or a popup's grab. Its client or
    /// view gets cancel, its recognizers are cancelled, and the rest of it goes to `callbacks` (10.6).
    ///
    /// - `callbacks`: called with locations in the application's space; copied
    ///
    /// - `data`: passed to `callbacks`; the caller's unless the touch was taken
    ///
    /// Returns OK. UNKNOWN_TOUCH: `touch` is over. WRONG_STATE: it has lifted or was taken already. INVALID_ARGUMENT:
    /// the size of `callbacks` is not valid. NO_MEMORY: nothing was changed
    ///
    /// Since 0.1.
    pub fn tactus_touch_take(touch: *const tactus_touch, callbacks: *const tactus_touch_grab_callbacks, data: *mut c_void) -> tactus_status;

    /// Returns a reason code as documents and scenario files spell it, such as "moved-too-far".
    ///
    /// Returns a static string, never NULL; "unknown" for a code that this version of the library does not know
    ///
    /// See tactus_reason_describe()
    /// Since 0.1.
    pub fn tactus_reason_code_to_string(code: tactus_reason_code) -> *const c_char;

    /// Writes a reason as one English sentence with names, numbers and units (rule 15.1):
    /// `pan "scroll" (#3) failed: its fingers moved 7.2 px (1.1 mm), 10 px are needed`.
    ///
    /// Times are ms; lengths are px, and mm where the panel's size is known. The text is for people and may change.
    ///
    /// - `reason`: from this library. One with a code that this version does not know is described as such.
    ///
    /// - `recognizer`: what the reason is said of; NULL: only what follows the colon is written
    ///
    /// - `buffer`: receives UTF-8 with a NUL, cut if it does not fit; may be NULL if `size` is 0
    ///
    /// - `size`: bytes of `buffer`; 256 are enough for all sentences with names of up to 64 bytes
    ///
    /// Returns the length of the whole sentence without the NUL, as snprintf() does; 0 if `reason` is NULL or malformed
    ///
    /// See tactus_trace_event_describe(), tactus_recognizer_get_reason()
    /// Since 0.1.
    pub fn tactus_reason_describe(reason: *const tactus_reason, recognizer: *const tactus_recognizer, buffer: *mut c_char, size: usize) -> usize;

    /// Writes why a recognizer last failed, was cancelled or refused a touch, or why it is held.
    ///
    /// - `reason`: receives the reason; its size must be set (TACTUS_REASON_INIT)
    ///
    /// Returns OK. NONE: nothing of the kind has happened; `reason` then has the code NONE. INVALID_ARGUMENT:
    /// `recognizer` or `reason` is NULL, or `reason` is malformed. DESTROYED: the recognizer has been destroyed
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_get_reason(recognizer: *const tactus_recognizer, reason: *mut tactus_reason) -> tactus_status;

    /// Writes why a touch is withheld from its view.
    ///
    /// - `reason`: receives the reason; its size must be set (TACTUS_REASON_INIT)
    ///
    /// Returns OK. NONE: the touch is not withheld; `reason` then has the code NONE. INVALID_ARGUMENT: `touch` or
    /// `reason` is NULL, or `reason` is malformed
    ///
    /// Since 0.1.
    pub fn tactus_touch_get_reason(touch: *const tactus_touch, reason: *mut tactus_reason) -> tactus_status;

    /// Writes how near a recognizer is, at the application's time (rule 15.3): with too few touches the fraction is 0, and
    /// the value their number. Bars and pictures of a gesture follow it, and measure nothing themselves.
    ///
    /// - `progress`: receives it; its size must be set (TACTUS_PROGRESS_INIT). All 0 between attempts
    ///
    /// Returns OK. INVALID_ARGUMENT: `recognizer` or `progress` is NULL, or `progress` is malformed
    ///
    /// See tactus_application_set_traces_progress()
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_get_progress(recognizer: *const tactus_recognizer, progress: *mut tactus_progress) -> tactus_status;

    /// Adds a listener that hears of every decision; any number of them, called in order of addition. Without one tracing
    /// costs nothing.
    ///
    /// Returns OK. INVALID_ARGUMENT: `application` or `listener` is NULL. NO_MEMORY
    ///
    /// See tactus_application_remove_trace_listener(), tactus_application_set_trace_listener()
    ///
    /// Since 0.1.
    pub fn tactus_application_add_trace_listener(application: *mut tactus_application, listener: tactus_trace_func, data: *mut c_void) -> tactus_status;

    /// Removes the first trace listener with this function and data.
    ///
    /// Returns OK. NONE: there is no such listener. INVALID_ARGUMENT: `application` or `listener` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_application_remove_trace_listener(application: *mut tactus_application, listener: tactus_trace_func, data: *mut c_void) -> tactus_status;

    /// Adds a trace listener in place of the one that this function added last.
    ///
    /// - `listener`: NULL: none
    ///
    /// Returns OK. INVALID_ARGUMENT: `application` is NULL. NO_MEMORY
    ///
    /// Since 0.1.
    pub fn tactus_application_set_trace_listener(application: *mut tactus_application, listener: tactus_trace_func, data: *mut c_void) -> tactus_status;

    /// Sets whether trace listeners hear of the progress of each recognizer with an attempt, in each delivery (rule 15.3).
    ///
    /// - `traces`: default false
    ///
    /// Returns OK. INVALID_ARGUMENT: `application` is NULL
    ///
    /// See tactus_recognizer_get_progress()
    ///
    /// Since 0.1.
    pub fn tactus_application_set_traces_progress(application: *mut tactus_application, traces: bool) -> tactus_status;

    /// Returns whether trace listeners hear of progress; false for NULL.
    /// Since 0.1.
    pub fn tactus_application_get_traces_progress(application: *const tactus_application) -> bool;

    /// Writes a trace event as one English sentence with names, numbers and units:
    /// `pan "scroll" (#3) failed: its fingers moved 7.2 px, 10 px are needed`, `view "card" (#7): covered by view "b" (#9)`.
    ///
    /// - `event`: from this library
    ///
    /// - `buffer`: receives UTF-8 with a NUL, cut if it does not fit; may be NULL if `size` is 0
    ///
    /// - `size`: bytes of `buffer`
    ///
    /// Returns the length of the whole sentence without the NUL, as snprintf() does; 0 if `event` is NULL or malformed
    ///
    /// See tactus_reason_describe()
    /// Since 0.1.
    pub fn tactus_trace_event_describe(event: *const tactus_trace_event, buffer: *mut c_char, size: usize) -> usize;

    /// Tells where a touch would go if it went down at a point, and why (rule 15.2): an event of type TRIED for each view
    /// that the hit test tries, then one of type OFFERED for each recognizer from the view to its window. Nothing changes.
    /// Hit tests of the host's are called, delegates are not: BOUND then means that nothing but a delegate could refuse.
    ///
    /// ```c
    /// static void print(const struct tactus_trace_event *event, void *data)
    /// {
    ///     char line[256];
    ///
    ///     tactus_trace_event_describe(event, line, sizeof line);
    ///     puts(line);
    /// }
    ///
    /// tactus_application_explain(application, 0, TACTUS_TOUCH_TYPE_DIRECT, 120, 80, print, NULL);
    /// ```
    ///
    /// - `seat`: of the touch
    ///
    /// - `type`: of the touch
    ///
    /// - `x`: in the application's space
    ///
    /// - `y`: in the application's space
    ///
    /// - `function`: called for each event before the call returns; only getters may be called from it
    ///
    /// - `data`: passed to `function`
    ///
    /// Returns OK. INVALID_ARGUMENT: `application` or `function` is NULL, `type` is not listed, or the point is not
    /// finite. DESTROYED. BUSY. NO_MEMORY
    ///
    /// See tactus_touch_explain()
    /// Since 0.1.
    pub fn tactus_application_explain(application: *mut tactus_application, seat: u32, r#type: tactus_touch_type, x: f64, y: f64, function: tactus_trace_func, data: *mut c_void) -> tactus_status;

    /// Tells why a touch is where it is, with the same events as tactus_application_explain(), as things are now. Called at
    /// its touch-down, such as in the view's touches_began, it tells why the touch went where it went. A trace listener
    /// hears the same at every touch-down, without a call.
    ///
    /// - `touch`: of a callback
    ///
    /// - `function`: called for each event before the call returns; only getters may be called from it
    ///
    /// - `data`: passed to `function`
    ///
    /// Returns OK. INVALID_ARGUMENT: `touch` or `function` is NULL. NONE: the touch is over. NO_MEMORY
    ///
    /// Since 0.1.
    pub fn tactus_touch_explain(touch: *const tactus_touch, function: tactus_trace_func, data: *mut c_void) -> tactus_status;

    /// Writes the present state as text, line by line: live touches and which recognizers withhold them; windows from
    /// front to back with their views; the recognizers of each view, their states, why each last failed or waits, and what
    /// keeps it from ever recognizing (rule 15.4); last the recognizers that are in no window. Allocates nothing and may be
    /// called from everywhere, log handlers and trace listeners included. Views more than 100 levels deep are left out. The
    /// text is for people and may change.
    ///
    /// - `function`: called with each line
    ///
    /// - `data`: passed to `function`
    ///
    /// Returns OK. INVALID_ARGUMENT: `application` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_application_dump(application: *const tactus_application, function: tactus_dump_func, data: *mut c_void) -> tactus_status;

    /// Adds a listener for all that passes between host and library; any number of them, called in order of addition.
    ///
    /// Returns OK. INVALID_ARGUMENT: `application` or `listener` is NULL. NO_MEMORY
    ///
    /// See tactus_application_remove_activity_listener()
    ///
    /// Since 0.1.
    pub fn tactus_application_add_activity_listener(application: *mut tactus_application, listener: tactus_activity_func, data: *mut c_void) -> tactus_status;

    /// Removes the first activity listener with this function and data.
    ///
    /// Returns OK. NONE: there is no such listener. INVALID_ARGUMENT: `application` or `listener` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_application_remove_activity_listener(application: *mut tactus_application, listener: tactus_activity_func, data: *mut c_void) -> tactus_status;

    /// Returns the name of the function that was called, such as `tactus_view_set_frame`. Looks through all names of the
    /// library: keep what it returns for a code.
    ///
    /// Returns NULL if `activity` is no CALL, or if the library was linked in a way that leaves no names
    ///
    /// Since 0.1.
    pub fn tactus_activity_get_function(activity: *const tactus_activity) -> *const c_char;

    /// Returns which members of struct tactus_responder_callbacks a responder has: bit 0 is touches_began. 0 for NULL.
    ///
    /// Since 0.1.
    pub fn tactus_responder_get_callback_mask(responder: *const tactus_responder) -> u32;

    /// Returns which members of struct tactus_recognizer_callbacks a recognizer has: bit 0 is touches_began. 0 for NULL.
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_get_callback_mask(recognizer: *const tactus_recognizer) -> u32;

    /// Returns which members of struct tactus_recognizer_delegate a recognizer's delegate has: bit 0 is should_begin. 0 for
    /// NULL and without a delegate.
    ///
    /// Since 0.1.
    pub fn tactus_recognizer_get_delegate_mask(recognizer: *const tactus_recognizer) -> u32;

    /// Feeds the location and buttons of a pointer; call it when either changes. The pointer hovers. From the press of the
    /// first button to the release of the last one it is one touch of type INDIRECT_POINTER with id 0, hit-tested at the
    /// press. Each call is a frame by itself (14.1).
    ///
    /// - `x`: px in the application's space, as is `y`
    ///
    /// - `button_mask`: mask of enum tactus_button; further bits are further buttons
    ///
    /// Returns OK: a view has the current press. NONE: no button is down, or the press hit no view. LIMIT: a callback has
    /// sent 1024 samples. INVALID_ARGUMENT: a number is out of range, or `source` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_pointer(source: *mut tactus_touch_source, time_us: u64, x: f64, y: f64, button_mask: u32) -> tactus_status;

    /// Sets the buttons that a pointer's tap presses, exactly these (14.1). Fingers have no buttons and are not asked.
    ///
    /// - `button_mask`: mask of buttons, not 0; default the primary one
    ///
    /// Returns OK. INVALID_ARGUMENT: `button_mask` is out of range, or `recognizer` is NULL. WRONG_KIND: @p
    /// recognizer is not a tap
    ///
    /// Since 0.1.
    pub fn tactus_tap_recognizer_set_button_mask_required(recognizer: *mut tactus_recognizer, button_mask: u32) -> tactus_status;

    /// Returns the buttons that a pointer's tap presses (14.1); 0 for NULL and other kinds.
    /// Since 0.1.
    pub fn tactus_tap_recognizer_get_button_mask_required(recognizer: *const tactus_recognizer) -> u32;

    /// Begins a touchpad's gesture; a running gesture of this source is cancelled. The gesture is hit-tested now. The
    /// recognizers on the way up take part that allow touches of type INDIRECT and this number of fingers (14.2).
    ///
    /// - `fingers`: 1 to 64
    ///
    /// - `x`: px in the application's space, as is `y`; the pointer's location
    ///
    /// Returns OK: a recognizer takes part. NONE: no recognizer takes part, so that the gesture belongs to the client; the
    /// later calls return the same. LIMIT: a callback has sent 1024 samples. INVALID_ARGUMENT: `gesture` is not listed, a
    /// number is out of range, or `source` is NULL
    ///
    /// See tactus_touch_source_gesture_update(), tactus_touch_source_gesture_end()
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_gesture_begin(source: *mut tactus_touch_source, time_us: u64, gesture: tactus_gesture, fingers: u32, x: f64, y: f64) -> tactus_status;

    /// Feeds the movement of a touchpad's gesture (14.2).
    ///
    /// - `dx`: px that the centre of the fingers has moved since the last call, as is `dy`
    ///
    /// - `scale`: for a pinch: distance of the fingers now divided by that at the beginning, above 0; otherwise 1
    ///
    /// - `rotation`: for a pinch: radians since the last call, clockwise positive; otherwise 0
    ///
    /// Returns OK: a recognizer takes part. NONE: no recognizer takes part, or no gesture is running. LIMIT: a callback has
    /// sent 1024 samples. INVALID_ARGUMENT: a number is out of range, or `source` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_gesture_update(source: *mut tactus_touch_source, time_us: u64, dx: f64, dy: f64, scale: f64, rotation: f64) -> tactus_status;

    /// Ends a touchpad's gesture: its fingers have lifted.
    ///
    /// - `cancelled`: true: the fingers did something else; the gesture gets a system cancel (1.12)
    ///
    /// Returns OK. NONE: no gesture is running, or no recognizer takes part. LIMIT: a callback has sent 1024 samples.
    /// INVALID_ARGUMENT: `time_us` is above 2^62, or `source` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_gesture_end(source: *mut tactus_touch_source, time_us: u64, cancelled: bool) -> tactus_status;

    /// Feeds a scroll. It drives the pans of the view at the pointer and of its ancestors that allow it (14.3).
    ///
    /// - `type`: one of enum tactus_scroll_type
    ///
    /// - `dx`: px as of wl_pointer.axis: right and down are positive, the content and the pan's translation go the
    /// other way
    ///
    /// Returns OK: a recognizer takes part. NONE: no recognizer takes part, so that the scroll belongs to the client. LIMIT:
    /// a callback has sent 1024 samples. INVALID_ARGUMENT: `type` is not listed, a number is out of range, or `source`
    /// is NULL
    ///
    /// Since 0.1.
    pub fn tactus_touch_source_scroll(source: *mut tactus_touch_source, time_us: u64, r#type: tactus_scroll_type, x: f64, y: f64, dx: f64, dy: f64) -> tactus_status;

    /// Sets the scrolls of wheels and touchpads that drive a pan (14.3).
    ///
    /// - `types`: mask of enum tactus_scroll_type; default none, for a scroll view's own pan all
    ///
    /// Returns OK. INVALID_ARGUMENT: `types` is out of range, or `recognizer` is NULL. WRONG_KIND: `recognizer` is
    /// not a pan
    ///
    /// Since 0.1.
    pub fn tactus_pan_recognizer_set_allowed_scroll_types(recognizer: *mut tactus_recognizer, types: u32) -> tactus_status;

    /// Returns the mask of scrolls that drive a pan (14.3); 0 for NULL and other kinds.
    /// Since 0.1.
    pub fn tactus_pan_recognizer_get_allowed_scroll_types(recognizer: *const tactus_recognizer) -> u32;

    /// Sets whether the device is a tablet now, such as with its keyboard folded away. A change is told to the
    /// application's delegate (14.5).
    ///
    /// - `is_tablet_mode`: default false
    ///
    /// Returns OK. LIMIT: a callback has sent 1024 samples. INVALID_ARGUMENT: `application` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_application_set_tablet_mode(application: *mut tactus_application, is_tablet_mode: bool) -> tactus_status;

    /// Returns whether the device is a tablet now; false for NULL.
    /// Since 0.1.
    pub fn tactus_application_is_tablet_mode(application: *const tactus_application) -> bool;

    /// Creates a control: a view that turns touches into control events (§9).
    ///
    /// - `x`: px in the space of the later superview, as is `y`
    ///
    /// - `width`: px, at least 0, as is `height`
    ///
    /// Returns the control; NULL on invalid numbers, no `application` or lack of memory (logged)
    ///
    /// Since 0.1.
    pub fn tactus_control_create(application: *mut tactus_application, x: f64, y: f64, width: f64, height: f64) -> *mut tactus_view;

    /// Sets the parts of a control that the host overrides.
    ///
    /// - `callbacks`: copied; NULL: none
    ///
    /// - `data`: passed to the callbacks
    ///
    /// Returns OK. INVALID_ARGUMENT: `control` is NULL. WRONG_KIND: `control` is not a control
    ///
    /// Since 0.1.
    pub fn tactus_control_set_callbacks(control: *mut tactus_view, callbacks: *const tactus_control_callbacks, data: *mut c_void) -> tactus_status;

    /// Adds a function that is called for control events. The same function and data are called once for an event;
    /// their events add up.
    ///
    /// - `data`: passed to `target`
    ///
    /// - `events`: mask of enum tactus_control_event
    ///
    /// Returns OK. WRONG_KIND: `control` is not a control. INVALID_ARGUMENT: `target` is NULL, or `events` is not
    /// valid. NO_MEMORY: the target was not added
    ///
    /// See tactus_control_remove_target()
    ///
    /// Since 0.1.
    pub fn tactus_control_add_target(control: *mut tactus_view, target: tactus_control_func, data: *mut c_void, events: u32) -> tactus_status;

    /// Adds a function that is called with events, like tactus_control_add_target(), and destroys its data once no event is
    /// left for which this function and data are called, or the control or application is destroyed.
    ///
    /// - `events`: mask of enum tactus_control_event
    ///
    /// - `destroy`: called with `data`; NULL: nothing is destroyed
    ///
    /// Returns OK, also if the function and data were added before: then the first addition decides what is destroyed.
    /// INVALID_ARGUMENT: `control` or `target` is NULL. WRONG_KIND: no control. NO_MEMORY: nothing is added,
    /// `data` stays the caller's
    ///
    /// Since 0.1.
    pub fn tactus_control_add_target_with_destroy(control: *mut tactus_view, target: tactus_control_func, data: *mut c_void, events: u32, destroy: tactus_data_destroy_func) -> tactus_status;

    /// Removes a target from control events. It is not called for them any more.
    ///
    /// - `events`: mask of enum tactus_control_event
    ///
    /// Returns OK. INVALID_ARGUMENT: `events` is out of range, or `control` is NULL. WRONG_KIND: `control` is not a
    /// control
    ///
    /// Since 0.1.
    pub fn tactus_control_remove_target(control: *mut tactus_view, target: tactus_control_func, data: *mut c_void, events: u32) -> tactus_status;

    /// Adds an action for control events: perform_action of the responders is called, from the control upwards, until
    /// one handles it.
    ///
    /// - `action`: any number, passed to perform_action
    ///
    /// - `events`: mask of enum tactus_control_event
    ///
    /// Returns OK. INVALID_ARGUMENT: `events` is out of range, or `control` is NULL. WRONG_KIND: `control` is not a
    /// control
    ///
    /// See tactus_control_remove_action()
    ///
    /// Since 0.1.
    pub fn tactus_control_add_action(control: *mut tactus_view, action: u32, events: u32) -> tactus_status;

    /// Removes an action from control events.
    ///
    /// - `events`: mask of enum tactus_control_event
    ///
    /// Returns OK. INVALID_ARGUMENT: `events` is out of range, or `control` is NULL. WRONG_KIND: `control` is not a
    /// control
    ///
    /// Since 0.1.
    pub fn tactus_control_remove_action(control: *mut tactus_view, action: u32, events: u32) -> tactus_status;

    /// Calls the targets and actions of control events, such as VALUE_CHANGED.
    ///
    /// - `events`: mask of enum tactus_control_event
    ///
    /// Returns OK. INVALID_ARGUMENT: `events` is out of range, or `control` is NULL. WRONG_KIND: `control` is not a
    /// control
    ///
    /// Since 0.1.
    pub fn tactus_control_send_actions(control: *mut tactus_view, events: u32) -> tactus_status;

    /// Enables or disables a control. A disabled one takes touches and sends no event.
    ///
    /// - `enabled`: default true
    ///
    /// Returns OK. INVALID_ARGUMENT: `control` is NULL. WRONG_KIND: `control` is not a control
    ///
    /// Since 0.1.
    pub fn tactus_control_set_enabled(control: *mut tactus_view, enabled: bool) -> tactus_status;

    /// Returns whether a control is enabled; false for NULL and other views.
    /// Since 0.1.
    pub fn tactus_control_is_enabled(control: *const tactus_view) -> bool;

    /// Sets a state for the host to draw, which touches do not change.
    ///
    /// - `selected`: default false
    ///
    /// Returns OK. INVALID_ARGUMENT: `control` is NULL. WRONG_KIND: `control` is not a control
    ///
    /// Since 0.1.
    pub fn tactus_control_set_selected(control: *mut tactus_view, selected: bool) -> tactus_status;

    /// Returns whether a control was selected; false for NULL and other views.
    /// Since 0.1.
    pub fn tactus_control_is_selected(control: *const tactus_view) -> bool;

    /// Sets whether a control is highlighted. Tracking sets it as well, while the finger is inside.
    ///
    /// - `highlighted`: default false
    ///
    /// Returns OK. INVALID_ARGUMENT: `control` is NULL. WRONG_KIND: `control` is not a control
    ///
    /// Since 0.1.
    pub fn tactus_control_set_highlighted(control: *mut tactus_view, highlighted: bool) -> tactus_status;

    /// Returns whether a control is highlighted; false for NULL and other views.
    /// Since 0.1.
    pub fn tactus_control_is_highlighted(control: *const tactus_view) -> bool;

    /// Returns whether a control follows a touch (9.1); false for NULL and other views.
    /// Since 0.1.
    pub fn tactus_control_is_tracking(control: *const tactus_view) -> bool;

    /// Returns whether the tracked touch is in the bounds grown by 70 px (9.2); false for NULL and other views.
    ///
    /// Since 0.1.
    pub fn tactus_control_is_touch_inside(control: *const tactus_view) -> bool;

    /// Sets whether a single tap on the control has a meaning of its own: single taps of its ancestors do not begin on
    /// it then (6.12).
    ///
    /// - `has_default_action`: default false
    ///
    /// Returns OK. INVALID_ARGUMENT: `control` is NULL. WRONG_KIND: `control` is not a control
    ///
    /// Since 0.1.
    pub fn tactus_control_set_default_action(control: *mut tactus_view, has_default_action: bool) -> tactus_status;

    /// Returns whether a single tap on the control has a meaning of its own; false for NULL and other views.
    ///
    /// Since 0.1.
    pub fn tactus_control_has_default_action(control: *const tactus_view) -> bool;

    /// Sets the axes that a control tracks: a slider's HORIZONTAL, a dial's both (rule 9.4). While the control tracks a
    /// touch, pans (also of scroll views, not screen-edge pans), swipes and transforms on its ancestors that hold the touch
    /// and lead along such an axis fail when they would begin, with the reason REFUSED_BY_CONTROL.
    ///
    /// - `axes`: mask of enum tactus_axis; default NONE
    ///
    /// Returns OK. INVALID_ARGUMENT: a bit is no axis, or `control` is NULL. WRONG_KIND: no control
    ///
    /// Since 0.1.
    pub fn tactus_control_set_tracked_axes(control: *mut tactus_view, axes: u32) -> tactus_status;

    /// Returns the axes that a control tracks, a mask of enum tactus_axis; 0 for NULL and other views.
    /// Since 0.1.
    pub fn tactus_control_get_tracked_axes(control: *const tactus_view) -> u32;

    /// Creates a scroll view.
    ///
    /// - `application`: its owner
    ///
    /// - `x`:,y,width,height its frame in the superview, px; width and height at least 0
    ///
    /// - `content_width`:,content_height the size of the content, px, at least 0
    ///
    /// Returns the view, or NULL: not a valid frame or size, or no memory
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_create(application: *mut tactus_application, x: f64, y: f64, width: f64, height: f64, content_width: f64, content_height: f64) -> *mut tactus_view;

    /// Sets the delegate of a scroll view, in place of an earlier one.
    ///
    /// - `delegate`: copied; NULL: none, the default
    ///
    /// - `data`: passed to every callback
    ///
    /// Returns OK. INVALID_ARGUMENT: `delegate` is malformed, or `scroll_view` is NULL. WRONG_KIND: `scroll_view` is not
    /// a scroll view
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_set_delegate(scroll_view: *mut tactus_view, delegate: *const tactus_scroll_view_delegate, data: *mut c_void) -> tactus_status;

    /// Sets the size of the content at the current zoom scale; later zooming scales it. The offset stays, unless the content
    /// is smaller than the view and has an alignment point.
    ///
    /// - `width`: px, at least 0, as is `height`; default 0
    ///
    /// Returns OK. INVALID_ARGUMENT: a number is out of range, or `scroll_view` is NULL. WRONG_KIND: `scroll_view` is not
    /// a scroll view
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_set_content_size(scroll_view: *mut tactus_view, width: f64, height: f64) -> tactus_status;

    /// Writes the size of the content as it is shown, in px: zooming scales it. Either output pointer may be NULL.
    ///
    /// Returns OK. INVALID_ARGUMENT: `scroll_view` is NULL. WRONG_KIND: `scroll_view` is not a scroll view
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_get_content_size(scroll_view: *const tactus_view, width: *mut f64, height: *mut f64) -> tactus_status;

    /// Sets the margin around the content, which scrolls as if it were content.
    ///
    /// - `top`: px, as are `left`, `bottom` and `right`; default 0; a negative margin limits scrolling to a part of the
    /// content
    ///
    /// Returns OK. INVALID_ARGUMENT: a number is out of range, or `scroll_view` is NULL. WRONG_KIND: `scroll_view` is not
    /// a scroll view
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_set_content_inset(scroll_view: *mut tactus_view, top: f64, left: f64, bottom: f64, right: f64) -> tactus_status;

    /// Writes the margin around the content, in px. Any output pointer may be NULL.
    ///
    /// Returns OK. INVALID_ARGUMENT: `scroll_view` is NULL. WRONG_KIND: `scroll_view` is not a scroll view
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_get_content_inset(scroll_view: *const tactus_view, top: *mut f64, left: *mut f64, bottom: *mut f64, right: *mut f64) -> tactus_status;

    /// Sets where content lies that is smaller than the view, per axis: 0 at the top or left, 0.5 in the middle, 1 at the
    /// bottom or right. Takes effect at once, unless the content is moving (13.9).
    ///
    /// - `x`: 0 to 1, as is `y`; default 0
    ///
    /// Returns OK. INVALID_ARGUMENT: a number is out of range, or `scroll_view` is NULL. WRONG_KIND: `scroll_view` is not
    /// a scroll view
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_set_content_alignment_point(scroll_view: *mut tactus_view, x: f64, y: f64) -> tactus_status;

    /// Writes where content lies that is smaller than the view, from 0 to 1 on each axis. Either output pointer may be
    /// NULL.
    ///
    /// Returns OK. INVALID_ARGUMENT: `scroll_view` is NULL. WRONG_KIND: `scroll_view` is not a scroll view
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_get_content_alignment_point(scroll_view: *const tactus_view, x: *mut f64, y: *mut f64) -> tactus_status;

    /// Scrolls to an offset, also beyond the limits. Stops any other motion of the view.
    ///
    /// - `x`: px, as is `y`
    ///
    /// - `animated`: true: over 300 ms; false: at once
    ///
    /// Returns OK. INVALID_ARGUMENT: a number is out of range, or `scroll_view` is NULL. WRONG_KIND: `scroll_view` is not
    /// a scroll view
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_set_content_offset(scroll_view: *mut tactus_view, x: f64, y: f64, animated: bool) -> tactus_status;

    /// Writes the point of the content at the view's top left corner, in px. Either output pointer may be NULL.
    ///
    /// Returns OK. INVALID_ARGUMENT: `scroll_view` is NULL. WRONG_KIND: `scroll_view` is not a scroll view
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_get_content_offset(scroll_view: *const tactus_view, x: *mut f64, y: *mut f64) -> tactus_status;

    /// Scrolls by the smallest distance that shows a rectangle of the content, within the limits.
    ///
    /// - `rectangle`: px, in the scroll view's space; size at least 0
    ///
    /// - `animated`: true: over 300 ms; false: at once
    ///
    /// Returns OK. INVALID_ARGUMENT: `rectangle` is NULL or has a number out of range, or `scroll_view` is NULL.
    /// WRONG_KIND: `scroll_view` is not a scroll view
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_scroll_to_visible(scroll_view: *mut tactus_view, rectangle: *const tactus_rectangle, animated: bool) -> tactus_status;

    /// Stops a deceleration, a bounce, programmed scrolling or zooming at the current offset and scale, even beyond a limit,
    /// and reports its end: did_end_zooming, did_end_animating or did_end_decelerating. Does nothing without such a motion.
    /// Drags and pinches of fingers go on (13.9).
    ///
    /// Returns OK. INVALID_ARGUMENT: `scroll_view` is NULL. WRONG_KIND: `scroll_view` is not a scroll view
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_stop_scrolling_and_zooming(scroll_view: *mut tactus_view) -> tactus_status;

    /// Sets the view that zooming scales.
    ///
    /// - `content`: a view inside the scroll view, at the content's origin; NULL, the default: nothing is zoomed
    ///
    /// Returns OK. INVALID_ARGUMENT: `content` is not inside the scroll view, or `scroll_view` is NULL. WRONG_KIND: @p
    /// scroll_view is not a scroll view
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_set_content_view(scroll_view: *mut tactus_view, content: *mut tactus_view) -> tactus_status;

    /// Returns the view that zooming scales; NULL if there is none, for NULL and other views.
    /// Since 0.1.
    pub fn tactus_scroll_view_get_content_view(scroll_view: *const tactus_view) -> *mut tactus_view;

    /// Sets the limits of the zoom scale. With equal limits fingers do not zoom.
    ///
    /// - `minimum`: above 0; default 1
    ///
    /// - `maximum`: at least `minimum`; default 1
    ///
    /// Returns OK. INVALID_ARGUMENT: a number is out of range, or `scroll_view` is NULL. WRONG_KIND: `scroll_view` is not
    /// a scroll view
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_set_zoom_limits(scroll_view: *mut tactus_view, minimum: f64, maximum: f64) -> tactus_status;

    /// Writes the limits of the zoom scale. Either output pointer may be NULL.
    ///
    /// Returns OK. INVALID_ARGUMENT: `scroll_view` is NULL. WRONG_KIND: `scroll_view` is not a scroll view
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_get_zoom_limits(scroll_view: *const tactus_view, minimum: *mut f64, maximum: *mut f64) -> tactus_status;

    /// Zooms about the middle of the view. Stops any other motion of the view.
    ///
    /// - `scale`: above 0; clamped to the zoom limits
    ///
    /// - `animated`: true: over 300 ms; false: at once
    ///
    /// Returns OK. INVALID_ARGUMENT: `scale` is out of range, or `scroll_view` is NULL. WRONG_KIND: `scroll_view` is not
    /// a scroll view
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_set_zoom_scale(scroll_view: *mut tactus_view, scale: f64, animated: bool) -> tactus_status;

    /// Returns the scale of the content, 1 unless it was zoomed; 0 for NULL and other views.
    /// Since 0.1.
    pub fn tactus_scroll_view_get_zoom_scale(scroll_view: *const tactus_view) -> f64;

    /// Zooms to a rectangle of the unscaled content, which is then centred and as large as fits, within the limits.
    ///
    /// - `rectangle`: px; size at least 0
    ///
    /// - `animated`: true: over 300 ms; false: at once
    ///
    /// Returns OK. INVALID_ARGUMENT: `rectangle` is NULL or has a number out of range, or `scroll_view` is NULL.
    /// WRONG_KIND: `scroll_view` is not a scroll view
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_zoom_to_rectangle(scroll_view: *mut tactus_view, rectangle: *const tactus_rectangle, animated: bool) -> tactus_status;

    /// Sets an option of a scroll view. Takes effect at once.
    ///
    /// Returns OK. INVALID_ARGUMENT: `option` is not listed, or `scroll_view` is NULL. WRONG_KIND: `scroll_view` is not a
    /// scroll view
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_set_option(scroll_view: *mut tactus_view, option: tactus_scroll_view_option, on: bool) -> tactus_status;

    /// Returns an option of a scroll view; false for NULL, other views and unlisted options.
    /// Since 0.1.
    pub fn tactus_scroll_view_get_option(scroll_view: *const tactus_view, option: tactus_scroll_view_option) -> bool;

    /// Returns whether a finger is down that scrolls or zooms the view, or still may scroll it (13.9); false for NULL
    /// and other views.
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_is_tracking(scroll_view: *const tactus_view) -> bool;

    /// Returns whether a finger scrolls the view: from will_begin_dragging to the lift. False for NULL and other views.
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_is_dragging(scroll_view: *const tactus_view) -> bool;

    /// Returns whether the content still moves after the finger has lifted; false for NULL and other views.
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_is_decelerating(scroll_view: *const tactus_view) -> bool;

    /// Returns whether fingers zoom the content; false for NULL and other views.
    /// Since 0.1.
    pub fn tactus_scroll_view_is_zooming(scroll_view: *const tactus_view) -> bool;

    /// Returns whether the scale returns to its limit after the fingers have lifted (13.9); false for NULL and other
    /// views.
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_is_zoom_bouncing(scroll_view: *const tactus_view) -> bool;

    /// Returns whether a programmed scrolling or zooming is under way (13.9); false for NULL and other views.
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_is_animating(scroll_view: *const tactus_view) -> bool;

    /// Returns the scroll view's own pan, for relations with other recognizers; owned by the scroll view. NULL for NULL
    /// and other views.
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_get_pan_recognizer(scroll_view: *const tactus_view) -> *mut tactus_recognizer;

    /// Returns the scroll view's own pinch; owned by the scroll view. NULL for NULL, other views and views without
    /// zooming.
    ///
    /// Since 0.1.
    pub fn tactus_scroll_view_get_pinch_recognizer(scroll_view: *const tactus_view) -> *mut tactus_recognizer;

    /// Writes the time of the next output frame that decelerations, springs and programmed motions need.
    ///
    /// - `interval_us`: time between two output frames, µs
    ///
    /// - `time_us`: receives the time: at most `interval_us` after the application's time, or the next deadline if that
    /// is earlier; UINT64_MAX if nothing moves
    ///
    /// Returns OK. NONE: nothing moves. INVALID_ARGUMENT: `application` or `time_us` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_application_get_next_animation_deadline(application: *const tactus_application, interval_us: u64, time_us: *mut u64) -> tactus_status;

    /// Sends a media key to the first responder, or else to the key window, and up the chain (3.5). From inside a callback
    /// the event is queued.
    ///
    /// Returns OK: a responder has handled it, or it is queued. NONE: no responder has handled it, so that it belongs to the
    /// client. LIMIT: a callback has sent 1024 events. INVALID_ARGUMENT: `remote_control` is not listed, or @p
    /// application is NULL
    ///
    /// Since 0.1.
    pub fn tactus_application_send_remote_control(application: *mut tactus_application, remote_control: tactus_remote_control) -> tactus_status;

    /// Sends a shake that the host has detected to the first responder (3.6).
    ///
    /// - `phase`: BEGAN, ENDED or CANCELLED
    ///
    /// Returns OK. LIMIT: a callback has sent 1024 samples. INVALID_ARGUMENT: `phase` is another one, or `application` is
    /// NULL
    ///
    /// See tactus_application_add_acceleration()
    ///
    /// Since 0.1.
    pub fn tactus_application_send_shake(application: *mut tactus_application, phase: tactus_touch_phase) -> tactus_status;

    /// Sets the constants by which shakes are found, from the next sample on (3.6).
    ///
    /// - `settings`: copied; NULL: the defaults
    ///
    /// Returns OK. INVALID_ARGUMENT: a member is out of range, or `application` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_application_set_shake_settings(application: *mut tactus_application, settings: *const tactus_shake_settings) -> tactus_status;

    /// Writes the constants by which shakes are found.
    ///
    /// - `settings`: made with its _INIT macro
    ///
    /// Returns OK. INVALID_ARGUMENT: a pointer is NULL, or the size of `settings` is not valid
    ///
    /// Since 0.1.
    pub fn tactus_application_get_shake_settings(application: *const tactus_application, settings: *mut tactus_shake_settings) -> tactus_status;

    /// Feeds a sample of the accelerometer, in which shakes are found (3.6).
    ///
    /// - `time_us`: µs; at most 2^62
    ///
    /// - `x`: m/s², as are `y` and `z`
    ///
    /// Returns OK. INVALID_ARGUMENT: a number is out of range, or `application` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_application_add_acceleration(application: *mut tactus_application, time_us: u64, x: f64, y: f64, z: f64) -> tactus_status;

    /// Returns where a thrown thing ends that keeps `rate` of its way each ms:
    /// start + velocity/1000 · rate/(1 − rate) (16.1).
    ///
    /// - `velocity`: at the start, px/s
    ///
    /// - `rate`: 0 to 0.999999; at 0 the motion ends where it starts
    ///
    /// See tactus_decay_get_duration()
    ///
    /// Since 0.1.
    pub fn tactus_decay_get_end(start: f64, velocity: f64, rate: f64) -> f64;

    /// Returns where the thrown thing is after some time (16.1).
    ///
    /// - `velocity`: at the start, px/s
    ///
    /// - `rate`: 0 to 0.999999
    ///
    /// - `elapsed_us`: since the start; at 0 the result is `start`
    ///
    /// Since 0.1.
    pub fn tactus_decay_get_position(start: f64, velocity: f64, rate: f64, elapsed_us: u64) -> f64;

    /// Returns how fast the thrown thing is after some time, in px/s (16.1).
    ///
    /// - `velocity`: at the start, px/s. The formula of the end is that of steps of a millisecond: at once the motion is
    /// slower by 0.1 % at the normal rate, by 0.5 % at the fast one.
    ///
    /// - `rate`: 0 to 0.999999
    ///
    /// - `elapsed_us`: since the start
    ///
    /// Since 0.1.
    pub fn tactus_decay_get_velocity(velocity: f64, rate: f64, elapsed_us: u64) -> f64;

    /// Returns the time in µs from which the thrown thing is within `epsilon` of its end; 0 if it is there already (16.1).
    ///
    /// - `velocity`: at the start, px/s
    ///
    /// - `rate`: 0 to 0.999999
    ///
    /// - `epsilon`: px, at least 1e-9; scroll views use 0.5
    ///
    /// Since 0.1.
    pub fn tactus_decay_get_duration(velocity: f64, rate: f64, epsilon: f64) -> u64;

    /// Returns the angular frequency per second of a spring that would swing once in `response_us` without damping:
    /// 2π/response (16.2).
    ///
    /// - `response_us`: about the time that the motion seems to take; 0 gives the highest frequency, 10 000 per s
    ///
    /// Since 0.1.
    pub fn tactus_spring_get_frequency(response_us: u64) -> f64;

    /// Returns where a thing on a damped spring is after some time (16.2).
    ///
    /// - `velocity`: at the start, px/s
    ///
    /// - `target`: where the spring pulls it
    ///
    /// - `frequency`: angular frequency per second without damping, 0.001 to 10 000
    ///
    /// - `damping_ratio`: 0 to 100. Below 1 it swings past the target, 1 is the fastest that does not, above 1 it creeps.
    /// NaN counts as 1.
    ///
    /// - `elapsed_us`: since the start
    ///
    /// See tactus_spring_get_frequency()
    ///
    /// Since 0.1.
    pub fn tactus_spring_get_position(start: f64, velocity: f64, target: f64, frequency: f64, damping_ratio: f64, elapsed_us: u64) -> f64;

    /// Returns how fast the thing on a spring is after some time, in px/s (16.2). What replaces a running motion by another
    /// starts with it.
    ///
    /// - `velocity`: at the start, px/s
    ///
    /// - `target`: where the spring pulls it
    ///
    /// - `frequency`: angular frequency per second, 0.001 to 10 000
    ///
    /// - `damping_ratio`: 0 to 100
    ///
    /// - `elapsed_us`: since the start
    ///
    /// Since 0.1.
    pub fn tactus_spring_get_velocity(start: f64, velocity: f64, target: f64, frequency: f64, damping_ratio: f64, elapsed_us: u64) -> f64;

    /// Returns the time in µs from which the thing on a spring stays within `epsilon` of its target (16.2): the last moment
    /// at which it is farther away, however often it swings past the target before.
    ///
    /// - `velocity`: at the start, px/s
    ///
    /// - `target`: where the spring pulls it
    ///
    /// - `frequency`: angular frequency per second, 0.001 to 10 000
    ///
    /// - `damping_ratio`: 0 to 100
    ///
    /// - `epsilon`: px, at least 1e-9
    ///
    /// Returns 0 if it never is farther away; UINT64_MAX if a spring without damping swings for ever
    ///
    /// Since 0.1.
    pub fn tactus_spring_get_duration(start: f64, velocity: f64, target: f64, frequency: f64, damping_ratio: f64, epsilon: f64) -> u64;

    /// Returns how far content moves that a finger pulls beyond its edge: (1 − 1/(0.55·distance/length + 1))·length (13.4,
    /// 16.3).
    ///
    /// - `distance`: of the finger beyond the edge, px; the result has its sign
    ///
    /// - `length`: of the view, px; the result is less than it. 0 or less: the result is 0
    ///
    /// See tactus_rubber_band_get_distance()
    ///
    /// Since 0.1.
    pub fn tactus_rubber_band_get_offset(distance: f64, length: f64) -> f64;

    /// Returns how far beyond the edge a finger is that has moved the content by `offset`: the inverse of
    /// tactus_rubber_band_get_offset(), for a finger that catches content on its way back (16.3).
    ///
    /// - `offset`: of the content, px
    ///
    /// - `length`: of the view, px. 0 or less: the result is 0
    ///
    /// Returns the distance in px with the sign of `offset`; ±2^32 for offsets of the view's length and more
    ///
    /// Since 0.1.
    pub fn tactus_rubber_band_get_distance(offset: f64, length: f64) -> f64;

    /// Returns which resting point is nearest to where a motion would end (16.4). Halves go forward, to the larger number.
    ///
    /// - `detents`: places in any order; those that are no finite numbers are left out
    ///
    /// - `count`: of `detents`
    ///
    /// - `end`: such as tactus_decay_get_end()
    ///
    /// - `index`: where the index of the point is stored; untouched unless OK
    ///
    /// Returns OK; NONE if the list has no point; INVALID_ARGUMENT if `detents` or `index` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_detents_find_nearest(detents: *const f64, count: usize, end: f64, index: *mut usize) -> tactus_status;

    /// Returns the same as tactus_detents_find_nearest(), but at most one point away from the one that is nearest to where
    /// the drag began (16.4).
    ///
    /// - `detents`: places in any order
    ///
    /// - `count`: of `detents`
    ///
    /// - `start`: where the drag began
    ///
    /// - `end`: such as tactus_decay_get_end()
    ///
    /// - `index`: where the index of the point is stored; untouched unless OK
    ///
    /// Returns OK; NONE if the list has no point; INVALID_ARGUMENT if `detents` or `index` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_detents_find_step(detents: *const f64, count: usize, start: f64, end: f64, index: *mut usize) -> tactus_status;

    /// Returns to which point a page turns that is let go, as a scroll view's pages do (13.10): above 250 px/s to the next
    /// one in the velocity's direction, else to the nearest, at most one point away from where the drag began.
    ///
    /// - `detents`: places in any order
    ///
    /// - `count`: of `detents`
    ///
    /// - `start`: where the drag began
    ///
    /// - `position`: at the lift
    ///
    /// - `velocity`: at the lift, px/s
    ///
    /// - `index`: where the index of the point is stored; untouched unless OK
    ///
    /// Returns OK; NONE if the list has no point; INVALID_ARGUMENT if `detents` or `index` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_detents_find_page(detents: *const f64, count: usize, start: f64, position: f64, velocity: f64, index: *mut usize) -> tactus_status;
}
