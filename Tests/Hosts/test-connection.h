/* SPDX-License-Identifier: MIT */
/* A client with one toplevel, whose parts tests can misuse. */
#ifndef TEST_CONNECTION_H
#define TEST_CONNECTION_H

#include "xdg-shell-client-protocol.h"

#include <stdbool.h>
#include <stdint.h>
#include <wayland-client.h>

/* Width and height of the buffer. */
#define SIDE 200

extern struct wl_display *display;
extern struct wl_compositor *compositor;
extern struct wl_shm *shm;
extern struct wl_subcompositor *subcompositor;
extern struct wl_data_device_manager *data_device_manager;
extern struct wl_seat *seat;
extern struct xdg_wm_base *wm_base;
extern struct wl_surface *surface;
extern struct xdg_surface *xdg_surface;
extern struct xdg_toplevel *toplevel;
extern struct wl_buffer *buffer;
extern int memory;                /* memory of the buffer */
extern uint32_t configure_serial; /* of the last configure */

/* Creates all of the above, without a commit. */
bool test_connect(void);

void commit_buffer(void);
/* Requests the first configure and acknowledges it. */
void configure(void);
void map(void);

#endif
