// SPDX-License-Identifier: MIT
//! Delegates, which answer questions about recognizers, and recognizers of the program's own code.

use std::ffi::c_void;
use std::rc::Rc;

use crate::object::Handle;
use crate::recognizer::{Recognizer, RecognizerKind};
use crate::sys;
use crate::touch::{Touch, TouchEvent, Touches};
use crate::values::{Answer, State};

/// Answers what a recognizer may do. Each question has a default answer. All are asked inside the library; a panic
/// counts as the default, and goes on when the library has returned.
///
/// `other` is `None` if the other recognizer was not created by this crate, such as one of a gesture file.
///
/// ```
/// use tactus::{Answer, Application, Delegate, Pan, Recognizer, Touch};
///
/// /// Keeps a drawer closed while it is locked.
/// struct Drawer {
///     is_locked: std::rc::Rc<std::cell::Cell<bool>>,
/// }
///
/// impl Delegate for Drawer {
///     fn should_receive_touch(&self, _: &Recognizer, touch: &Touch<'_>) -> Answer {
///         (!self.is_locked.get() && touch.info().location.x < 40.0).into()
///     }
/// }
///
/// # fn main() -> tactus::Result<()> {
/// let application = Application::new()?;
/// let open = Pan::new(&application)?;
/// open.set_delegate(Drawer { is_locked: Default::default() })?;
/// # Ok(())
/// # }
/// ```
pub trait Delegate {
    /// Asked once per attempt, before failure requirements are waited for. Default yes.
    fn should_begin(&self, recognizer: &Recognizer) -> Answer {
        let _ = recognizer;
        Answer::Default
    }

    /// Asked once per attempt, at its first touch. Default yes.
    fn should_receive_event(&self, recognizer: &Recognizer, event: &TouchEvent<'_>) -> Answer {
        let _ = (recognizer, event);
        Answer::Default
    }

    /// Asked once per touch. Default yes.
    fn should_receive_touch(&self, recognizer: &Recognizer, touch: &Touch<'_>) -> Answer {
        let _ = (recognizer, touch);
        Answer::Default
    }

    /// One yes of either delegate lets both go on. Default no.
    fn should_recognize_simultaneously_with(&self, recognizer: &Recognizer, other: Option<&Recognizer>) -> Answer {
        let _ = (recognizer, other);
        Answer::Default
    }

    /// A yes makes the recognizer wait for `other` in this attempt.
    fn should_require_failure_of(&self, recognizer: &Recognizer, other: Option<&Recognizer>) -> Answer {
        let _ = (recognizer, other);
        Answer::Default
    }

    /// A yes makes `other` wait for the recognizer in this attempt.
    fn should_be_required_to_fail_by(&self, recognizer: &Recognizer, other: Option<&Recognizer>) -> Answer {
        let _ = (recognizer, other);
        Answer::Default
    }
}

/// A recognizer of the program's own code. Its functions look at the touches and request a state with
/// [`Recognizer::request_state`].
///
/// ```
/// use tactus::{Application, CustomRecognizer, Recognizer, State, TouchEvent, Touches};
///
/// /// Recognizes the second finger that lands while the first rests.
/// struct SecondFinger;
///
/// impl CustomRecognizer for SecondFinger {
///     fn touches_began(&self, recognizer: &Recognizer, _: &Touches<'_>, _: &TouchEvent<'_>) {
///         if recognizer.number_of_touches() == 2 {
///             let _ = recognizer.request_state(State::Ended);
///         }
///     }
///
///     fn touches_moved(&self, recognizer: &Recognizer, _: &Touches<'_>, _: &TouchEvent<'_>) {
///         let _ = recognizer.request_state(State::Failed);
///     }
/// }
///
/// # fn main() -> tactus::Result<()> {
/// let application = Application::new()?;
/// let recognizer = Recognizer::custom(&application, true, SecondFinger)?;
/// # Ok(())
/// # }
/// ```
pub trait CustomRecognizer {
    /// Touches went down.
    fn touches_began(&self, recognizer: &Recognizer, touches: &Touches<'_>, event: &TouchEvent<'_>) {
        let _ = (recognizer, touches, event);
    }

    /// Touches moved.
    fn touches_moved(&self, recognizer: &Recognizer, touches: &Touches<'_>, event: &TouchEvent<'_>) {
        let _ = (recognizer, touches, event);
    }

    /// Touches lifted. Default: the recognizer fails if it is possible.
    fn touches_ended(&self, recognizer: &Recognizer, touches: &Touches<'_>, event: &TouchEvent<'_>) {
        let _ = (touches, event);
        if recognizer.state() == State::Possible {
            let _ = recognizer.request_state(State::Failed);
        }
    }

    /// The attempt is over and the state is possible again.
    fn reset(&self, recognizer: &Recognizer) {
        let _ = recognizer;
    }

    /// The deadline of [`Recognizer::set_deadline`] has come.
    fn deadline_reached(&self, recognizer: &Recognizer, time_us: u64) {
        let _ = (recognizer, time_us);
    }
}

