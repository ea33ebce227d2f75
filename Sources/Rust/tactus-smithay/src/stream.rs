// SPDX-License-Identifier: MIT
//! What the gestures leave, for the `TouchHandle` and for clients.

use smithay::input::touch::{DownEvent, MotionEvent, TouchHandle, TouchTarget, UpEvent};
use smithay::input::SeatHandler;
use smithay::reexports::wayland_server::backend::ClientId;
use smithay::reexports::wayland_server::protocol::wl_touch::WlTouch;
use smithay::reexports::wayland_server::Resource;
use smithay::utils::{Logical, Point, SERIAL_COUNTER};
use smithay::wayland::seat::WaylandFocus;
use tactus::{Error, Event, Result, SurfaceClientId, SurfaceTouch, TakenTouch};

use crate::grab::{clear_slot, Grab};
use crate::live::LiveTouch;
use crate::{is_ours, Inner};

/// Milliseconds of Wayland's protocol, which begin again after 49 days.
fn milliseconds(time_us: u64) -> u32 {
    (time_us / 1000) as u32
}

fn location(point: tactus::Point) -> Point<f64, Logical> {
    (point.x, point.y).into()
}

impl<D: SeatHandler + 'static> Inner<D>
where
    D::TouchFocus: WaylandFocus,
{
    pub(crate) fn handle_event(&self, data: &mut D, event: Event) {
        self.clear_stale(data);
        match event {
            Event::SurfaceDown(touch) => self.send_down(data, &touch),
            Event::SurfaceMotion(touch) => {
                if let Some(live) = self.live.of(&touch) {
                    self.send_motion(data, &live, touch.time_us, touch.location);
                }
            }
            Event::SurfaceUp(touch) => {
                if let Some(live) = self.live.of(&touch) {
                    self.send_up(data, &live, touch.time_us);
                }
            }
            Event::SurfaceFrame { .. } => self.has_unframed.set(true),
            Event::SurfaceCancel { client, .. } => self.send_cancel(data, client),
            Event::TakenMotion(touch) => {
                if let Some(live) = self.taken(&touch) {
                    self.send_motion(data, &live, touch.time_us, touch.location);
                    self.has_unframed.set(true);
                }
            }
            Event::TakenUp(touch) => {
                if let Some(live) = self.taken(&touch) {
                    self.send_up(data, &live, touch.time_us);
                    self.has_unframed.set(true);
                }
            }
            Event::TakenCancel(touch) => {
                if let Some(taken) = self.taken(&touch) {
                    let over = self.live.remove(|live| live.slot == taken.slot);
                    self.end_grab_of(data, &over);
                }
            }
            Event::Gesture(gesture) => {
                if !self.hold_gesture(data, &gesture) {
                    self.act(data, &gesture);
                }
            }
            // Nobody knows what was lost.
            Event::Lost { .. } => {
                let clients: Vec<_> = self.clients.borrow().iter().map(|(_, client)| client.id()).collect();
                for client in clients {
                    self.send_cancel(data, client);
                }
            }
            _ => {}
        }
    }

    fn taken(&self, touch: &TakenTouch) -> Option<LiveTouch> {
        self.live.find(|live| live.is_taken && live.finger == touch.source.map(|source| (source, touch.id)))
    }

    /// Sends the frame that is due, if there is one.
    pub(crate) fn send_frame(&self, data: &mut D) {
        if self.has_unframed.replace(false) {
            if let Some(handle) = self.handle() {
                handle.frame(data);
            }
        }
    }

    fn send_down(&self, data: &mut D, touch: &SurfaceTouch) {
        let Some(handle) = self.handle() else { return };
        let focus = {
            let entries = self.places.entries.borrow();
            // A surface may go while its touch is withheld: the engine closes that touch.
            let Some(entry) = entries.iter().find(|entry| entry.view.id() == touch.surface) else { return };
            entry.target.clone().map(|target| (target, entry.origin))
        };
        self.dismiss_popups(focus.as_ref().map(|(target, _)| target));
        let event = DownEvent {
            slot: self.live.add(touch),
            location: location(touch.location),
            serial: SERIAL_COUNTER.next_serial(),
            time: milliseconds(touch.time_us),
        };
        let landing = self.landing.take();
        if let Some(mut landing) = landing {
            landing(data, &handle, &event);
            self.landing.borrow_mut().get_or_insert(landing);
        }
        handle.down(data, focus, &event);
    }

    fn dismiss_popups(&self, target: Option<&D::TouchFocus>) {
        let dismiss = self.dismiss.take();
        if let Some(mut dismiss) = dismiss {
            if dismiss(target) {
                self.dismiss.borrow_mut().get_or_insert(dismiss);
            }
        }
    }

    fn send_motion(&self, data: &mut D, live: &LiveTouch, time_us: u64, point: tactus::Point) {
        let Some(handle) = self.handle() else { return };
        let under = live.finger.and_then(|finger| self.under.borrow().get(&finger).cloned().flatten());
        self.live.change(|one| one.slot == live.slot, |one| one.location = location(point));
        let event = MotionEvent { slot: live.slot, location: location(point), time: milliseconds(time_us) };
        handle.motion(data, under, &event);
    }

    fn send_up(&self, data: &mut D, live: &LiveTouch, time_us: u64) {
        self.live.remove(|other| other.slot == live.slot);
        let Some(handle) = self.handle() else { return };
        let serial = SERIAL_COUNTER.next_serial();
        handle.up(data, &UpEvent { slot: live.slot, serial, time: milliseconds(time_us) });
    }

    /// Ends the touches of one client. `TouchHandle::cancel` is for all clients, and sends nothing for touches whose
    /// frame was sent.
    fn send_cancel(&self, data: &mut D, client: SurfaceClientId) {
        let open = self.live.all(|touch| touch.client == client && !touch.is_closed);
        let over = self.live.remove(|touch| touch.client == client && !touch.is_taken);
        self.end_grab_of(data, &over);
        self.close(data, client, &open);
        self.clear(data, &over);
        self.end_own_grab(data, &over);
    }

    /// Ends a move, a resize or a drag by one of these touches. Smithay's drag drops where it is when it is cancelled,
    /// so it leaves what is below it before.
    pub(crate) fn end_grab_of(&self, data: &mut D, over: &[LiveTouch]) {
        let Some(handle) = self.handle() else { return };
        let slot = handle.with_grab(|_, grab| (!grab.is::<Grab<D>>()).then(|| grab.start_data().slot)).flatten();
        if let Some(touch) = over.iter().find(|touch| Some(touch.slot) == slot) {
            let time = milliseconds(self.application.time_us());
            handle.motion(data, None, &MotionEvent { slot: touch.slot, location: touch.location, time });
            handle.cancel(data);
        }
    }

    /// Ends the seat's default grab if it is held by one of these touches: their serials are worth nothing now.
    fn end_own_grab(&self, data: &mut D, over: &[LiveTouch]) {
        let Some(handle) = self.handle() else { return };
        let holds = |slot| over.iter().any(|touch| touch.slot == slot);
        let is_held = handle.with_grab(|_, grab| grab.is::<Grab<D>>() && holds(grab.start_data().slot));
        if is_held == Some(true) || (self.live.is_empty() && is_ours(&handle)) {
            handle.unset_grab(data);
        }
    }

    fn clear(&self, data: &mut D, touches: &[LiveTouch]) {
        touches.iter().for_each(|touch| self.live.add_stale(touch.slot));
        self.clear_stale(data);
    }

    /// Clears slots, once a grab of the compositor is over.
    fn clear_stale(&self, data: &mut D) {
        let Some(handle) = self.handle().filter(|handle| is_ours(handle)) else { return };
        for slot in self.live.take_stale() {
            clear_slot(&self.live.state, &handle, data, slot);
        }
    }

    /// Sends a client its cancel, for touches that had none.
    fn close(&self, data: &mut D, client: SurfaceClientId, open: &[LiveTouch]) {
        if open.is_empty() {
            return;
        }
        self.live.change(|touch| touch.client == client, |touch| touch.is_closed = true);
        let id = self.clients.borrow().iter().find(|(_, other)| other.id() == client).and_then(|(id, _)| id.clone());
        match id {
            Some(id) => self.wl_touches(id).iter().for_each(WlTouch::cancel),
            None => self.cancel_parts(data, open),
        }
    }

    /// Returns the client's objects for this seat.
    fn wl_touches(&self, client: ClientId) -> Vec<WlTouch> {
        let mut objects = Vec::new();
        let _ = self.display.backend_handle().with_all_objects_for(client, |id| objects.push(id));
        let handle = self.handle();
        let is_of_seat = |touch: &WlTouch| handle.is_some() && TouchHandle::<D>::from_resource(touch) == handle;
        objects
            .into_iter()
            .filter_map(|id| WlTouch::from_id(&self.display, id).ok())
            .filter(|touch| is_of_seat(touch))
            .collect()
    }

    /// Cancels what has no client: title bars, the desktop.
    fn cancel_parts(&self, data: &mut D, open: &[LiveTouch]) {
        let entries = self.places.entries.borrow();
        let is_touched = |view| open.iter().any(|touch| touch.surface == view);
        let parts = entries.iter().filter(|entry| is_touched(entry.view.id())).filter_map(|entry| entry.target.clone());
        let (parts, seat): (Vec<_>, _) = (parts.collect(), self.seat.borrow().clone());
        drop(entries);
        if let Some(seat) = seat {
            for part in parts {
                part.cancel(&seat, data, SERIAL_COUNTER.next_serial());
            }
        }
    }

    /// Returns the touch that holds the seat's default grab.
    fn grabbed(&self) -> Result<LiveTouch> {
        if self.holds_touches() {
            return Err(Error::Refused);
        }
        let handle = self.handle().ok_or(Error::Nothing)?;
        let slot = handle.with_grab(|_, grab| grab.is::<Grab<D>>().then(|| grab.start_data().slot)).flatten();
        let slot = slot.ok_or(Error::Nothing)?;
        self.live.find(|touch| touch.slot == slot && !touch.is_taken).ok_or(Error::Nothing)
    }

    pub(crate) fn take(&self, data: &mut D) -> Result<()> {
        let touch = self.grabbed()?;
        self.client(touch.client).ok_or(Error::Nothing)?.take_touch(0, touch.wire_id)?;
        self.live.change(|one| one.slot == touch.slot, |one| one.is_taken = true);
        self.clear(data, &[touch]);
        // The client's cancel is in the queue.
        self.drain(data);
        Ok(())
    }

    pub(crate) fn lend(&self, data: &mut D) -> Result<()> {
        let touch = self.grabbed()?;
        self.send_frame(data);
        let open = self.live.all(|one| one.client == touch.client && !one.is_closed);
        self.close(data, touch.client, &open);
        self.clear(data, &self.live.all(|one| one.client == touch.client));
        Ok(())
    }

    fn client(&self, id: SurfaceClientId) -> Option<tactus::SurfaceClient> {
        self.clients.borrow().iter().find(|(_, client)| client.id() == id).map(|(_, client)| client.clone())
    }
}
