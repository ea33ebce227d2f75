// SPDX-License-Identifier: MIT
//! libtactus-host: windows, clients, panels and a gesture file, for a compositor on libwayland-server.

use std::cell::{Cell, RefCell};
use std::ffi::{c_char, c_void, CString};
use std::num::NonZeroUsize;
use std::os::unix::ffi::OsStrExt;
use std::path::PathBuf;
use std::ptr::{null, null_mut, NonNull};
use std::rc::Rc;

use crate::application::{text, Application};
use crate::error::{check, Error, Result};
use crate::event::{Queue, Told};
use crate::gestures::{keep_answer, write_output, Action, Actions, Output, Progress, Texts};
use crate::shared::Shared;
use crate::sys;
use crate::touch::Touch;
use crate::values::{Modifiers, Point};

/// A window or surface of the compositor, which the library only compares: its address, or a number that is not given
/// again before [`Host::remove_window`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Window(pub NonZeroUsize);

/// A `wl_client` of libwayland-server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Client(pub NonNull<sys::wl_client>);

/// What happens on a host.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum HostEvent {
    /// One step of an action of the gesture file.
    Action(Action),
    /// The bar of a gesture with `feedback=true`.
    Progress(Progress),
    /// A touch lands in a client's stream.
    Down(HostTouch),
    /// A touch moves.
    Motion(HostTouch),
    /// A touch lifts.
    Up(HostTouch),
    /// Ends what came before for this client and seat.
    Frame {
        /// The client; `None`: everything that has no client.
        client: Option<Client>,
        /// The seat.
        seat: u32,
    },
    /// All touches of this client and seat are over.
    Cancel {
        /// The client; `None`: everything that has no client.
        client: Option<Client>,
        /// The seat.
        seat: u32,
    },
    /// The client has disconnected: its touches are over without more. Its address may be used again.
    End {
        /// The client; `None`: everything that has no client.
        client: Option<Client>,
    },
    /// The queue was full, since the program has not emptied it: cancel everything that it follows.
    Lost {
        /// How many events are missing here.
        count: u64,
    },
}

impl Told for HostEvent {
    fn lost(count: u64) -> Self {
        HostEvent::Lost { count }
    }
}

/// A touch in a client's stream.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct HostTouch {
    /// The client; `None`: the window has none.
    pub client: Option<Client>,
    /// The window; `None` if there is none, or if it was removed.
    pub window: Option<Window>,
    /// The seat.
    pub seat: u32,
    /// Small, unique among the client's live touches of the seat.
    pub wire_id: i32,
    /// µs.
    pub time_us: u64,
    /// px of the layout.
    pub location: Point,
}

type Log = dyn Fn(&str);
type FindWindow = dyn Fn(Point) -> Option<(Window, Option<Client>)>;
type FindOutput = dyn Fn(&Touch<'_>, Point) -> Option<Output>;
type HasOutput = dyn Fn(&str) -> bool;
type AppId = dyn Fn(Window) -> Option<String>;
type GetModifiers = dyn Fn(u32) -> Modifiers;

/// What a compositor knows and can do.
#[derive(Default)]
pub struct HostOptions {
    /// Name of the compositor in the log.
    pub name: Option<String>,
    /// The compositor's own file, in which gestures may stand.
    pub gesture_file: Option<PathBuf>,
    /// Streams touches on no window as well.
    pub streams_rest: bool,
    /// The compositor calls [`Application::advance`] itself.
    pub own_clock: bool,
    /// Records what the environment asks for.
    pub records: bool,
    /// Actions that the compositor carries out.
    pub actions: Actions,
    /// Whether it calls [`Application::set_tablet_mode`].
    pub knows_tablet_mode: bool,
    /// Bars are posted.
    pub posts_progress: bool,
    /// Logs a line for the user.
    pub log: Option<Box<Log>>,
    /// Returns the window at a location, and its client.
    pub find_window: Option<Box<FindWindow>>,
    /// Returns the output that a touch, at this location, is on.
    pub find_output: Option<Box<FindOutput>>,
    /// Returns whether an output of this name exists now.
    pub has_output: Option<Box<HasOutput>>,
    /// Returns the application id of a window.
    pub app_id: Option<Box<AppId>>,
    /// Returns the modifier keys that are held on a seat.
    pub modifiers: Option<Box<GetModifiers>>,
}

impl std::fmt::Debug for HostOptions {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("HostOptions").field("name", &self.name).field("actions", &self.actions).finish()
    }
}

