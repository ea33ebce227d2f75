/* SPDX-License-Identifier: MIT */
/* Facts about each kind of recognizer; a new kind is added to recognizer-kinds.c alone. */
#ifndef RECOGNIZER_KINDS_H
#define RECOGNIZER_KINDS_H

#include "properties.h"

/* Number of kinds, limited by the bits of ANY_RECOGNIZER. */
enum {
	MOST_RECOGNIZER_KINDS = 12
};

/* Durations that every kind has. */
#define DELAYS (1u << TACTUS_DURATION_DELAY_TOGETHER | 1u << TACTUS_DURATION_DELAY_UNDECIDED)

struct recognizer_kind {
	/* The word that declares a recognizer of this kind; NULL if there is no such kind. */
	const char *word;
	/* Creates a recognizer with the default settings. */
	struct tactus_recognizer *(*create)(struct tactus_application *application);
	/* Adds the options that are part of the declaration; NULL if there are none. */
	void (*add_options)(struct text *text, const struct tactus_recognizer *recognizer);
	/* Masks of 1 << TACTUS_LENGTH_... and 1 << TACTUS_DURATION_... that the kind has, without DELAYS. */
	uint32_t lengths, durations;
};

/* Returns the facts about a kind; those of a custom recognizer for an unknown number. */
const struct recognizer_kind *recognizer_kind(enum tactus_recognizer_kind kind);

/* Properties that only some kinds have. */
extern const struct property kind_properties[];
extern const size_t kind_property_count;

#endif
