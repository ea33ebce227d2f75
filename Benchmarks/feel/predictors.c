/* SPDX-License-Identifier: MIT */
#include "predictors.h"
#include "../measuring/samples.h"

#include <math.h>
#include <stdint.h>
#include <tactus.h>

#define LINE_US 40000

const int64_t ahead_us[TIMES] = { 8000, 16000, 24000, 33000 };
const char *const predictor_names[PREDICTORS] = { "the last place", "a line through 40 ms", "Tactus" };

/* The sample that is being delivered, and what is predicted there. */
static struct tactus_touch_place predicted[TIMES];

static enum tactus_handling predict(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	uint64_t now_us = tactus_touch_get_timestamp(touches[0]);

	(void)responder, (void)count, (void)data;
	for (int i = 0; i < TIMES; i++) {
		predicted[i] = (struct tactus_touch_place)TACTUS_TOUCH_PLACE_INIT;
		tactus_event_predict(event, touches[0], now_us + (uint64_t)ahead_us[i], NULL, &predicted[i]);
	}
	return TACTUS_HANDLING_HANDLED;
}

static struct place line(const struct stroke *stroke, size_t at, int64_t ahead)
{
	const struct place *last = &stroke->places[at];
	double n = 0, t = 0, x = 0, y = 0, tt = 0, tx = 0, ty = 0;
	struct place result = *last;

	for (size_t i = at + 1; i-- > 0 && last->time_us - stroke->places[i].time_us <= LINE_US;) {
		double time = (double)(stroke->places[i].time_us - last->time_us);
		n++, t += time, x += stroke->places[i].x, y += stroke->places[i].y;
		tt += time * time, tx += time * stroke->places[i].x, ty += time * stroke->places[i].y;
	}
	if (n * tt - t * t > 0) {
		result.x += (n * tx - t * x) / (n * tt - t * t) * (double)ahead;
		result.y += (n * ty - t * y) / (n * tt - t * t) * (double)ahead;
	}
	return result;
}

bool truth(const struct stroke *stroke, size_t from, int64_t time_us, struct place *place)
{
	for (size_t i = from; i + 1 < stroke->count; i++) {
		const struct place *a = &stroke->places[i], *b = &stroke->places[i + 1];
		if (time_us > b->time_us || b->time_us == a->time_us)
			continue;
		double part = (double)(time_us - a->time_us) / (double)(b->time_us - a->time_us);
		*place = (struct place){ time_us, a->x + (b->x - a->x) * part, a->y + (b->y - a->y) * part };
		return true;
	}
	return false;
}

static void note_predictions(struct prediction *prediction)
{
	const struct place *last = &prediction->stroke->places[prediction->at];

	for (int time = 0; time < TIMES; time++) {
		prediction->places[HOLD][time] = *last;
		prediction->places[LINE][time] = line(prediction->stroke, prediction->at, ahead_us[time]);
		prediction->places[LIBRARY][time] =
			(struct place){ last->time_us, predicted[time].x, predicted[time].y };
	}
}

void play(const struct stroke *stroke, visit_func visit, void *data)
{
	struct tactus_application *application = tactus_application_create();
	struct tactus_view *window = tactus_window_create(application, -1e6, -1e6, 2e6, 2e6);
	struct tactus_touch_source *source = tactus_touch_source_create(application, NULL);
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct prediction prediction = { .stroke = stroke };

	callbacks.touches_began = callbacks.touches_moved = predict;
	tactus_view_set_responder_callbacks(window, &callbacks, NULL);
	for (size_t i = 0; i < stroke->count; i++) {
		const struct place *place = &stroke->places[i];
		uint64_t now_us = (uint64_t)(place->time_us - stroke->places[0].time_us);

		/* A sample of the same place is no motion: all stay where they are. */
		for (int time = 0; time < TIMES; time++)
			predicted[time].x = place->x, predicted[time].y = place->y;
		if (i == 0)
			tactus_touch_source_down(source, now_us, 0, place->x, place->y);
		else
			tactus_touch_source_motion(source, now_us, 0, place->x, place->y);
		tactus_touch_source_frame(source, now_us);
		prediction.at = i;
		note_predictions(&prediction);
		if (i > 0)
			visit(&prediction, data);
	}
	tactus_application_destroy(application);
}

#define TIMED_CALLS 200
#define TIMED_ROUNDS 50

static double least_ns;

static enum tactus_handling time_predictions(struct tactus_responder *responder,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data)
{
	struct tactus_touch_place place = TACTUS_TOUCH_PLACE_INIT;
	uint64_t now_us = tactus_touch_get_timestamp(touches[0]), start = now_ns();

	(void)responder, (void)count, (void)data;
	for (int i = 0; i < TIMED_CALLS; i++)
		tactus_event_predict(event, touches[0], now_us + 16000, NULL, &place);
	least_ns = fmin(least_ns, (double)(now_ns() - start) / TIMED_CALLS);
	return TACTUS_HANDLING_HANDLED;
}

double nanoseconds_per_prediction(int samples_per_second)
{
	struct tactus_application *application = tactus_application_create();
	struct tactus_view *window = tactus_window_create(application, 0, 0, 1e4, 1e4);
	struct tactus_touch_source *source = tactus_touch_source_create(application, NULL);
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;

	least_ns = INFINITY;
	tactus_view_set_responder_callbacks(window, &callbacks, NULL);
	tactus_touch_source_down(source, 0, 0, 100, 100);
	tactus_touch_source_frame(source, 0);
	for (int i = 1; i <= samples_per_second / 5 + TIMED_ROUNDS; i++) {
		uint64_t time_us = (uint64_t)i * 1000000 / (uint64_t)samples_per_second;

		/* Once asked, so that what the touch did is kept; at last timed. */
		callbacks.touches_moved = i == 1 || i > samples_per_second / 5 ? time_predictions : NULL;
		tactus_view_set_responder_callbacks(window, &callbacks, NULL);
		tactus_touch_source_motion(source, time_us, 0, 100 + i, 100 + 0.01 * i * i);
		tactus_touch_source_frame(source, time_us);
		if (i == 1)
			least_ns = INFINITY;
	}
	tactus_application_destroy(application);
	return least_ns;
}
