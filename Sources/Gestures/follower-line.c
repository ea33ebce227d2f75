/* SPDX-License-Identifier: MIT */
#include "follower-line.h"

#include "plain-text.h"

#include <inttypes.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Numbers beyond these say no more than these. */
#define NUMBER_MAXIMUM 1e9
#define NAME_SIZE 256

__attribute__((format(printf, 2, 3))) static void add(struct follower_line *line, const char *format, ...)
{
	size_t room = sizeof(line->text) - line->length;
	va_list arguments;
	int added;

	va_start(arguments, format);
	added = vsnprintf(line->text + line->length, room, format, arguments);
	va_end(arguments);
	line->length += added < 0 || (size_t)added >= room ? room : (size_t)added;
	if (line->length >= sizeof(line->text))
		line->length = sizeof(line->text) - 1;
}

/* Adds a number with three decimals. The locale could put a comma into what printf writes of a double. */
static void add_number(struct follower_line *line, const char *name, double value)
{
	int64_t thousandths;
	uint64_t amount;

	if (!isfinite(value))
		value = 0;
	value = fmax(fmin(value, NUMBER_MAXIMUM), -NUMBER_MAXIMUM);
	thousandths = (int64_t)llround(value * 1000);
	amount = (uint64_t)(thousandths < 0 ? -thousandths : thousandths);
	add(line, ",\"%s\":%s%" PRIu64 ".%03" PRIu64, name, thousandths < 0 ? "-" : "", amount / 1000, amount % 1000);
}

/* Adds a text without control characters, which plain_text() has replaced. */
static void add_text(struct follower_line *line, const char *name, const char *value)
{
	char plain[NAME_SIZE];
	const char *next;

	plain_text(value, plain, sizeof(plain));
	add(line, ",\"%s\":\"", name);
	for (next = plain; *next; next++)
		add(line, *next == '"' || *next == '\\' ? "\\%c" : "%c", *next);
	add(line, "\"");
}

bool follower_line_fill(struct follower_line *line, const struct gesture *gesture,
	const struct tactus_gestures_event *event)
{
	static const char *const phases[] = { "began", "changed", "ended", "cancelled" };
	const struct attempt *attempt = &gesture->attempt;
	double x = event->x, y = event->y;

	line->length = 0;
	add(line, "{\"version\":%d", FOLLOWER_VERSION);
	add_text(line, "gesture", event->name);
	add_text(line, "phase", phases[event->phase]);
	add(line, ",\"time-us\":%" PRIu64 ",\"fingers\":%" PRIu32, event->time_us, event->fingers);
	add_number(line, "progress", event->progress);
	if (attempt->has_output) {
		add_text(line, "output", attempt->output_name);
		add_number(line, "output-width", attempt->output.width);
		add_number(line, "output-height", attempt->output.height);
		x -= attempt->output.x;
		y -= attempt->output.y;
	}
	add_number(line, "x", x);
	add_number(line, "y", y);
	add_number(line, "dx", event->dx);
	add_number(line, "dy", event->dy);
	add_number(line, "velocity-x", event->velocity_x);
	add_number(line, "velocity-y", event->velocity_y);
	add_number(line, "scale", event->scale);
	add_number(line, "rotation-degrees", event->rotation * 180 / 3.141592653589793);
	if (event->phase == TACTUS_GESTURES_PHASE_ENDED)
		add(line, ",\"carried-out\":%s", event->commits ? "true" : "false");
	add(line, "}\n");
	return line->length < sizeof(line->text) - 1;
}
