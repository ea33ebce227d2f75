/* SPDX-License-Identifier: MIT */
#include "configuration-after.h"

#include "configuration-names.h"
#include "configuration.h"
#include "ini-file.h"
#include "spelling.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool configuration_leads_to_other(const struct ini_file *file, const struct ini_section *section)
{
	const struct ini_entry *name = ini_section_find(section, "name"), *after;
	const struct ini_section *other;

	for (other = name && file ? file->sections : NULL; other; other = other->next) {
		after = other == section ? NULL : ini_section_find(other, "after");
		if (after && names_contain(after->value, name->value))
			return true;
	}
	return false;
}

/* Finds out which name was meant. */
static const char *find_similar(const struct configuration *configuration, const char *names)
{
	const struct gesture_configuration *other;

	for (other = configuration->gestures; other; other = other->next) {
		if (spelling_distance(names, other->name) <= strlen(names) / 3)
			return other->name;
	}
	return NULL;
}

static void add_lead(struct gesture_configuration *gesture, struct gesture_configuration *other)
{
	struct gesture_wait *lead = calloc(1, sizeof(*lead));

	if (!lead)
		return;
	lead->other = other;
	lead->next = gesture->leads;
	gesture->leads = lead;
}

static void resolve(const struct configuration *configuration, struct gesture_configuration *gesture,
	struct report *report)
{
	struct gesture_configuration *other;
	const char *similar;
	char problem[160] = "no such gesture";

	for (other = configuration->gestures; other; other = other->next) {
		if (names_contain(gesture->after, other->name))
			add_lead(gesture, other);
	}
	if (gesture->leads)
		return;
	similar = find_similar(configuration, gesture->after);
	if (similar)
		snprintf(problem, sizeof(problem), "no such gesture; perhaps %.60s is meant", similar);
	report_line(report, REPORT_ERROR, gesture->after_line,
		"[tactus-gesture] after=%.60s: %s; the gesture never fires", gesture->after, problem);
}

/* Marks each gesture that can come: one after no other, or after one that can. */
static void mark_possible(const struct configuration *configuration)
{
	struct gesture_configuration *gesture;
	const struct gesture_wait *lead;
	bool has_changed = true;

	for (gesture = configuration->gestures; gesture; gesture = gesture->next)
		gesture->is_visited = !gesture->after;
	while (has_changed) {
		has_changed = false;
		for (gesture = configuration->gestures; gesture; gesture = gesture->next) {
			for (lead = gesture->leads; lead && !gesture->is_visited; lead = lead->next) {
				gesture->is_visited = lead->other->is_visited;
				has_changed = has_changed || gesture->is_visited;
			}
		}
	}
}

void configuration_resolve_after(const struct configuration *configuration, struct report *report)
{
	struct gesture_configuration *gesture;

	for (gesture = configuration->gestures; gesture; gesture = gesture->next) {
		if (gesture->after)
			resolve(configuration, gesture, report);
	}
	mark_possible(configuration);
	for (gesture = configuration->gestures; gesture; gesture = gesture->next) {
		if (gesture->leads && !gesture->is_visited)
			report_line(report, REPORT_ERROR, gesture->after_line,
				"[tactus-gesture] after=%.60s: that gesture comes after this one, or after itself; it "
				"never fires",
				gesture->after);
	}
}
