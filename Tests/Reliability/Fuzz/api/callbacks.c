/* SPDX-License-Identifier: MIT */
/* All callbacks. Most of them run a few calls of the program and return what its bytes choose. */
#include "world.h"

void world_enter(const struct tactus_event *event, const struct tactus_touch *touch)
{
	const struct tactus_event *outer = world.event;

	world.callbacks++;
	if (touch)
		world_note_touches(&touch, 1);
	if (event)
		world.event = event;
	world_run(bytes_below(&world.bytes, 6) == 0 ? 1 + bytes_below(&world.bytes, 4) : 0);
	world.event = outer;
}

static enum tactus_answer answer(void)
{
	static const enum tactus_answer answers[] = {
		TACTUS_ANSWER_DEFAULT,
		TACTUS_ANSWER_YES,
		TACTUS_ANSWER_NO,
		(enum tactus_answer)77,
	};

	return answers[bytes_below(&world.bytes, 4)];
}

void fuzz_log(enum tactus_log_level level, const char *message, void *data)
{
	(void)level, (void)message, (void)data;
	world_enter(NULL, NULL);
}

void fuzz_dump(const char *line, void *data)
{
	(void)line, (void)data;
	world_enter(NULL, NULL);
}

void fuzz_destroyed(void *object, void *data)
{
	(void)object, (void)data;
	world_enter(NULL, NULL);
}

void fuzz_action(struct tactus_recognizer *recognizer, void *data)
{
	(void)data;
	world_note(KIND_RECOGNIZER, recognizer);
	world_enter(NULL, NULL);
}

void fuzz_control(struct tactus_view *control, uint32_t event, void *data)
{
	(void)control, (void)event, (void)data;
	world_enter(NULL, NULL);
}

void fuzz_touch_down(const struct tactus_touch *touch, void *data)
{
	(void)data;
	world_enter(NULL, touch);
}

void fuzz_activity(const struct tactus_activity *activity, void *data)
{
	(void)data;
	tactus_activity_get_function(activity);
}

void fuzz_trace(const struct tactus_trace_event *event, void *data)
{
	char text[64];

	(void)data;
	tactus_trace_event_describe(event, text, sizeof text);
	world_enter(NULL, event->touch);
}

void fuzz_data_destroyed(void *data)
{
	(void)data;
	world.destroyed++;
}

void fuzz_edge_deferral(
	struct tactus_view *view, struct tactus_recognizer *recognizer, enum tactus_edge edge, void *data)
{
	(void)view, (void)recognizer, (void)edge, (void)data;
	world_enter(NULL, NULL);
}

enum tactus_answer fuzz_filter(const struct tactus_event *event, void *data)
{
	(void)data;
	world_enter(event, NULL);
	return answer();
}

/* Responders. */

static enum tactus_handling handle_touches(struct tactus_responder *responder, enum tactus_touch_phase phase,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event)
{
	world_heard(responder, phase, touches, count);
	world_note_touches(touches, count);
	world_enter(event, NULL);
	return (enum tactus_handling)bytes_below(&world.bytes, 3);
}

#define HANDLE(name, phase) \
	static enum tactus_handling name(struct tactus_responder *responder, \
		const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data) \
	{ \
		(void)data; \
		return handle_touches(responder, phase, touches, count, event); \
	}

HANDLE(handle_began, TACTUS_TOUCH_PHASE_BEGAN)
HANDLE(handle_moved, TACTUS_TOUCH_PHASE_MOVED)
HANDLE(handle_ended, TACTUS_TOUCH_PHASE_ENDED)
HANDLE(handle_cancelled, TACTUS_TOUCH_PHASE_CANCELLED)

static enum tactus_handling handle_event(
	struct tactus_responder *responder, const struct tactus_event *event, void *data)
{
	(void)responder, (void)data;
	world_enter(event, NULL);
	return (enum tactus_handling)bytes_below(&world.bytes, 3);
}

static enum tactus_handling perform(struct tactus_responder *responder, uint32_t action, struct tactus_view *control,
	uint32_t control_event, void *data)
{
	(void)responder, (void)action, (void)control, (void)control_event, (void)data;
	world_enter(NULL, NULL);
	return (enum tactus_handling)bytes_below(&world.bytes, 3);
}

static enum tactus_answer may_become(struct tactus_responder *responder, void *data)
{
	(void)responder, (void)data;
	world_enter(NULL, NULL);
	return answer();
}

static void tablet_mode_changed(struct tactus_responder *responder, bool is_tablet_mode, void *data)
{
	(void)responder, (void)is_tablet_mode, (void)data;
	world_enter(NULL, NULL);
}

static void first_responder_changed(struct tactus_responder *responder, void *data)
{
	(void)responder, (void)data;
	world_enter(NULL, NULL);
}

const struct tactus_responder_callbacks fuzz_responder_callbacks = {
	sizeof(struct tactus_responder_callbacks),
	handle_began,
	handle_moved,
	handle_ended,
	handle_cancelled,
	handle_event,
	handle_event,
	handle_event,
	handle_event,
	perform,
	may_become,
	may_become,
	tablet_mode_changed,
	first_responder_changed,
	first_responder_changed,
};

/* Views. */

static struct tactus_view *hit_test(struct tactus_view *view, double x, double y, void *data)
{
	(void)x, (void)y, (void)data;
	world_enter(NULL, NULL);
	return bytes_below(&world.bytes, 3) == 0 ? world_pick(KIND_VIEW) : view;
}

static enum tactus_answer point_inside(struct tactus_view *view, double x, double y, void *data)
{
	(void)view, (void)x, (void)y, (void)data;
	world_enter(NULL, NULL);
	return answer();
}

