// SPDX-License-Identifier: MIT
// Sends wl_touch to the clients. Hyprland itself would send every event to the client that was touched last, and
// forgets no finger at a cancel.
#ifndef TACTUS_HYPRLAND_STREAMS_HPP
#define TACTUS_HYPRLAND_STREAMS_HPP

#include <tactus-host.h>

void streams_init();
void streams_finish();

// Functions of struct tactus_host_callbacks.
void stream_down(tactus_host_stream *stream, tactus_host_window *window, const tactus_surface_touch *touch, void *data);
void stream_motion(tactus_host_stream *stream, tactus_host_window *window, const tactus_surface_touch *touch, void *data);
void stream_up(tactus_host_stream *stream, tactus_host_window *window, const tactus_surface_touch *touch, void *data);
void stream_frame(tactus_host_stream *stream, uint32_t seat, void *data);
void stream_cancel(tactus_host_stream *stream, uint32_t seat, void *data);
void stream_end(tactus_host_stream *stream, void *data);

#endif
