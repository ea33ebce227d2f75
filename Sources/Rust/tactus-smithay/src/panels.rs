// SPDX-License-Identifier: MIT
//! Touchscreens: a touch source each, with the fingers that are down.

use smithay::reexports::rustix::time::{clock_gettime, ClockId};
use tactus::{Application, Result, SourceFlags, SourceId, TouchSource, TouchSourceInfo};

use crate::places::Place;

/// Times that are further from now than this, in µs, are of another clock, such as that of a nested compositor.
const SAME_CLOCK: u64 = 60_000_000;

pub(crate) struct Panel {
    /// As Smithay's back end names the device; `None` for a compositor that does not say.
    device: Option<String>,
    pub(crate) source: TouchSource,
    /// Slots that are down.
    fingers: Vec<i32>,
    /// Number of the last lift, while its frame has not come.
    unframed_lift: Option<u64>,
    lifts: u64,
    info: TouchSourceInfo,
}

impl Panel {
    pub(crate) fn new(application: &Application, device: Option<&str>) -> Result<Self> {
        let info = TouchSourceInfo::default();
        let source = TouchSource::new(application, &info)?;
        Ok(Panel {
            device: device.map(str::to_owned),
            source,
            fingers: Vec::new(),
            unframed_lift: None,
            lifts: 0,
            info,
        })
    }

    pub(crate) fn is(&self, device: Option<&str>) -> bool {
        self.device.as_deref() == device
    }

    pub(crate) fn id(&self) -> SourceId {
        self.source.id()
    }

    pub(crate) fn has(&self, slot: i32) -> bool {
        self.fingers.contains(&slot)
    }

    pub(crate) fn remove(&mut self, slot: i32) -> bool {
        let had = self.has(slot);
        self.fingers.retain(|finger| *finger != slot);
        had
    }

    /// Notes a lift, and returns its number.
    pub(crate) fn lift(&mut self, slot: i32) -> u64 {
        self.remove(slot);
        self.lifts += 1;
        self.unframed_lift = Some(self.lifts);
        self.lifts
    }

    pub(crate) fn frame(&mut self) {
        self.unframed_lift = None;
    }

    pub(crate) fn awaits_frame(&self, lift: u64) -> bool {
        self.unframed_lift == Some(lift)
    }

    pub(crate) fn remove_all(&mut self) {
        self.fingers.clear();
    }

    /// Prepares for a finger: a touchscreen without one may be on another output by now, or have another size.
    pub(crate) fn add(&mut self, slot: i32, time_us: u64, place: Option<Place>, scales_lengths: bool) -> Result<()> {
        if self.fingers.is_empty() {
            let mut info = TouchSourceInfo::default();
            if let Some(place) = place {
                info.frame = place.frame;
                (info.width_mm, info.height_mm) = place.millimetres;
            }
            if scales_lengths {
                info.flags = info.flags | SourceFlags::SCALES_LENGTHS;
            }
            if now_us().abs_diff(time_us) > SAME_CLOCK {
                info.flags = info.flags | SourceFlags::FOREIGN_CLOCK;
            }
            if info != self.info {
                self.source.set_info(&info)?;
                self.info = info;
            }
        }
        self.fingers.push(slot);
        Ok(())
    }
}

/// µs of `CLOCK_MONOTONIC`.
fn now_us() -> u64 {
    let now = clock_gettime(ClockId::Monotonic);
    (now.tv_sec as u64).saturating_mul(1_000_000).saturating_add(now.tv_nsec as u64 / 1000)
}
