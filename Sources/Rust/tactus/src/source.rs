// SPDX-License-Identifier: MIT
//! Touch sources: the input.

use crate::application::Application;
use crate::error::{check, Result};
use crate::object::Handle;
use crate::sys;
use crate::sys::tactus_touch_source_add_destroy_listener as add_destroy_listener;
use crate::sys::tactus_touch_source_destroy as destroy;
use crate::touch::{info, take, TouchInfo};
use crate::values::{Point, Rect, SourceFlags, TouchKind};

#[derive(Default)]
pub(crate) struct Hooks;
pub(crate) struct SourceKind;

/// Place of a device in the application, and how it reports.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TouchSourceInfo {
    /// Each seat has its own multi-touch sequences.
    pub seat: u32,
    /// How the device reports.
    pub flags: SourceFlags,
    /// Rectangle of the device in the application: that of its output.
    pub frame: Rect,
    /// Physical width of that rectangle in mm; 0: unknown.
    pub width_mm: f64,
    /// Physical height of that rectangle in mm; 0: unknown.
    pub height_mm: f64,
    /// Applied to what is fed: a, b, c, d, tx, ty. All 0: none.
    pub transform: [f64; 6],
}

impl TouchSourceInfo {
    fn as_raw(&self) -> sys::tactus_touch_source_info {
        sys::tactus_touch_source_info {
            seat: self.seat,
            flags: self.flags.0,
            x: self.frame.x,
            y: self.frame.y,
            width: self.frame.width,
            height: self.frame.height,
            width_mm: self.width_mm,
            height_mm: self.height_mm,
            transform: self.transform,
            ..Default::default()
        }
    }
}

/// All that can be said of a touch at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TouchSample {
    /// The device's time, in µs.
    pub time_us: u64,
    /// The finger, as the device names it.
    pub id: i32,
    /// Counts at the down.
    pub kind: TouchKind,
    /// As the source counts: px, or parts of its rectangle.
    pub location: Point,
    /// px; 0: unknown.
    pub major_radius: f64,
    /// 0: unknown.
    pub force: f64,
    /// 0: unknown.
    pub maximum_possible_force: f64,
    /// Of a stylus, radians from upright.
    pub tilt: f64,
    /// Of a stylus, radians: where its upper end points, clockwise from the direction of x.
    pub azimuth: f64,
}

impl TouchSample {
    /// Returns the sample of a finger of which no more is known than where it is.
    pub fn new(time_us: u64, id: i32, location: Point) -> Self {
        TouchSample {
            time_us,
            id,
            kind: TouchKind::Direct,
            location,
            major_radius: 0.0,
            force: 0.0,
            maximum_possible_force: 0.0,
            tilt: 0.0,
            azimuth: 0.0,
        }
    }

    fn as_raw(&self) -> sys::tactus_touch_sample {
        sys::tactus_touch_sample {
            time_us: self.time_us,
            id: self.id,
            r#type: self.kind.as_raw(),
            x: self.location.x,
            y: self.location.y,
            major_radius: self.major_radius,
            force: self.force,
            maximum_possible_force: self.maximum_possible_force,
            tilt: self.tilt,
            azimuth: self.azimuth,
            ..Default::default()
        }
    }
}

/// Touch accommodations for people whose fingers tremble, bounce or slide. A duration of 0 switches one off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accommodations {
    /// µs: a finger comes down once it has been held for so long.
    pub hold_duration_us: u64,
    /// µs: a finger that lands sooner than this after a lift nearby is not delivered.
    pub ignore_repeat_us: u64,
    /// µs: a finger that lifts sooner than this is delivered as a tap that did not move.
    pub tap_assistance_us: u64,
    /// Such a tap is delivered where the finger lifted, not where it landed.
    pub taps_at_the_lift: bool,
}

/// One device with touch ids and frames of its own. A sample says that a touch went down, moved or lifted; a frame ends
/// what the device reports for one moment. Dropping the last handle removes the device: its touches are cancelled.
#[derive(Clone, PartialEq)]
pub struct TouchSource {
    pub(crate) handle: Handle<SourceKind>,
}

handle!(TouchSource, SourceKind, sys::tactus_touch_source, SourceId);

impl TouchSource {
    pub(crate) fn of(handle: Handle<SourceKind>) -> Self {
        TouchSource { handle }
    }

    /// Creates a touch source. With the default info it covers the application's space, in px, on seat 0.
    pub fn new(application: &Application, info: &TouchSourceInfo) -> Result<Self> {
        let raw = application.shared.application()?;
        // SAFETY: the application is alive; the info is copied.
        let source = unsafe { sys::tactus_touch_source_create(raw, &info.as_raw()) };
        Handle::own(source, &application.shared).map(TouchSource::of)
    }

    fn call(&self, function: impl FnOnce(*mut sys::tactus_touch_source) -> sys::tactus_status) -> Result<()> {
        let raw = self.handle.raw()?;
        self.handle.shared().check(|| function(raw))
    }

    /// Changes where the device lies and how it reports.
    pub fn set_info(&self, info: &TouchSourceInfo) -> Result<()> {
        // SAFETY: the source is alive; the info is copied.
        self.call(|raw| unsafe { sys::tactus_touch_source_set_info(raw, &info.as_raw()) })
    }

