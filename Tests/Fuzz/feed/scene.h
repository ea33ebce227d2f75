/* SPDX-License-Identifier: MIT */
/* A host with one of everything, that checks what it is told. */
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

/* checks.c: every touch of a view is closed once, every stream is legal. */
void check(bool holds, const char *what);
extern const struct tactus_responder_callbacks checked_touches;
extern const struct tactus_surface_client_callbacks checked_stream;
void checks_start(void);
/* No finger is down and no timer runs: everything that began is over. */
void checks_finish(void);

#endif
