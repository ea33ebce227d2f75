/* SPDX-License-Identifier: MIT */
/* Tells what follows fingers once per repaint of an output. Weston's animations are called at each. */
#ifndef TACTUS_WESTON_OUTPUT_FRAMES_H
#define TACTUS_WESTON_OUTPUT_FRAMES_H

struct plugin;
struct weston_output;

/* Follows the outputs that exist. */
void output_frames_init(struct plugin *plugin);
void output_frames_finish(struct plugin *plugin);
/* Called when an output was created or is being destroyed. */
void output_frames_add(struct plugin *plugin, struct weston_output *output);
void output_frames_remove(struct plugin *plugin, const struct weston_output *output);
/* A function of struct tactus_host_callbacks: repaints the output at a location. */
void output_frames_schedule(double x, double y, void *plugin);

#endif
