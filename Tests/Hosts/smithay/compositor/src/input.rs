// SPDX-License-Identifier: MIT
//! Input, from libinput.

use std::error::Error;
use std::fs::OpenOptions;
use std::os::fd::OwnedFd;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use smithay::backend::input::{
    AbsolutePositionEvent, Event, InputEvent, KeyboardKeyEvent, Switch, SwitchState, SwitchToggleEvent, TouchEvent,
};
use smithay::backend::libinput::LibinputInputBackend;
use smithay::input::keyboard::FilterResult;
use smithay::input::touch::{DownEvent, MotionEvent, TouchHandle, UpEvent};
use smithay::reexports::calloop::generic::Generic;
use smithay::reexports::calloop::{Interest, LoopHandle, Mode, PostAction};
use smithay::reexports::input::{Libinput, LibinputInterface};
use smithay::utils::{Logical, Rectangle, Size, SERIAL_COUNTER};

use crate::state::{State, SIZE};

struct Files;

impl LibinputInterface for Files {
    fn open_restricted(&mut self, path: &Path, flags: i32) -> Result<OwnedFd, i32> {
        let (reads, access) = (true, flags & 3);
        let file = OpenOptions::new().read(reads).write(access != 0).custom_flags(flags & !3).open(path);
        file.map(OwnedFd::from).map_err(|error| -error.raw_os_error().unwrap_or(1))
    }

    fn close_restricted(&mut self, file: OwnedFd) {
        drop(file);
    }
}

pub fn listen(handle: &LoopHandle<'static, State>) -> Result<(), Box<dyn Error>> {
    let mut libinput = Libinput::new_with_udev(Files);
    libinput.udev_assign_seat("seat0").map_err(|()| "no seat0")?;
    handle.insert_source(LibinputInputBackend::new(libinput), |event, _, state| state.handle_input(event))?;
    Ok(())
}

/// Standard input that cannot be waited for, such as a file, does not end the compositor.
pub fn listen_for_exit(handle: &LoopHandle<'static, State>) {
    let words = Generic::new(std::io::stdin(), Interest::READ, Mode::Level);
    let listening = handle.insert_source(words, |_, _, state| {
        state.loop_signal.stop();
        Ok(PostAction::Remove)
    });
    if let Err(error) = listening {
        eprintln!("standard input: {error}");
    }
}

impl State {
    fn without_tactus(&mut self, function: impl FnOnce(&mut State, &TouchHandle<State>)) {
        if let Some(touch) = self.seat.get_touch() {
            function(self, &touch);
        }
    }

    fn handle_input(&mut self, event: InputEvent<LibinputInputBackend>) {
        let (size, tactus): (Size<i32, Logical>, _) = (SIZE.into(), self.tactus.clone());
        if self.options.has_tactus
            && tactus.handle_input(self, &event, Rectangle::from_size(size), State::surface_under)
        {
            return;
        }
        match event {
            // Smithay's own touch, without Tactus.
            InputEvent::TouchDown { event } => {
                let location = event.position_transformed(size);
                let (slot, serial, time) = (event.slot(), SERIAL_COUNTER.next_serial(), event.time_msec());
                let under = self.surface_under(location);
                let down = DownEvent { slot, location, serial, time };
                self.without_tactus(|state, touch| touch.down(state, under, &down));
            }
            InputEvent::TouchMotion { event } => {
                let location = event.position_transformed(size);
                let under = self.surface_under(location);
                let motion = MotionEvent { slot: event.slot(), location, time: event.time_msec() };
                self.without_tactus(|state, touch| touch.motion(state, under, &motion));
            }
            InputEvent::TouchUp { event } => {
                let (slot, serial, time) = (event.slot(), SERIAL_COUNTER.next_serial(), event.time_msec());
                self.without_tactus(|state, touch| touch.up(state, &UpEvent { slot, serial, time }));
            }
            InputEvent::TouchFrame { .. } => self.without_tactus(|state, touch| touch.frame(state)),
            InputEvent::TouchCancel { .. } => self.without_tactus(|state, touch| touch.cancel(state)),
            InputEvent::Keyboard { event } => {
                let Some(keyboard) = self.seat.get_keyboard() else { return };
                let (serial, time) = (SERIAL_COUNTER.next_serial(), event.time_msec());
                keyboard.input::<(), _>(self, event.key_code(), event.state(), serial, time, |_, _, _| {
                    FilterResult::Forward
                });
            }
            InputEvent::SwitchToggle { event } => {
                if SwitchToggleEvent::switch(&event) == Some(Switch::TabletMode) {
                    self.tactus.set_tablet_mode(SwitchToggleEvent::state(&event) == SwitchState::On);
                }
            }
            _ => {}
        }
    }
}
