// SPDX-License-Identifier: MIT
// Written by scripts/update-rust from include/tactus-libinput.h. Do not edit.
//! Declarations of `tactus-libinput.h`.

use core::ffi::{c_char, c_uint, c_void};
use core::marker::{PhantomData, PhantomPinned};
use core::mem::{size_of, zeroed};
use crate::foreign::*;
use crate::*;

/// Feeds one application from any number of libinput contexts.
/// Since 0.1.
#[repr(C)]
#[derive(Debug)]
pub struct tactus_libinput {
    _opaque: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}
/// Result of handling an event. Values are stable; new ones may be added.
/// Since 0.1.
pub type tactus_libinput_result = c_uint;
/// The event is not for the adapter: handle it as without one.
pub const TACTUS_LIBINPUT_RESULT_NOT_MINE: tactus_libinput_result = 0;
/// A touch, or indirect input in which a recognizer or view takes part: nothing remains to be done.
pub const TACTUS_LIBINPUT_RESULT_CONSUMED: tactus_libinput_result = 1;
/// The adapter has used the event, and the host should handle it, too: a touchscreen or tablet was added or
/// removed, the pointer has moved, the tablet-mode switch has changed.
pub const TACTUS_LIBINPUT_RESULT_OBSERVED: tactus_libinput_result = 2;
/// A touch event without effect: the device has no rectangle, or the engine refused the touch (64 touches are
/// down, out of memory, application being destroyed).
pub const TACTUS_LIBINPUT_RESULT_REFUSED: tactus_libinput_result = 3;
/// Indirect input in which no recognizer or view takes part: handle it as without an adapter. For a gesture or a
/// press this is decided at its beginning, and all its events get the same result.
pub const TACTUS_LIBINPUT_RESULT_NOT_TAKEN: tactus_libinput_result = 4;

/// Features of the adapter, a mask. The default features take nothing from clients unless a recognizer uses it. Pointer,
/// tablets and media keys reach clients by other protocols (wl_pointer, wp_tablet, wl_keyboard), which a view below the
/// pointer would cut off. They are therefore off by default.
///
/// Since 0.1.
pub type tactus_libinput_feature = c_uint;
/// Nothing is fed.
pub const TACTUS_LIBINPUT_FEATURE_NONE: tactus_libinput_feature = 0;
/// Touchscreens.
pub const TACTUS_LIBINPUT_FEATURE_TOUCH: tactus_libinput_feature = 1;
/// A touchpad's swipe, pinch and hold drive recognizers that allow indirect touches.
pub const TACTUS_LIBINPUT_FEATURE_GESTURES: tactus_libinput_feature = 2;
/// Wheels and scrolling fingers drive pans that allow them. Both forms of an event, the SCROLL one and the
/// older POINTER_AXIS, get the same answer.
pub const TACTUS_LIBINPUT_FEATURE_SCROLL: tactus_libinput_feature = 4;
/// The application's delegate is told of the tablet-mode switch. The result is OBSERVED.
pub const TACTUS_LIBINPUT_FEATURE_TABLET_MODE: tactus_libinput_feature = 8;
/// The pointer hovers, and is a touch while a button is down. The result of its motion is OBSERVED: move the
/// cursor. On a surface such a touch becomes part of the wl_touch stream; swallow it with an event filter if the
/// client should get wl_pointer events instead.
pub const TACTUS_LIBINPUT_FEATURE_POINTER: tactus_libinput_feature = 16;
/// Pens are touches of type STYLUS while their tip is down, and hover before. Their buttons are NOT_MINE.
pub const TACTUS_LIBINPUT_FEATURE_TABLET: tactus_libinput_feature = 32;
/// Play, pause, stop, next, previous, rewind, forward become remote-control events.
pub const TACTUS_LIBINPUT_FEATURE_MEDIA_KEYS: tactus_libinput_feature = 64;
/// The default: TOUCH, GESTURES, SCROLL and TABLET_MODE.
pub const TACTUS_LIBINPUT_FEATURE_DEFAULT: tactus_libinput_feature = 15;
/// All features.
pub const TACTUS_LIBINPUT_FEATURE_ALL: tactus_libinput_feature = 127;

