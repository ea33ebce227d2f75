/* SPDX-License-Identifier: MIT */
#include "script.h"

#include <errno.h>
#include <inttypes.h>
#include <linux/input-event-codes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FINGERS 10
#define LONGEST_MS 3600000
#define DRAG_STEP_US 8000
#define TAP_US 60000
#define SHAKE_US 500000
#define SHAKE_STEP_US 20000
#define SHAKE_STEPS_A_SIDE 4
#define SHAKE_FORCE 25.0

/* Position in the script, and the fingers' locations before it. */
struct reader {
	struct script *script;
	struct {
		double x, y;
		bool down;
	} fingers[FINGERS];
};

static const struct {
	const char *name;
	uint32_t code;
} keys[] = {
	{ "play-pause", KEY_PLAYPAUSE },
	{ "stop", KEY_STOPCD },
	{ "next", KEY_NEXTSONG },
	{ "previous", KEY_PREVIOUSSONG },
	{ "forward", KEY_FASTFORWARD },
	{ "rewind", KEY_REWIND },
};

/* Inserts a step after those of its time and before later ones: drags that overlap interleave. */
static bool add_step(struct script *script, struct step step)
{
	size_t place = script->count;

	if (script->count == script->capacity) {
		size_t capacity = script->capacity ? 2 * script->capacity : 64;
		struct step *steps = realloc(script->steps, capacity * sizeof(*steps));

		if (!steps)
			return false;
		script->steps = steps;
		script->capacity = capacity;
	}
	for (; place > 0 && script->steps[place - 1].time_us > step.time_us; place--)
		script->steps[place] = script->steps[place - 1];
	script->steps[place] = step;
	script->count++;
	return true;
}

static bool add_finger(struct reader *reader, struct step step)
{
	reader->fingers[step.id].x = step.x;
	reader->fingers[step.id].y = step.y;
	reader->fingers[step.id].down = step.kind == STEP_DOWN || step.kind == STEP_MOVE;
	return add_step(reader->script, step);
}

static bool add_tap(struct reader *reader, struct step step)
{
	step.kind = STEP_DOWN;
	if (!add_finger(reader, step))
		return false;
	step.kind = STEP_UP;
	step.time_us += TAP_US;
	return add_finger(reader, step);
}

static bool add_drag(struct reader *reader, struct step to, uint64_t duration_us)
{
	double from_x = reader->fingers[to.id].x, from_y = reader->fingers[to.id].y;

	for (uint64_t passed = 0; passed < duration_us;) {
		struct step step = to;
		double part;

		passed = passed + DRAG_STEP_US < duration_us ? passed + DRAG_STEP_US : duration_us;
		part = (double)passed / (double)duration_us;
		step.kind = STEP_MOVE;
		step.time_us += passed;
		step.x = from_x + part * (to.x - from_x);
		step.y = from_y + part * (to.y - from_y);
		if (!add_finger(reader, step))
			return false;
	}
	return true;
}

/* Adds rest, movement to and fro along x, and rest. */
static bool add_shake(struct reader *reader, struct step step)
{
	uint64_t end_us = step.time_us + SHAKE_US;

	step.kind = STEP_ACCELERATION;
	step.x = 0;
	if (!add_step(reader->script, step))
		return false;
	step.time_us += SHAKE_STEP_US;
	for (int count = 0; step.time_us < end_us; count++) {
		step.x = count / SHAKE_STEPS_A_SIDE % 2 ? -SHAKE_FORCE : SHAKE_FORCE;
		if (!add_step(reader->script, step))
			return false;
		step.time_us += SHAKE_STEP_US;
	}
	step.x = 0;
	return add_step(reader->script, step);
}

static bool add_key(struct reader *reader, struct step step, const char *name, const char *way)
{
	size_t index = 0, count = sizeof(keys) / sizeof(keys[0]);

	while (index < count && strcmp(keys[index].name, name) != 0)
		index++;
	if (index == count || (*way && strcmp(way, "down") != 0 && strcmp(way, "up") != 0))
		return false;
	step.kind = STEP_KEY;
	step.key = keys[index].code;
	step.pressed = true;
	if (strcmp(way, "up") != 0 && !add_step(reader->script, step))
		return false;
	step.pressed = false;
	return strcmp(way, "down") == 0 || add_step(reader->script, step);
}

