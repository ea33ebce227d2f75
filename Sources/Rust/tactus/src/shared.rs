// SPDX-License-Identifier: MIT
//! What the handles of one application share: its queue, its panics, and what waits to be dropped.
//!
//! Each call of the library that may call back goes through [`Shared::call`]. When the outermost one has returned, what
//! could not be dropped inside is dropped, and a panic of a callback goes on.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::ffi::c_void;
use std::mem::forget;
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};
use std::ptr::null_mut;
use std::rc::{Rc, Weak};
use std::thread::panicking;

use crate::application::ApplicationHooks;
use crate::error::{check, Error, Result};
use crate::event::{Event, Queue};
use crate::sys;

/// A part of another library that has to be destroyed before the application.
pub(crate) trait Dependent {
    fn destroy(self: Rc<Self>);
}

pub(crate) struct Shared {
    raw: Cell<*mut sys::tactus_application>,
    /// Calls of the library under way.
    depth: Cell<u32>,
    /// Functions of the program under way from which only getters may be called, and calls that nothing may destroy.
    restricted: Cell<u32>,
    queue: RefCell<Queue<Event>>,
    /// What is done when nothing is under way.
    later: RefCell<Vec<Box<dyn FnOnce()>>>,
    panic: Cell<Option<Box<dyn Any + Send>>>,
    /// Objects of this crate by their address in C. Those of other libraries are not in it.
    objects: RefCell<HashMap<*const c_void, *const c_void>>,
    dependents: RefCell<Vec<Weak<dyn Dependent>>>,
    pub(crate) hooks: RefCell<ApplicationHooks>,
}

impl Shared {
    /// Returns the state of an application that is about to be created by a function that calls back already.
    pub(crate) fn new() -> Rc<Self> {
        Rc::new(Shared {
            raw: Cell::new(null_mut()),
            depth: Cell::new(0),
            restricted: Cell::new(0),
            queue: RefCell::new(Queue::new()),
            later: RefCell::new(Vec::with_capacity(16)),
            panic: Cell::new(None),
            objects: RefCell::new(HashMap::new()),
            dependents: RefCell::new(Vec::new()),
            hooks: RefCell::new(ApplicationHooks::default()),
        })
    }

    /// Follows an application until it is freed. The library keeps a reference as long.
    pub(crate) fn attach(self: &Rc<Self>, raw: *mut sys::tactus_application) -> Result<()> {
        if raw.is_null() {
            return Err(Error::NotCreated);
        }
        let data = Rc::into_raw(Rc::clone(self)) as *mut c_void;
        // SAFETY: the listener takes over the reference in `data`.
        let status = unsafe { sys::tactus_application_add_destroy_listener(raw, Some(application_freed), data) };
        if let Err(error) = check(status) {
            // SAFETY: nobody else has it.
            drop(unsafe { Rc::from_raw(data as *const Shared) });
            return Err(error);
        }
        self.raw.set(raw);
        Ok(())
    }

    /// Returns the application, or an error once it is gone.
    pub(crate) fn application(&self) -> Result<*mut sys::tactus_application> {
        let raw = self.raw.get();
        if raw.is_null() {
            Err(Error::Destroyed)
        } else {
            Ok(raw)
        }
    }

    /// Makes a call of the library that may call back.
    pub(crate) fn call<R>(self: &Rc<Self>, function: impl FnOnce() -> R) -> R {
        let shared = Rc::clone(self);
        shared.depth.set(shared.depth.get() + 1);
        let result = function();
        shared.depth.set(shared.depth.get() - 1);
        shared.settle();
        result
    }

    /// Makes a call of the library with a status as result.
    pub(crate) fn check(self: &Rc<Self>, function: impl FnOnce() -> sys::tactus_status) -> Result<()> {
        check(self.call(function))
    }

    /// Makes a call during which nothing is destroyed: drops wait until it has returned.
    #[allow(dead_code)] // without features
    pub(crate) fn call_undisturbed<R>(self: &Rc<Self>, function: impl FnOnce() -> R) -> R {
        self.call(|| self.restrict(function))
    }

    fn restrict<R>(&self, function: impl FnOnce() -> R) -> R {
        self.restricted.set(self.restricted.get() + 1);
        let result = function();
        self.restricted.set(self.restricted.get() - 1);
        result
    }

