/* SPDX-License-Identifier: MIT */
/*
 * An application with one of everything, with all callbacks set, and input that causes each of them. One callback at a
 * time is armed: it does one deed when it is called.
 */
#ifndef MISUSE_SCENE_H
#define MISUSE_SCENE_H

#include "../wire/wire-rules.h"
#include "check.h"

#include <tactus.h>

/* Every kind of callback that the header knows. */
#define CALLBACKS(X) \
	X(VIEW_BEGAN, "a view's touches began") \
	X(VIEW_MOVED, "a view's touches moved") \
	X(VIEW_ENDED, "a view's touches ended") \
	X(VIEW_CANCELLED, "a view's touches were cancelled") \
	X(CONTROLLER_BEGAN, "a controller's touches began") \
	X(CONTROLLER_ENDED, "a controller's touches ended") \
	X(APPLICATION_BEGAN, "the application's touches began") \
	X(DELEGATE_BEGAN, "the application delegate's touches began") \
	X(MOTION_BEGAN, "a shake began") \
	X(MOTION_ENDED, "a shake ended") \
	X(MOTION_CANCELLED, "a shake was cancelled") \
	X(REMOTE_CONTROL, "a remote control was received") \
	X(PERFORM_ACTION, "a control's action was performed") \
	X(TABLET_MODE, "the tablet mode changed") \
	X(CAN_BECOME_FIRST_RESPONDER, "may become first responder") \
	X(CAN_RESIGN_FIRST_RESPONDER, "may resign first responder") \
	X(HIT_TEST, "a hit test") \
	X(POINT_INSIDE, "is a point inside") \
	X(DID_MOVE_TO_WINDOW, "a view moved to a window") \
	X(VIEW_SHOULD_BEGIN, "a view's recognizer should begin") \
	X(APPLICATION_FILTER, "the application's event filter") \
	X(WINDOW_FILTER, "a window's event filter") \
	X(TOUCH_DOWN, "the touch-down listener") \
	X(SHOULD_BEGIN, "a delegate's should begin") \
	X(SHOULD_RECEIVE_EVENT, "a delegate's should receive event") \
	X(SHOULD_RECEIVE_TOUCH, "a delegate's should receive touch") \
	X(SIMULTANEOUSLY, "a delegate's should recognize simultaneously") \
	X(REQUIRE_FAILURE_OF, "a delegate's should require failure") \
	X(REQUIRED_TO_FAIL_BY, "a delegate's should be required to fail") \
	X(TAP_ACTION, "a tap's action") \
	X(PAN_ACTION, "a pan's action") \
	X(PINCH_ACTION, "a pinch's action") \
	X(PRESS_ACTION, "a long press's action, by its timer") \
	X(HOVER_ACTION, "a hover's action") \
	X(EDGE_ACTION, "a screen-edge pan's action") \
	X(CUSTOM_BEGAN, "a custom recognizer's touches began") \
	X(CUSTOM_MOVED, "a custom recognizer's touches moved") \
	X(CUSTOM_ENDED, "a custom recognizer's touches ended") \
	X(CUSTOM_CANCELLED, "a custom recognizer's touches were cancelled") \
	X(CUSTOM_RESET, "a custom recognizer's reset") \
	X(CUSTOM_DEADLINE, "a custom recognizer's deadline") \
	X(CUSTOM_CAN_PREVENT, "a custom recognizer can prevent") \
	X(CUSTOM_CAN_BE_PREVENTED, "a custom recognizer can be prevented") \
	X(CUSTOM_REQUIRES, "a custom recognizer should require failure") \
	X(CUSTOM_IS_REQUIRED, "a custom recognizer should be required to fail") \
	X(CUSTOM_ACTION, "a custom recognizer's action") \
	X(BEGIN_TRACKING, "a control begins tracking") \
	X(CONTINUE_TRACKING, "a control continues tracking") \
	X(END_TRACKING, "a control ends tracking") \
	X(CANCEL_TRACKING, "a control cancels tracking") \
	X(CONTROL_EVENT, "a control's target") \
	X(WILL_BEGIN_DRAGGING, "a scroll view will begin dragging") \
	X(DID_SCROLL, "a scroll view scrolled") \
	X(WILL_END_DRAGGING, "a scroll view will end dragging") \
	X(DID_END_DRAGGING, "a scroll view ended dragging") \
	X(WILL_BEGIN_DECELERATING, "a scroll view will begin decelerating") \
	X(DID_END_DECELERATING, "a scroll view ended decelerating") \
	X(DID_END_ANIMATING, "a scroll view ended animating") \
	X(WILL_BEGIN_ZOOMING, "a scroll view will begin zooming") \
	X(DID_ZOOM, "a scroll view zoomed") \
	X(DID_END_ZOOMING, "a scroll view ended zooming") \
	X(TOUCHES_SHOULD_BEGIN, "a scroll view's touches should begin") \
	X(TOUCHES_SHOULD_CANCEL, "a scroll view's touches should cancel") \
	X(CLIENT_DOWN, "a client's down") \
	X(CLIENT_MOTION, "a client's motion") \
	X(CLIENT_UP, "a client's up") \
	X(CLIENT_FRAME, "a client's frame") \
	X(CLIENT_CANCEL, "a client's cancel") \
	X(GRAB_MOTION, "a taken touch moved") \
	X(GRAB_END, "a taken touch ended") \
	X(LOG, "the log handler") \
	X(TRACE, "the trace listener") \
	X(DESTROYED, "a destroy listener")

