/* SPDX-License-Identifier: MIT */
/* Fingers, mouse and keys of the seat, as input. */
#ifndef SUPPORT_SEAT_H
#define SUPPORT_SEAT_H

#include "connection.h"
#include "cursor.h"
#include "input.h"

struct seat {
	struct connection *connection;
	struct cursor cursor;
	struct wl_touch *touch; /* NULL while there is no such device, as for the others */
	struct wl_pointer *pointer;
	struct wl_keyboard *keyboard;
	const struct input *input;
	void *data; /* for the input's functions */

	uint64_t time_us; /* of the last event */
	uint64_t inputs;  /* number of events */
	int fingers;
	bool unframed;   /* fingers changed since the last frame */
	bool has_frames; /* the compositor has ever sent one */
	double x, y;     /* of the mouse */
	uint32_t buttons;
	/* Movement of the wheel in this frame. */
	bool scrolled;
	enum scroll_source scroll_source;
	double scroll_x, scroll_y;
	/* The two fingers of the right button, this far from their middle. */
	bool has_two_fingers;
	double middle_x, middle_y;
	bool escape; /* the key that ends the program was pressed */
};

/* Starts listening. Without a wl_seat there is no input. */
void seat_start(struct seat *seat, struct connection *connection, const struct input *input, void *data);
/* Call it after all events were dispatched. */
void seat_settle(struct seat *seat);
void seat_finish(struct seat *seat);
/* Returns the present time on the clock of the events. */
uint64_t seat_now(void);

#endif
