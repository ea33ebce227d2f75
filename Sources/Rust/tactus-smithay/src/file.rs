// SPDX-License-Identifier: MIT
//! The gesture file of the user.

use std::cell::{Cell, RefCell};
use std::path::PathBuf;
use std::rc::Rc;

use smithay::input::SeatHandler;
use smithay::reexports::calloop::{PostAction, RegistrationToken};
use smithay::reexports::rustix::process::{pidfd_open, waitpid, Pid, PidfdFlags, WaitOptions};
use smithay::wayland::seat::WaylandFocus;
use tactus::{
    Action, Actions, Error, GestureFile, GestureFileEvent, GestureHost, Modifiers, Output, Process, Progress, Result,
    TouchSource,
};

use crate::touch::note;
use crate::{Inner, Tactus};

type Act<D> = Box<dyn FnMut(&mut D, &Action)>;
type Show<D> = Box<dyn FnMut(&mut D, &Progress)>;

/// Services of a compositor for its gesture file.
pub struct GestureFileOptions<D> {
    /// Name of the compositor in the log.
    pub name: Option<String>,
    /// The compositor's own file, in which gestures may stand.
    pub host_file: Option<PathBuf>,
    /// Actions that `act` carries out.
    pub actions: Actions,
    /// The compositor calls [`Tactus::set_tablet_mode`].
    pub knows_tablet_mode: bool,
    /// Carries out a step of an action.
    pub act: Option<Act<D>>,
    /// Draws the bar of `feedback=true`.
    pub show_progress: Option<Show<D>>,
}

impl<D> Default for GestureFileOptions<D> {
    fn default() -> Self {
        GestureFileOptions {
            name: None,
            host_file: None,
            actions: Actions::default(),
            knows_tablet_mode: false,
            act: None,
            show_progress: None,
        }
    }
}

impl<D> std::fmt::Debug for GestureFileOptions<D> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("GestureFileOptions").field("actions", &self.actions).finish_non_exhaustive()
    }
}

pub(crate) struct File<D> {
    gestures: Rc<GestureFile>,
    act: RefCell<Option<Act<D>>>,
    show_progress: RefCell<Option<Show<D>>>,
    /// The source that tells of changes, which is another one after each.
    token: Cell<Option<RegistrationToken>>,
}

impl<D: SeatHandler + 'static> Tactus<D>
where
    D::TouchFocus: WaylandFocus,
{
    /// Reads the gesture file, and follows it. Commands run, and failures of theirs are in the log; actions are the
    /// compositor's.
    pub fn load_gestures(&self, options: GestureFileOptions<D>) -> Result<()> {
        self.0.load_gestures(options)
    }

    /// Tells whether the device is folded to a tablet.
    pub fn set_tablet_mode(&self, is_tablet_mode: bool) {
        note("the tablet mode", self.0.application.set_tablet_mode(is_tablet_mode));
    }
}

