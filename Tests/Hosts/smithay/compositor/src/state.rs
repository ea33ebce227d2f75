// SPDX-License-Identifier: MIT
//! The compositor's state, its globals, its output and its seat.

use std::error::Error;
use std::sync::Arc;
use std::time::Duration;

use smithay::desktop::{PopupManager, Space, Window, WindowSurfaceType};
use smithay::input::keyboard::XkbConfig;
use smithay::input::pointer::CursorImageStatus;
use smithay::input::{Seat, SeatHandler, SeatState};
use smithay::output::{Mode, Output, PhysicalProperties, Subpixel};
use smithay::reexports::calloop::generic::Generic;
use smithay::reexports::calloop::timer::{TimeoutAction, Timer};
use smithay::reexports::calloop::{EventLoop, Interest, LoopSignal, Mode as Trigger, PostAction};
use smithay::reexports::wayland_server::backend::{ClientData, ClientId, DisconnectReason};
use smithay::reexports::wayland_server::protocol::wl_surface::WlSurface;
use smithay::reexports::wayland_server::{Display, DisplayHandle};
use smithay::utils::{Clock, Logical, Monotonic, Point, Transform};
use smithay::wayland::compositor::{CompositorClientState, CompositorState};
use smithay::wayland::output::OutputManagerState;
use smithay::wayland::selection::data_device::DataDeviceState;
use smithay::wayland::shell::xdg::XdgShellState;
use smithay::wayland::shm::ShmState;
use smithay::wayland::socket::ListeningSocketSource;
use tactus_smithay::Tactus;

use crate::gestures;

/// px of the output, of which Tests/Hosts/evemu.awk knows.
pub const SIZE: (i32, i32) = (1280, 720);

#[derive(Clone, Copy)]
pub struct Options {
    /// Windows get the whole output.
    pub maximizes: bool,
    pub has_tactus: bool,
}

pub struct State {
    pub options: Options,
    pub display_handle: DisplayHandle,
    pub loop_signal: LoopSignal,
    pub clock: Clock<Monotonic>,
    pub space: Space<Window>,
    pub output: Output,
    pub popups: PopupManager,
    pub compositor_state: CompositorState,
    pub xdg_shell_state: XdgShellState,
    pub shm_state: ShmState,
    pub seat_state: SeatState<State>,
    pub data_device_state: DataDeviceState,
    _output_state: OutputManagerState,
    pub seat: Seat<State>,
    pub tactus: Tactus<State>,
    /// Last line that was printed of each window, by its client's process.
    pub places: Vec<(i32, Option<Point<i32, Logical>>)>,
}

impl State {
    pub fn new(event_loop: &EventLoop<'static, State>, options: Options) -> Result<State, Box<dyn Error>> {
        let display: Display<State> = Display::new()?;
        let (dh, event_handle) = (display.handle(), event_loop.handle());
        let mut seat_state = SeatState::new();
        let mut seat = seat_state.new_wl_seat(&dh, "seat0");
        seat.add_keyboard(XkbConfig::default(), 200, 25)?;
        seat.add_pointer();
        let tactus = Tactus::new(&dh, &event_handle)?;
        if options.has_tactus {
            tactus.add_touch(&mut seat);
        } else {
            seat.add_touch();
        }
        let output = create_output(&dh);
        let mut space = Space::default();
        space.map_output(&output, (0, 0));
        tactus.set_outputs(space.outputs());
        gestures::add(&tactus)?;

        let state = State {
            options,
            compositor_state: CompositorState::new::<State>(&dh),
            xdg_shell_state: XdgShellState::new::<State>(&dh),
            shm_state: ShmState::new::<State>(&dh, vec![]),
            data_device_state: DataDeviceState::new::<State>(&dh),
            _output_state: OutputManagerState::new_with_xdg_output::<State>(&dh),
            clock: Clock::new(),
            loop_signal: event_loop.get_signal(),
            display_handle: dh,
            popups: PopupManager::default(),
            space,
            output,
            seat_state,
            seat,
            tactus,
            places: Vec::new(),
        };
        state.listen(event_loop, display)?;
        Ok(state)
    }

    fn listen(&self, event_loop: &EventLoop<'static, State>, display: Display<State>) -> Result<(), Box<dyn Error>> {
        let handle = event_loop.handle();
        let socket = ListeningSocketSource::new_auto()?;
        eprintln!("listening on {}", socket.socket_name().to_string_lossy());
        handle.insert_source(socket, |stream, _, state| {
            // A client that has gone by now is none.
            let _ = state.display_handle.insert_client(stream, Arc::new(ClientState::default()));
        })?;
        handle.insert_source(Generic::new(display, Interest::READ, Trigger::Level), |_, display, state| {
            // SAFETY: the display is not dropped.
            unsafe { display.get_mut() }.dispatch_clients(state)?;
            Ok(PostAction::Continue)
        })?;
        // The output's frames.
        handle.insert_source(Timer::immediate(), |_, _, state| {
            let tactus = state.tactus.clone();
            tactus.output_frame(state);
            let time: Duration = state.clock.now().into();
            for window in state.space.elements() {
                window.send_frame(&state.output, time, Some(Duration::ZERO), |_, _| Some(state.output.clone()));
            }
            TimeoutAction::ToDuration(Duration::from_millis(16))
        })?;
        Ok(())
    }

    pub fn surface_under(&self, at: Point<f64, Logical>) -> Option<(WlSurface, Point<f64, Logical>)> {
        let (window, location) = self.space.element_under(at)?;
        let (surface, origin) = window.surface_under(at - location.to_f64(), WindowSurfaceType::ALL)?;
        Some((surface, (origin + location).to_f64()))
    }
}

fn create_output(dh: &DisplayHandle) -> Output {
    let physical = PhysicalProperties {
        size: (294, 165).into(),
        subpixel: Subpixel::Unknown,
        make: "none".into(),
        model: "none".into(),
    };
    let output = Output::new("HEADLESS-1".into(), physical);
    let mode = Mode { size: SIZE.into(), refresh: 60_000 };
    output.change_current_state(Some(mode), Some(Transform::Normal), None, Some((0, 0).into()));
    output.set_preferred(mode);
    output.create_global::<State>(dh);
    output
}

impl SeatHandler for State {
    type KeyboardFocus = WlSurface;
    type PointerFocus = WlSurface;
    type TouchFocus = WlSurface;

    fn seat_state(&mut self) -> &mut SeatState<State> {
        &mut self.seat_state
    }

    fn focus_changed(&mut self, _: &Seat<State>, _: Option<&WlSurface>) {}

    fn cursor_image(&mut self, _: &Seat<State>, _: CursorImageStatus) {}
}

#[derive(Default)]
pub struct ClientState {
    pub compositor_state: CompositorClientState,
}

impl ClientData for ClientState {
    fn initialized(&self, _: ClientId) {}

    fn disconnected(&self, _: ClientId, _: DisconnectReason) {}
}
