/* SPDX-License-Identifier: MIT */
/* What `tactus gestures` does with files of gestures. Only the tool has it; hosts use gestures.h. */
#ifndef TACTUS_GESTURES_TOOL_H
#define TACTUS_GESTURES_TOOL_H

#include <stdbool.h>
#include <stddef.h>

struct gestures_trial;
struct tactus_application;

/* Gets lines for people, without line ends. */
typedef void (*gestures_tell_func)(const char *line, void *data);

struct gestures_check_result {
	bool is_readable;
	size_t gestures;
	size_t mistakes; /* lines that were told */
};

/* Reads a file and tells all that is wrong with it. */
struct gestures_check_result gestures_check(const char *path, gestures_tell_func tell, void *data);

/* Whether a file is a host's own, in which other sections are none of ours: it is called *.ini. */
bool gestures_is_host_file(const char *path);

/* The file that a host without one of its own would read, for free(); NULL: there is none. */
char *gestures_find_file(void);

struct gestures_key_description {
	const char *section, *name, *values, *fallback, *text;
};

/* Key after key, in the order in which people think of them. False: there are no more. */
bool gestures_describe_key(size_t index, struct gestures_key_description *description);
/* Writes the types that have a key, with commas between them; empty: all. */
void gestures_describe_types(size_t index, char *buffer, size_t size);

struct gestures_trial_options {
	double x, y, width, height; /* of the output on which all fingers land */
	const char *output;         /* its name; NULL: it has none */
	const char *app_id;         /* of the window below them; NULL: none */
	bool tells_reasons;         /* also why gestures failed */
};

/*
 * Puts a file's gestures onto the application's first window and tells what they do, instead of doing it. NULL: no
 * memory, no window, or no file, which is told.
 */
struct gestures_trial *gestures_trial_begin(struct tactus_application *application, const char *path,
	const struct gestures_trial_options *options, gestures_tell_func tell, void *data);
/* Ends it before the application goes. Returns how often a gesture did something. */
size_t gestures_trial_end(struct gestures_trial *trial);

#endif
