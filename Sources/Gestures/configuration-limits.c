/* SPDX-License-Identifier: MIT */
#include "configuration-limits.h"

#include "ini-file.h"
#include "report.h"
#include "type-masks.h"

#include <stddef.h>

#define NO_LIMIT 1e9

static const char hardly_fires[] = "the gesture can hardly fire";

struct length_limit {
	const char *key;
	unsigned types;
	double least_px, least_mm, most_px, most_mm;
	const char *what;
	const char *consequence; /* NULL: it can hardly fire */
};

/* 4000 px are the width of a large screen, 250 mm more than a hand spans. */
static const struct length_limit length_limits[] = {
	{ "distance", EDGE_SWIPE | SWIPE | DRAGS, 0, 0, 4000, 700, "longer than a screen", NULL },
	{ "distance", PINCH | ROTATE, 0, 0, 2000, 250, "farther than two fingers of a hand go", NULL },
	{ "distance-max", EDGE_SWIPE | SWIPE | DRAG, 3, 0.5, NO_LIMIT, NO_LIMIT, "shorter than a finger stops", NULL },
	{ "every", EDGE_SWIPE | DRAGS | PINCH, 2, 0.3, NO_LIMIT, NO_LIMIT, "shorter than a finger can be stopped",
		"the fingers can hardly choose" },
	{ "movement", TAPS | PRESSES, 1, 0.2, NO_LIMIT, NO_LIMIT, "less than a resting finger moves", NULL },
	{ "tap-distance", TAPS, 3, 0.5, NO_LIMIT, NO_LIMIT, "nearer than two taps are", NULL },
	{ "size", STROKE, 30, 5, NO_LIMIT, NO_LIMIT, "smaller than a hand draws", "fingers that slip may fire it" },
	{ "size", STROKE, 0, 0, 2000, 300, "larger than a screen", NULL },
	{ "across", SWIPE, 3, 0.5, NO_LIMIT, NO_LIMIT, "straighter than a finger goes", NULL },
};

struct duration_limit {
	const char *key;
	unsigned types;
	uint32_t least_fingers;
	uint64_t least_us;
	const char *what, *consequence;
};

/* Touchscreens report about each 8 to 16 ms. */
static const struct duration_limit duration_limits[] = {
	{ "duration", TAPS, 1, 30000, "shorter than a tap", hardly_fires },
	{ "duration", STROKE, 1, 300000, "shorter than a stroke", hardly_fires },
	{ "duration", SWIPE, 1, 30000, "shorter than a swipe", hardly_fires },
	{ "duration", PRESSES, 1, 30000, "shorter than a tap", "every tap is a press" },
	{ "interval", TAPS, 1, 40000, "shorter than from one tap to the next", hardly_fires },
	{ "arrival", TAPS, 2, 10000, "shorter than from one report of a touchscreen to the next", hardly_fires },
};

static bool is_within(const struct length_limit *limit, const struct length *length)
{
	bool is_mm = length->unit == TACTUS_LENGTH_UNIT_MILLIMETRES;

	return length->value >= (is_mm ? limit->least_mm : limit->least_px) &&
		length->value <= (is_mm ? limit->most_mm : limit->most_px);
}

static void check_length(const struct length_limit *limit, const struct gesture_configuration *gesture,
	const struct ini_section *section, struct report *report)
{
	const struct ini_entry *entry = ini_section_find(section, limit->key);
	struct length length;

	if (!entry || !(limit->types & (1u << gesture->type)) || !parse_length(entry->value, &length))
		return;
	if (!is_within(limit, &length))
		report_entry(report, REPORT_NOTE, section, entry, limit->what,
			limit->consequence ? limit->consequence : hardly_fires);
}

static void check_duration(const struct duration_limit *limit, const struct gesture_configuration *gesture,
	const struct ini_section *section, struct report *report)
{
	const struct ini_entry *entry = ini_section_find(section, limit->key);
	uint64_t time_us;

	if (!entry || !(limit->types & (1u << gesture->type)) || !parse_duration(entry->value, &time_us))
		return;
	if (time_us < limit->least_us && gesture_fingers(gesture) >= limit->least_fingers)
		report_entry(report, REPORT_NOTE, section, entry, limit->what, limit->consequence);
}

void configuration_check_limits(
	const struct gesture_configuration *gesture, const struct ini_section *section, struct report *report)
{
	size_t index;

	for (index = 0; index < sizeof(length_limits) / sizeof(*length_limits); index++)
		check_length(&length_limits[index], gesture, section, report);
	for (index = 0; index < sizeof(duration_limits) / sizeof(*duration_limits); index++)
		check_duration(&duration_limits[index], gesture, section, report);
}
