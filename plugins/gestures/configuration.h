/* SPDX-License-Identifier: MIT */
/* What a file says in [tactus] and in each [tactus-gesture]. */
#ifndef TACTUS_GESTURES_CONFIGURATION_H
#define TACTUS_GESTURES_CONFIGURATION_H

#include "report.h"
#include "values.h"

#define COMMANDS_MAXIMUM 8
/* More than anybody remembers. */
#define GESTURES_MAXIMUM 256

struct ini_file;

enum gesture_type {
	GESTURE_TYPE_EDGE_SWIPE,
	GESTURE_TYPE_SWIPE,
	GESTURE_TYPE_DRAG,
	GESTURE_TYPE_PINCH,
	GESTURE_TYPE_ROTATE,
	GESTURE_TYPE_TAP,
	GESTURE_TYPE_DOUBLE_TAP,
	GESTURE_TYPE_TAP_DRAG,
	GESTURE_TYPE_LONG_PRESS,
	GESTURE_TYPE_PRESS_DRAG,
	GESTURE_TYPE_COUNT,
};

/* Of a pinch and of a rotation. */
enum turn_direction {
	PINCH_DIRECTION_IN = 1,
	PINCH_DIRECTION_OUT = 2,
	ROTATE_DIRECTION_CLOCKWISE = 1,
	ROTATE_DIRECTION_COUNTERCLOCKWISE = 2,
};

enum gesture_mode {
	GESTURE_MODE_ANY,
	GESTURE_MODE_TABLET,
	GESTURE_MODE_LAPTOP,
};

enum gesture_orientation {
	GESTURE_ORIENTATION_ANY,
	GESTURE_ORIENTATION_PORTRAIT,
	GESTURE_ORIENTATION_LANDSCAPE,
};

/* Commands of one moment of a gesture, each as words. */
struct command_list {
	size_t count;
	char **words[COMMANDS_MAXIMUM];
};

struct gesture_configuration;

struct gesture_wait {
	struct gesture_wait *next;
	struct gesture_configuration *other;
};

/* One [tactus-gesture]. What is not set is left to the library. */
struct gesture_configuration {
	struct gesture_configuration *next;
	size_t index;  /* in the list of gestures */
	unsigned line; /* of its section */
	char *name;
	enum gesture_type type;

	/* What makes it fire, and where. */
	uint32_t fingers;            /* 0: one, of a pinch or rotation two */
	uint32_t edge;               /* enum tactus_edge */
	double range_from, range_to; /* of the edge, fractions from its left or top end */
	uint32_t directions;         /* enum tactus_swipe_direction or turn_direction; 0: any */
	struct length distance, across, edge_width, movement, tap_distance;
	uint64_t duration_us, interval_us, arrival_us; /* 0: not set */
	char *output;                                  /* NULL: any */
	char *app_id;                                  /* ids with commas between them; NULL: any */
	bool app_id_excludes;                          /* on all windows but these */
	bool has_modifiers;
	uint32_t modifiers; /* enum tactus_modifier: these and no others */
	enum gesture_mode mode;
	enum gesture_orientation orientation;
	char *waits_for;            /* names, with commas between them; NULL: none */
	struct gesture_wait *waits; /* the gestures of these names */
	bool is_visited;            /* while circles are looked for */

	/* What the client gets meanwhile. */
	bool cancel, delays, delays_lift;

	/* What it does. */
	struct command_list command, command_changed, command_end;
	uint32_t changes_per_second;
	uint32_t action; /* enum gestures_action */
};

struct configuration {
	struct gesture_configuration *gestures; /* in the order of the file */
	struct gesture_configuration **last_gesture;
	size_t count;
	bool scale_lengths;
	/* What gestures do that do not say it themselves. */
	bool cancel, delays;
	/* Of every touchscreen. */
	struct tactus_touch_accommodations accommodations;
};

void configuration_init(struct configuration *configuration);
/*
 * Reads what was parsed. Mistakes are reported; each costs the value or gesture that it belongs to, nothing else. If
 * the file is the host's, sections of other names are its own business.
 */
void configuration_read(struct configuration *configuration, const struct ini_file *file, bool is_host_file,
	struct report *report);
void configuration_finish(struct configuration *configuration);

/* Whether a host's file says anything of gestures, or tries to. */
bool configuration_is_in(const struct ini_file *file);

/* `2`, `1` of a gesture that says nothing. */
uint32_t gesture_fingers(const struct gesture_configuration *gesture);
/* Whether it goes on after it was recognized. */
bool gesture_is_continuous(const struct gesture_configuration *gesture);

#endif
