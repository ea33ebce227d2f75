/* SPDX-License-Identifier: MIT */
/* Sections of keys and values, in the format of weston.ini. Keys may be repeated, and lines keep their numbers. */
#ifndef TACTUS_GESTURES_INI_FILE_H
#define TACTUS_GESTURES_INI_FILE_H

#include "text-kind.h"

#include <stdbool.h>
#include <stddef.h>

struct ini_entry {
	struct ini_entry *next;
	char *key;
	char *value;
	unsigned line;
};

struct ini_section {
	struct ini_section *next;
	struct ini_entry *entries; /* in the order of the file */
	struct ini_entry **last_entry;
	const struct ini_stray *strays; /* the first one below it; others follow while they are of this section */
	char *name;
	bool is_closed; /* by a ] */
	char *rest;     /* text behind the ], or NULL */
	unsigned line;
};

/* A line that is not a section, key, comment or blank. */
struct ini_stray {
	struct ini_stray *next;
	const struct ini_section *section; /* above it, or NULL */
	char *text;
	unsigned line;
};

struct ini_file {
	char *folder; /* in which it lies; NULL of a text that was not read by its name */
	enum text_kind kind;
	unsigned kind_line; /* line that shows the kind, or 0 */
	struct ini_section *sections;
	struct ini_section **last_section;
	struct ini_stray *strays;
	struct ini_stray **last_stray;
};

/*
 * Parses a text; one in UTF-16 and binary data have no sections. Returns false if out of memory. Call ini_file_finish()
 * in either case.
 */
bool ini_file_parse(struct ini_file *file, const char *text, size_t length);
/* Reads a file. Returns false and sets errno if that fails. Call ini_file_finish() in either case. */
bool ini_file_read(struct ini_file *file, const char *path);
/* Reads the rest of an open file in the same way. */
bool ini_file_read_fd(struct ini_file *file, int fd);
void ini_file_finish(struct ini_file *file);

/* Returns the first entry with the key, or NULL. */
struct ini_entry *ini_section_find(const struct ini_section *section, const char *key);

#endif