static void did_move(struct tactus_view *view, struct tactus_view *window, void *data)
{
	(void)view, (void)window, (void)data;
	world_enter(NULL, NULL);
}

static enum tactus_answer view_should_begin(
	struct tactus_view *view, struct tactus_recognizer *recognizer, void *data)
{
	(void)view, (void)recognizer, (void)data;
	world_enter(NULL, NULL);
	return answer();
}

static void key_changed(struct tactus_view *window, void *data)
{
	(void)window, (void)data;
	world_enter(NULL, NULL);
}

const struct tactus_view_callbacks fuzz_view_callbacks = {
	sizeof(struct tactus_view_callbacks),
	hit_test,
	point_inside,
	did_move,
	view_should_begin,
	key_changed,
	key_changed,
};

/* Recognizers. */

static enum tactus_answer should_begin(struct tactus_recognizer *recognizer, void *data)
{
	(void)recognizer, (void)data;
	world_enter(NULL, NULL);
	return answer();
}

static enum tactus_answer should_receive_event(
	struct tactus_recognizer *recognizer, const struct tactus_event *event, void *data)
{
	(void)recognizer, (void)data;
	world_enter(event, NULL);
	return answer();
}

static enum tactus_answer should_receive_touch(
	struct tactus_recognizer *recognizer, const struct tactus_touch *touch, void *data)
{
	(void)recognizer, (void)data;
	world_enter(NULL, touch);
	return answer();
}

static enum tactus_answer pair(struct tactus_recognizer *recognizer, struct tactus_recognizer *other, void *data)
{
	(void)recognizer, (void)other, (void)data;
	world_enter(NULL, NULL);
	return answer();
}

const struct tactus_recognizer_delegate fuzz_delegate = {
	sizeof(struct tactus_recognizer_delegate),
	should_begin,
	should_receive_event,
	should_receive_touch,
	pair,
	pair,
	pair,
};

static void hear(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches, size_t count,
	const struct tactus_event *event, void *data)
{
	unsigned choice = bytes_below(&world.bytes, 8);

	(void)data;
	world_note_touches(touches, count);
	world_enter(event, NULL);
	if (choice < 6)
		tactus_recognizer_set_state(recognizer, (enum tactus_recognizer_state)choice);
	else if (choice == 6)
		tactus_recognizer_call_default(recognizer, TACTUS_TOUCH_PHASE_MOVED, touches, count, event);
}

static void reset(struct tactus_recognizer *recognizer, void *data)
{
	(void)recognizer, (void)data;
	world_enter(NULL, NULL);
}

static void deadline_reached(struct tactus_recognizer *recognizer, uint64_t time_us, void *data)
{
	(void)data;
	world_enter(NULL, NULL);
	if (bytes_below(&world.bytes, 2))
		tactus_recognizer_set_deadline(recognizer, time_us);
}

const struct tactus_recognizer_callbacks fuzz_recognizer_callbacks = {
	sizeof(struct tactus_recognizer_callbacks),
	hear,
	hear,
	hear,
	hear,
	reset,
	deadline_reached,
	pair,
	pair,
	pair,
	pair,
};

/* Controls and scroll views. */

static enum tactus_answer track(struct tactus_view *control, const struct tactus_touch *touch, void *data)
{
	(void)control, (void)data;
	world_enter(NULL, touch);
	return answer();
}

static void end_tracking(struct tactus_view *control, const struct tactus_touch *touch, void *data)
{
	(void)control, (void)data;
	world_enter(NULL, touch);
}

static void did_something(struct tactus_view *view, void *data)
{
	(void)view, (void)data;
	world_enter(NULL, NULL);
}

const struct tactus_control_callbacks fuzz_control_callbacks = {
	sizeof(struct tactus_control_callbacks),
	track,
	track,
	end_tracking,
	did_something,
};

static void will_end_dragging(
	struct tactus_view *view, double velocity_x, double velocity_y, double *x, double *y, void *data)
{
	(void)view, (void)velocity_x, (void)velocity_y, (void)data;
	world_enter(NULL, NULL);
	if (bytes_below(&world.bytes, 2)) {
		*x = bytes_double(&world.bytes);
		*y = bytes_double(&world.bytes);
	}
}

static void did_end_dragging(struct tactus_view *view, bool will_decelerate, void *data)
{
	(void)view, (void)will_decelerate, (void)data;
	world_enter(NULL, NULL);
}

static void did_end_zooming(struct tactus_view *view, double scale, void *data)
{
	(void)view, (void)scale, (void)data;
	world_enter(NULL, NULL);
}

static enum tactus_answer touches_should(struct tactus_view *view, struct tactus_view *content, void *data)
{
	(void)view, (void)content, (void)data;
	world_enter(NULL, NULL);
	return answer();
}

const struct tactus_scroll_view_delegate fuzz_scroll_delegate = {
	sizeof(struct tactus_scroll_view_delegate),
	did_something,
	did_something,
	will_end_dragging,
	did_end_dragging,
	did_something,
	did_something,
	did_something,
	did_something,
	did_end_zooming,
	touches_should,
	touches_should,
	did_something,
};

/* Grabs. */

static void grab_motion(const struct tactus_touch *touch, uint64_t time_us, double x, double y, void *data)
{
	(void)time_us, (void)x, (void)y, (void)data;
	world_enter(NULL, touch);
}

static void grab_end(const struct tactus_touch *touch, uint64_t time_us, bool cancelled, void *data)
{
	(void)time_us, (void)cancelled, (void)data;
	world_enter(NULL, touch);
}

const struct tactus_touch_grab_callbacks fuzz_grab_callbacks = {
	.size = sizeof(struct tactus_touch_grab_callbacks),
	.motion = grab_motion,
	.end = grab_end,
};
