/* SPDX-License-Identifier: MIT */
/* Fingers, several in a frame, and gestures that take them. */
#include "world.h"

#include <string.h>

static void move_one(unsigned seat)
{
	uint8_t what = bytes_take(&world.bytes);
	unsigned finger = (what >> 4) % FINGERS;
	bool *is_down = &world.fingers[seat][finger];
	struct tactus_touch_source *source = world.sources[seat];

	if (!*is_down || (what & 15) == 15) {
		tactus_touch_source_down(source, world.time, (int32_t)finger, bytes_take(&world.bytes),
			bytes_take(&world.bytes));
		*is_down = true;
	} else if ((what & 15) < 8) {
		tactus_touch_source_motion(source, world.time, (int32_t)finger, bytes_take(&world.bytes),
			bytes_take(&world.bytes));
	} else {
		if ((what & 15) < 13)
			tactus_touch_source_up(source, world.time, (int32_t)finger);
		else
			tactus_touch_source_cancel(source, world.time, (int32_t)finger);
		*is_down = false;
	}
}

void act_move_fingers(void)
{
	uint8_t what = bytes_take(&world.bytes);
	unsigned seat = what % SEATS;

	world.time += (what >> 1 & 7) * UINT64_C(4000);
	for (unsigned count = 0; count <= (what >> 4 & 3u); count++) {
		if (world.sources[seat])
			move_one(seat);
	}
	if (world.sources[seat])
		tactus_touch_source_frame(world.sources[seat], world.time);
}

void act_let_time_pass(void)
{
	world.time += bytes_take(&world.bytes) * UINT64_C(8000);
	if (world.application)
		tactus_application_advance(world.application, world.time);
}

void act_cancel(void)
{
	if (world.application)
		tactus_application_cancel_touches(world.application, world.time);
}

static void lift(void)
{
	for (unsigned seat = 0; seat < SEATS; seat++) {
		for (unsigned finger = 0; finger < FINGERS && world.sources[seat]; finger++)
			tactus_touch_source_up(world.sources[seat], world.time, (int32_t)finger);
		if (world.sources[seat])
			tactus_touch_source_frame(world.sources[seat], world.time);
		memset(world.fingers[seat], 0, sizeof world.fingers[seat]);
	}
}

/* Ends everything, and lets it be reported. */
void world_lift_all(void)
{
	unsigned depth = world.depth;

	lift();
	/* Callbacks may have landed more fingers: a second round, in which they do nothing, lifts these. */
	world.depth = DEEPEST;
	lift();
	world.time += 20000000;
	if (world.application)
		tactus_application_advance(world.application, world.time);
	world_turn();
	world_turn();
	world.depth = depth;
	world_expect_rest(true);
}

void act_rest(void)
{
	if (world.depth == 0)
		world_lift_all();
}

static void forget_recognizer(void *recognizer, void *data)
{
	(void)recognizer;
	*(void **)data = NULL;
}

void world_add_recognizer(unsigned index, unsigned kind, struct tactus_view *view)
{
	uint8_t flags = bytes_take(&world.bytes);
	struct tactus_recognizer *recognizer;

	if (!world.application || !view)
		return;
	recognizer = kind == 0 ? tactus_pan_recognizer_create(world.application)
		: kind == 1    ? tactus_tap_recognizer_create(world.application)
			       : tactus_long_press_recognizer_create(world.application);
	if (!recognizer)
		return;
	world.recognizers[index] = recognizer;
	tactus_recognizer_add_destroy_listener(recognizer, forget_recognizer, &world.recognizers[index]);
	tactus_recognizer_add_target(recognizer, world_handle_action, NULL);
	tactus_recognizer_set_delays_touches_began(recognizer, flags & 1);
	tactus_recognizer_set_delays_touches_ended(recognizer, flags & 2);
	tactus_recognizer_set_cancels_touches_in_view(recognizer, flags & 4);
	if (kind == 0)
		tactus_pan_recognizer_set_minimum_number_of_touches(recognizer, 1 + (flags >> 3 & 3));
	if (kind == 1)
		tactus_tap_recognizer_set_number_of_taps_required(recognizer, 1 + (flags >> 3 & 3));
	tactus_view_add_recognizer(view, recognizer);
}
