/* SPDX-License-Identifier: MIT */
#include "stray-lines.h"

#include "configuration-entry.h"
#include "configuration-keys.h"
#include "configuration-names.h"
#include "ini-file.h"

#include <stdio.h>
#include <string.h>

/* Returns the key at the beginning of a line without =, and its value. Returns NULL if there is none. */
static const struct key *find_meant(const struct ini_stray *stray, const char **value)
{
	bool is_global = stray->section && strcmp(stray->section->name, GLOBAL_SECTION) == 0;
	size_t length = strcspn(stray->text, " \t:=");
	char name[32];

	if (length == 0 || length >= sizeof(name))
		return NULL;
	memcpy(name, stray->text, length);
	name[length] = '\0';
	*value = stray->text + length;
	*value += strspn(*value, " \t:=");
	return key_find(is_global ? global_keys : gesture_keys, name);
}

static bool is_foreign_comment(const char *text)
{
	return *text == ';' || strncmp(text, "//", 2) == 0;
}

static bool is_ours(const struct ini_stray *stray, bool is_host_file)
{
	return !is_host_file || (stray->section && section_name_is_meant(stray->section->name));
}

static bool loses_gesture(const struct ini_stray *stray)
{
	const char *value;
	const struct key *key = find_meant(stray, &value);

	return stray->section && key && key->weight == KEY_WEIGHT_GESTURE;
}

/* Reports `type: tap`, and what else is wrong with it. */
static void report_meant(const struct ini_stray *stray, const struct key *key, const char *value, struct report *report)
{
	const char *consequence = loses_gesture(stray) ? "the gesture is left out" : "it is ignored";

	if (stray->section)
		report_line(report, REPORT_ERROR, stray->line, "%.60s: a key has a = behind it: %s=%.60s; %s",
			stray->text, key->name, value, consequence);
	else
		report_line(report, REPORT_ERROR, stray->line,
			"%.60s: stands in no section, since no line [%s] is above it; it is ignored", stray->text,
			GESTURE_SECTION);
}

static void report_stray(const struct ini_stray *stray, struct report *report)
{
	const char *value;
	const struct key *key = find_meant(stray, &value);

	if (is_foreign_comment(stray->text))
		report_line(report, REPORT_WARNING, stray->line, "%.60s: a comment begins with #; it is ignored",
			stray->text);
	else if (key)
		report_meant(stray, key, value, report);
	else
		report_line(report, REPORT_ERROR, stray->line,
			"%.60s: neither [%s], [%s], key=value in one of them, nor a comment behind #; it is ignored",
			stray->text, GLOBAL_SECTION, GESTURE_SECTION);
}

/* Reports what stands behind the ] of a section. */
static void report_rest(const struct ini_section *section, struct report *report)
{
	bool is_comment = *section->rest == '#' || is_foreign_comment(section->rest);

	report_line(report, REPORT_WARNING, section->line, "[%.60s] %.60s: %s a line of its own; it is ignored",
		section->name, section->rest, is_comment ? "a comment has" : "what follows a section has");
}

void report_strays(const struct ini_file *file, bool is_host_file, struct report *report)
{
	const struct ini_section *section;
	const struct ini_stray *stray;

	for (stray = file->strays; stray; stray = stray->next) {
		if (is_ours(stray, is_host_file))
			report_stray(stray, report);
	}
	for (section = file->sections; section; section = section->next) {
		if (section->rest && (!is_host_file || section_name_is_meant(section->name)))
			report_rest(section, report);
	}
}

const struct ini_stray *stray_lines_next(
	const struct ini_section *section, const struct ini_stray *stray, const char **key, const char **value)
{
	const struct key *meant;

	for (stray = stray ? stray->next : section->strays; stray && stray->section == section; stray = stray->next) {
		meant = find_meant(stray, value);
		if (meant) {
			*key = meant->name;
			return stray;
		}
	}
	return NULL;
}

const char *stray_lines_find(const struct ini_section *section, const char *key)
{
	const struct ini_stray *stray = NULL;
	const char *name, *value;

	while ((stray = stray_lines_next(section, stray, &name, &value))) {
		if (strcmp(name, key) == 0)
			return value;
	}
	return NULL;
}

bool stray_lines_lose_gesture(const struct ini_section *section)
{
	const struct ini_stray *stray;

	for (stray = section->strays; stray && stray->section == section; stray = stray->next) {
		if (loses_gesture(stray))
			return true;
	}
	return false;
}
