// SPDX-License-Identifier: MIT
//! What lies where: outputs, the surfaces that were touched, and where fingers have just landed.
//!
//! A compositor has done its hit test when it calls `down`, while the engine asks when the frame ends, or later. The
//! answers wait here.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;

use smithay::input::SeatHandler;
use smithay::output::Output;
use smithay::reexports::wayland_server::protocol::wl_surface::WlSurface;
use smithay::utils::{Logical, Point};
use smithay::wayland::compositor::{get_parent, with_states};
use smithay::wayland::seat::WaylandFocus;
use smithay::wayland::shell::xdg::XdgToplevelSurfaceData;
use tactus::{Rect, View, ViewId};

use crate::live::Finger;

/// A surface that was touched, a part of the compositor, or with no target what has neither.
pub(crate) struct Entry<D: SeatHandler> {
    pub(crate) view: View,
    pub(crate) target: Option<D::TouchFocus>,
    /// Its origin when a finger landed last.
    pub(crate) origin: Point<f64, Logical>,
}

/// An output as gestures see it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Place {
    pub(crate) name: String,
    pub(crate) frame: Rect,
    /// Width and height, 0 if they are unknown.
    pub(crate) millimetres: (f64, f64),
}

impl Place {
    fn of(output: &Output) -> Option<Self> {
        let (mode, transform) = (output.current_mode()?, output.current_transform());
        let size = transform.transform_size(mode.size).to_f64().to_logical(output.current_scale().fractional_scale());
        let (origin, physical) = (output.current_location().to_f64(), output.physical_properties().size);
        let (width, height) = (f64::from(physical.w.max(0)), f64::from(physical.h.max(0)));
        let is_upright = transform.transform_size(physical) == physical;
        Some(Place {
            name: output.name(),
            frame: Rect::new(origin.x, origin.y, size.w, size.h),
            millimetres: if is_upright { (width, height) } else { (height, width) },
        })
    }

    fn contains(&self, point: tactus::Point) -> bool {
        let Rect { x, y, width, height } = self.frame;
        (x..x + width).contains(&point.x) && (y..y + height).contains(&point.y)
    }
}

pub(crate) struct Places<D: SeatHandler> {
    outputs: RefCell<Vec<Place>>,
    pub(crate) entries: RefCell<Vec<Entry<D>>>,
    landings: RefCell<HashMap<Finger, (tactus::Point, ViewId, u64)>>,
    /// Landings so far.
    count: Cell<u64>,
}

impl<D: SeatHandler> Default for Places<D> {
    fn default() -> Self {
        Places {
            outputs: RefCell::default(),
            entries: RefCell::default(),
            landings: RefCell::default(),
            count: Cell::default(),
        }
    }
}

impl<D: SeatHandler> Places<D> {
    pub(crate) fn set_outputs<'a>(&self, outputs: impl IntoIterator<Item = &'a Output>) {
        *self.outputs.borrow_mut() = outputs.into_iter().filter_map(Place::of).collect();
    }

    /// Returns the output at a point, or the first one.
    pub(crate) fn output_at(&self, point: tactus::Point) -> Option<Place> {
        let outputs = self.outputs.borrow();
        outputs.iter().find(|output| output.contains(point)).or(outputs.first()).cloned()
    }

    pub(crate) fn has_output(&self, name: &str) -> bool {
        self.outputs.borrow().iter().any(|output| output.name == name)
    }

    /// Keeps what a finger has hit, until it lands again.
    pub(crate) fn land(&self, finger: Finger, point: tactus::Point, view: ViewId) {
        self.count.set(self.count.get() + 1);
        self.landings.borrow_mut().insert(finger, (point, view, self.count.get()));
    }

    pub(crate) fn forget_source(&self, source: tactus::SourceId) {
        self.landings.borrow_mut().retain(|finger, _| finger.0 != source);
    }

    /// Answers the engine: the view at the nearest landing. Of two at one place the later one counts.
    pub(crate) fn hit(&self, point: tactus::Point) -> Option<View> {
        let distance = |at: &tactus::Point| (at.x - point.x).hypot(at.y - point.y);
        let landings = self.landings.borrow();
        let nearest = landings
            .values()
            .min_by(|one, other| distance(&one.0).total_cmp(&distance(&other.0)).then(other.2.cmp(&one.2)))?;
        self.entries.borrow().iter().find(|entry| entry.view.id() == nearest.1).map(|entry| entry.view.clone())
    }
}

impl<D: SeatHandler> Places<D>
where
    D::TouchFocus: WaylandFocus,
{
    /// Reads something of the window that a view belongs to.
    fn of_window(&self, view: ViewId, read: impl Fn(&WlSurface) -> Option<String>) -> Option<String> {
        let entries = self.entries.borrow();
        let entry = entries.iter().find(|entry| entry.view.id() == view)?;
        let mut surface = entry.target.as_ref()?.wl_surface()?.into_owned();
        while let Some(parent) = get_parent(&surface) {
            surface = parent;
        }
        read(&surface)
    }

    pub(crate) fn app_id(&self, view: ViewId) -> Option<String> {
        self.of_window(view, |surface| {
            with_states(surface, |states| {
                states.data_map.get::<XdgToplevelSurfaceData>().and_then(|data| data.lock().ok()?.app_id.clone())
            })
        })
    }

    pub(crate) fn title(&self, view: ViewId) -> Option<String> {
        self.of_window(view, |surface| {
            with_states(surface, |states| {
                states.data_map.get::<XdgToplevelSurfaceData>().and_then(|data| data.lock().ok()?.title.clone())
            })
        })
    }
}
