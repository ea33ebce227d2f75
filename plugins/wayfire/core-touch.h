/* SPDX-License-Identifier: MIT */
/*
 * A touchscreen of the plugin's own, with which Wayfire's core is shown what the gestures leave. Core takes it for a
 * device: it finds the surface, gives it to grabs, drags and popups, and numbers serials, as ever.
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

/* The engine numbers each client's fingers, core all of them together: the index is core's number. */
struct core_finger {
	const struct tactus_surface_client *stream; /* NULL: free */
	int32_t wire_id;
};

struct core_touch {
	struct wlr_touch *device; /* never announced */
	struct core_finger fingers[CORE_TOUCH_MOST_FINGERS];
};

void core_touch_init(struct plugin *plugin);
/* Core's fingers lift. */
void core_touch_finish(struct plugin *plugin);
/* Whether an event is of this device. */
bool core_touch_is(const struct plugin *plugin, const struct wlr_touch *device);

/* Places are those of the layout. */
void core_touch_down(struct plugin *plugin, const struct tactus_surface_client *stream,
	const struct tactus_surface_touch *touch);
void core_touch_motion(struct plugin *plugin, const struct tactus_surface_client *stream,
	const struct tactus_surface_touch *touch);
void core_touch_up(struct plugin *plugin, const struct tactus_surface_client *stream,
	const struct tactus_surface_touch *touch);
void core_touch_frame(struct plugin *plugin);
/* The client gets wl_touch.cancel; for core, which knows none, fingers lift where nothing comes of it. */
void core_touch_cancel(struct plugin *plugin, const struct tactus_surface_client *stream);

#endif
