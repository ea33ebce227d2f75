// SPDX-License-Identifier: MIT
//! What targets, grabs and actions get, without clients.

mod kit;
mod random;

use smithay::input::touch::GrabStartData;
use smithay::utils::SERIAL_COUNTER;
use smithay::wayland::seat::WaylandFocus;
use tactus::{Error, Pan, State as Phase, Swipe, SwipeDirections};

use kit::{Bench, Follower};

fn swipe(bench: &Bench) -> Swipe {
    let swipe = Swipe::new(bench.state.tactus.application()).expect("a swipe");
    swipe.set_number_of_touches_required(3).expect("three fingers");
    swipe.set_directions(SwipeDirections::LEFT).expect("a direction");
    swipe
}

#[test]
fn each_finger_keeps_its_target() {
    let mut bench = Bench::new();
    bench.down(0, "left", 10.0);
    bench.down(1, "right", 700.0);
    bench.frame();
    bench.motion(0, "right", 720.0);
    bench.up(1);
    bench.frame();
    assert_eq!(bench.log("left"), ["down 0 at 10", "frame", "motion 0 at 720", "frame"]);
    assert_eq!(bench.log("right"), ["down 1 at 700", "frame", "up 1", "frame"]);
}

/// Smithay's own grab gives the second finger to the target of the first.
#[test]
fn without_it_all_fingers_have_one_target() {
    let mut bench = Bench::without_tactus();
    bench.down(0, "left", 10.0);
    bench.down(1, "right", 700.0);
    bench.frame();
    assert_eq!(bench.log("left"), ["down 0 at 10", "down 1 at 700", "frame"]);
    assert!(bench.log("right").is_empty());
}

#[test]
fn a_cancel_between_frames_arrives() {
    let mut bench = Bench::new();
    bench.down(0, "window", 10.0);
    bench.frame();
    bench.cancel();
    bench.motion(0, "window", 20.0);
    bench.frame();
    assert_eq!(bench.log("window"), ["down 0 at 10", "frame", "cancel"]);
}

/// Smithay cancels nothing whose frame was sent.
#[test]
fn without_it_a_cancel_between_frames_is_lost() {
    let mut bench = Bench::without_tactus();
    bench.down(0, "window", 10.0);
    bench.frame();
    bench.cancel();
    bench.motion(0, "window", 20.0);
    bench.frame();
    assert_eq!(bench.log("window"), ["down 0 at 10", "frame", "motion 0 at 20", "frame"]);
}

#[test]
fn an_action_may_use_the_seat() {
    let mut bench = Bench::new();
    let swipe = swipe(&bench);
    let action = |state: &mut kit::State, _: &tactus::Gesture| {
        state.notes.push(format!("swipe, grabbed: {:?}", state.seat.get_touch().map(|touch| touch.is_grabbed())));
        state.tactus.clone().cancel(state);
    };
    bench.state.tactus.on(&swipe, action).expect("a swipe");
    bench.land(3);
    bench.glide(3, -100.0);
    assert_eq!(bench.state.notes, ["swipe, grabbed: Some(true)"]);
    let log = bench.log("window");
    assert_eq!(log.last().map(String::as_str), Some("cancel"));
    assert_eq!(log.iter().filter(|line| *line == "cancel").count(), 1, "{log:?}");
    bench.lift(3);
    assert_eq!(bench.log("window"), log);
    bench.down(0, "window", 10.0);
    bench.frame();
    assert_eq!(bench.log("window")[log.len()..], ["down 0 at 10", "frame"]);
}

#[test]
fn touchscreens_have_slots_of_their_own() {
    let mut bench = Bench::new();
    bench.down(0, "window", 10.0);
    bench.frame();
    bench.device = Some("other");
    bench.down(0, "window", 20.0);
    bench.frame();
    bench.up(0);
    bench.frame();
    bench.device = None;
    bench.up(0);
    bench.frame();
    let expected = ["down 0 at 10", "frame", "down 1 at 20", "frame", "up 1", "frame", "up 0", "frame"];
    assert_eq!(bench.log("window"), expected);
}

/// Sets a grab with the serial of the first finger, as a compositor does for a client's request.
fn grab(bench: &mut Bench) {
    let touch = bench.state.seat.get_touch().expect("a touch");
    let start: GrabStartData<kit::State> = touch.grab_start_data().expect("a finger");
    touch.set_grab(&mut bench.state, Follower { start, ignores_others: true }, SERIAL_COUNTER.next_serial());
}

#[test]
fn a_finger_that_is_taken_is_the_grabs() {
    let mut bench = Bench::new();
    let pan = Pan::new(bench.state.tactus.application()).expect("a pan");
    bench.state.tactus.on(&pan, |state: &mut kit::State, _| state.notes.push("pan".into())).expect("a pan");
    bench.down(0, "window", 100.0);
    bench.frame();
    bench.state.tactus.clone().take(&mut bench.state).expect("a finger");
    grab(&mut bench);
    bench.motion(0, "window", 200.0);
    bench.frame();
    bench.up(0);
    bench.frame();
    assert_eq!(bench.log("window"), ["down 0 at 100", "frame", "cancel"]);
    assert_eq!(bench.state.notes, ["moved to 200", "up"]);
    assert_eq!(bench.state.tactus.clone().take(&mut bench.state), Err(Error::Nothing));
}

