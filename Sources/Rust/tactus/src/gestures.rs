// SPDX-License-Identifier: MIT
//! Gesture files: gestures that the user writes, for compositors.

use std::cell::{Cell, RefCell};
use std::collections::HashSet;
use std::ffi::{c_char, c_void, CStr, CString};
use std::os::fd::{BorrowedFd, OwnedFd, RawFd};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::ptr::{null, null_mut};
use std::rc::{Rc, Weak};

use crate::application::{text, Application};
use crate::error::{check, Error, Result};
use crate::event::{Queue, Told};
use crate::shared::{Dependent, Shared};
use crate::source::TouchSource;
use crate::sys;
use crate::touch::Touch;
use crate::values::{Point, Rect};
use crate::view::View;

mask! {
    /// Actions that a program can carry out.
    Actions {
        /// Closes the window.
        CLOSE = 1 << sys::TACTUS_GESTURES_ACTION_CLOSE;
        /// Makes the window fullscreen, or ends that.
        FULLSCREEN = 1 << sys::TACTUS_GESTURES_ACTION_FULLSCREEN;
        /// Activates the next window.
        NEXT_WINDOW = 1 << sys::TACTUS_GESTURES_ACTION_NEXT_WINDOW;
        /// Activates the previous window.
        PREVIOUS_WINDOW = 1 << sys::TACTUS_GESTURES_ACTION_PREVIOUS_WINDOW;
        /// Shows the workspace on the left; follows the fingers.
        WORKSPACE_LEFT = 1 << sys::TACTUS_GESTURES_ACTION_WORKSPACE_LEFT;
        /// Shows the workspace on the right; follows the fingers.
        WORKSPACE_RIGHT = 1 << sys::TACTUS_GESTURES_ACTION_WORKSPACE_RIGHT;
        /// Shows the workspace above; follows the fingers.
        WORKSPACE_UP = 1 << sys::TACTUS_GESTURES_ACTION_WORKSPACE_UP;
        /// Shows the workspace below; follows the fingers.
        WORKSPACE_DOWN = 1 << sys::TACTUS_GESTURES_ACTION_WORKSPACE_DOWN;
        /// Shows all windows.
        OVERVIEW = 1 << sys::TACTUS_GESTURES_ACTION_OVERVIEW;
        /// Shows the on-screen keyboard.
        KEYBOARD_ON = 1 << sys::TACTUS_GESTURES_ACTION_KEYBOARD_ON;
        /// Hides the on-screen keyboard.
        KEYBOARD_OFF = 1 << sys::TACTUS_GESTURES_ACTION_KEYBOARD_OFF;
        /// Clicks with the right button at the fingers.
        RIGHT_CLICK = 1 << sys::TACTUS_GESTURES_ACTION_RIGHT_CLICK;
        /// Acts as the same gesture on a touchpad; follows the fingers.
        TOUCHPAD = 1 << sys::TACTUS_GESTURES_ACTION_TOUCHPAD;
        /// Presses the keys of the action.
        KEYS = 1 << sys::TACTUS_GESTURES_ACTION_KEYS;
        /// Presses the keys at the begin, and releases them at the end.
        HOLD_KEYS = 1 << sys::TACTUS_GESTURES_ACTION_HOLD_KEYS;
    }
}

enumeration! {
    /// Phase of a gesture's step.
    ActionPhase {
        /// The fingers begin to drive the action.
        Began = sys::TACTUS_GESTURES_PHASE_BEGAN;
        /// The fingers have moved.
        Changed = sys::TACTUS_GESTURES_PHASE_CHANGED;
        /// The gesture is complete. The only phase of an action that happens at once.
        Ended = sys::TACTUS_GESTURES_PHASE_ENDED;
        /// The gesture was cancelled: take back what was shown.
        Cancelled = sys::TACTUS_GESTURES_PHASE_CANCELLED;
    }
}

