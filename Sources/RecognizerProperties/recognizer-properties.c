// SPDX-License-Identifier: MIT
#include "include/recognizer-properties.h"

#include <string.h>

#include <tactus.h>

/* Setters take a count, a mask, an enumeration or a truth value. */
#define SETTER(kinds, word, setter, getter) \
	static enum tactus_status call_##setter(struct tactus_recognizer *recognizer, uint32_t value) \
	{ \
		return setter(recognizer, value); \
	}
#define BIT(kind) (1u << TACTUS_RECOGNIZER_KIND_##kind)
#define ROW(kinds, word, setter, getter) { kinds, word, call_##setter },

RECOGNIZER_PROPERTIES(SETTER, BIT)

static const struct {
	uint32_t kinds;
	const char *word;
	enum tactus_status (*set)(struct tactus_recognizer *recognizer, uint32_t value);
} rows[] = { RECOGNIZER_PROPERTIES(ROW, BIT) };

void recognizer_property_set(struct tactus_recognizer *recognizer, const char *word, uint32_t value)
{
	uint32_t kind = 1u << tactus_recognizer_get_kind(recognizer);

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
		if ((rows[i].kinds & kind) != 0 && strcmp(rows[i].word, word) == 0)
			rows[i].set(recognizer, value);
}
