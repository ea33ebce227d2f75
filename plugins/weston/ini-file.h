/* SPDX-License-Identifier: MIT */
/*
 * Reads what Weston's own parser has accepted once more: that one tells neither which keys a section has nor
 * on which line they stand.
 */
#ifndef TACTUS_WESTON_INI_FILE_H
#define TACTUS_WESTON_INI_FILE_H

#include <stdbool.h>
#include <wayland-util.h>

struct ini_entry {
	struct wl_list link; /* ini_section.entries */
	char *key;
	char *value;
	unsigned line;
};

struct ini_section {
	struct wl_list link;    /* ini_file.sections */
	struct wl_list entries; /* ini_entry.link, as they stand in the file */
	char *name;
	unsigned line;
};

struct ini_file {
	struct wl_list sections;
};

/* False if the file cannot be read, with errno, or memory is short. Finish it in either case. */
bool ini_file_read(struct ini_file *file, const char *path);
void ini_file_finish(struct ini_file *file);

/* The first entry with the key, or NULL. */
struct ini_entry *ini_section_find(const struct ini_section *section, const char *key);

#endif
