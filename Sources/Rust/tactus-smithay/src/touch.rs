// SPDX-License-Identifier: MIT
//! What stands in for Smithay's `TouchHandle`.

use std::ops::Deref;
use std::time::Duration;

use smithay::input::touch::{DownEvent, MotionEvent, TouchHandle, UpEvent};
use smithay::input::SeatHandler;
use smithay::wayland::seat::WaylandFocus;
use tactus::Point;

use crate::grab::Focus;
use crate::Tactus;

/// libinput sometimes omits the frame of a lift.
const FRAME_OF_LIFT: Duration = Duration::from_millis(1);

/// A seat's touch for one input event. What it is told goes to the gestures first. Functions that it does not have are
/// those of the `TouchHandle`.
pub struct Touch<D: SeatHandler + 'static> {
    pub(crate) tactus: Tactus<D>,
    pub(crate) handle: TouchHandle<D>,
    pub(crate) device: Option<String>,
    pub(crate) time_us: u64,
}

impl<D: SeatHandler + 'static> Deref for Touch<D> {
    type Target = TouchHandle<D>;

    fn deref(&self) -> &TouchHandle<D> {
        &self.handle
    }
}

impl<D: SeatHandler + 'static> Touch<D>
where
    D::TouchFocus: WaylandFocus,
{
    /// Feeds a finger that lands; see [`TouchHandle::down`]. Its serial is not used: the client gets one when the
    /// gestures let the finger through.
    pub fn down(&self, data: &mut D, focus: Focus<D>, event: &DownEvent) {
        let inner = &self.tactus.0;
        inner.forget_dead(data);
        let (slot, point) = (i32::from(event.slot), Point::new(event.location.x, event.location.y));
        let fed = inner.land(self.device.as_deref(), slot, self.time_us, point, &focus).and_then(|panel| {
            inner.under.borrow_mut().insert((panel.id(), slot), focus);
            panel.down(self.time_us, slot, point.x, point.y)
        });
        note("a finger that lands", fed);
    }

    /// Feeds a finger that moves; see [`TouchHandle::motion`].
    pub fn motion(&self, _data: &mut D, focus: Focus<D>, event: &MotionEvent) {
        let slot = i32::from(event.slot);
        if let Some(panel) = self.panel_with(slot) {
            self.tactus.0.under.borrow_mut().insert((panel.id(), slot), focus);
            note("a motion", panel.motion(self.time_us, slot, event.location.x, event.location.y));
        }
    }

    /// Feeds a finger that lifts; see [`TouchHandle::up`].
    pub fn up(&self, _data: &mut D, event: &UpEvent) {
        let slot = i32::from(event.slot);
        if let Some(panel) = self.panel_with(slot) {
            note("a lift", panel.up(self.time_us, slot));
            self.limit_frame(slot);
        }
    }

    /// Ends what the touchscreen reports of one moment: everything happens here, the actions of gestures too.
    pub fn frame(&self, data: &mut D) {
        let inner = &self.tactus.0;
        inner.forget_dead(data);
        if let Some(source) = inner.source(self.device.as_deref()) {
            inner.with_panel(self.device.as_deref(), |panel| panel.frame());
            note("a frame", source.frame(self.time_us));
        }
        inner.drain(data);
    }

    /// Cancels all fingers of the touchscreen; see [`TouchHandle::cancel`].
    pub fn cancel(&self, data: &mut D) {
        let inner = &self.tactus.0;
        if let Some(source) = inner.source(self.device.as_deref()) {
            inner.with_panel(self.device.as_deref(), |panel| panel.remove_all());
            note("a cancel", source.cancel_all(self.time_us));
        }
        inner.drain(data);
    }

    /// Cancels one finger, such as a palm. The protocol has one cancel for all fingers of a client.
    pub fn cancel_slot(&self, data: &mut D, slot: smithay::backend::input::TouchSlot) {
        let slot = i32::from(slot);
        if let Some(panel) = self.panel_with(slot) {
            self.remove(slot);
            note("a cancel", panel.cancel(self.time_us, slot));
        }
        self.tactus.0.drain(data);
    }

    /// Sends a frame itself if none follows a lift.
    fn limit_frame(&self, slot: i32) {
        let inner = &self.tactus.0;
        let Some(lift) = inner.with_panel(self.device.as_deref(), |panel| panel.lift(slot)) else { return };
        let (own, device, time_us) = (inner.own.clone(), self.device.clone(), self.time_us);
        let waiting = inner.event_loop.wait(FRAME_OF_LIFT, move |data| {
            let Some(inner) = own.upgrade() else { return };
            let source =
                inner.with_panel(device.as_deref(), |panel| panel.awaits_frame(lift).then(|| panel.source.clone()));
            if let Some(source) = source.flatten() {
                note("a frame", source.frame(time_us));
                inner.drain(data);
            }
        });
        note("a timer", waiting);
    }

    fn panel_with(&self, slot: i32) -> Option<tactus::TouchSource> {
        let device = self.device.as_deref();
        self.tactus.0.with_panel(device, |panel| panel.has(slot).then(|| panel.source.clone())).flatten()
    }

    fn remove(&self, slot: i32) {
        self.tactus.0.with_panel(self.device.as_deref(), |panel| panel.remove(slot));
    }
}

/// Logs what the engine refuses, which has no place in Smithay's functions.
pub(crate) fn note<T>(what: &str, result: tactus::Result<T>) {
    if let Err(error) = result {
        tracing::debug!("tactus: {what}: {error}");
    }
}
