/* SPDX-License-Identifier: MIT */
/* The examples of tactus.h, section by section, as they stand there; each is run once. */
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <tactus.h>

#include "examples.h"

/* A failed expectation ends the program: examples are short. */
#define EXPECT(condition) \
	do { \
		if (!(condition)) { \
			fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition); \
			exit(1); \
		} \
	} while (0)

/* example: version */
static void log_line(enum tactus_log_level level, const char *message, void *data)
{
	if (level >= TACTUS_LOG_LEVEL_WARNING)
		fprintf(stderr, "gestures: %s\n", message);
}

/* end */
static void version(void)
{
	/* example: version */
	tactus_set_default_log_handler(log_line, NULL);
	if (!tactus_feature_supported(TACTUS_FEATURE_TRANSFORM))
		fprintf(stderr, "this libtactus is older than the program\n");
	/* end */
}

static void run_application(bool is_running)
{
	/* example: application */
	struct tactus_application *application = tactus_application_create();
	struct pollfd timer = { .fd = tactus_application_get_timer_fd(application), .events = POLLIN };

	while (is_running && poll(&timer, 1, -1) >= 0)
		if (timer.revents & POLLIN)
			tactus_application_dispatch_timer(application);
	tactus_application_destroy(application);
	/* end */
}

static struct tactus_touch_source *sources(struct tactus_application *application, uint64_t time_us)
{
	/* example: sources */
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	struct tactus_touch_source *panel;

	info.flags = TACTUS_TOUCH_SOURCE_FLAGS_NORMALIZED;
	info.width = 1280;
	info.height = 800;
	info.width_mm = 217;
	info.height_mm = 136;
	panel = tactus_touch_source_create(application, &info);

	tactus_touch_source_down(panel, time_us, 0, 0.25, 0.5);
	tactus_touch_source_down(panel, time_us, 1, 0.30, 0.5);
	tactus_touch_source_frame(panel, time_us);
	/* end */
	return panel;
}

static struct tactus_view *views(struct tactus_application *application)
{
	/* example: views */
	struct tactus_view *window = tactus_window_create(application, 0, 0, 1280, 800);
	struct tactus_view *picture = tactus_view_create(application, 100, 100, 400, 300);
	struct tactus_view *menu = tactus_view_create(application, 0, 0, 1280, 32);

	tactus_view_add_subview(window, picture);
	tactus_view_add_subview(window, menu);
	tactus_view_set_transform(picture, 0.5, 0, 0, 0.5, 0, 0);
	tactus_view_set_hidden(menu, true);
	/* end */
	return window;
}

/* example: touches */
static void draw_stroke(struct stroke *stroke, const struct tactus_touch *touch, const struct tactus_event *event)
{
	size_t count = tactus_event_get_coalesced_count(event, touch);

	for (size_t i = 0; i < count; i++) {
		struct tactus_touch_place place = TACTUS_TOUCH_PLACE_INIT;

		if (tactus_event_get_coalesced(event, touch, i, stroke->paper, &place) == TACTUS_STATUS_OK)
			stroke_add_point(stroke, place.x, place.y, place.force);
	}
}

/* end */
static struct stroke stroke;

/* example: responders */
static enum tactus_handling paper_touched(struct tactus_responder *paper, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	switch (tactus_touch_get_phase(touches[0])) {
	case TACTUS_TOUCH_PHASE_CANCELLED:
		stroke_undo(data);
		break;
	default:
		draw_stroke(data, touches[0], event);
		break;
	}
	return TACTUS_HANDLING_HANDLED;
}

/* end */
static void responders(struct tactus_view *paper)
{
	/* example: responders */
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;

	callbacks.touches_began = paper_touched;
	callbacks.touches_moved = paper_touched;
	callbacks.touches_ended = paper_touched;
	callbacks.touches_cancelled = paper_touched;
	tactus_view_set_responder_callbacks(paper, &callbacks, &stroke);
	/* end */
}

/* example: recognizers */
static void picture_panned(struct tactus_recognizer *pan, void *data)
{
	struct picture *picture = data;
	double x = 0, y = 0;

	if (tactus_recognizer_get_state(pan) == TACTUS_RECOGNIZER_STATE_BEGAN)
		picture_remember_its_place(picture);
	tactus_pan_recognizer_get_translation(pan, tactus_view_get_superview(picture->view), &x, &y);
	picture_move_by(picture, x, y);
}

/* end */
static void recognizers(struct tactus_application *application, struct picture *picture)
{
	/* example: recognizers */
	struct tactus_recognizer *pan = tactus_pan_recognizer_create(application);

	tactus_recognizer_set_name(pan, "move picture");
	tactus_view_add_recognizer(picture->view, pan);
	tactus_recognizer_add_target(pan, picture_panned, picture);
	/* end */
}

static int workspace;

static void next_workspace(struct tactus_recognizer *swipe, void *data)
{
	workspace++;
}

