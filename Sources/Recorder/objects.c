// SPDX-License-Identifier: MIT
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "recorder.h"

static size_t slot_of(const struct objects *objects, const void *pointer)
{
	uint64_t hash = (uint64_t)(uintptr_t)pointer * UINT64_C(0x9e3779b97f4a7c15);
	size_t mask = objects->capacity - 1, slot = (size_t)(hash >> 32) & mask;

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

static void destroy_object(struct object *object)
{
	free(object->name);
	free(object);
}

void forget_dead_objects(struct objects *objects)
{
	struct object **old = objects->slots;
	size_t capacity = objects->capacity;

	if (!objects->has_dead)
		return;
	objects->has_dead = false;
	for (size_t i = 0; i < capacity; i++)
		if (old[i] && old[i]->is_dead) {
			destroy_object(old[i]);
			old[i] = NULL;
			objects->count--;
		}
	/* Moves entries after a hole up. Twice around, since a run of entries may wrap. */
	for (size_t round = 0; round < 2 * capacity; round++) {
		struct object *object = old[round % capacity];

		if (!object)
			continue;
		old[round % capacity] = NULL;
		old[slot_of(objects, object->pointer)] = object;
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