/// What a gesture of the file asks for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GestureFileEvent {
    /// One step of an action.
    Action(Action),
    /// The bar of a gesture with `feedback=true`, if [`GestureHost::posts_progress`] is set.
    Progress(Progress),
    /// A command to run, if [`GestureHost::posts_commands`] is set.
    Command(Command),
    /// A command that runs, if [`GestureHost::posts_processes`] is set.
    Process(Process),
    /// The queue was full, since the program has not emptied it: cancel everything that it follows.
    Lost {
        /// How many events are missing here.
        count: u64,
    },
}

impl Told for GestureFileEvent {
    fn lost(count: u64) -> Self {
        GestureFileEvent::Lost { count }
    }
}

/// One step of an action. Locations are in px of the application's space.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Action {
    /// Name of the gesture in the file.
    pub name: Rc<str>,
    /// What to do: one action.
    pub action: Actions,
    /// Phase of this step.
    pub phase: ActionPhase,
    /// Seat of the fingers.
    pub seat: u32,
    /// Number of fingers with which the gesture began.
    pub fingers: u32,
    /// µs.
    pub time_us: u64,
    /// Where the first finger landed: the action concerns the window there.
    pub start: Point,
    /// Mean location of the fingers.
    pub location: Point,
    /// Displacement of the fingers.
    pub displacement: Point,
    /// px/s of drags and edge swipes.
    pub velocity: Point,
    /// Scale of a pinch; 1 for other types.
    pub scale: f64,
    /// Radians of a rotation, clockwise.
    pub rotation: f64,
    /// Progress in the gesture's own direction; 1 for an action that happens at once.
    pub progress: f64,
    /// Codes of linux/input-event-codes.h, to be pressed in this order and released in the reverse one.
    pub keys: Rc<[u16]>,
    /// At an end: whether the fingers moved far or fast enough. If not, take back what was shown.
    pub commits: bool,
}

/// Bar that shows how near a gesture is to firing.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Progress {
    /// Name of the gesture in the file.
    pub name: Rc<str>,
    /// The seat, of which there is one bar at most.
    pub seat: u32,
    /// Above 0 and up to 1, where the gesture is about to fire. 0: the bar goes.
    pub nearness: f64,
    /// The whole bar.
    pub bar: Rect,
    /// The part of the bar that is full.
    pub full: Rect,
}

/// A command to run.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Command {
    /// Name of the gesture in the file.
    pub name: Rc<str>,
    /// Program and arguments.
    pub words: Vec<String>,
    /// `NAME=value` variables of this command alone.
    pub environment: Vec<String>,
}

/// A command that runs as a child of this process. The program reaps it.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Process {
    /// Name of the gesture in the file.
    pub name: Rc<str>,
    /// The child.
    pub pid: i32,
}

impl Process {
    /// Describes a status of `waitpid` that is a failure, such as "ended with status 1".
    pub fn describe_exit(status: i32) -> Option<String> {
        let mut buffer = [0 as c_char; 64];
        // SAFETY: the room is as said, and the words end with a NUL.
        unsafe {
            let words = sys::tactus_gestures_describe_exit(status, buffer.as_mut_ptr(), buffer.len());
            (!words.is_null()).then(|| text(words).into_owned())
        }
    }
}

/// Place of an output in the application's space.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Output {
    /// Name as in `output=`, if it has one.
    pub name: Option<String>,
    /// px.
    pub frame: Rect,
}