/// Lives until the host in C is destroyed, which has a reference.
struct Node {
    raw: Cell<*mut sys::tactus_host>,
    shared: Rc<Shared>,
    options: RefCell<Rc<HostOptions>>,
    queue: RefCell<Queue<HostEvent>>,
    texts: RefCell<Texts>,
    output: RefCell<CString>,
    app_id: RefCell<CString>,
}

impl Node {
    fn post(&self, event: HostEvent) {
        self.queue.borrow_mut().push(event);
    }
}

/// An engine with a gesture file, windows and clients. It is destroyed when it is dropped, with its application.
pub struct Host {
    node: Rc<Node>,
    application: Application,
}

impl Host {
    /// Creates a host, reads the gesture file, follows it, and logs how many gestures there are.
    ///
    /// # Safety
    /// `event_loop` is an event loop of libwayland-server that outlives the host and its [`Panel`]s, and is used by
    /// this thread alone. Clients that [`HostOptions::find_window`] returns are alive.
    pub unsafe fn new(event_loop: NonNull<sys::wl_event_loop>, options: HostOptions) -> Result<Self> {
        let text = |text: Option<&[u8]>| text.map(CString::new).transpose().map_err(|_| Error::InvalidArgument);
        let name = text(options.name.as_deref().map(str::as_bytes))?;
        let file = text(options.gesture_file.as_ref().map(|path| path.as_os_str().as_bytes()))?;
        let mut flags = sys::TACTUS_HOST_FLAGS_NONE;
        flags |= if options.streams_rest { sys::TACTUS_HOST_FLAGS_STREAMS_REST } else { 0 };
        flags |= if options.own_clock { sys::TACTUS_HOST_FLAGS_OWN_CLOCK } else { 0 };
        flags |= if options.records { sys::TACTUS_HOST_FLAGS_RECORDS } else { 0 };
        let mut table = sys::tactus_host_callbacks {
            name: name.as_ref().map_or(null(), |name| name.as_ptr()),
            gesture_file: file.as_ref().map_or(null(), |file| file.as_ptr()),
            flags,
            actions: options.actions.0,
            knows_tablet_mode: options.knows_tablet_mode,
            act: Some(act),
            down: Some(down),
            motion: Some(motion),
            up: Some(up),
            frame: Some(frame),
            cancel: Some(cancel),
            end: Some(end),
            ..Default::default()
        };
        table.log = options.log.is_some().then_some(log);
        table.find_window = options.find_window.is_some().then_some(find_window);
        table.find_output = options.find_output.is_some().then_some(find_output);
        table.has_output = options.has_output.is_some().then_some(has_output);
        table.get_app_id = options.app_id.is_some().then_some(get_app_id);
        table.get_modifiers = options.modifiers.is_some().then_some(get_modifiers);
        table.show_progress = options.posts_progress.then_some(show_progress);
        let shared = Shared::new();
        let node = Rc::new(Node {
            raw: Cell::new(null_mut()),
            shared: Rc::clone(&shared),
            options: RefCell::new(Rc::new(options)),
            queue: RefCell::new(Queue::new()),
            texts: RefCell::default(),
            output: RefCell::default(),
            app_id: RefCell::default(),
        });
        let data = Rc::into_raw(Rc::clone(&node)) as *mut c_void;
        let raw = shared.call_undisturbed(|| {
            // SAFETY: the loop is the caller's; the table is copied, and the data lives as long as the host.
            unsafe { sys::tactus_host_create(event_loop.as_ptr(), &table, data) }
        });
        if raw.is_null() {
            // SAFETY: nobody else has it.
            drop(unsafe { Rc::from_raw(data as *const Node) });
            return Err(Error::NotCreated);
        }
        node.raw.set(raw);
        // SAFETY: the host is alive.
        let attached = shared.attach(unsafe { sys::tactus_host_get_application(raw) });
        match attached.and_then(|()| Application::borrow(&shared)) {
            Ok(application) => Ok(Host { node, application }),
            Err(error) => {
                destroy(node);
                Err(error)
            }
        }
    }

    fn call<R>(&self, function: impl FnOnce(*mut sys::tactus_host) -> R) -> R {
        let raw = self.node.raw.get();
        self.node.shared.call_undisturbed(|| function(raw))
    }

