/* SPDX-License-Identifier: MIT */
/*
 * A list that scrolls and zooms, with rows and buttons that use the same fingers. They get a touch after it has rested
 * for 150 ms. Scrolling after that cancels the touch of a row, but not that of a button, which is a control.
 */
#include "scroll.h"
#include "support/button.h"
#include "support/example.h"

#include <math.h>
#include <stdio.h>

#define WIDTH 420
#define HEIGHT 440
#define LIST_X 20
#define LIST_Y 20
#define LIST_WIDTH 370

static void log_offset(struct tactus_view *list, const char *what)
{
	double y;

	tactus_scroll_view_get_content_offset(list, NULL, &y);
	log_line("list: %s at %.0f", what, round(y) + 0.0); /* no minus before a zero */
}

static void begin_dragging(struct tactus_view *list, void *data)
{
	log_offset(list, "dragging begins");
}

static void end_dragging(struct tactus_view *list, double velocity_x, double velocity_y, double *target_x,
	double *target_y, void *data)
{
	log_line("list: let go with %.0f px/s, will rest at %.0f", velocity_y, round(*target_y) + 0.0);
}

static void rest(struct tactus_view *list, void *data)
{
	log_offset(list, "rests");
}

static void end_zooming(struct tactus_view *list, double scale, void *data)
{
	log_line("list: zoomed to %.2f", scale);
}

static enum tactus_handling light_row(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	struct row *row = data;

	row->is_lit = tactus_touch_get_phase(touches[0]) == TACTUS_TOUCH_PHASE_BEGAN;
	if (tactus_touch_get_phase(touches[0]) == TACTUS_TOUCH_PHASE_CANCELLED)
		log_line("%s: loses its finger", row->name);
	else
		log_line("%s: touch %s", row->name, row->is_lit ? "began" : "ended");
	return TACTUS_HANDLING_HANDLED;
}

static void like(struct tactus_view *button, uint32_t event, void *data)
{
	bool is_liked = !tactus_control_is_selected(button);

	tactus_control_set_selected(button, is_liked);
	log_line("%s: %s", tactus_view_get_name(button), is_liked ? "on" : "off");
}

static void log_cancel(struct tactus_view *button, uint32_t event, void *data)
{
	log_line("%s: loses its finger", tactus_view_get_name(button));
}

static void add_row(struct tactus_view *content, struct row *row, int number)
{
	static const struct tactus_responder_callbacks callbacks = {
		.size = sizeof(callbacks),
		.touches_began = light_row,
		.touches_ended = light_row,
		.touches_cancelled = light_row,
	};
	struct tactus_view *view, *button;

	snprintf(row->name, sizeof(row->name), "Row %d", number + 1);
	snprintf(row->button_name, sizeof(row->button_name), "like %d", number + 1);
	view = scene_add_view(
		content, row->name, 0, number * ROW_HEIGHT, LIST_WIDTH, ROW_HEIGHT, draw_row, row);
	tactus_view_set_responder_callbacks(view, &callbacks, row);
	button = button_create(view, row->button_name, LIST_WIDTH - 100, 10, 80, ROW_HEIGHT - 20, like, NULL);
	tactus_control_add_target(button, log_cancel, NULL, TACTUS_CONTROL_EVENT_TOUCH_CANCEL);
}

static void start(struct example *example)
{
	static struct row rows[ROWS];
	struct tactus_scroll_view_delegate delegate = TACTUS_SCROLL_VIEW_DELEGATE_INIT;
	struct tactus_view *list = tactus_scroll_view_create(
		example->application, LIST_X, LIST_Y, LIST_WIDTH, LIST_HEIGHT, LIST_WIDTH, CONTENT_HEIGHT);
	struct tactus_view *content, *bar;

	scene_adopt(example->window, list, "list", draw_list, NULL);
	scene_set_clips(list, true);
	content = scene_add_view(list, "content", 0, 0, LIST_WIDTH, CONTENT_HEIGHT, NULL, NULL);
	tactus_scroll_view_set_content_view(list, content);
	tactus_scroll_view_set_zoom_limits(list, 1, 2);
	delegate.will_begin_dragging = begin_dragging;
	delegate.will_end_dragging = end_dragging;
	delegate.did_end_decelerating = rest;
	delegate.did_end_zooming = end_zooming;
	tactus_scroll_view_set_delegate(list, &delegate, NULL);
	for (int i = 0; i < ROWS; i++)
		add_row(content, &rows[i], i);
	bar = scene_add_view(
		example->window, "bar", LIST_X + LIST_WIDTH + 4, LIST_Y, 6, LIST_HEIGHT, draw_bar, list);
	tactus_view_set_user_interaction_enabled(bar, false);
}

int main(int argc, char *argv[])
{
	static const struct example_program program = {
		.title = "Scroll",
		.hint = "Drag, flick and pinch the list, starting on rows and on buttons.",
		.width = WIDTH,
		.height = HEIGHT,
		.start = start,
	};

	return example_main(&program, argc, argv);
}
