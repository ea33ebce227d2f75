// SPDX-License-Identifier: MIT
//! Programs whose callbacks panic.

use std::panic::panic_any;
use std::rc::Rc;

use tactus::{Answer, Delegate, LongPress, Recognizer, Rect, State};

use crate::kit::{count, drag, ignore, panic_of, slot, Counter, World};

pub fn in_an_action() {
    let world = World::new();
    world.pan.on_action(|pan| {
        if pan.state() == State::Began {
            panic!("began");
        }
    });
    world.panel.down(0, 1, 100.0, 100.0).unwrap();
    world.panel.frame(0).unwrap();
    world.panel.motion(8_000, 1, 150.0, 100.0).unwrap();
    let panel = world.panel.clone();
    assert_eq!(panic_of(|| ignore(panel.frame(8_000))), "began");
    // The call was complete, and the library goes on.
    world.panel.motion(16_000, 1, 160.0, 100.0).unwrap();
    world.panel.frame(16_000).unwrap();
    assert_eq!(world.pan.state(), State::Changed);
    world.panel.up(24_000, 1).unwrap();
    world.panel.frame(24_000).unwrap();
    assert_eq!(world.gestures(), 3);
}

struct Panics;

impl Delegate for Panics {
    fn should_begin(&self, _: &Recognizer) -> Answer {
        panic!("should begin?")
    }
}

pub fn in_a_delegate() {
    let world = World::new();
    world.pan.set_delegate(Panics).unwrap();
    world.panel.down(0, 1, 100.0, 100.0).unwrap();
    world.panel.frame(0).unwrap();
    world.panel.motion(8_000, 1, 150.0, 100.0).unwrap();
    assert_eq!(panic_of(|| ignore(world.panel.frame(8_000))), "should begin?");
    assert_eq!(world.pan.state(), State::Began, "the default is yes");
    world.application.cancel_touches(16_000).unwrap();
    assert_eq!(world.gestures(), 2);
}

pub fn one_after_the_other() {
    let world = World::new();
    let second = tactus::Pan::new(&world.application).unwrap();
    world.window.add_recognizer(&second).unwrap();
    struct Yes;
    impl Delegate for Yes {
        fn should_recognize_simultaneously_with(&self, _: &Recognizer, _: Option<&Recognizer>) -> Answer {
            Answer::Yes
        }
    }
    second.set_delegate(Yes).unwrap();
    let calls = Counter::default();
    for pan in [&world.pan, &second] {
        let counter = calls.clone();
        pan.on_action(move |_| {
            count(&counter);
            panic!("{}", counter.get());
        });
    }
    world.panel.down(0, 1, 100.0, 100.0).unwrap();
    world.panel.frame(0).unwrap();
    world.panel.motion(8_000, 1, 150.0, 100.0).unwrap();
    // Both are called, the first panic goes on.
    assert_eq!(panic_of(|| ignore(world.panel.frame(8_000))), "1");
    assert_eq!(calls.get(), 2);
    world.panel.motion(16_000, 1, 160.0, 100.0).unwrap();
    assert_eq!(panic_of(|| ignore(world.panel.frame(16_000))), "3");
    assert_eq!(panic_of(|| ignore(world.application.cancel_touches(24_000))), "5");
}

struct PanicsAtItsEnd(&'static str);

impl Drop for PanicsAtItsEnd {
    fn drop(&mut self) {
        panic!("{}", self.0)
    }
}

pub fn in_the_end_of_a_closure() {
    let world = World::new();
    let bomb = PanicsAtItsEnd("replaced");
    world.pan.on_action(move |_| ignore(&bomb));
    assert_eq!(panic_of(|| world.pan.on_action(|_| {})), "replaced");
    let bomb = PanicsAtItsEnd("freed");
    world.pan.on_action(move |_| ignore(&bomb));
    let World { application, window, panel, pan } = world;
    assert_eq!(panic_of(move || drop(application)), "freed");
    drop((window, panel, pan));
}

pub fn in_the_end_of_a_handle() {
    let World { application, window, panel, pan } = World::new();
    pan.on_action(|pan| {
        if pan.state() == State::Cancelled {
            panic!("cancelled");
        }
    });
    panel.down(0, 1, 100.0, 100.0).unwrap();
    panel.frame(0).unwrap();
    panel.motion(8_000, 1, 150.0, 100.0).unwrap();
    panel.frame(8_000).unwrap();
    // Dropping a window cancels the gestures on it.
    assert_eq!(panic_of(move || drop(window)), "cancelled");
    // A panic that meets another one stays with the application, and does not abort.
    let window = application.window(Rect::new(0.0, 0.0, 400.0, 600.0)).unwrap();
    window.add_recognizer(&pan).unwrap();
    panel.down(1_000_000, 2, 100.0, 100.0).unwrap();
    panel.frame(1_000_000).unwrap();
    panel.motion(1_008_000, 2, 150.0, 100.0).unwrap();
    panel.frame(1_008_000).unwrap();
    let outer = panic_of(move || {
        let _window = window;
        panic!("outer");
    });
    assert_eq!(outer, "outer");
    assert_eq!(panic_of(|| ignore(application.next_event())), "cancelled");
}

pub fn through_two_applications() {
    let (one, other) = (World::new(), World::new());
    other.pan.on_action(|_| panic!("inside"));
    let panel = other.panel.clone();
    let calls = Counter::default();
    let counter = calls.clone();
    one.pan.on_action(move |_| {
        count(&counter);
        panel.down(0, 1, 100.0, 100.0).unwrap();
        panel.frame(0).unwrap();
        panel.motion(8_000, 1, 150.0, 100.0).unwrap();
        ignore(panel.frame(8_000));
        unreachable!("the panic goes on when the other application returns");
    });
    one.panel.down(0, 1, 100.0, 100.0).unwrap();
    one.panel.frame(0).unwrap();
    one.panel.motion(8_000, 1, 150.0, 100.0).unwrap();
    assert_eq!(panic_of(|| ignore(one.panel.frame(8_000))), "inside");
    assert_eq!(calls.get(), 1);
    other.pan.on_action(|_| {});
}

pub fn in_the_log() {
    let world = World::new();
    world.application.on_log(|_, line| panic!("{}", line.len() > 5)).unwrap();
    assert_eq!(panic_of(|| ignore(world.panel.up(0, 77))), "true");
    world.application.on_log(|_, _| {}).unwrap();
    world.drag(0);
    assert_eq!(world.gestures(), 11);
}

pub fn of_a_panics_end() {
    let world = World::new();
    let once = slot(());
    world.pan.on_action(move |_| {
        if once.borrow_mut().take().is_some() {
            panic!("first");
        }
        panic_any(PanicsAtItsEnd("second"));
    });
    let second = world.pan.clone();
    let press = LongPress::new(&world.application).unwrap();
    press.on_action(move |_| ignore(second.set_enabled(false)));
    world.panel.down(0, 1, 100.0, 100.0).unwrap();
    world.panel.frame(0).unwrap();
    world.panel.motion(8_000, 1, 150.0, 100.0).unwrap();
    let pan = world.pan.clone();
    let both = tactus::Pan::new(&world.application).unwrap();
    drop(both);
    assert_eq!(panic_of(|| ignore(world.panel.frame(8_000))), "first");
    let held = Rc::new(world);
    let mine = held.clone();
    pan.on_action(move |_| ignore(mine.panel.cancel_all(20_000)));
    drag(&held.panel, 1_000_000);
    pan.on_action(|_| {});
}