type Log = dyn Fn(&str);
type FindOutput = dyn Fn(&Touch<'_>) -> Option<Output>;
type HasOutput = dyn Fn(&str) -> bool;
type Hold = dyn Fn(&Action) -> bool;
type TextOfTouch = dyn Fn(&Touch<'_>) -> Option<String>;

/// What a program knows and can do. A condition whose function is left out is not known: the log says so to the user.
/// The functions may call everything of [`Application`], but of [`GestureFile`] only getters; others answer
/// [`Error::Busy`].
#[derive(Default)]
pub struct GestureHost {
    /// Name of the program in the log.
    pub name: Option<String>,
    /// Actions that it carries out.
    pub actions: Actions,
    /// Whether it calls [`Application::set_modifiers`].
    pub knows_modifiers: bool,
    /// Whether it calls [`Application::set_tablet_mode`].
    pub knows_tablet_mode: bool,
    /// Commands are posted instead of run.
    pub posts_commands: bool,
    /// Processes of commands are posted, and the program reaps them. Otherwise nobody is told how they end.
    pub posts_processes: bool,
    /// Bars are posted.
    pub posts_progress: bool,
    /// Logs a line for the user.
    pub log: Option<Box<Log>>,
    /// Returns the output that a touch is on.
    pub find_output: Option<Box<FindOutput>>,
    /// Returns whether an output of this name exists now.
    pub has_output: Option<Box<HasOutput>>,
    /// Returns whether the program holds a change of an action that follows the fingers, and calls
    /// [`GestureFile::change`] at its output frame. Is told of the begin, after it was posted, and of the end, before.
    pub hold: Option<Box<Hold>>,
    /// Returns the application id of the window below a touch.
    pub app_id: Option<Box<TextOfTouch>>,
    /// Returns the title of the window below a touch.
    pub title: Option<Box<TextOfTouch>>,
}

impl std::fmt::Debug for GestureHost {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("GestureHost").field("name", &self.name).field("actions", &self.actions).finish()
    }
}

/// Texts that come again and again, without a copy each.
#[derive(Default)]
pub(crate) struct Texts {
    names: HashSet<Rc<str>>,
    keys: HashSet<Rc<[u16]>>,
}

impl Texts {
    /// # Safety
    /// `name` ends with a NUL.
    pub(crate) unsafe fn name(&mut self, name: *const c_char) -> Rc<str> {
        // SAFETY: the caller's.
        let name = unsafe { text(name) };
        match self.names.get(&*name) {
            Some(known) => Rc::clone(known),
            None => {
                let known: Rc<str> = Rc::from(&*name);
                self.names.insert(Rc::clone(&known));
                known
            }
        }
    }

    fn keys(&mut self, keys: &[u16]) -> Rc<[u16]> {
        match self.keys.get(keys) {
            Some(known) => Rc::clone(known),
            None => {
                let known: Rc<[u16]> = Rc::from(keys);
                self.keys.insert(Rc::clone(&known));
                known
            }
        }
    }

    /// # Safety
    /// `event` is the library's.
    pub(crate) unsafe fn action(&mut self, event: &sys::tactus_gestures_event) -> Action {
        // SAFETY: the caller's.
        let keys = match event.key_count {
            0 => &[][..],
            count => unsafe { std::slice::from_raw_parts(event.keys, count) },
        };
        Action {
            // SAFETY: never NULL.
            name: unsafe { self.name(event.name) },
            action: Actions(1u32.checked_shl(event.action).unwrap_or(0)),
            phase: ActionPhase::from_raw(event.phase),
            seat: event.seat,
            fingers: event.fingers,
            time_us: event.time_us,
            start: Point::new(event.start_x, event.start_y),
            location: Point::new(event.x, event.y),
            displacement: Point::new(event.dx, event.dy),
            velocity: Point::new(event.velocity_x, event.velocity_y),
            scale: event.scale,
            rotation: event.rotation,
            progress: event.progress,
            keys: self.keys(keys),
            commits: event.commits,
        }
    }

    /// # Safety
    /// `progress` is the library's.
    pub(crate) unsafe fn progress(&mut self, progress: &sys::tactus_gestures_progress) -> Progress {
        let rect = |one: &sys::tactus_rectangle| Rect::new(one.x, one.y, one.width, one.height);
        Progress {
            // SAFETY: never NULL.
            name: unsafe { self.name(progress.name) },
            seat: progress.seat,
            nearness: progress.nearness,
            bar: rect(&progress.bar),
            full: rect(&progress.full),
        }
    }
}

/// Lives until the gestures in C are destroyed, which have a reference.
struct Node {
    raw: Cell<*mut sys::tactus_gestures>,
    shared: Rc<Shared>,
    /// Outlives the gestures.
    root: RefCell<Option<View>>,
    host: RefCell<Rc<GestureHost>>,
    queue: RefCell<Queue<GestureFileEvent>>,
    texts: RefCell<Texts>,
    /// What functions of the program have answered, until the next call of each.
    output: RefCell<CString>,
    app_id: RefCell<CString>,
    title: RefCell<CString>,
}

impl Dependent for Node {
    fn destroy(self: Rc<Self>) {
        let raw = self.raw.replace(null_mut());
        if raw.is_null() {
            return;
        }
        // SAFETY: it was alive until now, and then gives its reference back.
        unsafe {
            self.shared.call_undisturbed(|| sys::tactus_gestures_destroy(raw));
            drop(Rc::from_raw(Rc::as_ptr(&self)));
        }
        // Functions that own the gestures are a cycle.
        let rest = (self.root.take(), self.host.take());
        drop(rest);
    }
}

/// The gestures of a file, on each seat of one application. It ends when it is dropped, or with the application.
///
/// ```
/// use tactus::{Actions, Application, GestureFile, GestureFileEvent, GestureHost, Rect, TouchSource, TouchSourceInfo};
///
/// # fn main() -> tactus::Result<()> {
/// let application = Application::new()?;
/// let desktop = application.window(Rect::new(0.0, 0.0, 1280.0, 800.0))?;
/// let host = GestureHost { actions: Actions::CLOSE, ..Default::default() };
/// let gestures = GestureFile::new(&application, &desktop, host)?;
/// gestures.load_text("[tactus-gesture]\ntype=tap\nfingers=2\naction=close\n")?;
/// gestures.add_seat(0)?;
///
/// let panel = TouchSource::new(&application, &TouchSourceInfo::default())?;
/// for id in 0..2 {
///     panel.down(0, id, 400.0 + 60.0 * f64::from(id), 300.0)?;
/// }
/// panel.frame(0)?;
/// for id in 0..2 {
///     panel.up(60_000, id)?;
/// }
/// panel.frame(60_000)?;
/// application.advance(1_000_000)?;
///
/// match gestures.next_event() {
///     Some(GestureFileEvent::Action(action)) => assert_eq!(action.action, Actions::CLOSE),
///     other => panic!("{other:?}"),
/// }
/// # Ok(())
/// # }
/// ```
pub struct GestureFile {
    node: Rc<Node>,
}

impl GestureFile {
    /// Creates the gestures, without a file and without seats. `root` is the view that carries the recognizers, usually
    /// the window of all surfaces.
    pub fn new(application: &Application, root: &View, host: GestureHost) -> Result<Self> {
        let (raw, raw_root) = (application.shared.application()?, root.handle.raw()?);
        let name = host.name.as_deref().map(CString::new).transpose().map_err(|_| Error::InvalidArgument)?;
        let mut table = sys::tactus_gestures_host {
            name: name.as_ref().map_or(null(), |name| name.as_ptr()),
            actions: host.actions.0,
            knows_modifiers: host.knows_modifiers,
            knows_tablet_mode: host.knows_tablet_mode,
            act: Some(act),
            ..Default::default()
        };
        table.log = host.log.is_some().then_some(log);
        table.find_output = host.find_output.is_some().then_some(find_output);
        table.has_output = host.has_output.is_some().then_some(has_output);
        table.get_app_id = host.app_id.is_some().then_some(get_app_id);
        table.get_title = host.title.is_some().then_some(get_title);
        table.hold = host.hold.is_some().then_some(hold);
        table.watch = host.posts_processes.then_some(watch);
        table.run = host.posts_commands.then_some(run);
        table.show_progress = host.posts_progress.then_some(show_progress);
        let node = Rc::new(Node {
            raw: Cell::new(null_mut()),
            shared: Rc::clone(&application.shared),
            root: RefCell::new(Some(root.clone())),
            host: RefCell::new(Rc::new(host)),
            queue: RefCell::new(Queue::new()),
            texts: RefCell::default(),
            output: RefCell::default(),
            app_id: RefCell::default(),
            title: RefCell::default(),
        });
        let data = Rc::into_raw(Rc::clone(&node)) as *mut c_void;
        let gestures = node.shared.call_undisturbed(|| {
            // SAFETY: all are alive; the table is copied, and the data lives as long as the gestures.
            unsafe { sys::tactus_gestures_create(raw, raw_root, &table, data) }
        });
        node.raw.set(gestures);
        if gestures.is_null() {
            // SAFETY: nobody else has it.
            drop(unsafe { Rc::from_raw(data as *const Node) });
            return Err(Error::NotCreated);
        }
        let dependent: Rc<dyn Dependent> = node.clone();
        node.shared.add_dependent(Rc::downgrade(&dependent) as Weak<dyn Dependent>);
        Ok(GestureFile { node })
    }

    fn call<R>(&self, function: impl FnOnce(*mut sys::tactus_gestures) -> R) -> Result<R> {
        let raw = self.node.raw.get();
        if raw.is_null() {
            return Err(Error::Destroyed);
        }
        Ok(self.node.shared.call_undisturbed(|| function(raw)))
    }

    fn get<R>(&self, getter: unsafe extern "C" fn(*const sys::tactus_gestures) -> R) -> R {
        // SAFETY: alive or NULL.
        unsafe { getter(self.node.raw.get()) }
    }

    /// Returns the next thing that a gesture asks for. Call it until it returns `None`, after each call that feeds or
    /// advances.
    pub fn next_event(&self) -> Option<GestureFileEvent> {
        self.node.shared.settle();
        self.node.queue.borrow_mut().pop()
    }

    /// Loads the first of these that exists: `host_file`, if it has gestures; the user's file; the system's.
    /// [`Error::Nothing`]: there is none.
    pub fn load(&self, host_file: Option<&Path>) -> Result<()> {
        let path = host_file.map(c_path).transpose()?;
        let path = path.as_ref().map_or(null(), |path| path.as_ptr());
        // SAFETY: the gestures are alive; the path is copied.
        check(self.call(|raw| unsafe { sys::tactus_gestures_load(raw, path) })?)
    }

    /// Loads this file and no other. In the program's own file other sections are no mistakes.
    pub fn load_file(&self, path: &Path, is_host_file: bool) -> Result<()> {
        let path = c_path(path)?;
        // SAFETY: the gestures are alive; the path is copied.
        check(self.call(|raw| unsafe { sys::tactus_gestures_load_file(raw, path.as_ptr(), is_host_file) })?)
    }

    /// Loads a text in the format of the file. [`Error::Refused`]: a mistake would drop a gesture, and the old gestures
    /// stay.
    pub fn load_text(&self, text: &str) -> Result<()> {
        // SAFETY: the gestures are alive; the text is not kept.
        check(self.call(|raw| unsafe { sys::tactus_gestures_load_text(raw, text.as_ptr().cast(), text.len()) })?)
    }

    /// Returns the file that the gestures were read from.
    pub fn path(&self) -> Option<PathBuf> {
        let path = self.get(sys::tactus_gestures_get_path);
        // SAFETY: valid until the file is loaded again.
        (!path.is_null()).then(|| path_of(unsafe { CStr::from_ptr(path) }.to_bytes()))
    }

    /// Returns the file that [`GestureFile::load`] would read for a program without a file of its own.
    pub fn find_file() -> Option<PathBuf> {
        // SAFETY: the length alone is asked for.
        let length = unsafe { sys::tactus_gestures_find_file(null_mut(), 0) };
        let mut bytes = vec![0u8; length + 1];
        // SAFETY: the room is as said.
        let length = unsafe { sys::tactus_gestures_find_file(bytes.as_mut_ptr().cast(), bytes.len()) };
        bytes.truncate(length);
        (length > 0).then(|| path_of(&bytes))
    }

    /// Returns a descriptor that becomes readable when the file may have changed. It is the library's, and another one
    /// after each load.
    pub fn fd(&self) -> Option<RawFd> {
        Some(self.get(sys::tactus_gestures_get_fd)).filter(|descriptor| *descriptor >= 0)
    }

    /// Returns a duplicate of the descriptor, for an event loop that owns what it watches.
    pub fn duplicate_fd(&self) -> Result<Option<OwnedFd>> {
        let Some(descriptor) = self.fd() else { return Ok(None) };
        // SAFETY: it is the library's, which closes it in no getter.
        let descriptor = unsafe { BorrowedFd::borrow_raw(descriptor) };
        descriptor.try_clone_to_owned().map(Some).map_err(|_| Error::System)
    }

    /// Reads the file again if it has changed, and returns whether there are new gestures. Then call
    /// [`GestureFile::accommodate`] for every touchscreen.
    pub fn dispatch(&self) -> bool {
        // SAFETY: the gestures are alive.
        self.call(|raw| unsafe { sys::tactus_gestures_dispatch(raw) }).unwrap_or(false)
    }

    /// Lets other programs of the user follow the gestures: a drawer, a volume bar, a panel.
    pub fn publish(&self) -> Result<()> {
        // SAFETY: the gestures are alive.
        check(self.call(|raw| unsafe { sys::tactus_gestures_publish(raw) })?)
    }

    /// Posts a change that the program has held, and tells the programs that follow. [`Error::Nothing`]: the gesture
    /// does not run any more.
    pub fn change(&self, action: &Action) -> Result<()> {
        let name = CString::new(&*action.name).map_err(|_| Error::InvalidArgument)?;
        let event = sys::tactus_gestures_event {
            name: name.as_ptr(),
            action: action.action.0.trailing_zeros(),
            phase: action.phase.as_raw(),
            seat: action.seat,
            fingers: action.fingers,
            time_us: action.time_us,
            start_x: action.start.x,
            start_y: action.start.y,
            x: action.location.x,
            y: action.location.y,
            dx: action.displacement.x,
            dy: action.displacement.y,
            velocity_x: action.velocity.x,
            velocity_y: action.velocity.y,
            scale: action.scale,
            rotation: action.rotation,
            progress: action.progress,
            keys: action.keys.as_ptr(),
            key_count: action.keys.len(),
            commits: action.commits,
            ..Default::default()
        };
        // SAFETY: the gestures are alive; the event is not kept.
        check(self.call(|raw| unsafe { sys::tactus_gestures_change(raw, &event) })?)
    }

    /// Returns the number of gestures that the program can serve.
    pub fn count(&self) -> usize {
        self.get(sys::tactus_gestures_get_count)
    }

    /// Returns the most fingers that a gesture needs.
    pub fn most_fingers(&self) -> u32 {
        self.get(sys::tactus_gestures_get_most_fingers)
    }

    /// Returns whether touch sources should have
    /// [`SourceFlags::SCALES_LENGTHS`](crate::SourceFlags::SCALES_LENGTHS).
    pub fn scales_lengths(&self) -> bool {
        self.get(sys::tactus_gestures_scales_lengths)
    }

    /// Sets the file's touch accommodations on a touchscreen.
    pub fn accommodate(&self, source: &TouchSource) -> Result<()> {
        let source = source.handle.raw()?;
        // SAFETY: both are alive.
        check(self.call(|raw| unsafe { sys::tactus_gestures_accommodate(raw, source) })?)
    }

    /// Gives a seat the gestures. A program without seats adds seat 0.
    pub fn add_seat(&self, seat: u32) -> Result<()> {
        // SAFETY: the gestures are alive.
        check(self.call(|raw| unsafe { sys::tactus_gestures_add_seat(raw, seat) })?)
    }

    /// Gives a seat the gestures for which there was no memory. Call it before each finger of the seat lands.
    pub fn complete_seat(&self, seat: u32) -> bool {
        // SAFETY: the gestures are alive.
        self.call(|raw| unsafe { sys::tactus_gestures_complete_seat(raw, seat) }).unwrap_or(false)
    }

    /// Takes the gestures from a seat.
    pub fn remove_seat(&self, seat: u32) -> Result<()> {
        // SAFETY: the gestures are alive.
        check(self.call(|raw| unsafe { sys::tactus_gestures_remove_seat(raw, seat) })?)
    }

    /// Returns whether the seat's fingers belong to the shell: refuse a client's request for a move or a drag then.
    pub fn holds_touches(&self, seat: u32) -> bool {
        // SAFETY: alive or NULL.
        unsafe { sys::tactus_gestures_holds_touches(self.node.raw.get(), seat) }
    }
}

impl Drop for GestureFile {
    fn drop(&mut self) {
        let node = Rc::clone(&self.node);
        let shared = Rc::clone(&node.shared);
        // Never from its own functions, which are called while drops wait.
        shared.when_allowed(move || node.destroy());
    }
}

impl std::fmt::Debug for GestureFile {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("GestureFile").field("path", &self.path()).field("count", &self.count()).finish()
    }
}

