// SPDX-License-Identifier: MIT
/* Writes properties as lines. */
#include <string.h>

#include "properties.h"
#include "recognizer-kinds.h"

const char *property_setter(const struct property *property)
{
	return property->setter;
}

static const struct property *property_at(size_t index)
{
	if (index < property_count)
		return &properties[index];
	index -= property_count;
	return index < kind_property_count ? &kind_properties[index] : NULL;
}

const struct property *find_property(const char *function)
{
	const struct property *property;

	for (size_t i = 0; (property = property_at(i)); i++)
		if (strcmp(property->setter, function) == 0)
			return property;
	return NULL;
}

static unsigned int kinds_of(const struct object *object)
{
	switch (object->kind) {
	case OBJECT_VIEW:
		return 1u << tactus_view_get_kind(object->pointer);
	case OBJECT_RECOGNIZER:
		return (unsigned int)RECOGNIZER << tactus_recognizer_get_kind(object->pointer);
	case OBJECT_APPLICATION:
		return APPLICATION;
	case OBJECT_CONTROLLER:
	case OBJECT_DELEGATE:
	case OBJECT_SOURCE:
	case OBJECT_CLIENT:
		break;
	}
	return 0;
}

/* Returns whether a property is always part of the declaration of views or recognizers. */
static bool is_declared_with(const struct property *property, const struct object *object)
{
	if (object->kind == OBJECT_VIEW && strcmp(property->word, "handles") == 0) {
		enum tactus_view_kind kind = tactus_view_get_kind(object->pointer);

		return kind != TACTUS_VIEW_KIND_WINDOW && kind != TACTUS_VIEW_KIND_SURFACE &&
			(tactus_responder_get_callback_mask((const void *)object->pointer) & ~15u) == 0;
	}
	return strcmp(property->word, "frame") == 0 || strcmp(property->word, "content-size") == 0 ||
		strcmp(property->word, "direction") == 0 || strcmp(property->word, "edges") == 0;
}

static void write_values(struct tactus_recorder *recorder, const struct property *property,
	const struct object *object, const double *values, size_t count)
{
	begin_line_now(recorder);
	text_add(recorder->text, "set ");
	text_add(recorder->text, object->kind == OBJECT_APPLICATION ? "application" : object->name);
	text_add_word(recorder->text, property->word);
	text_add(recorder->text, "=");
	text_add_numbers(recorder->text, values, count, ',');
	end_line(recorder);
}

void write_property(
	struct tactus_recorder *recorder, const struct property *property, const struct object *object, int64_t which)
{
	double values[MOST_NUMBERS] = { 0 };
	size_t count = (property->kinds & kinds_of(object)) != 0 ? property->get(object->pointer, values, which) : 0;

	if (count > 0)
		write_values(recorder, property, object, values, count);
}

void write_properties(struct tactus_recorder *recorder, const struct object *object)
{
	const void *other = default_of(recorder, object);
	const struct property *property;
	unsigned int kinds = kinds_of(object);

	for (size_t i = 0; (property = property_at(i)); i++) {
		int64_t whiches = property->get == get_length ? TACTUS_LENGTH_BEGIN_ARC + 1
			: property->get == get_duration       ? TACTUS_DURATION_DELAY_UNDECIDED + 1
			: property->get == get_option         ? TACTUS_SCROLL_VIEW_OPTION_TRANSFERS_VERTICALLY + 1
							      : 1;

		if ((property->kinds & kinds) == 0 || is_declared_with(property, object))
			continue;
		for (int64_t which = 0; which < whiches; which++) {
			double values[MOST_NUMBERS] = { 0 }, defaults[MOST_NUMBERS] = { 0 };
			size_t count = property->get(object->pointer, values, which);

			bool is_changed = count > 0 &&
				(property->get(other, defaults, which) != count ||
					memcmp(values, defaults, sizeof values) != 0);

			if (is_changed)
				write_values(recorder, property, object, values, count);
		}
	}
}

void add_mask(struct text *text, uint32_t mask, const char *const *words, size_t count)
{
	bool is_first = true;

	for (size_t i = 0; i < count; i++)
		if (mask >> i & 1) {
			text_add(text, is_first ? "" : ",");
			text_add(text, words[i]);
			is_first = false;
		}
	if (is_first)
		text_add(text, "none");
}

void add_options(struct tactus_recorder *recorder, const struct object *object)
{
	static const char *const phases[] = { "began", "moved", "ended", "cancelled" };
	struct text *text = recorder->text;
	const struct recognizer_kind *kind;

	if (object->kind == OBJECT_VIEW) {
		uint32_t mask = tactus_responder_get_callback_mask((const void *)object->pointer) & 15;
		enum tactus_view_kind view = tactus_view_get_kind(object->pointer);

		if (mask != 0 && view != TACTUS_VIEW_KIND_WINDOW && view != TACTUS_VIEW_KIND_SURFACE) {
			text_add(text, " handles=");
			add_mask(text, mask, phases, 4);
		}
		return;
	}
	kind = recognizer_kind(tactus_recognizer_get_kind(object->pointer));
	if (kind->add_options)
		kind->add_options(text, object->pointer);
}
