/* SPDX-License-Identifier: MIT */
/* A finger that follows a stroke, as a sensor sees it: with pressure and noise. */
#ifndef TRACES_FINGER_H
#define TRACES_FINGER_H

#include "panel.h"
#include "strokes.h"

/* A small generator of noise; the same seed brings the same noise everywhere. */
struct noise {
	uint32_t state; /* never 0 */
};

/* From -amplitude to +amplitude. */
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
	struct panel_contact seen; /* what the sensor made of it last */
};

/* Where in its stroke is the finger at that time? */
enum finger_phase finger_phase_at(const struct finger *finger, double time_ms);

/* What the sensor sees of the finger, which is down at that time. */
struct panel_contact finger_sense(struct finger *finger, double time_ms, struct noise *noise);

#endif
