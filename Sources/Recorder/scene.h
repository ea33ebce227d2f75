/* SPDX-License-Identifier: MIT */
/* What declarations and descriptions of objects share. */
#ifndef SCENE_H
#define SCENE_H

#include "recorder.h"

enum {
	MOST_RECTANGLES = 64,
	MOST_REQUIREMENTS = 64,
	/* Views in views. */
	MOST_LEVELS = 100,
};

/* Makes an object known and gives it a name; NULL without memory. */
struct object *know(
	struct tactus_recorder *recorder, const void *pointer, enum object_kind kind, const char *name);
/* A declaration: a line of the scene, or of what happens now. */
void begin_declaration(struct tactus_recorder *recorder);
/* Whether a recognizer is one that a scroll view brings along. */
bool is_own_recognizer(const void *view, const struct tactus_recognizer *recognizer);
void declare_source(struct tactus_recorder *recorder, const struct object *object);
/* Writes the settings of a view, and of what is in it. */
void describe_tree(struct tactus_recorder *recorder, struct tactus_view *view, int level);
void describe_application(struct tactus_recorder *recorder);
void write_first_responder(
	struct tactus_recorder *recorder, const struct tactus_responder *responder, const char *name);
/* Requirements of others, which waited for a recognizer that has just been declared. */
void write_waiting_requirements(struct tactus_recorder *recorder);

#endif
