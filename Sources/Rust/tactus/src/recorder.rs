// SPDX-License-Identifier: MIT
//! Recorders: what happened, for people who were not there.

use std::cell::{Cell, RefCell};
use std::ffi::{c_char, c_void, CString};
use std::os::fd::{AsFd, AsRawFd, OwnedFd};
use std::ptr::null_mut;
use std::rc::Rc;
use std::slice::from_raw_parts;
use std::time::Duration;

use crate::application::Application;
use crate::error::{check, Error, Result};
use crate::shared::Shared;
use crate::source::TouchSource;
use crate::surface::SurfaceClient;
use crate::sys;

type WriteFunction = dyn FnMut(&str) -> bool;

/// Lives until the recorder in C is destroyed, which has a reference.
struct Node {
    raw: Cell<*mut sys::tactus_recorder>,
    shared: Rc<Shared>,
    write: RefCell<Option<Box<WriteFunction>>>,
    /// Closed after the recorder has gone.
    _file: Option<OwnedFd>,
}

/// Records the input of one application and the answers of its program, as a scenario that `tactus replay` plays. It is
/// destroyed when it is dropped, before or after the application, after writing what remains.
///
/// A recording begins while no finger is down. Give views and recognizers names before.
///
/// ```
/// # use std::{cell::RefCell, rc::Rc};
/// use tactus::{Application, Recorder};
///
/// # fn main() -> tactus::Result<()> {
/// let application = Application::new()?;
/// let text = Rc::new(RefCell::new(String::new()));
/// let written = text.clone();
/// let recorder = Recorder::new(&application, move |piece| {
///     written.borrow_mut().push_str(piece);
///     true
/// })?;
/// application.window(tactus::Rect::new(0.0, 0.0, 400.0, 600.0))?.leave();
/// application.advance(1_000_000)?;
/// drop(recorder);
/// assert!(text.borrow().contains("window"));
/// # Ok(())
/// # }
/// ```
pub struct Recorder {
    node: Rc<Node>,
}

impl Recorder {
    /// Creates a recorder that writes everything, after each frame and when it is dropped. The function gets whole
    /// lines, while the application delivers; only getters may be called from it. It returns false if it cannot write:
    /// then the recording ends.
    pub fn new(application: &Application, write: impl FnMut(&str) -> bool + 'static) -> Result<Self> {
        Self::create(application, Some(Box::new(write)), None, |raw, data, _| {
            // SAFETY: the application is alive; the data lives as long as the recorder.
            unsafe { sys::tactus_recorder_create(raw, Some(write_piece), data) }
        })
    }

    /// Creates a recorder that writes to a file, pipe or socket, which is closed after it.
    pub fn to_file(application: &Application, file: impl Into<OwnedFd>) -> Result<Self> {
        Self::create(application, None, Some(file.into()), |raw, _, descriptor| {
            // SAFETY: the application is alive; the descriptor is open as long as the recorder.
            unsafe { sys::tactus_recorder_create_for_fd(raw, descriptor) }
        })
    }

    /// Creates a flight recorder, which keeps at least the last `duration` in a buffer of this many bytes, and writes
    /// them only in a dump.
    pub fn flight(application: &Application, duration: Duration, bytes: usize) -> Result<Self> {
        let duration_us = u64::try_from(duration.as_micros()).map_err(|_| Error::InvalidArgument)?;
        Self::create(application, None, None, |raw, _, _| {
            // SAFETY: the application is alive.
            unsafe { sys::tactus_flight_recorder_create(raw, duration_us, bytes) }
        })
    }

    fn create(
        application: &Application,
        write: Option<Box<WriteFunction>>,
        file: Option<OwnedFd>,
        create: impl FnOnce(*mut sys::tactus_application, *mut c_void, i32) -> *mut sys::tactus_recorder,
    ) -> Result<Self> {
        let raw = application.shared.application()?;
        let descriptor = file.as_ref().map_or(-1, |file| file.as_raw_fd());
        let shared = Rc::clone(&application.shared);
        let node = Rc::new(Node { raw: Cell::new(null_mut()), shared, write: RefCell::new(write), _file: file });
        let data = Rc::into_raw(Rc::clone(&node)) as *mut c_void;
        let recorder = application.shared.call_undisturbed(|| create(raw, data, descriptor));
        node.raw.set(recorder);
        if recorder.is_null() {
            // SAFETY: nobody else has it.
            drop(unsafe { Rc::from_raw(data as *const Node) });
            return Err(Error::NotCreated);
        }
        Ok(Recorder { node })
    }

