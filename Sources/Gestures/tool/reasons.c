/* SPDX-License-Identifier: MIT */
#include "reasons.h"

#include "../value-names.h"
#include "trial.h"

#include <math.h>
#include <stdio.h>
#include <string.h>
#include <tactus.h>

static const char *const condition_keys[] = { "output", "orientation", "edge-range", "mode", "app-id", "modifiers",
	"region", "title", "after", "edge", "where", "while" };
#define CONDITION_COUNT (sizeof(condition_keys) / sizeof(*condition_keys))

static const struct gesture_configuration *find_named(const struct gestures_trial *trial, const char *name)
{
	const struct gesture_configuration *gesture = trial->gestures->configuration.gestures;

	while (gesture && strcmp(gesture->name, name) != 0)
		gesture = gesture->next;
	return gesture;
}

static struct gesture *find_gesture(const struct gestures_trial *trial, const struct tactus_recognizer *recognizer)
{
	return trial->gestures->seats ? gesture_of(trial->gestures->seats, recognizer) : NULL;
}

/* Numbers of sentences have at most one decimal. */
static double rounded(double value)
{
	/* Without a sign of 0. */
	return round(value * 10) / 10 + 0.0;
}

/* Writes a distance in the unit of the file. */
static void write_length(
	const struct gesture *gesture, const struct length *length, double px, char *text, size_t size)
{
	bool is_mm = length->is_set && length->unit == TACTUS_LENGTH_UNIT_MILLIMETRES;
	double unit = gesture_pixels(gesture, 1, is_mm ? TACTUS_LENGTH_UNIT_MILLIMETRES : TACTUS_LENGTH_UNIT_PIXELS);

	snprintf(text, size, "%g%s", rounded(unit > 0 ? px / unit : px), is_mm ? "mm" : "px");
}

static void describe_length(const struct gesture *gesture, const struct tactus_reason *reason, const char *key,
	const struct length *length, bool is_limit, char *text, size_t size)
{
	char found[32], needed[32];

	write_length(gesture, length, reason->numbers[0], found, sizeof(found));
	write_length(gesture, length, reason->numbers[1], needed, sizeof(needed));
	snprintf(text, size, "its fingers went %s, and %s=%s is %s; %s", found, key, needed,
		is_limit ? "allowed" : "needed",
		is_limit ? "a greater value allows more" : "go farther, or set a smaller value");
}

static void describe_landing(
	const struct gesture *gesture, const struct tactus_reason *reason, char *text, size_t size)
{
	const struct length *width = &gesture->configuration->edge_width;
	char found[32], needed[32];

	write_length(gesture, width, reason->numbers[0], found, sizeof(found));
	write_length(gesture, width, reason->numbers[1], needed, sizeof(needed));
	snprintf(text, size, "it landed %s inside of its edge, and edge-width=%s is allowed; land nearer to the edge",
		found, needed);
}

static void describe_time(
	const struct tactus_reason *reason, const char *key, bool is_limit, char *text, size_t size)
{
	snprintf(text, size, "it took %gms, and %s=%gms is %s; %s", rounded(reason->numbers[0] / 1000), key,
		rounded(reason->numbers[1] / 1000), is_limit ? "allowed" : "needed",
		is_limit ? "a greater value allows more" : "rest longer, or set a smaller value");
}

static void describe_rival(const struct gestures_trial *trial, const struct tactus_reason *reason, const char *name,
	char *text, size_t size)
{
	const struct gesture *other = reason->recognizer ? find_gesture(trial, reason->recognizer) : NULL;
	const char *other_name = other ? other->configuration->name : "another gesture";

	if (reason->code == TACTUS_REASON_CODE_REQUIREMENT_RECOGNIZED)
		snprintf(text, size, "\"%s\", which it waits-for, fired", other_name);
	else
		snprintf(text, size, "\"%s\" fired first; there waits-for=%s gives this one the first chance",
			other_name, name);
}

/* Describes what this library found. Returns false if it was not this that failed the gesture. */
static bool describe_measured(const struct gesture *gesture, char *text, size_t size)
{
	const struct gesture_configuration *configuration = gesture->configuration;
	const struct attempt *attempt = &gesture->attempt;
	char found[32];

	write_length(gesture, &configuration->distance, attempt->way_px, found, sizeof(found));
	switch (attempt->failure) {
	case ATTEMPT_FAILURE_WAY:
		snprintf(text, size, "its fingers went another way than its direction");
		return true;
	case ATTEMPT_FAILURE_SPEED:
		snprintf(text, size, "its fingers went %g mm/s, and speed=%s is %s 150 mm/s", rounded(attempt->speed),
			configuration->speed == GESTURE_SPEED_FAST ? "fast" : "slow",
			configuration->speed == GESTURE_SPEED_FAST ? "from" : "below");
		return true;
	case ATTEMPT_FAILURE_NEARER:
		snprintf(text, size, "its fingers went %s when they lifted, which is less than its distance; go "
				     "farther, or set a smaller value",
			found);
		return true;
	case ATTEMPT_FAILURE_FARTHER:
		snprintf(text, size, "its fingers went farther than its distance-max; a greater value allows more");
		return true;
	case ATTEMPT_FAILURE_SLOWER:
		snprintf(text, size, "its time was over before its fingers had gone far enough; a greater duration "
				     "allows more");
		return true;
	default:
		return false;
	}
}

