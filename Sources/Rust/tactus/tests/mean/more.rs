// SPDX-License-Identifier: MIT
//! Programs that call everything from everywhere.

use std::cell::RefCell;
use std::rc::Rc;

use tactus::{
    Application, CustomRecognizer, Error, Event, Length, LengthUnit, Pan, Point, Recognizer, Rect, State, Tap,
    TouchEvent, TouchSource, TouchSourceInfo, Touches, Transform,
};

use crate::kit::{count, drag, ignore, Counter, World};

pub fn action_inside_itself() {
    let world = World::new();
    let states = Rc::new(RefCell::new(Vec::new()));
    let seen = states.clone();
    world.pan.on_action(move |pan| {
        // Cancels the gesture, with its action.
        seen.borrow_mut().push(pan.state());
        pan.set_enabled(false).unwrap();
        pan.set_enabled(true).unwrap();
    });
    world.drag(0);
    assert_eq!(*states.borrow(), [State::Began, State::Cancelled]);
    // A call of the library in the middle of a borrow of the closure's own.
    let (busy, refused) = (Rc::new(RefCell::new(())), Counter::default());
    let (counter, window, world_pan) = (refused.clone(), world.window.clone(), world.pan.clone());
    world.pan.on_action(move |_| match busy.try_borrow_mut() {
        Ok(_guard) => {
            ignore(window.remove_recognizer(&world_pan));
            ignore(window.add_recognizer(&world_pan));
        }
        Err(_) => count(&counter),
    });
    world.drag(1_000_000);
    world.drag(2_000_000);
    assert!(refused.get() < 100);
}

pub fn closure_that_replaces_itself() {
    let world = World::new();
    let (calls, kept) = (Counter::default(), Rc::new(vec![1, 2, 3]));
    let (counter, mine) = (calls.clone(), kept.clone());
    world.pan.on_action(move |pan| {
        let counter = counter.clone();
        pan.on_action(move |_| count(&counter));
        // What the running closure owns is still there.
        assert_eq!(mine.len(), 3);
    });
    world.drag(0);
    assert_eq!(calls.get(), 10);
    assert_eq!(Rc::strong_count(&kept), 1);
}

pub fn input_from_actions() {
    let world = World::new();
    let (panel, calls) = (world.panel.clone(), Counter::default());
    let counter = calls.clone();
    world.pan.on_action(move |pan| {
        count(&counter);
        if pan.state() == State::Began {
            for step in 0..2000u64 {
                // Queued by the library, which has a limit.
                match panel.motion(20_000 + step, 1, 150.0 + (step % 7) as f64, 100.0) {
                    Ok(()) => ignore(panel.frame(20_000 + step)),
                    Err(error) => assert_eq!(error, Error::Limit),
                }
            }
        }
    });
    world.panel.down(0, 1, 100.0, 100.0).unwrap();
    world.panel.frame(0).unwrap();
    world.panel.motion(8_000, 1, 150.0, 100.0).unwrap();
    world.panel.frame(8_000).unwrap();
    assert!(calls.get() > 100, "{}", calls.get());
}

pub fn two_applications() {
    let (one, other) = (World::new(), World::new());
    let panel = other.panel.clone();
    one.pan.on_action(move |pan| {
        if pan.state() == State::Began {
            drag(&panel, 0);
        }
    });
    let (back, calls) = (one.panel.clone(), Counter::default());
    let counter = calls.clone();
    other.pan.on_action(move |_| {
        count(&counter);
        // From the other's action into the first one's delivery.
        ignore(back.motion(9_000, 1, 111.0, 100.0));
    });
    one.drag(0);
    assert_eq!(calls.get(), 11);
    assert_eq!(other.gestures(), 11);
    assert!(one.gestures() >= 11);
    drop(one);
    other.drag(1_000_000);
    assert_eq!(other.gestures(), 11);
}

pub fn two_threads() {
    let threads: Vec<_> = (0..2)
        .map(|_| {
            std::thread::spawn(|| {
                let world = World::new();
                for round in 0..20 {
                    world.drag(round * 1_000_000);
                }
                world.gestures()
            })
        })
        .collect();
    for thread in threads {
        assert_eq!(thread.join().unwrap(), 220);
    }
}

pub fn objects_of_another_application() {
    let (one, other) = (World::new(), World::new());
    assert_eq!(one.window.add_recognizer(&other.pan), Err(Error::ForeignObject));
    assert_eq!(one.pan.require_failure_of(&other.pan), Err(Error::ForeignObject));
    let view = other.application.view(Rect::new(0.0, 0.0, 10.0, 10.0)).unwrap();
    assert!(one.window.add_subview(&view).is_err());
    let foreign = other.window.clone();
    one.window.on_hit_test(move |_, _| Some(foreign.clone())).unwrap();
    one.drag(0);
    drop(other);
    one.drag(1_000_000);
    assert!(one.pan.location(Some(&view)).is_err());
}

