/* SPDX-License-Identifier: MIT */
#include "gestures-tool.h"

#include "../configuration-keys.h"
#include "../hosts.h"
#include "../ini-file.h"
#include "report-list.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tactus-gestures.h>
#include <unistd.h>

bool gestures_is_host_file(const char *path)
{
	const char *ending = strrchr(path, '.');

	return ending && strcmp(ending, ".ini") == 0;
}

const char *gestures_host_name(size_t index)
{
	return index < host_count ? host_table[index].key : NULL;
}

bool gestures_has_host(const char *name)
{
	return host_find(name);
}

const char *gestures_suggest_host(const char *name)
{
	return host_suggest(name);
}

/* Checks a file for a host, and returns the number of gestures that it serves. */
static size_t check_for(const char *name, const struct configuration *configuration, struct report *report)
{
	const struct host_abilities *host = name ? host_find(name) : NULL;
	const struct gesture_configuration *gesture;
	size_t count = 0;

	if (!host)
		return configuration->count;
	host_check(host, configuration, report);
	for (gesture = configuration->gestures; gesture; gesture = gesture->next)
		count += host_serves(host, gesture);
	return count;
}

struct gestures_check_result gestures_check(
	const char *path, const char *host, gestures_tell_func tell, void *data)
{
	struct gestures_check_result result = { false, 0, 0 };
	struct report_list list = { NULL, 0, 0 };
	bool is_standard_input = strcmp(path, "-") == 0;
	struct report report = { report_list_add, &list, is_standard_input ? "standard input" : path, 0, 0 };
	struct configuration configuration;
	struct ini_file file;

	configuration_init(&configuration);
	result.is_readable =
		is_standard_input ? ini_file_read_fd(&file, STDIN_FILENO) : ini_file_read(&file, path);
	if (result.is_readable)
		configuration_read(&configuration, &file, gestures_is_host_file(path), &report);
	else
		report_line(&report, REPORT_ERROR, 0, "cannot be read: %s", strerror(errno));
	if (result.is_readable)
		result.gestures = check_for(host, &configuration, &report);
	report_list_tell(&list, tell, data);
	result.mistakes = report.count;
	configuration_finish(&configuration);
	ini_file_finish(&file);
	return result;
}

char *gestures_find_file(void)
{
	size_t size = tactus_gestures_find_file(NULL, 0) + 1;
	char *path = size > 1 ? calloc(1, size) : NULL;

	if (path)
		tactus_gestures_find_file(path, size);
	return path;
}

static const struct key *find_key(size_t index, const char **section)
{
	const struct key *tables[] = { global_keys, gesture_keys }, *key;
	const char *const sections[] = { "[tactus]", "[tactus-gesture]" };
	size_t table;

	for (table = 0; table < 2; table++) {
		*section = sections[table];
		for (key = tables[table]; key->name; key++) {
			if (index-- == 0)
				return key;
		}
	}
	return NULL;
}

bool gestures_describe_key(size_t index, struct gestures_key_description *description)
{
	const char *section;
	const struct key *key = find_key(index, &section);

	if (!key)
		return false;
	description->section = section;
	description->name = key->name;
	description->values = key->values;
	description->fallback = key->fallback;
	description->text = key->text;
	return true;
}

void gestures_describe_types(size_t index, char *buffer, size_t size)
{
	const char *section;
	const struct key *key = find_key(index, &section);
	size_t length = 0;
	int written;
	unsigned type;

	buffer[0] = '\0';
	if (!key || key->types == (1u << GESTURE_TYPE_COUNT) - 1)
		return;
	for (type = 0; type < GESTURE_TYPE_COUNT && length < size; type++) {
		if (!(key->types & (1u << type)))
			continue;
		written = snprintf(
			buffer + length, size - length, "%s%s", length ? ", " : "", gesture_type_to_string(type));
		length += written > 0 ? (size_t)written : 0;
	}
}
