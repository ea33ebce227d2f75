/* SPDX-License-Identifier: MIT */
/* Callbacks of controls, scroll views and the streams of clients. */
#include "scene.h"

#define CHECK_ALIVE(view) CHECK(tactus_view_get_application(view) != NULL)

#define TRACKING(name, callback) \
	static enum tactus_answer name(struct tactus_view *control, const struct tactus_touch *touch, void *data) \
	{ \
		CHECK_ALIVE(control); \
		CHECK(touch != NULL); \
		return scene_asked(data, callback, TACTUS_ANSWER_YES); \
	}

TRACKING(begin_tracking, CALLBACK_BEGIN_TRACKING)
TRACKING(continue_tracking, CALLBACK_CONTINUE_TRACKING)

static void end_tracking(struct tactus_view *control, const struct tactus_touch *touch, void *data)
{
	CHECK_ALIVE(control);
	scene_called(data, CALLBACK_END_TRACKING, touch);
}

static void cancel_tracking(struct tactus_view *control, void *data)
{
	CHECK_ALIVE(control);
	scene_called(data, CALLBACK_CANCEL_TRACKING, NULL);
}

static void control_told(struct tactus_view *control, uint32_t event, void *data)
{
	CHECK_ALIVE(control);
	CHECK(event != 0 && (event & (event - 1)) == 0);
	scene_called(data, CALLBACK_CONTROL_EVENT, NULL);
}

#define SCROLLED(name, callback) \
	static void name(struct tactus_view *scroll_view, void *data) \
	{ \
		CHECK_ALIVE(scroll_view); \
		scene_called(data, callback, NULL); \
	}

SCROLLED(will_begin_dragging, CALLBACK_WILL_BEGIN_DRAGGING)
SCROLLED(did_scroll, CALLBACK_DID_SCROLL)
SCROLLED(will_begin_decelerating, CALLBACK_WILL_BEGIN_DECELERATING)
SCROLLED(did_end_decelerating, CALLBACK_DID_END_DECELERATING)
SCROLLED(did_end_animating, CALLBACK_DID_END_ANIMATING)
SCROLLED(will_begin_zooming, CALLBACK_WILL_BEGIN_ZOOMING)
SCROLLED(did_zoom, CALLBACK_DID_ZOOM)

static void will_end_dragging(struct tactus_view *scroll_view, double velocity_x, double velocity_y,
	double *target_x, double *target_y, void *data)
{
	CHECK_ALIVE(scroll_view);
	(void)velocity_x, (void)velocity_y, (void)target_x, (void)target_y;
	scene_called(data, CALLBACK_WILL_END_DRAGGING, NULL);
}

static void did_end_dragging(struct tactus_view *scroll_view, bool will_decelerate, void *data)
{
	CHECK_ALIVE(scroll_view);
	(void)will_decelerate;
	scene_called(data, CALLBACK_DID_END_DRAGGING, NULL);
}

static void did_end_zooming(struct tactus_view *scroll_view, double scale, void *data)
{
	CHECK_ALIVE(scroll_view);
	(void)scale;
	scene_called(data, CALLBACK_DID_END_ZOOMING, NULL);
}

#define CONTENT_QUESTION(name, callback) \
	static enum tactus_answer name(struct tactus_view *scroll_view, struct tactus_view *content, void *data) \
	{ \
		CHECK_ALIVE(scroll_view); \
		CHECK_ALIVE(content); \
		return scene_asked(data, callback, TACTUS_ANSWER_DEFAULT); \
	}

CONTENT_QUESTION(touches_should_begin, CALLBACK_TOUCHES_SHOULD_BEGIN)
CONTENT_QUESTION(touches_should_cancel, CALLBACK_TOUCHES_SHOULD_CANCEL)

/* Checks that the client gets a legal stream (10.1), whatever the callbacks do. */
static void check_wire(const char *fault)
{
	if (fault)
		check_failed("%s", fault);
}

#define STREAMED(name, callback) \
	static void client_##name(struct tactus_surface_client *client, struct tactus_view *surface, \
		const struct tactus_surface_touch *touch, void *data) \
	{ \
		struct scene *scene = data; \
\
		CHECK(tactus_surface_client_get_user_data(client) != NULL); \
		CHECK(surface != NULL && touch->size == sizeof *touch); \
		check_wire(wire_##name(&scene->wire, touch->seat, touch->wire_id, touch->time_us)); \
		scene_called(scene, callback, touch->touch); \
	}

STREAMED(down, CALLBACK_CLIENT_DOWN)
STREAMED(motion, CALLBACK_CLIENT_MOTION)
STREAMED(up, CALLBACK_CLIENT_UP)

#define STREAM_ENDED(name, callback) \
	static void client_##name(struct tactus_surface_client *client, uint32_t seat, void *data) \
	{ \
		struct scene *scene = data; \
\
		CHECK(tactus_surface_client_get_user_data(client) != NULL); \
		check_wire(wire_##name(&scene->wire, seat)); \
		scene_called(scene, callback, NULL); \
	}

STREAM_ENDED(frame, CALLBACK_CLIENT_FRAME)
STREAM_ENDED(cancel, CALLBACK_CLIENT_CANCEL)

static void create_surface(struct scene *scene)
{
	struct tactus_surface_client_callbacks callbacks = TACTUS_SURFACE_CLIENT_CALLBACKS_INIT;

	callbacks.down = client_down;
	callbacks.motion = client_motion;
	callbacks.up = client_up;
	callbacks.frame = client_frame;
	callbacks.cancel = client_cancel;
	scene->client = tactus_surface_client_create(scene->application, &callbacks, scene);
	tactus_surface_client_set_user_data(scene->client, scene);
	scene->surface = tactus_surface_create(scene->client, 450, 300, 200, 200);
	tactus_view_add_subview(scene->window, scene->surface);
}

void set_control_callbacks(struct scene *scene)
{
	struct tactus_control_callbacks tracking = TACTUS_CONTROL_CALLBACKS_INIT;
	struct tactus_scroll_view_delegate delegate = TACTUS_SCROLL_VIEW_DELEGATE_INIT;

	tracking.begin_tracking = begin_tracking;
	tracking.continue_tracking = continue_tracking;
	tracking.end_tracking = end_tracking;
	tracking.cancel_tracking = cancel_tracking;
	tactus_control_set_callbacks(scene->control, &tracking, scene);
	tactus_control_add_target(scene->control, control_told, scene, TACTUS_CONTROL_EVENT_ALL_TOUCH_EVENTS);
	tactus_control_add_action(scene->control, 7, TACTUS_CONTROL_EVENT_TOUCH_UP_INSIDE);
	delegate.will_begin_dragging = will_begin_dragging;
	delegate.did_scroll = did_scroll;
	delegate.will_end_dragging = will_end_dragging;
	delegate.did_end_dragging = did_end_dragging;
	delegate.will_begin_decelerating = will_begin_decelerating;
	delegate.did_end_decelerating = did_end_decelerating;
	delegate.did_end_animating = did_end_animating;
	delegate.will_begin_zooming = will_begin_zooming;
	delegate.did_zoom = did_zoom;
	delegate.did_end_zooming = did_end_zooming;
	delegate.touches_should_begin = touches_should_begin;
	delegate.touches_should_cancel = touches_should_cancel;
	tactus_scroll_view_set_delegate(scene->scroll, &delegate, scene);
	create_surface(scene);
}
