// SPDX-License-Identifier: MIT
//! A compositor without clients, whose windows keep what they get.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use smithay::backend::input::TouchSlot;
use smithay::input::pointer::CursorImageStatus;
use smithay::input::touch::{
    DownEvent, GrabStartData, MotionEvent, OrientationEvent, ShapeEvent, TouchGrab, TouchInnerHandle, TouchTarget,
    UpEvent,
};
use smithay::input::{Seat, SeatHandler, SeatState};
use smithay::reexports::calloop::EventLoop;
use smithay::reexports::wayland_server::protocol::wl_surface::WlSurface;
use smithay::reexports::wayland_server::Display;
use smithay::utils::{IsAlive, Logical, Point, Serial, SERIAL_COUNTER};
use smithay::wayland::seat::WaylandFocus;

use crate::touch::Touch;
use crate::Tactus;

#[derive(Clone, Debug)]
pub(crate) struct Target {
    name: &'static str,
    log: Arc<Mutex<Vec<String>>>,
    is_alive: Arc<AtomicBool>,
}

impl Target {
    fn new(name: &'static str) -> Self {
        Target { name, log: Arc::default(), is_alive: Arc::new(AtomicBool::new(true)) }
    }

    fn say(&self, line: impl Into<String>) {
        self.log.lock().expect("a log").push(line.into());
    }
}

impl PartialEq for Target {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl IsAlive for Target {
    fn alive(&self) -> bool {
        self.is_alive.load(Ordering::Relaxed)
    }
}

impl WaylandFocus for Target {
    fn wl_surface(&self) -> Option<Cow<'_, WlSurface>> {
        None
    }
}

impl TouchTarget<State> for Target {
    fn down(&self, _: &Seat<State>, _: &mut State, event: &DownEvent, _: Serial) {
        self.say(format!("down {} at {}", i32::from(event.slot), event.location.x));
    }

    fn up(&self, _: &Seat<State>, _: &mut State, event: &UpEvent, _: Serial) {
        self.say(format!("up {}", i32::from(event.slot)));
    }

    fn motion(&self, _: &Seat<State>, _: &mut State, event: &MotionEvent, _: Serial) {
        self.say(format!("motion {} at {}", i32::from(event.slot), event.location.x));
    }

    /// Once for all fingers of a target, as a client's object gets it.
    fn frame(&self, _: &Seat<State>, _: &mut State, _: Serial) {
        if self.log.lock().expect("a log").last().is_some_and(|line| line != "frame") {
            self.say("frame");
        }
    }

    fn cancel(&self, _: &Seat<State>, _: &mut State, _: Serial) {
        self.say("cancel");
    }

    fn shape(&self, _: &Seat<State>, _: &mut State, _: &ShapeEvent, _: Serial) {}

    fn orientation(&self, _: &Seat<State>, _: &mut State, _: &OrientationEvent, _: Serial) {}
}

pub(crate) struct State {
    seat_state: SeatState<State>,
    pub(crate) seat: Seat<State>,
    pub(crate) tactus: Tactus<State>,
    pub(crate) notes: Vec<String>,
}

impl SeatHandler for State {
    type KeyboardFocus = WlSurface;
    type PointerFocus = WlSurface;
    type TouchFocus = Target;

    fn seat_state(&mut self) -> &mut SeatState<State> {
        &mut self.seat_state
    }

    fn focus_changed(&mut self, _: &Seat<State>, _: Option<&WlSurface>) {}

    fn cursor_image(&mut self, _: &Seat<State>, _: CursorImageStatus) {}
}

pub(crate) struct Bench {
    pub(crate) state: State,
    /// The touchscreen of the events.
    pub(crate) device: Option<&'static str>,
    targets: HashMap<&'static str, Target>,
    time_us: u64,
    has_tactus: bool,
    event_loop: EventLoop<'static, State>,
    _display: Display<State>,
}

/// Does something with the seat's touch: with what stands in for it, or with Smithay's own.
macro_rules! with_touch {
    ($bench:ident, $touch:ident, $state:ident => $body:expr) => {{
        let $state = &mut $bench.state;
        let handle = $state.seat.get_touch().expect("a touch");
        if $bench.has_tactus {
            let (tactus, device) = ($state.tactus.clone(), $bench.device.map(str::to_owned));
            let $touch = Touch { tactus, handle, device, time_us: $bench.time_us };
            $body
        } else {
            let $touch = handle;
            $body
        }
    }};
}

impl Bench {
    pub(crate) fn new() -> Self {
        Bench::create(true)
    }

    pub(crate) fn without_tactus() -> Self {
        Bench::create(false)
    }

    fn create(has_tactus: bool) -> Self {
        let (display, event_loop) = (Display::new().expect("a display"), EventLoop::try_new().expect("a loop"));
        let tactus = Tactus::new(&display.handle(), &event_loop.handle()).expect("gestures");
        let mut seat_state = SeatState::new();
        let mut seat = seat_state.new_seat("seat");
        if has_tactus {
            tactus.add_touch(&mut seat);
        } else {
            seat.add_touch();
        }
        Bench {
            state: State { seat_state, seat, tactus, notes: Vec::new() },
            device: None,
            targets: HashMap::new(),
            // Of another clock than the machine's, unless that has just started.
            time_us: 1_000,
            has_tactus,
            event_loop,
            _display: display,
        }
    }

