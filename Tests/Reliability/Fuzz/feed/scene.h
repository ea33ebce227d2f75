/* SPDX-License-Identifier: MIT */
/* A host with one object of each type, which checks its callbacks. */
#ifndef FUZZ_SCENE_H
#define FUZZ_SCENE_H

#include <stdbool.h>
#include <tactus.h>

#define SOURCES 2

struct scene {
	struct tactus_application *application;
	struct tactus_touch_source *sources[SOURCES];
};

void scene_create(struct scene *scene);
void scene_destroy(struct scene *scene);

/* checks.c: checks that every touch of a view is closed once and every stream is legal. */
void check(bool holds, const char *what);
extern const struct tactus_responder_callbacks checked_touches;
extern const struct tactus_surface_client_callbacks checked_stream;
void checks_start(void);
/* Checks that everything that began has ended, after no finger is down and no timer runs. */
void checks_finish(void);

#endif
