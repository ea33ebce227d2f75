/* SPDX-License-Identifier: MIT */
/* Results of the gestures of a trial: how often each fired, or what kept it most often. */
#ifndef TACTUS_GESTURES_TOOL_VERDICTS_H
#define TACTUS_GESTURES_TOOL_VERDICTS_H

#include <stddef.h>

struct gestures_trial;
struct tactus_trace_event;

/* Weight of a reason, from the least on: another number of fingers is meant for another gesture. */
enum verdict_rank {
	VERDICT_RANK_NONE,
	VERDICT_RANK_FINGERS,
	VERDICT_RANK_CONDITION,
	VERDICT_RANK_FAILURE
};

struct verdict_notes {
	size_t fired;
	enum verdict_rank rank;
	char reason[400];
	char condition[400];
};

/* Notes an event about a recognizer. */
void verdicts_note(struct gestures_trial *trial, const struct tactus_trace_event *event);
/* Notes the sentence about a failure, or the words about a condition, unless one that says more is known. */
void verdicts_note_failure(
	struct gestures_trial *trial, const struct tactus_trace_event *event, const char *sentence);
void verdicts_note_condition(struct gestures_trial *trial, size_t index, const char *condition);
/* Tells the judge of each gesture. */
void verdicts_tell(const struct gestures_trial *trial);

#endif
