/* SPDX-License-Identifier: MIT */
/*
 * How good predictions are (1.17): of the library, and of a line through the last 40 ms.
 *
 *   prediction RECORDINGS FOLDER    prints tables, and draws into the folder
 *
 * The error is a part of the error of holding the last place; strokes count by their mean speed. Every other stroke
 * chose the parameters of the library, the others judge them, and so do those of *.evemu, another touchscreen's. Made
 * strokes show what happens at a stop, and with a finger that rests and trembles.
 */
#include "made-strokes.h"
#include "../output/bars.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define LEAST_SAMPLES 20
/* Before it a predictor knows little more than that the finger has landed. */
#define FIFTH_SAMPLE 5

struct errors {
	double *values[TIMES];
	size_t counts[TIMES];
};

/* Of a set of strokes, from one of their samples on. */
struct judgement {
	size_t from;
	struct errors errors[PREDICTORS];
};

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

static void visit_errors(const struct prediction *prediction, void *data)
{
	const struct stroke *stroke = prediction->stroke;
	struct judgement *judgement = data;

	if (prediction->at < judgement->from)
		return;
	for (int time = 0; time < TIMES; time++) {
		struct place was;

		if (!truth(stroke, prediction->at, stroke->places[prediction->at].time_us + ahead_us[time], &was))
			continue;
		for (int i = 0; i < PREDICTORS; i++) {
			const struct place *place = &prediction->places[i][time];
			add(&judgement->errors[i], time, hypot(place->x - was.x, place->y - was.y) / stroke->speed);
		}
	}
}

static int compare(const void *a, const void *b)
{
	double one = *(const double *)a, other = *(const double *)b;

	return (one > other) - (one < other);
}

static double sum(const struct errors *errors, int time)
{
	double sum = 0;

	for (size_t i = 0; i < errors->counts[time]; i++)
		sum += errors->values[time][i];
	return sum;
}

static double mean(const struct judgement *judgement, int predictor, int time)
{
	return sum(&judgement->errors[predictor], time) / sum(&judgement->errors[HOLD], time);
}

static double percentile_of(struct errors *errors, int time)
{
	if (errors->counts[time] == 0)
		return 0;
	qsort(errors->values[time], errors->counts[time], sizeof(double), compare);
	return errors->values[time][(size_t)((double)(errors->counts[time] - 1) * 0.95)];
}

static double percentile(struct judgement *judgement, int predictor, int time)
{
	return percentile_of(&judgement->errors[predictor], time) / percentile_of(&judgement->errors[HOLD], time);
}

/* Every `step`-th stroke from the first one on that is named. */
static struct judgement judge(const struct strokes *strokes, size_t first, size_t step, size_t from)
{
	struct judgement judgement = { .from = from };

	for (size_t i = first; i < strokes->count; i += step)
		play(&strokes->strokes[i], visit_errors, &judgement);
	return judgement;
}

static void forget(struct judgement *judgement)
{
	for (int i = 0; i < PREDICTORS * TIMES; i++)
		free(judgement->errors[i / TIMES].values[i % TIMES]);
}

static void print_row(const char *set, int predictor, struct judgement *all, struct judgement *later)
{
	printf("| %s | %s |", set, predictor_names[predictor]);
	for (int column = 0; column < 4; column++) {
		for (int time = 0; time < TIMES; time++) {
			struct judgement *judgement = column < 2 ? all : later;

			printf(" %.2f",
				column % 2 == 0 ? mean(judgement, predictor, time)
						: percentile(judgement, predictor, time));
		}
		printf(" |");
	}
	printf("\n");
}

static void draw(struct bars_panel *panel, const char *title, int digits)
{
	panel->title = title;
	panel->digits = digits;
	panel->group_count = TIMES;
	for (int time = 0; time < TIMES; time++)
		snprintf(panel->groups[time], BARS_NAME_SIZE, "+%d ms", (int)(ahead_us[time] / 1000));
}