    /// Sets the accommodations, for fingers that land later.
    pub fn set_accommodations(&self, accommodations: &Accommodations) -> Result<()> {
        let accommodations = sys::tactus_touch_accommodations {
            hold_duration_us: accommodations.hold_duration_us,
            ignore_repeat_us: accommodations.ignore_repeat_us,
            tap_assistance_us: accommodations.tap_assistance_us,
            tap_place: u32::from(accommodations.taps_at_the_lift),
            ..Default::default()
        };
        // SAFETY: the source is alive; the struct is copied.
        self.call(|raw| unsafe { sys::tactus_touch_source_set_accommodations(raw, &accommodations) })
    }

    /// Feeds a touch-down, which counts when its frame ends.
    pub fn down(&self, time_us: u64, id: i32, x: f64, y: f64) -> Result<()> {
        // SAFETY: the source is alive.
        self.call(|raw| unsafe { sys::tactus_touch_source_down(raw, time_us, id, x, y) })
    }

    /// Feeds a new location of a live touch.
    pub fn motion(&self, time_us: u64, id: i32, x: f64, y: f64) -> Result<()> {
        // SAFETY: the source is alive.
        self.call(|raw| unsafe { sys::tactus_touch_source_motion(raw, time_us, id, x, y) })
    }

    /// Feeds the lift of a touch, at its last location.
    pub fn up(&self, time_us: u64, id: i32) -> Result<()> {
        // SAFETY: the source is alive.
        self.call(|raw| unsafe { sys::tactus_touch_source_up(raw, time_us, id) })
    }

    /// Feeds the cancellation of one touch by the hardware, such as a palm.
    pub fn cancel(&self, time_us: u64, id: i32) -> Result<()> {
        // SAFETY: the source is alive.
        self.call(|raw| unsafe { sys::tactus_touch_source_cancel(raw, time_us, id) })
    }

    /// Ends an input frame: what came since the last one is delivered.
    pub fn frame(&self, time_us: u64) -> Result<()> {
        // SAFETY: the source is alive.
        self.call(|raw| unsafe { sys::tactus_touch_source_frame(raw, time_us) })
    }

    /// Cancels all touches of this source, such as on suspend.
    pub fn cancel_all(&self, time_us: u64) -> Result<()> {
        // SAFETY: the source is alive.
        self.call(|raw| unsafe { sys::tactus_touch_source_cancel_all(raw, time_us) })
    }

    /// Feeds a touch-down with type, force, radius and tilt.
    pub fn down_sample(&self, sample: &TouchSample) -> Result<()> {
        // SAFETY: the source is alive; the sample is copied.
        self.call(|raw| unsafe { sys::tactus_touch_source_down_sample(raw, &sample.as_raw()) })
    }

    /// Feeds a new location of a live touch with force, radius and tilt.
    pub fn motion_sample(&self, sample: &TouchSample) -> Result<()> {
        // SAFETY: the source is alive; the sample is copied.
        self.call(|raw| unsafe { sys::tactus_touch_source_motion_sample(raw, &sample.as_raw()) })
    }

    /// Feeds the location of a pointer, or of a stylus near the panel.
    pub fn hover(&self, time_us: u64, x: f64, y: f64) -> Result<()> {
        // SAFETY: the source is alive.
        self.call(|raw| unsafe { sys::tactus_touch_source_hover(raw, time_us, x, y) })
    }

    /// Ends hovering.
    pub fn hover_leave(&self, time_us: u64) -> Result<()> {
        // SAFETY: the source is alive.
        self.call(|raw| unsafe { sys::tactus_touch_source_hover_leave(raw, time_us) })
    }

    /// Returns what is known of the live touch with this id.
    pub fn touch(&self, id: i32) -> Option<TouchInfo> {
        let raw = self.handle.raw().ok()?;
        // SAFETY: the source is alive, and so is a touch that it finds.
        unsafe {
            let touch = sys::tactus_touch_source_find_touch(raw, id);
            (!touch.is_null()).then(|| info(touch, self.handle.shared()))
        }
    }

    /// Takes the live touch with this id; see [`Touch::take`](crate::Touch::take).
    pub fn take_touch(&self, id: i32) -> Result<()> {
        let raw = self.handle.raw()?;
        // SAFETY: the source is alive, and so is a touch that it finds; NULL is refused.
        unsafe { take(sys::tactus_touch_source_find_touch(raw, id), self.handle.shared()) }
    }

    /// Returns where the device lies and how it reports.
    pub fn info(&self) -> Result<TouchSourceInfo> {
        let mut info = sys::tactus_touch_source_info::default();
        // SAFETY: the source is alive.
        check(unsafe { sys::tactus_touch_source_get_info(self.handle.raw()?, &mut info) })?;
        Ok(TouchSourceInfo {
            seat: info.seat,
            flags: SourceFlags(info.flags),
            frame: Rect::new(info.x, info.y, info.width, info.height),
            width_mm: info.width_mm,
            height_mm: info.height_mm,
            transform: info.transform,
        })
    }
}
