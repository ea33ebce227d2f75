/* SPDX-License-Identifier: MIT */
/*
 * A virtual touchscreen that carries the remaining touches to Wayfire's core. Core treats it as a device: it finds the
 * surface, serves grabs, drags and popups, and assigns serials.
 */
#ifndef TACTUS_WAYFIRE_CORE_TOUCH_H
#define TACTUS_WAYFIRE_CORE_TOUCH_H

#include <stdbool.h>
#include <stdint.h>
#include <tactus-host.h>

struct plugin;
struct tactus_host_stream;
struct tactus_surface_touch;
struct wlr_touch;

struct core_touch {
	struct wlr_touch *device;           /* never announced */
	struct tactus_host_numbers numbers; /* core's, of the fingers of all streams */
};

void core_touch_init(struct plugin *plugin);
/* Destroys the device. All fingers have lifted. */
void core_touch_finish(struct plugin *plugin);
/* Returns whether an event comes from this device. */
bool core_touch_is(const struct plugin *plugin, const struct wlr_touch *device);

/* Show core an event of a client's stream. Places are in layout coordinates. */
void core_touch_down(struct plugin *plugin, const struct tactus_host_stream *stream,
	const struct tactus_surface_touch *touch);
void core_touch_motion(struct plugin *plugin, const struct tactus_host_stream *stream,
	const struct tactus_surface_touch *touch);
void core_touch_up(struct plugin *plugin, const struct tactus_host_stream *stream,
	const struct tactus_surface_touch *touch);
void core_touch_frame(struct plugin *plugin);
/* Sends wl_touch.cancel to the client. Core has no cancel: there the fingers lift where that has no effect. */
void core_touch_cancel(struct plugin *plugin, const struct tactus_host_stream *stream);

#endif
