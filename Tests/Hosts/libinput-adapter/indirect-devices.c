/* SPDX-License-Identifier: MIT */
#include "indirect-devices.h"
#include "../fake-evdev/test/check.h"

#include <stdio.h>
#include <string.h>

void bench_at_ms(unsigned int time)
{
	session_at(&bench.session, 4000000000000000 + time * UINT64_C(1000));
}

void put_one(int number, int type, int code, int value)
{
	put(&bench.session, number, type, code, value);
	bench_frame(number);
}

/* --- fingers on the touchpad -------------------------------------------------------- */

#define UNITS_PER_MM 40

static struct {
	int count;
	double x[5], y[5]; /* mm */
} fingers;

static int tool(int count)
{
	static const int tools[] = { BTN_TOOL_FINGER, BTN_TOOL_DOUBLETAP, BTN_TOOL_TRIPLETAP, BTN_TOOL_QUADTAP,
		BTN_TOOL_QUINTTAP };
	return tools[count - 1];
}

static void put_finger(int number, int slot)
{
	int x = (int)(fingers.x[slot] * UNITS_PER_MM), y = (int)(fingers.y[slot] * UNITS_PER_MM);
	put(&bench.session, number, EV_ABS, ABS_MT_SLOT, slot);
	put(&bench.session, number, EV_ABS, ABS_MT_POSITION_X, x);
	put(&bench.session, number, EV_ABS, ABS_MT_POSITION_Y, y);
	if (slot == 0) {
		put(&bench.session, number, EV_ABS, ABS_X, x);
		put(&bench.session, number, EV_ABS, ABS_Y, y);
	}
}

static void put_tools(int number, int down)
{
	put(&bench.session, number, EV_KEY, BTN_TOUCH, down);
	put(&bench.session, number, EV_KEY, tool(fingers.count), down);
	bench_frame(number);
}

void pad_down(int number, int count)
{
	static int tracking_id;
	fingers.count = count;
	for (int slot = 0; slot < count; slot++) {
		fingers.x[slot] = 20 + 15 * slot;
		fingers.y[slot] = 30;
		put(&bench.session, number, EV_ABS, ABS_MT_SLOT, slot);
		put(&bench.session, number, EV_ABS, ABS_MT_TRACKING_ID, tracking_id++ % 65536);
		put_finger(number, slot);
	}
	put_tools(number, 1);
}

void pad_move(int number, double x, double y)
{
	for (int slot = 0; slot < fingers.count; slot++) {
		fingers.x[slot] += x;
		fingers.y[slot] += y;
		put_finger(number, slot);
	}
	bench_frame(number);
}

void pad_spread(int number, double distance)
{
	fingers.x[0] -= distance / 2;
	fingers.x[1] += distance / 2;
	put_finger(number, 0);
	put_finger(number, 1);
	bench_frame(number);
}

void pad_lift(int number)
{
	for (int slot = 0; slot < fingers.count; slot++) {
		put_lift(&bench.session, number, slot);
	}
	put_tools(number, 0);
}

/* --- recognizers -------------------------------------------------------------------- */

static void log_action(struct tactus_recognizer *recognizer, void *data)
{
	static const char *const states[] = { "possible", "began", "changed", "ended", "cancelled", "failed" };
	const char *name = tactus_recognizer_get_name(recognizer);
	const char *state = states[tactus_recognizer_get_state(recognizer)];
	char line[64];
	int length = snprintf(line, sizeof line, "%s %s\n", name, state);
	(void)data;
	if (bench.log_length < (size_t)length ||
		strcmp(bench.log + bench.log_length - (size_t)length, line) != 0) {
		bench_say("%s", line);
	}
}

void bench_watch(struct tactus_view *view, struct tactus_recognizer *recognizer, const char *name)
{
	CHECK(tactus_recognizer_set_name(recognizer, name) == TACTUS_STATUS_OK);
	CHECK(tactus_recognizer_add_target(recognizer, log_action, NULL) == TACTUS_STATUS_OK);
	CHECK(tactus_view_add_recognizer(view, recognizer) == TACTUS_STATUS_OK);
}
