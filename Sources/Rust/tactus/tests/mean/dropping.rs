// SPDX-License-Identifier: MIT
//! Programs that drop things where others still use them.

use std::mem::forget;
use std::rc::Rc;

use tactus::{
    Answer, Application, Delegate, Error, Event, Pan, Point, Recognizer, Rect, State, SurfaceClient, Tap, TouchSource,
    TouchSourceInfo,
};

use crate::kit::{count, drag, slot, Counter, Slot, World};

pub fn recognizer_in_its_action() {
    let world = World::new();
    let World { application, window, panel, pan } = world;
    let (id, calls, pan) = (pan.id(), Counter::default(), slot(pan));
    let (mine, counter) = (pan.clone(), calls.clone());
    pan.borrow().as_ref().unwrap().on_action(move |pan| {
        count(&counter);
        // The last handle but for the argument's.
        drop(mine.borrow_mut().take());
        assert_eq!(pan.state(), State::Began);
    });
    drag(&panel, 0);
    // Functions of what is destroyed are not called any more.
    assert_eq!(calls.get(), 1);
    let mut states = Vec::new();
    while let Some(event) = application.next_event() {
        if let Event::Gesture(gesture) = event {
            assert_eq!(gesture.recognizer, id);
            states.push(gesture.state);
        }
    }
    assert_eq!(states, [State::Began]);
    drop(window);
}

pub fn view_in_an_action() {
    let World { application, window, panel, pan } = World::new();
    let window = slot(window);
    pan.on_action(move |pan| {
        drop(window.borrow_mut().take());
        let _ = pan.view();
    });
    drag(&panel, 0);
    drag(&panel, 1_000_000);
    assert!(application.hit_test(Point::new(100.0, 100.0)).is_none());
}

pub fn source_in_an_action() {
    let World { application, window: _window, panel, pan } = World::new();
    let panel = slot(panel);
    let mine = panel.clone();
    pan.on_action(move |_| drop(mine.borrow_mut().take()));
    let feed = |function: &dyn Fn(&TouchSource) -> tactus::Result<()>| {
        let source = panel.borrow().clone();
        source.map(|source| function(&source))
    };
    feed(&|panel| panel.down(0, 1, 100.0, 100.0));
    feed(&|panel| panel.frame(0));
    feed(&|panel| panel.motion(8_000, 1, 200.0, 100.0));
    feed(&|panel| panel.frame(8_000));
    assert!(feed(&|panel| panel.up(16_000, 1)).is_none());
    application.advance(5_000_000).unwrap();
    assert_eq!(pan.state(), State::Possible);
}

pub fn application_in_an_action() {
    let World { application, window, panel, pan } = World::new();
    let application = slot(application);
    let mine = application.clone();
    pan.on_action(move |pan| {
        drop(mine.borrow_mut().take());
        // Alive until the call returns, but refused.
        let _ = pan.translation(None);
        assert!(pan.set_enabled(false).is_err());
    });
    drag(&panel, 0);
    assert!(application.borrow().is_none());
    assert!(!window.is_alive() && !panel.is_alive() && !pan.is_alive());
}

pub fn everything_in_an_action() {
    let world = slot(World::new());
    let (panel, pan) = {
        let world = world.borrow();
        let world = world.as_ref().unwrap();
        (world.panel.clone(), world.pan.clone())
    };
    let mine = world.clone();
    pan.on_action(move |_| drop(mine.borrow_mut().take()));
    drop(pan);
    drag(&panel, 0);
    assert!(world.borrow().is_none());
    assert!(!panel.is_alive());
}

pub fn application_first() {
    let World { application, window, panel, pan } = World::new();
    panel.down(0, 1, 100.0, 100.0).unwrap();
    panel.frame(0).unwrap();
    drop(application);
    assert_eq!(panel.frame(1), Err(Error::Destroyed));
    assert_eq!(window.add_recognizer(&pan), Err(Error::Destroyed));
    drop(pan);
    drop(window);
    drop(panel);
}

pub fn application_last() {
    let World { application, window, panel, pan } = World::new();
    panel.down(0, 1, 100.0, 100.0).unwrap();
    panel.frame(0).unwrap();
    drop(window);
    drop(panel);
    drop(pan);
    application.advance(1_000_000).unwrap();
    drop(application);
}

