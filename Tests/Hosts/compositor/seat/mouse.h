/* SPDX-License-Identifier: MIT */
/*
 * A mouse: it moves wl_pointer over the surfaces, and affects windows and menus as a touch does. Gestures do not see
 * it.
 */
#ifndef COMPOSITOR_MOUSE_H
#define COMPOSITOR_MOUSE_H

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct server;

struct mouse {
	struct server *server;
	bool present;                   /* has moved at least once */
	double x, y;                    /* in the layout */
	int buttons;                    /* number of held buttons, during which the focus stays */
	bool drags_window;              /* moves or resizes a window */
	bool swallows;                  /* the press has dismissed a menu, and is not sent */
	struct wl_event_source *update; /* pending, or NULL */
};

void mouse_init(struct mouse *mouse, struct server *server);
void mouse_finish(struct mouse *mouse);

/* Times are in ms. */
void mouse_move(struct mouse *mouse, uint32_t time, double x, double y);
void mouse_button(struct mouse *mouse, uint32_t time, uint32_t button, bool pressed);
void mouse_scroll(struct mouse *mouse, uint32_t time, double x, double y);

/* Schedules an update of the surface below the pointer, because windows are changing. */
void mouse_schedule_update(struct mouse *mouse);
/* Updates the surface below the pointer: windows have changed. */
void mouse_update(struct mouse *mouse);
/* Returns whether a button is held whose press was sent to the client with this serial. */
bool mouse_is_held(const struct mouse *mouse, const struct wl_client *client, uint32_t serial);
/* Drags the window of shell.interaction until the button is released. */
void mouse_drag_window(struct mouse *mouse);

#endif