/// Asks a delegate.
///
/// # Safety
/// `data` comes from `Recognizer::set_delegate`.
unsafe fn ask(data: *mut c_void, question: impl FnOnce(&dyn Delegate, &Recognizer) -> Answer) -> sys::tactus_answer {
    let answer = |handle: &Handle<RecognizerKind>| {
        let delegate: Option<Rc<dyn Delegate>> = handle.object().hooks.borrow().delegate.clone();
        delegate.map_or(Answer::Default, |delegate| question(&*delegate, &Recognizer::of(handle.clone())))
    };
    // SAFETY: the caller's.
    unsafe { Handle::guard(data, Answer::Default, answer) }.as_raw()
}

unsafe extern "C" fn should_begin(_: *mut sys::tactus_recognizer, data: *mut c_void) -> sys::tactus_answer {
    // SAFETY: set_delegate() gave the data.
    unsafe { ask(data, |delegate, recognizer| delegate.should_begin(recognizer)) }
}

unsafe extern "C" fn should_receive_event(
    _: *mut sys::tactus_recognizer,
    event: *const sys::tactus_event,
    data: *mut c_void,
) -> sys::tactus_answer {
    // SAFETY: set_delegate() gave the data; the event is valid during the call.
    unsafe {
        ask(data, |delegate, recognizer| {
            delegate.should_receive_event(recognizer, &TouchEvent::new(event, recognizer.handle.shared()))
        })
    }
}

unsafe extern "C" fn should_receive_touch(
    _: *mut sys::tactus_recognizer,
    touch: *const sys::tactus_touch,
    data: *mut c_void,
) -> sys::tactus_answer {
    // SAFETY: set_delegate() gave the data; the touch is valid during the call.
    unsafe {
        ask(data, |delegate, recognizer| {
            delegate.should_receive_touch(recognizer, &Touch::new(touch, recognizer.handle.shared()))
        })
    }
}

/// Declares the callback of a question about two recognizers.
macro_rules! pair {
    ($name:ident) => {
        unsafe extern "C" fn $name(
            _: *mut sys::tactus_recognizer,
            other: *mut sys::tactus_recognizer,
            data: *mut c_void,
        ) -> sys::tactus_answer {
            // SAFETY: set_delegate() gave the data.
            unsafe {
                ask(data, |delegate, recognizer| {
                    let other = Handle::find(recognizer.handle.shared(), other).map(Recognizer::of);
                    delegate.$name(recognizer, other.as_ref())
                })
            }
        }
    };
}

pair!(should_recognize_simultaneously_with);
pair!(should_require_failure_of);
pair!(should_be_required_to_fail_by);

pub(crate) fn delegate_table() -> sys::tactus_recognizer_delegate {
    sys::tactus_recognizer_delegate {
        should_begin: Some(should_begin),
        should_receive_event: Some(should_receive_event),
        should_receive_touch: Some(should_receive_touch),
        should_recognize_simultaneously_with: Some(should_recognize_simultaneously_with),
        should_require_failure_of: Some(should_require_failure_of),
        should_be_required_to_fail_by: Some(should_be_required_to_fail_by),
        ..Default::default()
    }
}

/// Calls a custom recognizer.
///
/// # Safety
/// `data` comes from `Recognizer::custom`.
unsafe fn tell(data: *mut c_void, function: impl FnOnce(&dyn CustomRecognizer, &Recognizer)) {
    let call = |handle: &Handle<RecognizerKind>| {
        let custom: Option<Rc<dyn CustomRecognizer>> = handle.object().hooks.borrow().custom.clone();
        if let Some(custom) = custom {
            function(&*custom, &Recognizer::of(handle.clone()));
        }
    };
    // SAFETY: the caller's.
    unsafe { Handle::guard(data, (), call) }
}

/// Declares the callback of a phase.
macro_rules! phase {
    ($name:ident) => {
        unsafe extern "C" fn $name(
            _: *mut sys::tactus_recognizer,
            touches: *const *const sys::tactus_touch,
            count: usize,
            event: *const sys::tactus_event,
            data: *mut c_void,
        ) {
            // SAFETY: custom() gave the data; touches and event are valid during the call.
            unsafe {
                tell(data, |custom, recognizer| {
                    let shared = recognizer.handle.shared();
                    custom.$name(recognizer, &Touches::copy(touches, count, shared), &TouchEvent::new(event, shared))
                })
            }
        }
    };
}

phase!(touches_began);
phase!(touches_moved);
phase!(touches_ended);

unsafe extern "C" fn reset(_: *mut sys::tactus_recognizer, data: *mut c_void) {
    // SAFETY: custom() gave the data.
    unsafe { tell(data, |custom, recognizer| custom.reset(recognizer)) }
}

unsafe extern "C" fn deadline_reached(_: *mut sys::tactus_recognizer, time_us: u64, data: *mut c_void) {
    // SAFETY: custom() gave the data.
    unsafe { tell(data, |custom, recognizer| custom.deadline_reached(recognizer, time_us)) }
}

pub(crate) fn custom_table() -> sys::tactus_recognizer_callbacks {
    sys::tactus_recognizer_callbacks {
        touches_began: Some(touches_began),
        touches_moved: Some(touches_moved),
        touches_ended: Some(touches_ended),
        reset: Some(reset),
        deadline_reached: Some(deadline_reached),
        ..Default::default()
    }
}
