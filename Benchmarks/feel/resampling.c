/* SPDX-License-Identifier: MIT */
/*
 * How even a finger of constant speed moves from one output frame to the next, raw and resampled (1.16): the standard
 * deviation of its step, and how old its place is at the frame. And the price: how far beyond the place where it stops
 * dead it is shown.
 */
#include "../output/bars.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <tactus.h>

#define SPEED 600.0 /* px/s */
#define FRAMES 600
#define SAMPLE_JITTER_US 500 /* up to so much later than it should come */

struct figures {
	double deviation, age_ms, beyond;
};

static double shown_x;

static enum tactus_handling moved(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	double y;

	(void)responder, (void)count, (void)event, (void)data;
	tactus_touch_get_location(touches[0], NULL, &shown_x, &y);
	return TACTUS_HANDLING_HANDLED;
}

/* A sample that comes after an output frame is older than it, which the library says once. */
static void be_quiet(enum tactus_log_level level, const char *message, void *data)
{
	(void)level, (void)message, (void)data;
}

/* The same numbers in every run. */
static uint32_t next_random(uint32_t *state)
{
	*state = *state * 1664525u + 1013904223u;
	return *state >> 8;
}

/* The finger stops after @p last_sample; its panel goes on to report the place. */
static struct figures play(
	double panel_hz, double output_hz, bool resamples, uint64_t latency_us, unsigned int last_sample)
{
	struct tactus_application *application = tactus_application_create();
	struct tactus_view *window = tactus_window_create(application, 0, 0, 1e6, 1e6);
	struct tactus_touch_source *source = tactus_touch_source_create(application, NULL);
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	double sum = 0, squares = 0, age = 0, before = 0, farthest = 0;
	double end = SPEED * last_sample / panel_hz;
	unsigned int sample = 1, steps = 0;
	uint32_t random = 1;

	shown_x = 0;
	tactus_application_set_log_handler(application, be_quiet, NULL);
	callbacks.touches_moved = moved;
	tactus_view_set_responder_callbacks(window, &callbacks, NULL);
	tactus_application_set_delivery_mode(application, TACTUS_DELIVERY_MODE_OUTPUT_FRAME);
	tactus_application_set_resampling(application, resamples, latency_us);
	tactus_touch_source_down(source, 0, 0, 0, 50);
	tactus_touch_source_frame(source, 0);
	for (unsigned int frame = 1; frame <= FRAMES; frame++) {
		/* A bit off the samples: two clocks never meet. */
		uint64_t frame_us = (uint64_t)(frame * 1e6 / output_hz * 1.0007);

		for (;; sample++) {
			uint64_t sample_us = (uint64_t)(sample * 1e6 / panel_hz);
			uint64_t stamp_us = sample_us + next_random(&random) % SAMPLE_JITTER_US;
			if (sample_us + SAMPLE_JITTER_US > frame_us)
				break;
			tactus_touch_source_motion(
				source, stamp_us, 0, fmin(SPEED * (double)sample_us * 1e-6, end), 50);
			tactus_touch_source_frame(source, stamp_us);
		}
		tactus_application_deliver(application, frame_us);
		if (frame > 10) {
			double step = shown_x - before;
			sum += step, squares += step * step, steps++;
			age += (double)frame_us / 1000 - shown_x / SPEED * 1000;
		}
		before = shown_x;
		farthest = fmax(farthest, shown_x);
	}
	tactus_application_destroy(application);
	return (struct figures){
		sqrt(fmax(squares / steps - (sum / steps) * (sum / steps), 0)),
		age / steps,
		fmax(farthest - end, 0),
	};
}

static struct figures measure(double panel_hz, double output_hz, bool resamples, uint64_t latency_us)
{
	struct figures figures = play(panel_hz, output_hz, resamples, latency_us, UINT32_MAX);

	/* Of many moments at which it may stop, between two output frames, the worst. */
	figures.beyond = 0;
	for (unsigned int last = 100; last < 140; last++)
		figures.beyond = fmax(figures.beyond, play(panel_hz, output_hz, resamples, latency_us, last).beyond);
	return figures;
}

/* One interval of the panel, rounded up, and what its samples come late: then a sample is always there. */
static uint64_t even_latency_us(double panel_hz)
{
	return (uint64_t)ceil(1e3 / panel_hz + SAMPLE_JITTER_US * 1e-3) * 1000;
}

static void add(struct bars *bars, size_t group, double panel_hz, double output_hz, const struct figures figures[3])
{
	for (size_t i = 0; i < 2; i++) {
		struct bars_panel *panel = &bars->panels[i];

		snprintf(panel->groups[group], BARS_NAME_SIZE, "%.0f→%.0f", panel_hz, output_hz);
		panel->group_count = group + 1;
		for (size_t series = 0; series < 3; series++)
			panel->values[series][group] = i == 0 ? figures[series].deviation : figures[series].age_ms;
	}
}

int main(int argc, char *argv[])
{
	static const double panels[] = { 60, 90, 120, 200 }, outputs[] = { 60, 90, 120, 144 };
	static struct bars bars = {
		.title = "A finger of 600 px/s, panel → output in Hz",
		.series = { "raw", "resampled, 5 ms", "resampled, one interval" },
		.series_count = 3,
		.panels = {
			{ .title = "standard deviation of a step, px" },
			{ .title = "age at the output frame, ms" },
		},
		.panel_count = 2,
		.columns = 1,
	};

	if (argc != 2) {
		fprintf(stderr, "usage: resampling FOLDER\n");
		return 2;
	}
	printf("| panel | output | raw: deviation of a step | resampled | of one interval | raw: age | resampled | "
	       "of one interval | resampled: beyond a stop |\n");
	printf("|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n");
	for (size_t group = 0; group < 16; group++) {
		double panel = panels[group / 4], output = outputs[group % 4];
		struct figures figures[] = {
			measure(panel, output, false, 0),
			measure(panel, output, true, TACTUS_RESAMPLING_LATENCY_US),
			measure(panel, output, true, even_latency_us(panel)),
		};

		printf("| %.0f Hz | %.0f Hz | %.2f px | %.2f px | %.2f px (%.0f ms) |", panel, output,
			figures[0].deviation, figures[1].deviation, figures[2].deviation,
			(double)even_latency_us(panel) / 1000);
		printf(" %.1f ms | %.1f ms | %.1f ms | %.1f px |\n", figures[0].age_ms, figures[1].age_ms,
			figures[2].age_ms, figures[1].beyond);
		add(&bars, group, panel, output, figures);
	}
	return bars_write(&bars, argv[1], "resampling.svg") ? 0 : 1;
}
