/* SPDX-License-Identifier: MIT */
/*
 * The edge of a workspace that three fingers drag, in a host: gesture file, libtactus-host and output frames, in
 * virtual time. How far the edge is from where the fingers truly are when a frame is due, and how far its steps are
 * from theirs: with each change drawn as it comes, and with one change per output frame.
 */
#include "ways.h"

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <tactus-host.h>
#include <wayland-server-core.h>

#define START_US UINT64_C(1000000)
#define DURATION_US 8000000
/* From the begin of the gesture on: there are samples to read a clock from. */
#define SETTLING_US UINT64_C(100000)
#define LEAST_SAMPLES 30
#define PHASES 8
#define WAYS_MAXIMUM 256
#define FINGERS 3
#define FRAMES_MAXIMUM 1024
#define SAMPLE_JITTER_US 500 /* up to so much later than it should come */
#define CALL_JITTER_US 1000  /* the same for the compositor's call at a frame */

static const char drag[] = "[tactus-gesture]\nname=row\ntype=drag\nfingers=3\naction=workspace-left\n";

struct figures {
	double distance, unevenness;
	size_t frames;
};

struct play {
	struct tactus_host *host;
	struct tactus_host_panel *panel;
	const struct way *way;
	double edge, begin; /* where the row is drawn, and where the fingers were when it began */
	uint64_t began_us;  /* 0: it has not */
	uint32_t random;
	size_t frames;
	double errors[FRAMES_MAXIMUM]; /* the edge less the truth, px */
};

/* The same numbers in every run. */
static uint64_t next_random(struct play *play, uint32_t below)
{
	play->random = play->random * 1664525u + 1013904223u;
	return (play->random >> 8) % below;
}

static void act(const struct tactus_gestures_event *event, void *data)
{
	struct play *play = data;

	if (event->phase == TACTUS_GESTURES_PHASE_BEGAN) {
		play->begin = event->x - event->dx;
		play->began_us = event->time_us;
	}
	play->edge = play->begin + event->dx;
}

static void schedule(double x, double y, void *data)
{
	(void)x, (void)y, (void)data;
}

static void be_quiet(const char *line, void *data)
{
	(void)line, (void)data;
}

static double truth_at(const struct play *play, uint64_t time_us)
{
	return play->way->at(play->way, (double)time_us * 1e-6);
}

static void play_sample(struct play *play, bool is_first, uint64_t sample_us, uint64_t stamp_us)
{
	double x = truth_at(play, sample_us);

	for (int32_t finger = 0; finger < FINGERS; finger++) {
		/* The mean place is that of the finger in the middle. */
		double place = x + 80 * (finger - 1), y = 300 + 40 * finger;

		if (is_first)
			tactus_host_panel_down(play->panel, START_US + stamp_us, finger, place, y);
		else
			tactus_host_panel_motion(play->panel, START_US + stamp_us, finger, place, y);
	}
	tactus_host_panel_frame(play->panel);
}

static void play_frame(struct play *play, uint64_t frame_us, uint64_t call_us, uint64_t interval_us)
{
	tactus_host_output_frame(play->host, NULL, START_US + call_us, START_US + frame_us, interval_us);
	if (play->began_us != 0 && START_US + frame_us > play->began_us + SETTLING_US && play->frames < FRAMES_MAXIMUM)
		play->errors[play->frames++] = play->edge - truth_at(play, frame_us);
}

static void play_all(struct play *play, double panel_hz, double output_hz)
{
	/* A bit off the samples: two clocks never meet. */
	double interval_us = 1e6 / output_hz * 1.0007;
	unsigned sample = 0;
	uint64_t sample_us = (uint64_t)(play->way->phase * 1e6 / panel_hz), stamp_us = sample_us;

	for (unsigned frame = 1; frame * interval_us < (double)play->way->duration_us; frame++) {
		uint64_t frame_us = (uint64_t)(frame * interval_us);
		uint64_t call_us = frame_us + next_random(play, CALL_JITTER_US);

		while (stamp_us <= call_us) {
			play_sample(play, sample == 0, sample_us, stamp_us);
			sample++;
			sample_us = (uint64_t)((sample + play->way->phase) * 1e6 / panel_hz);
			stamp_us = sample_us + next_random(play, SAMPLE_JITTER_US);
		}
		play_frame(play, frame_us, call_us, (uint64_t)interval_us);
	}
}