    /// Returns the application, which lives as long as the host.
    pub fn application(&self) -> &Application {
        &self.application
    }

    /// Returns the next event. Call it until it returns `None`, after everything that feeds, and when the event loop
    /// has dispatched.
    pub fn next_event(&self) -> Option<HostEvent> {
        self.node.shared.settle();
        self.node.queue.borrow_mut().pop()
    }

    /// Brings a seat's modifier keys and gestures up to date. Call it before each finger of the seat lands.
    pub fn prepare_finger(&self, seat: u32) {
        // SAFETY: the host is alive.
        self.call(|raw| unsafe { sys::tactus_host_prepare_finger(raw, seat) });
    }

    /// Cancels all fingers on the host's panels, which are ignored until they lift.
    pub fn cancel(&self) {
        // SAFETY: the host is alive.
        self.call(|raw| unsafe { sys::tactus_host_cancel(raw) });
    }

    /// Removes a window that was unmapped or destroyed; fingers on it lift.
    pub fn remove_window(&self, window: Window) {
        // SAFETY: the host is alive; the window is compared.
        self.call(|raw| unsafe { sys::tactus_host_remove_window(raw, pointer_of(window)) });
    }

    /// Loads a text in the format of the gesture file, in place of the file.
    pub fn load_text(&self, text: &str) -> Result<()> {
        // SAFETY: the host and its gestures are alive; the text is not kept.
        check(self.call(|raw| unsafe {
            let gestures = sys::tactus_host_get_gestures(raw);
            sys::tactus_gestures_load_text(gestures, text.as_ptr().cast(), text.len())
        }))
    }

    /// Returns the pointer of the C API. Do not destroy it.
    pub fn as_raw(&self) -> *mut sys::tactus_host {
        self.node.raw.get()
    }
}

fn destroy(node: Rc<Node>) {
    let raw = node.raw.replace(null_mut());
    node.shared.destroy_dependents();
    // SAFETY: it was alive until now, and then gives its reference back.
    unsafe {
        node.shared.call_undisturbed(|| sys::tactus_host_destroy(raw));
        drop(Rc::from_raw(Rc::as_ptr(&node)));
    }
    // Functions that own the host are a cycle.
    let options = node.options.take();
    drop(options);
}

impl Drop for Host {
    fn drop(&mut self) {
        let node = Rc::clone(&self.node);
        let shared = Rc::clone(&node.shared);
        // Never from its own functions, which are called while drops wait.
        shared.when_allowed(move || destroy(node));
    }
}

impl std::fmt::Debug for Host {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Host").field("application", &self.application).finish()
    }
}

/// A touchscreen of a host: a touch source with the fingers that are down. It fills in what compositors leave out: the
/// upper bits of a time, the frame after the last lift, the lift of a finger that was cancelled. After the end of its
/// host it does nothing.
pub struct Panel {
    raw: *mut sys::tactus_host_panel,
    shared: Rc<Shared>,
}

impl Panel {
    /// Creates a panel with a touch source, and adds it to the host.
    pub fn new(host: &Host) -> Result<Self> {
        let application = host.node.shared.application()?;
        // SAFETY: the host is alive, and its loop outlives the panel.
        let raw =
            host.call(|raw| unsafe { sys::tactus_host_panel_create(application, sys::tactus_host_get_loop(raw)) });
        if raw.is_null() {
            return Err(Error::NotCreated);
        }
        let panel = Panel { raw, shared: Rc::clone(&host.node.shared) };
        // SAFETY: both are alive.
        check(host.call(|host| unsafe { sys::tactus_host_add_panel(host, raw) }))?;
        Ok(panel)
    }

    fn call<R>(&self, function: impl FnOnce(*mut sys::tactus_host_panel) -> R) -> R {
        self.shared.call_undisturbed(|| function(self.raw))
    }

    /// Feeds the landing of a finger, after [`Host::prepare_finger`]. Returns whether the panel follows it.
    pub fn down(&self, time_us: u64, id: i32, x: f64, y: f64) -> bool {
        // SAFETY: the panel is alive.
        self.call(|raw| unsafe { sys::tactus_host_panel_down(raw, time_us, id, x, y) })
    }

