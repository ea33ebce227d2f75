// SPDX-License-Identifier: MIT
//! Touches that the `TouchHandle` knows: what the gestures have let through, and what has not lifted.

use std::cell::RefCell;
use std::sync::atomic::Ordering;
use std::sync::Arc;

use smithay::backend::input::TouchSlot;
use smithay::utils::{Logical, Point};
use tactus::{SourceId, SurfaceClientId, SurfaceTouch, ViewId};

use crate::grab::GrabState;

/// A finger of a touchscreen.
pub(crate) type Finger = (SourceId, i32);

#[derive(Clone, Copy, Debug)]
pub(crate) struct LiveTouch {
    pub(crate) slot: TouchSlot,
    pub(crate) client: SurfaceClientId,
    pub(crate) surface: ViewId,
    pub(crate) wire_id: i32,
    pub(crate) finger: Option<Finger>,
    /// Its last place.
    pub(crate) location: Point<f64, Logical>,
    /// Gestures leave it alone.
    pub(crate) is_taken: bool,
    /// The client has got a cancel for it.
    pub(crate) is_closed: bool,
}

#[derive(Default)]
pub(crate) struct Live {
    touches: RefCell<Vec<LiveTouch>>,
    /// Slots whose surface has to be taken, which another grab does not allow now.
    stale: RefCell<Vec<TouchSlot>>,
    pub(crate) state: Arc<GrabState>,
}

impl Live {
    fn count(&self) {
        self.state.live.store(self.touches.borrow().len(), Ordering::Release);
    }

    pub(crate) fn add_stale(&self, slot: TouchSlot) {
        self.stale.borrow_mut().push(slot);
    }

    pub(crate) fn take_stale(&self) -> Vec<TouchSlot> {
        self.stale.take()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.touches.borrow().is_empty()
    }

    /// Adds a touch and returns its slot: the device's own, so that a compositor may compare them, or if that is in use
    /// the first free one. It is in use if a lift is withheld, or by another touchscreen.
    pub(crate) fn add(&self, touch: &SurfaceTouch) -> TouchSlot {
        let mut touches = self.touches.borrow_mut();
        let wanted = u32::try_from(touch.id).ok();
        let slot = wanted
            .into_iter()
            .chain(0..)
            .map(|number| TouchSlot::from(Some(number)))
            .find(|slot| !touches.iter().any(|one| one.slot == *slot))
            .unwrap_or_default();
        touches.push(LiveTouch {
            slot,
            client: touch.client,
            surface: touch.surface,
            wire_id: touch.wire_id,
            finger: touch.source.map(|source| (source, touch.id)),
            location: (touch.location.x, touch.location.y).into(),
            is_taken: false,
            is_closed: false,
        });
        drop(touches);
        self.count();
        slot
    }

    /// Returns the touch of an event.
    pub(crate) fn of(&self, touch: &SurfaceTouch) -> Option<LiveTouch> {
        self.find(|one| !one.is_taken && one.client == touch.client && one.wire_id == touch.wire_id)
    }

    pub(crate) fn find(&self, is_it: impl Fn(&LiveTouch) -> bool) -> Option<LiveTouch> {
        self.touches.borrow().iter().find(|touch| is_it(touch)).copied()
    }

    pub(crate) fn all(&self, are: impl Fn(&LiveTouch) -> bool) -> Vec<LiveTouch> {
        self.touches.borrow().iter().filter(|touch| are(touch)).copied().collect()
    }

    pub(crate) fn change(&self, are: impl Fn(&LiveTouch) -> bool, change: impl Fn(&mut LiveTouch)) {
        self.touches.borrow_mut().iter_mut().filter(|touch| are(touch)).for_each(change);
    }

    pub(crate) fn remove(&self, are: impl Fn(&LiveTouch) -> bool) -> Vec<LiveTouch> {
        let removed = self.all(&are);
        self.touches.borrow_mut().retain(|touch| !are(touch));
        self.count();
        removed
    }
}
