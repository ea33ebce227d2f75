/* SPDX-License-Identifier: MIT */
/*
 * What Wayfire shows, for the engine: a surface for each window that a finger has hit, and one for all else. All of
 * them have the space of the layout; core finds out where in a window a finger is.
 */
#ifndef TACTUS_WAYFIRE_WINDOW_VIEW_H
#define TACTUS_WAYFIRE_WINDOW_VIEW_H

#ifdef __cplusplus
extern "C" {
#endif

struct plugin;
struct shell_window;
struct tactus_view;

/* Makes Wayfire's scene the hit test of the plugin's root view. */
void window_views_init(struct plugin *plugin);
void window_views_finish(struct plugin *plugin);
/* The window is not shown any more: fingers on it are lifted (10.5). */
void window_view_remove(struct plugin *plugin, const struct shell_window *window);
/* The window that a view stands for, or NULL. */
struct shell_window *window_of_view(const struct plugin *plugin, const struct tactus_view *view);

#ifdef __cplusplus
}
#endif

#endif