/// Transform of an output, with the numbers of wl_output.transform.
/// Since 0.1.
pub type tactus_libinput_transform = c_uint;
/// Not turned.
pub const TACTUS_LIBINPUT_TRANSFORM_NORMAL: tactus_libinput_transform = 0;
/// Turned by 90° counter-clockwise, as wl_output.transform counts.
pub const TACTUS_LIBINPUT_TRANSFORM_90: tactus_libinput_transform = 1;
/// Turned by 180°.
pub const TACTUS_LIBINPUT_TRANSFORM_180: tactus_libinput_transform = 2;
/// Turned by 270° counter-clockwise.
pub const TACTUS_LIBINPUT_TRANSFORM_270: tactus_libinput_transform = 3;
/// Flipped about a vertical axis.
pub const TACTUS_LIBINPUT_TRANSFORM_FLIPPED: tactus_libinput_transform = 4;
/// Flipped, then turned by 90° counter-clockwise.
pub const TACTUS_LIBINPUT_TRANSFORM_FLIPPED_90: tactus_libinput_transform = 5;
/// Flipped, then turned by 180°.
pub const TACTUS_LIBINPUT_TRANSFORM_FLIPPED_180: tactus_libinput_transform = 6;
/// Flipped, then turned by 270° counter-clockwise.
pub const TACTUS_LIBINPUT_TRANSFORM_FLIPPED_270: tactus_libinput_transform = 7;

/// Flags of a mapping, a mask.
/// Since 0.1.
pub type tactus_libinput_mapping_flags = c_uint;
/// The device sends frames, lengths are not scaled, the device is used.
pub const TACTUS_LIBINPUT_MAPPING_FLAGS_NONE: tactus_libinput_mapping_flags = 0;
/// The device sends no frames: every event is delivered by itself.
pub const TACTUS_LIBINPUT_MAPPING_FLAGS_FRAMELESS: tactus_libinput_mapping_flags = 1;
/// Lengths in px are taken for 160 px per inch and scaled to the panel's real density (8.9).
pub const TACTUS_LIBINPUT_MAPPING_FLAGS_SCALES_LENGTHS: tactus_libinput_mapping_flags = 2;
/// The adapter ignores the device: its events are NOT_MINE.
pub const TACTUS_LIBINPUT_MAPPING_FLAGS_IGNORED: tactus_libinput_mapping_flags = 4;

/// Rectangle of a device, and how the adapter feeds it.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_libinput_mapping {
    /// As TACTUS_LIBINPUT_MAPPING_INIT sets it.
    pub size: usize,
    /// The output's rectangle in the application, as the user sees it: after the output's transform.
    /// px. If width and height are 0: the rectangle of its output, or the default rectangle.
    pub x: f64,
    /// The output's rectangle in the application, as the user sees it: after the output's transform.
    /// px. If width and height are 0: the rectangle of its output, or the default rectangle.
    pub y: f64,
    /// The output's rectangle in the application, as the user sees it: after the output's transform.
    /// px. If width and height are 0: the rectangle of its output, or the default rectangle.
    pub width: f64,
    /// The output's rectangle in the application, as the user sees it: after the output's transform.
    /// px. If width and height are 0: the rectangle of its output, or the default rectangle.
    pub height: f64,
    /// Physical size of that rectangle in mm, as the user sees it. If both are 0: the size that libinput knows.
    pub width_mm: f64,
    /// Physical size of that rectangle in mm, as the user sees it. If both are 0: the size that libinput knows.
    pub height_mm: f64,
    /// enum tactus_libinput_transform of the output.
    pub transform: u32,
    /// Each seat has its own multi-touch sequences (1.13).
    pub seat: u32,
    /// enum tactus_libinput_mapping_flags.
    pub flags: u32,
    /// Must be 0.
    pub reserved: u32,
}

