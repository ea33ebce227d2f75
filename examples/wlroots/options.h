/* SPDX-License-Identifier: MIT */
/* Options of the command line. */
#ifndef WLROOTS_OPTIONS_H
#define WLROOTS_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>

#define MAXIMUM_APP_IDS 16

/* App ids, by which windows of clients are selected. */
struct app_ids {
	const char *list[MAXIMUM_APP_IDS];
	size_t count;
};

struct options {
	const char *socket;  /* NULL: the first free one */
	const char *startup; /* a shell command, or NULL */
	bool mouse_is_fingers;
	bool no_drawers;             /* of the shell's own */
	const char *gesture_file;    /* gestures beside the shell's own, or NULL */
	const char *record;          /* records the gestures into this file, or NULL */
	const char *flight_recorder; /* writes the last minute into this file at SIGUSR1, or NULL */
	struct app_ids without_gestures;
	struct app_ids without_right_click;
};

enum options_result {
	OPTIONS_RUN,
	OPTIONS_HELP_SHOWN,
	OPTIONS_WRONG,
};

enum options_result options_parse(struct options *options, int argc, char *argv[]);

/* Returns whether a list contains an app id; NULL is in no list. */
bool app_ids_contain(const struct app_ids *app_ids, const char *app_id);

#endif
