// SPDX-License-Identifier: MIT
//! Numbers, masks and enumerations.

use crate::sys;

/// A location or displacement in px.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downward.
    pub y: f64,
}

impl Point {
    /// Returns the point with these coordinates.
    pub const fn new(x: f64, y: f64) -> Self {
        Point { x, y }
    }
}

/// A rectangle in px.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// The left edge.
    pub x: f64,
    /// The upper edge.
    pub y: f64,
    /// At least 0.
    pub width: f64,
    /// At least 0.
    pub height: f64,
}

impl Rect {
    /// Returns the rectangle with this corner and size.
    pub const fn new(x: f64, y: f64, width: f64, height: f64) -> Self {
        Rect { x, y, width, height }
    }
}

/// An affine transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub struct Transform {
    pub a: f64,
    pub b: f64,
    pub c: f64,
    pub d: f64,
    pub tx: f64,
    pub ty: f64,
}

impl Default for Transform {
    /// Returns the identity.
    fn default() -> Self {
        Transform { a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0 }
    }
}

/// Declares a mask with named bits.
macro_rules! mask {
    ($(#[$documentation:meta])* $name:ident { $($(#[$of_bit:meta])* $bit:ident = $value:expr;)* }) => {
        $(#[$documentation])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name(pub u32);

        impl $name {
            /// No bit.
            pub const NONE: Self = $name(0);
            $($(#[$of_bit])* pub const $bit: Self = $name($value);)*

            /// Returns whether all bits of `other` are set.
            pub const fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }
        }

        impl std::ops::BitOr for $name {
            type Output = Self;

            fn bitor(self, other: Self) -> Self {
                $name(self.0 | other.0)
            }
        }
    };
}

/// Declares an enumeration of the library, with a case for values that are newer than this crate.
macro_rules! enumeration {
    ($(#[$documentation:meta])* $name:ident { $($(#[$of_case:meta])* $case:ident = $value:path;)* }) => {
        $(#[$documentation])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $name {
            $($(#[$of_case])* $case,)*
            /// A value that this version of the crate does not know.
            Other(u32),
        }

        impl $name {
            #[allow(dead_code, clippy::unnecessary_cast)]
            pub(crate) fn from_raw(value: u32) -> Self {
                match value {
                    $(value if value == $value as u32 => $name::$case,)*
                    other => $name::Other(other),
                }
            }

            /// Returns the number in the C API.
            pub fn as_raw(self) -> u32 {
                match self {
                    $($name::$case => $value as u32,)*
                    $name::Other(other) => other,
                }
            }
        }
    };
}

mask! {
    /// Directions of a swipe.
    SwipeDirections {
        /// To the right.
        RIGHT = sys::TACTUS_SWIPE_DIRECTION_RIGHT;
        /// To the left.
        LEFT = sys::TACTUS_SWIPE_DIRECTION_LEFT;
        /// Upward.
        UP = sys::TACTUS_SWIPE_DIRECTION_UP;
        /// Downward.
        DOWN = sys::TACTUS_SWIPE_DIRECTION_DOWN;
    }
}

mask! {
    /// Edges of an output or view.
    Edges {
        /// The upper edge.
        TOP = sys::TACTUS_EDGE_TOP;
        /// The left edge.
        LEFT = sys::TACTUS_EDGE_LEFT;
        /// The lower edge.
        BOTTOM = sys::TACTUS_EDGE_BOTTOM;
        /// The right edge.
        RIGHT = sys::TACTUS_EDGE_RIGHT;
    }
}

mask! {
    /// Directions in which a screen-edge pan may begin.
    EdgePanDirections {
        /// At most 45° from the edge's inward normal.
        INWARDS = sys::TACTUS_EDGE_PAN_DIRECTION_INWARDS;
        /// More than 45° and at most 90° from it.
        ALONG = sys::TACTUS_EDGE_PAN_DIRECTION_ALONG;
        /// Both.
        EITHER = sys::TACTUS_EDGE_PAN_DIRECTION_EITHER;
    }
}

mask! {
    /// Modifier keys.
    Modifiers {
        /// Shift.
        SHIFT = sys::TACTUS_MODIFIER_SHIFT;
        /// Control.
        CTRL = sys::TACTUS_MODIFIER_CTRL;
        /// Alt.
        ALT = sys::TACTUS_MODIFIER_ALT;
        /// Super, the logo key.
        SUPER = sys::TACTUS_MODIFIER_SUPER;
    }
}

mask! {
    /// Parts of the movement that a transform follows.
    TransformParts {
        /// The displacement of the fingers' centroid.
        TRANSLATION = sys::TACTUS_TRANSFORM_PART_TRANSLATION;
        /// The distance between the fingers.
        SCALE = sys::TACTUS_TRANSFORM_PART_SCALE;
        /// The rotation of the fingers.
        ROTATION = sys::TACTUS_TRANSFORM_PART_ROTATION;
    }
}

mask! {
    /// How the device of a touch source reports.
    SourceFlags {
        /// Sends no frames: every event is delivered by itself.
        FRAMELESS = sys::TACTUS_TOUCH_SOURCE_FLAGS_FRAMELESS;
        /// Coordinates run from 0 to 1 across the rectangle.
        NORMALIZED = sys::TACTUS_TOUCH_SOURCE_FLAGS_NORMALIZED;
        /// Lengths in px are taken for 160 px per inch and scaled to the panel's real density.
        SCALES_LENGTHS = sys::TACTUS_TOUCH_SOURCE_FLAGS_SCALES_LENGTHS;
        /// Times come from another clock than `CLOCK_MONOTONIC` of this machine.
        FOREIGN_CLOCK = sys::TACTUS_TOUCH_SOURCE_FLAGS_FOREIGN_CLOCK;
    }
}

mask! {
    /// Events of a control.
    ControlEvents {
        /// The tracked touch went down.
        TOUCH_DOWN = sys::TACTUS_CONTROL_EVENT_TOUCH_DOWN;
        /// It went down with a tap count above 1.
        TOUCH_DOWN_REPEAT = sys::TACTUS_CONTROL_EVENT_TOUCH_DOWN_REPEAT;
        /// It moved inside.
        TOUCH_DRAG_INSIDE = sys::TACTUS_CONTROL_EVENT_TOUCH_DRAG_INSIDE;
        /// It moved outside.
        TOUCH_DRAG_OUTSIDE = sys::TACTUS_CONTROL_EVENT_TOUCH_DRAG_OUTSIDE;
        /// It came back inside.
        TOUCH_DRAG_ENTER = sys::TACTUS_CONTROL_EVENT_TOUCH_DRAG_ENTER;
        /// It left.
        TOUCH_DRAG_EXIT = sys::TACTUS_CONTROL_EVENT_TOUCH_DRAG_EXIT;
        /// It lifted inside: what a button waits for.
        TOUCH_UP_INSIDE = sys::TACTUS_CONTROL_EVENT_TOUCH_UP_INSIDE;
        /// It lifted outside.
        TOUCH_UP_OUTSIDE = sys::TACTUS_CONTROL_EVENT_TOUCH_UP_OUTSIDE;
        /// It was cancelled.
        TOUCH_CANCEL = sys::TACTUS_CONTROL_EVENT_TOUCH_CANCEL;
        /// All events of touches.
        ALL_TOUCH_EVENTS = sys::TACTUS_CONTROL_EVENT_ALL_TOUCH_EVENTS;
    }
}

enumeration! {
    /// State of a recognizer.
    State {
        /// No gesture so far; also between attempts.
        Possible = sys::TACTUS_RECOGNIZER_STATE_POSSIBLE;
        /// A continuous recognizer has recognized its gesture.
        Began = sys::TACTUS_RECOGNIZER_STATE_BEGAN;
        /// Its values or fingers have changed.
        Changed = sys::TACTUS_RECOGNIZER_STATE_CHANGED;
        /// The gesture is complete; of a discrete recognizer: recognized.
        Ended = sys::TACTUS_RECOGNIZER_STATE_ENDED;
        /// The gesture was taken back after `Began`: undo it.
        Cancelled = sys::TACTUS_RECOGNIZER_STATE_CANCELLED;
        /// The touches are not this gesture.
        Failed = sys::TACTUS_RECOGNIZER_STATE_FAILED;
    }
}

enumeration! {
    /// Phase of a touch in a delivery.
    TouchPhase {
        /// The touch went down.
        Began = sys::TACTUS_TOUCH_PHASE_BEGAN;
        /// The location, force or size has changed.
        Moved = sys::TACTUS_TOUCH_PHASE_MOVED;
        /// The touch is down and did not change in this delivery.
        Stationary = sys::TACTUS_TOUCH_PHASE_STATIONARY;
        /// The touch lifted.
        Ended = sys::TACTUS_TOUCH_PHASE_ENDED;
        /// The touch is taken back: nothing of it may have an effect.
        Cancelled = sys::TACTUS_TOUCH_PHASE_CANCELLED;
    }
}

enumeration! {
    /// Type of a touch.
    TouchKind {
        /// A finger on a touchscreen.
        Direct = sys::TACTUS_TOUCH_TYPE_DIRECT;
        /// Fingers on a touchpad.
        Indirect = sys::TACTUS_TOUCH_TYPE_INDIRECT;
        /// A pen on a tablet or touchscreen.
        Stylus = sys::TACTUS_TOUCH_TYPE_STYLUS;
        /// A pointer with a button down.
        IndirectPointer = sys::TACTUS_TOUCH_TYPE_INDIRECT_POINTER;
    }
}

enumeration! {
    /// A yes, a no, or whatever the library would do by itself.
    Answer {
        /// The library decides by its rules.
        Default = sys::TACTUS_ANSWER_DEFAULT;
        /// Yes.
        Yes = sys::TACTUS_ANSWER_YES;
        /// No.
        No = sys::TACTUS_ANSWER_NO;
    }
}

impl From<bool> for Answer {
    fn from(yes: bool) -> Self {
        if yes {
            Answer::Yes
        } else {
            Answer::No
        }
    }
}

enumeration! {
    /// Answer of a view that was asked to handle touches.
    Handling {
        /// Done with: the touches stop here.
        Handled = sys::TACTUS_HANDLING_HANDLED;
        /// Passed on to the next responder.
        Unhandled = sys::TACTUS_HANDLING_UNHANDLED;
    }
}

enumeration! {
    /// Severity of a log line.
    LogLevel {
        /// Details for people who work on Tactus.
        Debug = sys::TACTUS_LOG_LEVEL_DEBUG;
        /// News that need no action.
        Info = sys::TACTUS_LOG_LEVEL_INFO;
        /// Input that was refused or corrected.
        Warning = sys::TACTUS_LOG_LEVEL_WARNING;
        /// A mistake of the program that calls the library.
        Error = sys::TACTUS_LOG_LEVEL_ERROR;
    }
}

enumeration! {
    /// When touches are delivered.
    DeliveryMode {
        /// Each input frame at once.
        InputFrame = sys::TACTUS_DELIVERY_MODE_INPUT_FRAME;
        /// Gathered until [`Application::deliver`](crate::Application::deliver).
        OutputFrame = sys::TACTUS_DELIVERY_MODE_OUTPUT_FRAME;
    }
}

enumeration! {
    /// Where the values of a pan, pinch, rotation or transform count from.
    Reference {
        /// The touch-down: what the fingers hold stays under them.
        TouchDown = sys::TACTUS_REFERENCE_TOUCH_DOWN;
        /// The begin: translation and rotation are 0 then, and the scale is 1.
        Began = sys::TACTUS_REFERENCE_BEGAN;
    }
}

enumeration! {
    /// Unit of a length.
    LengthUnit {
        /// Logical pixels.
        Pixels = sys::TACTUS_LENGTH_UNIT_PIXELS;
        /// Of the panel, by the touch source's physical size.
        Millimetres = sys::TACTUS_LENGTH_UNIT_MILLIMETRES;
    }
}

enumeration! {
    /// Lengths that a recognizer measures with.
    Length {
        /// Tap, long press: how far the fingers may move.
        AllowableMovement = sys::TACTUS_LENGTH_ALLOWABLE_MOVEMENT;
        /// Tap, long press: between successive taps.
        TapDistance = sys::TACTUS_LENGTH_TAP_DISTANCE;
        /// Pan, screen-edge pan, transform, pinch, rotation: what begins it.
        Begin = sys::TACTUS_LENGTH_BEGIN;
        /// Swipe: along a direction.
        SwipeAlong = sys::TACTUS_LENGTH_SWIPE_ALONG;
        /// Swipe: across it at most.
        SwipeAcross = sys::TACTUS_LENGTH_SWIPE_ACROSS;
        /// Screen-edge pan.
        EdgeWidth = sys::TACTUS_LENGTH_EDGE_WIDTH;
        /// Long press: movement within the taps before the press.
        TapMovement = sys::TACTUS_LENGTH_TAP_MOVEMENT;
        /// Transform: the change of the fingers' distance that begins it.
        BeginSpread = sys::TACTUS_LENGTH_BEGIN_SPREAD;
        /// Transform: the arc that begins it.
        BeginArc = sys::TACTUS_LENGTH_BEGIN_ARC;
    }
}

enumeration! {
    /// Durations that a recognizer measures with.
    DurationKind {
        /// Tap, long press: from the first finger down to the last one up.
        Tap = sys::TACTUS_DURATION_TAP;
        /// Tap, long press: from one tap's lift to the next one's down.
        TapInterval = sys::TACTUS_DURATION_TAP_INTERVAL;
        /// Tap, long press: within which all fingers of a tap come down.
        Arrival = sys::TACTUS_DURATION_ARRIVAL;
        /// Long press.
        MinimumPress = sys::TACTUS_DURATION_MINIMUM_PRESS;
        /// Swipe.
        Swipe = sys::TACTUS_DURATION_SWIPE;
        /// Every kind: how long touches are delayed until enough are down.
        DelayTogether = sys::TACTUS_DURATION_DELAY_TOGETHER;
        /// Every kind: how long touches are delayed after that.
        DelayUndecided = sys::TACTUS_DURATION_DELAY_UNDECIDED;
    }
}
