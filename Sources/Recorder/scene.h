/* SPDX-License-Identifier: MIT */
/* Shared by declarations and descriptions of objects. */
#ifndef SCENE_H
#define SCENE_H

#include "recorder.h"

enum {
	/* Rectangles in a line; those of larger regions take several. */
	LINE_RECTANGLES = 64,
	MOST_REQUIREMENTS = 1024,
	/* Largest depth of views. */
	MOST_LEVELS = 1000,
};

/* Registers an object and gives it a name. Returns NULL if out of memory. */
struct object *know(
	struct tactus_recorder *recorder, const void *pointer, enum object_kind kind, const char *name);
/* Begins a declaration: a line of the scene, or of a present event. */
void begin_declaration(struct tactus_recorder *recorder);
/* Returns whether a recognizer belongs to a scroll view. */
bool is_own_recognizer(const void *view, const struct tactus_recognizer *recognizer);
void declare_source(struct tactus_recorder *recorder, const struct object *object);
/* Declares a view and what is in it; NULL without memory, or where it is too deep. */
struct object *declare_tree(
	struct tactus_recorder *recorder, struct tactus_view *view, const char *parent, int level);
/* Declares a recognizer with a word behind its options. */
void declare_recognizer_on(
	struct tactus_recorder *recorder, struct tactus_recognizer *recognizer, const char *view, const char *flag);
/* Writes the settings of a view and everything inside it. */
void describe_tree(struct tactus_recorder *recorder, struct tactus_view *view, int level);
void describe_application(struct tactus_recorder *recorder);
void write_first_responder(struct tactus_recorder *recorder, const struct object *object);
/* Writes requirements of other recognizers that waited for the declaration of this one. */
void write_waiting_requirements(struct tactus_recorder *recorder);

#endif
