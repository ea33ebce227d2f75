/* SPDX-License-Identifier: MIT */
#include "ini-file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Largest file, a few hundred pages of text: a device given by mistake must not be read to its end. */
#define FILE_MAXIMUM (1u << 20)

/* Independent of the locale. */
static bool is_blank(char character)
{
	return character == ' ' || (character >= '\t' && character <= '\r');
}

/* Returns the text without surrounding blanks. */
static char *trim(char *text)
{
	char *end;

	while (is_blank(*text))
		text++;
	end = text + strlen(text);
	while (end > text && is_blank(end[-1]))
		*--end = '\0';
	return text;
}

static void free_section(struct ini_section *section)
{
	free(section->name);
	free(section->rest);
	free(section);
}

/* Adds a section. @p rest is the text behind its ], or NULL if there is no ]. */
static bool add_section(struct ini_file *file, const char *name, const char *rest, unsigned line)
{
	struct ini_section *section = calloc(1, sizeof(*section));

	if (!section)
		return false;
	section->name = strdup(name);
	section->rest = rest && *rest ? strdup(rest) : NULL;
	if (!section->name || (rest && *rest && !section->rest)) {
		free_section(section);
		return false;
	}
	section->is_closed = rest;
	section->line = line;
	section->last_entry = &section->entries;
	*file->last_section = section;
	file->last_section = &section->next;
	return true;
}

static void free_entry(struct ini_entry *entry)
{
	free(entry->key);
	free(entry->value);
	free(entry);
}

static bool add_entry(struct ini_section *section, const char *key, const char *value, unsigned line)
{
	struct ini_entry *entry = calloc(1, sizeof(*entry));

	if (!entry)
		return false;
	entry->key = strdup(key);
	entry->value = strdup(value);
	if (!entry->key || !entry->value) {
		free_entry(entry);
		return false;
	}
	entry->line = line;
	*section->last_entry = entry;
	section->last_entry = &entry->next;
	return true;
}

static bool add_stray(struct ini_file *file, struct ini_section *section, const char *text, unsigned line)
{
	struct ini_stray *stray = calloc(1, sizeof(*stray));

	if (!stray)
		return false;
	stray->text = strdup(text);
	if (!stray->text) {
		free(stray);
		return false;
	}
	stray->section = section;
	stray->line = line;
	if (section && !section->strays)
		section->strays = stray;
	*file->last_stray = stray;
	file->last_stray = &stray->next;
	return true;
}

static bool read_line(struct ini_file *file, struct ini_section **section, char *text, unsigned line)
{
	char *end;

	text = trim(text);
	/* The mark of UTF-8, with which some editors begin a file, also where files were put together. */
	if (strncmp(text, "\xef\xbb\xbf", 3) == 0)
		text = trim(text + 3);
	if (!*text || *text == '#')
		return true;
	if (*text == '[') {
		struct ini_section **added = file->last_section;

		end = strchr(text, ']');
		if (end)
			*end = '\0';
		if (!add_section(file, text + 1, end ? trim(end + 1) : NULL, line))
			return false;
		*section = *added;
		return true;
	}
	end = strchr(text, '=');
	if (!*section || !end || end == text || *text == ';' || strncmp(text, "//", 2) == 0)
		return add_stray(file, *section, text, line);
	*end = '\0';
	return add_entry(*section, trim(text), trim(end + 1), line);
}

/* Returns the length of the first line. Its end is \n, \r\n, or \r alone as on old computers. */
static size_t find_line_end(const char *text, size_t length)
{
	size_t end;

	for (end = 0; end < length && text[end] != '\n'; end++) {
		if (text[end] == '\r' && end + 1 < length && text[end + 1] != '\n' && text[end + 1] != '\r')
			break;
	}
	return end;
}

bool ini_file_parse(struct ini_file *file, const char *text, size_t length)
{
	struct ini_section *section = NULL;
	unsigned line = 0;
	size_t line_length;
	char *copy;
	bool good = true;

	memset(file, 0, sizeof(*file));
	file->kind = text_find_kind(text, length, &file->kind_line);
	if (file->kind == TEXT_KIND_UTF16 || file->kind == TEXT_KIND_BINARY)
		length = 0;
	file->last_section = &file->sections;
	file->last_stray = &file->strays;
	while (good && length > 0) {
		line_length = find_line_end(text, length);
		copy = strndup(text, line_length);
		good = copy && read_line(file, &section, copy, ++line);
		free(copy);
		line_length += line_length < length;
		text += line_length;
		length -= line_length;
	}
	return good;
}

/* Returns the contents of the file, or NULL and errno. */
static char *read_whole(int fd, size_t *length)
{
	char *text = malloc(FILE_MAXIMUM + 1);
	ssize_t count = 1;

	*length = 0;
	while (text && count > 0 && *length <= FILE_MAXIMUM) {
		count = read(fd, text + *length, FILE_MAXIMUM + 1 - *length);
		if (count > 0)
			*length += (size_t)count;
		else if (count < 0 && errno == EINTR)
			count = 1;
	}
	if (text && (count < 0 || *length > FILE_MAXIMUM)) {
		int error = count < 0 ? errno : EFBIG;

		free(text);
		errno = error;
		return NULL;
	}
	return text;
}

static char *folder_of(const char *path)
{
	const char *end = strrchr(path, '/');

	if (!end)
		return strdup(".");
	return end == path ? strdup("/") : strndup(path, (size_t)(end - path));
}

bool ini_file_read(struct ini_file *file, const char *path)
{
	/* O_NONBLOCK: opening a pipe must not wait for a writer. */
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK), error;
	bool good = false;

	if (fd < 0) {
		ini_file_parse(file, "", 0);
		return false;
	}
	good = ini_file_read_fd(file, fd);
	error = errno;
	if (good)
		file->folder = folder_of(path);
	if (good && !file->folder) {
		good = false;
		error = ENOMEM;
	}
	close(fd);
	errno = error;
	return good;
}

bool ini_file_read_fd(struct ini_file *file, int fd)
{
	size_t length;
	char *text = read_whole(fd, &length);
	int error = errno;
	bool good = false;

	ini_file_parse(file, "", 0);
	if (text) {
		good = ini_file_parse(file, text, length);
		error = ENOMEM;
	}
	free(text);
	errno = error;
	return good;
}

void ini_file_finish(struct ini_file *file)
{
	struct ini_section *section;
	struct ini_entry *entry;
	struct ini_stray *stray;

	while ((section = file->sections)) {
		file->sections = section->next;
		while ((entry = section->entries)) {
			section->entries = entry->next;
			free_entry(entry);
		}
		free_section(section);
	}
	while ((stray = file->strays)) {
		file->strays = stray->next;
		free(stray->text);
		free(stray);
	}
	free(file->folder);
	file->folder = NULL;
}

struct ini_entry *ini_section_find(const struct ini_section *section, const char *key)
{
	struct ini_entry *entry;

	for (entry = section->entries; entry; entry = entry->next) {
		if (strcmp(entry->key, key) == 0)
			return entry;
	}
	return NULL;
}
