/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* M_PI */
#include "picture/touch-marks.h"

#include "clients/surface-view.h"
#include "server.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <tactus.h>

/* Number of marks; the oldest is dropped when there is no room. */
#define MAXIMUM_MARKS 32
#define MAXIMUM_PLACES 512
#define RADIUS 15.0
#define RIM 2.0

enum mark_state {
	MARK_GLASS,
	MARK_WITHHELD,
	MARK_DELIVERED,
	MARK_CANCELLED
};

struct mark_place {
	double x, y;
	enum mark_state state; /* from here to the next point */
};

struct touch_mark {
	const struct tactus_touch *touch; /* NULL: the finger has lifted */
	int32_t id;
	enum mark_state state;
	struct mark_place places[MAXIMUM_PLACES];
	size_t place_count;
};

struct touch_marks {
	struct server *server;
	struct touch_mark list[MAXIMUM_MARKS];
	size_t begun; /* number of all marks; the newest is list[(begun - 1) % MAXIMUM_MARKS] */
};

static struct touch_mark *find(struct touch_marks *marks, const struct tactus_touch *touch)
{
	for (size_t i = 0; touch && i < MAXIMUM_MARKS; i++) {
		if (marks->list[i].touch == touch)
			return &marks->list[i];
	}
	return NULL;
}

static struct touch_mark *begin(struct touch_marks *marks, const struct tactus_touch *touch)
{
	struct touch_mark *mark = &marks->list[marks->begun++ % MAXIMUM_MARKS];

	mark->touch = touch;
	mark->id = tactus_touch_get_id(touch);
	mark->place_count = 0;
	/* Outside of windows there is no client to deliver to. */
	mark->state = surface_from_view(marks->server, tactus_touch_get_view(touch)) ? MARK_DELIVERED : MARK_GLASS;
	return mark;
}

/* Thins out a long track: keeps every second point, as often as needed. */
static void thin_out(struct touch_mark *mark)
{
	for (size_t i = 0; i < MAXIMUM_PLACES / 2; i++)
		mark->places[i] = mark->places[2 * i];
	mark->place_count = MAXIMUM_PLACES / 2;
}

static void add_place(struct touch_mark *mark)
{
	struct mark_place place = { .state = mark->state };

	if (tactus_touch_get_location(mark->touch, NULL, &place.x, &place.y) != TACTUS_STATUS_OK)
		return;
	if (mark->place_count == MAXIMUM_PLACES)
		thin_out(mark);
	mark->places[mark->place_count++] = place;
}

static enum tactus_answer handle_event(const struct tactus_event *event, void *data)
{
	struct touch_marks *marks = data;
	const struct tactus_touch *touches[16];
	size_t count = tactus_event_get_touches(event, touches, 16);

	for (size_t i = 0; i < count && i < 16; i++) {
		enum tactus_touch_phase phase = tactus_touch_get_phase(touches[i]);
		struct touch_mark *mark = find(marks, touches[i]);

		if (phase == TACTUS_TOUCH_PHASE_BEGAN && !mark)
			mark = begin(marks, touches[i]);
		if (!mark || phase == TACTUS_TOUCH_PHASE_STATIONARY)
			continue;
		add_place(mark);
		if (phase == TACTUS_TOUCH_PHASE_ENDED || phase == TACTUS_TOUCH_PHASE_CANCELLED)
			mark->touch = NULL;
	}
	return TACTUS_ANSWER_NO;
}

static void change(struct touch_mark *mark, enum mark_state state)
{
	mark->state = state;
	if (mark->place_count > 0)
		mark->places[mark->place_count - 1].state = state;
}

static void handle_trace(const struct tactus_trace_event *event, void *data)
{
	struct touch_mark *mark = find(data, event->touch);

	if (!mark || mark->state == MARK_GLASS)
		return;
	if (event->type == TACTUS_TRACE_TYPE_WITHHELD && event->reason.code == TACTUS_REASON_CODE_WITHHELD_BEGAN)
		change(mark, MARK_WITHHELD);
	else if (event->type == TACTUS_TRACE_TYPE_RELEASED)
		change(mark, MARK_DELIVERED);
	else if (event->type == TACTUS_TRACE_TYPE_CANCELLED)
		change(mark, MARK_CANCELLED);
}

