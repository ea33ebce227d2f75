/* SPDX-License-Identifier: MIT */
#include "gesture-step.h"

#include "json.h"

#include <string.h>

#define KEY_SIZE 32

static bool read_phase(struct json *json, struct gesture_step *step, bool *has_phase)
{
	static const char *const phases[] = { "began", "changed", "ended", "cancelled" };
	char word[KEY_SIZE];

	if (!json_read_text(json, word, sizeof(word)))
		return false;
	for (size_t i = 0; i < sizeof(phases) / sizeof(phases[0]); i++) {
		if (strcmp(word, phases[i]) == 0) {
			step->phase = (enum gesture_phase)i;
			*has_phase = true;
		}
	}
	return true;
}

/* Reads a member that is a number. Returns false if it has another name. */
static bool read_number(struct json *json, struct gesture_step *step, const char *key, bool *is_good)
{
	const struct {
		const char *key;
		double *number;
	} numbers[] = {
		{ "progress", &step->progress },
		{ "dx", &step->dx },
		{ "dy", &step->dy },
		{ "output-height", &step->output_height },
	};

	for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++) {
		if (strcmp(key, numbers[i].key) == 0) {
			*is_good = json_read_number(json, numbers[i].number);
			return true;
		}
	}
	return false;
}

static bool read_member(struct json *json, struct gesture_step *step, double *version, bool *has_phase)
{
	char key[KEY_SIZE];
	bool is_good = false;

	if (!json_read_text(json, key, sizeof(key)) || !json_take(json, ':'))
		return false;
	if (strcmp(key, "version") == 0)
		return json_read_number(json, version);
	if (strcmp(key, "gesture") == 0)
		return json_read_text(json, step->gesture, sizeof(step->gesture));
	if (strcmp(key, "phase") == 0)
		return read_phase(json, step, has_phase);
	if (strcmp(key, "output") == 0)
		return json_read_text(json, step->output, sizeof(step->output));
	if (strcmp(key, "carried-out") == 0)
		return json_read_bool(json, &step->carried_out);
	return read_number(json, step, key, &is_good) ? is_good : json_skip(json);
}

enum gesture_step_result gesture_step_read(struct gesture_step *step, const char *line)
{
	struct json json = { line };
	double version = 0;
	bool has_phase = false, is_whole = false;

	*step = (struct gesture_step){ 0 };
	if (!json_take(&json, '{'))
		return GESTURE_STEP_BAD;
	do {
		if (!read_member(&json, step, &version, &has_phase))
			break;
		/* It is the first member. What follows may be of other kinds than here. */
		if (version != 0 && version != GESTURE_STEP_VERSION)
			return GESTURE_STEP_OTHER_VERSION;
		is_whole = json_take(&json, '}');
	} while (!is_whole && json_take(&json, ','));
	return is_whole && *json.next == '\0' && version != 0 && step->gesture[0] && has_phase ? GESTURE_STEP_READ
											       : GESTURE_STEP_BAD;
}
