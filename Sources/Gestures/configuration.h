/* SPDX-License-Identifier: MIT */
/* Contents of the sections [tactus] and [tactus-gesture]. */
#ifndef TACTUS_GESTURES_CONFIGURATION_H
#define TACTUS_GESTURES_CONFIGURATION_H

#include "key-names.h"
#include "report.h"
#include "values.h"
#include "ways.h"

#define COMMANDS_MAXIMUM 8
/* Default of `distance` with `speed`, px. */
#define SPEED_DISTANCE 50.0
/* Defaults of strokes: the longer side in mm, and the time. */
#define STROKE_SIZE_MM 15.0
#define STROKE_DURATION_US 4000000
/* More gestures than anyone remembers. */
#define GESTURES_MAXIMUM 256

/* Names of the sections. */
#define GLOBAL_SECTION "tactus"
#define GESTURE_SECTION "tactus-gesture"

struct ini_file;
struct stroke_shape;

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
	GESTURE_TYPE_STROKE,
	GESTURE_TYPE_COUNT,
};

/* Direction of a pinch or a rotation. */
enum turn_direction {
	PINCH_DIRECTION_IN = 1,
	PINCH_DIRECTION_OUT = 2,
	ROTATE_DIRECTION_CLOCKWISE = 1,
	ROTATE_DIRECTION_COUNTERCLOCKWISE = 2,
};

/* Direction of an edge swipe beside those of tactus_swipe_direction: away from its edge. */
#define EDGE_DIRECTION_INWARDS 16u

/* Time at which the client hears of the fingers. */
enum gesture_delays {
	/* At once. */
	GESTURE_DELAYS_NONE,
	/* Once the gesture has failed, or after the limits of rule 7.15. */
	GESTURE_DELAYS_LIMITED,
	/* Once the gesture has failed. */
	GESTURE_DELAYS_UNTIL_FAILED,
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

/* Commands for one moment of a gesture, each split into words. */
struct command_list {
	size_t count;
	char **words[COMMANDS_MAXIMUM];
};

/* Speed that the fingers must have when the gesture fires. */
enum gesture_speed {
	GESTURE_SPEED_ANY,
	GESTURE_SPEED_SLOW,
	GESTURE_SPEED_FAST,
};

/* State of the screen in which a gesture is possible: a mask. */
enum gesture_screen {
	GESTURE_SCREEN_UNLOCKED = 1,
	GESTURE_SCREEN_LOCKED = 2,
};

/* A part of an output, as fractions of its width and height from the left top corner. */
struct region {
	double left, right, top, bottom;
};

struct gesture_configuration;

struct gesture_wait {
	struct gesture_wait *next;
	struct gesture_configuration *other;
};

/* One [tactus-gesture]. Values that are not set are left to the library. */
struct gesture_configuration {
	struct gesture_configuration *next;
	size_t index;  /* index in the list of gestures */
	unsigned line; /* line of the section */
	/* Lines of keys that are checked after the whole file was read. */
	unsigned name_line, output_line, waits_line, after_line;
	char *name;
	enum gesture_type type;

	/* Conditions: the fingers that make the gesture fire, and the place. */
	uint32_t fingers;            /* 0: one, two of a pinch or rotation, three of a stroke */
	uint32_t taps;               /* of a tap; 0: one */
	uint32_t edge;               /* enum tactus_edge; two of them are a corner */
	double range_from, range_to; /* part of the edge, as fractions from its left or top end */
	/* enum tactus_swipe_direction, EDGE_DIRECTION_INWARDS or turn_direction; 0: any, of an edge swipe inwards */
	uint32_t directions;
	struct ways ways; /* diagonals and angles, beside the directions */
	enum gesture_speed speed;
	struct region region;
	struct length distance, distance_max, across, edge_width, movement, tap_distance, size;
	uint64_t duration_us, interval_us, arrival_us; /* 0: not set */
	char *shape;                                   /* of a stroke: a name, or a file's */
	struct stroke_shape *drawn, *rivals;           /* what it is, and what is something else */
	char *output;                                  /* NULL: any */
	char *app_id, *title;                          /* comma-separated patterns; NULL: any */
	bool app_id_excludes, title_excludes;          /* on all windows except these */
	bool has_modifiers;
	uint32_t modifiers; /* enum tactus_modifier: exactly these */
	enum gesture_mode mode;
	enum gesture_orientation orientation;
	uint32_t where;             /* enum tactus_gestures_place; 0: anywhere */
	bool where_excludes;        /* anywhere except there */
	uint32_t screens;           /* enum gesture_screen */
	char *waits_for;            /* comma-separated names; NULL: none */
	struct gesture_wait *waits; /* the gestures with these names */
	char *after;                /* comma-separated names; NULL: at any time */
	struct gesture_wait *leads; /* the gestures with these names */
	uint64_t within_us;         /* the longest time after one of them */
	bool is_visited;            /* for the search for cycles */

