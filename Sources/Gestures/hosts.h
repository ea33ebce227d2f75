/* SPDX-License-Identifier: MIT */
/* Abilities of hosts: of the running one, and of those that have a plugin here. */
#ifndef TACTUS_GESTURES_HOSTS_H
#define TACTUS_GESTURES_HOSTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct configuration;
struct gesture_configuration;
struct report;

struct host_abilities {
	const char *key;  /* its name for `--for` */
	const char *name; /* its name in sentences */
	bool reads_file;
	bool tells_outputs, tells_app_ids, tells_titles, tells_modifiers, tells_tablet_mode, draws, scales_lengths;
	uint32_t actions;       /* bit N: enum tactus_gestures_action N */
	uint32_t places;        /* enum tactus_gestures_place */
	const char *words_name; /* in front of its own words; NULL: none */
	bool tells_locks;       /* whether it tells that the screen is locked */
	bool varies;            /* whether it reads the file, and has these actions, is up to its author */
};

/* The hosts of this project. Tests/Hosts/gestures/hosts.sh compares the table with their sources. */
extern const struct host_abilities host_table[];
extern const size_t host_count;

/* Returns a host by its key, or NULL. */
const struct host_abilities *host_find(const char *key);
/* Returns the key that is spelt most like a name, or NULL if none is. */
const char *host_suggest(const char *name);

/* Returns whether a host can do all that a gesture needs. */
bool host_serves(const struct host_abilities *host, const struct gesture_configuration *gesture);
/* Reports each thing that a host cannot do for the gestures. */
void host_check(const struct host_abilities *host, const struct configuration *configuration, struct report *report);

#endif
