/* SPDX-License-Identifier: MIT */
/*
 * Views of the engine: a surface for each window that a finger has hit, and one for everything else. All have
 * coordinates of the layout; the host computes the place in the window.
 */
#ifndef HOST_WINDOWS_H
#define HOST_WINDOWS_H

struct tactus_host;
struct tactus_host_window;
struct tactus_view;

/* Makes the host's scene the hit test of the root view. */
void host_windows_init(struct tactus_host *host);
void host_windows_finish(struct tactus_host *host);

/* Returns the window of a view of a stream, or NULL if it was removed. */
struct tactus_host_window *host_window_of(const struct tactus_view *view);

#endif