fn c_path(path: &Path) -> Result<CString> {
    CString::new(path.as_os_str().as_bytes()).map_err(|_| Error::InvalidArgument)
}

fn path_of(bytes: &[u8]) -> PathBuf {
    PathBuf::from(std::ffi::OsStr::from_bytes(bytes))
}

/// Calls a function of the program.
///
/// # Safety
/// `data` comes from `GestureFile::new`.
unsafe fn with<R>(data: *mut c_void, default: R, function: impl FnOnce(&Rc<Node>, &GestureHost) -> R) -> R {
    // SAFETY: the gestures are alive while they call, and have a reference.
    let node = unsafe {
        Rc::increment_strong_count(data as *const Node);
        Rc::from_raw(data as *const Node)
    };
    let shared = Rc::clone(&node.shared);
    shared.guard_getters(default, move || {
        let host = Rc::clone(&node.host.borrow());
        function(&node, &host)
    })
}

unsafe extern "C" fn log(line: *const c_char, data: *mut c_void) {
    // SAFETY: new() gave the data; the line is valid during the call.
    unsafe {
        with(data, (), |_, host| {
            if let Some(log) = &host.log {
                log(&text(line));
            }
        })
    }
}

/// Keeps a text until the next call of the same function, for the library to read.
pub(crate) fn keep_answer(kept: &RefCell<CString>, answer: Option<String>) -> *const c_char {
    let Some(answer) = answer.and_then(|answer| CString::new(answer).ok()) else { return null() };
    *kept.borrow_mut() = answer;
    kept.borrow().as_ptr()
}

