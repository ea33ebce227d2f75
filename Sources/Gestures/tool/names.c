/* SPDX-License-Identifier: MIT */
/* Names of gestures that somebody asks for. */
#include "../configuration.h"
#include "../ini-file.h"
#include "../spelling.h"
#include "gestures-tool.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Returns the name that is spelt most like a word, or NULL if none is much like it. */
static const char *find_similar(const struct configuration *configuration, const char *word)
{
	size_t distance, least = strlen(word) / 3 + 1;
	const struct gesture_configuration *gesture;
	const char *similar = NULL;

	for (gesture = configuration->gestures; gesture; gesture = gesture->next) {
		distance = spelling_distance(word, gesture->name);
		if (distance >= least || distance >= strlen(gesture->name))
			continue;
		least = distance;
		similar = gesture->name;
	}
	return similar;
}

static bool has_name(const struct configuration *configuration, const char *name)
{
	const struct gesture_configuration *gesture = configuration->gestures;

	while (gesture && strcmp(gesture->name, name) != 0)
		gesture = gesture->next;
	return gesture;
}

bool gestures_describe_unknown_name(const char *name, char *text, size_t size)
{
	char *path = gestures_find_file();
	/* The host has told what is wrong with the file. */
	struct report report = { NULL, NULL, path, 0, 0 };
	struct configuration configuration;
	struct ini_file file;
	const char *similar;
	bool is_unknown = false;

	if (!path)
		return false;
	configuration_init(&configuration);
	if (ini_file_read(&file, path)) {
		configuration_read(&configuration, &file, false, &report);
		is_unknown = !has_name(&configuration, name);
		similar = find_similar(&configuration, name);
		snprintf(text, size, "%s has no gesture of the name %.127s%s%s%s", path, name,
			similar ? "; perhaps " : "", similar ? similar : "", similar ? " is meant" : "");
	}
	ini_file_finish(&file);
	configuration_finish(&configuration);
	free(path);
	return is_unknown;
}
