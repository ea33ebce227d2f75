/* SPDX-License-Identifier: MIT */
/* Memory shared with the compositor, and cairo's surface for it. */
#ifndef CLIENT_SHM_BUFFER_H
#define CLIENT_SHM_BUFFER_H

#include <cairo.h>
#include <stdbool.h>
#include <stddef.h>
#include <wayland-client.h>

struct shm_buffer {
	struct wl_buffer *wl_buffer; /* NULL while there is none */
	cairo_surface_t *surface;
	void *memory;
	size_t length;
	int width, height;
	bool busy; /* from the commit to wl_buffer.release the compositor reads it */
};

/* Creates a buffer. Prints on stderr why it failed. */
bool shm_buffer_init(struct shm_buffer *buffer, struct wl_shm *shm, int width, int height);
/* May be called on a zeroed buffer. */
void shm_buffer_finish(struct shm_buffer *buffer);

#endif
