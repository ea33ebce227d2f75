/* SPDX-License-Identifier: MIT */
/* A configured gesture as a recognizer of one seat, with the running attempt. */
#ifndef TACTUS_GESTURES_GESTURE_H
#define TACTUS_GESTURES_GESTURE_H

#include "configuration.h"

#include <tactus-gestures.h>

struct feedback;
struct gesture_seat;
struct stroke_path;
struct tactus_recognizer;

/* Why this library failed an attempt, not the engine. */
enum attempt_failure {
	ATTEMPT_FAILURE_NONE,
	ATTEMPT_FAILURE_WAY,     /* another direction */
	ATTEMPT_FAILURE_SPEED,   /* not as fast or slow as asked */
	ATTEMPT_FAILURE_NEARER,  /* lifted before the distance */
	ATTEMPT_FAILURE_FARTHER, /* more than the longest distance */
	ATTEMPT_FAILURE_SLOWER,  /* the time of a swipe or stroke was over */
	/* Of strokes. */
	ATTEMPT_FAILURE_FINGERS,     /* too few or too many */
	ATTEMPT_FAILURE_SMALLER,     /* not as large as asked */
	ATTEMPT_FAILURE_LINE,        /* a swipe or a scroll */
	ATTEMPT_FAILURE_SHAPE,       /* not much like the shape */
	ATTEMPT_FAILURE_OTHER_SHAPE, /* more like another one */
};

/* State of the running attempt: where the gesture landed, and in which direction it went. */
struct attempt {
	double start_x, start_y;    /* of the first finger */
	double px_per_mm, px_scale; /* of the panel: px per mm, and the factor of lengths in px */
	bool has_output;
	struct tactus_gestures_output output; /* without a name */
	char output_name[64];
	/* Distance, in px, and angle of two fingers when they went down. */
	double spread, angle;
	/* True if the host or a command was told of the beginning, and must be told of the end. */
	bool is_active;
	/* Of a long press: whether it waits for the lift, since the fingers may also drag; whether they did. */
	bool is_waiting, was_dragged;
	/* Mean location of the fingers when the recognizer began. */
	double base_x, base_y;
	/* Direction of a continuous gesture, as a unit vector. */
	double way_x, way_y;
	uint32_t fingers;    /* with which it began */
	uint64_t changed_us; /* last run of command-changed */
	bool has_changed;
	uint64_t told_us; /* last step that other programs were told of */
	/* typed-keys.c: the way now and where keys were pressed last, px; of a pinch, its spread when it began. */
	double typed_way, typed_from, typed_spread;
	bool closes;
	/* measuring.c: the last time at which no finger had left its place, and what was measured at the end. */
	uint64_t still_us;
	bool is_asking;
	enum attempt_failure failure;
	double farthest_px, speed, way_px;
	double likeness;   /* strokes.c: to the shape, up to 1 */
	const char *rival; /* strokes.c: name of the stroke of the file that is more alike, or NULL */
};

struct gesture {
	const struct gesture_configuration *configuration;
	struct tactus_gestures *gestures;
	uint32_t seat;
	struct tactus_recognizer *recognizer;
	struct feedback *feedback; /* of the seat */
	struct gesture_seat *seat_of;
	struct attempt attempt;
	struct stroke_path *path; /* of a stroke; else NULL */
	/* The end of its last time, until another gesture came after it. */
	bool has_fired;
	uint64_t fired_us;
	unsigned fired_count;
};

/* Creates the recognizer. Returns false if out of memory; the gesture is then cleared. */
bool gesture_init(struct gesture *gesture, struct tactus_gestures *gestures,
	const struct gesture_configuration *configuration, struct gesture_seat *seat);
/* Cancels a continuous gesture and destroys the recognizer. */
void gesture_finish(struct gesture *gesture);

/* recognizer.c: sets kind, fingers, directions, lengths and durations. Returns NULL if out of memory. */
struct tactus_recognizer *gesture_create_recognizer(
	struct tactus_application *application, const struct gesture_configuration *configuration);
/* questions.c: sets the delegate that decides what the recognizer itself cannot. */
void gesture_ask_questions(struct gesture *gesture);
/* questions.c: stores the density of a touch's panel, as the engine computes it (rule 8.9). */
void attempt_note_density(struct attempt *attempt, const struct tactus_touch *touch);
/* corners.c: returns whether a touch landed in the corner that the gesture comes from, if it comes from one. */
bool gesture_is_in_corner(const struct gesture_configuration *configuration,
	const struct tactus_gestures_output *output, const struct tactus_touch *touch);
/* questions.c: measures the distance of two fingers and the angle from the first to the second. */
void gesture_measure_two(const struct gesture *gesture, double *spread, double *angle);
/* questions.c: returns the turn_direction in which two fingers have gone since both are down. */
uint32_t gesture_turn(const struct gesture *gesture);
/*
 * questions.c: returns the press-drag that the fingers of a long press may become, or the long press that those of a
 * press-drag may be; NULL if there is none for these fingers.
 */
struct gesture *gesture_other_outcome(const struct gesture *gesture);
/* conditions.c: returns whether all conditions hold for a touch, and tells the host of those that do not. */
bool gesture_is_possible(
	const struct gesture *gesture, const struct tactus_gestures_output *output, const struct tactus_touch *touch);
/* conditions.c: a gesture has fired, so that none other comes after those that led to it. */
void gesture_take_leads(const struct gesture *gesture);
/* effects.c: tells host and other programs of a change that the host has held. */
void gesture_follow(struct gesture *gesture, const struct tactus_gestures_event *event);
/* effects.c: tells host and commands of the recognizer's state. */
void gesture_handle_state(struct gesture *gesture);
/* Returns whether no client may use the gesture's fingers for a request. */
bool gesture_holds_touches(const struct gesture *gesture);
/* Converts a length to px, with the density of the attempt's panel. */
double gesture_pixels(const struct gesture *gesture, double value, enum tactus_length_unit unit);
/* effects.c: cancels a continuous gesture, because its recognizer is destroyed. */
void gesture_cancel(struct gesture *gesture);

#endif
