/* SPDX-License-Identifier: MIT */
#include "timeline.h"

#include "support/drawing.h"

#include <stdio.h>

#define SHOWN_US 900000
#define LABELS_PX 90
#define HEADER_PX 15
#define ROW_PX 13
#define STRIP_PX 58

static double place(const struct strip *strip, uint64_t time_us, double width)
{
	double part = (double)(time_us - strip->start_us) / SHOWN_US;

	return LABELS_PX + (part < 1 ? part : 1) * (width - LABELS_PX);
}

static void draw_bar(cairo_t *cairo, const struct strip *strip, uint64_t from_us, uint64_t to_us, double y,
	double height, double width)
{
	double x = place(strip, from_us, width), end = place(strip, to_us ? to_us : strip->last_us, width);

	cairo_rectangle(cairo, x, y - height / 2, end - x, height);
	cairo_fill(cairo);
}

static void draw_phase(cairo_t *cairo, enum tactus_touch_phase phase, double x, double y)
{
	switch (phase) {
	case TACTUS_TOUCH_PHASE_BEGAN:
		set_colour(cairo, BLUE);
		cairo_move_to(cairo, x - 5, y - 5);
		cairo_line_to(cairo, x + 5, y - 5);
		cairo_line_to(cairo, x, y + 5);
		cairo_fill(cairo);
		break;
	case TACTUS_TOUCH_PHASE_ENDED:
		set_colour(cairo, GREEN);
		cairo_move_to(cairo, x - 5, y + 5);
		cairo_line_to(cairo, x + 5, y + 5);
		cairo_line_to(cairo, x, y - 5);
		cairo_fill(cairo);
		break;
	case TACTUS_TOUCH_PHASE_CANCELLED:
		set_colour(cairo, RED);
		cairo_set_line_width(cairo, 3);
		draw_line(cairo, x - 4, y - 4, x + 4, y + 4);
		draw_line(cairo, x - 4, y + 4, x + 4, y - 4);
		break;
	default:
		set_colour(cairo, BLUE);
		draw_dot(cairo, x, y, 1.5);
		break;
	}
}

static void draw_state(cairo_t *cairo, enum tactus_recognizer_state state, double x, double y)
{
	if (state == TACTUS_RECOGNIZER_STATE_FAILED || state == TACTUS_RECOGNIZER_STATE_CANCELLED) {
		set_colour(cairo, GREY);
		cairo_set_line_width(cairo, 2);
		draw_ring(cairo, x, y, 4);
	} else {
		set_colour(cairo, ORANGE);
		draw_dot(cairo, x, y, state == TACTUS_RECOGNIZER_STATE_CHANGED ? 1.5 : 5);
	}
}

/* Draws the time that a finger is down, and the time that it is withheld. */
static void draw_finger(cairo_t *cairo, const struct strip *strip, const struct finger *finger, double y, double width)
{
	set_colour(cairo, PALE);
	draw_bar(cairo, strip, finger->down_us, finger->up_us, y, 12, width);
	set_colour(cairo, PURPLE);
	if (finger->withheld_us > 0)
		draw_bar(cairo, strip, finger->withheld_us, finger->released_us, y, 4, width);
}

static void draw_strip(const struct strip *strip, cairo_t *cairo, double width)
{
	static const char *const names[] = { "first touch", "second touch", "recognizer" };

	set_colour(cairo, INK);
	draw_text(cairo, 0, 11, 0, 12, strip->label);
	for (int row = 0; row <= STRIP_FINGERS; row++) {
		double y = HEADER_PX + (row + 0.5) * ROW_PX;

		set_colour(cairo, GREY);
		draw_text(cairo, 0, y + 4, 0, 11, names[row]);
		set_colour(cairo, WHITE);
		cairo_rectangle(cairo, LABELS_PX, y - 6, width - LABELS_PX, 12);
		cairo_fill(cairo);
		if (row < strip->finger_count)
			draw_finger(cairo, strip, &strip->fingers[row], y, width);
	}
	for (size_t i = 0; i < strip->mark_count; i++) {
		const struct mark *mark = &strip->marks[i];
		double x = place(strip, mark->time_us, width), y = HEADER_PX + (mark->row + 0.5) * ROW_PX;

		if (mark->row < STRIP_FINGERS)
			draw_phase(cairo, mark->kind, x, y);
		else
			draw_state(cairo, mark->kind, x, y);
	}
}

