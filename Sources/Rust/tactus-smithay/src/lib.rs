// SPDX-License-Identifier: MIT
#![doc = include_str!("../README.md")]

mod event_loop;
mod file;
mod frames;
mod grab;
mod input;
mod landing;
mod live;
mod panels;
mod places;
mod stream;
#[cfg(test)]
mod tests;
mod touch;

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::{Rc, Weak};
use std::sync::Arc;

use smithay::backend::input::{Device, Event as InputEvent, InputBackend};
use smithay::desktop::{PopupGrab, PopupKind, PopupUngrabStrategy};
use smithay::input::touch::{DownEvent, TouchHandle};
use smithay::input::{Seat, SeatHandler};
use smithay::output::Output;
use smithay::reexports::calloop::{LoopHandle, PostAction};
use smithay::reexports::wayland_server::backend::ClientId;
use smithay::reexports::wayland_server::protocol::wl_surface::WlSurface;
use smithay::reexports::wayland_server::{DisplayHandle, Resource};
use smithay::wayland::seat::WaylandFocus;
use tactus::{
    Application, Error, Event, Gesture, LogLevel, Recognizer, RecognizerId, Rect, Result, SurfaceClient, TouchSource,
    View,
};

pub use file::GestureFileOptions;
pub use tactus;
pub use touch::Touch;

use event_loop::Loop;
use file::File;
use frames::Frames;
use grab::{is_ours, Focus, Grab};
use live::{Finger, Live};
use panels::Panel;
use places::Places;
use touch::note;

/// Everything that can be touched, in px: as far as the numbers of Wayland's protocol reach.
const EVERYWHERE: Rect = Rect { x: -32768.0, y: -32768.0, width: 65536.0, height: 65536.0 };

type Action<D> = Box<dyn FnMut(&mut D, &Gesture)>;
type Landing<D> = Box<dyn FnMut(&mut D, &TouchHandle<D>, &DownEvent)>;
/// Dismisses popups unless the target is theirs, and returns whether they are still there.
type Dismiss<D> = Box<dyn FnMut(Option<&<D as SeatHandler>::TouchFocus>) -> bool>;

/// The gestures of a seat. Clones are the same object.
pub struct Tactus<D: SeatHandler + 'static>(Rc<Inner<D>>);

struct Inner<D: SeatHandler + 'static> {
    /// For sources of the event loop, which must not keep the gestures.
    own: Weak<Self>,
    display: DisplayHandle,
    event_loop: Loop<D>,
    seat: RefCell<Option<Seat<D>>>,
    panels: RefCell<Vec<Panel>>,
    clients: RefCell<Vec<(Option<ClientId>, SurfaceClient)>>,
    live: Live,
    /// Targets under the fingers now, for drag and drop.
    under: RefCell<HashMap<Finger, Focus<D>>>,
    recognizers: RefCell<Vec<Recognizer>>,
    actions: RefCell<HashMap<RecognizerId, Action<D>>>,
    landing: RefCell<Option<Landing<D>>>,
    dismiss: RefCell<Option<Dismiss<D>>>,
    has_unframed: Cell<bool>,
    frames: Frames<D>,
    file: RefCell<Option<File<D>>>,
    places: Rc<Places<D>>,
    root: View,
    application: Application,
}

impl<D: SeatHandler + 'static> Clone for Tactus<D> {
    fn clone(&self) -> Self {
        Tactus(Rc::clone(&self.0))
    }
}

impl<D: SeatHandler + 'static> std::fmt::Debug for Tactus<D> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_tuple("Tactus").field(&self.0.application).finish()
    }
}

