// SPDX-License-Identifier: MIT
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "recorder.h"

/* The slot of a pointer, unless others have taken it. */
static size_t first_slot_of(const struct objects *objects, const void *pointer)
{
	uint64_t hash = (uint64_t)(uintptr_t)pointer * UINT64_C(0x9e3779b97f4a7c15);

	return (size_t)(hash >> 32) & (objects->capacity - 1);
}

static size_t slot_of(const struct objects *objects, const void *pointer)
{
	size_t mask = objects->capacity - 1, slot = first_slot_of(objects, pointer);

	while (objects->slots[slot] && objects->slots[slot]->pointer != pointer)
		slot = (slot + 1) & mask;
	return slot;
}

struct object *find_object(struct objects *objects, const void *pointer)
{
	return objects->capacity > 0 && pointer ? objects->slots[slot_of(objects, pointer)] : NULL;
}

static bool resize(struct objects *objects, size_t capacity)
{
	struct objects grown = *objects;

	grown.slots = calloc(capacity, sizeof *grown.slots);
	if (!grown.slots)
		return false;
	grown.capacity = capacity;
	for (size_t i = 0; i < objects->capacity; i++)
		if (objects->slots[i])
			grown.slots[slot_of(&grown, objects->slots[i]->pointer)] = objects->slots[i];
	free(objects->slots);
	*objects = grown;
	return true;
}

struct object *add_object(struct objects *objects, const void *pointer, enum object_kind kind)
{
	struct object *object;

	if (2 * (objects->count + 1) > objects->capacity &&
		!resize(objects, objects->capacity > 0 ? 2 * objects->capacity : 64))
		return NULL;
	object = calloc(1, sizeof *object);
	if (!object)
		return NULL;
	object->pointer = pointer;
	object->kind = kind;
	objects->slots[slot_of(objects, pointer)] = object;
	objects->count++;
	return object;
}

/*
 * Returns whether a name may have been used before, and marks it as used. Names of destroyed objects are not reused,
 * since lines about them exist. The set has a fixed size, so it may report names that were not used.
 */
static bool is_used(struct objects *objects, enum object_kind kind, const char *name)
{
	/* A client and its surface may have the same name. */
	uint64_t hash = UINT64_C(0xcbf29ce484222325) + (kind == OBJECT_CLIENT ? 1 : 0);
	uint64_t bit;
	bool was_used;

	for (const char *at = name; *at != '\0'; at++)
		hash = (hash ^ (unsigned char)*at) * UINT64_C(0x100000001b3);
	hash ^= hash >> 32;
	bit = UINT64_C(1) << (hash & 63);
	was_used = objects->used[hash >> 6 & (USED_WORDS - 1)] & bit;
	objects->used[hash >> 6 & (USED_WORDS - 1)] |= bit;
	return was_used;
}

static bool is_reserved(const char *name)
{
	return strcmp(name, "application") == 0 || strcmp(name, "application-delegate") == 0 ||
		strcmp(name, "none") == 0;
}

const char *name_of(const struct object *object)
{
	if (object->kind == OBJECT_APPLICATION)
		return "application";
	return object->kind == OBJECT_DELEGATE ? "application-delegate" : object->name;
}

static const char *word_for(enum object_kind kind)
{
	switch (kind) {
	case OBJECT_VIEW:
		return "view";
	case OBJECT_RECOGNIZER:
		return "recognizer";
	case OBJECT_CONTROLLER:
		return "controller";
	case OBJECT_SOURCE:
		return "source";
	case OBJECT_CLIENT:
		return "client";
	case OBJECT_APPLICATION:
	case OBJECT_DELEGATE:
		break;
	}
	return "object";
}

/* Replaces every character that a name may not contain by a dash. */
static void clean(char *name)
{
	for (char *at = name; *at != '\0'; at++) {
		bool is_letter = (*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z');

		if (!is_letter && !(*at >= '0' && *at <= '9') && *at != '-' && *at != '_')
			*at = '-';
	}
}

bool name_object(struct objects *objects, struct object *object, const char *name)
{
	enum {
		LONGEST = 64,
		NUMBER = 12,
	};
	char base[LONGEST + 1];
	char *made = malloc(LONGEST + NUMBER + 1);

	if (!made)
		return false;
	snprintf(base, sizeof base, "%s", name && name[0] != '\0' ? name : word_for(object->kind));
	clean(base);
	free(object->name);
	object->name = NULL;
	snprintf(made, LONGEST + NUMBER + 1, "%s", base);
	if (!name || name[0] == '\0' || is_reserved(base) || is_used(objects, object->kind, base))
		/* Names given by people do not contain two dashes. */
		snprintf(made, LONGEST + NUMBER + 1, "%s--%u", base, (unsigned int)++objects->last_number);
	object->name = made;
	return true;
}

void mark_dead(struct objects *objects, struct object *object)
{
	if (object->is_dead)
		return;
	object->is_dead = true;
	object->next_dead = objects->dead;
	objects->dead = object;
}

static void destroy_object(struct object *object)
{
	free(object->waiting);
	free(object->name);
	free(object);
}

/* Moves the entries of a run up that stand behind a hole and belong at it or before it. */
static void remove_object(struct objects *objects, const struct object *object)
{
	struct object **slots = objects->slots;
	size_t mask = objects->capacity - 1, hole = slot_of(objects, object->pointer);

	if (slots[hole] != object)
		return;
	for (size_t slot = (hole + 1) & mask; slots[slot]; slot = (slot + 1) & mask) {
		size_t first = first_slot_of(objects, slots[slot]->pointer);

		if (((slot - first) & mask) < ((slot - hole) & mask))
			continue;
		slots[hole] = slots[slot];
		hole = slot;
	}
	slots[hole] = NULL;
	objects->count--;
}

void forget_dead_objects(struct objects *objects)
{
	while (objects->dead) {
		struct object *object = objects->dead;

		objects->dead = object->next_dead;
		remove_object(objects, object);
		destroy_object(object);
	}
}

void finish_objects(struct objects *objects)
{
	for (size_t i = 0; i < objects->capacity; i++)
		if (objects->slots[i])
			destroy_object(objects->slots[i]);
	free(objects->slots);
	*objects = (struct objects){ 0 };
}
