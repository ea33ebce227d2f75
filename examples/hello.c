/* SPDX-License-Identifier: MIT */
/* A window with a tap and a pan, and two simulated fingers. */
#include <stdio.h>
#include <tactus.h>

/* Prints the touches of the window; it gets cancelled for those that a recognizer takes. */
static enum tactus_handling on_touch(struct tactus_responder *window,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data)
{
	static const char *const phases[] = { "began", "moved", "stationary", "ended", "cancelled" };
	printf("window: touch %s\n", phases[tactus_touch_get_phase(touches[0])]);
	return TACTUS_HANDLING_HANDLED;
}

/* Actions: a recognizer calls them once it knows its gesture. */
static void on_tap(struct tactus_recognizer *tap, void *data)
{
	printf("tap with %zu finger\n", tactus_recognizer_get_number_of_touches(tap));
}

static void on_pan(struct tactus_recognizer *pan, void *data)
{
	static const char *const states[] = { "possible", "began", "changed", "ended", "cancelled" };
	double x, y, vx, vy;
	tactus_pan_recognizer_get_translation(pan, NULL, &x, &y);
	tactus_pan_recognizer_get_velocity(pan, NULL, &vx, &vy);
	printf("pan %s: (%g, %g) px, (%.0f, %.0f) px/s\n", states[tactus_recognizer_get_state(pan)], x, y, vx, vy);
}

int main(void)
{
	struct tactus_responder_callbacks calls = TACTUS_RESPONDER_CALLBACKS_INIT;
	calls.touches_began = calls.touches_moved = calls.touches_ended = calls.touches_cancelled = on_touch;
	struct tactus_application *application = tactus_application_create();
	struct tactus_view *window = tactus_window_create(application, 0, 0, 800, 600);
	struct tactus_recognizer *tap = tactus_tap_recognizer_create(application);
	struct tactus_recognizer *pan = tactus_pan_recognizer_create(application);
	tactus_view_set_responder_callbacks(window, &calls, NULL);
	tactus_view_add_recognizer(window, tap);
	tactus_view_add_recognizer(window, pan);
	tactus_recognizer_add_target(tap, on_tap, NULL);
	tactus_recognizer_add_target(pan, on_pan, NULL);
	/* One finger touches the panel for 60 ms. A frame ends what the panel reports for one time, in µs. */
	struct tactus_touch_source *panel = tactus_touch_source_create(application, NULL);
	tactus_touch_source_down(panel, 0, 1, 150, 150);
	tactus_touch_source_frame(panel, 0);
	tactus_touch_source_up(panel, 60000, 1);
	tactus_touch_source_frame(panel, 60000);
	/* A second finger moves 4 px to the right every 8 ms. */
	tactus_touch_source_down(panel, 1000000, 2, 200, 200);
	tactus_touch_source_frame(panel, 1000000);
	for (int step = 1; step <= 5; step++) {
		tactus_touch_source_motion(panel, 1000000 + 8000 * step, 2, 200 + 4 * step, 200);
		tactus_touch_source_frame(panel, 1000000 + 8000 * step);
	}
	tactus_touch_source_up(panel, 1048000, 2);
	tactus_touch_source_frame(panel, 1048000);
	tactus_application_destroy(application);
}
