// SPDX-License-Identifier: MIT
//! Hosts at the wrong moment.

use std::num::NonZeroUsize;
use std::ptr::NonNull;
use std::rc::Rc;

use tactus::sys::wl_event_loop;
use tactus::{Actions, Host, HostEvent, HostOptions, Panel, Window};

use crate::kit::{count, panic_of, Counter, Slot};

#[link(name = "wayland-server")]
extern "C" {
    fn wl_event_loop_create() -> *mut wl_event_loop;
    fn wl_event_loop_destroy(event_loop: *mut wl_event_loop);
    fn wl_event_loop_dispatch(event_loop: *mut wl_event_loop, timeout: i32) -> i32;
}

struct Loop(NonNull<wl_event_loop>);

impl Loop {
    fn new() -> Self {
        // SAFETY: no arguments.
        Loop(NonNull::new(unsafe { wl_event_loop_create() }).unwrap())
    }

    fn host(&self, options: HostOptions) -> Host {
        // SAFETY: the programs drop the loop last, and name no clients.
        unsafe { Host::new(self.0, options) }.unwrap()
    }

    fn dispatch(&self) {
        // SAFETY: the loop is alive.
        unsafe { wl_event_loop_dispatch(self.0.as_ptr(), 0) };
    }
}

impl Drop for Loop {
    fn drop(&mut self) {
        // SAFETY: nothing uses it any more.
        unsafe { wl_event_loop_destroy(self.0.as_ptr()) };
    }
}

fn window() -> Window {
    Window(NonZeroUsize::new(0x1000).unwrap())
}

fn options() -> HostOptions {
    // No gesture file of the person who runs the test.
    std::env::set_var("XDG_CONFIG_HOME", "/nonexistent");
    std::env::set_var("XDG_CONFIG_DIRS", "/nonexistent");
    HostOptions {
        name: Some("mean".into()),
        own_clock: true,
        actions: Actions::CLOSE,
        log: Some(Box::new(|_| {})),
        find_window: Some(Box::new(|_| Some((window(), None)))),
        ..Default::default()
    }
}

fn touch(host: &Host, panel: &Panel, time_us: u64) {
    host.prepare_finger(0);
    panel.down(time_us, 1, 100.0, 100.0);
    panel.frame();
}

pub fn with_a_panel_that_stays() {
    let event_loop = Loop::new();
    let host = event_loop.host(options());
    host.load_text("[tactus-gesture]\ntype=tap\nfingers=2\naction=close\n").unwrap();
    let panel = Panel::new(&host).unwrap();
    touch(&host, &panel, 1_000_000);
    match host.next_event() {
        Some(HostEvent::Down(touch)) => {
            assert_eq!((touch.window, touch.client, touch.wire_id), (Some(window()), None, 0));
        }
        other => panic!("{other:?}"),
    }
    assert!(matches!(host.next_event(), Some(HostEvent::Frame { client: None, seat: 0 })));
    host.remove_window(window());
    assert!(matches!(host.next_event(), Some(HostEvent::Up(_))));
    event_loop.dispatch();
    assert!(host.application().dump().contains("window"));
    drop(host);
    assert!(panel.source_as_raw().is_null());
    panel.down(2_000_000, 2, 1.0, 1.0);
    panel.frame();
    panel.cancel_all();
    drop(panel);
}

pub fn dropped_by_its_function() {
    let event_loop = Loop::new();
    let (host, calls): (Slot<(Host, Panel)>, _) = (Rc::default(), Counter::default());
    let (mine, counter) = (host.clone(), calls.clone());
    let created = event_loop.host(HostOptions {
        find_window: Some(Box::new(move |_| {
            count(&counter);
            let taken = mine.try_borrow_mut().ok().and_then(|mut slot| slot.take());
            drop(taken);
            Some((window(), None))
        })),
        ..options()
    });
    let panel = Panel::new(&created).unwrap();
    let other = Panel::new(&created).unwrap();
    created.prepare_finger(0);
    *host.borrow_mut() = Some((created, other));
    panel.down(1_000_000, 1, 100.0, 100.0);
    panel.frame();
    assert!(calls.get() > 0 && host.borrow().is_none());
    assert!(panel.source_as_raw().is_null());
    panel.up(1_100_000, 1);
    panel.frame();
    event_loop.dispatch();
}

pub fn whose_functions_panic() {
    let event_loop = Loop::new();
    let host = event_loop.host(HostOptions {
        find_window: Some(Box::new(|_| panic!("window"))),
        modifiers: Some(Box::new(|_| panic!("modifiers"))),
        ..options()
    });
    let panel = Panel::new(&host).unwrap();
    assert_eq!(panic_of(|| host.prepare_finger(0)), "modifiers");
    let message = panic_of(|| {
        panel.down(1_000_000, 1, 100.0, 100.0);
        panel.frame();
    });
    assert_eq!(message, "window");
    panel.up(1_100_000, 1);
    panel.frame();
    assert_eq!(host.next_event(), None);
}
