/* SPDX-License-Identifier: MIT */
/* What the command line says. */
#ifndef WLROOTS_OPTIONS_H
#define WLROOTS_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>

#define MAXIMUM_APP_IDS 16

/* Clients are told apart by the app id of their windows. */
struct app_ids {
	const char *list[MAXIMUM_APP_IDS];
	size_t count;
};

struct options {
	const char *socket;  /* NULL: the first one that is free */
	const char *startup; /* a shell command, or NULL */
	bool mouse_is_fingers;
	const char *record;          /* all that the gestures are told goes to this file, or NULL */
	const char *flight_recorder; /* the last minute of it goes to this one at SIGUSR1, or NULL */
	struct app_ids without_gestures;
	struct app_ids without_right_click;
};

enum options_result {
	OPTIONS_RUN,
	OPTIONS_HELP_SHOWN,
	OPTIONS_WRONG,
};

enum options_result options_parse(struct options *options, int argc, char *argv[]);

/* An app id of NULL is in no list. */
bool app_ids_contain(const struct app_ids *app_ids, const char *app_id);

#endif
