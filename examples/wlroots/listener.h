/* SPDX-License-Identifier: MIT */
#ifndef WLROOTS_LISTENER_H
#define WLROOTS_LISTENER_H

#include <wayland-server-core.h>

static inline void listen_to(struct wl_signal *signal, struct wl_listener *listener, wl_notify_func_t handler)
{
	listener->notify = handler;
	wl_signal_add(signal, listener);
}

#endif
