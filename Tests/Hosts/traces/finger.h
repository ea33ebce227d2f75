/* SPDX-License-Identifier: MIT */
/* A finger that follows a stroke, as a sensor sees it: with pressure and noise. */
#ifndef TRACES_FINGER_H
#define TRACES_FINGER_H

#include "panel.h"
#include "strokes.h"

/* A noise generator; the same seed gives the same noise everywhere. */
struct noise {
	uint32_t state; /* never 0 */
};

/* Returns a number from -amplitude to +amplitude. */
double noise_next(struct noise *noise, double amplitude);

enum finger_phase {
	FINGER_BEFORE,
	FINGER_DOWN,
	FINGER_AFTER,
};

struct finger {
	const struct stroke *stroke;
	enum finger_phase phase;
	int slot;
	struct panel_contact seen; /* last reported contact */
};

/* Returns the phase of the finger's stroke at a time. */
enum finger_phase finger_phase_at(const struct finger *finger, double time_ms);

/* Returns the contact that the sensor reports for a finger that is down. */
struct panel_contact finger_sense(struct finger *finger, double time_ms, struct noise *noise);

#endif
