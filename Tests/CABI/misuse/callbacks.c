/* SPDX-License-Identifier: MIT */
/* Every callback of the header, set on the scene's objects; all call scene_called(). */
#include "scene.h"

/* No callback of an object is made once it was destroyed (12.3). */
#define CHECK_ALIVE(type, object) CHECK(tactus_##type##_get_application(object) != NULL)

#define TOUCHES(name, callback, handling) \
	static enum tactus_handling name(struct tactus_responder *responder, \
		const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data) \
	{ \
		CHECK(responder != NULL && count > 0 && event != NULL); \
		scene_called(data, callback, touches[0]); \
		return handling; \
	}

TOUCHES(view_began, CALLBACK_VIEW_BEGAN, TACTUS_HANDLING_UNHANDLED)
TOUCHES(view_moved, CALLBACK_VIEW_MOVED, TACTUS_HANDLING_UNHANDLED)
TOUCHES(view_ended, CALLBACK_VIEW_ENDED, TACTUS_HANDLING_UNHANDLED)
TOUCHES(view_cancelled, CALLBACK_VIEW_CANCELLED, (enum tactus_handling)77)
TOUCHES(controller_began, CALLBACK_CONTROLLER_BEGAN, TACTUS_HANDLING_UNHANDLED)
TOUCHES(controller_ended, CALLBACK_CONTROLLER_ENDED, TACTUS_HANDLING_UNHANDLED)
TOUCHES(application_began, CALLBACK_APPLICATION_BEGAN, TACTUS_HANDLING_UNHANDLED)
TOUCHES(delegate_began, CALLBACK_DELEGATE_BEGAN, TACTUS_HANDLING_UNHANDLED)

static void tablet_mode_changed(struct tactus_responder *responder, bool is_tablet_mode, void *data)
{
	(void)is_tablet_mode;
	CHECK(responder != NULL);
	scene_called(data, CALLBACK_TABLET_MODE, NULL);
}

static void grab_motion(const struct tactus_touch *touch, uint64_t time_us, double x, double y, void *data)
{
	(void)time_us, (void)x, (void)y;
	scene_called(data, CALLBACK_GRAB_MOTION, touch);
}

static void grab_end(const struct tactus_touch *touch, uint64_t time_us, bool cancelled, void *data)
{
	(void)time_us, (void)cancelled;
	scene_called(data, CALLBACK_GRAB_END, touch);
}

static enum tactus_handling take(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	struct tactus_touch_grab_callbacks callbacks = TACTUS_TOUCH_GRAB_CALLBACKS_INIT;

	(void)responder, (void)count, (void)event;
	callbacks.motion = grab_motion;
	callbacks.end = grab_end;
	tactus_touch_take(touches[0], &callbacks, data);
	return TACTUS_HANDLING_HANDLED;
}

#define EVENT(name, callback) \
	static enum tactus_handling name( \
		struct tactus_responder *responder, const struct tactus_event *event, void *data) \
	{ \
		CHECK(responder != NULL && event != NULL); \
		scene_called(data, callback, NULL); \
		return TACTUS_HANDLING_UNHANDLED; \
	}

EVENT(motion_began, CALLBACK_MOTION_BEGAN)
EVENT(motion_ended, CALLBACK_MOTION_ENDED)
EVENT(motion_cancelled, CALLBACK_MOTION_CANCELLED)
EVENT(remote_control_received, CALLBACK_REMOTE_CONTROL)

static enum tactus_handling perform_action(struct tactus_responder *responder, uint32_t action,
	struct tactus_view *control, uint32_t event, void *data)
{
	(void)responder, (void)action, (void)event;
	CHECK_ALIVE(view, control);
	scene_called(data, CALLBACK_PERFORM_ACTION, NULL);
	return TACTUS_HANDLING_HANDLED;
}

#define RESPONDER_QUESTION(name, callback) \
	static enum tactus_answer name(struct tactus_responder *responder, void *data) \
	{ \
		CHECK(responder != NULL); \
		return scene_asked(data, callback, TACTUS_ANSWER_YES); \
	}

RESPONDER_QUESTION(can_become_first_responder, CALLBACK_CAN_BECOME_FIRST_RESPONDER)
RESPONDER_QUESTION(can_resign_first_responder, CALLBACK_CAN_RESIGN_FIRST_RESPONDER)

static struct tactus_view *hit_test(struct tactus_view *view, double x, double y, void *data)
{
	CHECK_ALIVE(view, view);
	(void)x, (void)y;
	scene_called(data, CALLBACK_HIT_TEST, NULL);
	/* The event may be about a destroyed view: then the view is NULL. */
	return view;
}

static enum tactus_answer point_inside(struct tactus_view *view, double x, double y, void *data)
{
	CHECK_ALIVE(view, view);
	(void)x, (void)y;
	return scene_asked(data, CALLBACK_POINT_INSIDE, TACTUS_ANSWER_DEFAULT);
}