enum callback {
#define CALLBACK_NAME(name, text) CALLBACK_##name,
	CALLBACKS(CALLBACK_NAME)
#undef CALLBACK_NAME
	CALLBACK_COUNT
};

/* Every object that can be destroyed; NULL after that. */
#define OBJECTS(X) \
	X(window, view) \
	X(parent, view) \
	X(view, view) \
	X(spare, view) \
	X(victim, view) \
	X(control, view) \
	X(scroll, view) \
	X(content, view) \
	X(surface, view) \
	X(taken, view) \
	X(controller, view_controller) \
	X(tap, recognizer) \
	X(double_tap, recognizer) \
	X(press, recognizer) \
	X(pan, recognizer) \
	X(pinch, recognizer) \
	X(rotation, recognizer) \
	X(transform, recognizer) \
	X(swipe, recognizer) \
	X(edge, recognizer) \
	X(hover, recognizer) \
	X(custom, recognizer) \
	X(panel, touch_source) \
	X(other_panel, touch_source) \
	X(pad, touch_source) \
	X(client, surface_client)

struct scene;

struct deed {
	const char *name;
	void (*perform)(struct scene *scene);
};

extern const struct deed deeds[];
extern const int deed_count;

struct scene {
	struct tactus_application *application;
#define OBJECT_POINTER(name, type) struct tactus_##type *name;
	OBJECTS(OBJECT_POINTER)
#undef OBJECT_POINTER
	uint64_t time_us;
	enum callback armed;
	const struct deed *deed;
	bool is_indirect, waits_for_indirect; /* whether touchpads and mice play now, and are waited for */
	int calls_to_wait;                    /* the armed callback acts once it was called so often before */
	bool is_timed_by_samples;             /* no advance(): samples make timers due */
	bool is_done;
	bool may_lack;                   /* memory runs out: what is not there is not missed */
	bool must_refuse;                /* in the deed: only getters are allowed here */
	enum tactus_answer unlisted;     /* not 0: what the question is answered with */
	const struct tactus_touch *live; /* of the callback that runs, or NULL */
	int taps, drags, hovers;         /* actions that were sent */
	struct wire_rules wire;          /* what the client was sent */
};

void scene_create(struct scene *scene);
void scene_set_callbacks(struct scene *scene);
/* Sets the callbacks again that can be replaced, on the remaining objects. */
void scene_replace_callbacks(struct scene *scene);
/* Parts of scene_set_callbacks(): gesture-callbacks.c, control-callbacks.c. */
void set_gesture_callbacks(struct scene *scene);
void set_control_callbacks(struct scene *scene);
void scene_play(struct scene *scene);
/* A part of scene_play(). */
void scene_play_indirect(struct scene *scene);
/* Checks that the remaining objects work: a tap, a drag and a hover are recognized, and nothing is pending. */
void scene_check_survivors(struct scene *scene);
void scene_destroy(struct scene *scene);

/* Called by every callback. */
void scene_called(struct scene *scene, enum callback callback, const struct tactus_touch *touch);
/* Called by every callback that answers a question; returns the answer. */
enum tactus_answer scene_asked(struct scene *scene, enum callback callback, enum tactus_answer answer);

const char *callback_name(enum callback callback);
/* Returns whether only getters may be called from a callback. */
bool callback_is_passive(enum callback callback);

#endif
