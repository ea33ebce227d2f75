/* SPDX-License-Identifier: MIT */
/*
 * A button, and all events that it sends for the finger that it tracks. A finger up to 70 px beside the button counts
 * as inside; a finger farther away may come back. Below it is a slider in a list that scrolls along the same axis.
 */
#include "controls.h"
#include "support/button.h"
#include "support/example.h"

#define LIST_X 40
#define LIST_Y 330
#define LIST_WIDTH 490
#define LIST_HEIGHT 70
#define CONTENT_WIDTH 900

const struct control_event events[EVENTS] = {
	{ TACTUS_CONTROL_EVENT_TOUCH_DOWN, "touch down" },
	{ TACTUS_CONTROL_EVENT_TOUCH_DOWN_REPEAT, "touch down repeat" },
	{ TACTUS_CONTROL_EVENT_TOUCH_DRAG_INSIDE, "touch drag inside" },
	{ TACTUS_CONTROL_EVENT_TOUCH_DRAG_OUTSIDE, "touch drag outside" },
	{ TACTUS_CONTROL_EVENT_TOUCH_DRAG_ENTER, "touch drag enter" },
	{ TACTUS_CONTROL_EVENT_TOUCH_DRAG_EXIT, "touch drag exit" },
	{ TACTUS_CONTROL_EVENT_TOUCH_UP_INSIDE, "touch up inside" },
	{ TACTUS_CONTROL_EVENT_TOUCH_UP_OUTSIDE, "touch up outside" },
	{ TACTUS_CONTROL_EVENT_TOUCH_CANCEL, "touch cancel" },
};

/* Drag events come for each move: only the first of a series is logged. */
static void handle_event(struct tactus_view *button, uint32_t event, void *data)
{
	struct controls *controls = data;

	for (int i = 0; i < EVENTS; i++) {
		if (events[i].event != event)
			continue;
		controls->counts[i]++;
		if (event != controls->last)
			log_line("%s%s", events[i].name, tactus_control_is_touch_inside(button) ? " (inside)" : "");
	}
	controls->last = event;
}

static void switch_button(struct tactus_view *control, uint32_t event, void *data)
{
	struct controls *controls = data;
	bool enabled = !tactus_control_is_enabled(controls->button);

	tactus_control_set_enabled(controls->button, enabled);
	tactus_control_set_selected(control, enabled);
	log_line("the button is switched %s", enabled ? "on" : "off");
}

static void change_value(struct tactus_view *view, uint32_t event, void *data)
{
	const struct controls *controls = data;

	log_line("slider: %.0f %%", controls->slider.value * 100);
}

static void log_scrolling(struct tactus_view *list, void *data)
{
	log_line("list: scrolls");
}

/* The list scrolls sideways; along the slider's axis the slider wins. */
static void add_list(struct example *example, struct controls *controls)
{
	struct tactus_scroll_view_delegate delegate = TACTUS_SCROLL_VIEW_DELEGATE_INIT;
	struct tactus_view *list = tactus_scroll_view_create(
		example->application, LIST_X, LIST_Y, LIST_WIDTH, LIST_HEIGHT, CONTENT_WIDTH, LIST_HEIGHT);

	scene_adopt(example->window, list, "list", draw_list, NULL);
	scene_set_clips(list, true);
	delegate.will_begin_dragging = log_scrolling;
	tactus_scroll_view_set_delegate(list, &delegate, NULL);
	slider_create(&controls->slider, list, "slider", 20, 15, 220, 40);
	tactus_control_add_target(
		controls->slider.view, change_value, controls, TACTUS_CONTROL_EVENT_VALUE_CHANGED);
}

static void start(struct example *example)
{
	static struct controls controls;

	scene_adopt(NULL, example->window, "window", draw_window, &controls);
	controls.button = button_create(
		example->window, "Press me", BUTTON_X, BUTTON_Y, BUTTON_WIDTH, BUTTON_HEIGHT, NULL, NULL);
	tactus_control_add_target(controls.button, handle_event, &controls, TACTUS_CONTROL_EVENT_ALL_TOUCH_EVENTS);
	tactus_control_set_selected(
		button_create(example->window, "enabled", 40, 275, 90, 30, switch_button, &controls), true);
	add_list(example, &controls);
}

int main(int argc, char *argv[])
{
	static const struct example_program program = {
		.title = "Controls",
		.hint = "Press the button, slip off it and come back; drag the slider and the list.",
		.width = 570,
		.height = 440,
		.start = start,
	};

	return example_main(&program, argc, argv);
}
