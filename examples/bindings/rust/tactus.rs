// SPDX-License-Identifier: MIT
//! A part of Tactus for Rust: the functions that the program needs, declared by hand, and types on top of them that
//! follow the library's rules, so that programs need no unsafe code.

use std::ffi::{c_void, CStr};
use std::marker::PhantomData;
use std::os::raw::{c_char, c_int};

mod ffi {
    use std::ffi::c_void;
    use std::os::raw::{c_char, c_int};

    macro_rules! opaque {
        ($($name:ident)*) => { $(#[repr(C)] pub struct $name { _private: [u8; 0] })* };
    }
    opaque!(Application View Recognizer TouchSource);

    /// struct tactus_reason.
    #[repr(C)]
    pub struct Reason {
        pub size: usize,
        pub code: i32,
        pub outcome: i32,
        pub numbers: [f64; 3],
        pub recognizer: *mut Recognizer,
        pub view: *mut View,
    }

    pub type Action = unsafe extern "C" fn(*mut Recognizer, *mut c_void);
    pub type Destroyed = unsafe extern "C" fn(*mut c_void, *mut c_void);

    #[link(name = "tactus")]
    extern "C" {
        pub fn tactus_status_to_string(status: c_int) -> *const c_char;
        pub fn tactus_application_create() -> *mut Application;
        pub fn tactus_application_destroy(application: *mut Application);
        pub fn tactus_window_create(
            application: *mut Application,
            x: f64,
            y: f64,
            width: f64,
            height: f64,
        ) -> *mut View;
        pub fn tactus_view_add_recognizer(view: *mut View, recognizer: *mut Recognizer) -> c_int;
        pub fn tactus_tap_recognizer_create(application: *mut Application) -> *mut Recognizer;
        pub fn tactus_pan_recognizer_create(application: *mut Application) -> *mut Recognizer;
        pub fn tactus_long_press_recognizer_create(application: *mut Application) -> *mut Recognizer;
        pub fn tactus_recognizer_add_target(
            recognizer: *mut Recognizer,
            action: Action,
            data: *mut c_void,
        ) -> c_int;
        pub fn tactus_recognizer_add_destroy_listener(
            recognizer: *mut Recognizer,
            listener: Destroyed,
            data: *mut c_void,
        ) -> c_int;
        pub fn tactus_recognizer_get_state(recognizer: *const Recognizer) -> c_int;
        pub fn tactus_recognizer_get_location(
            recognizer: *const Recognizer,
            view: *const View,
            x: *mut f64,
            y: *mut f64,
        ) -> c_int;
        pub fn tactus_recognizer_get_reason(recognizer: *const Recognizer, reason: *mut Reason) -> c_int;
        pub fn tactus_pan_recognizer_get_translation(
            pan: *const Recognizer,
            view: *const View,
            x: *mut f64,
            y: *mut f64,
        ) -> c_int;
        pub fn tactus_pan_recognizer_get_velocity(
            pan: *const Recognizer,
            view: *const View,
            x: *mut f64,
            y: *mut f64,
        ) -> c_int;
        pub fn tactus_touch_source_create(
            application: *mut Application,
            info: *const c_void,
        ) -> *mut TouchSource;
        pub fn tactus_touch_source_down(
            source: *mut TouchSource,
            time_us: u64,
            id: i32,
            x: f64,
            y: f64,
        ) -> c_int;
        pub fn tactus_touch_source_motion(
            source: *mut TouchSource,
            time_us: u64,
            id: i32,
            x: f64,
            y: f64,
        ) -> c_int;
        pub fn tactus_touch_source_up(source: *mut TouchSource, time_us: u64, id: i32) -> c_int;
        pub fn tactus_touch_source_frame(source: *mut TouchSource, time_us: u64) -> c_int;
        pub fn tactus_reason_describe(
            reason: *const Reason,
            recognizer: *const Recognizer,
            buffer: *mut c_char,
            size: usize,
        ) -> usize;
    }
}

pub type Result<T> = std::result::Result<T, String>;

/// Returns a string of the library, which is static.
fn string(text: *const c_char) -> String {
    unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned()
}

fn check(status: c_int) -> Result<()> {
    if status == 0 {
        Ok(())
    } else {
        Err(string(unsafe { ffi::tactus_status_to_string(status) }))
    }
}

fn created<T>(object: *mut T) -> Result<*mut T> {
    if object.is_null() {
        Err("out of memory".to_owned())
    } else {
        Ok(object)
    }
}

pub enum Kind {
    Tap,
    Pan,
    LongPress,
}

/// Owns everything that is created for it. The raw pointer keeps it on one thread, as the library requires.
pub struct Application(*mut ffi::Application);

impl Application {
    pub fn new() -> Result<Self> {
        created(unsafe { ffi::tactus_application_create() }).map(Application)
    }
    pub fn window(&self, x: f64, y: f64, width: f64, height: f64) -> Result<View<'_>> {
        let view = created(unsafe { ffi::tactus_window_create(self.0, x, y, width, height) })?;
        Ok(View(view, PhantomData))
    }
    pub fn touch_source(&self) -> Result<TouchSource<'_>> {
        let source = created(unsafe { ffi::tactus_touch_source_create(self.0, std::ptr::null()) })?;
        Ok(TouchSource(source, PhantomData))
    }
    pub fn recognizer(&self, kind: Kind) -> Result<Recognizer<'_>> {
        let recognizer = unsafe {
            match kind {
                Kind::Tap => ffi::tactus_tap_recognizer_create(self.0),
                Kind::Pan => ffi::tactus_pan_recognizer_create(self.0),
                Kind::LongPress => ffi::tactus_long_press_recognizer_create(self.0),
            }
        };
        Ok(Recognizer(created(recognizer)?, PhantomData))
    }
}

