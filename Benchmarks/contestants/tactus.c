/* SPDX-License-Identifier: MIT */
/*
 * Tactus does a compositor's whole work: a window under the recognizers, in it a view that fills it, hit
 * tests, arbitration, and the delivery of what is left to the view or to the surface's client.
 */
#include "peers.h"
#include "tactus-recognizers.h"

#include <stdio.h>
#include <stdlib.h>

struct state {
	struct tactus_application *application;
	struct tactus_touch_source *source;
	struct tactus_view *window;
	uint64_t callbacks;
	double sum;
};

static void complain(enum tactus_log_level level, const char *message, void *data)
{
	(void)level;
	(void)data;
	fprintf(stderr, "bench: %s\n", message);
	abort();
}

static enum tactus_handling touched(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	struct state *state = data;
	struct tactus_view *view = tactus_responder_get_view(responder);

	(void)event;
	for (size_t i = 0; i < count; i++) {
		double x = 0, y = 0;

		tactus_touch_get_location(touches[i], view, &x, &y);
		state->sum += x + y;
		state->callbacks++;
	}
	return TACTUS_HANDLING_HANDLED;
}

static void sent(struct tactus_surface_client *client, struct tactus_view *surface,
	const struct tactus_surface_touch *touch, void *data)
{
	struct state *state = data;

	(void)client;
	(void)surface;
	state->sum += touch->x + touch->y;
	state->callbacks++;
}

static void sent_all(struct tactus_surface_client *client, uint32_t seat, void *data)
{
	(void)client;
	(void)seat;
	(void)data;
}

static struct tactus_view *create_view(struct state *state)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct tactus_view *view = tactus_view_create(
		state->application, 0, 0, WORKLOAD_PANEL_WIDTH, WORKLOAD_PANEL_HEIGHT);

	callbacks.touches_began = touched;
	callbacks.touches_moved = touched;
	callbacks.touches_ended = touched;
	callbacks.touches_cancelled = touched;
	tactus_view_set_responder_callbacks(view, &callbacks, state);
	tactus_view_set_multiple_touch_enabled(view, true);
	return view;
}

static struct tactus_view *create_surface(struct state *state)
{
	struct tactus_surface_client_callbacks callbacks = TACTUS_SURFACE_CLIENT_CALLBACKS_INIT;
	struct tactus_surface_client *client;

	callbacks.down = sent;
	callbacks.motion = sent;
	callbacks.up = sent;
	callbacks.frame = sent_all;
	callbacks.cancel = sent_all;
	client = tactus_surface_client_create(state->application, &callbacks, state);
	return tactus_surface_create(client, 0, 0, WORKLOAD_PANEL_WIDTH, WORKLOAD_PANEL_HEIGHT);
}

static struct state *create(
	const struct workload *workload, struct tactus_view *(*create_touched_view)(struct state *state))
{
	struct state *state = calloc(1, sizeof *state);

	state->application = tactus_application_create();
	tactus_application_set_log_handler(state->application, complain, NULL);
	state->source = tactus_touch_source_create(state->application, NULL);
	state->window = tactus_window_create(
		state->application, 0, 0, WORKLOAD_PANEL_WIDTH, WORKLOAD_PANEL_HEIGHT);
	tactus_view_add_subview(state->window, create_touched_view(state));
	for (unsigned i = 0; i < workload->recognizers; i++) {
		struct tactus_recognizer *recognizer = tactus_recognizer_for(state->application, workload, i);

		tactus_recognizer_add_target(recognizer, count_action, &state->callbacks);
		tactus_view_add_recognizer(state->window, recognizer);
	}
	return state;
}

static void *create_with_view(const struct workload *workload)
{
	return create(workload, create_view);
}

static void *create_with_surface(const struct workload *workload)
{
	return create(workload, create_surface);
}

static void destroy(void *data)
{
	struct state *state = data;

	tactus_application_destroy(state->application);
	free(state);
}

static void down(void *data, uint64_t time_us, int id, double x, double y)
{
	tactus_touch_source_down(((struct state *)data)->source, time_us, id, x, y);
}

static void motion(void *data, uint64_t time_us, int id, double x, double y)
{
	tactus_touch_source_motion(((struct state *)data)->source, time_us, id, x, y);
}

static void up(void *data, uint64_t time_us, int id)
{
	tactus_touch_source_up(((struct state *)data)->source, time_us, id);
}

static void frame(void *data, uint64_t time_us)
{
	tactus_touch_source_frame(((struct state *)data)->source, time_us);
}

static uint64_t count_callbacks(const void *data)
{
	return ((const struct state *)data)->callbacks;
}

static bool is_as_meant(const void *data, const struct workload *workload)
{
	const struct state *state = data;

	for (unsigned i = 0; i < workload->recognizers; i++) {
		if (!tactus_recognizer_is_as_meant(tactus_view_get_recognizer(state->window, i), workload)) {
			return false;
		}
	}
	return true;
}

const struct contestant tactus_with_view = {
	"tactus", create_with_view, destroy, down, motion, up, frame, count_callbacks, is_as_meant
};
const struct contestant tactus_with_surface = {
	"tactus", create_with_surface, destroy, down, motion, up, frame, count_callbacks, is_as_meant
};
