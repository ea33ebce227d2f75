/* SPDX-License-Identifier: MIT */
/*
 * Touches without a recognizer: each finger draws a line. A touch is the same object from down to up, so its address
 * identifies the finger's line. A tail in another colour leads to the predicted location at the time when the picture
 * is on the panel (rule 1.17). A double tap clears the page.
 */
#include "draw-lines.h"
#include "support/example.h"

#include <string.h>

#define WIDTH 480
#define HEIGHT 320
/* Time from a sample to the picture on the panel. */
#define AHEAD_US 33000
/* Silence after which a finger counts as stopped. */
#define SILENCE_US 40000

static struct line *find_line(struct page *page, const struct tactus_touch *touch)
{
	for (size_t i = 0; i < page->count; i++) {
		if (page->lines[i].touch == touch)
			return &page->lines[i];
	}
	return NULL;
}

/* When all lines are in use, the oldest is dropped. */
static struct line *add_line(struct page *page)
{
	if (page->count == LINES)
		memmove(&page->lines[0], &page->lines[1], --page->count * sizeof(page->lines[0]));
	return &page->lines[page->count++];
}

static enum tactus_handling begin_lines(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	struct page *page = data;

	for (size_t i = 0; i < count; i++) {
		struct line *line;

		if (tactus_touch_get_tap_count(touches[i]) > 1) {
			log_line("double tap: %zu lines are wiped away", page->count);
			page->count = 0;
			continue;
		}
		line = add_line(page);
		line->touch = touches[i];
		tactus_touch_get_location(touches[i], NULL, &line->x1, &line->y1);
		line->x2 = line->x1;
		line->y2 = line->y1;
		line->moved_us = 0;
		log_line("finger %d begins line %zu", tactus_touch_get_id(touches[i]), page->count);
	}
	return TACTUS_HANDLING_HANDLED;
}

/* A prediction, which the next motion replaces: nothing is decided by it. */
static void predict_tail(struct line *line, const struct tactus_touch *touch, const struct tactus_event *event)
{
	struct tactus_touch_place place = TACTUS_TOUCH_PLACE_INIT;
	uint64_t moved_us = tactus_touch_get_timestamp(touch);

	if (tactus_event_predict(event, touch, moved_us + AHEAD_US, NULL, &place) != TACTUS_STATUS_OK)
		return;
	line->tail_x = place.x;
	line->tail_y = place.y;
	line->moved_us = moved_us;
}

static enum tactus_handling move_lines(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	for (size_t i = 0; i < count; i++) {
		struct line *line = find_line(data, touches[i]);

		if (!line)
			continue;
		tactus_touch_get_location(touches[i], NULL, &line->x2, &line->y2);
		predict_tail(line, touches[i], event);
	}
	return TACTUS_HANDLING_HANDLED;
}

/* Lines of cancelled fingers are finished, too. */
static enum tactus_handling finish_lines(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	for (size_t i = 0; i < count; i++) {
		struct line *line = find_line(data, touches[i]);

		if (!line)
			continue;
		line->touch = NULL;
		line->moved_us = 0;
		log_line("finger %d %s its line: %.0f,%.0f to %.0f,%.0f", tactus_touch_get_id(touches[i]),
			tactus_touch_get_phase(touches[i]) == TACTUS_TOUCH_PHASE_CANCELLED ? "loses" : "finishes",
			line->x1, line->y1, line->x2, line->y2);
	}
	return TACTUS_HANDLING_HANDLED;
}

static struct page page;

static bool has_tails(struct example *example)
{
	for (size_t i = 0; i < page.count; i++) {
		if (page.lines[i].moved_us)
			return true;
	}
	return false;
}

/* A resting finger sends nothing, so its tail ends by time. */
static void end_tails(struct example *example, uint64_t time_us)
{
	for (size_t i = 0; i < page.count; i++) {
		if (time_us > page.lines[i].moved_us + SILENCE_US)
			page.lines[i].moved_us = 0;
	}
}

static void start(struct example *example)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;

	callbacks.touches_began = begin_lines;
	callbacks.touches_moved = move_lines;
	callbacks.touches_ended = finish_lines;
	callbacks.touches_cancelled = finish_lines;
	scene_adopt(NULL, example->window, "window", draw_page, &page);
	tactus_view_set_responder_callbacks(example->window, &callbacks, &page);
	tactus_view_set_multiple_touch_enabled(example->window, true);
}

int main(int argc, char *argv[])
{
	static const struct example_program program = {
		.title = "Draw lines",
		.hint = "Draw with several fingers. Double tap clears.",
		.width = WIDTH,
		.height = HEIGHT,
		.start = start,
		.is_moving = has_tails,
		.animate = end_tails,
	};

	return example_main(&program, argc, argv);
}
