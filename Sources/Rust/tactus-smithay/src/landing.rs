// SPDX-License-Identifier: MIT
//! Fingers that land: their touchscreen, and the client and view of what they have hit.

use smithay::input::SeatHandler;
use smithay::reexports::wayland_server::backend::ClientId;
use smithay::reexports::wayland_server::Resource;
use smithay::utils::IsAlive;
use smithay::wayland::seat::WaylandFocus;
use tactus::{Error, Point, Result, SurfaceClient, TouchSource, ViewId};

use crate::grab::Focus;
use crate::panels::Panel;
use crate::places::Entry;
use crate::{Extract, Inner, EVERYWHERE};

impl<D: SeatHandler + 'static> Inner<D>
where
    D::TouchFocus: WaylandFocus,
{
    /// Prepares the engine for a finger, and returns its touchscreen.
    pub(crate) fn land(
        &self,
        device: Option<&str>,
        slot: i32,
        time_us: u64,
        point: Point,
        focus: &Focus<D>,
    ) -> Result<TouchSource> {
        if self.source(device).is_none() {
            let panel = Panel::new(&self.application, device)?;
            self.accommodate(&panel.source);
            self.panels.borrow_mut().push(panel);
        }
        self.prepare_gestures();
        let (place, scales) = (self.places.output_at(point), self.scales_lengths());
        let source = self.source(device).ok_or(Error::Nothing)?;
        // A device that lost a lift.
        if self.with_panel(device, |panel| panel.remove(slot)) == Some(true) {
            source.cancel(time_us, slot)?;
        }
        self.places.land((source.id(), slot), point, self.view_of(focus)?);
        self.with_panel(device, |panel| panel.add(slot, time_us, place, scales)).unwrap_or(Ok(()))?;
        Ok(source)
    }

    /// Finds or creates the view of what was hit.
    fn view_of(&self, focus: &Focus<D>) -> Result<ViewId> {
        let (target, origin) = focus.clone().unzip();
        let origin = origin.unwrap_or_default();
        if let Some(entry) = self.places.entries.borrow_mut().iter_mut().find(|entry| entry.target == target) {
            entry.origin = origin;
            return Ok(entry.view.id());
        }
        let surface = target.as_ref().and_then(|target| target.wl_surface());
        let client = self.client_of(surface.and_then(|surface| surface.client()).map(|client| client.id()))?;
        let view = client.surface(EVERYWHERE)?;
        view.set_bounds_origin(Point::new(EVERYWHERE.x, EVERYWHERE.y))?;
        self.root.add_subview(&view)?;
        let id = view.id();
        self.places.entries.borrow_mut().push(Entry { view, target, origin });
        Ok(id)
    }

    fn client_of(&self, id: Option<ClientId>) -> Result<SurfaceClient> {
        let mut clients = self.clients.borrow_mut();
        if let Some((_, client)) = clients.iter().find(|(other, _)| *other == id) {
            return Ok(client.clone());
        }
        let client = SurfaceClient::new(&self.application)?;
        clients.push((id, client.clone()));
        Ok(client)
    }

    /// Forgets clients that have gone, and surfaces that were destroyed: their clients get ups.
    pub(crate) fn forget_dead(&self, data: &mut D) {
        let display = self.display.backend_handle();
        let is_gone =
            |id: &Option<ClientId>| id.as_ref().is_some_and(|id| display.get_client_data(id.clone()).is_err());
        let gone = self.clients.borrow_mut().extract(|(id, _)| is_gone(id));
        for (_, client) in gone {
            let over = self.live.remove(|touch| touch.client == client.id() && !touch.is_taken);
            self.end_grab_of(data, &over);
        }
        let dead = self
            .places
            .entries
            .borrow_mut()
            .extract(|entry| entry.target.as_ref().is_some_and(|target| !target.alive()));
        if !dead.is_empty() {
            drop(dead);
            self.drain(data);
        }
    }
}
