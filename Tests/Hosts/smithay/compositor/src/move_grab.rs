// SPDX-License-Identifier: MIT
//! Moves a window with a finger.

use smithay::desktop::Window;
use smithay::input::touch::{
    DownEvent, GrabStartData, MotionEvent, OrientationEvent, ShapeEvent, TouchGrab, TouchInnerHandle, UpEvent,
};
use smithay::reexports::wayland_server::protocol::wl_surface::WlSurface;
use smithay::utils::{Logical, Point, Serial};

use crate::state::State;

pub struct MoveGrab {
    pub start_data: GrabStartData<State>,
    pub window: Window,
    /// Place of the window at the beginning.
    pub start: Point<i32, Logical>,
}

type Focus = Option<(WlSurface, Point<f64, Logical>)>;
type Handle<'a, 'b> = &'a mut TouchInnerHandle<'b, State>;

impl TouchGrab<State> for MoveGrab {
    fn down(&mut self, _: &mut State, _: Handle, _: Focus, _: &DownEvent, _: Serial) {}

    fn up(&mut self, state: &mut State, handle: Handle, event: &UpEvent, seq: Serial) {
        if event.slot == self.start_data.slot {
            handle.up(state, event, seq);
            handle.unset_grab(self, state);
        }
    }

    fn motion(&mut self, state: &mut State, _: Handle, _: Focus, event: &MotionEvent, _: Serial) {
        if event.slot == self.start_data.slot {
            let place = self.start.to_f64() + (event.location - self.start_data.location);
            state.space.map_element(self.window.clone(), place.to_i32_round(), true);
        }
    }

    fn frame(&mut self, _: &mut State, _: Handle, _: Serial) {}

    fn cancel(&mut self, state: &mut State, handle: Handle, seq: Serial) {
        handle.cancel(state, seq);
        state.space.map_element(self.window.clone(), self.start, true);
        handle.unset_grab(self, state);
    }

    fn shape(&mut self, _: &mut State, _: Handle, _: &ShapeEvent, _: Serial) {}

    fn orientation(&mut self, _: &mut State, _: Handle, _: &OrientationEvent, _: Serial) {}

    fn start_data(&self) -> &GrabStartData<State> {
        &self.start_data
    }

    fn unset(&mut self, _: &mut State) {}
}
