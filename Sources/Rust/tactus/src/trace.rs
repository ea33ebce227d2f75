// SPDX-License-Identifier: MIT
//! Reasons and traces: why a gesture did not fire.

use std::ffi::c_char;
use std::fmt;
use std::ptr::null_mut;

use crate::object::Handle;
use crate::recognizer::{Recognizer, RecognizerId};
use crate::shared::Shared;
use crate::sys;
use crate::values::State;
use crate::view::{View, ViewId};

/// Asks for a sentence's length, then for the sentence.
pub(crate) fn sentence(write: impl Fn(*mut c_char, usize) -> usize) -> String {
    let mut words = vec![0u8; write(null_mut(), 0) + 1];
    let length = write(words.as_mut_ptr().cast(), words.len());
    words.truncate(length.min(words.len() - 1));
    String::from_utf8_lossy(&words).into_owned()
}

pub(crate) fn describe(event: &sys::tactus_trace_event) -> String {
    // SAFETY: the event and the room are valid.
    sentence(|words, size| unsafe { sys::tactus_trace_event_describe(event, words, size) })
}

/// Why a recognizer failed, was cancelled, refused a touch or waits. `Display` is an English sentence with names,
/// numbers and units.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Reason {
    /// `TACTUS_REASON_CODE_…` of the C API.
    pub code: i32,
    /// `TACTUS_OUTCOME_…` of the C API.
    pub outcome: i32,
    /// The numbers of the code.
    pub numbers: [f64; 3],
    /// The recognizer meant, unless there is none.
    pub recognizer: Option<RecognizerId>,
    /// The view meant, unless there is none.
    pub view: Option<ViewId>,
    sentence: String,
}

impl Reason {
    /// # Safety
    /// `recognizer` is alive.
    pub(crate) unsafe fn new(
        reason: &sys::tactus_reason,
        recognizer: *const sys::tactus_recognizer,
        shared: &Shared,
    ) -> Self {
        Reason {
            code: reason.code,
            outcome: reason.outcome,
            numbers: reason.numbers,
            recognizer: Handle::find(shared, reason.recognizer).map(|one| Recognizer::of(one).id()),
            view: Handle::find(shared, reason.view).map(|one| View::of(one).id()),
            // SAFETY: the caller's.
            sentence: sentence(|words, size| unsafe { sys::tactus_reason_describe(reason, recognizer, words, size) }),
        }
    }

    /// Returns the code as documents spell it, such as `moved-too-far`.
    pub fn name(&self) -> &'static str {
        // SAFETY: the text is static.
        let name = unsafe { std::ffi::CStr::from_ptr(sys::tactus_reason_code_to_string(self.code as u32)) };
        name.to_str().unwrap_or("unknown")
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.sentence)
    }
}

/// One decision of the engine, as long as the listener runs. `Display` is an English sentence.
#[derive(Clone, Copy)]
pub struct Trace<'a> {
    event: &'a sys::tactus_trace_event,
    shared: &'a Shared,
}

impl<'a> Trace<'a> {
    pub(crate) fn new(event: &'a sys::tactus_trace_event, shared: &'a Shared) -> Self {
        Trace { event, shared }
    }

    /// Returns `TACTUS_TRACE_TYPE_…` of the C API.
    pub fn kind(&self) -> i32 {
        self.event.r#type
    }

    /// Returns the time of the delivery in µs.
    pub fn time_us(&self) -> u64 {
        self.event.time_us
    }

    /// Returns the state before and after a change.
    pub fn states(&self) -> (State, State) {
        (State::from_raw(self.event.previous_state as u32), State::from_raw(self.event.state as u32))
    }

    /// Returns the recognizer that it is about, unless there is none or it is of another library.
    pub fn recognizer(&self) -> Option<RecognizerId> {
        Handle::find(self.shared, self.event.recognizer).map(|one| Recognizer::of(one).id())
    }

    /// Returns the view that was tried, unless there is none or it is of another library.
    pub fn view(&self) -> Option<ViewId> {
        Handle::find(self.shared, self.event.view).map(|one| View::of(one).id())
    }

    /// Returns the event of the C API.
    pub fn as_raw(&self) -> &'a sys::tactus_trace_event {
        self.event
    }
}

impl fmt::Display for Trace<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&describe(self.event))
    }
}

impl fmt::Debug for Trace<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, formatter)
    }
}
