// SPDX-License-Identifier: MIT
//! Touch gestures for Wayland compositors and toolkits, with the rules of UIKit: safe Rust over the C library Tactus.
//!
//! Touches go in through a [`TouchSource`], are hit-tested against a tree of [`View`]s, shown to the recognizers on the
//! way from the touched view up to its window, and reach the views that nobody claimed them from. What happens comes
//! out of [`Application::next_event`]: gestures, touches of views, and the `wl_touch` streams of a compositor's
//! clients.
//!
//! ```
//! use tactus::{Application, Event, Rect, Result, State, Swipe, SwipeDirections, TouchSource, TouchSourceInfo, View};
//!
//! /// A compositor: the events are handled with `&mut` of what owns the library.
//! struct Shell {
//!     tactus: Application,
//!     panel: TouchSource,
//!     _desktop: View,
//!     next_workspace: Swipe,
//!     workspace: usize,
//! }
//!
//! impl Shell {
//!     fn new() -> Result<Self> {
//!         let tactus = Application::new()?;
//!         let desktop = tactus.window(Rect::new(0.0, 0.0, 1280.0, 800.0))?;
//!         let panel = TouchSource::new(&tactus, &TouchSourceInfo::default())?;
//!         let next_workspace = Swipe::new(&tactus)?;
//!         next_workspace.set_number_of_touches_required(3)?;
//!         next_workspace.set_directions(SwipeDirections::LEFT)?;
//!         desktop.add_recognizer(&next_workspace)?;
//!         Ok(Shell { tactus, panel, _desktop: desktop, next_workspace, workspace: 0 })
//!     }
//!
//!     /// To be called after everything that feeds or advances.
//!     fn handle_events(&mut self) {
//!         while let Some(event) = self.tactus.next_event() {
//!             match event {
//!                 Event::Gesture(gesture) if gesture.recognizer == self.next_workspace.id() => self.workspace += 1,
//!                 _ => {}
//!             }
//!         }
//!     }
//! }
//!
//! # fn main() -> Result<()> {
//! let mut state = Shell::new()?;
//! for id in 0..3 {
//!     state.panel.down(0, id, 600.0, 300.0 + 80.0 * f64::from(id))?;
//! }
//! state.panel.frame(0)?;
//! for step in 1..=10u32 {
//!     let time_us = u64::from(step) * 8000;
//!     for id in 0..3 {
//!         state.panel.motion(time_us, id, 600.0 - 12.0 * f64::from(step), 300.0 + 80.0 * f64::from(id))?;
//!     }
//!     state.panel.frame(time_us)?;
//! }
//! for id in 0..3 {
//!     state.panel.up(90_000, id)?;
//! }
//! state.panel.frame(90_000)?;
//! state.handle_events();
//! assert_eq!(state.workspace, 1);
//! # Ok(())
//! # }
//! ```
//!
//! # Owning
//!
//! A handle owns its object together with its clones. The object is destroyed with the last of them, by
//! [`View::leave`] and its like with the application instead, and always with the [`Application`]. Handles that are
//! left then answer [`Error::Destroyed`]. They may be dropped in any order, everywhere, also inside callbacks. Trees
//! own nothing: a view keeps neither its subviews nor its recognizers.
//!
//! # Callbacks
//!
//! Most programs need none. Questions have to be answered at once: those are methods of a [`Delegate`], and closures
//! such as that of [`View::on_hit_test`]. They are called inside the library and may call everything, again and again,
//! so they are `Fn`. A panic does not cross C: it is kept, the library goes on with the default answer, and the panic
//! goes on when the outermost call has returned. A closure that keeps a handle of its own object is no leak: it goes
//! with the application.
//!
//! # Threads
//!
//! Nothing here is `Send` or `Sync`, except values such as [`Event`]. Each thread may have applications of its own.
//!
//! ```compile_fail
//! let application = tactus::Application::new().unwrap();
//! std::thread::spawn(move || drop(application));
//! ```
//!
//! # Memory
//!
//! An event that is delivered allocates nothing, neither in the library nor here, once the queue has grown to the most
//! that ever waited.
//!
//! # What is not here
//!
//! Scroll views, first responders, motion, media keys and touchpad gestures are in `tactus_sys`, which is [`sys`] here:
//! each handle has `as_raw()`.

#[macro_use]
mod object;
#[macro_use]
mod values;

mod application;
mod delegate;
mod error;
mod event;
#[cfg(feature = "gestures")]
mod gestures;
#[cfg(feature = "host")]
mod host;
mod kinds;
mod recognizer;
#[cfg(feature = "recorder")]
mod recorder;
mod shared;
mod source;
mod surface;
mod touch;
mod trace;
mod view;

pub use tactus_sys as sys;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub use application::Application;
pub use delegate::{CustomRecognizer, Delegate};
pub use error::{Error, Result};
pub use event::{Event, Gesture, SurfaceTouch, TakenTouch, Values};
#[cfg(feature = "gestures")]
pub use gestures::{
    Action, ActionPhase, Actions, Command, GestureFile, GestureFileEvent, GestureHost, Output, Process, Progress,
};
#[cfg(feature = "host")]
pub use host::{Client, Host, HostEvent, HostOptions, HostTouch, Panel, Window};
pub use kinds::*;
pub use recognizer::{Recognizer, RecognizerId};
#[cfg(feature = "recorder")]
pub use recorder::Recorder;
pub use source::{Accommodations, SourceId, TouchSample, TouchSource, TouchSourceInfo};
pub use surface::{SurfaceClient, SurfaceClientId};
pub use touch::{Touch, TouchEvent, TouchInfo, TouchPlace, Touches};
pub use trace::{Reason, Trace};
pub use values::{
    Answer, ControlEvents, DeliveryMode, DurationKind, EdgePanDirections, Edges, Handling, Length, LengthUnit,
    LogLevel, Modifiers, Point, Rect, Reference, SourceFlags, State, SwipeDirections, TouchKind, TouchPhase, Transform,
    TransformParts,
};
pub use view::{View, ViewId};