    fn target(&mut self, name: &'static str) -> Option<(Target, Point<f64, Logical>)> {
        Some((self.targets.entry(name).or_insert_with(|| Target::new(name)).clone(), Point::default()))
    }

    pub(crate) fn down(&mut self, slot: u32, target: &'static str, x: f64) {
        let focus = self.target(target);
        let (slot, serial) = (TouchSlot::from(Some(slot)), SERIAL_COUNTER.next_serial());
        let event = DownEvent { slot, location: (x, 100.0).into(), serial, time: 0 };
        with_touch!(self, touch, state => touch.down(state, focus, &event));
    }

    pub(crate) fn motion(&mut self, slot: u32, target: &'static str, x: f64) {
        let focus = self.target(target);
        let event = MotionEvent { slot: TouchSlot::from(Some(slot)), location: (x, 100.0).into(), time: 0 };
        with_touch!(self, touch, state => touch.motion(state, focus, &event));
    }

    pub(crate) fn up(&mut self, slot: u32) {
        let event = UpEvent { slot: TouchSlot::from(Some(slot)), serial: SERIAL_COUNTER.next_serial(), time: 0 };
        with_touch!(self, touch, state => touch.up(state, &event));
    }

    pub(crate) fn frame(&mut self) {
        with_touch!(self, touch, state => touch.frame(state));
        self.time_us += 10_000;
    }

    pub(crate) fn cancel(&mut self) {
        with_touch!(self, touch, state => touch.cancel(state));
    }

    /// Lets the event loop do what is due within a second.
    pub(crate) fn dispatch(&mut self) {
        self.event_loop.dispatch(std::time::Duration::from_secs(1), &mut self.state).expect("a loop");
    }

    /// Lets the event loop do what is due now.
    pub(crate) fn dispatch_now(&mut self) {
        self.event_loop.dispatch(std::time::Duration::ZERO, &mut self.state).expect("a loop");
    }

    /// Fingers land on the window, 60 px apart.
    pub(crate) fn land(&mut self, count: u32) {
        for slot in 0..count {
            self.down(slot, "window", 500.0 + 60.0 * f64::from(slot));
        }
        self.frame();
    }

    pub(crate) fn glide(&mut self, count: u32, dx: f64) {
        for step in 1..=10u32 {
            for slot in 0..count {
                self.motion(slot, "window", 500.0 + 60.0 * f64::from(slot) + dx * f64::from(step) / 10.0);
            }
            self.frame();
        }
    }

    pub(crate) fn lift(&mut self, count: u32) {
        for slot in 0..count {
            self.up(slot);
        }
        self.frame();
    }

    pub(crate) fn kill(&mut self, name: &str) {
        self.targets[name].is_alive.store(false, Ordering::Relaxed);
    }

    pub(crate) fn log(&self, name: &str) -> Vec<String> {
        self.targets.get(name).map(|target| target.log.lock().expect("a log").clone()).unwrap_or_default()
    }
}

/// A grab that notes what it gets of its finger.
pub(crate) struct Follower {
    pub(crate) start: GrabStartData<State>,
    /// As most moves do.
    pub(crate) ignores_others: bool,
}

type Focus = Option<(Target, Point<f64, Logical>)>;
type Handle<'a, 'b> = &'a mut TouchInnerHandle<'b, State>;

impl TouchGrab<State> for Follower {
    fn down(&mut self, state: &mut State, handle: Handle, focus: Focus, event: &DownEvent, seq: Serial) {
        if !self.ignores_others {
            handle.down(state, focus, event, seq);
        }
    }

    fn up(&mut self, state: &mut State, handle: Handle, event: &UpEvent, seq: Serial) {
        if event.slot == self.start.slot {
            state.notes.push("up".into());
            handle.unset_grab(self, state);
        } else if !self.ignores_others {
            handle.up(state, event, seq);
        }
    }

    fn motion(&mut self, state: &mut State, handle: Handle, focus: Focus, event: &MotionEvent, seq: Serial) {
        if event.slot == self.start.slot {
            state.notes.push(format!("moved to {}", event.location.x));
        } else if !self.ignores_others {
            handle.motion(state, focus, event, seq);
        }
    }

    fn frame(&mut self, state: &mut State, handle: Handle, seq: Serial) {
        handle.frame(state, seq);
    }

    fn cancel(&mut self, state: &mut State, handle: Handle, _: Serial) {
        state.notes.push("cancelled".into());
        handle.unset_grab(self, state);
    }

    fn shape(&mut self, _: &mut State, _: Handle, _: &ShapeEvent, _: Serial) {}

    fn orientation(&mut self, _: &mut State, _: Handle, _: &OrientationEvent, _: Serial) {}

    fn start_data(&self) -> &GrabStartData<State> {
        &self.start
    }

    fn unset(&mut self, _: &mut State) {}
}