#[test]
fn a_gesture_cancels_the_grab_of_a_finger_that_is_lent() {
    let mut bench = Bench::new();
    let pan = Pan::new(bench.state.tactus.application()).expect("a pan");
    pan.set_minimum_number_of_touches(2).expect("two fingers");
    let action = |state: &mut kit::State, gesture: &tactus::Gesture| state.notes.push(format!("{:?}", gesture.state));
    bench.state.tactus.on(&pan, action).expect("a pan");
    bench.down(0, "window", 100.0);
    bench.frame();
    bench.state.tactus.clone().lend(&mut bench.state).expect("a finger");
    grab(&mut bench);
    bench.motion(0, "window", 105.0);
    bench.frame();
    bench.down(1, "window", 300.0);
    bench.frame();
    bench.motion(0, "window", 200.0);
    bench.motion(1, "window", 400.0);
    bench.frame();
    bench.lift(2);
    let place = |word: &str| bench.state.notes.iter().position(|note| note == word);
    assert_eq!(bench.state.notes.first().map(String::as_str), Some("moved to 105"), "{:?}", bench.state.notes);
    assert!(
        place("cancelled").is_some() && place("Began").is_some() && place("up").is_none(),
        "{:?}",
        bench.state.notes
    );
    let cancels = bench.log("window").iter().filter(|line| *line == "cancel").count();
    assert_eq!(cancels, 2, "one when it is lent, one for the second finger: {:?}", bench.log("window"));
}

/// A request with the serial of a finger that has lifted is refused.
#[test]
fn the_default_grab_ends_with_its_finger() {
    let mut bench = Bench::new();
    bench.down(0, "window", 100.0);
    bench.down(1, "other", 300.0);
    bench.frame();
    let is_grabbed = |bench: &Bench| bench.state.seat.get_touch().is_some_and(|touch| touch.is_grabbed());
    assert!(is_grabbed(&bench));
    bench.up(0);
    bench.frame();
    assert!(!is_grabbed(&bench));
    bench.up(1);
    bench.frame();
    assert_eq!(bench.log("other"), ["down 1 at 300", "frame", "up 1", "frame"]);
}

#[test]
fn what_follows_is_told_once_per_output_frame() {
    let mut bench = Bench::new();
    let pan = Pan::new(bench.state.tactus.application()).expect("a pan");
    let action = |state: &mut kit::State, gesture: &tactus::Gesture| match gesture.state {
        Phase::Changed => state.notes.push(format!("changed at {}", gesture.location.x)),
        other => state.notes.push(format!("{other:?}")),
    };
    bench.state.tactus.on(&pan, action).expect("a pan");
    bench.state.tactus.follow_output_frames(|state| state.notes.push("schedules".into()));
    bench.down(0, "window", 100.0);
    bench.frame();
    for x in [150.0, 160.0, 170.0, 180.0] {
        bench.motion(0, "window", x);
        bench.frame();
    }
    bench.state.tactus.clone().output_frame(&mut bench.state);
    bench.motion(0, "window", 190.0);
    bench.frame();
    bench.up(0);
    bench.frame();
    bench.state.tactus.clone().output_frame(&mut bench.state);
    assert_eq!(bench.state.notes, ["Began", "schedules", "changed at 180", "schedules", "Ended"]);
}

/// A grab that the compositor sets when a finger lands waits until gestures let the finger through.
#[test]
fn a_withheld_finger_has_not_landed() {
    let mut bench = Bench::new();
    let swipe = swipe(&bench);
    swipe.set_delays_touches_began(true).expect("delays");
    bench.state.tactus.on(&swipe, |state: &mut kit::State, _| state.notes.push("swipe".into())).expect("a swipe");
    bench.state.tactus.on_down(|state, _, event| state.notes.push(format!("landed {:?}", i32::from(event.slot))));
    bench.land(3);
    bench.glide(3, -100.0);
    bench.lift(3);
    assert_eq!(bench.state.notes, ["swipe"]);
    assert!(bench.log("window").is_empty(), "{:?}", bench.log("window"));
}

#[test]
fn a_target_that_dies_is_forgotten() {
    let mut bench = Bench::new();
    bench.down(0, "window", 100.0);
    bench.frame();
    bench.kill("window");
    bench.motion(0, "window", 120.0);
    bench.frame();
    bench.up(0);
    bench.frame();
    assert_eq!(bench.log("window"), ["down 0 at 100", "frame", "up 0", "frame"]);
}

#[test]
fn a_lift_needs_no_frame() {
    let mut bench = Bench::new();
    bench.down(0, "window", 100.0);
    bench.frame();
    bench.up(0);
    assert_eq!(bench.log("window"), ["down 0 at 100", "frame"]);
    bench.dispatch();
    assert_eq!(bench.log("window"), ["down 0 at 100", "frame", "up 0", "frame"]);
}

/// A finger that a gesture keeps dismisses nothing.
#[test]
fn popups_go_once_a_finger_is_let_through() {
    let mut bench = Bench::new();
    let swipe = swipe(&bench);
    swipe.set_delays_touches_began(true).expect("delays");
    bench.state.tactus.on(&swipe, |_, _| ()).expect("a swipe");
    let count = std::rc::Rc::new(std::cell::Cell::new(0));
    let asked = count.clone();
    *bench.state.tactus.0.dismiss.borrow_mut() = Some(Box::new(move |target| {
        asked.set(asked.get() + 1);
        target.is_some_and(|target| target.wl_surface().is_some())
    }));
    bench.land(3);
    bench.glide(3, -100.0);
    bench.lift(3);
    assert_eq!(count.get(), 0);
    bench.down(0, "window", 10.0);
    bench.frame();
    bench.up(0);
    bench.frame();
    bench.down(0, "window", 10.0);
    bench.frame();
    assert_eq!(count.get(), 1);
}
