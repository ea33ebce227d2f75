// SPDX-License-Identifier: MIT
//! The event loop of the compositor, whose data need not be the compositor's state itself.

use std::os::fd::OwnedFd;
use std::time::Duration;

use smithay::reexports::calloop::generic::Generic;
use smithay::reexports::calloop::timer::{TimeoutAction, Timer};
use smithay::reexports::calloop::{Interest, LoopHandle, Mode, PostAction, RegistrationToken};
use tactus::{Error, Result};

type OnReadable<D> = Box<dyn FnMut(&mut D) -> PostAction>;
type OnTime<D> = Box<dyn FnMut(&mut D)>;

pub(crate) struct Loop<D> {
    watch: Box<dyn Fn(OwnedFd, OnReadable<D>) -> Result<RegistrationToken>>,
    wait: Box<dyn Fn(Duration, OnTime<D>) -> Result<()>>,
    remove: Box<dyn Fn(RegistrationToken)>,
}

impl<D: 'static> Loop<D> {
    pub(crate) fn new<L: 'static>(handle: &LoopHandle<'static, L>, state_of: fn(&mut L) -> &mut D) -> Self {
        let (readable, timed, removed) = (handle.clone(), handle.clone(), handle.clone());
        Loop {
            watch: Box::new(move |descriptor, mut function| {
                let source = Generic::new(descriptor, Interest::READ, Mode::Level);
                let added = readable.insert_source(source, move |_, _, data| Ok(function(state_of(data))));
                added.map_err(|_| Error::System)
            }),
            wait: Box::new(move |duration, mut function| {
                let added = timed.insert_source(Timer::from_duration(duration), move |_, _, data| {
                    function(state_of(data));
                    TimeoutAction::Drop
                });
                added.map(drop).map_err(|_| Error::System)
            }),
            remove: Box::new(move |token| removed.remove(token)),
        }
    }

    /// Calls a function whenever a descriptor is readable.
    pub(crate) fn watch(
        &self,
        descriptor: OwnedFd,
        function: impl FnMut(&mut D) -> PostAction + 'static,
    ) -> Result<RegistrationToken> {
        (self.watch)(descriptor, Box::new(function))
    }

    /// Calls a function once.
    pub(crate) fn wait(&self, duration: Duration, function: impl FnMut(&mut D) + 'static) -> Result<()> {
        (self.wait)(duration, Box::new(function))
    }

    pub(crate) fn remove(&self, token: RegistrationToken) {
        (self.remove)(token);
    }
}
