// SPDX-License-Identifier: MIT
//! Windows, and the other handlers that Smithay asks for.

use smithay::backend::renderer::utils::{on_commit_buffer_handler, with_renderer_surface_state};
use smithay::desktop::{PopupKind, Window};
use smithay::input::Seat;
use smithay::reexports::wayland_protocols::xdg::shell::server::xdg_toplevel;
use smithay::reexports::wayland_server::protocol::wl_buffer::WlBuffer;
use smithay::reexports::wayland_server::protocol::wl_data_source::WlDataSource;
use smithay::reexports::wayland_server::protocol::wl_seat::WlSeat;
use smithay::reexports::wayland_server::protocol::wl_surface::WlSurface;
use smithay::reexports::wayland_server::{Client, Resource};
use smithay::utils::Serial;
use smithay::wayland::buffer::BufferHandler;
use smithay::wayland::compositor::{
    get_parent, is_sync_subsurface, CompositorClientState, CompositorHandler, CompositorState,
};
use smithay::wayland::output::OutputHandler;
use smithay::wayland::selection::data_device::{
    ClientDndGrabHandler, DataDeviceHandler, DataDeviceState, ServerDndGrabHandler,
};
use smithay::wayland::selection::SelectionHandler;
use smithay::wayland::shell::xdg::{PopupSurface, PositionerState, ToplevelSurface, XdgShellHandler, XdgShellState};
use smithay::wayland::shm::{ShmHandler, ShmState};

use crate::move_grab::MoveGrab;
use crate::state::{ClientState, State, SIZE};

impl CompositorHandler for State {
    fn compositor_state(&mut self) -> &mut CompositorState {
        &mut self.compositor_state
    }

    fn client_compositor_state<'a>(&self, client: &'a Client) -> &'a CompositorClientState {
        &client.get_data::<ClientState>().expect("every client has one").compositor_state
    }

    fn commit(&mut self, surface: &WlSurface) {
        on_commit_buffer_handler::<State>(surface);
        if !is_sync_subsurface(surface) {
            let mut root = surface.clone();
            while let Some(parent) = get_parent(&root) {
                root = parent;
            }
            self.commit_window(&root);
        }
        self.popups.commit(surface);
        if let Some(PopupKind::Xdg(popup)) = self.popups.find_popup(surface) {
            if !popup.is_initial_configure_sent() {
                // The initial configure is always allowed.
                let _ = popup.send_configure();
            }
        }
    }
}

fn has_buffer(surface: &WlSurface) -> bool {
    with_renderer_surface_state(surface, |state| state.buffer().is_some()).unwrap_or(false)
}

impl State {
    pub fn window_of(&self, surface: &WlSurface) -> Option<Window> {
        self.space
            .elements()
            .find(|window| window.toplevel().is_some_and(|toplevel| toplevel.wl_surface() == surface))
            .cloned()
    }

    fn commit_window(&mut self, surface: &WlSurface) {
        let Some(window) = self.window_of(surface) else { return };
        let was_shown = window.geometry().size.w > 0 && self.is_told(&window);
        window.on_commit();
        if let Some(toplevel) = window.toplevel().filter(|toplevel| !toplevel.is_initial_configure_sent()) {
            toplevel.send_configure();
        }
        if was_shown && !has_buffer(surface) {
            let tactus = self.tactus.clone();
            tactus.unmap(self, surface);
        }
    }

    fn process_of(&self, window: &Window) -> Option<i32> {
        let client = window.toplevel()?.wl_surface().client()?;
        client.get_credentials(&self.display_handle).ok().map(|credentials| credentials.pid)
    }

    fn is_told(&self, window: &Window) -> bool {
        self.process_of(window).is_some_and(|pid| self.places.iter().any(|(other, _)| *other == pid))
    }

    /// Says what has changed since the last time.
    pub fn tell_places(&mut self) {
        let shown = self
            .space
            .elements()
            .filter(|window| window.toplevel().is_some_and(|toplevel| has_buffer(toplevel.wl_surface())));
        let now: Vec<_> =
            shown.filter_map(|window| Some((self.process_of(window)?, self.space.element_location(window)))).collect();
        for (pid, place) in now.iter().filter(|one| !self.places.contains(one)) {
            let place = place.unwrap_or_default();
            eprintln!("window {pid} at {} {}", place.x, place.y);
        }
        for (pid, _) in self.places.iter().filter(|one| !now.iter().any(|other| other.0 == one.0)) {
            eprintln!("window {pid} gone");
        }
        self.places = now;
    }
}

