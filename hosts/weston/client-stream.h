/* SPDX-License-Identifier: MIT */
/* Sends the touches that the engine leaves to a client's wl_touch objects, which Weston created. */
#ifndef TACTUS_WESTON_CLIENT_STREAM_H
#define TACTUS_WESTON_CLIENT_STREAM_H

#include <tactus-host.h>

/* Functions of struct tactus_host_callbacks. A window is a struct weston_view. */
void client_stream_down(struct tactus_host_stream *stream, struct tactus_host_window *window,
	const struct tactus_surface_touch *touch, void *data);
void client_stream_motion(struct tactus_host_stream *stream, struct tactus_host_window *window,
	const struct tactus_surface_touch *touch, void *data);
void client_stream_up(struct tactus_host_stream *stream, struct tactus_host_window *window,
	const struct tactus_surface_touch *touch, void *data);
void client_stream_frame(struct tactus_host_stream *stream, uint32_t seat, void *data);
void client_stream_cancel(struct tactus_host_stream *stream, uint32_t seat, void *data);

#endif
