/* SPDX-License-Identifier: MIT */
#include "interaction.h"

bool interaction_init(struct interaction *interaction, struct tactus_application *application,
	void (*free)(struct interaction *interaction))
{
	interaction->free = free;
	interaction->application = watch_application(application);
	return interaction->application;
}

bool interaction_detach(struct interaction *interaction)
{
	if (!watch_release(interaction->application))
		return false;
	interaction->application = NULL;
	return true;
}

void interaction_destroy(struct interaction *interaction)
{
	interaction->is_destroyed = true;
	if (interaction->depth == 0)
		interaction->free(interaction);
}

struct tactus_application *interaction_application(const struct interaction *interaction)
{
	return watch_get_application(interaction->application);
}

uint64_t interaction_time(const struct interaction *interaction)
{
	return tactus_application_get_time(interaction_application(interaction));
}

void interaction_enter(struct interaction *interaction)
{
	interaction->depth++;
}

void interaction_leave(struct interaction *interaction)
{
	if (--interaction->depth == 0 && interaction->is_destroyed)
		interaction->free(interaction);
}
