// SPDX-License-Identifier: MIT
//! The shell's gestures: those of the user's file, and with TACTUS_TEST_GESTURES=1 some of its own.

use std::fs::File;

use smithay::backend::input::ButtonState;
use smithay::input::pointer::{ButtonEvent, MotionEvent};
use smithay::utils::{Logical, Point, SERIAL_COUNTER};
use tactus::{
    Action, ActionPhase, Actions, DurationKind, Edges, Gesture, LongPress, Pan, Recorder, Result, ScreenEdgePan, Swipe,
    SwipeDirections,
};
use tactus_smithay::{GestureFileOptions, Tactus};

use crate::state::State;

const BTN_RIGHT: u32 = 0x111;

pub fn add(tactus: &Tactus<State>) -> Result<()> {
    if std::env::var_os("TACTUS_TEST_GESTURES").is_some_and(|value| !value.is_empty()) {
        return add_own(tactus);
    }
    // Frames come by themselves.
    tactus.follow_output_frames(|_| ());
    tactus.load_gestures(GestureFileOptions {
        name: Some("this compositor".into()),
        actions: Actions::CLOSE
            | Actions::FULLSCREEN
            | Actions::NEXT_WINDOW
            | Actions::PREVIOUS_WINDOW
            | Actions::OVERVIEW
            | Actions::RIGHT_CLICK
            | Actions::WORKSPACE_RIGHT
            | Actions::WORKSPACE_DOWN,
        knows_tablet_mode: true,
        act: Some(Box::new(act)),
        ..Default::default()
    })
}

fn act(state: &mut State, action: &Action) {
    eprintln!("action {:?} {:?} {:.2}", action.action, action.phase, action.progress);
    if action.phase != ActionPhase::Ended {
        return;
    }
    let place: Point<f64, Logical> = (action.start.x, action.start.y).into();
    match action.action {
        Actions::CLOSE => {
            if let Some(window) = state.space.element_under(place).and_then(|(window, _)| window.toplevel()) {
                window.send_close();
            }
        }
        Actions::RIGHT_CLICK => right_click(state, action),
        _ => {}
    }
}

fn right_click(state: &mut State, action: &Action) {
    let (Some(pointer), time) = (state.seat.get_pointer(), (action.time_us / 1000) as u32) else { return };
    let location = (action.location.x, action.location.y).into();
    let under = state.surface_under(location);
    pointer.motion(state, under, &MotionEvent { location, serial: SERIAL_COUNTER.next_serial(), time });
    for button_state in [ButtonState::Pressed, ButtonState::Released] {
        let serial = SERIAL_COUNTER.next_serial();
        pointer.button(state, &ButtonEvent { serial, time, button: BTN_RIGHT, state: button_state });
        pointer.frame(state);
    }
}

fn tell(name: &str, gesture: &Gesture) {
    eprintln!("gesture {name} {:?} {}", gesture.state, gesture.number_of_touches);
}

fn add_own(tactus: &Tactus<State>) -> Result<()> {
    let application = tactus.application();
    let swipe = Swipe::new(application)?;
    swipe.set_number_of_touches_required(3)?;
    swipe.set_directions(SwipeDirections::UP | SwipeDirections::DOWN)?;
    swipe.set_duration(DurationKind::Swipe, 60_000_000)?;
    tactus.on(&swipe, |_, gesture| tell("swipe", gesture))?;
    let edge = ScreenEdgePan::new(application)?;
    edge.set_edges(Edges::LEFT)?;
    edge.set_delays_touches_began(true)?;
    tactus.on(&edge, |_, gesture| tell("edge", gesture))?;
    let pan = Pan::new(application)?;
    pan.set_minimum_number_of_touches(4)?;
    tactus.on(&pan, |_, gesture| tell("pan", gesture))?;
    let press = LongPress::new(application)?;
    press.set_number_of_touches_required(2)?;
    tactus.on(&press, |state: &mut State, gesture| {
        tell("press", gesture);
        // An action may use the seat: nothing is locked.
        let is_grabbed = state.seat.get_touch().map(|touch| touch.is_grabbed());
        eprintln!("a press may ask whether the seat is grabbed: {is_grabbed:?}");
    })
}

/// Records what the environment asks for.
pub fn record(state: &State) -> std::result::Result<Option<Recorder>, Box<dyn std::error::Error>> {
    let Some(path) = std::env::var_os("TACTUS_RECORD") else { return Ok(None) };
    Ok(Some(Recorder::to_file(state.tactus.application(), File::create(path)?)?))
}
