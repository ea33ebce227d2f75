/* SPDX-License-Identifier: MIT */
/*
 * A program of former times: built with a header in this folder, linked with a library made from it, and run with
 * the library of now. It fills every struct that it can and looks at everything that is handed to it.
 */
#include <tactus.h>

#include <stdio.h>
#include <string.h>

static int failures;
static char heard[512];

#define CHECK(condition) \
	do { \
		if (!(condition)) { \
			printf("FAIL line %d: not so: %s\n", __LINE__, #condition); \
			failures++; \
		} \
	} while (0)

static void hear(const char *what)
{
	strncat(heard, what, sizeof heard - strlen(heard) - 2);
	strcat(heard, " ");
}

static enum tactus_handling on_began(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	struct {
		struct tactus_touch_place place;
		unsigned char canary[32];
	} found = { TACTUS_TOUCH_PLACE_INIT, { 0 } };

	(void)responder, (void)data;
	CHECK(count == 1);
	memset(found.canary, 0x55, sizeof found.canary);
	CHECK(tactus_event_get_coalesced(event, touches[0], 0, NULL, &found.place) == TACTUS_STATUS_OK);
	CHECK(found.place.x == 20 && found.place.y == 30);
	CHECK(found.place.size == sizeof found.place);
	for (size_t i = 0; i < sizeof found.canary; i++)
		CHECK(found.canary[i] == 0x55);
	hear("began");
	return TACTUS_HANDLING_HANDLED;
}

static enum tactus_handling on_cancelled(struct tactus_responder *responder,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data)
{
	(void)responder, (void)touches, (void)count, (void)event, (void)data;
	hear("cancelled");
	return TACTUS_HANDLING_HANDLED;
}

static void on_tap(struct tactus_recognizer *recognizer, void *data)
{
	(void)recognizer, (void)data;
	hear("tap");
}

static enum tactus_answer may_begin(struct tactus_recognizer *recognizer, void *data)
{
	(void)recognizer, (void)data;
	hear("may");
	return TACTUS_ANSWER_YES;
}

static void on_custom_began(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	(void)touches, (void)count, (void)event, (void)data;
	hear("custom");
	tactus_recognizer_set_state(recognizer, TACTUS_RECOGNIZER_STATE_FAILED);
}

static void on_trace(const struct tactus_trace_event *event, void *data)
{
	(void)data;
	CHECK(event->size >= sizeof *event);
	CHECK(event->state >= TACTUS_RECOGNIZER_STATE_POSSIBLE);
}

static void on_surface_down(struct tactus_surface_client *client, struct tactus_view *surface,
	const struct tactus_surface_touch *touch, void *data)
{
	(void)client, (void)surface, (void)data;
	CHECK(touch->size >= sizeof *touch);
	CHECK(touch->x == 5 && touch->y == 5);
	hear("down");
}

static struct tactus_view *add_surface(struct tactus_application *application, struct tactus_view *window)
{
	struct tactus_surface_client_callbacks callbacks = TACTUS_SURFACE_CLIENT_CALLBACKS_INIT;
	struct tactus_view *surface;

	callbacks.down = on_surface_down;
	surface = tactus_surface_create(
		tactus_surface_client_create(application, &callbacks, NULL), 200, 200, 50, 50);
	CHECK(tactus_view_add_subview(window, surface) == TACTUS_STATUS_OK);
	return surface;
}

static struct tactus_recognizer *add_recognizers(struct tactus_application *application, struct tactus_view *view)
{
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;
	struct tactus_recognizer_callbacks callbacks = TACTUS_RECOGNIZER_CALLBACKS_INIT;
	struct tactus_recognizer *tap = tactus_tap_recognizer_create(application);

	delegate.should_begin = may_begin;
	CHECK(tactus_recognizer_set_delegate(tap, &delegate, NULL) == TACTUS_STATUS_OK);
	CHECK(tactus_recognizer_add_target(tap, on_tap, NULL) == TACTUS_STATUS_OK);
	CHECK(tactus_view_add_recognizer(view, tap) == TACTUS_STATUS_OK);
	callbacks.touches_began = on_custom_began;
	CHECK(tactus_view_add_recognizer(view, tactus_custom_recognizer_create(application, 0, &callbacks, NULL)) ==
		TACTUS_STATUS_OK);
	return tap;
}

static void add_views(struct tactus_application *application, struct tactus_view *window)
{
	struct tactus_view_callbacks callbacks = TACTUS_VIEW_CALLBACKS_INIT;
	struct tactus_control_callbacks tracking = TACTUS_CONTROL_CALLBACKS_INIT;
	struct tactus_scroll_view_delegate delegate = TACTUS_SCROLL_VIEW_DELEGATE_INIT;

	CHECK(tactus_view_set_callbacks(window, &callbacks, NULL) == TACTUS_STATUS_OK);
	CHECK(tactus_control_set_callbacks(tactus_control_create(application, 0, 0, 9, 9), &tracking, NULL) ==
		TACTUS_STATUS_OK);
	CHECK(tactus_scroll_view_set_delegate(tactus_scroll_view_create(application, 0, 0, 9, 9, 99, 99), &delegate,
		      NULL) == TACTUS_STATUS_OK);
}

static void feed(struct tactus_touch_source *panel, uint64_t time_us, double x, double y)
{
	struct tactus_touch_sample sample = TACTUS_TOUCH_SAMPLE_INIT;

	sample.time_us = time_us;
	sample.id = 1;
	sample.x = x;
	sample.y = y;
	CHECK(tactus_touch_source_down_sample(panel, &sample) == TACTUS_STATUS_OK);
	CHECK(tactus_touch_source_frame(panel, time_us) == TACTUS_STATUS_OK);
	CHECK(tactus_touch_source_up(panel, time_us + 50000, 1) == TACTUS_STATUS_OK);
	CHECK(tactus_touch_source_frame(panel, time_us + 50000) == TACTUS_STATUS_OK);
}

static void look_at_reason(struct tactus_recognizer *tap, struct tactus_touch_source *panel)
{
	struct {
		struct tactus_reason reason;
		unsigned char canary[32];
	} found = { TACTUS_REASON_INIT, { 0 } };

	memset(found.canary, 0x55, sizeof found.canary);
	CHECK(tactus_touch_source_down(panel, 3000000, 1, 20, 30) == TACTUS_STATUS_OK);
	CHECK(tactus_touch_source_frame(panel, 3000000) == TACTUS_STATUS_OK);
	CHECK(tactus_touch_source_motion(panel, 3010000, 1, 120, 30) == TACTUS_STATUS_OK);
	CHECK(tactus_touch_source_frame(panel, 3010000) == TACTUS_STATUS_OK);
	CHECK(tactus_recognizer_get_reason(tap, &found.reason) == TACTUS_STATUS_OK);
	CHECK(found.reason.code == TACTUS_REASON_CODE_MOVED_TOO_FAR);
	CHECK(found.reason.numbers[0] == 100);
	for (size_t i = 0; i < sizeof found.canary; i++)
		CHECK(found.canary[i] == 0x55);
}

int main(void)
{
	struct tactus_application *application = tactus_application_create();
	struct tactus_view *window = tactus_window_create(application, 0, 0, 300, 300);
	struct tactus_view *view = tactus_view_create(application, 0, 0, 150, 150);
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	struct tactus_touch_source *panel;
	struct tactus_recognizer *tap;

	CHECK(tactus_version() >= TACTUS_VERSION);
	CHECK(tactus_application_set_trace_listener(application, on_trace, NULL) == TACTUS_STATUS_OK);
	callbacks.touches_began = on_began;
	callbacks.touches_cancelled = on_cancelled;
	CHECK(tactus_view_set_responder_callbacks(view, &callbacks, NULL) == TACTUS_STATUS_OK);
	CHECK(tactus_view_add_subview(window, view) == TACTUS_STATUS_OK);
	add_views(application, window);
	add_surface(application, window);
	tap = add_recognizers(application, view);
	info.width = info.height = 300;
	panel = tactus_touch_source_create(application, &info);
	feed(panel, 1000000, 20, 30);
	CHECK(strcmp(heard, "custom began may tap cancelled ") == 0);
	heard[0] = '\0';
	feed(panel, 2000000, 205, 205);
	CHECK(strcmp(heard, "down ") == 0);
	look_at_reason(tap, panel);
	CHECK(tactus_application_get_client_bug_count(application) == 0);
	tactus_application_destroy(application);
	return failures > 0;
}
