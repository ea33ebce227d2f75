/* SPDX-License-Identifier: MIT */
/* A picture of a window in any size: it shows what the window's surfaces show, and hides the window. */
#ifndef WLROOTS_PICTURE_H
#define WLROOTS_PICTURE_H

#include <stdbool.h>
#include <wayland-server-core.h>

struct timespec;
struct window;
struct wlr_scene_node;
struct wlr_scene_tree;

struct picture {
	struct wl_list link; /* struct overview.pictures */
	struct window *window;
	struct wlr_scene_tree *tree;
	double x, y, scale; /* upper left corner of the window on the workspace */
	struct wl_listener commit;
};

/* Creates a picture of a window in its own place, in front of the siblings. Returns NULL without memory. */
struct picture *picture_create(struct window *window, struct wlr_scene_node *parent);
/* Destroys the picture and shows the window. */
void picture_destroy(struct picture *picture);

void picture_place(struct picture *picture, double x, double y, double scale);
/* Returns whether a location on the workspace is on the picture. */
bool picture_contains(const struct picture *picture, double x, double y);
/* Tells the client that a frame was shown, as the scene does for visible windows. */
void picture_send_frame_done(struct picture *picture, struct timespec *now);

#endif
