// SPDX-License-Identifier: MIT
//! Touches and events as callbacks get them.

use std::ffi::c_void;
use std::fmt;
use std::marker::PhantomData;
use std::ptr::{null, null_mut};
use std::rc::Rc;

use crate::error::{check, Result};
use crate::event::{Event, TakenTouch};
use crate::object::Handle;
use crate::recognizer::Recognizer;
use crate::shared::{shared_of, Shared};
use crate::source::{SourceId, TouchSource};
use crate::sys;
use crate::values::{Modifiers, Point, TouchKind, TouchPhase};
use crate::view::{View, ViewId};

/// Touches that an application follows at most.
const MOST: usize = 64;

/// What is known of a touch at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct TouchInfo {
    /// The device, unless it is of another library or gone.
    pub source: Option<SourceId>,
    /// The seat of the device.
    pub seat: u32,
    /// The id that the device gave.
    pub id: i32,
    /// Phase in the present delivery.
    pub phase: TouchPhase,
    /// Finger, pen or pointer.
    pub kind: TouchKind,
    /// µs of the last change.
    pub time_us: u64,
    /// The view that was hit at the down, unless it is of another library or has left its window.
    pub view: Option<ViewId>,
    /// px of the application's space.
    pub location: Point,
    /// Location in the delivery before.
    pub previous_location: Point,
    /// Where it went down.
    pub start_location: Point,
    /// Taps in a row, of which this touch is the last.
    pub tap_count: u32,
    /// 0 without a sensor.
    pub force: f64,
    /// px; 0 if it is unknown.
    pub major_radius: f64,
    /// Buttons that are down, of a pointer.
    pub button_mask: u32,
}

/// A touch, as long as a callback runs.
#[derive(Clone, Copy)]
pub struct Touch<'a> {
    raw: *const sys::tactus_touch,
    shared: &'a Rc<Shared>,
}

impl<'a> Touch<'a> {
    /// # Safety
    /// `raw` stays valid for `'a`.
    pub(crate) unsafe fn new(raw: *const sys::tactus_touch, shared: &'a Rc<Shared>) -> Self {
        Touch { raw, shared }
    }

    /// Returns what is known of the touch now.
    pub fn info(&self) -> TouchInfo {
        // SAFETY: valid for 'a.
        unsafe { info(self.raw, self.shared) }
    }

    /// Returns where the touch is in a view's space.
    pub fn location_in(&self, view: &View) -> Result<Point> {
        let mut point = Point::default();
        // SAFETY: valid for 'a.
        check(unsafe { sys::tactus_touch_get_location(self.raw, view.handle.raw()?, &mut point.x, &mut point.y) })?;
        Ok(point)
    }

    /// Returns the view that was hit at the down, unless it is of another library or has left its window.
    pub fn view(&self) -> Option<View> {
        // SAFETY: valid for 'a.
        let raw = unsafe { sys::tactus_touch_get_view(self.raw) };
        Handle::find(self.shared, raw).map(View::of)
    }

    /// Returns the device, unless it is of another library or gone.
    pub fn source(&self) -> Option<TouchSource> {
        // SAFETY: valid for 'a.
        let raw = unsafe { sys::tactus_touch_get_source(self.raw) };
        Handle::find(self.shared, raw).map(TouchSource::of)
    }

    /// Takes the touch out of gesture handling, for a move or a drag. Its client or view gets cancel, its recognizers
    /// are cancelled, and the rest of it comes as [`Event::TakenMotion`], then [`Event::TakenUp`] or
    /// [`Event::TakenCancel`].
    pub fn take(&self) -> Result<()> {
        // SAFETY: valid for 'a.
        unsafe { take(self.raw, self.shared) }
    }

    /// Returns the pointer of the C API.
    pub fn as_raw(&self) -> *const sys::tactus_touch {
        self.raw
    }
}

impl fmt::Debug for Touch<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.info().fmt(formatter)
    }
}

