// SPDX-License-Identifier: MIT
//! Output frames: what follows fingers is told once for each, with the latest values. Begins and ends are told at once.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use smithay::input::SeatHandler;
use smithay::wayland::seat::WaylandFocus;
use tactus::{Action, ActionPhase, Gesture, State};

use crate::touch::note;
use crate::{Inner, Tactus};

/// Longest time that a change waits for a frame: outputs are unplugged and switched off.
const PATIENCE: Duration = Duration::from_millis(75);

type Schedule<D> = Box<dyn FnMut(&mut D)>;

/// Changes that wait for a frame.
pub(crate) struct Frames<D> {
    schedule: RefCell<Option<Schedule<D>>>,
    is_scheduled: Cell<bool>,
    /// Frames and timeouts so far, so that a timer knows whether a frame came first.
    count: Cell<u64>,
    gestures: RefCell<Vec<Gesture>>,
    pub(crate) actions: Rc<Actions>,
}

/// Changes of the gesture file, which the library asks about while it is being called.
#[derive(Default)]
pub(crate) struct Actions {
    are_held: Cell<bool>,
    held: RefCell<Vec<Action>>,
}

impl Actions {
    /// Keeps a change instead of the one before.
    pub(crate) fn hold(&self, action: &Action) -> bool {
        let mut held = self.held.borrow_mut();
        held.retain(|one| one.name != action.name || one.seat != action.seat);
        let holds = self.are_held.get() && action.phase == ActionPhase::Changed;
        if holds {
            held.push(action.clone());
        }
        holds
    }
}

impl<D> Default for Frames<D> {
    fn default() -> Self {
        Frames {
            schedule: RefCell::default(),
            is_scheduled: Cell::default(),
            count: Cell::default(),
            gestures: RefCell::default(),
            actions: Rc::default(),
        }
    }
}

impl<D: SeatHandler + 'static> Tactus<D>
where
    D::TouchFocus: WaylandFocus,
{
    /// Tells of changes once per output frame from now on. The function asks for a frame; call
    /// [`Tactus::output_frame`] before it is drawn. A change for which no frame comes within 75 ms is told then.
    pub fn follow_output_frames(&self, schedule: impl FnMut(&mut D) + 'static) {
        *self.0.frames.schedule.borrow_mut() = Some(Box::new(schedule));
        self.0.frames.actions.are_held.set(true);
    }

    /// Tells what follows fingers, for a frame that is about to be drawn. Costs nothing while nothing moves.
    pub fn output_frame(&self, data: &mut D) {
        self.0.tell_held(data);
    }
}

impl<D: SeatHandler + 'static> Inner<D>
where
    D::TouchFocus: WaylandFocus,
{
    /// Returns whether a gesture waits for a frame. Its end takes the place of what has waited.
    pub(crate) fn hold_gesture(&self, _data: &mut D, gesture: &Gesture) -> bool {
        let holds = gesture.state == State::Changed && self.frames.actions.are_held.get();
        let mut held = self.frames.gestures.borrow_mut();
        held.retain(|one| one.recognizer != gesture.recognizer);
        if holds {
            held.push(*gesture);
        }
        holds
    }

    fn has_held(&self) -> bool {
        !self.frames.gestures.borrow().is_empty() || !self.frames.actions.held.borrow().is_empty()
    }

    /// Asks for a frame once something waits for it.
    pub(crate) fn schedule_frame(&self, data: &mut D) {
        if !self.has_held() || self.frames.is_scheduled.replace(true) {
            return;
        }
        let schedule = self.frames.schedule.take();
        if let Some(mut schedule) = schedule {
            schedule(data);
            self.frames.schedule.borrow_mut().get_or_insert(schedule);
        }
        self.limit_waiting();
    }

    fn limit_waiting(&self) {
        let (count, own) = (self.frames.count.get(), self.own.clone());
        let timer = self.event_loop.wait(PATIENCE, move |data| {
            if let Some(inner) = own.upgrade().filter(|inner| inner.frames.count.get() == count) {
                inner.tell_held(data);
            }
        });
        note("a timer", timer);
    }

    fn tell_held(&self, data: &mut D) {
        self.frames.count.set(self.frames.count.get() + 1);
        self.frames.is_scheduled.set(false);
        if !self.has_held() {
            return;
        }
        for gesture in self.frames.gestures.take() {
            self.act(data, &gesture);
        }
        for action in self.frames.actions.held.take() {
            self.change(&action);
        }
        self.drain(data);
    }
}
