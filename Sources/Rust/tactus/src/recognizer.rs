// SPDX-License-Identifier: MIT
//! Gesture recognizers: what all kinds have.

use std::ffi::{c_void, CString};
use std::rc::Rc;

use crate::application::Application;
use crate::delegate::{CustomRecognizer, Delegate};
use crate::error::{check, Error, Result};
use crate::event::{Event, Gesture};
use crate::object::Handle;
use crate::sys;
use crate::sys::tactus_recognizer_add_destroy_listener as add_destroy_listener;
use crate::sys::tactus_recognizer_destroy as destroy;
use crate::touch::raw_view;
use crate::trace::Reason;
use crate::values::{DurationKind, Length, LengthUnit, Modifiers, Point, State};
use crate::view::View;

type Action = dyn Fn(&Recognizer);

/// Functions of the program.
pub(crate) struct Hooks {
    action: Option<Rc<Action>>,
    posts_actions: bool,
    pub(crate) delegate: Option<Rc<dyn Delegate>>,
    pub(crate) custom: Option<Rc<dyn CustomRecognizer>>,
}

impl Default for Hooks {
    fn default() -> Self {
        Hooks { action: None, posts_actions: true, delegate: None, custom: None }
    }
}

pub(crate) struct RecognizerKind;

/// A recognizer of any kind. It watches the touches on its view and on the views below it, and acts when it knows its
/// gesture. The recognizer is destroyed with the last handle; views do not own it. Keep a handle, or
/// [`Recognizer::leave`] it to the application. One that is active then ends without an action: disable it before, if
/// its cancel is to be heard.
///
/// Each action posts an [`Event::Gesture`]. What has to happen at once, or to read values in a view's space, is a
/// closure of [`Recognizer::on_action`], which is called inside the library. Both may be used together.
#[derive(Clone, PartialEq)]
pub struct Recognizer {
    pub(crate) handle: Handle<RecognizerKind>,
}

handle!(Recognizer, RecognizerKind, sys::tactus_recognizer, RecognizerId);