impl Default for tactus_libinput_mapping {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_libinput_mapping>();
        value
    }
}

/// Why a device belongs to an output. Values are stable; new ones may be added.
/// Since 0.1.
pub type tactus_libinput_output_reason = c_uint;
/// It belongs to none: there is no output, or it is on the default rectangle, or the host has mapped it.
pub const TACTUS_LIBINPUT_OUTPUT_REASON_NONE: tactus_libinput_output_reason = 0;
/// It belongs to none: the output that is chosen for it is missing.
pub const TACTUS_LIBINPUT_OUTPUT_REASON_MISSING: tactus_libinput_output_reason = 1;
/// The output is chosen for it.
pub const TACTUS_LIBINPUT_OUTPUT_REASON_CONFIGURED: tactus_libinput_output_reason = 2;
/// udev's WL_OUTPUT names the output.
pub const TACTUS_LIBINPUT_OUTPUT_REASON_UDEV: tactus_libinput_output_reason = 3;
/// The sizes are equal, within 5 %.
pub const TACTUS_LIBINPUT_OUTPUT_REASON_SIZE: tactus_libinput_output_reason = 4;
/// Both are built in.
pub const TACTUS_LIBINPUT_OUTPUT_REASON_BUILT_IN: tactus_libinput_output_reason = 5;
/// The vendor is the same.
pub const TACTUS_LIBINPUT_OUTPUT_REASON_VENDOR: tactus_libinput_output_reason = 6;
/// It is the only output that no other device has.
pub const TACTUS_LIBINPUT_OUTPUT_REASON_ONLY_ONE_LEFT: tactus_libinput_output_reason = 7;
/// Nothing says which: the first one, or the one that it had.
pub const TACTUS_LIBINPUT_OUTPUT_REASON_FIRST: tactus_libinput_output_reason = 8;

/// An output, and the touchscreen that belongs to it.
/// Since 0.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tactus_libinput_output {
    /// As TACTUS_LIBINPUT_OUTPUT_INIT sets it; the same in all outputs of an array.
    pub size: usize,
    /// Name as in udev's WL_OUTPUT, such as "DSI-1". At most 63 bytes.
    pub name: *const c_char,
    /// libinput_device_get_name() of a touchscreen on it, which overrides udev; at most 127 bytes. NULL: none.
    pub device_name: *const c_char,
    /// The output's rectangle in the application, px, as the user sees it.
    pub x: f64,
    /// The output's rectangle in the application, px, as the user sees it.
    pub y: f64,
    /// The output's rectangle in the application, px, as the user sees it.
    pub width: f64,
    /// The output's rectangle in the application, px, as the user sees it.
    pub height: f64,
    /// Physical size in mm, as the user sees it. If both are 0: the panel's size that libinput knows. Shapes such as
    /// 160 × 90, which televisions give in place of a size, find no touchscreen.
    pub width_mm: f64,
    /// Physical size in mm, as the user sees it. If both are 0: the panel's size that libinput knows. Shapes such as
    /// 160 × 90, which televisions give in place of a size, find no touchscreen.
    pub height_mm: f64,
    /// enum tactus_libinput_transform.
    pub transform: u32,
    /// Seat of the devices on it (1.13).
    pub seat: u32,
    /// Vendor of its EDID: the three letters, or the whole name; at most 63 bytes. NULL: unknown.
    pub vendor: *const c_char,
}

impl Default for tactus_libinput_output {
    /// The initializer of the header: the size, and 0.
    fn default() -> Self {
        // SAFETY: numbers, pointers and optional functions may be 0.
        let mut value: Self = unsafe { zeroed() };
        value.size = size_of::<tactus_libinput_output>();
        value
    }
}