    /// Feeds the motion of a finger. Returns false if the panel has no such finger: the event is not the engine's then.
    pub fn motion(&self, time_us: u64, id: i32, x: f64, y: f64) -> bool {
        // SAFETY: the panel is alive.
        self.call(|raw| unsafe { sys::tactus_host_panel_motion(raw, time_us, id, x, y) })
    }

    /// Feeds the lift of a finger. Returns false if the panel has no such finger: the event is not the engine's then.
    pub fn up(&self, time_us: u64, id: i32) -> bool {
        // SAFETY: the panel is alive.
        self.call(|raw| unsafe { sys::tactus_host_panel_up(raw, time_us, id) })
    }

    /// Cancels a finger, such as a palm, which is ignored until it lifts.
    pub fn cancel(&self, time_us: u64, id: i32) {
        // SAFETY: the panel is alive.
        self.call(|raw| unsafe { sys::tactus_host_panel_cancel(raw, time_us, id) });
    }

    /// Delivers what came since the last frame.
    pub fn frame(&self) {
        // SAFETY: the panel is alive.
        self.call(|raw| unsafe { sys::tactus_host_panel_frame(raw) });
    }

    /// Cancels all fingers now, which are ignored until they lift.
    pub fn cancel_all(&self) {
        // SAFETY: the panel is alive.
        self.call(|raw| unsafe { sys::tactus_host_panel_cancel_all(raw) });
    }

    /// Returns the full time of an event that has just arrived, in µs.
    pub fn unwrap_milliseconds(&self, time_ms: u32) -> u64 {
        // SAFETY: the panel is alive.
        self.call(|raw| unsafe { sys::tactus_host_panel_unwrap(raw, time_ms) })
    }

    /// Returns how many fingers are down that the panel follows or ignores.
    pub fn finger_count(&self) -> u32 {
        // SAFETY: the panel is alive.
        unsafe { sys::tactus_host_panel_get_finger_count(self.raw) }
    }

    /// Returns the touch source for the C API, NULL after the end of the host.
    pub fn source_as_raw(&self) -> *mut sys::tactus_touch_source {
        // SAFETY: the panel is alive.
        unsafe { sys::tactus_host_panel_get_source(self.raw) }
    }
}

impl Drop for Panel {
    fn drop(&mut self) {
        let (raw, shared) = (self.raw, Rc::clone(&self.shared));
        self.shared.when_allowed(move || {
            // SAFETY: it was alive until now.
            shared.call_undisturbed(|| unsafe { sys::tactus_host_panel_destroy(raw) });
        });
    }
}

impl std::fmt::Debug for Panel {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Panel").field("finger_count", &self.finger_count()).finish()
    }
}

fn pointer_of(window: Window) -> *mut sys::tactus_host_window {
    std::ptr::without_provenance_mut(window.0.get())
}

fn window_of(window: *mut sys::tactus_host_window) -> Option<Window> {
    NonZeroUsize::new(window.addr()).map(Window)
}

/// Calls a function of the compositor.
///
/// # Safety
/// `data` comes from `Host::new`.
unsafe fn with<R>(data: *mut c_void, default: R, function: impl FnOnce(&Rc<Node>, &HostOptions) -> R) -> R {
    // SAFETY: the host is alive while it calls, and has a reference.
    let node = unsafe {
        Rc::increment_strong_count(data as *const Node);
        Rc::from_raw(data as *const Node)
    };
    let shared = Rc::clone(&node.shared);
    shared.guard_getters(default, move || {
        let options = Rc::clone(&node.options.borrow());
        function(&node, &options)
    })
}

unsafe extern "C" fn log(line: *const c_char, data: *mut c_void) {
    // SAFETY: new() gave the data; the line is valid during the call.
    unsafe {
        with(data, (), |_, options| {
            if let Some(log) = &options.log {
                log(&text(line));
            }
        })
    }
}

unsafe extern "C" fn find_window(
    x: f64,
    y: f64,
    client: *mut *mut sys::wl_client,
    data: *mut c_void,
) -> *mut sys::tactus_host_window {
    // SAFETY: new() gave the data; there is room for the client.
    unsafe {
        with(data, null_mut(), |_, options| {
            let found = options.find_window.as_ref().and_then(|find| find(Point::new(x, y)));
            let Some((window, of_client)) = found else { return null_mut() };
            *client = of_client.map_or(null_mut(), |client| client.0.as_ptr());
            pointer_of(window)
        })
    }
}