/* Describes why a gesture failed. Returns false if the engine's sentence says it best. */
static bool describe_failure(const struct gestures_trial *trial, const struct gesture *gesture,
	const struct tactus_reason *reason, char *text, size_t size)
{
	const struct gesture_configuration *configuration = gesture->configuration;
	bool is_swipe = configuration->type == GESTURE_TYPE_SWIPE;
	const double *numbers = reason->numbers;

	if (reason->code != TACTUS_REASON_CODE_PREVENTED &&
		reason->code != TACTUS_REASON_CODE_REQUIREMENT_RECOGNIZED &&
		(reasons_describe_stroke(gesture, text, size) || describe_measured(gesture, text, size)))
		return true;
	switch (reason->code) {
	case TACTUS_REASON_CODE_MOVED_TOO_FAR:
		describe_length(gesture, reason, is_swipe ? "across" : "movement",
			is_swipe ? &configuration->across : &configuration->movement, true, text, size);
		return true;
	case TACTUS_REASON_CODE_MOVED_TOO_LITTLE:
		describe_length(gesture, reason, "distance", &configuration->distance, false, text, size);
		return true;
	case TACTUS_REASON_CODE_TOO_SLOW:
	case TACTUS_REASON_CODE_TOO_LONG:
		describe_time(reason, "duration", true, text, size);
		return true;
	case TACTUS_REASON_CODE_TOO_LATE:
		describe_time(reason, "interval", true, text, size);
		return true;
	case TACTUS_REASON_CODE_LIFTED_EARLY:
		describe_time(reason, "duration", false, text, size);
		return true;
	case TACTUS_REASON_CODE_TOO_MANY_TOUCHES:
	case TACTUS_REASON_CODE_TOO_FEW_TOUCHES:
		snprintf(text, size, "%g finger%s came, and fingers=%u is what it needs", numbers[0],
			numbers[0] == 1 ? "" : "s", gesture_fingers(configuration));
		return true;
	case TACTUS_REASON_CODE_OUTSIDE_EDGE:
		describe_landing(gesture, reason, text, size);
		return true;
	case TACTUS_REASON_CODE_WRONG_DIRECTION:
		snprintf(text, size, "its fingers went another way than its direction");
		return true;
	case TACTUS_REASON_CODE_REFUSED_BY_DELEGATE:
		snprintf(text, size, "its fingers went another way than its direction");
		return numbers[0] == TACTUS_QUESTION_SHOULD_BEGIN;
	case TACTUS_REASON_CODE_PREVENTED:
	case TACTUS_REASON_CODE_REQUIREMENT_RECOGNIZED:
		describe_rival(trial, reason, configuration->name, text, size);
		return true;
	default:
		return false;
	}
}

/* Writes names of modifier keys as in a file. */
static void write_modifiers(uint32_t modifiers, char *text, size_t size)
{
	const struct named_value *name;

	snprintf(text, size, "%s", modifiers ? "" : "none");
	for (name = modifier_names; name->name; name++) {
		if (modifiers & name->value)
			snprintf(text + strlen(text), size - strlen(text), "%s%s", *text ? "," : "", name->name);
	}
}

static void describe_place(const struct gesture_configuration *gesture, char *text, size_t size)
{
	const struct named_value *name;
	char places[64] = "";

	for (name = place_names; name->name; name++) {
		if (gesture->where & name->value)
			snprintf(places + strlen(places), sizeof(places) - strlen(places), "%s%s", *places ? "," : "",
				name->name);
	}
	snprintf(text, size, "where=%s%s, and the fingers landed elsewhere; --where tries it",
		gesture->where_excludes ? "!" : "", places);
}