static bool read_mouse(struct reader *reader, struct step step, const char *action, const char *rest)
{
	int length = 0;

	if (sscanf(rest, "%lf %lf %n", &step.x, &step.y, &length) != 2 || !isfinite(step.x) || !isfinite(step.y))
		return false;
	rest += length;
	if (strcmp(action, "mouse") == 0) {
		step.kind = STEP_MOUSE;
		step.pressed = strncmp(rest, "pressed", strlen("pressed")) == 0;
		rest += step.pressed ? strlen("pressed") : 0;
		return !rest[strspn(rest, " ")] && add_step(reader->script, step);
	}
	step.kind = STEP_WHEEL;
	return sscanf(rest, "%lf %n", &step.turn, &length) == 1 && isfinite(step.turn) && !rest[length] &&
		add_step(reader->script, step);
}

/* Reads the actions that name a finger. */
static bool read_finger(struct reader *reader, struct step step, const char *action, const char *rest)
{
	double duration_ms;
	int length = 0, place = 0;

	if (sscanf(rest, "%" SCNd32 " %n", &step.id, &length) != 1 || step.id < 0 || step.id >= FINGERS)
		return false;
	rest += length;
	if (sscanf(rest, "%lf %lf %n", &step.x, &step.y, &place) == 2) {
		if (!isfinite(step.x) || !isfinite(step.y))
			return false;
		rest += place;
	}
	if (strcmp(action, "drag") == 0 && place > 0)
		return reader->fingers[step.id].down && sscanf(rest, "for %lf %n", &duration_ms, &length) == 1 &&
			!rest[length] && duration_ms > 0 && duration_ms <= LONGEST_MS &&
			add_drag(reader, step, (uint64_t)(duration_ms * 1000));
	if (*rest)
		return false;
	if (strcmp(action, "tap") == 0 && place > 0)
		return !reader->fingers[step.id].down && add_tap(reader, step);
	if (strcmp(action, "down") == 0 && place > 0)
		step.kind = STEP_DOWN;
	else if (strcmp(action, "move") == 0 && place > 0)
		step.kind = STEP_MOVE;
	else if (strcmp(action, "up") == 0 && place == 0)
		step.kind = STEP_UP;
	else if (strcmp(action, "cancel") == 0 && place == 0)
		step.kind = STEP_CANCEL;
	else
		return false;
	return reader->fingers[step.id].down == (step.kind != STEP_DOWN) && add_finger(reader, step);
}

static bool read_line(struct reader *reader, const char *line)
{
	char action[16], name[16], way[8] = "";
	struct step step = { 0 };
	double time_ms;
	int length = 0, words;

	if (sscanf(line, "at %lf %15s %n", &time_ms, action, &length) != 2 || !(time_ms >= 0 && time_ms <= LONGEST_MS))
		return false;
	line += length;
	step.time_us = (uint64_t)(time_ms * 1000);
	if (strcmp(action, "key") == 0) {
		words = sscanf(line, "%15s %7s %n", name, way, &length);
		return (words == 1 || (words == 2 && !line[length])) && add_key(reader, step, name, way);
	}
	if (strcmp(action, "mouse") == 0 || strcmp(action, "wheel") == 0)
		return read_mouse(reader, step, action, line);
	if (strcmp(action, "shake") == 0)
		return !*line && add_shake(reader, step);
	if (strcmp(action, "cancel-all") == 0 || strcmp(action, "wait") == 0) {
		step.kind = *action == 'w' ? STEP_WAIT : STEP_CANCEL_ALL;
		if (step.kind == STEP_CANCEL_ALL)
			memset(reader->fingers, 0, sizeof(reader->fingers));
		return !*line && add_step(reader->script, step);
	}
	return read_finger(reader, step, action, line);
}

bool script_read(struct script *script, const char *path)
{
	struct reader reader = { .script = script };
	FILE *file = fopen(path, "re");
	char line[256];
	int number = 0;
	bool good = true;

	memset(script, 0, sizeof(*script));
	if (!file) {
		fprintf(stderr, "%s: %s\n", path, strerror(errno));
		return false;
	}
	while (good && fgets(line, sizeof(line), file)) {
		number++;
		line[strcspn(line, "#\n")] = '\0';
		good = !line[strspn(line, " \t")] || read_line(&reader, line);
	}
	fclose(file);
	if (!good) {
		fprintf(stderr, "%s:%d: not understood: %s\n", path, number, line);
		script_finish(script);
	}
	return good;
}

void script_finish(struct script *script)
{
	free(script->steps);
	memset(script, 0, sizeof(*script));
}
