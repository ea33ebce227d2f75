/* SPDX-License-Identifier: MIT */
/* The seat's fingers, mouse and keys, as input. */
#ifndef SUPPORT_SEAT_H
#define SUPPORT_SEAT_H

#include "connection.h"
#include "cursor.h"
#include "input.h"

struct seat {
	struct connection *connection;
	struct cursor cursor;
	struct wl_touch *touch; /* NULL while there is no such device; the others likewise */
	struct wl_pointer *pointer;
	struct wl_keyboard *keyboard;
	const struct input *input;
	void *data; /* for the input's functions */

	uint64_t time_us; /* of the last event */
	uint64_t inputs;  /* how many events came */
	int fingers;
	bool unframed;   /* fingers changed since the last frame */
	bool has_frames; /* the compositor has ever sent one */
	double x, y;     /* of the mouse */
	uint32_t buttons;
	/* What its wheel does in this frame. */
	bool scrolled;
	enum scroll_source scroll_source;
	double scroll_x, scroll_y;
	/* What the right button puts down: two fingers, this far from their middle. */
	bool has_two_fingers;
	double middle_x, middle_y;
	bool escape; /* the key that ends the program was pressed */
};

/* Without a wl_seat nothing is heard. */
void seat_start(struct seat *seat, struct connection *connection, const struct input *input, void *data);
/* Call it when everything that came was dispatched. */
void seat_settle(struct seat *seat);
void seat_finish(struct seat *seat);
/* Now, on the clock of the events. */
uint64_t seat_now(void);

#endif