static void did_move_to_window(struct tactus_view *view, struct tactus_view *window, void *data)
{
	CHECK_ALIVE(view, view);
	CHECK(window == NULL || tactus_view_get_application(window) != NULL);
	scene_called(data, CALLBACK_DID_MOVE_TO_WINDOW, NULL);
}

static enum tactus_answer view_should_begin(
	struct tactus_view *view, struct tactus_recognizer *recognizer, void *data)
{
	CHECK_ALIVE(view, view);
	CHECK_ALIVE(recognizer, recognizer);
	return scene_asked(data, CALLBACK_VIEW_SHOULD_BEGIN, TACTUS_ANSWER_YES);
}

#define FILTER(name, callback) \
	static enum tactus_answer name(const struct tactus_event *event, void *data) \
	{ \
		CHECK(event != NULL); \
		return scene_asked(data, callback, TACTUS_ANSWER_NO); \
	}

FILTER(application_filter, CALLBACK_APPLICATION_FILTER)
FILTER(window_filter, CALLBACK_WINDOW_FILTER)

static void touch_down(const struct tactus_touch *touch, void *data)
{
	scene_called(data, CALLBACK_TOUCH_DOWN, touch);
}

static void log_line(enum tactus_log_level level, const char *message, void *data)
{
	(void)level;
	CHECK(message != NULL && message[0] != '\0');
	scene_called(data, CALLBACK_LOG, NULL);
}

static void trace(const struct tactus_trace_event *event, void *data)
{
	CHECK(event->size == sizeof *event);
	/* Objects that the event names can be read. */
	tactus_recognizer_get_state(event->recognizer);
	tactus_recognizer_get_state(event->reason.recognizer);
	tactus_touch_get_view(event->touch);
	scene_called(data, CALLBACK_TRACE, event->touch);
}

static void set_responder_callbacks(struct scene *scene)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;

	callbacks.touches_began = view_began;
	callbacks.touches_moved = view_moved;
	callbacks.touches_ended = view_ended;
	callbacks.touches_cancelled = view_cancelled;
	callbacks.motion_began = motion_began;
	callbacks.motion_ended = motion_ended;
	callbacks.motion_cancelled = motion_cancelled;
	callbacks.remote_control_received = remote_control_received;
	callbacks.can_become_first_responder = can_become_first_responder;
	callbacks.can_resign_first_responder = can_resign_first_responder;
	tactus_view_set_responder_callbacks(scene->view, &callbacks, scene);
	tactus_view_set_responder_callbacks(scene->content, &callbacks, scene);
	callbacks = (struct tactus_responder_callbacks)TACTUS_RESPONDER_CALLBACKS_INIT;
	callbacks.perform_action = perform_action;
	tactus_view_set_responder_callbacks(scene->window, &callbacks, scene);
	callbacks.touches_began = controller_began;
	callbacks.touches_ended = controller_ended;
	tactus_view_controller_set_responder_callbacks(scene->controller, &callbacks, scene);
	callbacks = (struct tactus_responder_callbacks)TACTUS_RESPONDER_CALLBACKS_INIT;
	callbacks.touches_began = application_began;
	tactus_application_set_responder_callbacks(scene->application, &callbacks, scene);
	callbacks.touches_began = delegate_began;
	callbacks.tablet_mode_changed = tablet_mode_changed;
	tactus_application_set_delegate_callbacks(scene->application, &callbacks, scene);
	callbacks.tablet_mode_changed = NULL;
	callbacks.touches_began = take;
	tactus_view_set_responder_callbacks(scene->taken, &callbacks, scene);
}

static void set_view_callbacks(struct scene *scene)
{
	struct tactus_view_callbacks callbacks = TACTUS_VIEW_CALLBACKS_INIT;

	callbacks.point_inside = point_inside;
	callbacks.should_begin = view_should_begin;
	callbacks.did_move_to_window = did_move_to_window;
	tactus_view_set_callbacks(scene->parent, &callbacks, scene);
	callbacks.hit_test = hit_test;
	tactus_view_set_callbacks(scene->view, &callbacks, scene);
}

void scene_replace_callbacks(struct scene *scene)
{
	tactus_application_set_log_handler(scene->application, log_line, scene);
	tactus_application_set_trace_listener(scene->application, trace, scene);
	tactus_application_set_event_filter(scene->application, application_filter, scene);
	tactus_window_set_event_filter(scene->window, window_filter, scene);
	tactus_application_add_touch_down_listener(scene->application, touch_down, scene);
	set_responder_callbacks(scene);
	set_view_callbacks(scene);
}

void scene_set_callbacks(struct scene *scene)
{
	scene_replace_callbacks(scene);
	set_gesture_callbacks(scene);
	set_control_callbacks(scene);
}
