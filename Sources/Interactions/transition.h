/* SPDX-License-Identifier: MIT */
/* A transition: what its life, its recognizers and its motion share. */
#ifndef INTERACTIONS_TRANSITION_H
#define INTERACTIONS_TRANSITION_H

#include "catch.h"
#include "interaction.h"
#include "settling.h"

/* A recognizer that may drive the transition, and the catch on its view. */
struct transition_driver {
	struct transition_driver *next;
	struct tactus_transition *transition;
	struct watch *recognizer;
	struct catch catch;
	uint32_t direction;
};

/* Who holds the transition. */
enum transition_holder {
	HOLDER_NONE,
	HOLDER_HOST,   /* tactus_transition_pause() */
	HOLDER_CATCH,  /* a finger that has not dragged yet */
	HOLDER_DRIVER, /* a recognizer */
};

struct tactus_transition {
	struct interaction base;
	struct tactus_transition_settings settings;
	struct tactus_transition_callbacks callbacks;
	void *data;
	enum tactus_transition_state state;
	double progress;
	/* Where it rested last, and where the spring leads. */
	bool is_from_end, is_to_end;
	enum transition_holder holder;
	struct transition_driver *drivers;
	unsigned removals;                /* from the list */
	struct transition_driver *driver; /* that holds it */
	double held_at;                   /* progress of the finger's place when it took hold, without a limit */
	struct settling settling;
};

/* --- transition-motion.c: all of these may call callbacks, within interaction_enter() ------------------ */

/* Stops at a time, and takes hold; with a driver if that is the holder. */
void transition_hold(struct tactus_transition *transition, enum transition_holder holder,
	struct transition_driver *driver, uint64_t time_us);
/* Shows the place of a finger, in units of the progress, without a limit. */
void transition_show(struct tactus_transition *transition, double place);
/* Lets go with a velocity per second. */
void transition_release(struct tactus_transition *transition, double velocity, uint64_t time_us);
/* Starts the spring. */
void transition_settle(struct tactus_transition *transition, double velocity, bool is_to_end, uint64_t time_us);
/* Rests. */
void transition_rest(struct tactus_transition *transition, bool is_end);
/* Moves to a time. */
void transition_advance(struct tactus_transition *transition, uint64_t time_us);

/* --- transition-drivers.c -------------------------------------------------------------------------------- */

/* Moves the catches to where the recognizers are. */
void transition_place_catches(struct tactus_transition *transition);
void transition_remove_drivers(struct tactus_transition *transition);

#endif
