/* SPDX-License-Identifier: MIT */
#include "checked.h"

#include "fixture.h"

#include <set.h>
#include <stdio.h>
#include <string.h>

/* Stores `loaded: one, two`. */
static void list_gestures(const struct fixture *fixture, char *text, size_t size)
{
	const struct gesture_configuration *gesture = fixture->gestures->configuration.gestures;
	size_t length = (size_t)snprintf(text, size, "loaded:");

	for (; gesture && length < size; gesture = gesture->next)
		length += (size_t)snprintf(
			text + length, size - length, " %s%s", gesture->name, gesture->next ? "," : "");
	if (length < size)
		snprintf(text + length, size - length, "\n");
}

void check_files_of(const struct checked_file *files, size_t count)
{
	struct fixture fixture;
	char loaded[512];

	for (size_t index = 0; index < count; index++) {
		const struct checked_file *file = &files[index];

		check_begin(file->name);
		fixture_create(&fixture);
		fixture_write_bytes(&fixture, file->text, file->length ? file->length : strlen(file->text));
		tactus_gestures_load(fixture.gestures, NULL);
		list_gestures(&fixture, loaded, sizeof(loaded));
		fixture_note(loaded);
		check_notes(file->expected);
		fixture_destroy(&fixture);
		check_end();
	}
}