	/* Delivery of the fingers to the client. */
	bool cancel, delays_lift;
	enum gesture_delays delays;
	uint64_t delay_together_us, delay_undecided_us; /* limits of GESTURE_DELAYS_LIMITED */
	bool feedback;                                  /* whether a bar shows how near it is to firing */

	/* Effects. */
	struct command_list command, command_changed, command_end;
	uint32_t changes_per_second;
	uint32_t action;             /* enum tactus_gestures_action */
	uint16_t button;             /* of a click or a drag */
	char *host_word;             /* of TACTUS_GESTURES_ACTION_HOST, with the prefix; else NULL */
	struct key_combination keys; /* of TACTUS_GESTURES_ACTION_KEYS */
	bool followed;               /* whether programs follow it, so that it may do nothing else */
	bool hold;                   /* whether keys are held until the gesture ends */
	struct length every;         /* the way after which they are pressed again */
	struct key_combination keys_back;
};

/* Bounds of `tactus gestures test`. */
struct test_bounds {
	double fires, taken; /* percent: of each gesture at least, and of a need of applications at most */
	uint64_t wait_us;    /* how long an application may wait; 0: any time */
	uint32_t takes;      /* bit N: enum sloppy_need N is taken on purpose */
};

struct configuration {
	struct gesture_configuration *gestures; /* in the order of the file */
	struct gesture_configuration **last_gesture;
	size_t count;
	/* Gestures with mistakes, which others may name; the last one first. */
	struct gesture_configuration *left_out;
	const struct ini_file *file; /* while it is read */
	bool scale_lengths;
	/* Defaults for gestures that do not set these keys. */
	bool cancel, feedback;
	enum gesture_delays delays;
	uint64_t delay_together_us, delay_undecided_us;
	/* Touch accommodations of every touchscreen. */
	struct tactus_touch_accommodations accommodations;
	struct test_bounds test;
};

void configuration_init(struct configuration *configuration);
/*
 * Reads a parsed file. Mistakes are reported; each one drops only the value or gesture that it is in. If the file
 * belongs to the host, sections with other names are ignored.
 */
void configuration_read(struct configuration *configuration, const struct ini_file *file, bool is_host_file,
	struct report *report);
void configuration_finish(struct configuration *configuration);
/* Frees a gesture that is in no list. */
void gesture_configuration_destroy(struct gesture_configuration *gesture);

/* Returns whether a host's file contains sections about gestures, or attempts at them. */
bool configuration_is_in(const struct ini_file *file);

/* Returns the number of fingers of a gesture, by default 1, of a pinch or rotation 2, of a stroke 3. */
uint32_t gesture_fingers(const struct gesture_configuration *gesture);
/* Returns the number of taps: 0 of a type that is none. */
uint32_t gesture_taps(const struct gesture_configuration *gesture);
/* Returns whether a gesture fires when its fingers lift, since they must not go farther than some distance. */
bool gesture_fires_at_lift(const struct gesture_configuration *gesture);
/* Returns whether a swipe has ways that the engine's swipe does not know, so that a pan measures it. */
bool gesture_is_measured_by_pan(const struct gesture_configuration *gesture);
/* Returns whether a gesture may go this way, by direction and angle; an edge swipe inwards or along its edge. */
bool gesture_allows_way(const struct gesture_configuration *gesture, double x, double y);
/* Default of `edge-width` of a corner, mm: fingers find it less well than an edge. */
#define CORNER_WIDTH_MM 8.0
/* Returns whether a gesture comes from a corner, which is two edges. */
bool gesture_is_from_corner(const struct gesture_configuration *gesture);
/* Returns the tactus_swipe_direction that leads away from an edge, and both of a corner. */
uint32_t edge_inward_direction(uint32_t edge);
/* Returns the directions that a gesture with an edge may take, without its diagonals and angles. */
uint32_t gesture_directions_from_edge(const struct gesture_configuration *gesture);
/* Returns the directions of an edge swipe that lead along its edge. */
uint32_t gesture_directions_along(const struct gesture_configuration *gesture);
/* Returns whether an edge swipe may lead inwards. */
bool gesture_leads_inwards(const struct gesture_configuration *gesture);
/* Returns whether a pinch or rotation has more than two fingers. */
bool gesture_has_many(const struct gesture_configuration *gesture);
/* Returns whether a gesture continues after it was recognized. */
bool gesture_is_continuous(const struct gesture_configuration *gesture);

#endif