pub fn dead_handles() {
    let World { application, window, panel, pan } = World::new();
    let client = SurfaceClient::new(&application).unwrap();
    let surface = client.surface(Rect::new(0.0, 0.0, 10.0, 10.0)).unwrap();
    drop(application);
    let dead = Err(Error::Destroyed);
    assert_eq!(panel.down(0, 1, 1.0, 1.0), dead);
    assert_eq!(panel.take_touch(1), dead);
    assert_eq!(panel.touch(1), None);
    assert!(panel.info().is_err());
    assert_eq!(window.add_subview(&surface), dead);
    assert_eq!(window.set_hidden(true), dead);
    assert!(!window.is_hidden());
    assert!(window.subviews().is_empty() && window.superview().is_none() && window.frame().is_err());
    assert_eq!(window.on_hit_test(|_, _| None), dead);
    assert_eq!(window.set_posts_touches(true), dead);
    assert_eq!(pan.set_minimum_number_of_touches(2), dead);
    assert_eq!(pan.minimum_number_of_touches(), 0);
    assert_eq!(pan.translation(None).unwrap_err(), Error::Destroyed);
    assert_eq!(pan.location(Some(&window)).unwrap_err(), Error::Destroyed);
    assert!(pan.reason().is_err() && pan.progress().is_err() && pan.view().is_none());
    assert_eq!(pan.state(), State::Possible);
    pan.on_action(|_| {});
    assert_eq!(client.take_touch(0, 1), dead);
    assert!(client.surface(Rect::default()).is_err() && client.touch(0, 1).is_none());
    // Clones of the dead are dead, and equal.
    assert_eq!(pan.clone(), pan);
    assert_eq!(pan.clone().set_enabled(true), dead);
    assert!(format!("{pan:?} {window:?} {panel:?} {client:?}").contains("Recognizer("));
}

pub fn forgotten_handles() {
    let World { application, window, panel, pan } = World::new();
    let calls = Counter::default();
    let counter = calls.clone();
    pan.on_action(move |_| count(&counter));
    let (window, panel, pan) = (slot(window), slot(panel), slot(pan));
    drag(panel.borrow().as_ref().unwrap(), 0);
    assert_eq!(calls.get(), 11);
    forget(window.borrow().clone());
    forget(pan.borrow_mut().take());
    drag(panel.borrow().as_ref().unwrap(), 1_000_000);
    forget(panel.borrow_mut().take());
    drop(application);
    // The closure has gone with the application.
    assert_eq!(Rc::strong_count(&calls), 1);
}

pub fn left_objects() {
    let World { application, window, panel, pan } = World::new();
    let id = pan.id();
    window.leave();
    pan.leave();
    drag(&panel, 0);
    let mut gestures = 0;
    while let Some(event) = application.next_event() {
        gestures += u32::from(matches!(event, Event::Gesture(gesture) if gesture.recognizer == id));
    }
    assert_eq!(gestures, 11);
    // A handle of one that was left does not own it.
    let window = application.hit_test(Point::new(1.0, 1.0)).unwrap();
    drop(window);
    assert!(application.hit_test(Point::new(1.0, 1.0)).is_some());
}

pub fn closure_that_owns_its_recognizer() {
    let World { application, window, panel, pan } = World::new();
    let (mine, calls) = (pan.clone(), Counter::default());
    let counter = calls.clone();
    pan.on_action(move |pan| {
        assert_eq!(*pan, mine);
        count(&counter);
    });
    drop(pan);
    drag(&panel, 0);
    assert_eq!(calls.get(), 11);
    drop((application, window, panel));
    assert_eq!(Rc::strong_count(&calls), 1);
}

pub fn closure_that_owns_others() {
    let world = World::new();
    let (tap, short) = (Tap::new(&world.application).unwrap(), Tap::new(&world.application).unwrap());
    world.window.add_recognizer(&tap).unwrap();
    world.window.add_recognizer(&short).unwrap();
    let count_of_window =
        || unsafe { tactus::sys::tactus_view_get_recognizer_count(world.window.as_raw().cast_const()) };
    assert_eq!(count_of_window(), 3);
    // The last handle of one goes when the other's memory goes, where the library refuses to destroy.
    short.on_action(move |_| drop(tap.clone()));
    drop(short);
    assert_eq!(count_of_window(), 1);
}

pub fn closure_that_owns_its_application() {
    let World { application, window, panel, pan } = World::new();
    let application = Rc::new(application);
    let holder: Slot<Rc<Application>> = slot(application.clone());
    let mine = holder.clone();
    pan.on_action(move |_| {
        if let Some(application) = mine.borrow().as_ref() {
            let _ = application.dump();
        }
    });
    drag(&panel, 0);
    drop(application);
    // Breaks the cycle from inside.
    let last = holder.clone();
    pan.on_action(move |_| drop(last.borrow_mut().take()));
    drag(&panel, 1_000_000);
    assert!(!window.is_alive());
}