    fn call(&self, function: impl FnOnce(*mut sys::tactus_recorder) -> sys::tactus_status) -> Result<()> {
        let raw = self.node.raw.get();
        check(self.node.shared.call_undisturbed(|| function(raw)))
    }

    /// Writes what a flight recorder has kept. The recorder goes on. [`Error::Nothing`]: there was no moment to begin
    /// at yet. [`Error::System`]: the function returned false.
    pub fn dump(&self, mut write: impl FnMut(&str) -> bool) -> Result<()> {
        let mut write: (&mut dyn FnMut(&str) -> bool, &Shared) = (&mut write, &self.node.shared);
        let data = &mut write as *mut (&mut dyn FnMut(&str) -> bool, &Shared) as *mut c_void;
        // SAFETY: the recorder is alive; the function is used during the call alone.
        self.call(|raw| unsafe { sys::tactus_recorder_dump(raw, Some(dump_piece), data) })
    }

    /// Writes what a flight recorder has kept to a file, pipe or socket.
    pub fn dump_to(&self, file: impl AsFd) -> Result<()> {
        let descriptor = file.as_fd().as_raw_fd();
        // SAFETY: the recorder is alive, and the file is open during the call.
        self.call(|raw| unsafe { sys::tactus_recorder_dump_to_fd(raw, descriptor) })
    }

    /// Writes at once what would be written after the next frame.
    pub fn flush(&self) -> Result<()> {
        // SAFETY: the recorder is alive.
        self.call(|raw| unsafe { sys::tactus_recorder_flush(raw) })
    }

    /// Adds a comment, such as what went wrong for the user.
    pub fn add_comment(&self, text: &str) -> Result<()> {
        let text = CString::new(text).map_err(|_| Error::InvalidArgument)?;
        // SAFETY: the recorder is alive; the text is copied.
        self.call(|raw| unsafe { sys::tactus_recorder_add_comment(raw, text.as_ptr()) })
    }

    /// Names a touch source, which has no name of its own.
    pub fn name_source(&self, source: &TouchSource, name: &str) -> Result<()> {
        self.set_name(source.handle.raw()?.cast_const().cast(), name)
    }

    /// Names a client, which has no name of its own.
    pub fn name_client(&self, client: &SurfaceClient, name: &str) -> Result<()> {
        self.set_name(client.handle.raw()?.cast_const().cast(), name)
    }

    fn set_name(&self, object: *const c_void, name: &str) -> Result<()> {
        let name = CString::new(name).map_err(|_| Error::InvalidArgument)?;
        // SAFETY: the recorder and the object are alive; the name is copied.
        self.call(|raw| unsafe { sys::tactus_recorder_set_name(raw, object, name.as_ptr()) })
    }
}

impl Drop for Recorder {
    fn drop(&mut self) {
        let node = Rc::clone(&self.node);
        let shared = Rc::clone(&node.shared);
        // Never from its own function, which is called while drops wait.
        shared.when_allowed(move || {
            let raw = node.raw.replace(null_mut());
            // SAFETY: it was alive until now, and then gives its reference back.
            unsafe {
                node.shared.call_undisturbed(|| sys::tactus_recorder_destroy(raw));
                drop(Rc::from_raw(Rc::as_ptr(&node)));
            }
        });
    }
}

impl std::fmt::Debug for Recorder {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Recorder")
    }
}

/// # Safety
/// `text` has `length` bytes.
unsafe fn piece<'a>(text: *const c_char, length: usize) -> std::borrow::Cow<'a, str> {
    // SAFETY: the caller's.
    String::from_utf8_lossy(unsafe { from_raw_parts(text.cast(), length) })
}

unsafe extern "C" fn write_piece(text: *const c_char, length: usize, data: *mut c_void) -> bool {
    // SAFETY: create() gave the data, which lives as long as the recorder; the text is valid during the call.
    let (node, text) = unsafe { (&*(data as *const Node), piece(text, length)) };
    node.shared.guard_getters(false, || match node.write.try_borrow_mut() {
        Ok(mut write) => write.as_mut().is_some_and(|write| write(&text)),
        Err(_) => false,
    })
}

unsafe extern "C" fn dump_piece(text: *const c_char, length: usize, data: *mut c_void) -> bool {
    // SAFETY: dump() gave the data and waits; the text is valid during the call.
    let (write, text) = unsafe { (&mut *(data as *mut (&mut dyn FnMut(&str) -> bool, &Shared)), piece(text, length)) };
    let (function, shared) = (&mut *write.0, write.1);
    shared.guard_getters(false, || function(&text))
}
