/* SPDX-License-Identifier: MIT */
#include "path.h"

#include "drawing.h"
#include "log.h"

#include <stdio.h>

#define LAMP_STEP 29

void path_begin(struct path *path, const char *event)
{
	path->event = event;
	path->count = 0;
	path->is_handled = false;
}

void path_add(struct path *path, const char *name, bool handles)
{
	if (path->count == PATH_LENGTH)
		return;
	path->names[path->count++] = name;
	path->is_handled = handles;
}

void path_log(const struct path *path)
{
	char text[400] = "";
	size_t length = 0;

	for (size_t i = 0; i < path->count && length < sizeof(text); i++)
		length += (size_t)snprintf(text + length, sizeof(text) - length, " > %s", path->names[i]);
	log_line("%s%s: %s", path->event, text, path->is_handled ? "handled" : "dropped");
}

void path_draw(const struct path *path, cairo_t *cairo, double x, double y, double width)
{
	set_colour(cairo, INK);
	draw_text(cairo, x, y, 0, 14, path->event);
	y += 12;
	for (size_t i = 0; i < path->count; i++, y += LAMP_STEP) {
		bool is_last = i + 1 == path->count;

		draw_lamp(cairo, x, y, width, is_last && path->is_handled ? GREEN : YELLOW, true, path->names[i]);
		set_colour(cairo, GREY);
		cairo_set_line_width(cairo, 1.5);
		if (!is_last)
			draw_line(cairo, x + 12, y + 22, x + 12, y + LAMP_STEP);
	}
	set_colour(cairo, path->is_handled ? GREEN : GREY);
	if (path->count > 0)
		draw_text(cairo, x + 4, y + 12, 0, 13, path->is_handled ? "handled" : "dropped: nobody handled it");
}
