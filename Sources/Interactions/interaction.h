/* SPDX-License-Identifier: MIT */
/* Shared by all objects of this library: an application that may go first, and callbacks that may destroy them. */
#ifndef INTERACTIONS_INTERACTION_H
#define INTERACTIONS_INTERACTION_H

#include "log.h"
#include "watch.h"

struct interaction {
	struct watch *application;
	/* Frees the object, at the first moment when no function of it runs. */
	void (*free)(struct interaction *interaction);
	unsigned depth;
	bool is_destroyed;
};

/* Returns false if the application is destroyed, or without memory. */
bool interaction_init(struct interaction *interaction, struct tactus_application *application,
	void (*free)(struct interaction *interaction));
/* Lets go of the application. Returns false where nothing may be destroyed: inside log handlers and the like. */
bool interaction_detach(struct interaction *interaction);
/* Frees the object, or marks it for the function of it that runs. */
void interaction_destroy(struct interaction *interaction);
/* Returns the application, or NULL once it is destroyed. */
struct tactus_application *interaction_application(const struct interaction *interaction);
/* Returns the application's time, or 0. */
uint64_t interaction_time(const struct interaction *interaction);

/* Brackets of every function that calls callbacks. */
void interaction_enter(struct interaction *interaction);
void interaction_leave(struct interaction *interaction);

#define CALLED_FROM_LISTENER "called from a log handler, trace listener or destroy listener"

/* Refuses NULL, with a line, and objects that are being destroyed. */
#define REQUIRE_OBJECT(object) \
	do { \
		REQUIRE(object, #object " is NULL"); \
		if ((object)->base.is_destroyed) \
			return TACTUS_STATUS_DESTROYED; \
	} while (0)

#endif