pub fn handles_dropped_by_the_log() {
    let World { application, window, panel, pan } = World::new();
    let things = slot((window, pan));
    let mine = things.clone();
    application.on_log(move |_, _| drop(mine.borrow_mut().take())).unwrap();
    assert_eq!(panel.up(0, 77), Err(Error::UnknownTouch));
    assert!(things.borrow().is_none());
    assert!(application.hit_test(Point::new(1.0, 1.0)).is_none(), "the window is destroyed after the call");
}

pub fn application_dropped_by_a_trace() {
    let World { application, window, panel, pan } = World::new();
    let application = slot(application);
    let mine = application.clone();
    let lines = Counter::default();
    let counter = lines.clone();
    application
        .borrow()
        .as_ref()
        .unwrap()
        .on_trace(move |trace| {
            assert!(!trace.to_string().is_empty());
            count(&counter);
            drop(mine.borrow_mut().take());
        })
        .unwrap();
    drag(&panel, 0);
    assert!(lines.get() > 0 && !window.is_alive() && !pan.is_alive());
}

pub fn client_gone_in_the_middle() {
    let World { application, window, panel, pan } = World::new();
    drop(pan);
    let client = SurfaceClient::new(&application).unwrap();
    let surface = client.surface(Rect::new(0.0, 0.0, 400.0, 600.0)).unwrap();
    window.add_subview(&surface).unwrap();
    panel.down(0, 5, 10.0, 10.0).unwrap();
    panel.frame(0).unwrap();
    let (client_id, surface_id) = (client.id(), surface.id());
    match application.next_event() {
        Some(Event::SurfaceDown(touch)) => {
            assert_eq!((touch.client, touch.surface, touch.wire_id), (client_id, surface_id, 0));
            assert_eq!(client.touch(0, touch.wire_id).unwrap().id, 5);
        }
        other => panic!("{other:?}"),
    }
    assert!(matches!(application.next_event(), Some(Event::SurfaceFrame { .. })));
    drop(client);
    panel.up(8_000, 5).unwrap();
    panel.frame(8_000).unwrap();
    drop(surface);
    assert_eq!(application.next_event(), None);
}

pub fn touch_taken_and_application_gone() {
    let World { application, window, panel, pan } = World::new();
    panel.down(0, 1, 100.0, 100.0).unwrap();
    panel.frame(0).unwrap();
    panel.take_touch(1).unwrap();
    assert_eq!(panel.take_touch(1), Err(Error::WrongState));
    panel.motion(8_000, 1, 120.0, 100.0).unwrap();
    panel.frame(8_000).unwrap();
    match application.next_event() {
        Some(Event::TakenMotion(taken)) => {
            assert_eq!((taken.id, taken.location.x, taken.source), (1, 120.0, Some(panel.id())));
        }
        other => panic!("{other:?}"),
    }
    drop(application);
    drop((window, panel, pan));
}

struct DropsTheOther(Slot<Tap>);

impl Delegate for DropsTheOther {
    fn should_recognize_simultaneously_with(&self, _: &Recognizer, other: Option<&Recognizer>) -> Answer {
        drop(self.0.borrow_mut().take());
        assert!(other.is_some());
        Answer::Yes
    }

    fn should_receive_touch(&self, recognizer: &Recognizer, touch: &tactus::Touch<'_>) -> Answer {
        assert_eq!(touch.view(), recognizer.view());
        assert!(touch.source().is_some());
        Answer::Yes
    }
}

pub fn delegate_that_drops_the_other() {
    let world = World::new();
    let tap = Tap::new(&world.application).unwrap();
    world.window.add_recognizer(&tap).unwrap();
    let other = Pan::new(&world.application).unwrap();
    world.window.add_recognizer(&other).unwrap();
    let tap = slot(tap);
    world.pan.set_delegate(DropsTheOther(tap.clone())).unwrap();
    world.drag(0);
    world.drag(1_000_000);
    assert!(tap.borrow().is_none());
    assert!(world.gestures() >= 22);
}

pub fn hit_test_with_a_view_that_goes() {
    let World { application, window, panel, pan } = World::new();
    let application = Rc::new(application);
    let (mine, root) = (Rc::downgrade(&application), window.clone());
    window
        .on_hit_test(move |view, point| {
            assert_eq!(*view, root);
            // The only handle of what is returned ends with the function.
            let application = mine.upgrade()?;
            let short = application.view(Rect::new(0.0, 0.0, 400.0, 600.0)).ok()?;
            view.add_subview(&short).ok()?;
            (point.x < 300.0).then_some(short)
        })
        .unwrap();
    drag(&panel, 0);
    assert!(application.hit_test(Point::new(350.0, 10.0)).is_none());
    let source = TouchSource::new(&application, &TouchSourceInfo::default()).unwrap();
    drag(&source, 1_000_000);
    drop((pan, panel));
}
