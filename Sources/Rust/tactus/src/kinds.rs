// SPDX-License-Identifier: MIT
//! The kinds of recognizers, each a type with its own properties.

use std::ops::Deref;

use crate::application::Application;
use crate::delegate::{custom_table, CustomRecognizer};
use crate::error::{check, Result};
use crate::event::Values;
use crate::recognizer::Recognizer;
use crate::sys;
use crate::touch::raw_view;
use crate::values::{EdgePanDirections, Edges, Point, Reference, SwipeDirections, Transform, TransformParts};
use crate::view::View;
use std::rc::Rc;

/// Declares a kind: its type, constructor, conversion, and actions that get its own type.
macro_rules! kind {
    ($(#[$documentation:meta])* $name:ident, $create:ident, $($constant:ident)|+) => {
        $(#[$documentation])*
        #[derive(Clone, Debug, PartialEq)]
        pub struct $name(Recognizer);

        impl $name {
            /// Creates the recognizer, which is on no view yet.
            pub fn new(application: &Application) -> Result<Self> {
                let raw = application.shared.application()?;
                // SAFETY: the application is alive.
                Recognizer::own(unsafe { sys::$create(raw) }, application).map($name)
            }

            /// Sets the function that is called with each action; see [`Recognizer::on_action`].
            pub fn on_action(&self, function: impl Fn(&$name) + 'static) {
                self.0.on_action(move |recognizer| function(&$name(recognizer.clone())));
            }

            /// Leaves the recognizer to its application; see [`Recognizer::leave`].
            pub fn leave(self) {
                self.0.leave();
            }
        }

        impl Deref for $name {
            type Target = Recognizer;

            fn deref(&self) -> &Recognizer {
                &self.0
            }
        }

        impl From<$name> for Recognizer {
            fn from(recognizer: $name) -> Recognizer {
                recognizer.0
            }
        }

        impl TryFrom<Recognizer> for $name {
            type Error = Recognizer;

            /// Returns the recognizer with the type of its kind, or as it was if it is of another kind.
            fn try_from(recognizer: Recognizer) -> std::result::Result<Self, Recognizer> {
                match recognizer.kind() {
                    $(sys::$constant)|+ => Ok($name(recognizer)),
                    _ => Err(recognizer),
                }
            }
        }
    };
}

/// Declares setters and getters of one value.
macro_rules! properties {
    ($name:ident: $($(#[$documentation:meta])* $get:ident, $set:ident: $type:ty = $c_get:ident, $c_set:ident,
        $from:expr, $into:expr;)*) => {
        impl $name {
            $($(#[$documentation])*
            pub fn $set(&self, value: $type) -> Result<()> {
                let value = $into(value);
                // SAFETY: the recognizer is alive.
                self.call(|raw| unsafe { sys::$c_set(raw, value) })
            }

            #[doc = concat!("Returns what [`", stringify!($name), "::", stringify!($set), "`] has set.")]
            pub fn $get(&self) -> $type {
                // SAFETY: alive or NULL.
                $from(unsafe { sys::$c_get(self.handle.raw_or_null()) })
            })*
        }
    };
}

fn same<T>(value: T) -> T {
    value
}

kind! {
    /// Fingers that touch and lift. Discrete.
    Tap, tactus_tap_recognizer_create, TACTUS_RECOGNIZER_KIND_TAP
}

properties! { Tap:
    /// Sets how many taps the gesture takes. Default 1.
    number_of_taps_required, set_number_of_taps_required: u32 = tactus_tap_recognizer_get_number_of_taps_required,
        tactus_tap_recognizer_set_number_of_taps_required, same, same;
    /// Sets how many fingers each tap takes. Default 1.
    number_of_touches_required, set_number_of_touches_required: u32 =
        tactus_tap_recognizer_get_number_of_touches_required,
        tactus_tap_recognizer_set_number_of_touches_required, same, same;
}

kind! {
    /// Fingers that stay in place. Continuous.
    LongPress, tactus_long_press_recognizer_create, TACTUS_RECOGNIZER_KIND_LONG_PRESS
}

properties! { LongPress:
    /// Sets how many taps come before the press. Default 0.
    number_of_taps_required, set_number_of_taps_required: u32 =
        tactus_long_press_recognizer_get_number_of_taps_required,
        tactus_long_press_recognizer_set_number_of_taps_required, same, same;
    /// Sets how many fingers the press takes. Default 1.
    number_of_touches_required, set_number_of_touches_required: u32 =
        tactus_long_press_recognizer_get_number_of_touches_required,
        tactus_long_press_recognizer_set_number_of_touches_required, same, same;
    /// Sets whether a press of several fingers ends when the last of them lifts. Default false: when the first one
    /// does.
    ends_at_last_lift, set_ends_at_last_lift: bool = tactus_long_press_recognizer_ends_at_last_lift,
        tactus_long_press_recognizer_set_ends_at_last_lift, same, same;
}

kind! {
    /// Fingers that drag. Continuous. A [`ScreenEdgePan`] may be taken for one.
    Pan, tactus_pan_recognizer_create, TACTUS_RECOGNIZER_KIND_PAN | TACTUS_RECOGNIZER_KIND_SCREEN_EDGE_PAN
}

properties! { Pan:
    /// Sets how many fingers it takes at least. Default 1.
    minimum_number_of_touches, set_minimum_number_of_touches: u32 =
        tactus_pan_recognizer_get_minimum_number_of_touches,
        tactus_pan_recognizer_set_minimum_number_of_touches, same, same;
    /// Sets how many fingers it takes at most. Default `u32::MAX`.
    maximum_number_of_touches, set_maximum_number_of_touches: u32 =
        tactus_pan_recognizer_get_maximum_number_of_touches,
        tactus_pan_recognizer_set_maximum_number_of_touches, same, same;
    /// Sets where the translation counts from. Default the touch-down.
    reference, set_reference: Reference = tactus_pan_recognizer_get_reference,
        tactus_pan_recognizer_set_reference, Reference::from_raw, Reference::as_raw;
}

impl Pan {
    /// Returns the translation since the reference, in a view's space; `None`: the application's.
    pub fn translation(&self, view: Option<&View>) -> Result<Point> {
        self.point(view, sys::tactus_pan_recognizer_get_translation)
    }

    /// Returns the translation that is expected at a time, at most 50 ms after the fingers' last samples, for drawing
    /// what follows them where they will be when the frame is shown.
    pub fn predicted_translation(&self, time_us: u64, view: Option<&View>) -> Result<Point> {
        let mut point = Point::default();
        let view = raw_view(view)?;
        // SAFETY: alive; NULL is the application's space.
        check(unsafe {
            let raw = self.handle.raw()?;
            sys::tactus_pan_recognizer_predict_translation(raw, time_us, view, &mut point.x, &mut point.y)
        })?;
        Ok(point)
    }

    /// Sets the present translation; later movement adds to it.
    pub fn set_translation(&self, view: Option<&View>, translation: Point) -> Result<()> {
        let view = raw_view(view)?;
        // SAFETY: alive; NULL is the application's space.
        self.call(|raw| unsafe { sys::tactus_pan_recognizer_set_translation(raw, view, translation.x, translation.y) })
    }

    /// Returns the velocity in px/s, in a view's space; `None`: the application's.
    pub fn velocity(&self, view: Option<&View>) -> Result<Point> {
        self.point(view, sys::tactus_pan_recognizer_get_velocity)
    }
}

kind! {
    /// A quick stroke. Discrete.
    Swipe, tactus_swipe_recognizer_create, TACTUS_RECOGNIZER_KIND_SWIPE
}

properties! { Swipe:
    /// Sets the directions. Default to the right.
    directions, set_directions: SwipeDirections = tactus_swipe_recognizer_get_directions,
        tactus_swipe_recognizer_set_directions, SwipeDirections, |directions: SwipeDirections| directions.0;
    /// Sets how many fingers it takes. Default 1.
    number_of_touches_required, set_number_of_touches_required: u32 =
        tactus_swipe_recognizer_get_number_of_touches_required,
        tactus_swipe_recognizer_set_number_of_touches_required, same, same;
}

kind! {
    /// Two fingers that spread or close. Continuous.
    Pinch, tactus_pinch_recognizer_create, TACTUS_RECOGNIZER_KIND_PINCH
}

properties! { Pinch:
    /// Sets where the scale counts from. Default the begin.
    reference, set_reference: Reference = tactus_pinch_recognizer_get_reference,
        tactus_pinch_recognizer_set_reference, Reference::from_raw, Reference::as_raw;
    /// Sets the present scale; later movement multiplies it.
    scale, set_scale: f64 = tactus_pinch_recognizer_get_scale, tactus_pinch_recognizer_set_scale, same, same;
}

impl Pinch {
    /// Returns the scale that is expected at a time, as [`Pan::predicted_translation`].
    pub fn predicted_scale(&self, time_us: u64) -> f64 {
        // SAFETY: alive or NULL.
        unsafe { sys::tactus_pinch_recognizer_predict_scale(self.handle.raw_or_null(), time_us) }
    }

    /// Returns the change of the scale per second.
    pub fn velocity(&self) -> f64 {
        // SAFETY: alive or NULL.
        unsafe { sys::tactus_pinch_recognizer_get_velocity(self.handle.raw_or_null()) }
    }
}

kind! {
    /// Two fingers that turn. Continuous.
    Rotation, tactus_rotation_recognizer_create, TACTUS_RECOGNIZER_KIND_ROTATION
}

properties! { Rotation:
    /// Sets where the rotation counts from. Default the begin.
    reference, set_reference: Reference = tactus_rotation_recognizer_get_reference,
        tactus_rotation_recognizer_set_reference, Reference::from_raw, Reference::as_raw;
    /// Sets the present rotation in radians, clockwise; later movement adds to it.
    rotation, set_rotation: f64 = tactus_rotation_recognizer_get_rotation,
        tactus_rotation_recognizer_set_rotation, same, same;
}

impl Rotation {
    /// Returns the rotation that is expected at a time, as [`Pan::predicted_translation`].
    pub fn predicted_rotation(&self, time_us: u64) -> f64 {
        // SAFETY: alive or NULL.
        unsafe { sys::tactus_rotation_recognizer_predict_rotation(self.handle.raw_or_null(), time_us) }
    }

    /// Returns the velocity in radians per second.
    pub fn velocity(&self) -> f64 {
        // SAFETY: alive or NULL.
        unsafe { sys::tactus_rotation_recognizer_get_velocity(self.handle.raw_or_null()) }
    }
}

kind! {
    /// A pan that starts at an edge. Continuous. It never begins until its edges are set.
    ScreenEdgePan, tactus_screen_edge_pan_recognizer_create, TACTUS_RECOGNIZER_KIND_SCREEN_EDGE_PAN
}

properties! { ScreenEdgePan:
    /// Sets the edges from which it may start. Default none.
    edges, set_edges: Edges = tactus_screen_edge_pan_recognizer_get_edges,
        tactus_screen_edge_pan_recognizer_set_edges, Edges, |edges: Edges| edges.0;
    /// Sets the directions in which it may begin. Default inwards.
    directions, set_directions: EdgePanDirections = tactus_screen_edge_pan_recognizer_get_directions,
        tactus_screen_edge_pan_recognizer_set_directions, EdgePanDirections,
        |directions: EdgePanDirections| directions.0;
    /// Marks it as the shell's: it comes second at edges that a view defers. Default false.
    is_shell_gesture, set_shell_gesture: bool = tactus_screen_edge_pan_recognizer_is_shell_gesture,
        tactus_screen_edge_pan_recognizer_set_shell_gesture, same, same;
}

impl ScreenEdgePan {
    /// Returns it as a pan, which has the translation, the velocity and the numbers of touches.
    pub fn as_pan(&self) -> Pan {
        Pan(self.0.clone())
    }
}

kind! {
    /// A pointer or stylus near the panel. Continuous.
    Hover, tactus_hover_recognizer_create, TACTUS_RECOGNIZER_KIND_HOVER
}

kind! {
    /// Fingers that move, scale and turn what they hold. Continuous.
    TransformRecognizer, tactus_transform_recognizer_create, TACTUS_RECOGNIZER_KIND_TRANSFORM
}

properties! { TransformRecognizer:
    /// Sets the parts of the movement that it follows. Default all.
    parts, set_parts: TransformParts = tactus_transform_recognizer_get_parts,
        tactus_transform_recognizer_set_parts, TransformParts, |parts: TransformParts| parts.0;
    /// Sets how many fingers it takes at least. Default 1.
    minimum_number_of_touches, set_minimum_number_of_touches: u32 =
        tactus_transform_recognizer_get_minimum_number_of_touches,
        tactus_transform_recognizer_set_minimum_number_of_touches, same, same;
    /// Sets how many fingers it takes at most. Default `u32::MAX`.
    maximum_number_of_touches, set_maximum_number_of_touches: u32 =
        tactus_transform_recognizer_get_maximum_number_of_touches,
        tactus_transform_recognizer_set_maximum_number_of_touches, same, same;
    /// Sets where the value counts from. Default the touch-down.
    reference, set_reference: Reference = tactus_transform_recognizer_get_reference,
        tactus_transform_recognizer_set_reference, Reference::from_raw, Reference::as_raw;
    /// Sets the present scale, about the location.
    scale, set_scale: f64 = tactus_transform_recognizer_get_scale,
        tactus_transform_recognizer_set_scale, same, same;
    /// Sets the present rotation in radians, clockwise, about the location.
    rotation, set_rotation: f64 = tactus_transform_recognizer_get_rotation,
        tactus_transform_recognizer_set_rotation, same, same;
}

impl TransformRecognizer {
    /// Returns the value in a view's space, best that of the superview of what moves; `None`: the application's.
    pub fn transform(&self, view: Option<&View>) -> Result<Transform> {
        self.transform_in(view)
    }

    /// Returns the value that is expected at a time, as [`Pan::predicted_translation`].
    pub fn predicted_transform(&self, time_us: u64, view: Option<&View>) -> Result<Transform> {
        let mut transform = Transform::default();
        let Transform { a, b, c, d, tx, ty } = &mut transform;
        let view = raw_view(view)?;
        // SAFETY: alive; NULL is the application's space.
        check(unsafe {
            let raw = self.handle.raw()?;
            sys::tactus_transform_recognizer_predict_transform(raw, time_us, view, a, b, c, d, tx, ty)
        })?;
        Ok(transform)
    }

    /// Returns the displacement of the centroid, in a view's space; `None`: the application's.
    pub fn translation(&self, view: Option<&View>) -> Result<Point> {
        self.point(view, sys::tactus_transform_recognizer_get_translation)
    }

    /// Returns the velocity of the centroid in px/s, in a view's space; `None`: the application's.
    pub fn velocity(&self, view: Option<&View>) -> Result<Point> {
        self.point(view, sys::tactus_transform_recognizer_get_velocity)
    }
}

impl Recognizer {
    /// Returns what the kind measures now, in the application's space.
    pub fn values(&self) -> Values {
        let raw = self.handle.raw_or_null();
        let pan = |getter| self.point(None, getter).unwrap_or_default();
        // SAFETY: alive, or NULL for which getters answer 0.
        unsafe {
            match self.kind() {
                sys::TACTUS_RECOGNIZER_KIND_PAN | sys::TACTUS_RECOGNIZER_KIND_SCREEN_EDGE_PAN => Values::Pan {
                    translation: pan(sys::tactus_pan_recognizer_get_translation),
                    velocity: pan(sys::tactus_pan_recognizer_get_velocity),
                },
                sys::TACTUS_RECOGNIZER_KIND_PINCH => Values::Pinch {
                    scale: sys::tactus_pinch_recognizer_get_scale(raw),
                    velocity: sys::tactus_pinch_recognizer_get_velocity(raw),
                },
                sys::TACTUS_RECOGNIZER_KIND_ROTATION => Values::Rotation {
                    rotation: sys::tactus_rotation_recognizer_get_rotation(raw),
                    velocity: sys::tactus_rotation_recognizer_get_velocity(raw),
                },
                sys::TACTUS_RECOGNIZER_KIND_TRANSFORM => Values::Transform {
                    transform: self.transform_in(None).unwrap_or_default(),
                    translation: pan(sys::tactus_transform_recognizer_get_translation),
                    scale: sys::tactus_transform_recognizer_get_scale(raw),
                    rotation: sys::tactus_transform_recognizer_get_rotation(raw),
                    velocity: pan(sys::tactus_transform_recognizer_get_velocity),
                },
                _ => Values::None,
            }
        }
    }

    fn transform_in(&self, view: Option<&View>) -> Result<Transform> {
        let mut transform = Transform::default();
        let Transform { a, b, c, d, tx, ty } = &mut transform;
        // SAFETY: alive; NULL is the application's space.
        check(unsafe {
            sys::tactus_transform_recognizer_get_transform(self.handle.raw()?, raw_view(view)?, a, b, c, d, tx, ty)
        })?;
        Ok(transform)
    }

    /// Creates a recognizer of the program's own code.
    pub fn custom(
        application: &Application,
        is_discrete: bool,
        custom: impl CustomRecognizer + 'static,
    ) -> Result<Recognizer> {
        let raw = application.shared.application()?;
        let flags = if is_discrete { sys::TACTUS_CUSTOM_RECOGNIZER_FLAGS_DISCRETE } else { 0 };
        let none = sys::tactus_recognizer_callbacks::default();
        // SAFETY: the application is alive; the table is copied.
        let raw = unsafe { sys::tactus_custom_recognizer_create(raw, flags, &none, std::ptr::null_mut()) };
        let recognizer = Recognizer::own(raw, application)?;
        recognizer.handle.change_hooks(|hooks| hooks.custom.replace(Rc::new(custom)));
        let (table, data) = (custom_table(), recognizer.handle.data());
        // SAFETY: the recognizer is alive and keeps what the functions get; the table is copied.
        recognizer.call(|raw| unsafe { sys::tactus_recognizer_set_callbacks(raw, &table, data) })?;
        Ok(recognizer)
    }

    /// Requests a state, from the functions of a [`CustomRecognizer`].
    pub fn request_state(&self, state: crate::State) -> Result<()> {
        // SAFETY: the recognizer is alive.
        self.call(|raw| unsafe { sys::tactus_recognizer_set_state(raw, state.as_raw()) })
    }

    /// Sets when [`CustomRecognizer::deadline_reached`] is called, in µs of the application's time; `None`: never.
    pub fn set_deadline(&self, time_us: Option<u64>) -> Result<()> {
        // SAFETY: the recognizer is alive.
        self.call(|raw| unsafe { sys::tactus_recognizer_set_deadline(raw, time_us.unwrap_or(u64::MAX)) })
    }
}
