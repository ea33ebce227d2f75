// SPDX-License-Identifier: MIT
//! Gesture files at the wrong moment.

use std::rc::Rc;

use tactus::{
    ActionPhase, Actions, Application, Error, GestureFile, GestureFileEvent, GestureHost, Output, Pan, Point, Rect,
    TouchSource,
};

use crate::kit::{count, drag, ignore, panic_of, slot, Counter, Slot, World};

const TAP: &str = "[tactus-gesture]\nname=two\ntype=tap\nfingers=2\naction=close\n";
const ON_OUTPUT: &str = "[tactus-gesture]\ntype=tap\nfingers=2\noutput=LEFT\napp-id=term*\naction=close\n";

fn host() -> GestureHost {
    GestureHost { actions: Actions::CLOSE, log: Some(Box::new(|_| {})), ..Default::default() }
}

fn tap(panel: &TouchSource, from_us: u64) {
    for id in 0..2 {
        ignore(panel.down(from_us, id, 100.0 + 60.0 * f64::from(id), 300.0));
    }
    ignore(panel.frame(from_us));
    for id in 0..2 {
        ignore(panel.up(from_us + 60_000, id));
    }
    ignore(panel.frame(from_us + 60_000));
}

fn actions(gestures: &GestureFile) -> usize {
    std::iter::from_fn(|| gestures.next_event()).count()
}

pub fn after_its_application() {
    let World { application, window, panel, pan } = World::new();
    let gestures = GestureFile::new(&application, &window, host()).unwrap();
    gestures.load_text(TAP).unwrap();
    gestures.add_seat(0).unwrap();
    tap(&panel, 0);
    match gestures.next_event() {
        Some(GestureFileEvent::Action(action)) => {
            assert_eq!((&*action.name, action.phase), ("two", ActionPhase::Ended));
            assert_eq!((action.start, action.keys.len()), (Point::new(100.0, 300.0), 0));
        }
        other => panic!("{other:?}"),
    }
    panel.down(1_000_000, 0, 100.0, 100.0).unwrap();
    panel.frame(1_000_000).unwrap();
    drop(application);
    assert_eq!(gestures.load_text(TAP), Err(Error::Destroyed));
    assert_eq!(gestures.add_seat(1), Err(Error::Destroyed));
    assert!(!gestures.dispatch() && !gestures.holds_touches(0));
    assert_eq!((gestures.count(), gestures.fd(), gestures.path()), (0, None, None));
    drop((window, panel, pan, gestures));
}

pub fn whose_root_is_dropped() {
    let World { application, window, panel, pan } = World::new();
    drop(pan);
    let gestures = GestureFile::new(&application, &window, host()).unwrap();
    gestures.load_text(TAP).unwrap();
    gestures.add_seat(0).unwrap();
    // The gestures keep it.
    drop(window);
    tap(&panel, 0);
    assert_eq!(actions(&gestures), 1);
    drop(gestures);
    assert!(application.hit_test(Point::new(100.0, 100.0)).is_none());
}

pub fn dropped_by_its_function() {
    let World { application, window, panel, pan } = World::new();
    let (gestures, calls): (Slot<GestureFile>, _) = (Rc::default(), Counter::default());
    let (mine, counter) = (gestures.clone(), calls.clone());
    let host = GestureHost {
        find_output: Some(Box::new(move |touch| {
            count(&counter);
            drop(mine.borrow_mut().take());
            assert!(touch.info().seat == 0);
            Some(Output { name: Some("LEFT".into()), frame: Rect::new(0.0, 0.0, 400.0, 600.0) })
        })),
        app_id: Some(Box::new(|_| Some("terminal".into()))),
        ..host()
    };
    let created = GestureFile::new(&application, &window, host).unwrap();
    created.load_text(ON_OUTPUT).unwrap();
    created.add_seat(0).unwrap();
    *gestures.borrow_mut() = Some(created);
    tap(&panel, 0);
    assert!(calls.get() > 0 && gestures.borrow().is_none());
    let before = calls.get();
    tap(&panel, 1_000_000);
    assert_eq!(calls.get(), before);
    drop(pan);
}

