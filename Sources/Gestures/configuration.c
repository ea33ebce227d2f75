/* SPDX-License-Identifier: MIT */
#include "configuration.h"

#include "configuration-after.h"
#include "configuration-entry.h"
#include "configuration-gesture.h"
#include "configuration-keys.h"
#include "configuration-names.h"
#include "configuration-shadow.h"
#include "configuration-strokes.h"
#include "ini-file.h"
#include "stray-lines.h"

#include <string.h>

/* Returns whether another section [tactus] before this one has the key. */
static bool is_set_before(const struct ini_file *file, const struct ini_section *section, const char *key)
{
	const struct ini_section *other;

	for (other = file->sections; other != section; other = other->next) {
		if (strcmp(other->name, GLOBAL_SECTION) == 0 && ini_section_find(other, key))
			return true;
	}
	return false;
}

static void read_global(struct configuration *configuration, const struct ini_file *file,
	const struct ini_section *section, struct report *report)
{
	const struct entry_reader reader = { section, global_keys, GESTURE_TYPE_COUNT, configuration, report };
	const struct ini_entry *entry;

	for (entry = section->entries; entry; entry = entry->next) {
		if (is_set_before(file, section, entry->key))
			entry_report_repeated(&reader, entry);
		else
			entry_read(&reader, entry);
	}
}

/* Reports a file that is not the text it should be. Returns false if it cannot be read at all. */
static bool check_kind(const struct ini_file *file, bool is_host_file, struct report *report)
{
	switch (file->kind) {
	case TEXT_KIND_UTF16:
		report_line(report, REPORT_ERROR, 0,
			"the file is text in UTF-16, of which nothing is read; save it as UTF-8");
		return false;
	case TEXT_KIND_BINARY:
		report_line(report, REPORT_ERROR, file->kind_line,
			"the file is no text, since it has a NUL byte here, and nothing of it is read; write it "
			"anew as text in UTF-8");
		return false;
	case TEXT_KIND_NO_UTF8:
		if (!is_host_file)
			report_line(report, REPORT_WARNING, file->kind_line,
				"the file is not UTF-8 from here on, but perhaps Latin-1, and names may not be found; "
				"save it as UTF-8");
		break;
	case TEXT_KIND_EMPTY:
		if (!is_host_file)
			report_line(report, REPORT_NOTE, 0,
				"the file is empty, so that there are no gestures; write each one behind a line [%s]",
				GESTURE_SECTION);
		break;
	case TEXT_KIND_UTF8:
		break;
	}
	return true;
}

/* Reports a section that is none, and what is wrong in it if it was meant to be one of ours. */
static void report_section(struct configuration *configuration, const struct ini_section *section, bool is_host_file,
	struct report *report)
{
	bool is_gesture = section_name_is_gesture(section->name);

	if (is_host_file && !section_name_is_meant(section->name))
		return;
	if (!section->is_closed)
		report_line(report, REPORT_ERROR, section->line, "[%.60s: no ] ends the name of the section; %s",
			section->name, is_gesture ? "the gesture is left out" : "it is ignored");
	else
		report_line(report, REPORT_ERROR, section->line,
			"[%.60s]: no such section, there are [%s] and [%s]; it is ignored", section->name,
			GLOBAL_SECTION, GESTURE_SECTION);
	if (is_gesture)
		configuration_check_section(configuration, section, report);
}

void configuration_read(struct configuration *configuration, const struct ini_file *file, bool is_host_file,
	struct report *report)
{
	const struct ini_section *section;

	if (!check_kind(file, is_host_file, report))
		return;
	configuration->file = file;
	report_strays(file, is_host_file, report);
	/* Sections [tactus] apply to all gestures, wherever they stand. */
	for (section = file->sections; section; section = section->next) {
		if (section->is_closed && strcmp(section->name, GLOBAL_SECTION) == 0)
			read_global(configuration, file, section, report);
	}
	for (section = file->sections; section; section = section->next) {
		if (section->is_closed && strcmp(section->name, GESTURE_SECTION) == 0)
			configuration_add_gesture(configuration, section, report);
		else if (!section->is_closed || strcmp(section->name, GLOBAL_SECTION) != 0)
			report_section(configuration, section, is_host_file, report);
	}
	configuration->file = NULL;
	configuration_resolve_names(configuration, report);
	configuration_resolve_after(configuration, report);
	configuration_find_shadows(configuration, report);
	configuration_check_strokes(configuration, report);
}

bool configuration_is_in(const struct ini_file *file)
{
	const struct ini_section *section;

	for (section = file->sections; section; section = section->next) {
		if (section_name_is_meant(section->name))
			return true;
	}
	return false;
}
