/* SPDX-License-Identifier: MIT */
#include "configuration-names.h"

#include "configuration-keys.h"
#include "configuration.h"
#include "spelling.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*
 * Returns the next name of a list and its length, without surrounding blanks, and moves *names behind it. Returns NULL
 * at the end.
 */
static const char *next_name(const char **names, size_t *length)
{
	const char *name = *names + strspn(*names, ", ");

	if (!*name)
		return NULL;
	*length = strcspn(name, ",");
	*names = name + *length;
	while (name[*length - 1] == ' ')
		--*length;
	return name;
}

static bool is_name(const char *text, size_t length, const char *name)
{
	return strlen(name) == length && strncmp(text, name, length) == 0;
}

bool names_contain(const char *names, const char *name)
{
	const char *text;
	size_t length;

	while ((text = next_name(&names, &length))) {
		if (is_name(text, length, name))
			return true;
	}
	return false;
}

bool section_name_is_gesture(const char *name)
{
	return spelling_distance(name, "tactus-gesture") <= 3 || spelling_distance(name, "gesture") <= 1;
}

bool section_name_is_meant(const char *name)
{
	return strncmp(name, "tactus", 6) == 0 || spelling_distance(name, "tactus") <= 1 ||
		section_name_is_gesture(name);
}

/* Returns whether a gesture waits for another, directly or not. The number of gestures limits the recursion. */
static bool waits_for(struct gesture_configuration *gesture, const struct gesture_configuration *other)
{
	const struct gesture_wait *wait;

	if (gesture == other)
		return true;
	if (gesture->is_visited)
		return false;
	gesture->is_visited = true;
	for (wait = gesture->waits; wait; wait = wait->next) {
		if (waits_for(wait->other, other))
			return true;
	}
	return false;
}

bool gesture_waits_for(const struct configuration *configuration, struct gesture_configuration *gesture,
	const struct gesture_configuration *other)
{
	struct gesture_configuration *each;

	for (each = configuration->gestures; each; each = each->next)
		each->is_visited = false;
	return waits_for(gesture, other);
}

static void report_wait(
	const struct gesture_configuration *gesture, const char *name, const char *problem, struct report *report)
{
	report_line(report, REPORT_WARNING, gesture->waits_line, "[tactus-gesture] waits-for=%.60s: %s; it is ignored",
		name, problem);
}

static const char waits_for_itself[] = "a gesture cannot wait for itself";

/* Adds a failure requirement between two gestures. Returns NULL, or what prevents it. */
static const char *add_wait(const struct configuration *configuration, struct gesture_configuration *gesture,
	struct gesture_configuration *other)
{
	struct gesture_wait *wait;

	if (other == gesture)
		return waits_for_itself;
	if (gesture_waits_for(configuration, other, gesture))
		return "that gesture waits for this one";
	wait = calloc(1, sizeof(*wait));
	if (!wait)
		return "no memory";
	wait->other = other;
	wait->next = gesture->waits;
	gesture->waits = wait;
	return NULL;
}

/* Reports a name that nobody has, and which one was probably meant. */
static void report_unknown_name(const struct configuration *configuration, const struct gesture_configuration *gesture,
	const char *name, struct report *report)
{
	const struct gesture_configuration *other;
	const struct named_value *type;
	char problem[160] = "no such gesture";

	for (type = gesture_type_names; type->name; type++) {
		if (spelling_distance(name, type->name) <= 1)
			snprintf(problem, sizeof(problem), "no such gesture; it takes the name= of one, not a type");
	}
	for (other = configuration->gestures; other; other = other->next) {
		if (other != gesture && spelling_distance(name, other->name) <= strlen(name) / 3)
			snprintf(problem, sizeof(problem), "no such gesture; perhaps %.60s is meant", other->name);
	}
	report_wait(gesture, name, problem, report);
}

/* Reports a name that no gesture has, or only one that is left out. */
static void report_no_gesture(const struct configuration *configuration, const struct gesture_configuration *gesture,
	const char *name, struct report *report)
{
	const struct gesture_configuration *other = configuration->left_out;

	while (other && strcmp(other->name, name) != 0)
		other = other->next;
	if (other && other != gesture)
		report_line(report, REPORT_WARNING, gesture->waits_line,
			"[tactus-gesture] waits-for=%.60s: the gesture of line %u, which has this name, is left out; "
			"it is ignored",
			name, other->line);
	else if (other)
		report_wait(gesture, name, waits_for_itself, report);
	else
		report_unknown_name(configuration, gesture, name, report);
}

static void resolve_name(const struct configuration *configuration, struct gesture_configuration *gesture,
	const char *name, bool is_left_out, struct report *report)
{
	const char *problem = NULL;
	struct gesture_configuration *other;
	bool is_found = false;

	for (other = configuration->gestures; other && !problem; other = other->next) {
		if (strcmp(other->name, name) != 0)
			continue;
		is_found = true;
		problem = is_left_out ? NULL : add_wait(configuration, gesture, other);
	}
	if (problem)
		report_wait(gesture, name, problem, report);
	if (!is_found)
		report_no_gesture(configuration, gesture, name, report);
}

static void resolve_names(const struct configuration *configuration, struct gesture_configuration *gesture,
	bool is_left_out, struct report *report)
{
	const char *names = gesture->waits_for ? gesture->waits_for : "", *text;
	size_t length;
	char *name;

	while ((text = next_name(&names, &length))) {
		name = strndup(text, length);
		if (name)
			resolve_name(configuration, gesture, name, is_left_out, report);
		free(name);
	}
}

static void check_name(const struct configuration *configuration, const struct gesture_configuration *gesture,
	struct report *report)
{
	const struct gesture_configuration *first = configuration->gestures;

	while (strcmp(first->name, gesture->name) != 0)
		first = first->next;
	if (first != gesture)
		report_line(report, REPORT_WARNING, gesture->name_line,
			"[tactus-gesture] name=%.60s: the gesture of line %u has this name; waits-for means both",
			gesture->name, first->line);
}

void configuration_resolve_names(const struct configuration *configuration, struct report *report)
{
	struct gesture_configuration *gesture;

	for (gesture = configuration->gestures; gesture; gesture = gesture->next) {
		check_name(configuration, gesture, report);
		resolve_names(configuration, gesture, false, report);
	}
	for (gesture = configuration->left_out; gesture; gesture = gesture->next)
		resolve_names(configuration, gesture, true, report);
}