pub fn whose_application_is_dropped() {
    let World { application, window, panel, pan } = World::new();
    let application: Slot<Application> = slot(application);
    let mine = application.clone();
    let host = GestureHost {
        find_output: Some(Box::new(move |_| {
            drop(mine.borrow_mut().take());
            None
        })),
        app_id: Some(Box::new(|_| None)),
        ..host()
    };
    let gestures = GestureFile::new(application.borrow().as_ref().unwrap(), &window, host).unwrap();
    gestures.load_text(ON_OUTPUT).unwrap();
    gestures.add_seat(0).unwrap();
    tap(&panel, 0);
    assert!(application.borrow().is_none() && !window.is_alive());
    assert_eq!(gestures.load_text(TAP), Err(Error::Destroyed));
    drop(pan);
}

pub fn loaded_by_its_function() {
    let World { application, window, panel, pan: _pan } = World::new();
    let (gestures, calls): (Slot<GestureFile>, _) = (Rc::default(), Counter::default());
    let (mine, counter) = (gestures.clone(), calls.clone());
    let host = GestureHost {
        find_output: Some(Box::new(move |_| {
            if let Some(gestures) = mine.borrow().as_ref() {
                count(&counter);
                assert_eq!(gestures.load_text(TAP), Err(Error::Busy));
                assert_eq!(gestures.add_seat(7), Err(Error::Busy));
                assert!(gestures.count() > 0 && !gestures.dispatch());
            }
            None
        })),
        app_id: Some(Box::new(|_| None)),
        ..host()
    };
    let created = GestureFile::new(&application, &window, host).unwrap();
    created.load_text(ON_OUTPUT).unwrap();
    created.add_seat(0).unwrap();
    *gestures.borrow_mut() = Some(created);
    tap(&panel, 0);
    assert!(calls.get() > 0);
    // A cycle of the file and its function, which the application breaks.
    drop((application, window));
    drop(gestures.borrow_mut().take());
}

pub fn whose_functions_panic() {
    let World { application, window, panel, pan: _pan } = World::new();
    let host = GestureHost {
        find_output: Some(Box::new(|_| panic!("output"))),
        app_id: Some(Box::new(|_| panic!("app-id"))),
        has_output: Some(Box::new(|_| panic!("has"))),
        log: Some(Box::new(|_| panic!("log"))),
        ..host()
    };
    let gestures = GestureFile::new(&application, &window, host).unwrap();
    ignore(std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| gestures.load_text(ON_OUTPUT))));
    assert_eq!(panic_of(|| ignore(gestures.load_text("[tactus-gesture]\ntype=nonsense\n"))), "log");
    ignore(std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| gestures.add_seat(0))));
    let message = panic_of(|| panel.down(0, 1, 1.0, 1.0).and_then(|()| panel.frame(0)).unwrap());
    assert!(message == "output" || message == "app-id", "{message}");
    panel.up(8_000, 1).unwrap();
    panel.frame(8_000).unwrap();
}

pub fn dropped_in_an_action() {
    let World { application, window, panel, pan } = World::new();
    let gestures = GestureFile::new(&application, &window, host()).unwrap();
    gestures.load_text(&(TAP.to_owned() + "[tactus-gesture]\ntype=drag\nfingers=1\naction=close\n")).unwrap();
    gestures.add_seat(0).unwrap();
    let gestures = slot(gestures);
    let (mine, other) = (gestures.clone(), Pan::new(&application).unwrap());
    window.add_recognizer(&other).unwrap();
    pan.on_action(move |_| drop(mine.borrow_mut().take()));
    drag(&panel, 0);
    drag(&panel, 1_000_000);
    assert!(gestures.borrow().is_none() || pan.reason().unwrap().is_some());
}
