// SPDX-License-Identifier: MIT
/* The scene with which a recording, or a part of a flight recorder's, begins. */
#include <stdlib.h>

#include "scene.h"

/* Returns whether an object is in the recording, but not in the scene yet. */
static bool is_missing(const struct tactus_recorder *recorder, const struct object *object)
{
	return object && object->is_declared && !object->is_dead && object->scene != recorder->scene;
}

/* Declares sources, and views that are in no window now but may return: each with all of its tree that is known. */
static void declare_detached(struct tactus_recorder *recorder)
{
	for (size_t i = 0; i < recorder->objects.capacity; i++) {
		struct object *object = recorder->objects.slots[i];
		struct tactus_view *view, *outer;

		if (!is_missing(recorder, object))
			continue;
		if (object->kind == OBJECT_SOURCE) {
			object->scene = recorder->scene;
			declare_source(recorder, object);
		}
		if (object->kind != OBJECT_VIEW)
			continue;
		view = (struct tactus_view *)object->pointer;
		while ((outer = tactus_view_get_superview(view)) &&
			is_missing(recorder, find_object(&recorder->objects, outer)))
			view = outer;
		declare_tree(recorder, view);
	}
}

/* Declares recognizers that are on no view of the scene. The format wants the name of some view. */
static void declare_detached_recognizers(struct tactus_recorder *recorder)
{
	const struct object *view = NULL;

	for (size_t i = 0; !view && i < recorder->objects.capacity; i++) {
		const struct object *object = recorder->objects.slots[i];

		if (object && object->kind == OBJECT_VIEW && object->scene == recorder->scene)
			view = object;
	}
	for (size_t i = 0; view && i < recorder->objects.capacity; i++) {
		const struct object *object = recorder->objects.slots[i];

		if (is_missing(recorder, object) && object->kind == OBJECT_RECOGNIZER && !object->scroll_view)
			declare_recognizer_on(
				recorder, (struct tactus_recognizer *)object->pointer, view->name, " detached");
	}
}

/* Objects that the scene could not declare get a new name when they are declared again. */
static void forget_missing(struct tactus_recorder *recorder)
{
	for (size_t i = 0; i < recorder->objects.capacity; i++) {
		struct object *object = recorder->objects.slots[i];

		if (!is_missing(recorder, object))
			continue;
		object->is_declared = false;
		free(object->name);
		object->name = NULL;
	}
}

static void describe_rest(struct tactus_recorder *recorder)
{
	for (size_t i = 0; i < recorder->objects.capacity; i++) {
		const struct object *object = recorder->objects.slots[i];

		if (!object || !object->is_declared || object->is_dead || object->scene != recorder->scene)
			continue;
		if (object->kind == OBJECT_VIEW)
			describe_tree(recorder, (struct tactus_view *)object->pointer);
		if (object->kind == OBJECT_RECOGNIZER)
			describe_recognizer(recorder, (struct tactus_recognizer *)object->pointer);
	}
}

static void write_focus(struct tactus_recorder *recorder)
{
	for (size_t i = 0; i < recorder->objects.capacity; i++) {
		const struct object *object = recorder->objects.slots[i];

		if (!object || !object->is_declared || object->is_dead || object->scene != recorder->scene)
			continue;
		if (object->kind == OBJECT_VIEW && tactus_window_is_key(object->pointer)) {
			begin_line_now(recorder);
			text_add(recorder->text, "make-key ");
			text_add(recorder->text, object->name);
			end_line(recorder);
		}
		write_first_responder(recorder, object);
	}
}

void write_scene(struct tactus_recorder *recorder)
{
	size_t count = tactus_application_get_window_count(recorder->application);
	bool had_begun = recorder->has_begun;

	recorder->scene++;
	recorder->windows = count;
	recorder->has_begun = false;
	recorder->is_in_scene = true;
	forget_waiting(recorder);
	text_add(recorder->text, "# Recorded by libtactus-recorder ");
	text_add_integer(recorder->text, TACTUS_VERSION_MAJOR);
	text_add(recorder->text, ".");
	text_add_integer(recorder->text, TACTUS_VERSION_MINOR);
	text_add(recorder->text, ".");
	text_add_integer(recorder->text, TACTUS_VERSION_PATCH);
	text_add(recorder->text, "; play it with: tactus replay FILE\nrecording 1\n");
	/* The source whose samples are written without a name comes first. */
	if (recorder->first_source) {
		struct object *first = find_object(&recorder->objects, recorder->first_source->pointer);

		if (first) {
			first->scene = recorder->scene;
			declare_source(recorder, first);
		}
	}
	for (size_t i = count; i-- > 0;)
		declare_tree(recorder, tactus_application_get_window(recorder->application, i));
	declare_detached(recorder);
	declare_detached_recognizers(recorder);
	recorder->has_begun = true;
	describe_application(recorder);
	for (size_t i = count; i-- > 0;)
		describe_tree(recorder, tactus_application_get_window(recorder->application, i));
	describe_rest(recorder);
	write_focus(recorder);
	begin_line_now(recorder);
	text_add(recorder->text, "start");
	end_line(recorder);
	forget_missing(recorder);
	recorder->is_in_scene = false;
	recorder->has_begun = had_begun;
}
