// SPDX-License-Identifier: MIT
//! Objects of the library and the handles that own them.
//!
//! An object is freed by the library: some time after it was destroyed, or with its application. A destroy listener
//! then clears the pointer, so that a handle that is left answers [`Error::Destroyed`](crate::Error::Destroyed). The
//! library holds a reference to the Rust side until then, so that callbacks find it also while the object is being
//! destroyed.

use std::cell::{Cell, RefCell};
use std::ffi::c_void;
use std::mem::take;
use std::ptr::null_mut;
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::error::{check, Error, Result};
use crate::shared::Shared;
use crate::sys;

static LAST_ID: AtomicU64 = AtomicU64::new(0);

/// A type of objects.
pub(crate) trait Kind: Sized + 'static {
    type Raw;
    /// Functions of the program.
    type Hooks: Default + 'static;

    /// # Safety
    /// `raw` is alive.
    unsafe fn destroy(raw: *mut Self::Raw);
    /// # Safety
    /// `raw` is alive.
    unsafe fn add_destroy_listener(
        raw: *mut Self::Raw,
        listener: sys::tactus_destroy_func,
        data: *mut c_void,
    ) -> sys::tactus_status;
}

pub(crate) struct Object<K: Kind> {
    raw: Cell<*mut K::Raw>,
    id: u64,
    handles: Cell<usize>,
    /// The last handle has gone, or the object is left to the application.
    is_left: Cell<bool>,
    pub(crate) shared: Rc<Shared>,
    pub(crate) hooks: RefCell<K::Hooks>,
}

impl<K: Kind> Object<K> {
    pub(crate) fn id(&self) -> u64 {
        self.id
    }
}

/// One of the owners of an object, which is destroyed with the last one.
pub(crate) struct Handle<K: Kind>(Rc<Object<K>>);

impl<K: Kind> Handle<K> {
    /// Owns an object that was just created.
    pub(crate) fn own(raw: *mut K::Raw, shared: &Rc<Shared>) -> Result<Self> {
        if raw.is_null() {
            return Err(Error::NotCreated);
        }
        let handle = Handle::follow(raw, shared);
        if handle.is_err() {
            // SAFETY: it was just created.
            unsafe { K::destroy(raw) };
        }
        handle
    }

    /// Follows an object that somebody else destroys.
    #[allow(dead_code)] // without features
    pub(crate) fn borrow(raw: *mut K::Raw, shared: &Rc<Shared>) -> Result<Self> {
        let handle = Handle::follow(raw, shared)?;
        handle.0.is_left.set(true);
        Ok(handle)
    }

    fn follow(raw: *mut K::Raw, shared: &Rc<Shared>) -> Result<Self> {
        let object = Rc::new(Object {
            raw: Cell::new(raw),
            id: LAST_ID.fetch_add(1, Ordering::Relaxed) + 1,
            handles: Cell::new(1),
            is_left: Cell::new(false),
            shared: Rc::clone(shared),
            hooks: RefCell::new(K::Hooks::default()),
        });
        let data = Rc::into_raw(Rc::clone(&object)) as *mut c_void;
        // SAFETY: the object is alive, and the listener takes over the reference in `data`.
        let status = unsafe { K::add_destroy_listener(raw, Some(freed::<K>), data) };
        if let Err(error) = check(status) {
            // SAFETY: nobody else has it.
            drop(unsafe { Rc::from_raw(data as *const Object<K>) });
            object.raw.set(null_mut());
            return Err(error);
        }
        shared.register(raw as *const c_void, data);
        Ok(Handle(object))
    }

    /// Returns a handle of an object of this crate, `None` for NULL and for objects of other libraries.
    pub(crate) fn find(shared: &Shared, raw: *const K::Raw) -> Option<Self> {
        // SAFETY: what is registered is alive, and types of objects share no addresses.
        shared.registered(raw as *const c_void).map(|data| unsafe { Handle::of_data(data) })
    }

    /// Returns a handle in a callback that got `Object::data`.
    ///
    /// # Safety
    /// The object in C is alive.
    pub(crate) unsafe fn of_data(data: *const c_void) -> Self {
        let pointer = data as *const Object<K>;
        // SAFETY: the library holds a reference until the object is freed.
        let object = unsafe {
            Rc::increment_strong_count(pointer);
            Rc::from_raw(pointer)
        };
        object.handles.set(object.handles.get() + 1);
        Handle(object)
    }