/// Declares setters and getters of one value.
macro_rules! properties {
    ($($(#[$documentation:meta])* $get:ident, $set:ident: $type:ty = $c_get:ident, $c_set:ident;)*) => {
        impl Recognizer {
            $($(#[$documentation])*
            pub fn $set(&self, value: $type) -> Result<()> {
                // SAFETY: the recognizer is alive.
                self.call(|raw| unsafe { sys::$c_set(raw, value) })
            }

            #[doc = concat!("Returns what [`Recognizer::", stringify!($set), "`] has set.")]
            pub fn $get(&self) -> $type {
                // SAFETY: alive or NULL.
                unsafe { sys::$c_get(self.handle.raw_or_null()) }
            })*
        }
    };
}

properties! {
    /// Enables or disables the recognizer. Disabling cancels an active one with its action.
    is_enabled, set_enabled: bool = tactus_recognizer_is_enabled, tactus_recognizer_set_enabled;
    /// Sets whether recognition cancels the touches in their views. Default true.
    cancels_touches_in_view, set_cancels_touches_in_view: bool =
        tactus_recognizer_get_cancels_touches_in_view, tactus_recognizer_set_cancels_touches_in_view;
    /// Sets whether views get the began of the touches only after the recognizer has failed. Default false.
    delays_touches_began, set_delays_touches_began: bool =
        tactus_recognizer_get_delays_touches_began, tactus_recognizer_set_delays_touches_began;
    /// Sets whether views get the ended of the touches only after the recognizer has failed. Default true; shells
    /// switch it off for their gestures.
    delays_touches_ended, set_delays_touches_ended: bool =
        tactus_recognizer_get_delays_touches_ended, tactus_recognizer_set_delays_touches_ended;
    /// Sets the types of touches that the recognizer takes, a mask of 1 << [`TouchKind`](crate::TouchKind).
    allowed_touch_types, set_allowed_touch_types: u32 =
        tactus_recognizer_get_allowed_touch_types, tactus_recognizer_set_allowed_touch_types;
    /// Sets whether a touch of one type keeps the others out. Default true.
    requires_exclusive_touch_type, set_requires_exclusive_touch_type: bool =
        tactus_recognizer_get_requires_exclusive_touch_type, tactus_recognizer_set_requires_exclusive_touch_type;
    /// Sets whether a touch starts an attempt only if no other finger was down before it. Default false.
    requires_whole_sequence, set_requires_whole_sequence: bool =
        tactus_recognizer_get_requires_whole_sequence, tactus_recognizer_set_requires_whole_sequence;
    /// Sets whether the recognizer is bound to touches of views that inhibit their ancestors' recognizers. Default
    /// false.
    is_exempt_from_inhibition, set_exempt_from_inhibition: bool =
        tactus_recognizer_is_exempt_from_inhibition, tactus_recognizer_set_exempt_from_inhibition;
}

impl Recognizer {
    pub(crate) fn of(handle: Handle<RecognizerKind>) -> Self {
        Recognizer { handle }
    }

    /// Owns a recognizer that was just created, and posts its actions.
    pub(crate) fn own(raw: *mut sys::tactus_recognizer, application: &Application) -> Result<Self> {
        let recognizer = Recognizer::of(Handle::own(raw, &application.shared)?);
        let data = recognizer.handle.data();
        // SAFETY: the recognizer is alive and keeps what the target gets.
        recognizer.call(|raw| unsafe { sys::tactus_recognizer_add_target(raw, Some(act), data) })?;
        Ok(recognizer)
    }

    pub(crate) fn call(&self, function: impl FnOnce(*mut sys::tactus_recognizer) -> sys::tactus_status) -> Result<()> {
        let raw = self.handle.raw()?;
        self.handle.shared().check(|| function(raw))
    }

    /// Sets what a gesture of a shell needs that lies above all clients: it holds back no lifts, lets go of what it delays,
    /// and its fingers come together; a pan from an edge comes second where a view defers the edge.
    pub fn become_shell_gesture(&self) -> Result<()> {
        // SAFETY: alive.
        self.call(|raw| unsafe { sys::tactus_recognizer_become_shell_gesture(raw) })
    }

    /// Reads a point in a view's space.
    pub(crate) fn point(
        &self,
        view: Option<&View>,
        getter: unsafe extern "C" fn(
            *const sys::tactus_recognizer,
            *const sys::tactus_view,
            *mut f64,
            *mut f64,
        ) -> sys::tactus_status,
    ) -> Result<Point> {
        let mut point = Point::default();
        // SAFETY: alive; NULL is the application's space.
        check(unsafe { getter(self.handle.raw()?, raw_view(view)?, &mut point.x, &mut point.y) })?;
        Ok(point)
    }

    /// Returns the kind, `TACTUS_RECOGNIZER_KIND_…` of the C API.
    pub fn kind(&self) -> u32 {
        // SAFETY: alive or NULL.
        unsafe { sys::tactus_recognizer_get_kind(self.handle.raw_or_null()) }
    }

    /// Returns the state; in an action the state that the action reports.
    pub fn state(&self) -> State {
        // SAFETY: alive or NULL.
        State::from_raw(unsafe { sys::tactus_recognizer_get_state(self.handle.raw_or_null()) })
    }

    /// Returns the view that the recognizer is on.
    pub fn view(&self) -> Option<View> {
        // SAFETY: alive or NULL.
        let raw = unsafe { sys::tactus_recognizer_get_view(self.handle.raw_or_null()) };
        Handle::find(self.handle.shared(), raw).map(View::of)
    }

    /// Returns the centroid of the touches, in a view's space; `None`: the application's.
    pub fn location(&self, view: Option<&View>) -> Result<Point> {
        self.point(view, sys::tactus_recognizer_get_location)
    }

    /// Returns how many of its touches are down; in the action of a tap, how many it takes.
    pub fn number_of_touches(&self) -> usize {
        // SAFETY: alive or NULL.
        unsafe { sys::tactus_recognizer_get_number_of_touches(self.handle.raw_or_null()) }
    }

    /// Sets a name for dumps, reasons and log lines.
    pub fn set_name(&self, name: &str) -> Result<()> {
        let name = CString::new(name).map_err(|_| Error::InvalidArgument)?;
        // SAFETY: the recognizer is alive; the name is copied.
        self.call(|raw| unsafe { sys::tactus_recognizer_set_name(raw, name.as_ptr()) })
    }

    /// Sets the function that is called with each action, in place of the former one.
    ///
    /// It is called inside the library, while touches are delivered, and may call everything. It may be called again
    /// before it has returned, such as when it disables its recognizer; therefore it is a `Fn`. Once it has panicked,
    /// the panic goes on when the call of the library has returned.
    ///
    /// A handle of its own recognizer that the function keeps is dropped with the application.
    pub fn on_action(&self, function: impl Fn(&Recognizer) + 'static) {
        self.handle.change_hooks(|hooks| hooks.action.replace(Rc::new(function)));
    }

    /// Sets whether each action posts an [`Event::Gesture`]. Default true.
    pub fn set_posts_actions(&self, posts: bool) {
        self.handle.change_hooks(|hooks| hooks.posts_actions = posts);
    }

    /// Sets the delegate, which is asked what the recognizer may do.
    pub fn set_delegate(&self, delegate: impl Delegate + 'static) -> Result<()> {
        self.handle.change_hooks(|hooks| hooks.delegate.replace(Rc::new(delegate)));
        let table = crate::delegate::delegate_table();
        let data = self.handle.data();
        // SAFETY: the recognizer is alive and keeps what the delegate gets; the table is copied.
        self.call(|raw| unsafe { sys::tactus_recognizer_set_delegate(raw, &table, data) })
    }

    /// Makes the recognizer wait: it may not leave possible until `other` has failed or takes no part.
    pub fn require_failure_of(&self, other: &Recognizer) -> Result<()> {
        let other = other.handle.raw()?;
        // SAFETY: both are alive.
        self.call(|raw| unsafe { sys::tactus_recognizer_require_failure_of(raw, other) })
    }

    /// Removes a failure requirement.
    pub fn remove_failure_requirement(&self, other: &Recognizer) -> Result<()> {
        let other = other.handle.raw()?;
        // SAFETY: both are alive.
        self.call(|raw| unsafe { sys::tactus_recognizer_remove_failure_requirement(raw, other) })
    }

    /// Makes the recognizer come after another one, with the same fingers; `None`: after none.
    pub fn set_sequenced_after(&self, other: Option<&Recognizer>) -> Result<()> {
        let other = other.map_or(Ok(std::ptr::null_mut()), |other| other.handle.raw())?;
        // SAFETY: alive, or NULL for none.
        self.call(|raw| unsafe { sys::tactus_recognizer_set_sequenced_after(raw, other) })
    }

    /// Sets the modifier keys that must be held at an attempt's first touch.
    pub fn set_required_modifiers(&self, modifiers: Modifiers) -> Result<()> {
        // SAFETY: the recognizer is alive.
        self.call(|raw| unsafe { sys::tactus_recognizer_set_required_modifiers(raw, modifiers.0) })
    }

    /// Sets the modifier keys of which none may be held at an attempt's first touch.
    pub fn set_excluded_modifiers(&self, modifiers: Modifiers) -> Result<()> {
        // SAFETY: the recognizer is alive.
        self.call(|raw| unsafe { sys::tactus_recognizer_set_excluded_modifiers(raw, modifiers.0) })
    }

    /// Sets a length by which the recognizer decides, from its next attempt on.
    pub fn set_length(&self, length: Length, value: f64, unit: LengthUnit) -> Result<()> {
        // SAFETY: the recognizer is alive.
        self.call(|raw| unsafe { sys::tactus_recognizer_set_length(raw, length.as_raw(), value, unit.as_raw()) })
    }

    /// Returns a length by which the recognizer decides.
    pub fn length(&self, length: Length) -> Result<(f64, LengthUnit)> {
        let (mut value, mut unit) = (0.0, 0);
        // SAFETY: the recognizer is alive.
        check(unsafe {
            sys::tactus_recognizer_get_length(self.handle.raw()?, length.as_raw(), &mut value, &mut unit)
        })?;
        Ok((value, LengthUnit::from_raw(unit)))
    }

    /// Sets a duration by which the recognizer decides, in µs, from its next attempt on.
    pub fn set_duration(&self, duration: DurationKind, time_us: u64) -> Result<()> {
        // SAFETY: the recognizer is alive.
        self.call(|raw| unsafe { sys::tactus_recognizer_set_duration(raw, duration.as_raw(), time_us) })
    }

    /// Returns a duration by which the recognizer decides, in µs.
    pub fn duration(&self, duration: DurationKind) -> Result<u64> {
        let mut time_us = 0;
        // SAFETY: the recognizer is alive.
        check(unsafe { sys::tactus_recognizer_get_duration(self.handle.raw()?, duration.as_raw(), &mut time_us) })?;
        Ok(time_us)
    }

    /// Returns why the recognizer last failed, was cancelled or refused a touch, or why it is held.
    pub fn reason(&self) -> Result<Option<Reason>> {
        let raw = self.handle.raw()?;
        let mut reason = sys::tactus_reason::default();
        // SAFETY: the recognizer is alive.
        unsafe {
            match check(sys::tactus_recognizer_get_reason(raw, &mut reason)) {
                Ok(()) => Ok(Some(Reason::new(&reason, raw, self.handle.shared()))),
                Err(Error::Nothing) => Ok(None),
                Err(error) => Err(error),
            }
        }
    }

    /// Returns how near the recognizer is to recognizing, 0 to 1.
    pub fn progress(&self) -> Result<f64> {
        let mut progress = sys::tactus_progress::default();
        // SAFETY: the recognizer is alive.
        check(unsafe { sys::tactus_recognizer_get_progress(self.handle.raw()?, &mut progress) })?;
        Ok(progress.fraction)
    }
}

unsafe extern "C" fn act(_: *mut sys::tactus_recognizer, data: *mut c_void) {
    let act = |handle: &Handle<RecognizerKind>| {
        let recognizer = Recognizer::of(handle.clone());
        let (function, posts) = {
            let hooks = handle.object().hooks.borrow();
            (hooks.action.clone(), hooks.posts_actions)
        };
        if posts {
            let shared = handle.shared();
            // SAFETY: the application is alive while it calls.
            let time_us = shared.application().map_or(0, |raw| unsafe { sys::tactus_application_get_time(raw) });
            shared.post(Event::Gesture(Gesture {
                recognizer: recognizer.id(),
                view: recognizer.view().map(|view| view.id()),
                state: recognizer.state(),
                time_us,
                location: recognizer.location(None).unwrap_or_default(),
                number_of_touches: recognizer.number_of_touches() as u32,
                values: recognizer.values(),
            }));
        }
        if let Some(function) = function {
            function(&recognizer);
        }
    };
    // SAFETY: own() gave the data.
    unsafe { Handle::guard(data, (), act) }
}
