/* SPDX-License-Identifier: MIT */
/* Swipe actions: what their life, their recognizers and their motion share. */
#ifndef INTERACTIONS_SWIPE_ACTIONS_H
#define INTERACTIONS_SWIPE_ACTIONS_H

#include "catch.h"
#include "interaction.h"
#include "settling.h"

/* A row that is not at its place. */
struct swipe_row {
	struct tactus_swipe_row row;
	enum tactus_swipe_side side;
	/* CLOSED: there is no such row. */
	enum tactus_swipe_state state;
	double offset;
	bool is_moving, is_armed;
	struct settling settling;
	/* Of the row's last life: callbacks may have closed it and opened another one. */
	unsigned serial;
};

struct tactus_swipe_actions {
	struct interaction base;
	struct tactus_swipe_actions_settings settings;
	struct tactus_swipe_actions_callbacks callbacks;
	void *data;
	struct watch *view, *pan;
	struct catch catch;
	/* The one that may be open, and the one before it, on its way back. */
	struct swipe_row current, leaving;
	unsigned serial;
	/* What the pan has found when it was asked whether to begin. */
	struct tactus_swipe_row found;
	bool is_dragging;               /* the pan holds the current row */
	bool is_caught;                 /* the catch does */
	bool was_closed;                /* the finger of the catch has closed a row */
	double held_at;                 /* the finger's place when it took hold, as an offset without a limit */
	enum tactus_swipe_state before; /* of the row, when it was held */
	bool was_moving;
};

/* --- swipe-actions-motion.c: these may call callbacks, within interaction_enter() ------------------ */

/* Returns whether the object and this life of a row are still there, after a callback. */
bool swipe_is_alive(const struct tactus_swipe_actions *actions, const struct swipe_row *row, unsigned serial);
/* Makes a row the current one, at its place; the one before starts to close. Returns false if a callback forbids. */
bool swipe_enter(struct tactus_swipe_actions *actions, const struct tactus_swipe_row *row, enum tactus_swipe_side side,
	uint64_t time_us);
/* Takes hold of the current row where it is at a time. */
bool swipe_hold(struct tactus_swipe_actions *actions, uint64_t time_us);
/* Draws the current row where a finger has it. */
void swipe_show(struct tactus_swipe_actions *actions, double place);
/* Lets go of the current row, with a velocity in px/s. */
void swipe_release(struct tactus_swipe_actions *actions, double velocity, uint64_t time_us);
/* Leads a row to where a state has it. */
void swipe_settle(struct tactus_swipe_actions *actions, struct swipe_row *row, enum tactus_swipe_state state,
	double velocity, uint64_t time_us);
void swipe_advance(struct tactus_swipe_actions *actions, struct swipe_row *row, uint64_t time_us);

/* --- swipe-actions.c -------------------------------------------------------------------------------- */

bool swipe_row_is_valid(const struct tactus_swipe_row *row);

/* --- swipe-actions-recognizers.c ----------------------------------------------------------------- */

bool swipe_create_recognizers(struct tactus_swipe_actions *actions, struct tactus_view *view);
void swipe_destroy_recognizers(struct tactus_swipe_actions *actions);

#endif
