/* SPDX-License-Identifier: MIT */
/* A running trial. */
#ifndef TACTUS_GESTURES_TOOL_TRIAL_H
#define TACTUS_GESTURES_TOOL_TRIAL_H

#include "../set.h"
#include "gestures-tool.h"
#include "verdicts.h"

#include <tactus-gestures.h>

struct gestures_trial {
	struct tactus_application *application;
	struct tactus_view *window;
	struct gestures_trial_options options;
	struct tactus_gestures_host host;
	struct tactus_gestures *gestures;
	gestures_tell_func tell;
	void *data;
	size_t effects;
	uint32_t place; /* enum tactus_gestures_place */
	/* Of each gesture of the file: whether something was said of it, and the conditions that were (bits). */
	bool is_told[GESTURES_MAXIMUM];
	uint32_t conditions[GESTURES_MAXIMUM];
	/* Results of each for the judge. */
	struct verdict_notes verdicts[GESTURES_MAXIMUM];
};

#endif
