// SPDX-License-Identifier: MIT
//! Recorders at the wrong moment.

use std::cell::RefCell;
use std::io::Read;
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::rc::Rc;
use std::time::Duration;

use tactus::{Error, Recorder};

use crate::kit::{count, drag, ignore, panic_of, slot, Counter, World};

pub fn after_its_application() {
    let world = World::new();
    let text = Rc::new(RefCell::new(String::new()));
    let written = text.clone();
    let recorder = Recorder::new(&world.application, move |piece| {
        written.borrow_mut().push_str(piece);
        true
    })
    .unwrap();
    world.drag(1_000_000);
    let World { application, window, panel, pan } = world;
    drop(application);
    ignore(recorder.add_comment("the application has gone"));
    ignore(recorder.flush());
    assert_eq!(recorder.name_source(&panel, "panel"), Err(Error::Destroyed));
    drop(recorder);
    assert!(text.borrow().contains("pan"), "{}", text.borrow());
    assert_eq!(Rc::strong_count(&text), 1);
    drop((window, panel, pan));
}

pub fn dropped_by_its_function() {
    let world = World::new();
    let (recorder, calls) = (slot(None), Counter::default());
    let (mine, counter) = (recorder.clone(), calls.clone());
    let created = Recorder::new(&world.application, move |_| {
        count(&counter);
        drop(mine.borrow_mut().take());
        true
    });
    *recorder.borrow_mut() = Some(Some(created.unwrap()));
    world.drag(1_000_000);
    assert!(recorder.borrow().is_none());
    assert!(calls.get() >= 1);
    let before = calls.get();
    world.drag(2_000_000);
    assert_eq!(calls.get(), before);
}

pub fn whose_function_panics() {
    let world = World::new();
    let recorder = Recorder::new(&world.application, |_| panic!("disk full")).unwrap();
    let message = panic_of(|| {
        drag(&world.panel, 1_000_000);
        ignore(recorder.flush());
    });
    assert_eq!(message, "disk full");
    world.application.next_event();
    drop(recorder);
    world.drag(2_000_000);
    assert!(world.gestures() >= 10);
}

pub fn dumped_in_an_action() {
    let world = World::new();
    assert!(Recorder::flight(&world.application, Duration::from_secs(60), 10).is_err());
    let recorder = Rc::new(Recorder::flight(&world.application, Duration::from_secs(60), 1 << 20).unwrap());
    world.drag(1_000_000);
    world.application.advance(5_000_000).unwrap();
    let (mine, text) = (recorder.clone(), Rc::new(RefCell::new(String::new())));
    let written = text.clone();
    world.pan.on_action(move |_| {
        let result = mine.dump(|piece| {
            written.borrow_mut().push_str(piece);
            true
        });
        assert!(matches!(result, Ok(()) | Err(Error::Nothing)));
    });
    world.drag(6_000_000);
    assert!(text.borrow().contains("pan"));
    assert_eq!(recorder.dump(|_| false), Err(Error::System));
    assert_eq!(panic_of(|| ignore(recorder.dump(|_| panic!("dump")))), "dump");
    let (reader, writer) = UnixStream::pair().unwrap();
    recorder.dump_to(&writer).unwrap();
    drop((reader, writer));
    world.pan.on_action(|_| {});
    assert_eq!(Rc::strong_count(&recorder), 1);
}

pub fn of_a_pipe_that_closes() {
    let world = World::new();
    let (mut reader, writer) = UnixStream::pair().unwrap();
    let recorder = Recorder::to_file(&world.application, OwnedFd::from(writer)).unwrap();
    world.drag(1_000_000);
    recorder.flush().unwrap();
    let mut bytes = [0; 4096];
    assert!(reader.read(&mut bytes).unwrap() > 0);
    drop(reader);
    world.drag(2_000_000);
    ignore(recorder.flush());
    world.drag(3_000_000);
}
