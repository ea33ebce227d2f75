/* SPDX-License-Identifier: MIT */
#include "value-units.h"

#include "values.h"

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

enum kind {
	KIND_OTHER,
	KIND_LENGTH,
	KIND_TIME,
	KIND_BOOLEAN,
	KIND_NUMBER,
};

struct key_kind {
	const char *key;
	enum kind kind;
};

static const struct key_kind key_kinds[] = {
	{ "distance", KIND_LENGTH },
	{ "distance-max", KIND_LENGTH },
	{ "every", KIND_LENGTH },
	{ "across", KIND_LENGTH },
	{ "edge-width", KIND_LENGTH },
	{ "movement", KIND_LENGTH },
	{ "tap-distance", KIND_LENGTH },
	{ "duration", KIND_TIME },
	{ "interval", KIND_TIME },
	{ "arrival", KIND_TIME },
	{ "within", KIND_TIME },
	{ "test-wait", KIND_TIME },
	{ "delay-together", KIND_TIME },
	{ "delay-undecided", KIND_TIME },
	{ "hold-duration", KIND_TIME },
	{ "ignore-repeat", KIND_TIME },
	{ "tap-assistance", KIND_TIME },
	{ "cancel", KIND_BOOLEAN },
	{ "delays", KIND_BOOLEAN },
	{ "delays-lift", KIND_BOOLEAN },
	{ "hold", KIND_BOOLEAN },
	{ "feedback", KIND_BOOLEAN },
	{ "scale-lengths", KIND_BOOLEAN },
	{ "fingers", KIND_NUMBER },
	{ "taps", KIND_NUMBER },
	{ "changes-per-second", KIND_NUMBER },
};

/* A unit of other programs, and how many mm or ms it is; 0: it depends. */
struct unit {
	enum kind kind;
	const char *name;
	double factor;
};

static const struct unit units[] = {
	{ KIND_LENGTH, "mm", 1 },
	{ KIND_LENGTH, "cm", 10 },
	{ KIND_LENGTH, "in", 25.4 },
	{ KIND_LENGTH, "inch", 25.4 },
	{ KIND_LENGTH, "\"", 25.4 },
	{ KIND_LENGTH, "px", 0 },
	{ KIND_LENGTH, "dp", 0 },
	{ KIND_LENGTH, "pt", 0 },
	{ KIND_LENGTH, "%", 0 },
	{ KIND_TIME, "ms", 1 },
	{ KIND_TIME, "msec", 1 },
	{ KIND_TIME, "s", 1000 },
	{ KIND_TIME, "sec", 1000 },
	{ KIND_TIME, "secs", 1000 },
	{ KIND_TIME, "second", 1000 },
	{ KIND_TIME, "seconds", 1000 },
	{ KIND_TIME, "min", 60000 },
	{ KIND_TIME, "us", 0.001 },
	{ KIND_TIME, "µs", 0.001 },
};

static enum kind kind_of(const char *key)
{
	size_t index;

	for (index = 0; index < sizeof(key_kinds) / sizeof(*key_kinds); index++) {
		if (strcmp(key_kinds[index].key, key) == 0)
			return key_kinds[index].kind;
	}
	return KIND_OTHER;
}

static const struct unit *find_unit(const char *name)
{
	size_t index;

	for (index = 0; index < sizeof(units) / sizeof(*units); index++) {
		if (strcasecmp(units[index].name, name) == 0)
			return &units[index];
	}
	return NULL;
}

/* Returns whether a length or time is one that a key takes. */
static bool is_valid(enum kind kind, const char *value)
{
	struct length length;
	uint64_t time_us;

	return kind == KIND_LENGTH ? parse_length(value, &length) : parse_duration(value, &time_us);
}

static void suggest_if_valid(enum kind kind, double number, const char *unit, char *text, size_t size)
{
	char value[32];

	/* Not %g, which a locale could give a comma. */
	snprintf(value, sizeof(value), "%d.%02d", (int)number, (int)lround((number - floor(number)) * 100) % 100);
	while (value[strlen(value) - 1] == '0')
		value[strlen(value) - 1] = '\0';
	if (value[strlen(value) - 1] == '.')
		value[strlen(value) - 1] = '\0';
	strncat(value, unit, sizeof(value) - strlen(value) - 1);
	if (is_valid(kind, value))
		snprintf(text, size, "; perhaps %s is meant", value);
}

static void suggest_converted(enum kind kind, double number, char *text, size_t size)
{
	if (kind == KIND_TIME && number >= 1000)
		suggest_if_valid(kind, number / 1000, "s", text, size);
	else
		suggest_if_valid(kind, number, kind == KIND_TIME ? "ms" : "mm", text, size);
}

static void suggest_quantity(enum kind kind, const char *value, char *text, size_t size)
{
	const char *rest = value;
	const struct unit *unit;
	double number;

	if (*value == '-') {
		snprintf(text, size, "; it has no sign");
		return;
	}
	if (!parse_number(&rest, &number))
		return;
	rest += strspn(rest, " ");
	unit = find_unit(rest);
	if (strspn(rest, ",0123456789") > 1 && *rest == ',')
		snprintf(text, size, "; a decimal point is a point");
	else if (!*rest && kind == KIND_TIME)
		suggest_if_valid(kind, number, "s", text, size);
	else if (unit && unit->kind != kind)
		snprintf(text, size, "; %s is a unit of %s", rest, kind == KIND_LENGTH ? "times" : "lengths");
	else if (unit && unit->factor > 0 && number * unit->factor < 1e6)
		suggest_converted(kind, number * unit->factor, text, size);
	else if (*rest && !(unit && strcmp(unit->name, "px") == 0))
		snprintf(text, size, "; %.20s is no unit here, %s", rest,
			kind == KIND_LENGTH ? "mm and px are" : "ms and s are");
}

static void suggest_boolean(const char *value, char *text, size_t size)
{
	static const char *const yes[] = { "on", "yes", "1", "true", "enable", "enabled", "y" };
	static const char *const no[] = { "off", "no", "0", "false", "disable", "disabled", "n" };
	size_t index;

	for (index = 0; index < sizeof(yes) / sizeof(*yes); index++) {
		if (strcasecmp(value, yes[index]) == 0)
			snprintf(text, size, "; perhaps true is meant");
		if (strcasecmp(value, no[index]) == 0)
			snprintf(text, size, "; perhaps false is meant");
	}
}

static void suggest_number(const char *value, char *text, size_t size)
{
	static const char *const words[] = { "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
		"ten" };
	const char *rest = value;
	double number;
	size_t index;

	for (index = 0; index < sizeof(words) / sizeof(*words); index++) {
		if (strcasecmp(value, words[index]) == 0)
			snprintf(text, size, "; perhaps %zu is meant", index + 1);
	}
	if (parse_number(&rest, &number) && *rest)
		snprintf(text, size, "%s",
			strspn(rest, " ,-") > 0 ? "; it takes one, and another one is a gesture of its own"
						: "; it has no unit");
}

void unit_suggest(const char *key, const char *value, char *text, size_t size)
{
	enum kind kind = kind_of(key);

	text[0] = '\0';
	if (kind == KIND_LENGTH || kind == KIND_TIME)
		suggest_quantity(kind, value, text, size);
	else if (kind == KIND_BOOLEAN)
		suggest_boolean(value, text, size);
	else if (kind == KIND_NUMBER)
		suggest_number(value, text, size);
}
