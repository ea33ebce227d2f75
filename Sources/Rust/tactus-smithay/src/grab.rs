// SPDX-License-Identifier: MIT
//! The grab that a seat has while fingers are down, in place of Smithay's own.
//!
//! Smithay's default grab gives every finger to the surface of the first one. With this one each finger keeps the
//! surface that it landed on. It holds the first finger and its serial, so that clients can ask for moves and drags.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::Arc;

use smithay::backend::input::TouchSlot;
use smithay::input::touch::{
    DownEvent, GrabStartData, MotionEvent, OrientationEvent, ShapeEvent, TouchGrab, TouchHandle, TouchInnerHandle,
    UpEvent,
};
use smithay::input::SeatHandler;
use smithay::utils::{Logical, Point, Serial, SERIAL_COUNTER};

/// The target below a finger and its origin, if there is one.
pub(crate) type Focus<D> = Option<(<D as SeatHandler>::TouchFocus, Point<f64, Logical>)>;

/// State for the grab, which runs while the `TouchHandle` is locked.
#[derive(Default)]
pub(crate) struct GrabState {
    /// Touches that the `TouchHandle` knows.
    pub(crate) live: AtomicUsize,
    /// A down only takes the surface from a slot.
    clears: AtomicBool,
}

pub(crate) struct Grab<D: SeatHandler> {
    state: Arc<GrabState>,
    start: Option<GrabStartData<D>>,
}

impl<D: SeatHandler + 'static> Grab<D> {
    pub(crate) fn new(state: &Arc<GrabState>) -> Self {
        Grab { state: Arc::clone(state), start: None }
    }

    fn is_start(&self, slot: TouchSlot) -> bool {
        self.start.as_ref().is_some_and(|start| start.slot == slot)
    }
}

/// Returns whether nobody but this crate handles touches now.
pub(crate) fn is_ours<D: SeatHandler + 'static>(handle: &TouchHandle<D>) -> bool {
    handle.with_grab(|_, grab| grab.is::<Grab<D>>()).unwrap_or(true)
}

/// Takes the surface from a slot, so that no event reaches its client any more. The grab still gets them. Only while no
/// other grab is set, which would take it for a finger.
pub(crate) fn clear_slot<D: SeatHandler + 'static>(
    state: &GrabState,
    handle: &TouchHandle<D>,
    data: &mut D,
    slot: TouchSlot,
) {
    state.clears.store(true, Ordering::Release);
    let serial = SERIAL_COUNTER.next_serial();
    handle.down(data, None, &DownEvent { slot, location: Point::default(), serial, time: 0 });
    state.clears.store(false, Ordering::Release);
}

type Handle<'a, 'b, D> = &'a mut TouchInnerHandle<'b, D>;

impl<D: SeatHandler + 'static> TouchGrab<D> for Grab<D> {
    fn down(&mut self, data: &mut D, handle: Handle<'_, '_, D>, focus: Focus<D>, event: &DownEvent, seq: Serial) {
        if self.state.clears.load(Ordering::Acquire) {
            handle.down(data, None, event, seq);
            return;
        }
        handle.down(data, focus.clone(), event, seq);
        if self.start.is_none() {
            let start = Some(GrabStartData { focus, slot: event.slot, location: event.location });
            let grab = Grab { state: Arc::clone(&self.state), start };
            handle.set_grab(self, data, event.serial, grab);
        }
    }

    fn up(&mut self, data: &mut D, handle: Handle<'_, '_, D>, event: &UpEvent, seq: Serial) {
        handle.up(data, event, seq);
        // A request with the serial of a finger that has lifted would move something that nothing holds.
        if self.start.is_some() && (self.is_start(event.slot) || self.state.live.load(Ordering::Acquire) == 0) {
            handle.unset_grab(self, data);
        }
    }

    fn motion(&mut self, data: &mut D, handle: Handle<'_, '_, D>, focus: Focus<D>, event: &MotionEvent, seq: Serial) {
        handle.motion(data, focus, event, seq);
    }

    fn frame(&mut self, data: &mut D, handle: Handle<'_, '_, D>, seq: Serial) {
        handle.frame(data, seq);
    }

    fn cancel(&mut self, data: &mut D, handle: Handle<'_, '_, D>, seq: Serial) {
        handle.cancel(data, seq);
        handle.unset_grab(self, data);
    }

    fn shape(&mut self, data: &mut D, handle: Handle<'_, '_, D>, event: &ShapeEvent, seq: Serial) {
        handle.shape(data, event, seq);
    }

    fn orientation(&mut self, data: &mut D, handle: Handle<'_, '_, D>, event: &OrientationEvent, seq: Serial) {
        handle.orientation(data, event, seq);
    }

    fn start_data(&self) -> &GrabStartData<D> {
        // Smithay asks a grab that was set, and those have one.
        self.start.as_ref().unwrap_or_else(|| unreachable!("a grab that was not set"))
    }

    fn unset(&mut self, _: &mut D) {}
}