/// # Safety
/// `touch` is valid.
pub(crate) unsafe fn info(touch: *const sys::tactus_touch, shared: &Shared) -> TouchInfo {
    let (mut location, mut previous, mut start) = (Point::default(), Point::default(), Point::default());
    // SAFETY: the caller's; NULL is the application's space.
    unsafe {
        sys::tactus_touch_get_location(touch, null(), &mut location.x, &mut location.y);
        sys::tactus_touch_get_previous_location(touch, null(), &mut previous.x, &mut previous.y);
        sys::tactus_touch_get_start_location(touch, null(), &mut start.x, &mut start.y);
        TouchInfo {
            source: Handle::find(shared, sys::tactus_touch_get_source(touch)).map(|one| TouchSource::of(one).id()),
            seat: sys::tactus_touch_get_seat(touch),
            id: sys::tactus_touch_get_id(touch),
            phase: TouchPhase::from_raw(sys::tactus_touch_get_phase(touch)),
            kind: TouchKind::from_raw(sys::tactus_touch_get_type(touch)),
            time_us: sys::tactus_touch_get_timestamp(touch),
            view: Handle::find(shared, sys::tactus_touch_get_view(touch)).map(|one| View::of(one).id()),
            location,
            previous_location: previous,
            start_location: start,
            tap_count: sys::tactus_touch_get_tap_count(touch),
            force: sys::tactus_touch_get_force(touch),
            major_radius: sys::tactus_touch_get_major_radius(touch),
            button_mask: sys::tactus_touch_get_button_mask(touch),
        }
    }
}

/// # Safety
/// `touch` is NULL or valid, and of the application of `shared`.
pub(crate) unsafe fn take(touch: *const sys::tactus_touch, shared: &Rc<Shared>) -> Result<()> {
    let callbacks =
        sys::tactus_touch_grab_callbacks { motion: Some(taken_motion), end: Some(taken_end), ..Default::default() };
    // The data needs no end of its own: the application keeps the state as long as it can call.
    let data = Rc::as_ptr(shared) as *mut c_void;
    // SAFETY: the caller's; the callbacks are copied.
    shared.check(|| unsafe { sys::tactus_touch_take(touch, &callbacks, data) })
}

/// # Safety
/// `touch` is valid.
unsafe fn taken(touch: *const sys::tactus_touch, shared: &Shared, time_us: u64, location: Point) -> TakenTouch {
    // SAFETY: the caller's.
    let info = unsafe { info(touch, shared) };
    TakenTouch { source: info.source, seat: info.seat, id: info.id, time_us, location }
}

unsafe extern "C" fn taken_motion(touch: *const sys::tactus_touch, time_us: u64, x: f64, y: f64, data: *mut c_void) {
    // SAFETY: take() gave the data; the touch is valid during the call.
    let shared = unsafe { shared_of(data) };
    let event = unsafe { taken(touch, &shared, time_us, Point::new(x, y)) };
    shared.post(Event::TakenMotion(event));
}

unsafe extern "C" fn taken_end(touch: *const sys::tactus_touch, time_us: u64, cancelled: bool, data: *mut c_void) {
    // SAFETY: take() gave the data; the touch is valid during the call.
    let shared = unsafe { shared_of(data) };
    let location = unsafe { info(touch, &shared) }.location;
    let event = unsafe { taken(touch, &shared, time_us, location) };
    shared.post(if cancelled { Event::TakenCancel(event) } else { Event::TakenUp(event) });
}

/// Several touches, in the order of their downs. Allocates nothing.
#[derive(Clone, Copy)]
pub struct Touches<'a> {
    raw: [*const sys::tactus_touch; MOST],
    count: usize,
    shared: &'a Rc<Shared>,
}

impl<'a> Touches<'a> {
    /// Lists the touches that a getter of the library writes.
    ///
    /// # Safety
    /// The touches stay valid for `'a`.
    unsafe fn list(shared: &'a Rc<Shared>, getter: impl FnOnce(*mut *const sys::tactus_touch, usize) -> usize) -> Self {
        let mut raw = [null(); MOST];
        let count = getter(raw.as_mut_ptr(), MOST).min(MOST);
        Touches { raw, count, shared }
    }

    /// # Safety
    /// `touches` has `count` touches, which stay valid for `'a`.
    pub(crate) unsafe fn copy(touches: *const *const sys::tactus_touch, count: usize, shared: &'a Rc<Shared>) -> Self {
        let mut raw = [null(); MOST];
        let count = count.min(MOST);
        // SAFETY: the caller's.
        unsafe { std::ptr::copy_nonoverlapping(touches, raw.as_mut_ptr(), count) };
        Touches { raw, count, shared }
    }

    /// Returns how many there are.
    pub fn len(&self) -> usize {
        self.count
    }

    /// Returns whether there are none.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Returns the touches one by one.
    pub fn iter(&self) -> impl Iterator<Item = Touch<'a>> + '_ {
        let shared = self.shared;
        self.raw[..self.count].iter().map(move |raw| Touch { raw: *raw, shared })
    }
}

impl fmt::Debug for Touches<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(self.iter()).finish()
    }
}

