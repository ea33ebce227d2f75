/* SPDX-License-Identifier: MIT */
/* State that the parts of a host share. The panels, numbers, touches and recorder know nothing of it. */
#ifndef HOST_HOST_H
#define HOST_HOST_H

#include "commands.h"

#include <tactus-host.h>
#include <wayland-server-core.h>

struct tactus_host {
	struct tactus_host_callbacks callbacks;
	void *data; /* passed to the callbacks */
	unsigned depth;
	struct wl_event_loop *loop;
	struct tactus_application *application;
	/* Has the gestures. */
	struct tactus_view *root;
	struct tactus_gestures *gestures;
	struct wl_event_source *timer, *gesture_files;
	struct tactus_host_recorder *recorder;
	struct tactus_host_frames *frames;
	struct command_watch commands;
	struct wl_list panels;  /* tactus_host_panel.link */
	struct wl_list windows; /* window_view.link */
	struct wl_list streams; /* tactus_host_stream.link */
};

/* Brackets of each call of a callback: the host must not be destroyed below its own functions. */
#define HOST_CALL(host, call) \
	do { \
		(host)->depth++; \
		(call); \
		(host)->depth--; \
	} while (0)

#endif
