/* SPDX-License-Identifier: MIT */
/*
 * Nested views, each with a controller. A touch goes to the view that it hit. A responder that does not handle it
 * passes it on: view, its controller, superview, its controller, …, window, application, the application's delegate.
 * E handles a single tap itself and passes a double tap on.
 */
#include "responder-chain.h"
#include "support/example.h"
#include "support/path.h"

#define WIDTH 560
#define HEIGHT 400

struct path path;

static void light_path(const struct link *link, bool handles, bool is_last)
{
	path_add(&path, link->name, handles);
	if (handles || is_last)
		path_log(&path);
}

static enum tactus_handling touches_began(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	const struct link *link = data;
	bool is_double = tactus_touch_get_tap_count(touches[0]) == 2;
	bool handles = is_double ? link->handles_double : link->handles_single;

	if (tactus_responder_get_view(responder) == tactus_touch_get_view(touches[0]))
		path_begin(&path, is_double ? "double tap" : "touch");
	light_path(link, handles, tactus_responder_get_next(responder) == NULL);
	return handles ? TACTUS_HANDLING_HANDLED : TACTUS_HANDLING_UNHANDLED;
}

static const struct tactus_responder_callbacks callbacks = {
	.size = sizeof(callbacks),
	.touches_began = touches_began,
};

static struct tactus_view *add_view(struct tactus_view *superview, double x, double y, double width, double height,
	struct link *view_link, struct link *controller_link)
{
	struct tactus_view *view = scene_add_view(
		superview, view_link->name, x, y, width, height, draw_view, view_link);
	struct tactus_view_controller *controller = tactus_view_controller_create(view);

	tactus_view_set_responder_callbacks(view, &callbacks, view_link);
	tactus_view_controller_set_responder_callbacks(controller, &callbacks, controller_link);
	return view;
}

static void start(struct example *example)
{
	static struct link views[] = {
		{ .name = "A", .colour = PALE },
		{ .name = "B", .colour = SKY, .handles_single = true, .handles_double = true },
		{ .name = "C", .colour = WHITE },
		{ .name = "D", .colour = SKY },
		{ .name = "E", .colour = SKY, .handles_single = true },
	};
	static struct link controllers[] = {
		{ .name = "A's controller", .handles_single = true, .handles_double = true },
		{ .name = "B's controller" },
		{ .name = "C's controller" },
		{ .name = "D's controller" },
		{ .name = "E's controller" },
	};
	static struct link window = { .name = "window" };
	static struct link application = { .name = "application" };
	static struct link delegate = { .name = "delegate" };
	struct tactus_view *a, *c;

	scene_adopt(NULL, example->window, "window", draw_window, NULL);
	tactus_view_set_responder_callbacks(example->window, &callbacks, &window);
	tactus_application_set_responder_callbacks(example->application, &callbacks, &application);
	tactus_application_set_delegate_callbacks(example->application, &callbacks, &delegate);
	a = add_view(example->window, 20, 20, 310, 330, &views[0], &controllers[0]);
	add_view(a, 20, 40, 270, 80, &views[1], &controllers[1]);
	c = add_view(a, 20, 140, 270, 170, &views[2], &controllers[2]);
	add_view(c, 20, 40, 105, 110, &views[3], &controllers[3]);
	add_view(c, 145, 40, 105, 110, &views[4], &controllers[4]);
}

int main(int argc, char *argv[])
{
	static const struct example_program program = {
		.title = "Responder chain",
		.hint = "Tap the views. B and E handle a tap, but E passes a double tap on.",
		.width = WIDTH,
		.height = HEIGHT,
		.start = start,
	};

	return example_main(&program, argc, argv);
}