impl<D: SeatHandler + 'static> Tactus<D>
where
    D::TouchFocus: WaylandFocus,
{
    /// Creates the gestures of a seat, whose timer is in the event loop from now on.
    pub fn new(display: &DisplayHandle, event_loop: &LoopHandle<'static, D>) -> Result<Self> {
        Tactus::new_in(display, event_loop, |state| state)
    }

    /// As [`Tactus::new`], in an event loop whose data contain the compositor's state.
    pub fn new_in<L: 'static>(
        display: &DisplayHandle,
        event_loop: &LoopHandle<'static, L>,
        state_of: fn(&mut L) -> &mut D,
    ) -> Result<Self> {
        let application = Application::new()?;
        application.on_log(log)?;
        let root = application.window(EVERYWHERE)?;
        root.set_name("desktop")?;
        root.set_bounds_origin(tactus::Point::new(EVERYWHERE.x, EVERYWHERE.y))?;
        root.set_uses_output_edges(true)?;
        let places: Rc<Places<D>> = Rc::default();
        let answers = Rc::downgrade(&places);
        root.on_hit_test(move |root, point| {
            answers.upgrade().and_then(|places| places.hit(point)).or_else(|| Some(root.clone()))
        })?;
        let timer = application.timer_fd()?.try_clone_to_owned().map_err(|_| Error::System)?;
        let tactus = Tactus(Rc::new_cyclic(|own| Inner {
            own: own.clone(),
            display: display.clone(),
            event_loop: Loop::new(event_loop, state_of),
            seat: RefCell::default(),
            panels: RefCell::default(),
            clients: RefCell::default(),
            live: Live::default(),
            under: RefCell::default(),
            recognizers: RefCell::default(),
            actions: RefCell::default(),
            landing: RefCell::default(),
            dismiss: RefCell::default(),
            has_unframed: Cell::default(),
            frames: Frames::default(),
            file: RefCell::default(),
            places,
            root,
            application,
        }));
        let inner = tactus.0.own.clone();
        tactus.0.event_loop.watch(timer, move |data| {
            let Some(inner) = inner.upgrade() else { return PostAction::Remove };
            note("the timer", inner.application.dispatch_timer());
            inner.drain(data);
            PostAction::Continue
        })?;
        Ok(tactus)
    }

    /// Gives the seat the capability, in place of [`Seat::add_touch`].
    pub fn add_touch(&self, seat: &mut Seat<D>) -> TouchHandle<D> {
        let state = Arc::clone(&self.0.live.state);
        let handle = seat.add_touch_with_default_grab(move || Box::new(Grab::new(&state)));
        *self.0.seat.borrow_mut() = Some(seat.clone());
        handle
    }

    /// Returns what stands in for [`Seat::get_touch`], for an event of this time, in µs. All touchscreens are one.
    pub fn touch(&self, time_us: u64) -> Option<Touch<D>> {
        Some(Touch { tactus: self.clone(), handle: self.0.handle()?, device: None, time_us })
    }

    /// Returns what stands in for [`Seat::get_touch`], for an event of one of several touchscreens: their fingers have
    /// slots of their own, and each is on the output where its fingers land.
    pub fn touch_of<B: InputBackend>(&self, event: &impl InputEvent<B>) -> Option<Touch<D>> {
        let device = Some(event.device().id());
        Some(Touch { tactus: self.clone(), handle: self.0.handle()?, device, time_us: event.time() })
    }

    /// Removes a touchscreen that was unplugged: its fingers are cancelled.
    pub fn remove_device(&self, data: &mut D, device: &impl Device) {
        let id = device.id();
        let removed: Vec<Panel> = self.0.panels.borrow_mut().extract(|panel| panel.is(Some(&id)));
        for panel in removed {
            self.0.places.forget_source(panel.id());
        }
        self.0.drain(data);
    }

    /// Tells where the outputs are, whenever that has changed.
    pub fn set_outputs<'a>(&self, outputs: impl IntoIterator<Item = &'a Output>) {
        self.0.places.set_outputs(outputs);
    }

    /// Returns the application, for recognizers and the recorder.
    pub fn application(&self) -> &Application {
        &self.0.application
    }

    /// Watches for a gesture everywhere. The action gets the compositor, after the engine has returned and with nothing
    /// locked.
    pub fn on(&self, recognizer: &Recognizer, action: impl FnMut(&mut D, &Gesture) + 'static) -> Result<()> {
        // With one finger resting on a client, the lifts of others would wait.
        recognizer.set_delays_touches_ended(false)?;
        self.0.root.add_recognizer(recognizer)?;
        self.0.actions.borrow_mut().insert(recognizer.id(), Box::new(action));
        self.0.recognizers.borrow_mut().push(recognizer.clone());
        Ok(())
    }

    /// Sets what happens when a finger is let through to a client or to the compositor itself, just before
    /// [`TouchHandle::down`]: focus, raising, and grabs that begin with a finger. Set where it lands, such a grab would
    /// wait for a finger that a gesture may keep.
    pub fn on_down(&self, landing: impl FnMut(&mut D, &TouchHandle<D>, &DownEvent) + 'static) {
        *self.0.landing.borrow_mut() = Some(Box::new(landing));
    }

    /// Dismisses the popups of a grab when a finger lands elsewhere. Smithay does it for pointers and keyboards.
    pub fn set_popup_grab(&self, grab: &PopupGrab<D>)
    where
        D::KeyboardFocus: From<PopupKind> + WaylandFocus,
        D::PointerFocus: From<D::KeyboardFocus> + WaylandFocus,
    {
        let mut grab = grab.clone();
        *self.0.dismiss.borrow_mut() = Some(Box::new(move |target| {
            let Some(current) = grab.current_grab().filter(|_| !grab.has_ended()) else { return false };
            let current = current.wl_surface().map(|surface| surface.id());
            let is_theirs = current.zip(target).is_some_and(|(current, target)| target.same_client_as(&current));
            if !is_theirs {
                grab.ungrab(PopupUngrabStrategy::All);
            }
            is_theirs
        }));
    }

    /// Takes the finger of the present grab, before a move, a resize or a drag is set: the client gets a cancel,
    /// gestures leave the finger alone, and the new grab gets the rest.
    ///
    /// [`Error::Nothing`]: no finger holds Smithay's default grab. [`Error::Refused`]: the finger may become a gesture
    /// that comes first, such as a swipe from an edge; set no grab.
    pub fn take(&self, data: &mut D) -> Result<()> {
        self.0.take(data)
    }

    /// As [`Tactus::take`], but gestures still watch the finger, and one that claims it cancels the new grab.
    pub fn lend(&self, data: &mut D) -> Result<()> {
        self.0.lend(data)
    }

    /// Ends the touches of a surface that is not shown any more: its client gets ups. A surface that is destroyed needs
    /// no call.
    pub fn unmap(&self, data: &mut D, surface: &WlSurface) {
        let is_it = |target: &D::TouchFocus| target.wl_surface().is_some_and(|other| *other == *surface);
        let gone = self.0.places.entries.borrow_mut().extract(|entry| entry.target.as_ref().is_some_and(is_it));
        if !gone.is_empty() {
            drop(gone);
            self.0.drain(data);
        }
    }

    /// Cancels all fingers: the screen is locked, or the compositor acts on its own.
    pub fn cancel(&self, data: &mut D) {
        for panel in self.0.panels.borrow_mut().iter_mut() {
            panel.remove_all();
        }
        note("a cancel", self.0.application.cancel_touches(self.0.application.time_us()));
        self.0.drain(data);
    }
}