/// A place of a touch: one of the samples that a delivery folds, or a prediction.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct TouchPlace {
    /// µs: when the touch was there, or will be.
    pub time_us: u64,
    /// In the space of the view that was asked for.
    pub location: Point,
    /// 0 without a sensor.
    pub force: f64,
    /// px; 0 if it is unknown.
    pub major_radius: f64,
}

/// A delivery: all touches of a sequence, as long as a callback runs.
#[derive(Clone, Copy)]
pub struct TouchEvent<'a> {
    raw: *const sys::tactus_event,
    shared: &'a Rc<Shared>,
    valid: PhantomData<&'a sys::tactus_event>,
}

impl<'a> TouchEvent<'a> {
    /// # Safety
    /// `raw` stays valid for `'a`.
    pub(crate) unsafe fn new(raw: *const sys::tactus_event, shared: &'a Rc<Shared>) -> Self {
        TouchEvent { raw, shared, valid: PhantomData }
    }

    /// Returns the time of the delivery in µs.
    pub fn time_us(&self) -> u64 {
        // SAFETY: valid for 'a.
        unsafe { sys::tactus_event_get_timestamp(self.raw) }
    }

    /// Returns the seat.
    pub fn seat(&self) -> u32 {
        // SAFETY: valid for 'a.
        unsafe { sys::tactus_event_get_seat(self.raw) }
    }

    /// Returns the modifier keys that are held.
    pub fn modifiers(&self) -> Modifiers {
        // SAFETY: valid for 'a.
        Modifiers(unsafe { sys::tactus_event_get_modifiers(self.raw) })
    }

    /// Returns all touches of the sequence, also those that rest.
    pub fn touches(&self) -> Touches<'a> {
        // SAFETY: valid for 'a.
        unsafe {
            Touches::list(self.shared, |touches, capacity| sys::tactus_event_get_touches(self.raw, touches, capacity))
        }
    }

    /// Returns the touches that a recognizer follows.
    pub fn touches_for_recognizer(&self, recognizer: &Recognizer) -> Touches<'a> {
        let raw = recognizer.handle.raw_or_null();
        // SAFETY: valid for 'a; NULL has no touches.
        unsafe {
            Touches::list(self.shared, |touches, capacity| {
                sys::tactus_event_get_touches_for_recognizer(self.raw, raw, touches, capacity)
            })
        }
    }

    /// Calls a function with each sample of a touch that this delivery folds, the delivered one last.
    pub fn for_each_coalesced(
        &self,
        touch: &Touch<'_>,
        view: Option<&View>,
        mut function: impl FnMut(TouchPlace),
    ) -> Result<()> {
        let view = raw_view(view)?;
        // SAFETY: valid for 'a.
        let count = unsafe { sys::tactus_event_get_coalesced_count(self.raw, touch.raw) };
        for index in 0..count {
            let mut place = sys::tactus_touch_place::default();
            // SAFETY: valid for 'a; NULL is the application's space.
            let status = unsafe { sys::tactus_event_get_coalesced(self.raw, touch.raw, index, view, &mut place) };
            if status == sys::TACTUS_STATUS_OK {
                function(place_of(&place));
            }
        }
        Ok(())
    }

    /// Predicts where a touch will be at a time, at most 50 ms ahead.
    pub fn predict(&self, touch: &Touch<'_>, time_us: u64, view: Option<&View>) -> Result<TouchPlace> {
        let mut place = sys::tactus_touch_place::default();
        // SAFETY: valid for 'a; NULL is the application's space.
        check(unsafe { sys::tactus_event_predict(self.raw, touch.raw, time_us, raw_view(view)?, &mut place) })?;
        Ok(place_of(&place))
    }

    /// Returns the pointer of the C API.
    pub fn as_raw(&self) -> *const sys::tactus_event {
        self.raw
    }
}

impl fmt::Debug for TouchEvent<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("TouchEvent").field("time_us", &self.time_us()).field("seat", &self.seat()).finish()
    }
}

/// Returns a view for a function that takes NULL for the application's space, or an error once the view is gone.
pub(crate) fn raw_view(view: Option<&View>) -> Result<*mut sys::tactus_view> {
    view.map_or(Ok(null_mut()), |view| view.handle.raw())
}

fn place_of(place: &sys::tactus_touch_place) -> TouchPlace {
    TouchPlace {
        time_us: place.time_us,
        location: Point::new(place.x, place.y),
        force: place.force,
        major_radius: place.major_radius,
    }
}