impl XdgShellHandler for State {
    fn xdg_shell_state(&mut self) -> &mut XdgShellState {
        &mut self.xdg_shell_state
    }

    /// Windows stand side by side, 420 px apart, unless each has the whole output.
    fn new_toplevel(&mut self, surface: ToplevelSurface) {
        let x = if self.options.maximizes { 0 } else { self.space.elements().count() as i32 * 420 };
        if self.options.maximizes {
            surface.with_pending_state(|state| {
                state.size = Some(SIZE.into());
                state.states.set(xdg_toplevel::State::Maximized);
            });
        }
        self.space.map_element(Window::new_wayland_window(surface), (x, 0), true);
    }

    fn toplevel_destroyed(&mut self, surface: ToplevelSurface) {
        if let Some(window) = self.window_of(surface.wl_surface()) {
            self.space.unmap_elem(&window);
        }
        let tactus = self.tactus.clone();
        tactus.unmap(self, surface.wl_surface());
    }

    fn new_popup(&mut self, surface: PopupSurface, positioner: PositionerState) {
        surface.with_pending_state(|state| state.geometry = positioner.get_geometry());
        // The parent of a popup that cannot be tracked is gone.
        let _ = self.popups.track_popup(PopupKind::Xdg(surface));
    }

    fn reposition_request(&mut self, surface: PopupSurface, positioner: PositionerState, token: u32) {
        surface.with_pending_state(|state| state.geometry = positioner.get_geometry());
        surface.send_repositioned(token);
    }

    /// A popup that grabs is dismissed by a finger elsewhere.
    fn grab(&mut self, surface: PopupSurface, seat: WlSeat, serial: Serial) {
        let (popup, Some(seat)) = (PopupKind::Xdg(surface), Seat::<State>::from_resource(&seat)) else { return };
        let Ok(root) = smithay::desktop::find_popup_root_surface(&popup) else { return };
        if let Ok(grab) = self.popups.grab_popup::<State>(root, popup, &seat, serial) {
            self.tactus.set_popup_grab(&grab);
        }
    }

    fn move_request(&mut self, surface: ToplevelSurface, seat: WlSeat, serial: Serial) {
        let touch = Seat::<State>::from_resource(&seat).and_then(|seat| seat.get_touch());
        let (Some(touch), Some(window)) = (touch, self.window_of(surface.wl_surface())) else { return };
        let Some(start_data) = touch.grab_start_data().filter(|_| touch.has_grab(serial)) else { return };
        if self.options.has_tactus && self.tactus.clone().take(self).is_err() {
            return;
        }
        let start = self.space.element_location(&window).unwrap_or_default();
        touch.set_grab(self, MoveGrab { start_data, window, start }, serial);
    }
}

impl BufferHandler for State {
    fn buffer_destroyed(&mut self, _: &WlBuffer) {}
}

impl ShmHandler for State {
    fn shm_state(&self) -> &ShmState {
        &self.shm_state
    }
}

impl SelectionHandler for State {
    type SelectionUserData = ();
}

impl DataDeviceHandler for State {
    fn data_device_state(&self) -> &DataDeviceState {
        &self.data_device_state
    }
}

impl ClientDndGrabHandler for State {
    fn started(&mut self, _: Option<WlDataSource>, _: Option<WlSurface>, _: Seat<State>) {
        if self.options.has_tactus {
            // A drag by the pointer has no finger.
            let _ = self.tactus.clone().lend(self);
        }
    }
}

impl ServerDndGrabHandler for State {}

impl OutputHandler for State {}

smithay::delegate_compositor!(State);
smithay::delegate_shm!(State);
smithay::delegate_seat!(State);
smithay::delegate_data_device!(State);
smithay::delegate_output!(State);
smithay::delegate_xdg_shell!(State);
