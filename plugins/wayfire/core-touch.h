/* SPDX-License-Identifier: MIT */
/*
 * A virtual touchscreen that carries the remaining touches to Wayfire's core. Core treats it as a device: it finds the
 * surface, serves grabs, drags and popups, and assigns serials.
 */
#ifndef TACTUS_WAYFIRE_CORE_TOUCH_H
#define TACTUS_WAYFIRE_CORE_TOUCH_H

#include <stdbool.h>
#include <stdint.h>

struct plugin;
struct tactus_surface_client;
struct tactus_surface_touch;
struct wlr_touch;

/* As many as the engine follows (rule 1.15). */
#define CORE_TOUCH_MOST_FINGERS 64

/* The engine numbers the fingers of each client, core those of all clients. The index is core's number. */
struct core_finger {
	const struct tactus_surface_client *stream; /* NULL: free */
	int32_t wire_id;
};

struct core_touch {
	struct wlr_touch *device; /* never announced */
	struct core_finger fingers[CORE_TOUCH_MOST_FINGERS];
};

void core_touch_init(struct plugin *plugin);
/* Destroys the device. All fingers have lifted. */
void core_touch_finish(struct plugin *plugin);
/* Returns whether an event comes from this device. */
bool core_touch_is(const struct plugin *plugin, const struct wlr_touch *device);

/* Show core an event of a client's stream. Places are in layout coordinates. */
void core_touch_down(struct plugin *plugin, const struct tactus_surface_client *stream,
	const struct tactus_surface_touch *touch);
void core_touch_motion(struct plugin *plugin, const struct tactus_surface_client *stream,
	const struct tactus_surface_touch *touch);
void core_touch_up(struct plugin *plugin, const struct tactus_surface_client *stream,
	const struct tactus_surface_touch *touch);
void core_touch_frame(struct plugin *plugin);
/* Sends wl_touch.cancel to the client. Core has no cancel: there the fingers lift where that has no effect. */
void core_touch_cancel(struct plugin *plugin, const struct tactus_surface_client *stream);

#endif
