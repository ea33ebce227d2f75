// SPDX-License-Identifier: MIT
//! The application: time, the queue, the log, and what is wrong.

use std::ffi::{c_char, c_void, CStr};
use std::os::fd::BorrowedFd;
use std::rc::Rc;

use crate::error::{check, Error, Result};
use crate::event::Event;
use crate::object::Handle;
use crate::recognizer::Recognizer;
use crate::shared::{shared_of, Shared};
use crate::sys;
use crate::touch::{info, raw_view};
use crate::trace::{describe, Trace};
use crate::values::{DeliveryMode, Edges, LogLevel, Modifiers, Point, Rect, TouchKind};
use crate::view::View;

type LogFunction = dyn Fn(LogLevel, &str);
type TraceFunction = dyn Fn(&Trace<'_>);

/// Functions of the program.
#[derive(Default)]
pub(crate) struct ApplicationHooks {
    log: Option<Rc<LogFunction>>,
    trace: Option<Rc<TraceFunction>>,
}

/// The root object, which owns windows, touch sources, recognizers and clients. When it is dropped, all of them end:
/// what is left of their handles answers [`Error::Destroyed`], and may be dropped in any order.
///
/// A compositor has one for its session, a toolkit one for each process. Neither it nor anything that belongs to it is
/// `Send` or `Sync`: an application stays on its thread. Other threads may have applications of their own.
///
/// ```
/// use tactus::{Application, Event, Rect, State, Tap, TouchSource, TouchSourceInfo};
///
/// # fn main() -> tactus::Result<()> {
/// let application = Application::new()?;
/// let window = application.window(Rect::new(0.0, 0.0, 400.0, 600.0))?;
/// let panel = TouchSource::new(&application, &TouchSourceInfo::default())?;
/// let tap = Tap::new(&application)?;
/// window.add_recognizer(&tap)?;
///
/// panel.down(0, 1, 150.0, 150.0)?;
/// panel.frame(0)?;
/// panel.up(60_000, 1)?;
/// panel.frame(60_000)?;
///
/// let mut taps = 0;
/// while let Some(event) = application.next_event() {
///     match event {
///         Event::Gesture(gesture) if gesture.recognizer == tap.id() => {
///             assert_eq!(gesture.state, State::Ended);
///             taps += 1;
///         }
///         _ => {}
///     }
/// }
/// assert_eq!(taps, 1);
/// # Ok(())
/// # }
/// ```
pub struct Application {
    pub(crate) shared: Rc<Shared>,
    is_owner: bool,
}

impl Application {
    /// Creates an application. All memory that delivering touches needs is reserved here.
    pub fn new() -> Result<Self> {
        let shared = Shared::new();
        // SAFETY: no arguments.
        let raw = unsafe { sys::tactus_application_create() };
        if let Err(error) = shared.attach(raw) {
            // SAFETY: it was just created, or is NULL.
            unsafe { sys::tactus_application_destroy(raw) };
            return Err(error);
        }
        let application = Application { shared, is_owner: true };
        application.listen()?;
        Ok(application)
    }

    /// Returns an application that another library destroys.
    #[cfg(feature = "host")]
    pub(crate) fn borrow(shared: &Rc<Shared>) -> Result<Self> {
        let application = Application { shared: Rc::clone(shared), is_owner: false };
        application.listen()?;
        Ok(application)
    }

    fn listen(&self) -> Result<()> {
        let raw = self.raw()?;
        // SAFETY: the application is alive, and keeps the state that the listener gets.
        check(unsafe { sys::tactus_application_add_edge_deferral_listener(raw, Some(edge_deferred), self.data()) })
    }

    fn raw(&self) -> Result<*mut sys::tactus_application> {
        self.shared.application()
    }

    fn data(&self) -> *mut c_void {
        Rc::as_ptr(&self.shared) as *mut c_void
    }

    /// Returns the next event, in the order in which they happened. Call it until it returns `None`, after each call
    /// that feeds or advances, when no callback runs. No borrow is left, so the event may be handled with `&mut` of
    /// what owns the application.
    ///
    /// 65536 events may wait. What is beyond is lost, and [`Event::Lost`] stands in its place.
    pub fn next_event(&self) -> Option<Event> {
        self.shared.next_event()
    }

    /// Creates a window, the root of a tree of views, in front of the others.
    pub fn window(&self, frame: Rect) -> Result<View> {
        let raw = self.raw()?;
        // SAFETY: the application is alive.
        let window = unsafe { sys::tactus_window_create(raw, frame.x, frame.y, frame.width, frame.height) };
        Handle::own(window, &self.shared).map(View::of)
    }

    /// Creates a view that is in no tree yet.
    pub fn view(&self, frame: Rect) -> Result<View> {
        let raw = self.raw()?;
        // SAFETY: the application is alive.
        let view = unsafe { sys::tactus_view_create(raw, frame.x, frame.y, frame.width, frame.height) };
        Handle::own(view, &self.shared).map(View::of)
    }

    /// Creates a control, such as a button, that is in no tree yet.
    pub fn control(&self, frame: Rect) -> Result<View> {
        let raw = self.raw()?;
        // SAFETY: the application is alive.
        let view = unsafe { sys::tactus_control_create(raw, frame.x, frame.y, frame.width, frame.height) };
        Handle::own(view, &self.shared).map(View::of)
    }

    /// Tells what time it is: everything that is due at or before that time happens. µs of the clock that stamps
    /// touches.
    pub fn advance(&self, time_us: u64) -> Result<()> {
        let raw = self.raw()?;
        // SAFETY: the application is alive.
        self.shared.check(|| unsafe { sys::tactus_application_advance(raw, time_us) })
    }

    /// Returns the last time that the application was told of, in µs.
    pub fn time_us(&self) -> u64 {
        // SAFETY: alive or NULL.
        self.raw().map_or(0, |raw| unsafe { sys::tactus_application_get_time(raw) })
    }

    /// Returns when [`Application::advance`] should be called next, or `None` if nothing is pending.
    pub fn next_deadline(&self) -> Option<u64> {
        let mut time_us = 0;
        // SAFETY: the application is alive.
        let status = unsafe { sys::tactus_application_get_next_deadline(self.raw().ok()?, &mut time_us) };
        (status == sys::TACTUS_STATUS_OK).then_some(time_us)
    }

    /// Returns a descriptor that becomes readable when the next deadline is reached on `CLOCK_MONOTONIC`. It belongs to
    /// the application. Add a duplicate to the event loop ([`BorrowedFd::try_clone_to_owned`]), and call
    /// [`Application::dispatch_timer`] when it is readable.
    pub fn timer_fd(&self) -> Result<BorrowedFd<'_>> {
        let raw = self.raw()?;
        // SAFETY: the application is alive.
        let descriptor = unsafe { sys::tactus_application_get_timer_fd(raw) };
        if descriptor < 0 {
            return Err(Error::System);
        }
        // SAFETY: it is open as long as the application, which is borrowed. One that a callback destroys stays open
        // until the call returns.
        Ok(unsafe { BorrowedFd::borrow_raw(descriptor) })
    }

    /// Reads the timer descriptor and advances to the time of `CLOCK_MONOTONIC`.
    pub fn dispatch_timer(&self) -> Result<()> {
        let raw = self.raw()?;
        // SAFETY: the application is alive.
        self.shared.check(|| unsafe { sys::tactus_application_dispatch_timer(raw) })
    }

    /// Unwraps a 32-bit time in milliseconds, as `wl_touch` has it, to microseconds.
    pub fn unwrap_milliseconds(&self, time_ms: u32) -> u64 {
        self.raw().map_or(u64::from(time_ms) * 1000, |raw| {
            // SAFETY: the application is alive.
            unsafe { sys::tactus_application_unwrap_milliseconds(raw, time_ms) }
        })
    }

    /// Sets when touches are delivered.
    pub fn set_delivery_mode(&self, mode: DeliveryMode) -> Result<()> {
        let raw = self.raw()?;
        // SAFETY: the application is alive.
        self.shared.check(|| unsafe { sys::tactus_application_set_delivery_mode(raw, mode.as_raw()) })
    }

    /// Delivers what came since the last output frame, and advances.
    pub fn deliver(&self, time_us: u64) -> Result<()> {
        let raw = self.raw()?;
        // SAFETY: the application is alive.
        self.shared.check(|| unsafe { sys::tactus_application_deliver(raw, time_us) })
    }

    /// Switches resampling on or off, which counts in output-frame delivery.
    pub fn set_resampling(&self, enabled: bool, latency_us: u64) -> Result<()> {
        let raw = self.raw()?;
        // SAFETY: the application is alive.
        self.shared.check(|| unsafe { sys::tactus_application_set_resampling(raw, enabled, latency_us) })
    }

    /// Cancels every live touch of every source: the screen is locked, or the session is left.
    pub fn cancel_touches(&self, time_us: u64) -> Result<()> {
        let raw = self.raw()?;
        // SAFETY: the application is alive.
        self.shared.check(|| unsafe { sys::tactus_application_cancel_touches(raw, time_us) })
    }

    /// Sets which modifier keys are held from now on.
    pub fn set_modifiers(&self, modifiers: Modifiers) -> Result<()> {
        let raw = self.raw()?;
        // SAFETY: the application is alive.
        self.shared.check(|| unsafe { sys::tactus_application_set_modifiers(raw, modifiers.0) })
    }

    /// Sets whether the keyboard is folded away.
    pub fn set_tablet_mode(&self, is_tablet_mode: bool) -> Result<()> {
        let raw = self.raw()?;
        // SAFETY: the application is alive.
        self.shared.check(|| unsafe { sys::tactus_application_set_tablet_mode(raw, is_tablet_mode) })
    }

    /// Returns the view that a touch at a point would hit, unless that is of another library.
    pub fn hit_test(&self, point: Point) -> Option<View> {
        let raw = self.raw().ok()?;
        // SAFETY: the application is alive.
        let view = self.shared.call(|| unsafe { sys::tactus_application_hit_test(raw, point.x, point.y) });
        Handle::find(&self.shared, view).map(View::of)
    }

    /// Converts a point from one view's space to another's. `None` is the application's space.
    pub fn convert_point(&self, point: Point, from: Option<&View>, to: Option<&View>) -> Result<Point> {
        let (from, to, mut point) = (raw_view(from)?, raw_view(to)?, point);
        // SAFETY: alive or NULL.
        check(unsafe { sys::tactus_view_convert_point(from, to, &mut point.x, &mut point.y) })?;
        Ok(point)
    }

    /// Converts a displacement or velocity from one view's space to another's. `None` is the application's space.
    pub fn convert_vector(&self, vector: Point, from: Option<&View>, to: Option<&View>) -> Result<Point> {
        let (from, to, mut vector) = (raw_view(from)?, raw_view(to)?, vector);
        // SAFETY: alive or NULL.
        check(unsafe { sys::tactus_view_convert_vector(from, to, &mut vector.x, &mut vector.y) })?;
        Ok(vector)
    }

    /// Sets whether every touch-down posts [`Event::TouchDown`], before any view or recognizer: for focus, idle timers,
    /// raising. Default false.
    pub fn set_posts_touch_downs(&self, posts: bool) -> Result<()> {
        let (raw, data) = (self.raw()?, self.data());
        // SAFETY: the application is alive, and keeps the state that the listener gets.
        unsafe {
            sys::tactus_application_remove_touch_down_listener(raw, Some(touch_down), data);
            if posts {
                check(sys::tactus_application_add_touch_down_listener(raw, Some(touch_down), data))?;
            }
        }
        Ok(())
    }

    /// Sets the function that gets the log lines. Only getters may be called from it; handles that it drops end when
    /// the call of the library has returned. Without one, warnings and errors go to standard error.
    pub fn on_log(&self, function: impl Fn(LogLevel, &str) + 'static) -> Result<()> {
        let former = self.shared.hooks.borrow_mut().log.replace(Rc::new(function));
        drop(former);
        let raw = self.raw()?;
        // SAFETY: the application is alive, and keeps the state that the handler gets.
        check(unsafe { sys::tactus_application_set_log_handler(raw, Some(log), self.data()) })
    }

    /// Sets the function that hears of every decision of the engine. Only getters may be called from it.
    pub fn on_trace(&self, function: impl Fn(&Trace<'_>) + 'static) -> Result<()> {
        let former = self.shared.hooks.borrow_mut().trace.replace(Rc::new(function));
        drop(former);
        let (raw, data) = (self.raw()?, self.data());
        // SAFETY: the application is alive, and keeps the state that the listener gets.
        unsafe {
            sys::tactus_application_remove_trace_listener(raw, Some(trace), data);
            check(sys::tactus_application_add_trace_listener(raw, Some(trace), data))
        }
    }

    /// Returns sentences that tell where a touch would go if it went down at a point, and why.
    pub fn explain(&self, seat: u32, kind: TouchKind, point: Point) -> Result<Vec<String>> {
        let raw = self.raw()?;
        let mut lines: Vec<String> = Vec::new();
        let data = &mut lines as *mut Vec<String> as *mut c_void;
        self.shared.check(|| {
            // SAFETY: the application is alive; the lines are used during the call alone.
            unsafe {
                sys::tactus_application_explain(raw, seat, kind.as_raw(), point.x, point.y, Some(add_sentence), data)
            }
        })?;
        Ok(lines)
    }

    /// Returns the present state as text: touches, views, recognizers and why they last failed.
    pub fn dump(&self) -> String {
        let mut text = String::new();
        if let Ok(raw) = self.raw() {
            let data = &mut text as *mut String as *mut c_void;
            // SAFETY: the application is alive; the text is used during the call alone.
            unsafe { sys::tactus_application_dump(raw, Some(add_line), data) };
        }
        text
    }

    /// Returns how many mistakes of the program the library has noticed, which suits an assertion in its tests.
    pub fn client_bug_count(&self) -> u64 {
        // SAFETY: the application is alive.
        self.raw().map_or(0, |raw| unsafe { sys::tactus_application_get_client_bug_count(raw) })
    }

    /// Returns the pointer of the C API, for what this crate does not wrap. Do not destroy it.
    pub fn as_raw(&self) -> *mut sys::tactus_application {
        self.raw().unwrap_or(std::ptr::null_mut())
    }
}

impl Drop for Application {
    fn drop(&mut self) {
        if self.is_owner {
            self.shared.destroy_application();
        }
    }
}

impl std::fmt::Debug for Application {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Application").field("time_us", &self.time_us()).finish()
    }
}