struct touch_marks *touch_marks_create(struct server *server)
{
	struct tactus_application *application = server->shell.application;
	struct touch_marks *marks = calloc(1, sizeof(*marks));

	if (!marks)
		return NULL;
	marks->server = server;
	if (tactus_application_add_event_filter(application, handle_event, marks) != TACTUS_STATUS_OK ||
		tactus_application_add_trace_listener(application, handle_trace, marks) != TACTUS_STATUS_OK) {
		touch_marks_destroy(marks);
		return NULL;
	}
	return marks;
}

void touch_marks_destroy(struct touch_marks *marks)
{
	struct tactus_application *application;

	if (!marks)
		return;
	application = marks->server->shell.application;
	tactus_application_remove_event_filter(application, handle_event, marks);
	tactus_application_remove_trace_listener(application, handle_trace, marks);
	free(marks);
}

/* Uses the colours of `tactus timeline`, and dashes for people who cannot tell the colours apart. */
static void choose_pen(cairo_t *cairo, enum mark_state state)
{
	static const double dots[] = { 1, 9 }, dashes[] = { 12, 8 };

	cairo_set_dash(cairo, NULL, 0, 0);
	switch (state) {
	case MARK_GLASS:
		cairo_set_source_rgb(cairo, 0.80, 0.84, 0.88);
		break;
	case MARK_WITHHELD:
		cairo_set_source_rgb(cairo, 0.89, 0.65, 0.18);
		cairo_set_dash(cairo, dots, 2, 0);
		break;
	case MARK_DELIVERED:
		cairo_set_source_rgb(cairo, 0.08, 0.50, 0.42);
		break;
	case MARK_CANCELLED:
		cairo_set_source_rgb(cairo, 0.78, 0.20, 0.17);
		cairo_set_dash(cairo, dashes, 2, 0);
		break;
	}
}

static void draw_track(cairo_t *cairo, const struct touch_mark *mark)
{
	size_t i = 0;

	while (i + 1 < mark->place_count) {
		enum mark_state state = mark->places[i].state;

		cairo_move_to(cairo, mark->places[i].x, mark->places[i].y);
		while (i + 1 < mark->place_count && mark->places[i].state == state) {
			i++;
			cairo_line_to(cairo, mark->places[i].x, mark->places[i].y);
		}
		/* The white rim is visible on any window. */
		cairo_set_dash(cairo, NULL, 0, 0);
		cairo_set_source_rgba(cairo, 1, 1, 1, 0.7);
		cairo_set_line_width(cairo, 4 + 2 * RIM);
		cairo_stroke_preserve(cairo);
		choose_pen(cairo, state);
		cairo_set_line_width(cairo, 4);
		cairo_stroke(cairo);
	}
}

/* Draws the finger where it is, or was last, with its state and its number. */
static void draw_finger(cairo_t *cairo, const struct touch_mark *mark)
{
	const struct mark_place *last = &mark->places[mark->place_count - 1];
	cairo_text_extents_t extents;
	char number[16];

	cairo_new_sub_path(cairo);
	cairo_arc(cairo, last->x, last->y, RADIUS, 0, 2 * M_PI);
	cairo_set_source_rgba(cairo, 1, 1, 1, mark->touch ? 0.95 : 0.75);
	cairo_fill_preserve(cairo);
	choose_pen(cairo, mark->state);
	cairo_set_line_width(cairo, 4);
	cairo_stroke(cairo);
	snprintf(number, sizeof(number), "%d", (int)mark->id);
	cairo_select_font_face(cairo, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
	cairo_set_font_size(cairo, 14);
	cairo_text_extents(cairo, number, &extents);
	cairo_set_source_rgb(cairo, 0.11, 0.13, 0.15);
	cairo_move_to(cairo, last->x - extents.x_advance / 2, last->y + 5);
	cairo_show_text(cairo, number);
}

void touch_marks_draw(const struct touch_marks *marks, cairo_t *cairo)
{
	if (!marks)
		return;
	cairo_save(cairo);
	cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
	cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
	for (int pass = 0; pass < 2; pass++) {
		for (size_t i = 0; i < MAXIMUM_MARKS && i < marks->begun; i++) {
			const struct touch_mark *mark = &marks->list[i];

			if (mark->place_count == 0)
				continue;
			if (pass == 0)
				draw_track(cairo, mark);
			else
				draw_finger(cairo, mark);
		}
	}
	cairo_restore(cairo);
}
