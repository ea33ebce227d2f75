// SPDX-License-Identifier: MIT
//! Views and windows.

use std::ffi::{c_void, CString};
use std::ptr::{null, null_mut};
use std::rc::Rc;

use crate::error::{check, Error, Result};
use crate::event::Event;
use crate::object::Handle;
use crate::recognizer::Recognizer;
use crate::sys;
use crate::sys::tactus_view_add_destroy_listener as add_destroy_listener;
use crate::sys::tactus_view_destroy as destroy;
use crate::touch::{TouchEvent, Touches};
use crate::values::{ControlEvents, Edges, Handling, Point, Rect, TouchPhase, Transform};

type HitTest = dyn Fn(&View, Point) -> Option<View>;
type TouchesFunction = dyn Fn(&View, TouchPhase, &Touches<'_>, &TouchEvent<'_>) -> Handling;

/// Functions of the program.
#[derive(Default)]
pub(crate) struct Hooks {
    hit_test: Option<Rc<HitTest>>,
    touches: Option<Rc<TouchesFunction>>,
    posts_touches: bool,
}

pub(crate) struct ViewKind;

/// A rectangle that takes part in the hit test. Views form trees, and the root of a tree is a window. A touch belongs
/// to the view in which it lands until it lifts. Views draw nothing.
///
/// The view is destroyed with the last handle: its touches are cancelled, its subviews and recognizers are detached and
/// live on. A tree does not own its views; keep the handles, or [`View::leave`] them to the application.
#[derive(Clone, PartialEq)]
pub struct View {
    pub(crate) handle: Handle<ViewKind>,
}

handle!(View, ViewKind, sys::tactus_view, ViewId);

