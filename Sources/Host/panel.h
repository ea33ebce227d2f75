/* SPDX-License-Identifier: MIT */
/* A touchscreen: a source of its own, since ids and frames belong to a device. */
#ifndef HOST_PANEL_H
#define HOST_PANEL_H

#include <tactus-host.h>
#include <wayland-server-core.h>

/* As many as the engine follows (rule 1.15). */
#define PANEL_MOST_FINGERS 64

struct panel_finger {
	int32_t id;
	bool is_over; /* ignored until it lifts */
};

struct tactus_host_panel {
	struct wl_list link; /* tactus_host.panels, or alone */
	/* NULL once the host has been destroyed, as the source and the timer. */
	struct tactus_application *application;
	struct tactus_touch_source *source;
	struct panel_finger fingers[PANEL_MOST_FINGERS];
	uint32_t finger_count;
	bool has_samples;              /* samples that wait for a frame */
	uint32_t time_ms;              /* of the last sample, as reported */
	uint64_t time_us;              /* and in full */
	struct wl_event_source *timer; /* delivers samples whose frame is missing */
};

/* Cuts the panels off from a host that is being destroyed: they do nothing any more. */
void host_panels_forget(struct wl_list *panels);

#endif