static void kinds(struct tactus_application *application, struct tactus_view *desktop)
{
	/* example: kinds */
	struct tactus_recognizer *swipe = tactus_swipe_recognizer_create(application);

	tactus_swipe_recognizer_set_number_of_touches_required(swipe, 3);
	tactus_swipe_recognizer_set_directions(swipe, TACTUS_SWIPE_DIRECTION_LEFT);
	tactus_recognizer_set_length(swipe, TACTUS_LENGTH_SWIPE_ALONG, 15.0, TACTUS_LENGTH_UNIT_MILLIMETRES);
	tactus_recognizer_set_duration(swipe, TACTUS_DURATION_SWIPE, 600 * 1000);
	tactus_recognizer_add_target(swipe, next_workspace, NULL);
	tactus_view_add_recognizer(desktop, swipe);
	/* end */
}

/* example: transform */
static void photo_transformed(struct tactus_recognizer *recognizer, void *data)
{
	struct photo *photo = data;
	double a = 1, b = 0, c = 0, d = 1, tx = 0, ty = 0;

	if (tactus_recognizer_get_state(recognizer) == TACTUS_RECOGNIZER_STATE_BEGAN)
		photo_remember_its_place(photo);
	tactus_transform_recognizer_get_transform(
		recognizer, tactus_view_get_superview(photo->view), &a, &b, &c, &d, &tx, &ty);
	photo_place(photo, a, b, c, d, tx, ty);
}

/* end */
/* example: custom */
// Recognizes the second finger that lands while the first rests.
static void finger_landed(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	if (tactus_recognizer_get_number_of_touches(recognizer) == 2)
		tactus_recognizer_set_state(recognizer, TACTUS_RECOGNIZER_STATE_ENDED);
}

static void finger_moved_or_lifted(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	tactus_recognizer_set_state(recognizer, TACTUS_RECOGNIZER_STATE_FAILED);
}

/* end */
static struct tactus_recognizer *custom(struct tactus_application *application)
{
	/* example: custom */
	struct tactus_recognizer_callbacks callbacks = TACTUS_RECOGNIZER_CALLBACKS_INIT;

	callbacks.touches_began = finger_landed;
	callbacks.touches_moved = finger_moved_or_lifted;
	callbacks.touches_ended = finger_moved_or_lifted;
	return tactus_custom_recognizer_create(
		application, TACTUS_CUSTOM_RECOGNIZER_FLAGS_DISCRETE, &callbacks, NULL);
	/* end */
}

/* example: surfaces */
static void send_down(struct tactus_surface_client *client, struct tactus_view *surface,
	const struct tactus_surface_touch *touch, void *data)
{
	wire_send_down(data, (uint32_t)(touch->time_us / 1000), touch->wire_id, touch->x, touch->y);
}

/* end */
static void send_motion(struct tactus_surface_client *client, struct tactus_view *surface,
	const struct tactus_surface_touch *touch, void *data)
{
}

static void send_frame(struct tactus_surface_client *client, uint32_t seat, void *data)
{
}

static void surfaces(struct tactus_application *application, struct tactus_view *window, struct wire *wire)
{
	/* example: surfaces */
	struct tactus_surface_client_callbacks callbacks = TACTUS_SURFACE_CLIENT_CALLBACKS_INIT;
	struct tactus_surface_client *client;
	struct tactus_view *surface;

	callbacks.down = send_down;
	callbacks.motion = send_motion;
	callbacks.up = send_motion;
	callbacks.frame = send_frame;
	callbacks.cancel = send_frame;
	client = tactus_surface_client_create(application, &callbacks, wire);
	surface = tactus_surface_create(client, 40, 60, 640, 480);
	tactus_view_add_subview(window, surface);
	/* end */
}

/* example: reasons */
static void print_why(const struct tactus_recognizer *swipe)
{
	struct tactus_reason reason = TACTUS_REASON_INIT;
	char line[256];

	if (tactus_recognizer_get_reason(swipe, &reason) != TACTUS_STATUS_OK)
		return;
	tactus_reason_describe(&reason, swipe, line, sizeof line);
	fprintf(stderr, "%s\n", line);
}

/* end */
/* example: explain */
static void print(const struct tactus_trace_event *event, void *data)
{
	char line[256];

	tactus_trace_event_describe(event, line, sizeof line);
	puts(line);
}

/* end */
static void explain(struct tactus_application *application)
{
	/* example: explain */
	tactus_application_explain(application, 0, TACTUS_TOUCH_TYPE_DIRECT, 120, 80, print, NULL);
	/* end */
}

static void indirect(struct tactus_touch_source *touchpad, struct tactus_recognizer *pan, struct cursor cursor,
	uint64_t time_us)
{
	/* example: indirect */
	tactus_pan_recognizer_set_allowed_scroll_types(
		pan, TACTUS_SCROLL_TYPE_WHEEL | TACTUS_SCROLL_TYPE_FINGER | TACTUS_SCROLL_TYPE_CONTINUOUS);

	if (tactus_touch_source_scroll(touchpad, time_us, TACTUS_SCROLL_TYPE_FINGER, cursor.x, cursor.y, 0, 12) ==
		TACTUS_STATUS_NONE)
		send_axis_to_client(&cursor, 0, 12);
	/* end */
}

