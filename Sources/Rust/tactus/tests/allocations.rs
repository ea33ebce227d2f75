// SPDX-License-Identifier: MIT
//! An event that is delivered allocates nothing once the queue has its size.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use tactus::{
    Answer, Application, Delegate, Event, Pan, Recognizer, Rect, SurfaceClient, TouchSource, TouchSourceInfo,
};

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

// SAFETY: the system's allocator does the work.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
        // SAFETY: the caller's.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller's.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

struct Asked;

impl Delegate for Asked {
    fn should_begin(&self, recognizer: &Recognizer) -> Answer {
        (recognizer.number_of_touches() > 0).into()
    }
}

#[test]
fn delivering_allocates_nothing() {
    let application = Application::new().unwrap();
    let window = application.window(Rect::new(0.0, 0.0, 400.0, 600.0)).unwrap();
    let client = SurfaceClient::new(&application).unwrap();
    let surface = client.surface(Rect::new(0.0, 0.0, 400.0, 600.0)).unwrap();
    window.add_subview(&surface).unwrap();
    let panel = TouchSource::new(&application, &TouchSourceInfo::default()).unwrap();
    let pan = Pan::new(&application).unwrap();
    window.add_recognizer(&pan).unwrap();
    pan.set_delegate(Asked).unwrap();
    pan.on_action(|pan| assert!(pan.velocity(None).is_ok()));
    application.set_posts_touch_downs(true).unwrap();
    application.on_trace(|trace| assert!(trace.time_us() < u64::MAX)).unwrap();

    let mut kinds = [0; 4];
    let mut drag = |from_us: u64| {
        panel.down(from_us, 1, 100.0, 100.0).unwrap();
        panel.frame(from_us).unwrap();
        for step in 1..=40u32 {
            let time_us = from_us + 8_000 * u64::from(step);
            panel.motion(time_us, 1, 100.0 + 2.0 * f64::from(step), 100.0).unwrap();
            panel.frame(time_us).unwrap();
        }
        panel.up(from_us + 400_000, 1).unwrap();
        panel.frame(from_us + 400_000).unwrap();
        while let Some(event) = application.next_event() {
            match event {
                Event::Gesture(_) => kinds[0] += 1,
                Event::TouchDown(_) => kinds[1] += 1,
                Event::SurfaceDown(_) => kinds[2] += 1,
                _ => kinds[3] += 1,
            }
        }
    };
    drag(0);
    let before = ALLOCATIONS.get();
    for round in 1..=10 {
        drag(round * 1_000_000);
    }
    assert_eq!(ALLOCATIONS.get() - before, 0);
    assert!(kinds.iter().all(|count| *count >= 11), "{kinds:?}");
}
