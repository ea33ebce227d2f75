/* SPDX-License-Identifier: MIT */
/*
 * How good predictions are (1.17): of the library, and of a line through the last 40 ms.
 *
 *   prediction FOLDER    of recordings
 *
 * The error is a part of the error of holding the last place; strokes count by their mean speed. Every other stroke
 * chose the parameters of the library, the others judge them. Made strokes show what happens at a stop, and with a
 * finger that rests and trembles.
 */
#include "recording.h"

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <tactus.h>

#define TIMES 4
#define LEAST_SAMPLES 30
#define LINE_US 40000

static const int64_t ahead_us[TIMES] = { 8000, 16000, 24000, 33000 };

enum predictor {
	HOLD,
	LINE,
	LIBRARY,
	PREDICTORS
};
static const char *const names[PREDICTORS] = { "the last place", "a line through 40 ms", "Tactus" };

struct errors {
	double *values[TIMES];
	size_t counts[TIMES];
};

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

/* Where the finger was, between two samples; false: it had lifted. */
static bool truth(const struct stroke *stroke, size_t from, int64_t time_us, struct place *place)
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

static void add(struct errors *errors, int time, double value)
{
	size_t count = errors->counts[time];

	if ((count & (count - 1)) == 0) {
		errors->values[time] = realloc(errors->values[time], 2 * (count + 1) * sizeof(double));
		if (!errors->values[time])
			abort();
	}
	errors->values[time][errors->counts[time]++] = value;
}

/* What is predicted at a sample, by each predictor and for each time. */
struct prediction {
	const struct stroke *stroke;
	size_t at;
	struct place places[PREDICTORS][TIMES];
};

typedef void (*visit_func)(const struct prediction *prediction, void *data);

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

static void play(const struct stroke *stroke, visit_func visit, void *data)
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

static void visit_errors(const struct prediction *prediction, void *data)
{
	const struct stroke *stroke = prediction->stroke;
	struct errors *errors = data;

	for (int time = 0; time < TIMES; time++) {
		struct place was;

		if (!truth(stroke, prediction->at, stroke->places[prediction->at].time_us + ahead_us[time], &was))
			continue;
		for (int i = 0; i < PREDICTORS; i++) {
			const struct place *place = &prediction->places[i][time];
			add(&errors[i], time, hypot(place->x - was.x, place->y - was.y) / stroke->speed);
		}
	}
}

static int compare(const void *a, const void *b)
{
	double one = *(const double *)a, other = *(const double *)b;

	return (one > other) - (one < other);
}

static double mean(const struct errors *errors, int time)
{
	double sum = 0;

	for (size_t i = 0; i < errors->counts[time]; i++)
		sum += errors->values[time][i];
	return sum;
}

static double percentile(struct errors *errors, int time)
{
	if (errors->counts[time] == 0)
		return 0;
	qsort(errors->values[time], errors->counts[time], sizeof(double), compare);
	return errors->values[time][(size_t)((double)(errors->counts[time] - 1) * 0.95)];
}

static void print(const char *half, struct errors errors[PREDICTORS])
{
	for (int predictor = LINE; predictor < PREDICTORS; predictor++) {
		printf("| %s | %s |", half, names[predictor]);
		for (int time = 0; time < TIMES; time++)
			printf(" %.2f", mean(&errors[predictor], time) / mean(&errors[HOLD], time));
		printf(" |");
		for (int time = 0; time < TIMES; time++)
			printf(" %.2f", percentile(&errors[predictor], time) / percentile(&errors[HOLD], time));
		printf(" |\n");
	}
}

/* The farthest that a prediction lies beyond the end of a made stroke. */
struct overshoot {
	double end, worst[PREDICTORS][TIMES];
};

static void visit_overshoot(const struct prediction *prediction, void *data)
{
	struct overshoot *overshoot = data;

	for (int i = 0; i < PREDICTORS * TIMES; i++) {
		double *worst = &overshoot->worst[i / TIMES][i % TIMES];
		*worst = fmax(*worst, prediction->places[i / TIMES][i % TIMES].x - overshoot->end);
	}
}

