/* SPDX-License-Identifier: MIT */
/*
 * Hands that are not exact: how they land, rest, move and lift. The spreads are those of recordings of touchscreens;
 * docs/sloppy-hands.md says of which, and how they were measured.
 */
#ifndef TACTUS_GESTURES_TOOL_SLOPPY_HAND_H
#define TACTUS_GESTURES_TOOL_SLOPPY_HAND_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SLOPPY_FINGERS 10

/* Random numbers, the same on every machine. */
struct sloppy_random {
	uint64_t state;
};

void sloppy_seed(struct sloppy_random *random, uint64_t gesture, uint64_t hand);
double sloppy_between(struct sloppy_random *random, double least, double most);
/* About normal, and at most three deviations off. */
double sloppy_about(struct sloppy_random *random, double middle, double deviation);

/* Habits of one hand, drawn anew for each performance. Lengths in mm, times in ms. */
struct sloppy_hand {
	double period;       /* from one report of its panel to the next */
	double speed;        /* mean of a movement, mm/s */
	double angle;        /* by which a movement is off its direction, degrees */
	double tap, between; /* how long a tap is, and from the lift to the next down */
	double rest;         /* how far a finger drifts that rests */
	double place;        /* how far a second tap is from the first */
};

void sloppy_hand_draw(struct sloppy_hand *hand, struct sloppy_random *random);
/* Returns how late another finger of a hand lands, ms. */
double sloppy_lateness(struct sloppy_random *random);

struct sloppy_stroke;

/* A finger on its way: it lands, rests, goes a way, and lifts. Lengths in mm from the left top corner, times in ms. */
struct sloppy_finger {
	double down, leave, arrive, up;
	double x, y, dx, dy;                /* where it lands, and how far it goes */
	double centre_x, centre_y, turn;    /* if it goes around a place instead; radians, clockwise */
	double drift_x, drift_y;            /* how far it drifts in a second of rest */
	const struct sloppy_stroke *stroke; /* if it draws around its place instead; else NULL */
	double stroke_scale;
	double bend; /* how far its way is bent to the side, of its length */
};

/* Stores where a finger is at a time. */
void sloppy_finger_place(const struct sloppy_finger *finger, double time, double *x, double *y);

#endif
