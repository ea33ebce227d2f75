/* SPDX-License-Identifier: MIT */
#include "verdicts.h"

#include "trial.h"

#include <stdio.h>
#include <string.h>
#include <tactus.h>

void verdicts_note(struct gestures_trial *trial, const struct tactus_trace_event *event)
{
	const struct gesture *gesture;
	bool began;

	if (event->type != TACTUS_TRACE_TYPE_STATE || !event->recognizer || !trial->gestures->seats)
		return;
	gesture = gesture_of(trial->gestures->seats, event->recognizer);
	began = event->state == TACTUS_RECOGNIZER_STATE_BEGAN ||
		(event->state == TACTUS_RECOGNIZER_STATE_ENDED &&
			event->previous_state == TACTUS_RECOGNIZER_STATE_POSSIBLE);
	/* A recognizer that belongs to no gesture watches for feedback=true. */
	if (gesture && began)
		trial->verdicts[gesture->configuration->index].fired++;
}

static void note_reason(struct gestures_trial *trial, size_t index, enum verdict_rank rank, const char *reason)
{
	struct verdict_notes *notes = &trial->verdicts[index];

	if (rank < notes->rank)
		return;
	notes->rank = rank;
	snprintf(notes->reason, sizeof(notes->reason), "%s", reason);
}

/*
 * Describes that fewer fingers than the gesture needs were there when it failed, whatever it failed by: a tap of four
 * fingers fails by moving as soon as one finger draws.
 */
static bool describe_missing(const struct gesture *gesture, char *text, size_t size)
{
	uint32_t needed = gesture_fingers(gesture->configuration);
	size_t count = tactus_recognizer_get_number_of_touches(gesture->recognizer);

	if (count == 0 || count >= needed)
		return false;
	snprintf(text, size, "%zu finger%s came, and fingers=%u is what it needs", count, count == 1 ? "" : "s",
		(unsigned)needed);
	return true;
}

void verdicts_note_failure(
	struct gestures_trial *trial, const struct tactus_trace_event *event, const char *sentence)
{
	const struct gesture *gesture = gesture_of(trial->gestures->seats, event->recognizer);
	const char *start = strstr(sentence, "failed: ");
	enum verdict_rank rank = VERDICT_RANK_FAILURE;
	char missing[96];

	if (!gesture)
		return;
	if (start)
		sentence = start + strlen("failed: ");
	if (event->reason.code == TACTUS_REASON_CODE_TOO_MANY_TOUCHES ||
		event->reason.code == TACTUS_REASON_CODE_TOO_FEW_TOUCHES) {
		rank = VERDICT_RANK_FINGERS;
	} else if (describe_missing(gesture, missing, sizeof(missing))) {
		rank = VERDICT_RANK_FINGERS;
		sentence = missing;
	}
	note_reason(trial, gesture->configuration->index, rank, sentence);
}

void verdicts_note_condition(struct gestures_trial *trial, size_t index, const char *condition)
{
	struct verdict_notes *notes = &trial->verdicts[index];
	size_t length = strlen(notes->condition);
	const char *start = length ? "; and it has " : "it has ";

	snprintf(notes->condition + length, sizeof(notes->condition) - length, "%s%s", start, condition);
	note_reason(trial, index, VERDICT_RANK_CONDITION, notes->condition);
}

void verdicts_tell(const struct gestures_trial *trial)
{
	const struct gesture_configuration *gesture;

	for (gesture = trial->gestures->configuration.gestures; gesture; gesture = gesture->next) {
		const struct verdict_notes *notes = &trial->verdicts[gesture->index];
		struct gestures_verdict verdict = { .name = gesture->name, .fired = notes->fired };

		if (notes->condition[0])
			verdict.condition = notes->condition;
		if (notes->fired == 0)
			verdict.reason =
				notes->rank == VERDICT_RANK_NONE ? "no finger came for it" : notes->reason;
		trial->options.judge(&verdict, trial->data);
	}
}
