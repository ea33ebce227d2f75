/* SPDX-License-Identifier: MIT */
/*
 * The edge of a workspace that three fingers drag, in a host: gesture file, libtactus-host and output frames, in
 * virtual time. How far the edge is from where the fingers truly are when a frame is due, and how far its steps are
 * from theirs: with each change drawn as it comes, and with one change per output frame.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <tactus-host.h>
#include <wayland-server-core.h>

#define START_US UINT64_C(1000000)
#define DURATION_US UINT64_C(8000000)
/* The gesture has begun, and the panel's clock is known. */
#define SETTLED_US UINT64_C(500000)
#define FINGERS 3
#define FRAMES_MAXIMUM 1024
#define SAMPLE_JITTER_US 500 /* up to so much later than it should come */
#define CALL_JITTER_US 1000  /* the same for the compositor's call at a frame */
#define TAU 6.283185307179586

static const char drag[] = "[tactus-gesture]\nname=row\ntype=drag\nfingers=3\n"
			   "direction=right\naction=workspace-left\n";

typedef double (*way_at)(double seconds);

struct figures {
	double distance, unevenness;
};

struct play {
	struct tactus_host *host;
	struct tactus_host_panel *panel;
	way_at way;
	double edge, begin; /* where the row is drawn, and where the fingers were when it began */
	uint32_t random;
	size_t frames;
	double errors[FRAMES_MAXIMUM]; /* the edge less the truth, px */
};

static double steady(double seconds)
{
	return 100 + 600 * seconds;
}

/* A hand that goes there and back each second. */
static double to_and_fro(double seconds)
{
	return 500 - 200 * cos(TAU * seconds);
}

/* The same numbers in every run. */
static uint64_t next_random(struct play *play, uint32_t below)
{
	play->random = play->random * 1664525u + 1013904223u;
	return (play->random >> 8) % below;
}

static void act(const struct tactus_gestures_event *event, void *data)
{
	struct play *play = data;

	if (event->phase == TACTUS_GESTURES_PHASE_BEGAN)
		play->begin = event->x - event->dx;
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
	return play->way((double)time_us * 1e-6);
}

static void play_sample(struct play *play, uint64_t sample_us, uint64_t stamp_us)
{
	double x = truth_at(play, sample_us);

	for (int32_t finger = 0; finger < FINGERS; finger++) {
		/* The mean place is that of the finger in the middle. */
		double place = x + 80 * (finger - 1), y = 300 + 40 * finger;

		if (sample_us == 0)
			tactus_host_panel_down(play->panel, START_US + stamp_us, finger, place, y);
		else
			tactus_host_panel_motion(play->panel, START_US + stamp_us, finger, place, y);
	}
	tactus_host_panel_frame(play->panel);
}

static void play_frame(struct play *play, uint64_t frame_us, uint64_t call_us, uint64_t interval_us)
{
	tactus_host_output_frame(play->host, NULL, START_US + call_us, START_US + frame_us, interval_us);
	if (frame_us >= SETTLED_US && play->frames < FRAMES_MAXIMUM)
		play->errors[play->frames++] = play->edge - truth_at(play, frame_us);
}

static void play_all(struct play *play, double panel_hz, double output_hz)
{
	/* A bit off the samples: two clocks never meet. */
	double interval_us = 1e6 / output_hz * 1.0007;
	unsigned sample = 0;
	uint64_t stamp_us = 0;

	for (unsigned frame = 1; frame * interval_us < DURATION_US; frame++) {
		uint64_t frame_us = (uint64_t)(frame * interval_us);
		uint64_t call_us = frame_us + next_random(play, CALL_JITTER_US);

		while (stamp_us <= call_us) {
			play_sample(play, (uint64_t)(sample * 1e6 / panel_hz), stamp_us);
			sample++;
			stamp_us = (uint64_t)(sample * 1e6 / panel_hz) + next_random(play, SAMPLE_JITTER_US);
		}
		play_frame(play, frame_us, call_us, (uint64_t)interval_us);
	}
}

static struct figures figures_of(const struct play *play)
{
	struct figures figures = { 0, 0 };

	for (size_t frame = 1; frame < play->frames; frame++) {
		double step = play->errors[frame] - play->errors[frame - 1];

		figures.distance += fabs(play->errors[frame]);
		figures.unevenness += step * step;
	}
	figures.distance /= (double)(play->frames - 1);
	figures.unevenness = sqrt(figures.unevenness / (double)(play->frames - 1));
	return figures;
}

static struct figures measure(way_at way, double panel_hz, double output_hz, bool has_frames)
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
	return figures_of(&play);
}

int main(void)
{
	static const double panels[] = { 60, 90, 120 }, outputs[] = { 60, 120 };
	static const struct {
		const char *name;
		way_at way;
	} ways[] = { { "600 px/s", steady }, { "to and fro, 400 px in 0.5 s", to_and_fro } };

	printf("| fingers | panel | output | each sample: distance | each frame | each sample: unevenness | "
	       "each frame |\n");
	printf("|---|--:|--:|--:|--:|--:|--:|\n");
	for (size_t row = 0; row < 12; row++) {
		double panel = panels[row / 2 % 3], output = outputs[row % 2];
		struct figures before = measure(ways[row / 6].way, panel, output, false);
		struct figures after = measure(ways[row / 6].way, panel, output, true);

		printf("| %s | %.0f Hz | %.0f Hz | %.2f px | %.2f px | %.2f px | %.2f px |\n", ways[row / 6].name,
			panel, output, before.distance, after.distance, before.unevenness, after.unevenness);
	}
	return 0;
}