/* Adds up the frames of a play. */
static void add_figures(struct figures *figures, const struct play *play)
{
	for (size_t frame = 1; frame < play->frames; frame++) {
		double step = play->errors[frame] - play->errors[frame - 1];

		figures->distance += fabs(play->errors[frame]);
		figures->unevenness += step * step;
		figures->frames++;
	}
}

static void measure(
	struct figures *figures, const struct way *way, double panel_hz, double output_hz, bool has_frames)
{
	static struct play play;
	struct tactus_host_callbacks callbacks = TACTUS_HOST_CALLBACKS_INIT;
	struct wl_event_loop *loop = wl_event_loop_create();

	play = (struct play){ .way = way, .random = 1 };
	callbacks.flags = TACTUS_HOST_FLAGS_OWN_CLOCK;
	callbacks.actions = 1u << TACTUS_GESTURES_ACTION_WORKSPACE_LEFT;
	callbacks.log = be_quiet;
	callbacks.act = act;
	callbacks.schedule_frame = has_frames ? schedule : NULL;
	play.host = tactus_host_create(loop, &callbacks, &play);
	tactus_gestures_load_text(tactus_host_get_gestures(play.host), drag, strlen(drag));
	play.panel = tactus_host_panel_create(tactus_host_get_application(play.host), loop);
	tactus_host_add_panel(play.host, play.panel);
	play_all(&play, panel_hz, output_hz);
	tactus_host_panel_destroy(play.panel);
	tactus_host_destroy(play.host);
	wl_event_loop_destroy(loop);
	add_figures(figures, &play);
}

static void print_row(const char *name, const struct way *ways, size_t count, double panel_hz, double output_hz)
{
	struct figures figures[2] = { { 0 } };

	for (size_t way = 0; way < count; way++) {
		for (int has_frames = 0; has_frames < 2; has_frames++)
			measure(&figures[has_frames], &ways[way], panel_hz, output_hz, has_frames);
	}
	for (int i = 0; i < 2; i++) {
		figures[i].distance /= (double)figures[i].frames;
		figures[i].unevenness = sqrt(figures[i].unevenness / (double)figures[i].frames);
	}
	printf("| %s | %.0f Hz | %.0f Hz | %.2f px | %.2f px | %.2f px | %.2f px |\n", name, panel_hz, output_hz,
		figures[0].distance, figures[1].distance, figures[0].unevenness, figures[1].unevenness);
}

static void print_rows(const char *name, const struct way *ways, size_t count)
{
	static const double panels[] = { 60, 90, 120 }, outputs[] = { 60, 120 };

	for (size_t row = 0; row < 6 && count > 0; row++)
		print_row(name, ways, count, panels[row / 2], outputs[row % 2]);
}

/* The same way at several phases: panels and outputs know nothing of each other. */
static size_t make_ways(struct way *ways, const struct way *way)
{
	for (size_t i = 0; i < PHASES; i++) {
		ways[i] = *way;
		ways[i].phase = (double)i / PHASES;
	}
	return PHASES;
}

int main(int argc, char *argv[])
{
	const struct way constant = { .at = way_steady, .duration_us = DURATION_US };
	const struct way there_and_back = { .at = way_to_and_fro, .duration_us = DURATION_US };
	struct strokes strokes = { 0 };
	struct way ways[WAYS_MAXIMUM];
	char name[64];
	size_t count;

	if (argc > 2) {
		fprintf(stderr, "usage: host-frames [RECORDINGS]\n");
		return 2;
	}
	printf("| fingers | panel | output | each sample: distance | each frame | each sample: unevenness | "
	       "each frame |\n");
	printf("|---|--:|--:|--:|--:|--:|--:|\n");
	print_rows("600 px/s", ways, make_ways(ways, &constant));
	print_rows("to and fro, 400 px in 0.5 s", ways, make_ways(ways, &there_and_back));
	if (argc == 2)
		strokes_read(&strokes, argv[1], "*.events", LEAST_SAMPLES);
	for (count = 0; count < strokes.count && count < WAYS_MAXIMUM; count++) {
		ways[count] = way_of(&strokes.strokes[count]);
		ways[count].phase = (double)(count % PHASES) / PHASES;
	}
	snprintf(name, sizeof(name), "%zu recorded strokes", count);
	print_rows(name, ways, count);
	strokes_free(&strokes);
	return 0;
}
