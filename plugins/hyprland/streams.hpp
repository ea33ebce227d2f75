// SPDX-License-Identifier: MIT
// Sends wl_touch to the clients. Hyprland itself would send every event to the client that was touched last, and
// forgets no finger at a cancel.
#ifndef TACTUS_HYPRLAND_STREAMS_HPP
#define TACTUS_HYPRLAND_STREAMS_HPP

struct shell_stream;
struct shell_window;
struct tactus_surface_touch;

void streams_init();
void streams_finish();

// Functions of struct shell_host.
void stream_down(shell_stream *stream, shell_window *window, const tactus_surface_touch *touch, void *data);
void stream_motion(shell_stream *stream, shell_window *window, const tactus_surface_touch *touch, void *data);
void stream_up(shell_stream *stream, shell_window *window, const tactus_surface_touch *touch, void *data);
void stream_frame(shell_stream *stream, void *data);
void stream_cancel(shell_stream *stream, void *data);

#endif
