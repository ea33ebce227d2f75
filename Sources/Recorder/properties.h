/* SPDX-License-Identifier: MIT */
/* Properties of objects that can be set. */
#ifndef PROPERTIES_H
#define PROPERTIES_H

#include "recorder.h"

enum {
	VIEWS = 1 << 0,
	WINDOWS = 1 << 1,
	CONTROLS = 1 << 2,
	SCROLL_VIEWS = 1 << 3,
	SURFACES = 1 << 4,
	ANY_VIEW = VIEWS | WINDOWS | CONTROLS | SCROLL_VIEWS | SURFACES,
	/* A recognizer of kind K has the bit RECOGNIZER << K. */
	RECOGNIZER = 1 << 8,
	ANY_RECOGNIZER = 0xfff << 8,
	APPLICATION = 1 << 20,
};

struct property {
	const char *word, *setter;
	unsigned int kinds;
	/* Stores the values, and returns their number. */
	size_t (*get)(const void *object, double *values, int64_t which);
};

/* Properties of views, of recognizers of any kind, and of the application. */
extern const struct property properties[];
extern const size_t property_count;

/* Begins the definition of a getter. */
#define GET(name) static size_t name(const void *object, double *values, int64_t which)
#define GET_ONE(name, expression) \
	GET(name) \
	{ \
		(void)which; \
		values[0] = (double)(expression); \
		return 1; \
	}

/* Getters that are called once for each length, duration or option. */
size_t get_length(const void *object, double *values, int64_t which);
size_t get_duration(const void *object, double *values, int64_t which);
size_t get_option(const void *object, double *values, int64_t which);

#endif