struct trembling {
	double squares[PREDICTORS][TIMES];
};

static void visit_trembling(const struct prediction *prediction, void *data)
{
	struct trembling *trembling = data;

	for (int i = 0; i < PREDICTORS * TIMES; i++) {
		const struct place *place = &prediction->places[i / TIMES][i % TIMES];
		trembling->squares[i / TIMES][i % TIMES] += place->x * place->x + place->y * place->y;
	}
}

#define MADE_SAMPLES 4000
#define MADE_US 10000 /* between samples */

/* Curves of minimum jerk, whose speed comes and goes as that of a hand, with a rest at the end. */
static void print_stops(void)
{
	static const double durations_us[] = { 250000, 400000, 700000 };
	static struct place places[MADE_SAMPLES];
	double sums[PREDICTORS][TIMES] = { { 0 } };
	int count = 0;

	for (int d = 0; d < 3; d++) {
		for (int phase = 0; phase < 5; phase++, count++) {
			struct overshoot overshoot = { .end = 300 };
			struct stroke stroke = { places, (size_t)(durations_us[d] / MADE_US) + 30, 1 };

			for (size_t i = 0; i < stroke.count; i++) {
				double time_us = (double)i * MADE_US + phase * MADE_US / 5.0;
				double u = fmin(time_us / durations_us[d], 1);
				double part = u * u * u * (10 - 15 * u + 6 * u * u);
				places[i] = (struct place){ (int64_t)time_us, overshoot.end * part, 0 };
			}
			play(&stroke, visit_overshoot, &overshoot);
			for (int i = 0; i < PREDICTORS * TIMES; i++)
				sums[i / TIMES][i % TIMES] += overshoot.worst[i / TIMES][i % TIMES] / overshoot.end;
		}
	}
	for (int i = LINE; i < PREDICTORS; i++) {
		printf("| %s |", names[i]);
		for (int time = 0; time < TIMES; time++)
			printf(" %.1f", 100 * sums[i][time] / count);
		printf(" |");
		struct trembling trembling = { { { 0 } } };
		uint32_t random = 1;
		for (size_t sample = 0; sample < MADE_SAMPLES; sample++) {
			double x = (random = random * 1664525u + 1013904223u) / 4294967296.0 - 0.5;
			double y = (random = random * 1664525u + 1013904223u) / 4294967296.0 - 0.5;
			places[sample] = (struct place){ (int64_t)sample * MADE_US, x, y };
		}
		struct stroke resting = { places, MADE_SAMPLES, 1 };
		play(&resting, visit_trembling, &trembling);
		for (int time = 0; time < TIMES; time++)
			printf(" %.2f", sqrt(trembling.squares[i][time] / trembling.squares[HOLD][time]));
		printf(" |\n");
	}
}

int main(int argc, char *argv[])
{
	static const char *const halves[] = { "chose the parameters", "judges them" };
	struct strokes strokes = { 0 };

	if (argc != 2) {
		fprintf(stderr, "usage: prediction FOLDER\n");
		return 2;
	}
	strokes_read(&strokes, argv[1], LEAST_SAMPLES);
	printf("%zu strokes of at least %d samples.\n\n", strokes.count, LEAST_SAMPLES);
	printf("| half | predictor | mean error at +8 +16 +24 +33 ms | 95th percentile |\n|---|---|---|---|\n");
	for (size_t half = 0; half < 2; half++) {
		struct errors errors[PREDICTORS] = { 0 };

		for (size_t i = half; i < strokes.count; i += 2)
			play(&strokes.strokes[i], visit_errors, errors);
		print(halves[half], errors);
		for (int i = 0; i < PREDICTORS * TIMES; i++)
			free(errors[i / TIMES].values[i % TIMES]);
	}
	strokes_free(&strokes);
	printf("\n| predictor | beyond a stop at +8 +16 +24 +33 ms, %% of the stroke | ");
	printf("trembling of a resting finger |\n");
	printf("|---|---|---|\n");
	print_stops();
	return 0;
}
