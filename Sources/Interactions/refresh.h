/* SPDX-License-Identifier: MIT */
/* A refresh: what its life and its scrolling share. */
#ifndef INTERACTIONS_REFRESH_H
#define INTERACTIONS_REFRESH_H

#include "interaction.h"

struct tactus_refresh {
	struct interaction base;
	struct tactus_refresh_settings settings;
	struct tactus_refresh_callbacks callbacks;
	void *data;
	struct watch *scroll_view;
	double distance; /* of the content from its place, as the host knows it */
	bool is_refreshing;
	bool is_spent; /* this drag has asked already */
	/* Part of the content inset that is the sign's; 0 while there is none. */
	double inset;
};

/* Takes back the room of the sign. */
void refresh_return(struct tactus_refresh *refresh);

#endif