    /// Does what has waited, and lets a panic go on, unless a call is under way.
    pub(crate) fn settle(&self) {
        if self.depth.get() > 0 || self.restricted.get() > 0 {
            return;
        }
        loop {
            let next = self.later.borrow_mut().pop();
            match next {
                Some(function) => function(),
                None => break,
            }
        }
        if !panicking() {
            if let Some(payload) = self.panic.take() {
                resume_unwind(payload);
            }
        }
    }

    /// Calls a function of the program from a callback of the library. A panic waits until the library has returned.
    /// What the function owns is dropped here as well.
    pub(crate) fn guard<R>(&self, default: R, function: impl FnOnce() -> R) -> R {
        self.depth.set(self.depth.get() + 1);
        let result = catch_unwind(AssertUnwindSafe(function)).unwrap_or_else(|payload| {
            match self.panic.take() {
                None => self.panic.set(Some(payload)),
                Some(first) => {
                    self.panic.set(Some(first));
                    // The second one is not told; its end may panic, too.
                    if let Err(third) = catch_unwind(AssertUnwindSafe(|| drop(payload))) {
                        forget(third);
                    }
                }
            }
            default
        });
        self.depth.set(self.depth.get() - 1);
        result
    }

    /// As guard(), where the library answers everything but getters with BUSY.
    pub(crate) fn guard_getters<R>(&self, default: R, function: impl FnOnce() -> R) -> R {
        self.restrict(|| self.guard(default, function))
    }

    /// Does something now, or when nothing forbids it any more.
    pub(crate) fn when_allowed(&self, function: impl FnOnce() + 'static) {
        if self.restricted.get() > 0 {
            self.later.borrow_mut().push(Box::new(function));
        } else {
            function();
        }
    }

    /// Drops a value that may contain handles, after the library has returned.
    pub(crate) fn drop_later(&self, value: impl Sized + 'static) {
        self.later.borrow_mut().push(Box::new(move || drop(value)));
    }

    pub(crate) fn post(&self, event: Event) {
        self.queue.borrow_mut().push(event);
    }

    pub(crate) fn next_event(&self) -> Option<Event> {
        self.settle();
        self.queue.borrow_mut().pop()
    }

    pub(crate) fn register(&self, raw: *const c_void, object: *const c_void) {
        self.objects.borrow_mut().insert(raw, object);
    }

    pub(crate) fn unregister(&self, raw: *const c_void) {
        self.objects.borrow_mut().remove(&raw);
    }

    pub(crate) fn registered(&self, raw: *const c_void) -> Option<*const c_void> {
        self.objects.borrow().get(&raw).copied()
    }

    #[allow(dead_code)] // without features
    pub(crate) fn add_dependent(&self, dependent: Weak<dyn Dependent>) {
        let mut dependents = self.dependents.borrow_mut();
        dependents.retain(|one| one.strong_count() > 0);
        dependents.push(dependent);
    }

    /// Destroys what depends on the application.
    pub(crate) fn destroy_dependents(&self) {
        let dependents = self.dependents.take();
        for dependent in dependents.iter().filter_map(Weak::upgrade) {
            dependent.destroy();
        }
    }

    /// Destroys the application, after what depends on it.
    pub(crate) fn destroy_application(self: &Rc<Self>) {
        let shared = Rc::clone(self);
        self.when_allowed(move || {
            shared.destroy_dependents();
            let raw = shared.raw.get();
            if !raw.is_null() {
                // SAFETY: it is alive until its listener says otherwise.
                shared.call(|| unsafe { sys::tactus_application_destroy(raw) });
            }
        });
    }
}

/// The application's memory is about to go. Only getters may be called, so that closures are dropped later.
unsafe extern "C" fn application_freed(_: *mut c_void, data: *mut c_void) {
    // SAFETY: attach() left this reference to the library.
    let shared = unsafe { Rc::from_raw(data as *const Shared) };
    shared.raw.set(null_mut());
    let hooks = shared.hooks.take();
    shared.drop_later(hooks);
}

/// Returns a reference to the state that a callback got as its data.
///
/// # Safety
/// `data` comes from `Rc::as_ptr` of a state whose application is alive.
pub(crate) unsafe fn shared_of(data: *const c_void) -> Rc<Shared> {
    let pointer = data as *const Shared;
    // SAFETY: as above; the library keeps a reference as long as the application is alive.
    unsafe {
        Rc::increment_strong_count(pointer);
        Rc::from_raw(pointer)
    }
}