impl Drop for Application {
    fn drop(&mut self) {
        unsafe { ffi::tactus_application_destroy(self.0) }
    }
}

pub struct View<'a>(*mut ffi::View, PhantomData<&'a Application>);

impl View<'_> {
    pub fn add(&self, recognizer: &Recognizer) -> Result<()> {
        check(unsafe { ffi::tactus_view_add_recognizer(self.0, recognizer.0) })
    }
}

type Getter = unsafe extern "C" fn(*const ffi::Recognizer, *const ffi::View, *mut f64, *mut f64) -> c_int;

#[derive(Clone, Copy)]
pub struct Recognizer<'a>(*mut ffi::Recognizer, PhantomData<&'a Application>);

impl Recognizer<'_> {
    /// Adds an action, which lives as long as the recognizer. A panic in it ends the program: it is compiled with
    /// panic=abort.
    pub fn on_action<F: FnMut(Recognizer) + 'static>(&self, action: F) -> Result<()> {
        unsafe extern "C" fn call<F: FnMut(Recognizer)>(recognizer: *mut ffi::Recognizer, data: *mut c_void) {
            (*(data as *mut F))(Recognizer(recognizer, PhantomData))
        }
        unsafe extern "C" fn free<F>(_: *mut c_void, data: *mut c_void) {
            drop(Box::from_raw(data as *mut F))
        }
        let data = Box::into_raw(Box::new(action)) as *mut c_void;
        check(unsafe { ffi::tactus_recognizer_add_destroy_listener(self.0, free::<F>, data) })?;
        check(unsafe { ffi::tactus_recognizer_add_target(self.0, call::<F>, data) })
    }
    fn get(&self, getter: Getter) -> Result<(f64, f64)> {
        let (mut x, mut y) = (0.0, 0.0);
        check(unsafe { getter(self.0, std::ptr::null(), &mut x, &mut y) })?;
        Ok((x, y))
    }
    pub fn location(&self) -> Result<(f64, f64)> {
        self.get(ffi::tactus_recognizer_get_location)
    }
    /// Returns the translation of a pan; an error for any other kind.
    pub fn translation(&self) -> Result<(f64, f64)> {
        self.get(ffi::tactus_pan_recognizer_get_translation)
    }
    /// Returns the velocity of a pan, in px/s.
    pub fn velocity(&self) -> Result<(f64, f64)> {
        self.get(ffi::tactus_pan_recognizer_get_velocity)
    }
    pub fn state(&self) -> &'static str {
        let states = ["possible", "began", "changed", "ended", "cancelled", "failed"];
        states.get(unsafe { ffi::tactus_recognizer_get_state(self.0) } as usize).unwrap_or(&"?")
    }
    /// Returns why the recognizer last failed: the library's sentence, with the numbers that decided.
    pub fn reason(&self) -> Result<String> {
        let mut reason = ffi::Reason {
            size: std::mem::size_of::<ffi::Reason>(),
            code: 0,
            outcome: 0,
            numbers: [0.0; 3],
            recognizer: std::ptr::null_mut(),
            view: std::ptr::null_mut(),
        };
        check(unsafe { ffi::tactus_recognizer_get_reason(self.0, &mut reason) })?;
        let length = unsafe { ffi::tactus_reason_describe(&reason, std::ptr::null(), std::ptr::null_mut(), 0) };
        let mut words = vec![0u8; length + 1]; // NUL-terminated
        unsafe { ffi::tactus_reason_describe(&reason, std::ptr::null(), words.as_mut_ptr().cast(), words.len()) };
        words.truncate(length);
        Ok(String::from_utf8_lossy(&words).into_owned())
    }
}

pub struct TouchSource<'a>(*mut ffi::TouchSource, PhantomData<&'a Application>);

impl TouchSource<'_> {
    pub fn down(&self, time_us: u64, id: i32, x: f64, y: f64) -> Result<()> {
        check(unsafe { ffi::tactus_touch_source_down(self.0, time_us, id, x, y) })?;
        check(unsafe { ffi::tactus_touch_source_frame(self.0, time_us) })
    }
    pub fn motion(&self, time_us: u64, id: i32, x: f64, y: f64) -> Result<()> {
        check(unsafe { ffi::tactus_touch_source_motion(self.0, time_us, id, x, y) })?;
        check(unsafe { ffi::tactus_touch_source_frame(self.0, time_us) })
    }
    pub fn up(&self, time_us: u64, id: i32) -> Result<()> {
        check(unsafe { ffi::tactus_touch_source_up(self.0, time_us, id) })?;
        check(unsafe { ffi::tactus_touch_source_frame(self.0, time_us) })
    }
}
