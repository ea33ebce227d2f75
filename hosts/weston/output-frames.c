/* SPDX-License-Identifier: MIT */
#include "output-frames.h"

#include "plugin.h"

#include <stdlib.h>
#include <time.h>

struct output_frames {
	struct wl_list link; /* plugin.frames */
	struct plugin *plugin;
	struct weston_output *output;
	struct weston_animation animation;
};

static int64_t microseconds(const struct timespec *time)
{
	return (int64_t)time->tv_sec * 1000000 + time->tv_nsec / 1000;
}

static struct tactus_gestures_output place_of(const struct weston_output *output)
{
	return (struct tactus_gestures_output){
		.size = sizeof(struct tactus_gestures_output),
		.x = version_output_x(output),
		.y = version_output_y(output),
		.width = output->width,
		.height = output->height,
	};
}

/* Weston counts mHz. */
static uint64_t interval_us(const struct weston_output *output)
{
	if (!output->current_mode || output->current_mode->refresh <= 0)
		return 0;
	return UINT64_C(1000000000) / (uint64_t)output->current_mode->refresh;
}

/* Weston tells when the last frame was shown. */
static void handle_repaint(
	struct weston_animation *animation, struct weston_output *output, const struct timespec *time)
{
	const struct output_frames *frames = wl_container_of(animation, frames, animation);
	const struct tactus_gestures_output place = place_of(output);
	int64_t ahead_us = clock_difference(frames->plugin), now_us, shown_us;
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	now_us = microseconds(&now) + ahead_us;
	shown_us = microseconds(time) + ahead_us;
	if (frames->plugin->compositor->presentation_clock != CLOCK_MONOTONIC || shown_us < 0)
		shown_us = 0;
	if (now_us > 0)
		tactus_host_output_frame(
			frames->plugin->host, &place, (uint64_t)now_us, (uint64_t)shown_us, interval_us(output));
}

void output_frames_add(struct plugin *plugin, struct weston_output *output)
{
	struct output_frames *frames = calloc(1, sizeof(*frames));

	/* Without memory, gestures on this output are told when no repaint has come for a while. */
	if (!frames)
		return;
	frames->plugin = plugin;
	frames->output = output;
	frames->animation.frame = handle_repaint;
	wl_list_insert(&output->animation_list, &frames->animation.link);
	wl_list_insert(&plugin->frames, &frames->link);
}

static void destroy(struct output_frames *frames)
{
	wl_list_remove(&frames->animation.link);
	wl_list_remove(&frames->link);
	free(frames);
}

void output_frames_remove(struct plugin *plugin, const struct weston_output *output)
{
	struct output_frames *frames, *next;

	wl_list_for_each_safe(frames, next, &plugin->frames, link) {
		if (frames->output == output)
			destroy(frames);
	}
}

void output_frames_schedule(double x, double y, void *data)
{
	struct plugin *plugin = data;
	const struct output_frames *frames;

	wl_list_for_each(frames, &plugin->frames, link) {
		const struct tactus_gestures_output place = place_of(frames->output);

		if (x >= place.x && x < place.x + place.width && y >= place.y && y < place.y + place.height)
			weston_output_schedule_repaint(frames->output);
	}
}

void output_frames_init(struct plugin *plugin)
{
	struct weston_output *output;

	wl_list_for_each(output, &plugin->compositor->output_list, link)
		output_frames_add(plugin, output);
}

void output_frames_finish(struct plugin *plugin)
{
	struct output_frames *frames, *next;

	wl_list_for_each_safe(frames, next, &plugin->frames, link)
		destroy(frames);
}
