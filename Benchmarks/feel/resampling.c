/* SPDX-License-Identifier: MIT */
/*
 * How even a finger of constant speed moves from one output frame to the next, raw and resampled (1.16): the standard
 * deviation of its step, and how old its place is at the frame.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <tactus.h>

#define SPEED 600.0 /* px/s */
#define FRAMES 600
#define SAMPLE_JITTER_US 500 /* up to so much later than it should come */

struct figures {
	double deviation, age_ms;
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

static struct figures measure(double panel_hz, double output_hz, bool resamples)
{
	struct tactus_application *application = tactus_application_create();
	struct tactus_view *window = tactus_window_create(application, 0, 0, 1e6, 1e6);
	struct tactus_touch_source *source = tactus_touch_source_create(application, NULL);
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	double sum = 0, squares = 0, age = 0, before = 0;
	unsigned int sample = 1, steps = 0;
	uint32_t random = 1;

	tactus_application_set_log_handler(application, be_quiet, NULL);
	callbacks.touches_moved = moved;
	tactus_view_set_responder_callbacks(window, &callbacks, NULL);
	tactus_application_set_delivery_mode(application, TACTUS_DELIVERY_MODE_OUTPUT_FRAME);
	tactus_application_set_resampling(application, resamples, TACTUS_RESAMPLING_LATENCY_US);
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
			tactus_touch_source_motion(source, stamp_us, 0, SPEED * (double)sample_us * 1e-6, 50);
			tactus_touch_source_frame(source, stamp_us);
		}
		tactus_application_deliver(application, frame_us);
		if (frame > 10) {
			double step = shown_x - before;
			sum += step, squares += step * step, steps++;
			age += (double)frame_us / 1000 - shown_x / SPEED * 1000;
		}
		before = shown_x;
	}
	tactus_application_destroy(application);
	return (struct figures){ sqrt(fmax(squares / steps - (sum / steps) * (sum / steps), 0)), age / steps };
}

int main(void)
{
	static const double panels[] = { 60, 90, 120, 200 }, outputs[] = { 60, 90, 120, 144 };

	printf("| panel | output | raw: deviation of a step | resampled | raw: age | resampled |\n");
	printf("|--:|--:|--:|--:|--:|--:|\n");
	for (int panel = 0; panel < 4; panel++) {
		for (int output = 0; output < 4; output++) {
			struct figures raw = measure(panels[panel], outputs[output], false);
			struct figures resampled = measure(panels[panel], outputs[output], true);

			printf("| %.0f Hz | %.0f Hz | %.2f px | %.2f px | %.1f ms | %.1f ms |\n", panels[panel],
				outputs[output], raw.deviation, resampled.deviation, raw.age_ms, resampled.age_ms);
		}
	}
	return 0;
}
