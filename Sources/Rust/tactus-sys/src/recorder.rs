// SPDX-License-Identifier: MIT
// Written by scripts/update-rust from include/tactus-recorder.h. Do not edit.
//! Declarations of `tactus-recorder.h`.

use core::ffi::{c_char, c_int, c_void};
use core::marker::{PhantomData, PhantomPinned};
use crate::*;

/// Records the input of one application and the answers of its host.
/// Since 0.1.
#[repr(C)]
#[derive(Debug)]
pub struct tactus_recorder {
    _opaque: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}
/// Takes a piece of a recording: UTF-8 in whole lines. Only getters of tactus.h may be called from it.
///
/// Returns false if it cannot be written: a recorder then logs one line and writes no more; a dump fails
///
/// Since 0.1.
pub type tactus_recorder_write_func = Option<unsafe extern "C" fn(*const c_char, usize, *mut c_void) -> bool>;

extern "C" {
    /// Creates a recorder that writes everything, after each frame and when it is destroyed.
    ///
    /// - `write`: called with each piece, also while the application delivers events
    ///
    /// - `data`: passed to `write`
    ///
    /// Returns NULL if `application` or `write` is NULL, or without memory
    ///
    /// See tactus_recorder_create_for_fd(), tactus_flight_recorder_create()
    ///
    /// Since 0.1.
    pub fn tactus_recorder_create(application: *mut tactus_application, write: tactus_recorder_write_func, data: *mut c_void) -> *mut tactus_recorder;

    /// Creates a recorder that writes to a file, pipe or socket. If writing would block, it is tried again after the next
    /// frame, also where `fd` lacks O_NONBLOCK; a file that may not grow further ends the recording, and no signal is
    /// raised. When more than 1 MiB waits, because the reader is too slow, the recording ends with a log line.
    ///
    /// - `fd`: closed by the caller, after the recorder was destroyed
    ///
    /// Returns NULL if `application` is NULL, `fd` is negative, or without memory
    ///
    /// Since 0.1.
    pub fn tactus_recorder_create_for_fd(application: *mut tactus_application, fd: c_int) -> *mut tactus_recorder;

    /// Creates a flight recorder, which keeps the last seconds and writes them only in a dump.
    ///
    /// It keeps at least the last `duration_us` and at most twice as much. It keeps less if `bytes` are not enough, or if
    /// no moment without fingers comes. A finger takes about 60 bytes a sample.
    ///
    /// - `duration_us`: µs, above 0
    ///
    /// - `bytes`: size of the buffer, at least 65536; allocated at once
    ///
    /// Returns NULL if `application` is NULL, an argument is out of its range, or without memory
    ///
    /// See tactus_recorder_dump(), tactus_recorder_dump_to_fd()
    ///
    /// Since 0.1.
    pub fn tactus_flight_recorder_create(application: *mut tactus_application, duration_us: u64, bytes: usize) -> *mut tactus_recorder;

    /// Destroys a recorder, after writing what remains. Must not be called from the write function. Where only getters of
    /// tactus.h may be called, 30 kB remain until the application is destroyed.
    ///
    /// - `recorder`: NULL is allowed
    ///
    /// Since 0.1.
    pub fn tactus_recorder_destroy(recorder: *mut tactus_recorder);

    /// Writes what a flight recorder has kept, from the earliest moment at which a recording can begin. The recorder goes on
    /// recording. May be called from every callback, but not from a signal handler.
    ///
    /// - `write`: called with each piece, before the function returns
    ///
    /// - `data`: passed to `write`
    ///
    /// Returns OK. INVALID_ARGUMENT: `recorder` or `write` is NULL. WRONG_KIND: `recorder` is no flight recorder. NONE:
    /// there was no moment to begin at yet; nothing was written. SYSTEM: `write` returned false
    ///
    /// Since 0.1.
    pub fn tactus_recorder_dump(recorder: *mut tactus_recorder, write: tactus_recorder_write_func, data: *mut c_void) -> tactus_status;

    /// Writes what a flight recorder has kept to a file, pipe or socket, as tactus_recorder_dump() does. A reader that takes
    /// nothing for 100 ms is given up.
    ///
    /// Returns OK. INVALID_ARGUMENT: `recorder` is NULL or `fd` negative. WRONG_KIND: `recorder` is no flight recorder.
    /// NONE: there was no moment to begin at yet. SYSTEM: writing failed
    ///
    /// See tactus_recorder_dump()
    ///
    /// Since 0.1.
    pub fn tactus_recorder_dump_to_fd(recorder: *mut tactus_recorder, fd: c_int) -> tactus_status;

    /// Writes at once what would be written after the next frame.
    ///
    /// Returns OK, also for a flight recorder, which has nothing to write. INVALID_ARGUMENT: `recorder` is NULL. BUSY:
    /// called from the write function. SYSTEM: writing has failed, now or before
    ///
    /// Since 0.1.
    pub fn tactus_recorder_flush(recorder: *mut tactus_recorder) -> tactus_status;

    /// Names an object that has no name in tactus.h: a client, controller or touch source. For views and recognizers the
    /// recorder uses the names that they have when it first writes about them.
    ///
    /// - `object`: pointer to the object
    ///
    /// - `name`: copied; characters other than letters, digits, `-` and `_` become `-`
    ///
    /// Returns OK. INVALID_ARGUMENT: an argument is NULL. NO_MEMORY: the name was not set
    ///
    /// Since 0.1.
    pub fn tactus_recorder_set_name(recorder: *mut tactus_recorder, object: *const c_void, name: *const c_char) -> tactus_status;

    /// Adds a comment, such as what went wrong for the user, or the version of the compositor.
    ///
    /// - `text`: UTF-8, of which 4096 bytes are kept; control characters become blanks, and bytes that are no UTF-8 `?`
    ///
    /// Returns OK. INVALID_ARGUMENT: an argument is NULL. NONE: the recording has not begun
    ///
    /// Since 0.1.
    pub fn tactus_recorder_add_comment(recorder: *mut tactus_recorder, text: *const c_char) -> tactus_status;

    /// Sets the handler of the line that a recorder logs when it cannot go on.
    ///
    /// - `data`: passed to `handler`
    ///
    /// - `handler`: NULL: standard error, the default
    ///
    /// Returns OK. INVALID_ARGUMENT: `recorder` is NULL
    ///
    /// Since 0.1.
    pub fn tactus_recorder_set_log_handler(recorder: *mut tactus_recorder, handler: tactus_log_func, data: *mut c_void) -> tactus_status;
}