/// Declares setters and getters of one value.
macro_rules! properties {
    ($($(#[$documentation:meta])* $get:ident, $set:ident: $type:ty = $c_get:ident, $c_set:ident;)*) => {
        impl View {
            $($(#[$documentation])*
            pub fn $set(&self, value: $type) -> Result<()> {
                // SAFETY: the view is alive.
                self.call(|raw| unsafe { sys::$c_set(raw, value) })
            }

            #[doc = concat!("Returns what [`View::", stringify!($set), "`] has set.")]
            pub fn $get(&self) -> $type {
                // SAFETY: alive or NULL.
                unsafe { sys::$c_get(self.handle.raw_or_null()) }
            })*
        }
    };
}

properties! {
    /// Hides the view with its subtree, or shows it again. What is hidden is not hit.
    is_hidden, set_hidden: bool = tactus_view_is_hidden, tactus_view_set_hidden;
    /// Sets the opacity, 0 to 1. Below 0.01 the subtree is not hit.
    alpha, set_alpha: f64 = tactus_view_get_alpha, tactus_view_set_alpha;
    /// Sets whether touches can hit the view and its subtree. Default true.
    is_user_interaction_enabled, set_user_interaction_enabled: bool =
        tactus_view_is_user_interaction_enabled, tactus_view_set_user_interaction_enabled;
    /// Sets whether the view gets several touches at a time. Default false, for surfaces true.
    is_multiple_touch_enabled, set_multiple_touch_enabled: bool =
        tactus_view_is_multiple_touch_enabled, tactus_view_set_multiple_touch_enabled;
    /// Sets whether the view is touched alone. Default false.
    is_exclusive_touch, set_exclusive_touch: bool =
        tactus_view_is_exclusive_touch, tactus_view_set_exclusive_touch;
    /// Sets whether touches of the subtree are kept from the recognizers of its ancestors. Default false.
    inhibits_ancestor_recognizers, set_inhibits_ancestor_recognizers: bool =
        tactus_view_inhibits_ancestor_recognizers, tactus_view_set_inhibits_ancestor_recognizers;
    /// Sets whether screen-edge pans of the view measure from the edges of the output. Default false.
    uses_output_edges, set_uses_output_edges: bool =
        tactus_view_uses_output_edges, tactus_view_set_uses_output_edges;
    /// Sets the level of a window. Windows of a higher level are hit first. Default 0.
    level, set_level: f64 = tactus_window_get_level, tactus_window_set_level;
}

impl View {
    pub(crate) fn of(handle: Handle<ViewKind>) -> Self {
        View { handle }
    }

    fn call(&self, function: impl FnOnce(*mut sys::tactus_view) -> sys::tactus_status) -> Result<()> {
        let raw = self.handle.raw()?;
        self.handle.shared().check(|| function(raw))
    }

    /// Sets a name for dumps, explanations and log lines.
    pub fn set_name(&self, name: &str) -> Result<()> {
        let name = CString::new(name).map_err(|_| Error::InvalidArgument)?;
        // SAFETY: the view is alive; the name is copied.
        self.call(|raw| unsafe { sys::tactus_view_set_name(raw, name.as_ptr()) })
    }

    /// Adds a view in front of its new siblings. The tree does not own it.
    pub fn add_subview(&self, subview: &View) -> Result<()> {
        let subview = subview.handle.raw()?;
        // SAFETY: both are alive.
        self.call(|raw| unsafe { sys::tactus_view_add_subview(raw, subview) })
    }

    /// Adds a view at an index among its new siblings; 0 is the rearmost.
    pub fn insert_subview(&self, subview: &View, index: usize) -> Result<()> {
        let subview = subview.handle.raw()?;
        // SAFETY: both are alive.
        self.call(|raw| unsafe { sys::tactus_view_insert_subview(raw, subview, index) })
    }

    /// Takes the view out of its superview. Touches of its subtree are cancelled.
    pub fn remove_from_superview(&self) -> Result<()> {
        // SAFETY: the view is alive.
        self.call(|raw| unsafe { sys::tactus_view_remove_from_superview(raw) })
    }

    /// Puts a view in front of its siblings, a window in front of those of its level.
    pub fn bring_to_front(&self) -> Result<()> {
        self.call(|raw| {
            // SAFETY: the view is alive.
            unsafe {
                if sys::tactus_view_get_kind(raw) == sys::TACTUS_VIEW_KIND_WINDOW {
                    sys::tactus_window_bring_to_front(raw)
                } else {
                    sys::tactus_view_bring_to_front(raw)
                }
            }
        })
    }

    /// Puts a view behind its siblings.
    pub fn send_to_back(&self) -> Result<()> {
        // SAFETY: the view is alive.
        self.call(|raw| unsafe { sys::tactus_view_send_to_back(raw) })
    }

    /// Makes a window the key window.
    pub fn make_key(&self) -> Result<()> {
        // SAFETY: the view is alive.
        self.call(|raw| unsafe { sys::tactus_window_make_key(raw) })
    }

    /// Returns the superview, unless there is none or it is of another library.
    pub fn superview(&self) -> Option<View> {
        // SAFETY: alive or NULL.
        let raw = unsafe { sys::tactus_view_get_superview(self.handle.raw_or_null()) };
        Handle::find(self.handle.shared(), raw).map(View::of)
    }

    /// Returns the window whose tree the view is in.
    pub fn window(&self) -> Option<View> {
        // SAFETY: alive or NULL.
        let raw = unsafe { sys::tactus_view_get_window(self.handle.raw_or_null()) };
        Handle::find(self.handle.shared(), raw).map(View::of)
    }

    /// Returns the subviews, the rearmost first, without those of other libraries.
    pub fn subviews(&self) -> Vec<View> {
        let raw = self.handle.raw_or_null();
        // SAFETY: alive or NULL.
        let count = unsafe { sys::tactus_view_get_subview_count(raw) };
        let subviews = (0..count).map(|index| unsafe { sys::tactus_view_get_subview(raw, index) });
        subviews.filter_map(|subview| Handle::find(self.handle.shared(), subview).map(View::of)).collect()
    }

    /// Sets location and size in the superview, of a window in the application.
    pub fn set_frame(&self, frame: Rect) -> Result<()> {
        // SAFETY: the view is alive.
        self.call(|raw| unsafe { sys::tactus_view_set_frame(raw, frame.x, frame.y, frame.width, frame.height) })
    }

    /// Returns location and size before the transform.
    pub fn frame(&self) -> Result<Rect> {
        let mut frame = Rect::default();
        // SAFETY: the view is alive.
        check(unsafe {
            let Rect { x, y, width, height } = &mut frame;
            sys::tactus_view_get_frame(self.handle.raw()?, x, y, width, height)
        })?;
        Ok(frame)
    }

    /// Sets the origin of the view's own coordinates.
    pub fn set_bounds_origin(&self, origin: Point) -> Result<()> {
        // SAFETY: the view is alive.
        self.call(|raw| unsafe { sys::tactus_view_set_bounds_origin(raw, origin.x, origin.y) })
    }

    /// Sets a transform about the view's centre.
    pub fn set_transform(&self, transform: Transform) -> Result<()> {
        let Transform { a, b, c, d, tx, ty } = transform;
        // SAFETY: the view is alive.
        self.call(|raw| unsafe { sys::tactus_view_set_transform(raw, a, b, c, d, tx, ty) })
    }

    /// Limits where the view is hit to the union of rectangles in its space. `None`: the whole bounds.
    pub fn set_input_region(&self, rectangles: Option<&[Rect]>) -> Result<()> {
        let rectangles: Option<Vec<sys::tactus_rectangle>> = rectangles.map(|list| {
            list.iter()
                .map(|one| sys::tactus_rectangle { x: one.x, y: one.y, width: one.width, height: one.height })
                .collect()
        });
        let (first, count) = rectangles.as_ref().map_or((null(), 0), |list| (list.as_ptr(), list.len()));
        // SAFETY: the view is alive; the rectangles are copied. An empty list is not NULL.
        self.call(|raw| unsafe { sys::tactus_view_set_input_region(raw, first, count) })
    }

    /// Sets the edges where the shell's gestures come second, on this view and below it.
    pub fn set_deferred_edges(&self, edges: Edges) -> Result<()> {
        // SAFETY: the view is alive.
        self.call(|raw| unsafe { sys::tactus_view_set_deferred_edges(raw, edges.0) })
    }

    /// Adds a recognizer. The view does not own it: a recognizer ends with its last handle.
    pub fn add_recognizer(&self, recognizer: &Recognizer) -> Result<()> {
        let recognizer = recognizer.handle.raw()?;
        // SAFETY: both are alive.
        self.call(|raw| unsafe { sys::tactus_view_add_recognizer(raw, recognizer) })
    }

    /// Removes a recognizer. An active one is cancelled with its action.
    pub fn remove_recognizer(&self, recognizer: &Recognizer) -> Result<()> {
        let recognizer = recognizer.handle.raw()?;
        // SAFETY: both are alive.
        self.call(|raw| unsafe { sys::tactus_view_remove_recognizer(raw, recognizer) })
    }

    /// Replaces the hit test: the function returns a view of this subtree, or `None`. The point is in the view's space.
    /// A compositor answers with the view of the surface that it finds itself.
    ///
    /// ```
    /// # use tactus::{Application, Point, Rect, SurfaceClient};
    /// # fn main() -> tactus::Result<()> {
    /// # let application = Application::new()?;
    /// # let desktop = application.window(Rect::new(0.0, 0.0, 1280.0, 800.0))?;
    /// # let client = SurfaceClient::new(&application)?;
    /// # let surface = client.surface(Rect::new(0.0, 0.0, 640.0, 480.0))?;
    /// # desktop.add_subview(&surface)?;
    /// let below_the_panel = surface.clone();
    /// desktop.on_hit_test(move |desktop, point| {
    ///     Some(if point.y < 32.0 { desktop.clone() } else { below_the_panel.clone() })
    /// })?;
    /// assert_eq!(application.hit_test(Point::new(10.0, 100.0)), Some(surface));
    /// assert_eq!(application.hit_test(Point::new(10.0, 10.0)), Some(desktop));
    /// # Ok(())
    /// # }
    /// ```
    pub fn on_hit_test(&self, function: impl Fn(&View, Point) -> Option<View> + 'static) -> Result<()> {
        self.handle.change_hooks(|hooks| hooks.hit_test.replace(Rc::new(function)));
        let callbacks = sys::tactus_view_callbacks { hit_test: Some(hit_test), ..Default::default() };
        let data = self.handle.data();
        // SAFETY: the view is alive and keeps what the callbacks get; the table is copied.
        self.call(|raw| unsafe { sys::tactus_view_set_callbacks(raw, &callbacks, data) })
    }

    /// Sets whether the view handles its touches and posts each as [`Event::Touch`]. Default false: they go on to the
    /// next responder.
    pub fn set_posts_touches(&self, posts: bool) -> Result<()> {
        self.handle.change_hooks(|hooks| hooks.posts_touches = posts);
        self.handle_touches()
    }

    /// Sets a function that handles the view's touches of one phase while the library delivers them, for what has to
    /// happen at once or to read every sample, such as drawing.
    pub fn on_touches(
        &self,
        function: impl Fn(&View, TouchPhase, &Touches<'_>, &TouchEvent<'_>) -> Handling + 'static,
    ) -> Result<()> {
        self.handle.change_hooks(|hooks| hooks.touches.replace(Rc::new(function)));
        self.handle_touches()
    }

    fn handle_touches(&self) -> Result<()> {
        let callbacks = sys::tactus_responder_callbacks {
            touches_began: Some(touches_began),
            touches_moved: Some(touches_moved),
            touches_ended: Some(touches_ended),
            touches_cancelled: Some(touches_cancelled),
            ..Default::default()
        };
        let data = self.handle.data();
        // SAFETY: the view is alive and keeps what the callbacks get; the table is copied.
        self.call(|raw| unsafe { sys::tactus_view_set_responder_callbacks(raw, &callbacks, data) })
    }

    /// Sets which events of a control are posted as [`Event::Control`].
    pub fn set_posts_control_events(&self, events: ControlEvents) -> Result<()> {
        let data = self.handle.data();
        let all = ControlEvents::ALL_TOUCH_EVENTS.0;
        // SAFETY: the view is alive and keeps what the target gets.
        self.call(|raw| unsafe {
            let status = sys::tactus_control_remove_target(raw, Some(control_event), data, all);
            if status == sys::TACTUS_STATUS_WRONG_KIND || events == ControlEvents::NONE {
                return status;
            }
            sys::tactus_control_add_target(raw, Some(control_event), data, events.0)
        })
    }
}

unsafe extern "C" fn hit_test(_: *mut sys::tactus_view, x: f64, y: f64, data: *mut c_void) -> *mut sys::tactus_view {
    // SAFETY: on_hit_test() gave the data.
    unsafe {
        Handle::guard(data, null_mut(), |handle: &Handle<ViewKind>| {
            let function = handle.object().hooks.borrow().hit_test.clone();
            let hit = function.and_then(|function| function(&View::of(handle.clone()), Point::new(x, y)));
            // A handle that is the last one destroys its view, which the library frees after the call.
            hit.map_or(null_mut(), |hit| hit.handle.raw_or_null())
        })
    }
}

unsafe fn touches(
    phase: TouchPhase,
    touches: *const *const sys::tactus_touch,
    count: usize,
    event: *const sys::tactus_event,
    data: *mut c_void,
) -> sys::tactus_handling {
    let handling = |handle: &Handle<ViewKind>| {
        let (view, shared) = (View::of(handle.clone()), handle.shared());
        let (function, posts) = {
            let hooks = handle.object().hooks.borrow();
            (hooks.touches.clone(), hooks.posts_touches)
        };
        // SAFETY: touches and event are valid during the call.
        let (touches, event) = unsafe { (Touches::copy(touches, count, shared), TouchEvent::new(event, shared)) };
        if posts {
            for touch in touches.iter() {
                shared.post(Event::Touch { view: view.id(), touch: touch.info() });
            }
        }
        match function {
            Some(function) => function(&view, phase, &touches, &event),
            None if posts => Handling::Handled,
            None => Handling::Unhandled,
        }
    };
    // SAFETY: handle_touches() gave the data.
    unsafe { Handle::guard(data, Handling::Unhandled, handling) }.as_raw()
}

/// Declares the callback of a phase.
macro_rules! phase {
    ($name:ident, $phase:ident) => {
        unsafe extern "C" fn $name(
            _: *mut sys::tactus_responder,
            list: *const *const sys::tactus_touch,
            count: usize,
            event: *const sys::tactus_event,
            data: *mut c_void,
        ) -> sys::tactus_handling {
            // SAFETY: the arguments are the library's.
            unsafe { touches(TouchPhase::$phase, list, count, event, data) }
        }
    };
}

phase!(touches_began, Began);
phase!(touches_moved, Moved);
phase!(touches_ended, Ended);
phase!(touches_cancelled, Cancelled);

unsafe extern "C" fn control_event(_: *mut sys::tactus_view, event: u32, data: *mut c_void) {
    let post = |handle: &Handle<ViewKind>| {
        let control = View::of(handle.clone()).id();
        handle.shared().post(Event::Control { control, event: ControlEvents(event) });
    };
    // SAFETY: set_posts_control_events() gave the data.
    unsafe { Handle::guard(data, (), post) }
}
