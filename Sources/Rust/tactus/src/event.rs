// SPDX-License-Identifier: MIT
//! Events: what the library tells a program, in a queue that the program empties when nothing is under way.

use std::collections::VecDeque;

use crate::recognizer::RecognizerId;
use crate::source::SourceId;
use crate::surface::SurfaceClientId;
use crate::touch::TouchInfo;
use crate::values::{ControlEvents, Edges, Point, State, Transform};
use crate::view::ViewId;

/// Something that has happened. All values are those of that moment. Locations are in px of the application's space, if
/// nothing else is said.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Event {
    /// A recognizer has acted.
    Gesture(Gesture),
    /// A touch went down, before any view or recognizer; see
    /// [`Application::set_posts_touch_downs`](crate::Application::set_posts_touch_downs).
    TouchDown(TouchInfo),
    /// A view got a touch; see [`View::set_posts_touches`](crate::View::set_posts_touches).
    Touch {
        /// The view that has handled the touch.
        view: ViewId,
        /// The touch, with its phase.
        touch: TouchInfo,
    },
    /// A control has sent events; see [`View::set_posts_control_events`](crate::View::set_posts_control_events).
    Control {
        /// The control.
        control: ViewId,
        /// One event.
        event: ControlEvents,
    },
    /// `wl_touch.down` for a client.
    SurfaceDown(SurfaceTouch),
    /// `wl_touch.motion` for a client.
    SurfaceMotion(SurfaceTouch),
    /// `wl_touch.up` for a client.
    SurfaceUp(SurfaceTouch),
    /// `wl_touch.frame` for a client: ends what came before for this seat.
    SurfaceFrame {
        /// The client.
        client: SurfaceClientId,
        /// The seat.
        seat: u32,
    },
    /// `wl_touch.cancel` for a client: all of its touches of this seat are over.
    SurfaceCancel {
        /// The client.
        client: SurfaceClientId,
        /// The seat.
        seat: u32,
    },
    /// A touch that the program has taken moved.
    TakenMotion(TakenTouch),
    /// A touch that the program has taken lifted.
    TakenUp(TakenTouch),
    /// A touch that the program has taken was cancelled.
    TakenCancel(TakenTouch),
    /// A view has deferred a shell's gesture from an edge: the same gesture works now.
    EdgeDeferred {
        /// The view, unless it is of another library.
        view: Option<ViewId>,
        /// The recognizer that has failed, unless it is of another library.
        recognizer: Option<RecognizerId>,
        /// The edge.
        edge: Edges,
    },
    /// The queue was full, since the program has not emptied it: cancel everything that it follows.
    Lost {
        /// How many events are missing here.
        count: u64,
    },
}

/// An action of a recognizer.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Gesture {
    /// The recognizer.
    pub recognizer: RecognizerId,
    /// The view that it is on, unless that is of another library or gone.
    pub view: Option<ViewId>,
    /// Began, changed, ended or cancelled.
    pub state: State,
    /// µs.
    pub time_us: u64,
    /// Centroid of the fingers.
    pub location: Point,
    /// How many fingers are down, of a tap how many it takes.
    pub number_of_touches: u32,
    /// What the kind of recognizer measures.
    pub values: Values,
}

/// What a recognizer measures.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Values {
    /// Tap, long press, swipe, hover, custom.
    None,
    /// Pan and screen-edge pan.
    Pan {
        /// Displacement since the reference.
        translation: Point,
        /// px/s.
        velocity: Point,
    },
    /// Pinch.
    Pinch {
        /// Distance of the fingers divided by that at the reference.
        scale: f64,
        /// Change of the scale per second.
        velocity: f64,
    },
    /// Rotation.
    Rotation {
        /// Radians, clockwise.
        rotation: f64,
        /// Radians per second.
        velocity: f64,
    },
    /// Transform.
    Transform {
        /// From the reference to now.
        transform: Transform,
        /// Displacement of the centroid.
        translation: Point,
        /// Scale about the location.
        scale: f64,
        /// Radians, clockwise.
        rotation: f64,
        /// px/s of the centroid.
        velocity: Point,
    },
}

/// A touch on a client's surface.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct SurfaceTouch {
    /// The client.
    pub client: SurfaceClientId,
    /// The view of the surface.
    pub surface: ViewId,
    /// The seat of its source.
    pub seat: u32,
    /// Small, unique among the client's live touches of the seat: the id for the wire.
    pub wire_id: i32,
    /// µs, never decreasing on one client's stream of one seat.
    pub time_us: u64,
    /// Surface-local location; of an up the last one.
    pub location: Point,
    /// The device, unless it is of another library or gone.
    pub source: Option<SourceId>,
    /// The id that the device gave.
    pub id: i32,
}

/// A touch that the program has taken out of gesture handling.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct TakenTouch {
    /// The device, unless it is of another library or gone.
    pub source: Option<SourceId>,
    /// The seat of the device.
    pub seat: u32,
    /// The id that the device gave.
    pub id: i32,
    /// µs.
    pub time_us: u64,
    /// Where it is, or was last.
    pub location: Point,
}

/// Events for which there is room at first.
const ROOM: usize = 64;
/// Events that wait at most: a second of 64 fingers at 1000 Hz.
const MOST: usize = 65_536;

/// An event that a full queue can tell of.
pub(crate) trait Told {
    /// Returns the event that stands for this many that were lost.
    fn lost(count: u64) -> Self;
}

impl Told for Event {
    fn lost(count: u64) -> Self {
        Event::Lost { count }
    }
}

/// Events in their order. Grows to the most that ever waited, and allocates nothing after that.
pub(crate) struct Queue<E> {
    events: VecDeque<E>,
    lost: u64,
}

impl<E: Told> Queue<E> {
    pub(crate) fn new() -> Self {
        Queue { events: VecDeque::with_capacity(ROOM), lost: 0 }
    }

    pub(crate) fn push(&mut self, event: E) {
        // What comes after a gap must not come before its event.
        if self.lost > 0 || self.events.len() >= MOST {
            self.lost += 1;
        } else {
            self.events.push_back(event);
        }
    }

    pub(crate) fn pop(&mut self) -> Option<E> {
        if let Some(event) = self.events.pop_front() {
            return Some(event);
        }
        match std::mem::take(&mut self.lost) {
            0 => None,
            count => Some(E::lost(count)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Told for u64 {
        fn lost(count: u64) -> Self {
            1_000_000 + count
        }
    }

    #[test]
    fn a_gap_keeps_its_place() {
        let mut queue = Queue::new();
        for number in 0..MOST as u64 + 2 {
            queue.push(number);
        }
        // There is room again, but what comes now is after the gap.
        assert_eq!(queue.pop(), Some(0));
        queue.push(7);
        let rest: Vec<u64> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!((rest.len(), rest.last()), (MOST, Some(&1_000_003)));
        assert!(rest.iter().rev().skip(1).all(|number| *number < MOST as u64));
        queue.push(8);
        assert_eq!((queue.pop(), queue.pop()), (Some(8), None));
    }
}