/// Called when a touchscreen or tablet gets another output, or the same one for another reason.
///
/// - `output`: name, valid during the call; NULL: none
///
/// Since 0.1.
pub type tactus_libinput_output_changed_func = Option<unsafe extern "C" fn(*mut tactus_libinput, *mut libinput_device, *const c_char, tactus_libinput_output_reason, *mut c_void)>;

/// Called when the adapter first sees a touchscreen or tablet, to map it. Find its output by
/// libinput_device_get_output_name() (udev's WL_OUTPUT), libinput_device_get_name() or
/// libinput_device_get_udev_device().
///
/// - `mapping`: has the defaults; applied when the listener returns. If it is malformed, the device has no rectangle
/// until it is mapped
///
/// Since 0.1.
pub type tactus_libinput_device_added_func = Option<unsafe extern "C" fn(*mut tactus_libinput, *mut libinput_device, *mut tactus_libinput_mapping, *mut c_void)>;

extern "C" {
    /// Creates an adapter that feeds an application. Set a default rectangle, the outputs, or a listener for added devices
    /// before the first event.
    ///
    /// Returns the adapter, which the caller destroys; NULL if `application` is NULL or memory could not be reserved
    ///
    /// See tactus_libinput_destroy(), tactus_libinput_set_outputs()
    ///
    /// Since 0.1.
    pub fn tactus_libinput_create(application: *mut tactus_application) -> *mut tactus_libinput;

    /// Destroys an adapter. Live touches of its devices get a system cancel (1.12). Inside a callback, memory is freed when
    /// the outermost call returns.
    ///
    /// The application and the libinput context may be destroyed before or after the adapter. But libinput_unref() sends no
    /// events for its devices: either pass the remaining events after libinput_suspend() to the adapter, or destroy the
    /// adapter, so that no touch stays down.
    ///
    /// - `adapter`: NULL is allowed
    ///
    /// Since 0.1.
    pub fn tactus_libinput_destroy(adapter: *mut tactus_libinput);

    /// Handles an event: touch down, motion, up, cancel and frame of every device, added and removed touchscreens and
    /// tablets, and the kinds of input that the features name. Views and recognizers are called from inside.
    ///
    /// The touches of a removed device get one system cancel (1.12), whether or not libinput has ended them before. A touch
    /// that began before the adapter saw its device is not fed.
    ///
    /// - `event`: destroyed by the caller afterwards
    ///
    /// Returns what remains to be done; NOT_MINE also if `adapter` or `event` is NULL or the application is gone
    ///
    /// See tactus_libinput_set_features()
    ///
    /// Since 0.1.
    pub fn tactus_libinput_handle_event(adapter: *mut tactus_libinput, event: *mut libinput_event) -> tactus_libinput_result;

    /// Sets the kinds of input that are fed, from the next event on. Running input of a feature that is switched off gets a
    /// system cancel (1.12).
    ///
    /// - `features`: mask of enum tactus_libinput_feature; default TACTUS_LIBINPUT_FEATURE_DEFAULT
    ///
    /// Returns OK. INVALID_ARGUMENT: `features` has an unknown bit
    ///
    /// See tactus_libinput_get_features()
    ///
    /// Since 0.1.
    pub fn tactus_libinput_set_features(adapter: *mut tactus_libinput, features: u32) -> tactus_status;

    /// Returns the features, a mask of enum tactus_libinput_feature; 0 for NULL or without an application.
    /// Since 0.1.
    pub fn tactus_libinput_get_features(adapter: *const tactus_libinput) -> u32;

    /// Sets the touch accommodations of all touchscreens of a seat, present and future ones (1.18). Tablets have none. Takes
    /// effect for fingers that land later.
    ///
    /// - `seat`: as in struct tactus_libinput_mapping; 0 unless a mapping says otherwise
    ///
    /// - `accommodations`: copied; NULL: all off, the default
    ///
    /// Returns OK. INVALID_ARGUMENT: the struct is malformed, a duration or the place is not in its range, or `adapter` is
    /// NULL. NO_MEMORY: some devices may have the new ones
    ///
    /// See tactus_touch_source_set_accommodations(), docs/accessibility.md
    ///
    /// Since 0.1.
    pub fn tactus_libinput_set_accommodations(adapter: *mut tactus_libinput, seat: u32, accommodations: *const tactus_touch_accommodations) -> tactus_status;

    /// Sets the rectangle in which the pointer moves. A position outside of it is moved inside at once.
    ///
    /// - `x`: px in the application's space, as is `y`; default: the default rectangle, or the one around all outputs
    ///
    /// - `width`: px, above 0, as is `height`
    ///
    /// Returns OK. INVALID_ARGUMENT: a number is not finite, or `width` or `height` is not above 0
    ///
    /// Since 0.1.
    pub fn tactus_libinput_set_pointer_area(adapter: *mut tactus_libinput, x: f64, y: f64, width: f64, height: f64) -> tactus_status;

    /// Sets the pointer's position, after the host has moved its cursor otherwise than by libinput's motion. The position
    /// may lie outside the area. Takes effect with the next event.
    ///
    /// - `x`: px in the application's space, as is `y`
    ///
    /// Returns OK. INVALID_ARGUMENT: a number is not finite
    ///
    /// See tactus_libinput_get_pointer_position()
    ///
    /// Since 0.1.
    pub fn tactus_libinput_set_pointer_position(adapter: *mut tactus_libinput, x: f64, y: f64) -> tactus_status;

    /// Writes the pointer's position. It starts in the middle of its area.
    ///
    /// - `x`: px in the application's space, as is `y`; may be NULL
    ///
    /// Returns OK. NONE: there is neither an area, nor a default rectangle, nor an output
    ///
    /// Since 0.1.
    pub fn tactus_libinput_get_pointer_position(adapter: *const tactus_libinput, x: *mut f64, y: *mut f64) -> tactus_status;

    /// Sets the seat of pointers, touchpads and wheels (1.13). Running gestures, scrolls and presses are cancelled.
    ///
    /// - `seat`: default 0
    ///
    /// Returns OK
    ///
    /// Since 0.1.
    pub fn tactus_libinput_set_pointer_seat(adapter: *mut tactus_libinput, seat: u32) -> tactus_status;

    /// Sets the rectangle that devices without a mapping or an output cover. Present devices move with it. Without it and
    /// without outputs such devices have no rectangle, and their touches are refused.
    ///
    /// - `x`: px in the application's space, as is `y`
    ///
    /// - `width`: px, above 0, as is `height`
    ///
    /// Returns OK. INVALID_ARGUMENT: a number is not finite, or `width` or `height` is not above 0. NO_MEMORY: some
    /// devices may have the new one
    ///
    /// Since 0.1.
    pub fn tactus_libinput_set_default_rectangle(adapter: *mut tactus_libinput, x: f64, y: f64, width: f64, height: f64) -> tactus_status;

    /// Maps a device to a rectangle. Call it at any time, for example when the device is added or its output moves or turns.
    /// Live touches keep their locations until they move. If the seat changes or the device becomes ignored, they get a
    /// system cancel (1.12). The mapping ends with the device; libinput_resume() adds new devices.
    ///
    /// - `device`: a touchscreen or tablet, also one that existed before the adapter
    ///
    /// - `mapping`: copied; NULL: removes the mapping
    ///
    /// Returns OK. WRONG_KIND: `device` is neither a touchscreen nor a tablet. INVALID_ARGUMENT: `device` is NULL, or
    /// `mapping` is malformed or has a number out of range. NO_MEMORY: the device stays where it was
    ///
    /// See tactus_libinput_map_device_to_output()
    ///
    /// Since 0.1.
    pub fn tactus_libinput_map_device(adapter: *mut tactus_libinput, device: *mut libinput_device, mapping: *const tactus_libinput_mapping) -> tactus_status;

    /// Sets all outputs, at any time; a host that does so needs no listener for added devices. A touchscreen or tablet
    /// without a mapping finds its output by the rule above. Present devices move along. The order matters only if nothing
    /// says which output a device belongs to.
    ///
    /// - `outputs`: copied; NULL if `count` is 0
    ///
    /// - `count`: number of outputs; 0: none
    ///
    /// Returns OK. INVALID_ARGUMENT: an output is malformed or has no name. NO_MEMORY: some devices may stay where they
    /// were
    ///
    /// See tactus_libinput_map_device_to_output(), tactus_libinput_set_output_changed_listener()
    ///
    /// Since 0.1.
    pub fn tactus_libinput_set_outputs(adapter: *mut tactus_libinput, outputs: *const tactus_libinput_output, count: usize) -> tactus_status;

    /// Maps a device to the output with a name, now and whenever the outputs change: the name that a user has configured.
    /// Overrides device_name and all else. While the output is missing, the device has no rectangle.
    ///
    /// - `name`: of an output, copied; NULL: removes the mapping
    ///
    /// Returns OK. WRONG_KIND: `device` is neither a touchscreen nor a tablet. INVALID_ARGUMENT: `device` is NULL.
    /// NO_MEMORY: the device stays where it was
    ///
    /// Since 0.1.
    pub fn tactus_libinput_map_device_to_output(adapter: *mut tactus_libinput, device: *mut libinput_device, name: *const c_char) -> tactus_status;

    /// Returns the name of the output that a device belongs to.
    ///
    /// - `reason`: why, or why it belongs to none; may be NULL
    ///
    /// Returns the name, valid until the outputs are set again; NULL if the device belongs to none or is unknown, or if an
    /// argument is NULL
    ///
    /// See tactus_libinput_output_reason_name()
    ///
    /// Since 0.1.
    pub fn tactus_libinput_get_device_output(adapter: *const tactus_libinput, device: *const libinput_device, reason: *mut tactus_libinput_output_reason) -> *const c_char;

    /// Returns a reason in words, such as "built in, as the output is". It follows "touchscreen … belongs to output …: "
    /// in a log. Never NULL. The text may change.
    ///
    /// Since 0.1.
    pub fn tactus_libinput_output_reason_name(reason: tactus_libinput_output_reason) -> *const c_char;

    /// Sets the listener for outputs of devices, which may write a line to the log. It is called once for each change, and
    /// at once for devices that have an output already.
    ///
    /// - `listener`: NULL: none, the default
    ///
    /// - `data`: passed to `listener`
    ///
    /// Returns OK
    ///
    /// Since 0.1.
    pub fn tactus_libinput_set_output_changed_listener(adapter: *mut tactus_libinput, listener: tactus_libinput_output_changed_func, data: *mut c_void) -> tactus_status;

    /// Sets the listener for added devices. It is not called for devices that were mapped before.
    ///
    /// - `listener`: NULL: none, the default
    ///
    /// - `data`: passed to `listener`
    ///
    /// Returns OK
    ///
    /// Since 0.1.
    pub fn tactus_libinput_set_device_added_listener(adapter: *mut tactus_libinput, listener: tactus_libinput_device_added_func, data: *mut c_void) -> tactus_status;

    /// Returns the touch source of a device; compare it with tactus_touch_get_source() to find the device of a touch.
    /// Pointers, touchpads and wheels share one source. The adapter owns the source, and creates a new one when the seat of
    /// the device changes.
    ///
    /// Returns NULL if the device is unknown, ignored or has no rectangle, or if an argument is NULL
    ///
    /// Since 0.1.
    pub fn tactus_libinput_get_touch_source(adapter: *const tactus_libinput, device: *const libinput_device) -> *mut tactus_touch_source;
}
