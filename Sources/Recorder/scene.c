// SPDX-License-Identifier: MIT
/* The scene with which a recording, or a part of a flight recorder's, begins. */
#include "scene.h"

/* Declares views that are in no window now but may return. */
static void declare_detached(struct tactus_recorder *recorder, const struct object *any_view)
{
	for (size_t i = 0; i < recorder->objects.capacity; i++) {
		struct object *object = recorder->objects.slots[i];

		if (!object || !object->is_declared || object->is_dead || object->scene == recorder->scene)
			continue;
		if (object->kind == OBJECT_SOURCE) {
			object->scene = recorder->scene;
			declare_source(recorder, object);
		} else if (object->kind == OBJECT_VIEW && !tactus_view_get_superview(object->pointer)) {
			declare_tree(recorder, (struct tactus_view *)object->pointer, "none", 0);
		} else if (any_view && object->kind == OBJECT_RECOGNIZER &&
			!tactus_recognizer_get_view(object->pointer)) {
			declare_recognizer_on(
				recorder, (struct tactus_recognizer *)object->pointer, any_view->name, " detached");
		}
	}
}

void write_scene(struct tactus_recorder *recorder)
{
	size_t count = tactus_application_get_window_count(recorder->application);
	const struct object *front = NULL;
	bool had_begun = recorder->has_begun;

	recorder->scene++;
	recorder->windows = count;
	recorder->has_begun = false;
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
		front = declare_tree(recorder, tactus_application_get_window(recorder->application, i), "none", 0);
	declare_detached(recorder, front);
	recorder->has_begun = true;
	describe_application(recorder);
	for (size_t i = count; i-- > 0;)
		describe_tree(recorder, tactus_application_get_window(recorder->application, i), 0);
	for (size_t i = 0; i < recorder->objects.capacity; i++) {
		const struct object *object = recorder->objects.slots[i];

		if (!object || !object->is_declared || object->is_dead || object->scene != recorder->scene)
			continue;
		if (object->kind == OBJECT_VIEW && !tactus_view_get_window(object->pointer) &&
			!tactus_view_get_superview(object->pointer))
			describe_tree(recorder, (struct tactus_view *)object->pointer, 0);
		if (object->kind == OBJECT_RECOGNIZER && !tactus_recognizer_get_view(object->pointer))
			write_properties(recorder, object);
		if (object->kind == OBJECT_VIEW && tactus_window_is_key(object->pointer)) {
			begin_line_now(recorder);
			text_add(recorder->text, "make-key ");
			text_add(recorder->text, object->name);
			end_line(recorder);
		}
		write_first_responder(recorder, object);
	}
	begin_line_now(recorder);
	text_add(recorder->text, "start");
	end_line(recorder);
	recorder->has_begun = had_begun;
}