static void print_set(const char *name, const struct strokes *strokes, size_t first, size_t step, struct bars *bars)
{
	struct judgement all = judge(strokes, first, step, 1), later = judge(strokes, first, step, FIFTH_SAMPLE);

	for (int predictor = LINE; predictor < PREDICTORS; predictor++) {
		print_row(name, predictor, &all, &later);
		for (int time = 0; bars && time < TIMES; time++) {
			bars->panels[0].values[predictor - LINE][time] = mean(&all, predictor, time);
			bars->panels[1].values[predictor - LINE][time] = percentile(&all, predictor, time);
		}
	}
	forget(&all);
	forget(&later);
}

static void print_made_at(int samples_per_second, struct bars *bars)
{
	double stops[PREDICTORS][TIMES], trembling[PREDICTORS][TIMES];

	measure_stops(samples_per_second, stops);
	measure_trembling(samples_per_second, trembling);
	for (int i = LINE; i < PREDICTORS; i++) {
		printf("| %d Hz | %s |", samples_per_second, predictor_names[i]);
		for (int time = 0; time < TIMES; time++)
			printf(" %.1f", bars->panels[2].values[i - LINE][time] = stops[i][time]);
		printf(" |");
		for (int time = 0; time < TIMES; time++)
			printf(" %.2f", bars->panels[3].values[i - LINE][time] = trembling[i][time]);
		printf(" |\n");
	}
}

/* The last panel is the one that is drawn. */
static void print_made(struct bars *bars)
{
	printf("\n| panel | predictor | beyond a stop at +8 +16 +24 +33 ms, %% of the stroke | ");
	printf("trembling of a resting finger |\n");
	printf("|--:|---|---|---|\n");
	print_made_at(60, bars);
	print_made_at(200, bars);
	print_made_at(120, bars);
}

static void print_times(void)
{
	static const int rates[] = { 60, 120, 240, 1000 };

	printf("\n| samples a second |");
	for (int i = 0; i < 4; i++)
		printf(" %d |", rates[i]);
	printf("\n|---|--:|--:|--:|--:|\n| ns for a touch and a prediction |");
	for (int i = 0; i < 4; i++)
		printf(" %.0f |", nanoseconds_per_prediction(rates[i]));
	printf("\n");
}

int main(int argc, char *argv[])
{
	static struct bars bars = {
		.title = "Prediction, on strokes that did not choose its parameters",
		.series_count = 2,
		.panel_count = 4,
		.columns = 2,
	};
	struct strokes strokes = { 0 }, others = { 0 };

	if (argc != 3) {
		fprintf(stderr, "usage: prediction RECORDINGS FOLDER\n");
		return 2;
	}
	bars.series[0] = predictor_names[LINE];
	bars.series[1] = predictor_names[LIBRARY];
	draw(&bars.panels[0], "mean error, part of holding the last place", 2);
	draw(&bars.panels[1], "95th percentile, part of holding", 2);
	draw(&bars.panels[2], "beyond a stop at 120 Hz, % of the stroke", 1);
	draw(&bars.panels[3], "trembling of a resting finger, part of its own", 2);
	strokes_read(&strokes, argv[1], "*.events", LEAST_SAMPLES);
	strokes_read(&others, argv[1], "*.evemu", LEAST_SAMPLES);
	printf("%zu strokes of at least %d samples, and %zu of another touchscreen.\n\n", strokes.count, LEAST_SAMPLES,
		others.count);
	printf("| strokes | predictor | mean error at +8 +16 +24 +33 ms | 95th percentile | ");
	printf("mean from the fifth sample on | 95th percentile |\n|---|---|---|---|---|---|\n");
	print_set("chose the parameters", &strokes, 0, 2, NULL);
	print_set("judge them", &strokes, 1, 2, &bars);
	print_set("all", &strokes, 0, 1, NULL);
	print_set("of another touchscreen", &others, 0, 1, NULL);
	strokes_free(&strokes);
	strokes_free(&others);
	print_made(&bars);
	print_times();
	return bars_write(&bars, argv[2], "prediction.svg") ? 0 : 1;
}
