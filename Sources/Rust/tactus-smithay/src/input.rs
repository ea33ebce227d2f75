// SPDX-License-Identifier: MIT
//! Input events of any back end, for compositors that have handled no touches so far.

use smithay::backend::input::{AbsolutePositionEvent, Event, InputBackend, InputEvent, TouchEvent};
use smithay::input::touch::{DownEvent, MotionEvent, UpEvent};
use smithay::input::SeatHandler;
use smithay::utils::{Logical, Point, Rectangle, SERIAL_COUNTER};
use smithay::wayland::seat::WaylandFocus;

use crate::grab::Focus;
use crate::Tactus;

impl<D: SeatHandler + 'static> Tactus<D>
where
    D::TouchFocus: WaylandFocus,
{
    /// Handles events of touchscreens, which lie on `area`, and returns whether this was one. `under` does the hit test:
    /// what is at a location, and where its origin is.
    pub fn handle_input<B: InputBackend>(
        &self,
        data: &mut D,
        event: &InputEvent<B>,
        area: Rectangle<i32, Logical>,
        under: impl Fn(&D, Point<f64, Logical>) -> Focus<D>,
    ) -> bool {
        match event {
            InputEvent::TouchDown { event } => {
                let location = event.position_transformed(area.size) + area.loc.to_f64();
                let (focus, serial) = (under(data, location), SERIAL_COUNTER.next_serial());
                let down = DownEvent { slot: event.slot(), location, serial, time: event.time_msec() };
                self.touch_of(event).inspect(|touch| touch.down(data, focus, &down));
            }
            InputEvent::TouchMotion { event } => {
                let location = event.position_transformed(area.size) + area.loc.to_f64();
                let motion = MotionEvent { slot: event.slot(), location, time: event.time_msec() };
                let focus = under(data, location);
                self.touch_of(event).inspect(|touch| touch.motion(data, focus, &motion));
            }
            InputEvent::TouchUp { event } => {
                let serial = SERIAL_COUNTER.next_serial();
                let up = UpEvent { slot: event.slot(), serial, time: event.time_msec() };
                self.touch_of(event).inspect(|touch| touch.up(data, &up));
            }
            InputEvent::TouchFrame { event } => {
                self.touch_of(event).inspect(|touch| touch.frame(data));
            }
            InputEvent::TouchCancel { event } => {
                self.touch_of(event).inspect(|touch| touch.cancel_slot(data, event.slot()));
            }
            InputEvent::DeviceRemoved { device } => {
                self.remove_device(data, device);
                return false;
            }
            _ => return false,
        }
        true
    }
}
