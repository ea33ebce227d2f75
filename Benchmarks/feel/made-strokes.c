/* SPDX-License-Identifier: MIT */
#include "made-strokes.h"

#include <math.h>

#define MADE_SAMPLES 4000
#define PHASES 5

static struct place places[MADE_SAMPLES];

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

static void play_stop(double interval_us, double duration_us, int phase, struct overshoot *overshoot)
{
	struct stroke stroke = { places, (size_t)(duration_us / interval_us) + 30, 1 };

	for (size_t i = 0; i < stroke.count; i++) {
		double time_us = ((double)i + phase / (double)PHASES) * interval_us;
		double u = fmin(time_us / duration_us, 1);

		double part = u * u * u * (10 - 15 * u + 6 * u * u);

		places[i] = (struct place){ (int64_t)time_us, overshoot->end * part, 0 };
	}
	play(&stroke, visit_overshoot, overshoot);
}

void measure_stops(int samples_per_second, double percent[PREDICTORS][TIMES])
{
	static const double durations_us[] = { 250000, 400000, 700000 };

	for (int i = 0; i < PREDICTORS * TIMES; i++)
		percent[i / TIMES][i % TIMES] = 0;
	for (int stop = 0; stop < 3 * PHASES; stop++) {
		struct overshoot overshoot = { .end = 300 };

		play_stop(1e6 / samples_per_second, durations_us[stop / PHASES], stop % PHASES, &overshoot);
		for (int i = 0; i < PREDICTORS * TIMES; i++)
			percent[i / TIMES][i % TIMES] +=
				100 * overshoot.worst[i / TIMES][i % TIMES] / overshoot.end / (3 * PHASES);
	}
}

void measure_trembling(int samples_per_second, double part[PREDICTORS][TIMES])
{
	struct stroke resting = { places, MADE_SAMPLES, 1 };
	struct trembling trembling = { { { 0 } } };
	uint32_t random = 1;

	for (size_t sample = 0; sample < MADE_SAMPLES; sample++) {
		double x = (random = random * 1664525u + 1013904223u) / 4294967296.0 - 0.5;
		double y = (random = random * 1664525u + 1013904223u) / 4294967296.0 - 0.5;

		places[sample] = (struct place){ (int64_t)sample * 1000000 / samples_per_second, x, y };
	}
	play(&resting, visit_trembling, &trembling);
	for (int i = 0; i < PREDICTORS * TIMES; i++)
		part[i / TIMES][i % TIMES] =
			sqrt(trembling.squares[i / TIMES][i % TIMES] / trembling.squares[HOLD][i % TIMES]);
}
