/* SPDX-License-Identifier: MIT */
/* Creates and destroys the gestures of a host. */
#include "../SizedStructs/sized-struct.h"
#include "host-calls.h"
#include "set.h"

#include <stdlib.h>
#include <string.h>

/*
 * Copies the host's table, which may be that of an older or a newer header (docs/abi-policy.md). Returns false if it is
 * malformed.
 */
static bool copy_host(struct tactus_gestures_host *copy, const struct tactus_gestures_host *host)
{
	size_t index;

	if (!sized_struct_copy(copy, sizeof(*copy), host))
		return false;
	for (index = 0; index < sizeof(copy->reserved2); index++) {
		if (copy->reserved2[index] != 0)
			return false;
	}
	return copy->reserved[0] == 0 && copy->reserved[1] == 0;
}

struct tactus_gestures *tactus_gestures_create(struct tactus_application *application, struct tactus_view *root,
	const struct tactus_gestures_host *host, void *data)
{
	struct tactus_gestures *gestures;

	if (!application || !root || !host)
		return NULL;
	gestures = calloc(1, sizeof(*gestures));
	if (!gestures)
		return NULL;
	if (copy_host(&gestures->host, host)) {
		gestures->host_name = strdup(gestures->host.name ? gestures->host.name : "this compositor");
		gestures->words_name = strdup(gestures->host.words_name ? gestures->host.words_name : "");
	}
	if (!gestures->host_name || !gestures->words_name) {
		free(gestures->host_name);
		free(gestures->words_name);
		free(gestures);
		return NULL;
	}
	gestures->host.name = gestures->host_name;
	gestures->host.words_name = *gestures->words_name ? gestures->words_name : NULL;
	gestures->application = application;
	gestures->root = root;
	gestures->data = data;
	gestures->calls = &gestures->counted;
	configuration_init(&gestures->configuration);
	gesture_files_init(&gestures->files);
	followers_init(&gestures->followers);
	return gestures;
}

void tactus_gestures_destroy(struct tactus_gestures *gestures)
{
	if (!gestures || gestures_is_busy(gestures))
		return;
	while (gestures->seats)
		tactus_gestures_remove_seat(gestures, gestures->seats->seat);
	configuration_finish(&gestures->configuration);
	gesture_files_finish(&gestures->files);
	followers_finish(&gestures->followers);
	free(gestures->host_name);
	free(gestures->words_name);
	free(gestures);
}

enum tactus_status tactus_gestures_publish(struct tactus_gestures *gestures)
{
	if (!gestures)
		return TACTUS_STATUS_INVALID_ARGUMENT;
	return followers_publish(&gestures->followers) ? TACTUS_STATUS_OK : TACTUS_STATUS_SYSTEM;
}