pub fn queue_that_nobody_empties() {
    let world = World::new();
    world.application.set_posts_touch_downs(true).unwrap();
    for round in 0..6000 {
        world.drag(round * 1_000_000);
    }
    let (mut events, mut lost) = (0u64, 0);
    while let Some(event) = world.application.next_event() {
        match event {
            Event::Lost { count } => lost += count,
            _ => events += 1,
        }
    }
    assert_eq!((events, events + lost), (65_536, 6000 * 12));
    world.drag(10_000_000_000);
    assert_eq!(world.gestures(), 11);
}

struct AsksForAnything(Counter);

impl CustomRecognizer for AsksForAnything {
    fn touches_began(&self, recognizer: &Recognizer, touches: &Touches<'_>, event: &TouchEvent<'_>) {
        assert_eq!(touches.len(), 1);
        assert!(event.touches().iter().all(|touch| touch.info().id == 1));
        for state in [State::Changed, State::Possible, State::Other(99)] {
            assert!(recognizer.request_state(state).is_err(), "{state:?}");
        }
        recognizer.request_state(State::Began).unwrap();
        recognizer.set_deadline(Some(50_000)).unwrap();
    }

    fn touches_moved(&self, recognizer: &Recognizer, touches: &Touches<'_>, event: &TouchEvent<'_>) {
        for touch in touches.iter() {
            event.for_each_coalesced(&touch, recognizer.view().as_ref(), |_| {}).unwrap();
            event.predict(&touch, event.time_us() + 10_000, None).unwrap();
        }
        assert_eq!(event.touches_for_recognizer(recognizer).len(), 1);
    }

    fn deadline_reached(&self, recognizer: &Recognizer, time_us: u64) {
        count(&self.0);
        assert!(time_us >= 50_000);
        let _ = recognizer.view().map(|view| view.remove_recognizer(recognizer));
    }
}

pub fn custom_recognizer_that_asks_for_anything() {
    let world = World::new();
    let deadlines = Counter::default();
    let custom = Recognizer::custom(&world.application, false, AsksForAnything(deadlines.clone())).unwrap();
    world.window.add_recognizer(&custom).unwrap();
    world.drag(0);
    assert_eq!(deadlines.get(), 1);
    assert!(custom.view().is_none());
}

pub fn wild_numbers() {
    let world = World::new();
    let application = &world.application;
    for wild in [f64::NAN, f64::INFINITY, -f64::INFINITY, 1e300] {
        assert_eq!(application.window(Rect::new(wild, 0.0, 1.0, 1.0)).unwrap_err(), Error::NotCreated);
        assert_eq!(world.window.set_frame(Rect::new(0.0, 0.0, wild, 1.0)), Err(Error::InvalidArgument));
        assert_eq!(world.panel.down(0, 9, wild, 0.0), Err(Error::InvalidArgument));
        assert!(world.pan.set_length(Length::Begin, wild, LengthUnit::Pixels).is_err());
        assert!(world.window.set_transform(Transform { a: wild, ..Transform::default() }).is_err());
        assert!(application.convert_point(Point::new(wild, 0.0), Some(&world.window), None).is_err());
    }
    assert_eq!(world.panel.down(u64::MAX, 9, 0.0, 0.0), Err(Error::InvalidArgument));
    assert_eq!(world.window.set_name("a\0b"), Err(Error::InvalidArgument));
    let tap = Tap::new(application).unwrap();
    assert_eq!(tap.set_number_of_taps_required(0), Err(Error::InvalidArgument));
    assert_eq!(tap.set_length(Length::EdgeWidth, 1.0, LengthUnit::Pixels), Err(Error::WrongKind));
    assert_eq!(tap.require_failure_of(&world.pan), Ok(()));
    assert_eq!(world.pan.require_failure_of(&tap), Err(Error::Cycle));
    assert!(Pan::try_from(Recognizer::from(tap)).is_err());
    assert!(world.window.set_input_region(Some(&[])).is_ok());
    assert!(world.window.set_input_region(Some(&[Rect::new(0.0, 0.0, -1.0, 1.0)])).is_err());
    // Names, handles and text of any alphabet.
    world.window.set_name("Fenster \u{1F680}").unwrap();
    assert!(application.dump().contains("Fenster \u{1F680}"));
    let source = TouchSource::new(application, &TouchSourceInfo { seat: u32::MAX, ..Default::default() }).unwrap();
    assert_eq!(source.info().unwrap().seat, u32::MAX);
    assert!(Application::new().is_ok());
}