impl<D: SeatHandler + 'static> Inner<D> {
    fn handle(&self) -> Option<TouchHandle<D>> {
        self.seat.borrow().as_ref()?.get_touch()
    }

    fn with_panel<R>(&self, device: Option<&str>, function: impl FnOnce(&mut Panel) -> R) -> Option<R> {
        self.panels.borrow_mut().iter_mut().find(|panel| panel.is(device)).map(function)
    }

    fn source(&self, device: Option<&str>) -> Option<TouchSource> {
        self.with_panel(device, |panel| panel.source.clone())
    }
}

impl<D: SeatHandler + 'static> Inner<D>
where
    D::TouchFocus: WaylandFocus,
{
    /// Does what the engine has decided, in its order, until nothing is left.
    fn drain(&self, data: &mut D) {
        loop {
            while let Some(event) = self.application.next_event() {
                // The frame of a TouchHandle is for all clients. Those of one delivery come in a row, after all else.
                if !matches!(event, Event::SurfaceFrame { .. }) {
                    self.send_frame(data);
                }
                self.handle_event(data, event);
            }
            self.send_frame(data);
            if !self.drain_file(data) {
                break;
            }
        }
        self.schedule_frame(data);
    }

    fn act(&self, data: &mut D, gesture: &Gesture) {
        let action = self.actions.borrow_mut().remove(&gesture.recognizer);
        if let Some(mut action) = action {
            action(data, gesture);
            self.actions.borrow_mut().entry(gesture.recognizer).or_insert(action);
        }
    }
}

impl<D: SeatHandler + 'static> Drop for Inner<D> {
    fn drop(&mut self) {
        // The gestures use the application.
        self.file.take();
    }
}

/// Takes elements out of a list.
trait Extract<T> {
    fn extract(&mut self, is_it: impl FnMut(&T) -> bool) -> Vec<T>;
}

impl<T> Extract<T> for Vec<T> {
    fn extract(&mut self, is_it: impl FnMut(&T) -> bool) -> Vec<T> {
        let (out, rest) = std::mem::take(self).into_iter().partition(is_it);
        *self = rest;
        out
    }
}

fn log(level: LogLevel, line: &str) {
    match level {
        LogLevel::Error => tracing::error!("tactus: {line}"),
        LogLevel::Warning => tracing::warn!("tactus: {line}"),
        _ => tracing::info!("tactus: {line}"),
    }
}