unsafe extern "C" fn find_output(
    touch: *const sys::tactus_touch,
    x: f64,
    y: f64,
    output: *mut sys::tactus_gestures_output,
    data: *mut c_void,
) -> bool {
    // SAFETY: new() gave the data; touch and output are valid during the call.
    unsafe {
        with(data, false, |node, options| {
            let find = options.find_output.as_ref();
            let found = find.and_then(|find| find(&Touch::new(touch, &node.shared), Point::new(x, y)));
            write_output(&node.output, found, &mut *output)
        })
    }
}

unsafe extern "C" fn has_output(name: *const c_char, data: *mut c_void) -> bool {
    // SAFETY: new() gave the data; the name is valid during the call.
    unsafe { with(data, false, |_, options| options.has_output.as_ref().is_some_and(|has| has(&text(name)))) }
}

unsafe extern "C" fn get_app_id(window: *mut sys::tactus_host_window, data: *mut c_void) -> *const c_char {
    // SAFETY: new() gave the data.
    unsafe {
        with(data, null(), |node, options| {
            let get = options.app_id.as_ref().zip(window_of(window));
            keep_answer(&node.app_id, get.and_then(|(get, window)| get(window)))
        })
    }
}

unsafe extern "C" fn get_modifiers(seat: u32, data: *mut c_void) -> u32 {
    // SAFETY: new() gave the data.
    unsafe { with(data, 0, |_, options| options.modifiers.as_ref().map_or(0, |get| get(seat).0)) }
}

unsafe extern "C" fn act(event: *const sys::tactus_gestures_event, data: *mut c_void) {
    // SAFETY: new() gave the data; the event is valid during the call.
    unsafe {
        with(data, (), |node, _| {
            let action = node.texts.borrow_mut().action(&*event);
            node.post(HostEvent::Action(action));
        })
    }
}

unsafe extern "C" fn show_progress(progress: *const sys::tactus_gestures_progress, data: *mut c_void) {
    // SAFETY: new() gave the data; the progress is valid during the call.
    unsafe {
        with(data, (), |node, _| {
            let progress = node.texts.borrow_mut().progress(&*progress);
            node.post(HostEvent::Progress(progress));
        })
    }
}

/// # Safety
/// `stream` is alive.
unsafe fn client_of(stream: *mut sys::tactus_host_stream) -> Option<Client> {
    // SAFETY: the caller's.
    NonNull::new(unsafe { sys::tactus_host_stream_get_client(stream) }).map(Client)
}

/// Declares the callback of a touch.
macro_rules! touch {
    ($name:ident, $event:ident) => {
        unsafe extern "C" fn $name(
            stream: *mut sys::tactus_host_stream,
            window: *mut sys::tactus_host_window,
            touch: *const sys::tactus_surface_touch,
            data: *mut c_void,
        ) {
            // SAFETY: new() gave the data; stream and touch are valid during the call.
            unsafe {
                with(data, (), |node, _| {
                    let touch = &*touch;
                    node.post(HostEvent::$event(HostTouch {
                        client: client_of(stream),
                        window: window_of(window),
                        seat: touch.seat,
                        wire_id: touch.wire_id,
                        time_us: touch.time_us,
                        location: Point::new(touch.x, touch.y),
                    }));
                })
            }
        }
    };
}

touch!(down, Down);
touch!(motion, Motion);
touch!(up, Up);

unsafe extern "C" fn frame(stream: *mut sys::tactus_host_stream, seat: u32, data: *mut c_void) {
    // SAFETY: new() gave the data; the stream is valid during the call.
    unsafe { with(data, (), |node, _| node.post(HostEvent::Frame { client: client_of(stream), seat })) }
}

unsafe extern "C" fn cancel(stream: *mut sys::tactus_host_stream, seat: u32, data: *mut c_void) {
    // SAFETY: new() gave the data; the stream is valid during the call.
    unsafe { with(data, (), |node, _| node.post(HostEvent::Cancel { client: client_of(stream), seat })) }
}

unsafe extern "C" fn end(stream: *mut sys::tactus_host_stream, data: *mut c_void) {
    // SAFETY: new() gave the data; the stream is valid during the call.
    unsafe { with(data, (), |node, _| node.post(HostEvent::End { client: client_of(stream) })) }
}
