/* SPDX-License-Identifier: MIT */
/*
 * Views of the engine: a surface for each window that a finger has hit, and one for everything else. All have layout
 * coordinates; core computes the place in the window.
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
/* Removes the view of a window that was unmapped; fingers on it lift (10.5). */
void window_view_remove(struct plugin *plugin, const struct shell_window *window);
/* Returns the window of a view, or NULL. */
struct shell_window *window_of_view(const struct plugin *plugin, const struct tactus_view *view);

#ifdef __cplusplus
}
#endif

#endif
