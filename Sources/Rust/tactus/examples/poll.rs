// SPDX-License-Identifier: MIT
//! An event loop with poll() and the timer descriptor: a finger rests, and 500 ms later a long press begins. A
//! compositor adds a duplicate of the descriptor to the loop that it has.

use std::os::fd::AsRawFd;
use std::time::{Duration, Instant};

use tactus::{Application, Event, LongPress, Rect, Result, State, TouchSource, TouchSourceInfo};

/// struct pollfd of poll(2).
#[repr(C)]
struct PollFd {
    fd: i32,
    events: i16,
    revents: i16,
}

const POLLIN: i16 = 1;

extern "C" {
    fn poll(descriptors: *mut PollFd, count: std::ffi::c_ulong, timeout_ms: i32) -> i32;
}

/// What a compositor keeps in one struct.
struct Shell {
    tactus: Application,
    panel: TouchSource,
    menu: LongPress,
    is_menu_open: bool,
}

impl Shell {
    fn handle_events(&mut self) {
        while let Some(event) = self.tactus.next_event() {
            match event {
                Event::Gesture(gesture) if gesture.recognizer == self.menu.id() && gesture.state == State::Began => {
                    println!("menu at ({:.0}, {:.0})", gesture.location.x, gesture.location.y);
                    self.is_menu_open = true;
                }
                _ => {}
            }
        }
    }
}

fn main() -> Result<()> {
    let tactus = Application::new()?;
    let window = tactus.window(Rect::new(0.0, 0.0, 400.0, 600.0))?;
    let menu = LongPress::new(&tactus)?;
    window.add_recognizer(&menu)?;
    let panel = TouchSource::new(&tactus, &TouchSourceInfo::default())?;
    let mut shell = Shell { tactus, panel, menu, is_menu_open: false };
    let timer = shell.tactus.timer_fd()?.as_raw_fd();
    // The time of CLOCK_MONOTONIC, as libinput would stamp a touch.
    shell.tactus.dispatch_timer()?;
    let now_us = shell.tactus.time_us();
    shell.panel.down(now_us, 1, 150.0, 200.0)?;
    shell.panel.frame(now_us)?;

    let patience = Instant::now() + Duration::from_secs(20);
    while !shell.is_menu_open && Instant::now() < patience {
        let mut descriptor = PollFd { fd: timer, events: POLLIN, revents: 0 };
        // SAFETY: one descriptor, which is open as long as the application.
        if unsafe { poll(&mut descriptor, 1, 1000) } > 0 {
            shell.tactus.dispatch_timer()?;
        }
        shell.handle_events();
    }
    Ok(())
}
