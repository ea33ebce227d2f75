// SPDX-License-Identifier: MIT
/* Calls about views, controls and scroll views. */
#include "calls.h"

/* Returns the index of a subview, or the count. Hosts insert at the back, or again where they inserted before. */
static size_t index_of_subview(const struct object *object, const struct tactus_view *view, size_t count)
{
	size_t start = object->last_index < count ? object->last_index : 0;

	for (size_t distance = 0; distance < count; distance++) {
		if (start + distance < count && tactus_view_get_subview(object->pointer, start + distance) == view)
			return start + distance;
		if (distance <= start && tactus_view_get_subview(object->pointer, start - distance) == view)
			return start - distance;
	}
	return count;
}

static void add_view(struct tactus_recorder *recorder, struct object *object, struct tactus_view *view, int64_t index)
{
	const struct object *subview;

	declare_view(recorder, view);
	subview = declared(recorder, view);
	if (subview)
		write_addition(recorder, subview, object, index);
}

/*
 * A view that is added comes to the front, unless it is a subview already. One that is not was refused, unless the call
 * calls back first.
 */
void write_subview(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	struct tactus_view *view = (struct tactus_view *)call->arguments.other;
	const struct object *known = declared_as(recorder, view, OBJECT_VIEW);
	size_t count = tactus_view_get_subview_count(object->pointer);

	if (!call->has_arguments || (count == 0 && !recorder->is_in_call))
		return;
	if (recorder->is_in_call)
		add_view(recorder, object, view, -1);
	else if (known ? tactus_view_get_superview(view) == object->pointer
		       : tactus_view_get_subview(object->pointer, count - 1) == view)
		add_view(recorder, object, view, -1);
}

void write_insert(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	struct tactus_view *view = (struct tactus_view *)call->arguments.other;
	size_t count = tactus_view_get_subview_count(object->pointer);
	size_t index = call->has_arguments ? index_of_subview(object, view, count) : count;

	/* The call was refused. */
	if (index == count)
		return;
	object->last_index = index;
	add_view(recorder, object, view, index + 1 == count ? -1 : (int64_t)index);
}

/*
 * A view that the recording does not have takes what it has. Responders still reach the view from inside of it, so it
 * is declared as well. A call that was refused has changed nothing; one that calls back was not refused, and is not
 * over yet.
 */
static void write_subview_leaving(
	struct tactus_recorder *recorder, const struct pending *call, const struct object *subview)
{
	struct tactus_view *view = (struct tactus_view *)call->object;
	const struct object *superview;

	if (!recorder->is_in_call && tactus_view_get_superview(subview->pointer) != view)
		return;
	declare_surroundings(recorder, view);
	superview = declared(recorder, view);
	if (!superview)
		write_word(recorder, subview, "remove-view");
	else if (recorder->is_in_call)
		write_addition(recorder, subview, superview, -1);
}

/* A recognizer comes back when its view does (declare_tree). */
void write_leaving(struct tactus_recorder *recorder, const struct pending *call)
{
	const struct object *other = call->has_arguments ? declared(recorder, call->arguments.other) : NULL;

	if (!other)
		return;
	if ((call->function->write == write_subview || call->function->write == write_insert) &&
		other->kind == OBJECT_VIEW)
		write_subview_leaving(recorder, call, other);
	else if (call->function->write == write_add_recognizer && other->kind == OBJECT_RECOGNIZER &&
		(recorder->is_in_call || tactus_recognizer_get_view(other->pointer) == call->object))
		write_word(recorder, other, "remove-recognizer");
}

void write_remove(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	write_word(recorder, object, "remove-view");
}

void write_name(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)recorder, (void)object, (void)call;
}

/* The format has one word for windows and for views in others. */
void write_to_front(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	if (!object->is_window)
		write_word(recorder, object, "bring-to-front");
}

/* Refused for any other view. */
void write_window_to_front(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	if (object->is_window)
		write_word(recorder, object, "bring-to-front");
}

void write_to_back(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	write_word(recorder, object, "send-to-back");
}

void write_make_key(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	write_word(recorder, object, "make-key");
}

void write_region(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	write_input_region(recorder, object, true);
}

static void note_destroyed(struct tactus_recorder *recorder, struct object *object)
{
	mark_dead(&recorder->objects, object);
	/* Its recognizers go with it, and their addresses may be those of other objects soon. */
	for (size_t i = 0; i < 2; i++) {
		struct object *own = find_object(&recorder->objects, object->own[i]);

		if (own && own->scroll_view == object)
			mark_dead(&recorder->objects, own);
	}
	recorder->windows -= object->is_window && recorder->windows > 0;
	if (object == recorder->first_source)
		recorder->first_source = NULL;
}

void write_destroyed(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	if (object->is_declared && object->kind != OBJECT_APPLICATION) {
		begin_line_now(recorder);
		text_add(recorder->text,
			object->kind == OBJECT_VIEW                 ? "destroy-view "
				: object->kind == OBJECT_RECOGNIZER ? "destroy-recognizer "
				: object->kind == OBJECT_SOURCE     ? "destroy-source "
				: object->kind == OBJECT_CLIENT     ? "destroy-client "
								    : "destroy-controller ");
		text_add(recorder->text, object->name);
		end_line(recorder);
	}
	note_destroyed(recorder, object);
}

void write_controller(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	declare_controller(recorder, object);
}

void write_hit_test(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	if (!call->has_arguments)
		return;
	begin_about(recorder, "hit-test", object);
	text_add(recorder->text, " ");
	text_add_numbers(recorder->text, call->arguments.numbers, 2, ' ');
	end_line(recorder);
}

void write_send_actions(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	begin_about(recorder, "send-actions", object);
	text_add(recorder->text, " ");
	text_add_integer(recorder->text, call->arguments.integer);
	end_line(recorder);
}

static void write_animated(struct tactus_recorder *recorder, struct object *object, const struct pending *call,
	const char *word, size_t count)
{
	if (!call->has_arguments)
		return;
	begin_about(recorder, word, object);
	text_add(recorder->text, " ");
	text_add_numbers(recorder->text, call->arguments.numbers, count, ' ');
	text_add(recorder->text, call->arguments.integer != 0 ? " animated" : "");
	end_line(recorder);
}

void write_offset(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	write_animated(recorder, object, call, "scroll-to", 2);
}

void write_zoom(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	write_animated(recorder, object, call, "zoom-to", 1);
}

void write_visible(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	write_animated(recorder, object, call, "scroll-to-visible", 4);
}

void write_zoom_rectangle(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	write_animated(recorder, object, call, "zoom-to-rectangle", 4);
}

void write_stop(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	write_word(recorder, object, "stop-scrolling");
}

void write_content_view(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	const struct object *content =
		call->has_arguments ? declared_as(recorder, call->arguments.other, OBJECT_VIEW) : NULL;

	begin_about(recorder, "content-view", object);
	text_add_word(recorder->text, content ? content->name : "none");
	end_line(recorder);
}

void write_set(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	write_property(recorder, call->function->property, object, call->arguments.integer);
}
