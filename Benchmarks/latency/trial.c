/* SPDX-License-Identifier: MIT */
#include "trial.h"

#include <math.h>

static void fire(struct trial *trial)
{
	if (!trial->has_fired) {
		trial->has_fired = true;
		trial->fired_us = tactus_application_get_time(trial->application);
		trial->fired_frame = trial->frame;
	}
}

void trial_create(struct trial *trial)
{
	*trial = (struct trial){ .application = tactus_application_create(), .time_us = 1000000 };
	trial->source = tactus_touch_source_create(trial->application, NULL);
	trial->window = tactus_window_create(trial->application, 0, 0, TRIAL_WIDTH, TRIAL_HEIGHT);
}

void trial_destroy(struct trial *trial)
{
	tactus_application_destroy(trial->application);
}

/* --- what is awaited --------------------------------------------------------------- */

static void take_action(struct tactus_recognizer *recognizer, void *data)
{
	(void)recognizer;
	fire(data);
}

void trial_await_action(struct trial *trial, struct tactus_recognizer *recognizer)
{
	tactus_recognizer_add_target(recognizer, take_action, trial);
	tactus_view_add_recognizer(trial->window, recognizer);
}

static enum tactus_handling take_began(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	(void)responder;
	(void)touches;
	(void)count;
	(void)event;
	fire(data);
	return TACTUS_HANDLING_HANDLED;
}

void trial_await_began(struct trial *trial, struct tactus_view *view)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;

	callbacks.touches_began = take_began;
	tactus_view_set_responder_callbacks(view, &callbacks, trial);
}

static void take_surface_touch(struct tactus_surface_client *client, struct tactus_view *surface,
	const struct tactus_surface_touch *touch, void *data)
{
	(void)client;
	(void)surface;
	(void)touch;
	fire(data);
}

static void take_surface_cancel(struct tactus_surface_client *client, uint32_t seat, void *data)
{
	(void)client;
	(void)seat;
	fire(data);
}

static void add_surface(struct trial *trial, const struct tactus_surface_client_callbacks *callbacks)
{
	struct tactus_surface_client *client = tactus_surface_client_create(trial->application, callbacks, trial);

	tactus_view_add_subview(
		trial->window, tactus_surface_create(client, 0, 0, TRIAL_WIDTH, TRIAL_HEIGHT));
}

void trial_await_surface_down(struct trial *trial)
{
	struct tactus_surface_client_callbacks callbacks = TACTUS_SURFACE_CLIENT_CALLBACKS_INIT;

	callbacks.down = take_surface_touch;
	add_surface(trial, &callbacks);
}

void trial_await_surface_cancel(struct trial *trial)
{
	struct tactus_surface_client_callbacks callbacks = TACTUS_SURFACE_CLIENT_CALLBACKS_INIT;

	callbacks.cancel = take_surface_cancel;
	add_surface(trial, &callbacks);
}

/* --- fingers and time -------------------------------------------------------------- */

void trial_down(struct trial *trial, int id, double x, double y)
{
	tactus_touch_source_down(trial->source, trial->time_us, id, x, y);
}

void trial_motion(struct trial *trial, int id, double x, double y)
{
	tactus_touch_source_motion(trial->source, trial->time_us, id, x, y);
}

void trial_up(struct trial *trial, int id)
{
	tactus_touch_source_up(trial->source, trial->time_us, id);
}

void trial_frame(struct trial *trial)
{
	tactus_touch_source_frame(trial->source, trial->time_us);
	trial->time_us += TRIAL_FRAME_US;
	trial->frame++;
}

void trial_start(struct trial *trial)
{
	if (!trial->has_started) {
		trial->has_started = true;
		trial->start_us = trial->time_us;
		trial->start_frame = trial->frame;
	}
}

void trial_wait(struct trial *trial)
{
	uint64_t deadline_us;

	trial->has_waited = true;
	while (!trial->has_fired &&
		tactus_application_get_next_deadline(trial->application, &deadline_us) == TACTUS_STATUS_OK) {
		trial->time_us = deadline_us;
		/* A µs too early nothing may happen; if it does, the delay shows it. */
		tactus_application_advance(trial->application, deadline_us - 1);
		tactus_application_advance(trial->application, deadline_us);
	}
}

struct delay trial_delay(const struct trial *trial)
{
	if (!trial->has_fired) {
		return (struct delay){ NAN, NAN };
	}
	return (struct delay){
		.frames = trial->has_waited ? NAN : (double)(trial->fired_frame - trial->start_frame),
		.ms = (double)(trial->fired_us - trial->start_us) / 1000,
	};
}
