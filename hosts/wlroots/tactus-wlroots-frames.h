/* SPDX-License-Identifier: MIT */
/*
 * Optional: what follows fingers moves once per output frame, in even steps: the gestures of
 * tactus-wlroots-gestures.h, windows of tactus_wlroots_take_touch(), and followers of the compositor
 * (tactus-host.h, "Output frames"). Copy this file and tactus-wlroots-frames.c. Clients' touches are not delayed.
 */
#ifndef TACTUS_WLROOTS_FRAMES_H
#define TACTUS_WLROOTS_FRAMES_H

#include "tactus-wlroots.h"

#include <tactus-host.h>

struct tactus_wlroots_frames;
struct wlr_output;

/* Returns NULL without memory. What has begun to follow before still moves at once. */
struct tactus_wlroots_frames *tactus_wlroots_frames_create(struct tactus_wlroots *glue);
/* Call it before the glue is destroyed. NULL is allowed. */
void tactus_wlroots_frames_destroy(struct tactus_wlroots_frames *frames);

/* Moves what follows fingers on an output. Call it in the handler of the output's frame, before the scene is drawn. */
void tactus_wlroots_frames_show(struct tactus_wlroots_frames *frames, struct wlr_output *output);
/* Returns the frames for followers of the compositor, or NULL for NULL. */
struct tactus_host_frames *tactus_wlroots_frames_get(const struct tactus_wlroots_frames *frames);

#endif