/// Returns text of the library.
///
/// # Safety
/// `text` is NULL or ends with a NUL.
pub(crate) unsafe fn text<'a>(text: *const c_char) -> std::borrow::Cow<'a, str> {
    if text.is_null() {
        return "".into();
    }
    // SAFETY: the caller's.
    unsafe { CStr::from_ptr(text) }.to_string_lossy()
}

unsafe extern "C" fn log(level: sys::tactus_log_level, message: *const c_char, data: *mut c_void) {
    // SAFETY: on_log() gave the data; the message is valid during the call.
    let (shared, message) = unsafe { (shared_of(data), text(message)) };
    let function = shared.hooks.borrow().log.clone();
    if let Some(function) = function {
        shared.guard_getters((), move || function(LogLevel::from_raw(level), &message));
    }
}

unsafe extern "C" fn trace(event: *const sys::tactus_trace_event, data: *mut c_void) {
    // SAFETY: on_trace() gave the data; the event is valid during the call.
    let (shared, event) = unsafe { (shared_of(data), &*event) };
    let function = shared.hooks.borrow().trace.clone();
    if let Some(function) = function {
        let state = &shared;
        shared.guard_getters((), move || function(&Trace::new(event, state)));
    }
}

unsafe extern "C" fn touch_down(touch: *const sys::tactus_touch, data: *mut c_void) {
    // SAFETY: set_posts_touch_downs() gave the data; the touch is valid during the call.
    let shared = unsafe { shared_of(data) };
    shared.post(Event::TouchDown(unsafe { info(touch, &shared) }));
}

unsafe extern "C" fn edge_deferred(
    view: *mut sys::tactus_view,
    recognizer: *mut sys::tactus_recognizer,
    edge: sys::tactus_edge,
    data: *mut c_void,
) {
    // SAFETY: listen() gave the data.
    let shared = unsafe { shared_of(data) };
    shared.post(Event::EdgeDeferred {
        view: Handle::find(&shared, view).map(|one| View::of(one).id()),
        recognizer: Handle::find(&shared, recognizer).map(|one| Recognizer::of(one).id()),
        edge: Edges(edge),
    });
}

unsafe extern "C" fn add_sentence(event: *const sys::tactus_trace_event, data: *mut c_void) {
    // SAFETY: explain() gave the data and waits.
    let (lines, event) = unsafe { (&mut *(data as *mut Vec<String>), &*event) };
    lines.push(describe(event));
}

unsafe extern "C" fn add_line(line: *const c_char, data: *mut c_void) {
    // SAFETY: dump() gave the data and waits; the line is valid during the call.
    let (text_so_far, line) = unsafe { (&mut *(data as *mut String), text(line)) };
    text_so_far.push_str(&line);
    text_so_far.push('\n');
}