/// Writes where an output is, and keeps its name.
pub(crate) fn write_output(
    kept: &RefCell<CString>,
    found: Option<Output>,
    output: &mut sys::tactus_gestures_output,
) -> bool {
    let Some(found) = found else { return false };
    output.x = found.frame.x;
    output.y = found.frame.y;
    output.width = found.frame.width;
    output.height = found.frame.height;
    output.name = keep_answer(kept, found.name);
    true
}

unsafe extern "C" fn find_output(
    touch: *const sys::tactus_touch,
    output: *mut sys::tactus_gestures_output,
    data: *mut c_void,
) -> bool {
    // SAFETY: new() gave the data; touch and output are valid during the call.
    unsafe {
        with(data, false, |node, host| {
            let find = host.find_output.as_ref();
            let found = find.and_then(|find| find(&Touch::new(touch, &node.shared)));
            write_output(&node.output, found, &mut *output)
        })
    }
}

unsafe extern "C" fn has_output(name: *const c_char, data: *mut c_void) -> bool {
    // SAFETY: new() gave the data; the name is valid during the call.
    unsafe { with(data, false, |_, host| host.has_output.as_ref().is_some_and(|has| has(&text(name)))) }
}

unsafe extern "C" fn get_app_id(touch: *const sys::tactus_touch, data: *mut c_void) -> *const c_char {
    // SAFETY: new() gave the data; the touch is valid during the call.
    unsafe {
        with(data, null(), |node, host| {
            let answer = host.app_id.as_ref().and_then(|get| get(&Touch::new(touch, &node.shared)));
            keep_answer(&node.app_id, answer)
        })
    }
}