/* example: controls */
static void button_pressed(struct tactus_view *button, uint32_t event, void *data)
{
	close_window(data);
}

/* end */
static struct tactus_view *controls(struct tactus_application *application, struct tactus_view *title_bar)
{
	static bool is_closed;
	void *window = &is_closed;
	/* example: controls */
	struct tactus_view *button = tactus_control_create(application, 4, 4, 24, 24);

	tactus_view_add_subview(title_bar, button);
	tactus_control_add_target(button, button_pressed, window, TACTUS_CONTROL_EVENT_TOUCH_UP_INSIDE);
	/* end */
	return button;
}

static void redraw(struct tactus_view *list, void *data)
{
}

static struct tactus_view *scroll(
	struct tactus_application *application, struct tactus_view *window, struct tactus_view *row)
{
	/* example: scroll */
	struct tactus_view *list = tactus_scroll_view_create(application, 0, 0, 320, 480, 320, 2000);
	struct tactus_scroll_view_delegate delegate = TACTUS_SCROLL_VIEW_DELEGATE_INIT;

	delegate.did_scroll = redraw;
	tactus_scroll_view_set_delegate(list, &delegate, NULL);
	tactus_view_add_subview(window, list);
	tactus_view_add_subview(list, row);
	/* end */
	return list;
}

static void motion(struct tactus_application *application)
{
	/* example: motion */
	if (tactus_application_send_remote_control(application, TACTUS_REMOTE_CONTROL_TOGGLE_PLAY_PAUSE) ==
		TACTUS_STATUS_NONE)
		send_key_to_client(KEY_PLAYPAUSE);
	/* end */
}

static double motion_functions(double start, double x, double velocity, uint64_t lift_us, uint64_t now_us)
{
	/* example: motion_functions */
	// Workspaces stand 1280 px apart. At the lift: to which one does the swipe lead, and how long does it take?
	static const double stops[] = { 0, 1280, 2560 };
	size_t stop = 0;

	tactus_detents_find_page(stops, 3, start, x, velocity, &stop);
	uint64_t rest_us =
		tactus_spring_get_duration(x, velocity, stops[stop], TACTUS_SPRING_FREQUENCY_SCROLLING, 1, 0.5);

	// In each output frame until rest_us: where is it now? From rest_us on it is at stops[stop].
	double now = tactus_spring_get_position(
		x, velocity, stops[stop], TACTUS_SPRING_FREQUENCY_SCROLLING, 1, now_us - lift_us);
	/* end */
	EXPECT(stop == 1 && rest_us > 0);
	return now;
}

int main(void)
{
	struct tactus_application *application = tactus_application_create();
	struct tactus_view *window = views(application), *desktop, *list, *button;
	struct tactus_touch_source *panel;
	struct tactus_recognizer *second_finger;
	struct picture picture = { NULL, 0, 0, 0, 0 };
	struct photo photo = { NULL, { 0 }, { 0 } };
	struct wire wire = { 0 };
	double now;

	version();
	run_application(false);
	picture.view = tactus_view_get_subview(window, 0);
	recognizers(application, &picture);
	desktop = tactus_window_create(application, 0, 0, 1280, 800);
	stroke.paper = tactus_view_create(application, 300, 300, 200, 200);
	tactus_view_add_subview(desktop, stroke.paper);
	responders(stroke.paper);
	kinds(application, desktop);
	second_finger = custom(application);
	EXPECT(tactus_recognizer_is_discrete(second_finger));
	tactus_view_add_recognizer(stroke.paper, second_finger);
	surfaces(application, desktop, &wire);
	button = controls(application, desktop);
	EXPECT(tactus_view_get_kind(button) == TACTUS_VIEW_KIND_CONTROL);
	list = scroll(application, desktop, tactus_view_create(application, 0, 0, 320, 40));
	EXPECT(tactus_view_get_subview_count(list) == 1);
	motion(application);
	/* The list covers the places of both fingers; it lies behind now. */
	tactus_view_send_to_back(list);
	panel = sources(application, 1000);
	EXPECT(tactus_application_get_touches(application, NULL, 0) == 2);
	EXPECT(wire.downs > 0);
	print_why(second_finger);
	indirect(tactus_touch_source_create(application, NULL), tactus_scroll_view_get_pan_recognizer(list),
		(struct cursor){ 1000, 700 }, 1000);
	explain(application);
	photo_transformed(second_finger, &photo);
	EXPECT(photo.matrix[0] == 1);
	tactus_touch_source_cancel_all(panel, 2000);
	now = motion_functions(0, 200, 2000, 0, 100000);
	EXPECT(now > 200 && now < 2000);
	tactus_application_destroy(application);
	printf("1 passed, 0 failed\n");
	return 0;
}
