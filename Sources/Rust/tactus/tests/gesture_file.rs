// SPDX-License-Identifier: MIT
//! What a gesture file asks of its host.
#![cfg(feature = "gestures")]

use std::cell::Cell;
use std::rc::Rc;

use tactus::{
    ActionPhase, Actions, Application, GestureFile, GestureFileEvent, GestureHost, Process, Rect, Result, TouchSource,
    TouchSourceInfo, View,
};

struct Bench {
    gestures: GestureFile,
    panel: TouchSource,
    _window: View,
    _application: Application,
}

impl Bench {
    fn new(text: &str, host: GestureHost) -> Result<Self> {
        let application = Application::new()?;
        let frame = Rect::new(0.0, 0.0, 1280.0, 800.0);
        let window = application.window(frame)?;
        let gestures = GestureFile::new(&application, &window, host)?;
        gestures.load_text(text)?;
        gestures.add_seat(0)?;
        let panel = TouchSource::new(&application, &TouchSourceInfo { frame, ..Default::default() })?;
        Ok(Bench { gestures, panel, _window: window, _application: application })
    }

    /// Three fingers go to the left by 200 px.
    fn drag(&self) -> Result<()> {
        for step in 0..=10u32 {
            let time_us = 10_000 * u64::from(step);
            for id in 0..3 {
                let (x, y) = (700.0 - 20.0 * f64::from(step), 300.0 + 60.0 * f64::from(id));
                match step {
                    0 => self.panel.down(time_us, id, x, y)?,
                    _ => self.panel.motion(time_us, id, x, y)?,
                }
            }
            self.panel.frame(time_us)?;
        }
        Ok(())
    }

    fn events(&self) -> Vec<GestureFileEvent> {
        std::iter::from_fn(|| self.gestures.next_event()).collect()
    }
}

#[test]
fn a_change_that_is_held_is_posted_once() -> Result<()> {
    let (asked, last) = (Rc::new(Cell::new(0)), Rc::new(Cell::new(None)));
    let (counter, kept) = (asked.clone(), last.clone());
    let host = GestureHost {
        actions: Actions::WORKSPACE_RIGHT,
        hold: Some(Box::new(move |action| {
            if action.phase == ActionPhase::Changed {
                counter.set(counter.get() + 1);
                kept.set(Some(action.clone()));
            }
            true
        })),
        ..Default::default()
    };
    let bench = Bench::new("[tactus-gesture]\ntype=drag\nfingers=3\ndirection=left\naction=workspace-right\n", host)?;
    bench.drag()?;
    assert!(asked.get() > 2, "{}", asked.get());
    assert!(matches!(&bench.events()[..], [GestureFileEvent::Action(action)] if action.phase == ActionPhase::Began));
    let held = last.take().expect("a change");
    bench.gestures.change(&held)?;
    match &bench.events()[..] {
        [GestureFileEvent::Action(action)] => assert_eq!(*action, held),
        events => panic!("{events:?}"),
    }
    Ok(())
}

#[test]
fn a_command_is_a_child() -> Result<()> {
    let host = GestureHost { posts_processes: true, ..Default::default() };
    let text = "[tactus-gesture]\nname=fails\ntype=swipe\nfingers=3\ndirection=left\nduration=60s\ncommand=false\n";
    let bench = Bench::new(text, host)?;
    bench.drag()?;
    match &bench.events()[..] {
        [GestureFileEvent::Process(process)] => assert!(&*process.name == "fails" && process.pid > 0, "{process:?}"),
        events => panic!("{events:?}"),
    }
    assert_eq!(Process::describe_exit(0), None);
    assert!(Process::describe_exit(1 << 8).is_some_and(|words| words.contains("status 1")));
    Ok(())
}