impl<D: SeatHandler + 'static> Inner<D>
where
    D::TouchFocus: WaylandFocus,
{
    fn load_gestures(&self, options: GestureFileOptions<D>) -> Result<()> {
        let (places, windows, titles) = (self.places.clone(), self.places.clone(), self.places.clone());
        let (names, frames) = (self.places.clone(), self.frames.actions.clone());
        let host = GestureHost {
            name: options.name,
            actions: options.actions,
            knows_modifiers: true,
            knows_tablet_mode: options.knows_tablet_mode,
            posts_processes: true,
            posts_progress: options.show_progress.is_some(),
            log: Some(Box::new(|line| tracing::info!("tactus: {line}"))),
            find_output: Some(Box::new(move |touch| {
                let place = places.output_at(touch.info().location)?;
                Some(Output { name: Some(place.name), frame: place.frame })
            })),
            has_output: Some(Box::new(move |name| names.has_output(name))),
            app_id: Some(Box::new(move |touch| windows.app_id(touch.info().view?))),
            title: Some(Box::new(move |touch| titles.title(touch.info().view?))),
            hold: Some(Box::new(move |action| frames.hold(action))),
            ..Default::default()
        };
        // The former gestures go first.
        self.file.take();
        let gestures = GestureFile::new(&self.application, &self.root, host)?;
        let loaded = gestures.load(options.host_file.as_deref());
        gestures.add_seat(0)?;
        // Programs that follow are no reason to have no gestures.
        note("programs that follow gestures", gestures.publish());
        tracing::info!("tactus: {} gestures", gestures.count());
        *self.file.borrow_mut() = Some(File {
            gestures: Rc::new(gestures),
            act: RefCell::new(options.act),
            show_progress: RefCell::new(options.show_progress),
            token: Cell::new(None),
        });
        self.accommodate_all();
        self.follow_file()?;
        // Without a file there are no gestures until there is one.
        loaded.or_else(|error| if error == Error::Nothing { Ok(()) } else { Err(error) })
    }

    fn gestures(&self) -> Option<Rc<GestureFile>> {
        self.file.borrow().as_ref().map(|file| file.gestures.clone())
    }

    /// Waits for the next change of the file.
    fn follow_file(&self) -> Result<()> {
        let Some(gestures) = self.gestures() else { return Ok(()) };
        let Some(descriptor) = gestures.duplicate_fd()? else { return Ok(()) };
        let own = self.own.clone();
        let token = self.event_loop.watch(descriptor, move |data| {
            let Some(inner) = own.upgrade() else { return PostAction::Remove };
            if inner.gestures().is_some_and(|gestures| gestures.dispatch()) {
                inner.accommodate_all();
            }
            inner.drain(data);
            note("the gesture file", inner.follow_file());
            PostAction::Continue
        })?;
        let former = self.file.borrow().as_ref().and_then(|file| file.token.replace(Some(token)));
        if let Some(former) = former {
            self.event_loop.remove(former);
        }
        Ok(())
    }

    pub(crate) fn accommodate(&self, source: &TouchSource) {
        if let Some(gestures) = self.gestures() {
            note("accommodations", gestures.accommodate(source));
        }
    }

    fn accommodate_all(&self) {
        let sources: Vec<_> = self.panels.borrow().iter().map(|panel| panel.source.clone()).collect();
        sources.iter().for_each(|source| self.accommodate(source));
    }

    pub(crate) fn scales_lengths(&self) -> bool {
        self.gestures().is_some_and(|gestures| gestures.scales_lengths())
    }

    /// Returns whether a finger may become a gesture that comes before a client's move or drag.
    pub(crate) fn holds_touches(&self) -> bool {
        self.gestures().is_some_and(|gestures| gestures.holds_touches(0))
    }

    /// Brings keys and gestures up to date before a finger lands.
    pub(crate) fn prepare_gestures(&self) {
        let keyboard = self.seat.borrow().as_ref().and_then(|seat| seat.get_keyboard());
        if let Some(held) = keyboard.map(|keyboard| keyboard.modifier_state()) {
            let mut modifiers = Modifiers::default();
            let keys = [
                (held.shift, Modifiers::SHIFT),
                (held.ctrl, Modifiers::CTRL),
                (held.alt, Modifiers::ALT),
                (held.logo, Modifiers::SUPER),
            ];
            for (is_held, modifier) in keys {
                if is_held {
                    modifiers = modifiers | modifier;
                }
            }
            note("modifier keys", self.application.set_modifiers(modifiers));
        }
        if let Some(gestures) = self.gestures() {
            gestures.complete_seat(0);
        }
    }

    pub(crate) fn change(&self, action: &Action) {
        if let Some(gestures) = self.gestures() {
            note("a change", gestures.change(action));
        }
    }

    /// Does what the gesture file asks for. Returns whether there was anything.
    pub(crate) fn drain_file(&self, data: &mut D) -> bool {
        let mut has_any = false;
        while let Some(event) = self.gestures().and_then(|gestures| gestures.next_event()) {
            has_any = true;
            match event {
                GestureFileEvent::Action(action) => {
                    let act = self.file.borrow().as_ref().and_then(|file| file.act.take());
                    if let Some(mut act) = act {
                        act(data, &action);
                        if let Some(file) = self.file.borrow().as_ref() {
                            file.act.borrow_mut().get_or_insert(act);
                        }
                    }
                }
                GestureFileEvent::Progress(progress) => {
                    let show = self.file.borrow().as_ref().and_then(|file| file.show_progress.take());
                    if let Some(mut show) = show {
                        show(data, &progress);
                        if let Some(file) = self.file.borrow().as_ref() {
                            file.show_progress.borrow_mut().get_or_insert(show);
                        }
                    }
                }
                GestureFileEvent::Process(process) => note("a command", self.reap(process)),
                _ => {}
            }
        }
        has_any
    }

    /// Waits for the end of a command, and logs a failure.
    fn reap(&self, process: Process) -> Result<()> {
        let pid = Pid::from_raw(process.pid).ok_or(Error::InvalidArgument)?;
        let descriptor = pidfd_open(pid, PidfdFlags::empty()).map_err(|_| Error::System)?;
        self.event_loop.watch(descriptor, move |_| {
            if let Ok(Some((_, status))) = waitpid(Some(pid), WaitOptions::NOHANG) {
                if let Some(words) = Process::describe_exit(status.as_raw()) {
                    tracing::info!("tactus: {}: {words}", process.name);
                }
            }
            PostAction::Remove
        })?;
        Ok(())
    }
}