    /// Calls a function of the program from a callback that got `Object::data`.
    ///
    /// # Safety
    /// The object in C is alive.
    pub(crate) unsafe fn guard<R>(data: *const c_void, default: R, function: impl FnOnce(&Self) -> R) -> R {
        // SAFETY: the caller's.
        let handle = unsafe { Handle::of_data(data) };
        let shared = Rc::clone(handle.shared());
        shared.guard(default, move || function(&handle))
    }

    pub(crate) fn object(&self) -> &Rc<Object<K>> {
        &self.0
    }

    /// Returns the data that callbacks of the object get.
    pub(crate) fn data(&self) -> *mut c_void {
        Rc::as_ptr(&self.0) as *mut c_void
    }

    pub(crate) fn shared(&self) -> &Rc<Shared> {
        &self.0.shared
    }

    /// Returns the object in C, or an error once it was freed.
    pub(crate) fn raw(&self) -> Result<*mut K::Raw> {
        let raw = self.0.raw.get();
        if raw.is_null() {
            Err(Error::Destroyed)
        } else {
            Ok(raw)
        }
    }

    /// Returns the object in C, NULL once it was freed. Getters answer NULL with the zero of their type.
    pub(crate) fn raw_or_null(&self) -> *mut K::Raw {
        self.0.raw.get()
    }

    /// Leaves the object to its application.
    pub(crate) fn leave(self) {
        self.0.is_left.set(true);
    }

    /// Changes the functions of the program. What `change` returns, the former ones, is dropped afterwards.
    pub(crate) fn change_hooks<R>(&self, change: impl FnOnce(&mut K::Hooks) -> R) {
        let former = change(&mut self.0.hooks.borrow_mut());
        drop(former);
    }
}

impl<K: Kind> Clone for Handle<K> {
    fn clone(&self) -> Self {
        self.0.handles.set(self.0.handles.get() + 1);
        Handle(Rc::clone(&self.0))
    }
}

impl<K: Kind> PartialEq for Handle<K> {
    fn eq(&self, other: &Self) -> bool {
        self.0.id == other.0.id
    }
}

impl<K: Kind> Drop for Handle<K> {
    fn drop(&mut self) {
        let object = &self.0;
        object.handles.set(object.handles.get() - 1);
        if object.handles.get() > 0 || object.is_left.replace(true) {
            return;
        }
        let object = Rc::clone(object);
        let shared = Rc::clone(&object.shared);
        shared.when_allowed(move || {
            let raw = object.raw.get();
            if !raw.is_null() {
                // SAFETY: it is alive until its listener says otherwise.
                object.shared.call(|| unsafe { K::destroy(raw) });
            }
        });
    }
}

/// The object's memory is about to go. Only getters may be called, so that closures are dropped later.
unsafe extern "C" fn freed<K: Kind>(_: *mut c_void, data: *mut c_void) {
    // SAFETY: follow() left this reference to the library.
    let object = unsafe { Rc::from_raw(data as *const Object<K>) };
    object.shared.unregister(object.raw.replace(null_mut()) as *const c_void);
    let hooks = take(&mut *object.hooks.borrow_mut());
    object.shared.drop_later(hooks);
}

/// Declares what a public handle has: clone, comparison, its id, and the pointer for the C API.
macro_rules! handle {
    ($name:ident, $kind:ty, $raw:ty, $id:ident) => {
        /// Identity of an object, also after its end. No two objects of a process share one.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $id(pub(crate) u64);

        impl $name {
            /// Returns the identity, which events carry.
            pub fn id(&self) -> $id {
                $id(self.handle.object().id())
            }

            /// Returns whether the object is alive: not destroyed with its application.
            pub fn is_alive(&self) -> bool {
                !self.handle.raw_or_null().is_null()
            }

            /// Leaves the object to its application: it is destroyed with it, not with the last handle.
            pub fn leave(self) {
                self.handle.leave();
            }

            /// Returns the pointer of the C API, NULL once the object is freed. Do not destroy it.
            pub fn as_raw(&self) -> *mut $raw {
                self.handle.raw_or_null()
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, concat!(stringify!($name), "({})"), self.handle.object().id())
            }
        }

        impl crate::object::Kind for $kind {
            type Raw = $raw;
            type Hooks = Hooks;

            unsafe fn destroy(raw: *mut $raw) {
                // SAFETY: the caller's.
                unsafe { destroy(raw) }
            }

            unsafe fn add_destroy_listener(
                raw: *mut $raw,
                listener: sys::tactus_destroy_func,
                data: *mut std::ffi::c_void,
            ) -> sys::tactus_status {
                // SAFETY: the caller's.
                unsafe { add_destroy_listener(raw, listener, data) }
            }
        }
    };
}
