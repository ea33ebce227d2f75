/* SPDX-License-Identifier: MIT */
#include "ini-file.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The text without the blanks around it. */
static char *trim(char *text)
{
	char *end;

	while (isspace((unsigned char)*text))
		text++;
	end = text + strlen(text);
	while (end > text && isspace((unsigned char)end[-1]))
		*--end = '\0';
	return text;
}

static struct ini_section *add_section(struct ini_file *file, const char *name, unsigned line)
{
	struct ini_section *section = calloc(1, sizeof(*section));

	if (!section)
		return NULL;
	section->name = strdup(name);
	if (!section->name) {
		free(section);
		return NULL;
	}
	section->line = line;
	wl_list_init(&section->entries);
	wl_list_insert(file->sections.prev, &section->link);
	return section;
}

static void free_entry(struct ini_entry *entry)
{
	free(entry->key);
	free(entry->value);
	free(entry);
}

static bool add_entry(struct ini_section *section, char *key, char *value, unsigned line)
{
	struct ini_entry *entry = calloc(1, sizeof(*entry));

	if (!entry)
		return false;
	entry->key = strdup(trim(key));
	entry->value = strdup(trim(value));
	if (!entry->key || !entry->value) {
		free_entry(entry);
		return false;
	}
	entry->line = line;
	wl_list_insert(section->entries.prev, &entry->link);
	return true;
}

/* Lines that are neither were refused by Weston already. */
static bool read_line(struct ini_file *file, struct ini_section **section, char *text, unsigned line)
{
	char *end;

	if (text[0] == '[' && (end = strchr(text, ']'))) {
		*end = '\0';
		*section = add_section(file, text + 1, line);
		return *section;
	}
	if (text[0] == '#' || !*section || !(end = strchr(text, '=')))
		return true;
	*end = '\0';
	return add_entry(*section, text, end + 1, line);
}

bool ini_file_read(struct ini_file *file, const char *path)
{
	struct ini_section *section = NULL;
	FILE *stream = fopen(path, "re");
	char *text = NULL;
	size_t size = 0;
	unsigned line = 0;
	bool good = true;

	wl_list_init(&file->sections);
	if (!stream)
		return false;
	while (good && getline(&text, &size, stream) >= 0)
		good = read_line(file, &section, text, ++line);
	if (ferror(stream))
		good = false;
	free(text);
	fclose(stream);
	return good;
}

void ini_file_finish(struct ini_file *file)
{
	struct ini_section *section, *next_section;
	struct ini_entry *entry, *next_entry;

	wl_list_for_each_safe(section, next_section, &file->sections, link) {
		wl_list_for_each_safe(entry, next_entry, &section->entries, link)
			free_entry(entry);
		free(section->name);
		free(section);
	}
	wl_list_init(&file->sections);
}

struct ini_entry *ini_section_find(const struct ini_section *section, const char *key)
{
	struct ini_entry *entry;

	wl_list_for_each(entry, &section->entries, link) {
		if (strcmp(entry->key, key) == 0)
			return entry;
	}
	return NULL;
}