unsafe extern "C" fn get_title(touch: *const sys::tactus_touch, data: *mut c_void) -> *const c_char {
    // SAFETY: new() gave the data; the touch is valid during the call.
    unsafe {
        with(data, null(), |node, host| {
            let answer = host.title.as_ref().and_then(|get| get(&Touch::new(touch, &node.shared)));
            keep_answer(&node.title, answer)
        })
    }
}

unsafe extern "C" fn act(event: *const sys::tactus_gestures_event, data: *mut c_void) {
    // SAFETY: new() gave the data; the event is valid during the call.
    unsafe {
        with(data, (), |node, _| {
            let action = node.texts.borrow_mut().action(&*event);
            node.queue.borrow_mut().push(GestureFileEvent::Action(action));
        })
    }
}

unsafe extern "C" fn show_progress(progress: *const sys::tactus_gestures_progress, data: *mut c_void) {
    // SAFETY: new() gave the data; the progress is valid during the call.
    unsafe {
        with(data, (), |node, _| {
            let progress = node.texts.borrow_mut().progress(&*progress);
            node.queue.borrow_mut().push(GestureFileEvent::Progress(progress));
        })
    }
}

/// # Safety
/// `list` ends with NULL, and each text with a NUL.
unsafe fn strings(mut list: *const *mut c_char) -> Vec<String> {
    let mut found = Vec::new();
    // SAFETY: the caller's.
    unsafe {
        while !list.is_null() && !(*list).is_null() {
            found.push(text(*list).into_owned());
            list = list.add(1);
        }
    }
    found
}

unsafe extern "C" fn run(command: *const sys::tactus_gestures_command, data: *mut c_void) {
    // SAFETY: new() gave the data; the command is valid during the call.
    unsafe {
        with(data, (), |node, _| {
            let command = &*command;
            let name = node.texts.borrow_mut().name(command.name);
            let (words, environment) = (strings(command.words), strings(command.environment));
            let command = Command { name, words, environment };
            node.queue.borrow_mut().push(GestureFileEvent::Command(command));
        })
    }
}

unsafe extern "C" fn hold(event: *const sys::tactus_gestures_event, data: *mut c_void) -> bool {
    // SAFETY: new() gave the data; the event is valid during the call.
    unsafe {
        with(data, false, |node, host| {
            let action = node.texts.borrow_mut().action(&*event);
            host.hold.as_ref().is_some_and(|hold| hold(&action))
        })
    }
}

unsafe extern "C" fn watch(pid: i32, name: *const c_char, data: *mut c_void) {
    // SAFETY: new() gave the data; the name is valid during the call.
    unsafe {
        with(data, (), |node, _| {
            let name = node.texts.borrow_mut().name(name);
            node.queue.borrow_mut().push(GestureFileEvent::Process(Process { name, pid }));
        })
    }
}
