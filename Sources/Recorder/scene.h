/* SPDX-License-Identifier: MIT */
/* Shared by declarations and descriptions of objects. */
#ifndef SCENE_H
#define SCENE_H

#include "recorder.h"

enum {
	/* Rectangles in a line; those of larger regions take several. */
	LINE_RECTANGLES = 64,
};

/* Registers an object and gives it a name. Returns NULL if out of memory. */
struct object *know(
	struct tactus_recorder *recorder, const void *pointer, enum object_kind kind, const char *name);
/* Begins a declaration: a line of the scene, or of a present event. */
void begin_declaration(struct tactus_recorder *recorder);
/* Returns whether a recognizer belongs to a scroll view. */
bool is_own_recognizer(const void *view, const struct tactus_recognizer *recognizer);
void declare_source(struct tactus_recorder *recorder, const struct object *object);
/* Declares a view that is in no other one, and what is in it. Returns NULL if out of memory. */
struct object *declare_tree(struct tactus_recorder *recorder, struct tactus_view *view);
/* Declares a recognizer with a word behind its options. */
void declare_recognizer_on(
	struct tactus_recorder *recorder, struct tactus_recognizer *recognizer, const char *view, const char *flag);
/* Writes the settings of a recognizer, once. */
void describe_recognizer(struct tactus_recorder *recorder, struct tactus_recognizer *recognizer);
/* Writes the settings of a view and everything inside it, once. */
void describe_tree(struct tactus_recorder *recorder, struct tactus_view *view);
void describe_application(struct tactus_recorder *recorder);
/* Writes the next responder of a responder that has another one than that of rule 3.1. */
void describe_next(struct tactus_recorder *recorder, const struct object *object);
void write_first_responder(struct tactus_recorder *recorder, const struct object *object);

#endif
