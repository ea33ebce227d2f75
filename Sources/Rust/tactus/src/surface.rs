// SPDX-License-Identifier: MIT
//! Surfaces: the `wl_touch` stream of a Wayland client.

use std::ffi::c_void;

use crate::application::Application;
use crate::error::Result;
use crate::event::{Event, SurfaceTouch};
use crate::object::Handle;
use crate::source::TouchSource;
use crate::sys;
use crate::sys::tactus_surface_client_add_destroy_listener as add_destroy_listener;
use crate::sys::tactus_surface_client_destroy as destroy;
use crate::touch::{info, take, TouchInfo};
use crate::values::{Point, Rect};
use crate::view::View;

#[derive(Default)]
pub(crate) struct Hooks;
pub(crate) struct ClientKind;

/// A Wayland client that has surfaces. Its touches come as [`Event::SurfaceDown`], [`Event::SurfaceMotion`],
/// [`Event::SurfaceUp`], [`Event::SurfaceFrame`] and [`Event::SurfaceCancel`]: a legal `wl_touch` stream, whatever
/// recognizers decide. Send them on in their order.
///
/// Drop the client when it has disconnected: its stream ends without events. Its surfaces stay until they are dropped.
///
/// ```
/// use tactus::{Application, Event, Rect, SurfaceClient, TouchSource, TouchSourceInfo};
///
/// # fn main() -> tactus::Result<()> {
/// let application = Application::new()?;
/// let desktop = application.window(Rect::new(0.0, 0.0, 1280.0, 800.0))?;
/// let client = SurfaceClient::new(&application)?;
/// let surface = client.surface(Rect::new(40.0, 60.0, 640.0, 480.0))?;
/// desktop.add_subview(&surface)?;
///
/// let panel = TouchSource::new(&application, &TouchSourceInfo::default())?;
/// panel.down(8_000, 3, 100.0, 100.0)?;
/// panel.frame(8_000)?;
/// // The client asks for a move: its touch is cancelled, and the finger is the compositor's.
/// let mut wire = Vec::new();
/// while let Some(event) = application.next_event() {
///     match event {
///         Event::SurfaceDown(touch) => {
///             wire.push(format!("down {} at {}, {}", touch.wire_id, touch.location.x, touch.location.y));
///             client.take_touch(touch.seat, touch.wire_id)?;
///         }
///         Event::SurfaceFrame { .. } => wire.push("frame".into()),
///         Event::SurfaceCancel { .. } => wire.push("cancel".into()),
///         _ => {}
///     }
/// }
/// assert_eq!(wire, ["down 0 at 60, 40", "frame", "cancel"]);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, PartialEq)]
pub struct SurfaceClient {
    pub(crate) handle: Handle<ClientKind>,
}

handle!(SurfaceClient, ClientKind, sys::tactus_surface_client, SurfaceClientId);

impl SurfaceClient {
    /// Creates a client: one for each `wl_client` that has surfaces.
    pub fn new(application: &Application) -> Result<Self> {
        let raw = application.shared.application()?;
        let callbacks = sys::tactus_surface_client_callbacks {
            down: Some(down),
            motion: Some(motion),
            up: Some(up),
            frame: Some(frame),
            cancel: Some(cancel),
            ..Default::default()
        };
        // The callbacks find the client by its address.
        let data = std::rc::Rc::as_ptr(&application.shared) as *mut c_void;
        // SAFETY: the application is alive and keeps the state that the callbacks get; the table is copied.
        let client = unsafe { sys::tactus_surface_client_create(raw, &callbacks, data) };
        Handle::own(client, &application.shared).map(SurfaceClient::of)
    }

    pub(crate) fn of(handle: Handle<ClientKind>) -> Self {
        SurfaceClient { handle }
    }

    /// Creates the view of a surface, in no tree yet. Dropping it ends its touches for the client with ups and one
    /// frame.
    pub fn surface(&self, frame: Rect) -> Result<View> {
        let raw = self.handle.raw()?;
        // SAFETY: the client is alive.
        let surface = unsafe { sys::tactus_surface_create(raw, frame.x, frame.y, frame.width, frame.height) };
        Handle::own(surface, self.handle.shared()).map(View::of)
    }

    /// Returns what is known of the live touch behind an id of the client's stream.
    pub fn touch(&self, seat: u32, wire_id: i32) -> Option<TouchInfo> {
        let raw = self.handle.raw().ok()?;
        // SAFETY: the client is alive, and so is a touch that it finds.
        unsafe {
            let touch = sys::tactus_surface_client_find_touch(raw, seat, wire_id);
            (!touch.is_null()).then(|| info(touch, self.handle.shared()))
        }
    }

    /// Takes the live touch behind an id of the client's stream, for an interactive move, a drag or a popup's grab; see
    /// [`Touch::take`](crate::Touch::take).
    pub fn take_touch(&self, seat: u32, wire_id: i32) -> Result<()> {
        let raw = self.handle.raw()?;
        // SAFETY: the client is alive, and so is a touch that it finds; NULL is refused.
        unsafe { take(sys::tactus_surface_client_find_touch(raw, seat, wire_id), self.handle.shared()) }
    }
}

/// Declares the callback of a touch.
macro_rules! touch {
    ($name:ident, $event:ident) => {
        unsafe extern "C" fn $name(
            client: *mut sys::tactus_surface_client,
            surface: *mut sys::tactus_view,
            touch: *const sys::tactus_surface_touch,
            data: *mut c_void,
        ) {
            // SAFETY: new() gave the data; the touch is valid during the call.
            let (shared, touch) = unsafe { (crate::shared::shared_of(data), &*touch) };
            let (client, surface) = (Handle::find(&shared, client), Handle::find(&shared, surface));
            if let (Some(client), Some(surface)) = (client, surface) {
                // SAFETY: the touch behind it is valid during the call.
                let (source, id) = unsafe {
                    let source = sys::tactus_touch_get_source(touch.touch);
                    (Handle::find(&shared, source), sys::tactus_touch_get_id(touch.touch))
                };
                shared.post(Event::$event(SurfaceTouch {
                    client: SurfaceClient::of(client).id(),
                    surface: View::of(surface).id(),
                    seat: touch.seat,
                    wire_id: touch.wire_id,
                    time_us: touch.time_us,
                    location: Point::new(touch.x, touch.y),
                    source: source.map(|source| TouchSource::of(source).id()),
                    id,
                }));
            }
        }
    };
}

touch!(down, SurfaceDown);
touch!(motion, SurfaceMotion);
touch!(up, SurfaceUp);

/// Declares the callback of a seat.
macro_rules! seat {
    ($name:ident, $event:ident) => {
        unsafe extern "C" fn $name(client: *mut sys::tactus_surface_client, seat: u32, data: *mut c_void) {
            // SAFETY: new() gave the data.
            let shared = unsafe { crate::shared::shared_of(data) };
            if let Some(client) = Handle::find(&shared, client) {
                shared.post(Event::$event { client: SurfaceClient::of(client).id(), seat });
            }
        }
    };
}

seat!(frame, SurfaceFrame);
seat!(cancel, SurfaceCancel);