/* Milliseconds since the first touch of each strip. */
static void draw_axis(cairo_t *cairo, double width)
{
	for (int ms = 0; ms <= SHOWN_US / 1000; ms += 100) {
		double x = LABELS_PX + ms * 1000.0 / SHOWN_US * (width - LABELS_PX);
		char label[16];

		set_faint_colour(cairo, GREY, 0.35);
		cairo_set_line_width(cairo, 1);
		draw_line(cairo, x, HEADER_PX, x, TIMELINE_STRIPS * STRIP_PX);
		snprintf(label, sizeof(label), ms == 0 ? "0 ms" : "%d", ms);
		set_colour(cairo, GREY);
		draw_text(cairo, x, TIMELINE_STRIPS * STRIP_PX + 11, 0.5, 11, label);
	}
}

static void draw_legend(cairo_t *cairo)
{
	static const struct {
		int x, y;
		const char *name;
	} entries[] = {
		{ 0, 0, "on the glass" },
		{ 105, 0, "withheld" },
		{ 190, 0, "began" },
		{ 255, 0, "moved" },
		{ 325, 0, "ended" },
		{ 390, 0, "cancelled, as the view hears it" },
		{ 0, 18, "recognized or began" },
		{ 150, 18, "changed" },
		{ 235, 18, "failed, of the recognizer" },
	};

	for (int i = 0; i < 9; i++) {
		set_colour(cairo, GREY);
		draw_text(cairo, entries[i].x + 14, entries[i].y + 10, 0, 11, entries[i].name);
	}
	set_colour(cairo, PALE);
	cairo_rectangle(cairo, entries[0].x - 6, 0, 14, 12);
	cairo_fill(cairo);
	set_colour(cairo, PURPLE);
	cairo_rectangle(cairo, entries[1].x - 6, 4, 14, 4);
	cairo_fill(cairo);
	draw_phase(cairo, TACTUS_TOUCH_PHASE_BEGAN, entries[2].x, 6);
	for (int i = -1; i <= 1; i++)
		draw_phase(cairo, TACTUS_TOUCH_PHASE_MOVED, entries[3].x + 5 * i, 6);
	draw_phase(cairo, TACTUS_TOUCH_PHASE_ENDED, entries[4].x, 6);
	draw_phase(cairo, TACTUS_TOUCH_PHASE_CANCELLED, entries[5].x, 6);
	draw_state(cairo, TACTUS_RECOGNIZER_STATE_ENDED, entries[6].x, 24);
	for (int i = -1; i <= 1; i++)
		draw_state(cairo, TACTUS_RECOGNIZER_STATE_CHANGED, entries[7].x + 5 * i, 24);
	draw_state(cairo, TACTUS_RECOGNIZER_STATE_FAILED, entries[8].x, 24);
}

void timeline_draw(const struct timeline *timeline, cairo_t *cairo, double x, double y, double width)
{
	cairo_save(cairo);
	cairo_translate(cairo, x, y);
	for (size_t i = 0; i < timeline->count; i++) {
		draw_strip(&timeline->strips[i], cairo, width);
		cairo_translate(cairo, 0, STRIP_PX);
	}
	cairo_restore(cairo);
	cairo_save(cairo);
	cairo_translate(cairo, x, y);
	draw_axis(cairo, width);
	cairo_restore(cairo);
	cairo_save(cairo);
	cairo_translate(cairo, x + LABELS_PX, y + TIMELINE_STRIPS * STRIP_PX + 20);
	draw_legend(cairo);
	cairo_restore(cairo);
}