static void describe_meeting(const struct gestures_trial *trial, const struct gesture_configuration *gesture,
	const char *key, char *text, size_t size)
{
	const struct gestures_trial_options *options = &trial->options;
	bool is_tablet = tactus_application_is_tablet_mode(trial->application);
	const char *other = gesture->mode == GESTURE_MODE_TABLET ? "tablet" : "laptop";
	char wanted[64], held[64];

	if (strcmp(key, "output") == 0)
		snprintf(text, size, "output=%.60s, and the fingers are on %.60s; --output=%.60s tries it",
			gesture->output, options->output ? options->output : "one without a name", gesture->output);
	else if (strcmp(key, "orientation") == 0)
		snprintf(text, size, "orientation=%s, and the output is not; --orientation=%s tries it",
			gesture->orientation == GESTURE_ORIENTATION_PORTRAIT ? "portrait" : "landscape",
			gesture->orientation == GESTURE_ORIENTATION_PORTRAIT ? "portrait" : "landscape");
	else if (strcmp(key, "edge-range") == 0)
		snprintf(text, size, "edge-range=%g-%g%%, and the finger landed elsewhere; a wider range takes it",
			rounded(gesture->range_from * 100), rounded(gesture->range_to * 100));
	else if (strcmp(key, "edge") == 0)
		snprintf(text, size,
			"a corner as its edge, and the finger landed elsewhere; a larger edge-width takes it");
	else if (strcmp(key, "where") == 0)
		describe_place(gesture, text, size);
	else if (strcmp(key, "while") == 0)
		snprintf(text, size, "while=%s, and the screen is %s", trial->options.is_locked ? "unlocked" : "locked",
			trial->options.is_locked ? "locked" : "not; --locked tries it");
	else if (strcmp(key, "region") == 0)
		snprintf(text, size, "region=%g-%g%%,%g-%g%%, and the finger landed elsewhere; a larger one takes it",
			rounded(gesture->region.left * 100), rounded(gesture->region.right * 100),
			rounded(gesture->region.top * 100), rounded(gesture->region.bottom * 100));
	else if (strcmp(key, "title") == 0)
		snprintf(text, size, "title=%s%.100s, and the window %s%.60s; --title tries another",
			gesture->title_excludes ? "!" : "", gesture->title, options->title ? "is " : "has none",
			options->title ? options->title : "");
	else if (strcmp(key, "after") == 0)
		snprintf(text, size, "after=%.60s, and none of these had fired within %gms", gesture->after,
			rounded((double)gesture->within_us / 1000));
	else if (strcmp(key, "mode") == 0)
		snprintf(text, size, "mode=%s, and the device is a %s; --mode=%s tries it", other,
			is_tablet ? "tablet" : "laptop", other);
	else if (strcmp(key, "app-id") == 0)
		snprintf(text, size, "app-id=%s%.100s, and the window %s%.60s; --app-id tries another",
			gesture->app_id_excludes ? "!" : "", gesture->app_id,
			options->app_id ? "is " : "has none", options->app_id ? options->app_id : "");
	else {
		write_modifiers(gesture->modifiers, wanted, sizeof(wanted));
		write_modifiers(tactus_application_get_modifiers(trial->application), held, sizeof(held));
		snprintf(text, size, "modifiers=%s, and held is %s; --modifiers=%s tries it", wanted, held, wanted);
	}
}

bool reasons_describe_condition(struct gestures_trial *trial, const char *name, const char *key,
	const struct tactus_touch *touch, char *text, size_t size)
{
	const struct gesture_configuration *gesture = find_named(trial, name);
	char what[400];
	uint32_t bit = 0;
	size_t index;

	(void)touch;
	for (index = 0; index < CONDITION_COUNT; index++)
		bit |= strcmp(condition_keys[index], key) == 0 ? 1u << index : 0;
	if (!gesture || trial->conditions[gesture->index] & bit)
		return false;
	trial->conditions[gesture->index] |= bit;
	trial->is_told[gesture->index] = true;
	describe_meeting(trial, gesture, key, what, sizeof(what));
	verdicts_note_condition(trial, gesture->index, what);
	snprintf(text, size, "\"%.60s\" was kept away: it has %s", name, what);
	return true;
}

bool reasons_describe(
	struct gestures_trial *trial, const struct tactus_trace_event *event, char *text, size_t size)
{
	const struct gesture *gesture = event->recognizer ? find_gesture(trial, event->recognizer) : NULL;
	char why[400];

	/* Others are watchers of feedback=true, and no gestures. */
	if (!gesture)
		return false;
	if (event->type == TACTUS_TRACE_TYPE_REFUSED && event->reason.code == TACTUS_REASON_CODE_MODIFIERS)
		return reasons_describe_condition(
			trial, gesture->configuration->name, "modifiers", event->touch, text, size);
	if (event->type != TACTUS_TRACE_TYPE_STATE || event->state != TACTUS_RECOGNIZER_STATE_FAILED)
		return false;
	trial->is_told[gesture->configuration->index] = true;
	if (describe_failure(trial, gesture, &event->reason, why, sizeof(why)))
		snprintf(text, size, "\"%.60s\" failed: %s", gesture->configuration->name, why);
	else
		tactus_trace_event_describe(event, text, size);
	verdicts_note_failure(trial, event, text);
	return true;
}

void reasons_note(struct gestures_trial *trial, const char *name)
{
	const struct gesture_configuration *gesture = find_named(trial, name);

	if (gesture)
		trial->is_told[gesture->index] = true;
}

void reasons_tell_rest(struct gestures_trial *trial)
{
	const struct gesture_configuration *gesture;
	char text[160];

	for (gesture = trial->gestures->configuration.gestures; gesture; gesture = gesture->next) {
		if (trial->is_told[gesture->index])
			continue;
		snprintf(text, sizeof(text), "\"%.60s\" did not begin: %s", gesture->name,
			gesture->type == GESTURE_TYPE_TAP_DRAG ? "no finger came soon after a tap"
							       : "no finger came for it");
		trial->tell(text, trial->data);
	}
}
