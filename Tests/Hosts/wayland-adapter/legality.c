/* SPDX-License-Identifier: MIT */
#include "legality.h"

#include "check.h"

#include <string.h>

void legality_begin(struct legality *legality, const char *name, uint32_t version)
{
	memset(legality, 0, sizeof *legality);
	legality->name = name;
	legality->version = version;
}

static bool is_known(const struct legality *legality, int32_t id)
{
	return id >= 0 && id < LEGALITY_IDS && legality->touches[id].is_down;
}

static void note_time(struct legality *legality, uint32_t time)
{
	if (legality->has_time && (int32_t)(time - legality->time) < 0)
		check_failed("%s: time runs from %u to %u", legality->name, legality->time, time);
	legality->has_time = true;
	legality->time = time;
}

static void note_serial(struct legality *legality, uint32_t serial)
{
	if (legality->serial && (int32_t)(serial - legality->serial) <= 0)
		check_failed("%s: serial %u after %u", legality->name, serial, legality->serial);
	legality->serial = serial;
}

static void note_event(struct legality *legality)
{
	legality->wants_frame = true;
	legality->events++;
}

void legality_down(struct legality *legality, uint32_t serial, uint32_t time, int32_t id, int32_t x, int32_t y)
{
	if (id < 0 || id >= LEGALITY_IDS) {
		check_failed("%s: down of id %d", legality->name, id);
		return;
	}
	if (legality->touches[id].is_down)
		check_failed("%s: down of %d, which is down", legality->name, id);
	legality->touches[id].is_down = true;
	legality->touches[id].x = x;
	legality->touches[id].y = y;
	legality->touches[id].diameter = 0;
	note_time(legality, time);
	note_serial(legality, serial);
	note_event(legality);
}

void legality_motion(struct legality *legality, uint32_t time, int32_t id, int32_t x, int32_t y)
{
	if (!is_known(legality, id)) {
		check_failed("%s: motion of %d, which is not down", legality->name, id);
		return;
	}
	if (legality->touches[id].x == x && legality->touches[id].y == y)
		check_failed("%s: motion of %d to where it is", legality->name, id);
	legality->touches[id].x = x;
	legality->touches[id].y = y;
	note_time(legality, time);
	note_event(legality);
}

void legality_up(struct legality *legality, uint32_t serial, uint32_t time, int32_t id)
{
	if (!is_known(legality, id)) {
		check_failed("%s: up of %d, which is not down", legality->name, id);
		return;
	}
	legality->touches[id].is_down = false;
	note_time(legality, time);
	note_serial(legality, serial);
	note_event(legality);
}

void legality_shape(struct legality *legality, int32_t id, int32_t major, int32_t minor)
{
	if (legality->version < 6)
		check_failed("%s: shape in version %u", legality->name, legality->version);
	if (!is_known(legality, id)) {
		check_failed("%s: shape of %d, which is not down", legality->name, id);
		return;
	}
	if (major <= 0 || minor > major)
		check_failed("%s: a shape of %d by %d", legality->name, major, minor);
	if (legality->touches[id].diameter == major)
		check_failed("%s: shape of %d as it is", legality->name, id);
	legality->touches[id].diameter = major;
	note_event(legality);
}

void legality_frame(struct legality *legality)
{
	if (!legality->wants_frame)
		check_failed("%s: a frame of nothing", legality->name);
	legality->wants_frame = false;
	legality->frames++;
}

void legality_cancel(struct legality *legality)
{
	if (legality_count_down(legality) == 0)
		check_failed("%s: cancel of nothing", legality->name);
	memset(legality->touches, 0, sizeof legality->touches);
	legality->events++;
}

unsigned legality_count_down(const struct legality *legality)
{
	unsigned count = 0;

	for (int id = 0; id < LEGALITY_IDS; id++)
		count += legality->touches[id].is_down;
	return count;
}

void legality_expect_rest(const struct legality *legality)
{
	if (legality_count_down(legality) > 0)
		check_failed("%s: %u touches were never closed", legality->name, legality_count_down(legality));
	if (legality->wants_frame)
		check_failed("%s: the last frame is missing", legality->name);
}
