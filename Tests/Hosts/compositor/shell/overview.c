/* SPDX-License-Identifier: MIT */
#include "shell/overview.h"

#include "server.h"
#include "shell/output.h"
#include "shell/window.h"

#include <math.h>
#include <tactus.h>

#define MARGIN 24.0

struct cell {
	double x, y, width, height;
};

/* Returns a window's cell in a grid, in the order in which windows were mapped. */
static struct cell cell_of(const struct overview *overview, const struct window *window)
{
	const struct output_place *place = &overview->output->place;
	int count = 0, index = 0, columns, rows;
	const struct window *other;

	wl_list_for_each(other, &overview->output->server->windows, link) {
		if (!window_is_beside(other, window))
			continue;
		if (other == window)
			index = count;
		count++;
	}
	columns = (int)ceil(sqrt(count > 0 ? count : 1));
	rows = (count + columns - 1) / columns;
	return (struct cell){
		.x = (double)place->width / columns * (index % columns),
		.y = (double)place->height / (rows > 0 ? rows : 1) * (index / columns),
		.width = (double)place->width / columns,
		.height = (double)place->height / (rows > 0 ? rows : 1),
	};
}

struct overview_place overview_get_place(const struct overview *overview, const struct window *window)
{
	struct cell cell = cell_of(overview, window);
	struct rectangle visible = window_get_visible(window);
	double width = visible.width > 0 ? visible.width : 1, height = visible.height > 0 ? visible.height : 1;
	double scale = fmin(fmin((cell.width - 2 * MARGIN) / width, (cell.height - 2 * MARGIN) / height), 1);
	double x = cell.x + (cell.width - width * scale) / 2, y = cell.y + (cell.height - height * scale) / 2;
	double progress = overview->progress;

	return (struct overview_place){
		.x = visible.x + (x - visible.x) * progress,
		.y = visible.y + (y - visible.y) * progress,
		.scale = 1 + (scale - 1) * progress,
	};
}

void overview_set_progress(struct overview *overview, double progress)
{
	overview->progress = fmax(0, fmin(1, progress));
}

void overview_set_open(struct overview *overview, bool open)
{
	overview->open = open;
	overview->progress = open ? 1 : 0;
	/* While the overview is open, no client is touched. */
	tactus_view_set_hidden(overview->view, !open);
	shell_log(&overview->output->server->shell, "overview %s", open ? "opened" : "closed");
}

static struct window *window_at(const struct overview *overview, double x, double y)
{
	struct window *window;

	wl_list_for_each(window, &overview->output->server->windows, link) {
		struct overview_place place = overview_get_place(overview, window);
		struct rectangle visible = window_get_visible(window);

		if (window_is_seen(window) && window->output == overview->output && x >= place.x && y >= place.y &&
			x < place.x + visible.width * place.scale && y < place.y + visible.height * place.scale)
			return window;
	}
	return NULL;
}

void overview_choose(struct overview *overview, double x, double y)
{
	struct window *window = window_at(overview, x, y);

	overview_set_open(overview, false);
	if (window)
		window_focus(window);
}

static void handle_tap(struct tactus_recognizer *tap, void *data)
{
	struct overview *overview = data;
	double x = 0, y = 0;

	tactus_recognizer_get_location(tap, overview->view, &x, &y);
	overview_choose(overview, x, y);
}

bool overview_init(struct overview *overview, struct output *output)
{
	struct tactus_application *application = output->server->shell.application;
	struct tactus_recognizer *tap = tactus_tap_recognizer_create(application);

	overview->output = output;
	overview->view = tactus_view_create(application, 0, 0, output->place.width, output->place.height);
	tactus_view_set_hidden(overview->view, true);
	tactus_view_set_name(overview->view, "overview");
	tactus_recognizer_set_name(tap, "overview tap");
	tactus_recognizer_add_target(tap, handle_tap, overview);
	tactus_view_add_recognizer(overview->view, tap);
	return tap && tactus_view_add_subview(output->root, overview->view) == TACTUS_STATUS_OK;
}
