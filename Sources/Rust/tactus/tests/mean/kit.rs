// SPDX-License-Identifier: MIT
//! What the programs share: a window with a pan, and a finger.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use tactus::{Application, Event, Pan, Rect, TouchSource, TouchSourceInfo, View};

/// A value that a closure takes out of where everybody finds it.
pub type Slot<T> = Rc<RefCell<Option<T>>>;

pub fn slot<T>(value: T) -> Slot<T> {
    Rc::new(RefCell::new(Some(value)))
}

pub type Counter = Rc<Cell<u32>>;

pub fn count(counter: &Counter) {
    counter.set(counter.get() + 1);
}

pub struct World {
    pub application: Application,
    pub window: View,
    pub panel: TouchSource,
    pub pan: Pan,
}

impl World {
    pub fn new() -> World {
        let application = Application::new().unwrap();
        application.on_log(|_, _| {}).unwrap();
        let window = application.window(Rect::new(0.0, 0.0, 400.0, 600.0)).unwrap();
        let panel = TouchSource::new(&application, &TouchSourceInfo::default()).unwrap();
        let pan = Pan::new(&application).unwrap();
        window.add_recognizer(&pan).unwrap();
        World { application, window, panel, pan }
    }

    /// Lets a finger go 100 px: the pan begins, changes and ends.
    pub fn drag(&self, from_us: u64) {
        drag(&self.panel, from_us);
    }

    pub fn gestures(&self) -> usize {
        let events = std::iter::from_fn(|| self.application.next_event());
        events.filter(|event| matches!(event, Event::Gesture(_))).count()
    }
}

/// Lets a finger go 100 px. What is refused, since the source or its application has gone, is left out.
pub fn drag(panel: &TouchSource, from_us: u64) {
    let _ = panel.down(from_us, 1, 100.0, 100.0);
    let _ = panel.frame(from_us);
    for step in 1..=10u32 {
        let time_us = from_us + 8_000 * u64::from(step);
        let _ = panel.motion(time_us, 1, 100.0 + 10.0 * f64::from(step), 100.0);
        let _ = panel.frame(time_us);
    }
    let _ = panel.up(from_us + 90_000, 1);
    let _ = panel.frame(from_us + 90_000);
}

/// Leaves the result of a call that may be refused.
pub fn ignore<T>(_: T) {}

/// Runs a function that panics, and returns what it says.
pub fn panic_of(function: impl FnOnce()) -> String {
    let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(function));
    message(&*result.expect_err("no panic"))
}

pub fn message(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(|text| text.to_string());
    text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_else(|| "?".into())
}
