/* SPDX-License-Identifier: MIT */
/* Path of an event up the responder chain, as lamps. */
#ifndef SUPPORT_PATH_H
#define SUPPORT_PATH_H

#include <cairo.h>
#include <stdbool.h>
#include <stddef.h>

#define PATH_LENGTH 16

struct path {
	const char *event; /* name of the event */
	const char *names[PATH_LENGTH];
	size_t count;
	bool is_handled; /* by the last one */
};

void path_begin(struct path *path, const char *event);
/* Adds a responder, which handles the event or passes it on. Names must outlive the path. */
void path_add(struct path *path, const char *name, bool handles);
/* Logs the whole path in one line. */
void path_log(const struct path *path);
/* Draws one lamp below the other. */
void path_draw(const struct path *path, cairo_t *cairo, double x, double y, double width);

#endif
