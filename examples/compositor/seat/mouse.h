/* SPDX-License-Identifier: MIT */
/*
 * A mouse: it moves wl_pointer over the surfaces, and does to windows and menus what a touch does. It goes its own
 * way: no gestures look at it.
 */
#ifndef COMPOSITOR_MOUSE_H
#define COMPOSITOR_MOUSE_H

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct server;

struct mouse {
	struct server *server;
	bool present;                   /* it has moved at least once */
	double x, y;                    /* in the layout */
	int buttons;                    /* how many are held down; meanwhile it stays with its surface */
	bool drags_window;              /* it moves or resizes one */
	bool swallows;                  /* the press has dismissed a menu; the client hears nothing of it */
	struct wl_event_source *update; /* pending, or NULL */
};

void mouse_init(struct mouse *mouse, struct server *server);
void mouse_finish(struct mouse *mouse);

/* Times are milliseconds. */
void mouse_move(struct mouse *mouse, uint32_t time, double x, double y);
void mouse_button(struct mouse *mouse, uint32_t time, uint32_t button, bool pressed);
void mouse_scroll(struct mouse *mouse, uint32_t time, double x, double y);

/* Windows are changing: another surface may be below it soon. Looked at when they are done, or at the latest soon. */
void mouse_schedule_update(struct mouse *mouse);
/* They are done. */
void mouse_update(struct mouse *mouse);
/* Whether a button is held that the client was told of with this serial. */
bool mouse_is_held(const struct mouse *mouse, const struct wl_client *client, uint32_t serial);
/* From now on it drags the window of shell.interaction, until the button is released. */
void mouse_drag_window(struct mouse *mouse);

#endif
